"""The one router of clicks: from a button's address to the cog that answers it."""

from collections import OrderedDict
from typing import cast

import discord
from discord.ext import commands

from cogs.addresses import parse_address
from cogs.errors import Refusals
from cogs.feature import Feature, Interaction

REMEMBERED = 4096
"""How many interaction ids are kept to drop repeated ones; a resumed gateway replays at most minutes."""


class Router(commands.Cog):
    """Listens for clicks. Views carry no callbacks, so nothing else of discord.py answers them."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Route to the features that the client has loaded."""
        self.bot = bot
        self._seen: OrderedDict[int, None] = OrderedDict()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a click once; slash commands go through the command tree."""
        if interaction.type is not discord.InteractionType.component or self._repeated(interaction.id):
            return
        refusals = self.bot.get_cog("Refusals")
        assert isinstance(refusals, Refusals)
        data = cast("dict[str, object]", interaction.data or {})
        address = parse_address(str(data.get("custom_id", "")))
        if address is None:
            await refusals.refuse(interaction, "unknown-button")
            return
        for cog in self.bot.cogs.values():
            if isinstance(cog, Feature) and (handler := cog.clicks.get(address.verb)) is not None:
                await refusals.guard(interaction, handler(interaction, address))
                return
        await refusals.refuse(interaction, "unknown-button")

    def _repeated(self, interaction: int) -> bool:
        if interaction in self._seen:
            return True
        self._seen[interaction] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return False


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Router(bot))
