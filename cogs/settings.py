"""The host's panel of settings: opened from the lobby, changed one setting at a time."""

from discord.ext import commands

from bot.engine import Rank
from bot.tables.errors import Refused
from bot.tables.lobby_rules import check_in_lobby
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.feature import Feature, Interaction, clicked
from cogs.layouts.parts import Layout
from cogs.layouts.settings_panel import Page, settings_layout
from cogs.private_answers import SETTINGS, while_hosts_lobby
from cogs.setting_clicks import SettingClick, page_of


class TableSettings(Feature):
    """Lets the host put together what is played."""

    @clicked(Verb.SETTINGS)
    async def settings(self, interaction: Interaction, address: Address) -> None:
        """Open the panel, or turn its page."""
        table = await self.services.tables.view(address.table)
        if table.host != interaction.user.id:
            raise Refused("not-host")
        check_in_lobby(table.phase)
        await self._show(interaction, table, page_of(address.argument), Rank.TWO)

    @clicked(Verb.SETTING)
    async def setting(self, interaction: Interaction, address: Address) -> None:
        """Change one setting, and show what follows from it."""
        click = SettingClick.of(interaction, address)
        if click.changes:
            table = await self.services.tables.change_rules(address.table, interaction.user.id, click.change)
        else:
            table = await self.services.tables.view(address.table)
            check_in_lobby(table.phase)
        await self._show(interaction, table, click.page, click.rank)

    async def _show(self, interaction: Interaction, table: TableView, page: Page, rank: Rank) -> None:
        words = self.words(interaction)

        def draw(now: TableView) -> Layout:
            return settings_layout(now, words, page, rank)

        follow = while_hosts_lobby(table.id, draw, interaction.user.id)
        await self.bot.private_answers.show_in_panel(interaction, draw(table), SETTINGS, follow)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(TableSettings(bot))
