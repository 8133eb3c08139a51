"""A match in a thread of its own: made when it starts, archived when it is over."""

import asyncio
import logging
from typing import Literal

import discord
from discord.ext import commands

from bot.services import Services
from bot.tables.errors import Refused
from bot.tables.home import Home
from bot.tables.protocols import StoreUnavailable
from bot.tables.views import TableView
from cogs.answering import reached
from cogs.discord_answers import DISCORD_ERRORS, DiscordAnswer, discord_answer
from cogs.feature import Interaction
from cogs.layouts.threads import thread_name

log = logging.getLogger(__name__)

ARCHIVED_AFTER: Literal[10080] = 10080
"""Minutes without a new message after which Discord archives the thread: a week, its longest. Edits do not count."""
THREAD_IS_THERE = 160004
"""Discord's code for a message that has a thread already."""


class MatchThreads:
    """Makes and archives the threads of matches."""

    def __init__(self, bot: commands.AutoShardedBot, services: Services) -> None:
        """Threads are the bot's own, so that it may archive them."""
        self._bot = bot
        self._services = services

    async def move_in(self, interaction: Interaction, table: TableView) -> TableView | None:
        """Move a match that has just started into a new thread; None where it stays.

        Only in a text channel can there be one, and the bot needs what `missing_for_threads` names.
        """
        if not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.id != table.channel:
            return None
        if interaction.message is None:
            return None
        words = self._services.localizer.words(table.locale)
        if not await self._makes(interaction.message, thread_name(table, words)):
            return None
        message = interaction.message.id  # and the thread's id, too
        try:
            return await self._services.tables.move_to_thread(table.id, message, Home(interaction.channel.id, message))
        except (Refused, StoreUnavailable) as error:
            log.warning("table %s stays out of its thread: %s", table.id, error)
            await reached(self.archive(message))
            return None

    async def invite(self, table: TableView) -> None:
        """Add everybody who sits at the table to its thread, so that they see it in their lists."""
        people = [seat.person for seat in table.seats if seat.person is not None]
        await asyncio.gather(*(self._add(table.channel, person) for person in people))

    async def _add(self, thread: int, person: int) -> None:
        try:
            await self._bot.http.add_user_to_thread(thread, person)
        except DISCORD_ERRORS as error:
            log.info("%s could not be added to thread %s: %s", person, thread, error)

    async def _makes(self, message: discord.Message, name: str) -> bool:
        """Whether the message has a thread now, which then bears its id."""
        try:
            await message.create_thread(name=name, auto_archive_duration=ARCHIVED_AFTER)
        except DISCORD_ERRORS as error:
            if isinstance(error, discord.HTTPException) and error.code == THREAD_IS_THERE:
                return True  # an answer was lost
            # a channel at its limit, trouble: the match is played in the channel
            log.info("no thread could be made: %s", error)
            return False
        return True

    async def archive(self, thread: int) -> None:
        """Close it, quietly; whoever writes there opens it again. While Discord has trouble, its error is raised."""
        try:
            channel = self._bot.get_channel(thread) or await self._bot.fetch_channel(thread)
            if isinstance(channel, discord.Thread) and not channel.archived:
                await channel.edit(archived=True)
        except DISCORD_ERRORS as error:
            if discord_answer(error) in (DiscordAnswer.UNEXPECTED, DiscordAnswer.TROUBLE):
                raise
            log.info("thread %s could not be archived: %s", thread, error)
