"""The rule card: of a variant, or of the table at hand."""

from discord import app_commands
from discord.ext import commands

from bot.engine import GAMES
from bot.tables.errors import Refused
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.feature import Feature, Interaction, clicked, subcommand
from cogs.layouts.formats import players_left
from cogs.layouts.rules_card import rules_layout
from cogs.lobby import usual_variant
from cogs.place import channel_of, guild_of


class RuleCards(Feature):
    """Shows rules, made from the settings themselves."""

    def choices(self, option: str) -> list[app_commands.Choice[str]]:
        """The variants by name."""
        return self.variants() if option == "variant" else []

    @subcommand("rules")
    async def rules(self, interaction: Interaction, variant: str | None = None) -> None:
        """The rules of a variant; without one, of the table in this channel, else of the usual one."""
        if variant is not None and variant not in GAMES:
            raise Refused("unknown-variant", variant=variant)
        tables = self.services.tables.tables_in(guild_of(interaction), channel_of(interaction))
        if variant is None and tables:
            await self._show(interaction, tables[-1])
            return
        rules = GAMES[variant or await self._usual(interaction)]
        await self.bot.private_answers.show(interaction, rules_layout(rules, self.words(interaction)), "rules")

    async def _usual(self, interaction: Interaction) -> str:
        return usual_variant(await self.services.settings.guild_settings(guild_of(interaction)))

    @clicked(Verb.RULES)
    async def of_table(self, interaction: Interaction, address: Address) -> None:
        """The rules of the table whose button was clicked."""
        await self._show(interaction, await self.services.tables.view(address.table))

    async def _show(self, interaction: Interaction, table: TableView) -> None:
        words, players = self.words(interaction), players_left(table)
        layout = rules_layout(table.rules, words, players, table.id, table.agreement)
        await self.bot.private_answers.show(interaction, layout, "rules")


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(RuleCards(bot))
