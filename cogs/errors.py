"""Whatever goes wrong is said to the person, in his language; nobody is left with silence."""

import logging
import secrets
from collections.abc import Awaitable
from typing import cast

from discord import app_commands
from discord.ext import commands

from bot.engine import Argument, PestenError
from bot.i18n import FALLBACK
from bot.services import Services
from bot.tables.protocols import StoreUnavailable
from cogs.addresses import Verb, parse_address
from cogs.answering import reached
from cogs.discord_answers import DISCORD_ERRORS, DiscordAnswer, discord_answer
from cogs.feature import House, Interaction
from cogs.layouts.notices import notice_layout, refusal_text
from cogs.private_answers import NOTICE

log = logging.getLogger(__name__)


FINAL = frozenset({"not-host", "already-started", "table-over", "table-gone", "not-seated"})
"""After these refusals a panel is of no use any more: the sentence takes its place."""
PANEL_VERBS = frozenset(
    {Verb.SETTINGS, Verb.SETTING, Verb.PACE, Verb.KEEP, Verb.MORE, Verb.LEAVE, Verb.STOP, Verb.STAY, Verb.REPOST}
)
"""What is clicked in panels; never in a hand, which shows its refusals itself."""


class Refusals(commands.Cog):
    """Turns errors into answers."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Catch the errors of the whole command tree as well."""
        assert isinstance(bot, House)
        self.bot = bot
        self.services: Services = bot.services
        bot.tree.error(self.on_command_error)

    async def guard(self, interaction: Interaction, work: Awaitable[None]) -> None:
        """Do the work; what it raises is answered."""
        try:
            await work
        except Exception as error:  # noqa: BLE001 - every kind has its answer
            await self.explain(interaction, error)

    async def on_command_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """A slash command failed."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.explain(interaction, cause)

    async def explain(self, interaction: Interaction, error: Exception) -> None:
        """Say what an error means for the person."""
        match error:
            case PestenError() if self.services.localizer.words(FALLBACK).has(f"error-{error.code}"):
                await self.refuse(interaction, error.code, **error.arguments)
            case StoreUnavailable():
                log.error("the database refused an act: %s", error)
                await self.refuse(interaction, "not-stored")
            case app_commands.NoPrivateMessage() | app_commands.CheckFailure():
                await self.refuse(interaction, "guild-only")
            case _ if isinstance(error, DISCORD_ERRORS) and discord_answer(error) is not DiscordAnswer.UNEXPECTED:
                log.info("Discord did not take an answer: %s", error)
            case _:
                await self._unexpected(interaction, error)

    async def refuse(self, interaction: Interaction, code: str, **arguments: Argument) -> None:
        """Answer with the sentence of an error code."""
        words = self.services.localizer.words(str(interaction.locale))
        layout = notice_layout(refusal_text(words, code, arguments), words)
        answers = self.bot.private_answers
        ended = code in FINAL and _verb(interaction) in PANEL_VERBS
        await reached((answers.show_in_panel if ended else answers.show)(interaction, layout, NOTICE))

    async def _unexpected(self, interaction: Interaction, error: Exception) -> None:
        number = secrets.token_hex(2).upper()
        log.error("something went wrong (%s)", number, exc_info=error)
        await self.refuse(interaction, "internal", number=number)


def _verb(interaction: Interaction) -> Verb | None:
    data = cast("dict[str, object]", interaction.data or {})
    address = parse_address(str(data.get("custom_id", "")))
    return None if address is None else address.verb


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Refusals(bot))
