"""The one router of clicks: from a button's address to the cog that answers it."""

from typing import cast

from discord.ext import commands

from cogs.addresses import Verb, parse_address
from cogs.doorkeeper import Doorkeeper
from cogs.errors import Refusals
from cogs.feature import CLICKS, ClickHandler, Feature, House, Interaction


class Router(commands.Cog):
    """Listens for clicks and forms. Messages carry no callbacks, so nothing else of discord.py answers them."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Route to the features that the client has loaded."""
        assert isinstance(bot, House)
        self.bot = bot
        self.doorkeeper: Doorkeeper = bot.doorkeeper
        self._handlers: dict[Verb, ClickHandler] = {}

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a click or a form once; slash commands go through the command tree."""
        if interaction.type not in CLICKS:
            return
        data = cast("dict[str, object]", interaction.data or {})
        address = parse_address(str(data.get("custom_id", "")))
        if not self.doorkeeper.admit(interaction, None if address is None else address.verb):
            return
        refusals = self.bot.get_cog("Refusals")
        assert isinstance(refusals, Refusals)
        if address is None:
            await refusals.refuse(interaction, "unknown-button")
            return
        handler = self._handlers.get(address.verb) or self._find(address.verb)
        if handler is None:
            await refusals.refuse(interaction, "unknown-button")
        else:
            async with self.bot.private_answers.answering(interaction):
                await refusals.guard(interaction, handler(interaction, address))

    def _find(self, verb: Verb) -> ClickHandler | None:
        """Features are loaded after this one, so each verb is looked for when it first comes."""
        for cog in self.bot.cogs.values():
            if isinstance(cog, Feature) and (handler := cog.clicks.get(verb)) is not None:
                self._handlers[verb] = handler
                return handler
        return None


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Router(bot))
