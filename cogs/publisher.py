"""Shows what tables have become: the public message, edited in place, posted anew when it must be found again."""

import logging
from datetime import timedelta

import discord
from discord.ext import commands

from bot.tables.home import Home
from bot.tables.place import Place
from bot.tables.state import RUNNING, Phase
from bot.tables.tasks import Tasks
from bot.tables.views import TableView
from cogs.answering import reached, reached_or_lost
from cogs.discord_answers import DISCORD_ERRORS, DiscordAnswer, discord_answer
from cogs.feature import Feature
from cogs.hands import Hands
from cogs.layouts.parts import Part
from cogs.sending import change, post
from cogs.showing import Showing
from cogs.threads import MatchThreads

log = logging.getLogger(__name__)

OLD_MESSAGE = timedelta(minutes=50)
"""Edits of messages older than an hour are rationed (discord_facts.md §6): a running table moves before."""
ARCHIVED_THREAD = 50083
"""Discord's code for an edit in a thread that was archived (discord_facts.md §8)."""
TROUBLE_PAUSES = (1.0, 4.0, 15.0, 60.0, 300.0)
"""Seconds between the tries of a repaint while Discord has trouble; the last one is repeated."""


class TablePublisher(Feature):
    """Implements `bot.tables.protocols.Publisher`."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Hands are kept by their own feature."""
        super().__init__(bot)
        self.showing = Showing(self.services)
        hands = bot.get_cog("Hands")
        assert isinstance(hands, Hands)
        self.hands = hands
        self.threads = MatchThreads(bot, self.services)
        self._tasks = Tasks()
        self._tries: dict[str, int] = {}
        """How often in a row each table could not be painted for Discord's trouble."""
        self._ways: dict[str, list[Part]] = {}
        """Tables in threads: what stood last in the channel from which the way leads there."""
        self._ends_posted: set[str] = set()
        """Ended tables whose result stands in a message of its own, as theirs was deleted: once is enough."""

    async def cog_load(self) -> None:
        """With somebody to show them, the tables open their doors."""
        await super().cog_load()
        count = await self.services.tables.open_doors(self)
        log.info("%s tables are running", count)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited (again): tables that could not be painted meanwhile are."""
        await self.services.tables.repaint_all(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord has the server back after an outage; it says so of every server at every start, too."""
        await self.services.tables.repaint_all(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: object, after: discord.abc.GuildChannel) -> None:
        """Permissions may have come back: tables that could not be painted are."""
        await self.services.tables.repaint_all(after.guild.id)

    async def refresh_hand(self, table: str, person: int) -> None:
        """Bring an open hand up to the state, where one is open and may change."""
        await self.hands.refresh_hand(table, person)

    async def refresh_panels(self, table: str) -> None:
        """Bring the private panels that follow the table up to its state, and the way to its thread."""
        view = await self.services.tables.view(table)
        await self.bot.private_answers.follow(view)
        await self._show_way(view)

    async def _show_way(self, view: TableView) -> None:
        """Who plays in the thread may have changed."""
        if view.home is None or view.phase not in RUNNING:
            self._ways.pop(view.id, None)
            return
        layout = self.showing.home_layout(view)
        if self._ways.get(view.id) == layout.parts:
            return
        self._ways[view.id] = layout.parts
        if not await reached(change(self.bot, view.home.channel, view.home.message, layout)):
            self._ways.pop(view.id, None)

    async def paint_table(self, table: str) -> bool:
        """Bring the public message up to the table's state; whether that was possible.

        While Discord has trouble it is tried again by the clock, so that the channel's other tables need not wait.
        """
        try:
            await self._paint(table)
        except DISCORD_ERRORS as error:
            answer = discord_answer(error)
            if answer is DiscordAnswer.UNEXPECTED:
                raise
            log.info("table %s could not be painted: %s", table, error)
            if answer is DiscordAnswer.TROUBLE:
                self._try_again(table)
            return False
        self._tries.pop(table, None)
        return True

    def _try_again(self, table: str) -> None:
        tries = self._tries.get(table, 0)
        self._tries[table] = tries + 1
        pause = TROUBLE_PAUSES[min(tries, len(TROUBLE_PAUSES) - 1)]
        clock = self.services.clock
        clock.call_at(clock.now() + pause, lambda: self._repaint_if_behind(table))

    def _repaint_if_behind(self, table: str) -> None:
        if table in self._tries:
            self._tasks.spawn(self.services.tables.repaint(table))

    async def _paint(self, table: str) -> None:
        view = await self.services.tables.view(table)
        place = await self.services.tables.place(table)
        if view.phase in RUNNING or view.home is None:
            await self._paint_there(view, place)
            return
        await self._bring_home(view, view.home)
        await reached_or_lost(self._paint_there(view, place))
        await self.threads.archive(view.channel)
        await self.services.tables.came_home(table)

    async def _paint_there(self, view: TableView, place: Place) -> None:
        if place.message is None:
            await self._post(view, place)
        elif place.wants_new_message or self._is_old(view, place.message):
            if await self._post(view, place):
                await self._put_away(place.channel, place.message)
                # outside the channel's queue: hands have limits of their own
                self._tasks.spawn(self.hands.deal(view.id))
        else:
            await self._edit(view, place, place.message)

    async def _bring_home(self, view: TableView, home: Home) -> None:
        """Show the result in the channel from which the match went into its thread."""
        if view.id in self._ends_posted:
            return
        layout = self.showing.home_layout(view)
        try:
            await change(self.bot, home.channel, home.message, layout)
        except DISCORD_ERRORS as error:
            match discord_answer(error):
                case DiscordAnswer.MESSAGE_GONE:
                    await reached_or_lost(post(self.bot, home.channel, self.showing.home_layout(view)))
                    self._ends_posted.add(view.id)
                case DiscordAnswer.TROUBLE | DiscordAnswer.UNEXPECTED:
                    raise
                case _:
                    log.info("the result of table %s cannot be shown in its channel: %s", view.id, error)

    def _is_old(self, view: TableView, message: int) -> bool:
        written = discord.utils.snowflake_time(message).timestamp()
        return view.phase in RUNNING and self.services.clock.now() - written > OLD_MESSAGE.total_seconds()

    async def _post(self, view: TableView, place: Place) -> bool:
        """Post the table anew; False where it has moved to another channel meanwhile."""
        message = await post(self.bot, place.channel, self.showing.layout(view))
        if await self.services.tables.record_message(view.id, place.channel, message, place.post):
            return True
        await self._put_away(place.channel, message)
        return False

    async def _edit(self, view: TableView, place: Place, message: int) -> None:
        try:
            await change(self.bot, place.channel, message, self.showing.layout(view))
        except discord.HTTPException as error:
            if discord_answer(error) is not DiscordAnswer.MESSAGE_GONE and error.code != ARCHIVED_THREAD:
                raise
            if view.phase in RUNNING:  # a new message opens an archived thread again
                await self._post(view, place)
            elif view.phase is Phase.FINISHED and view.home is None and view.id not in self._ends_posted:
                await self._post(view, place)
                self._ends_posted.add(view.id)

    async def _put_away(self, channel: int, message: int) -> None:
        """Delete an older message; where that fails, a click on it is answered with where the table is now."""
        await reached(self.bot.get_partial_messageable(channel).get_partial_message(message).delete())


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(TablePublisher(bot))
