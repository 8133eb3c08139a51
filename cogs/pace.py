"""The host's panel of the pace, before the first deal."""

from typing import cast

from discord.ext import commands

from bot.tables.errors import Refused
from bot.tables.lobby_rules import check_in_lobby
from bot.tables.pace import Pace
from bot.tables.state import ComputerSpeed
from cogs.addresses import Address, Verb
from cogs.feature import Feature, Interaction, clicked
from cogs.layouts.pace_panel import PACE, SPEED, pace_layout
from cogs.private_answers import SETTINGS, while_hosts_lobby


class TablePace(Feature):
    """Lets the host choose how long turns may take, and how long computers think."""

    @clicked(Verb.PACE)
    async def pace(self, interaction: Interaction, address: Address) -> None:
        """Open the panel, or choose in it."""
        tables, person = self.services.tables, interaction.user.id
        table = await tables.view(address.table)
        if table.host != person:
            raise Refused("not-host")
        check_in_lobby(table.phase)
        chosen = cast("dict[str, list[str]]", interaction.data or {}).get("values", [])
        if address.argument == PACE and chosen:
            table = await tables.change_pace(address.table, person, Pace(chosen[0]))
        elif address.argument == SPEED and chosen:
            table = await tables.change_pace(address.table, person, computer_speed=ComputerSpeed(chosen[0]))
        words = self.words(interaction)
        follow = while_hosts_lobby(table.id, lambda now: pace_layout(now, words), person)
        await self.bot.private_answers.show_in_panel(interaction, pace_layout(table, words), SETTINGS, follow)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(TablePace(bot))
