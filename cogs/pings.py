"""The ping: one message with one mention, only when somebody lets his turn wait (experience.md §6)."""

import logging
from collections.abc import Callable, Coroutine, Iterable

import discord
from discord.ext import commands

from bot.keeping.settings import Ping
from bot.tables.clock import Timer
from bot.tables.reminding import LEFT_AT_LEAST, PINGED_AT_FIRST, reminder_at
from bot.tables.tasks import Tasks
from bot.tables.views import TableView
from cogs.answering import reached
from cogs.discord_answers import DISCORD_ERRORS, DiscordAnswer, discord_answer
from cogs.feature import Feature
from cogs.layouts.absence import direct_ping_layout, ping_layout
from cogs.members import Members
from cogs.ping_memory import PingMemory, SentPing
from cogs.sending import change, post

log = logging.getLogger(__name__)

LOOKS_A_SECOND = 20
"""Every look reads a table and perhaps writes a message."""


class Pings(Feature):
    """Implements `bot.tables.protocols.Reminder`."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Nobody is waited for yet."""
        super().__init__(bot)
        self._memory = PingMemory(self.services.notes)
        members = bot.get_cog("Members")
        assert isinstance(members, Members)
        self._members = members
        self._tasks = Tasks()
        self._timers: dict[str, Timer] = {}
        self._since: dict[str, int] = {}
        self._deadlines: dict[str, float | None] = {}
        self._overdue = 0.0
        """When the latest of the overdue looks is taken."""

    async def cog_load(self) -> None:
        """Know what was sent before, and hear from the tables."""
        await super().cog_load()
        await self._memory.load()
        self.services.tables.remind_through(self)

    async def cog_unload(self) -> None:
        """Remind nobody any more; what was sent is taken away at the next start if it is outdated."""
        await super().cog_unload()
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    @property
    def busy(self) -> bool:
        """Whether a message is being sent or taken away."""
        return self._tasks.busy

    def waits(self, table: str, since: int | None, people: tuple[int, ...], deadline: float | None) -> None:
        """A table waits for these people since this moment, or for nobody."""
        if not people or not self._memory.has_pinged(table, people):
            self._memory.forget_turn(table)
        if self._memory.is_outdated(table, since, people):
            self._tasks.spawn(self._put_away(table))
        known, self._deadlines[table] = self._deadlines.get(table), deadline
        if since is not None and self._since.get(table) == since:
            if known != deadline:
                self._show_again(table, since)
            return
        self._stop_timer(table)
        if since is None:
            self._since.pop(table, None)
            self._deadlines.pop(table)
            return
        self._since[table] = since
        if not self._memory.has_pinged(table, people):
            self._wait(table, since, self._first_look(since))
        else:
            self._show_again(table, since)

    def went_away(self, guild: int, people: tuple[int, ...]) -> None:
        """See who of them has left the server: the computer need not keep his seat for him."""
        self._tasks.spawn(self._members.gone(guild, people))

    def _show_again(self, table: str, since: int) -> None:
        """What was sent says when the time is up: bring it up to date, and say when little is left."""
        if self._memory.pings(table, since):
            self._ring_at(self._in_turn(), table, lambda: self._show(table, since))

    def _first_look(self, since: int) -> float:
        """When to see whether somebody is to be reminded; a start with thousands of waiting tables looks in turn."""
        moment, now = since / 1000 + PINGED_AT_FIRST, self.services.clock.now()
        if moment > now:
            return moment
        return self._in_turn()

    def _in_turn(self) -> float:
        self._overdue = max(self.services.clock.now(), self._overdue + 1 / LOOKS_A_SECOND)
        return self._overdue

    def _wait(self, table: str, since: int, moment: float) -> None:
        self._ring_at(moment, table, lambda: self._remind(table, since))

    def _ring_at(self, moment: float, table: str, work: Callable[[], Coroutine[object, object, None]]) -> None:
        def ring() -> None:
            self._timers.pop(table, None)
            self._tasks.spawn(work())

        self._stop_timer(table)
        self._timers[table] = self.services.clock.call_at(moment, ring)

    def _stop_timer(self, table: str) -> None:
        if (timer := self._timers.pop(table, None)) is not None:
            timer.cancel()

    async def _remind(self, table: str, since: int) -> None:
        tables = self.services.tables
        if not await self._is_time(table, since):
            return
        view = await tables.view(table)
        gone = await self._members.gone(view.guild, self._to_remind(view))
        if not await self._is_time(table, since):  # asking Discord takes its time
            return
        view = await tables.view(table)
        people = tuple(person for person in self._to_remind(view) if person not in gone)
        if not people:  # his seat could not be given up
            self._wait(table, since, self.services.clock.now() + PINGED_AT_FIRST)
            return
        self._memory.begin(table, since, people)
        await self._send(view, people)
        if self._since.get(table) != since:  # he acted while it was being sent
            await self._put_away(table)
        else:
            self._warn_later(view, since)

    async def _is_time(self, table: str, since: int) -> bool:
        """Whether somebody is to be reminded now; where he is to be later, it is looked again then."""
        tables, now = self.services.tables, self.services.clock.now()
        view = await tables.view(table)
        if view.waiting_since != since or self._since.get(table) != since:
            return False
        settings = await self.services.settings.guild_settings(view.guild)
        moment = reminder_at(view, settings.ping_seconds, tables.attendance.after)
        if now < moment or tables.attendance.is_away:
            self._wait(table, since, max(moment, now + PINGED_AT_FIRST))
            return False
        return not self._memory.has_pinged(table, self._to_remind(view))

    def _to_remind(self, view: TableView) -> tuple[int, ...]:
        return tuple(
            seat.person for seat in view.seats if seat.on_turn and seat.person is not None and not seat.autopilot
        )

    async def _send(self, view: TableView, people: tuple[int, ...]) -> None:
        """Direct messages to those who want them, one message in the channel for all others who want any."""
        mentioned: list[int] = []
        for person in people:
            wish = (await self.services.settings.personal_settings(person)).ping
            if wish is Ping.MENTION or (wish is Ping.DIRECT and not await self._send_directly(view, person)):
                mentioned.append(person)
        if mentioned:
            await self._mention(view, mentioned)

    async def _mention(self, view: TableView, people: list[int]) -> None:
        words = self.services.localizer.words(view.locale)
        try:
            sent = await post(self.bot, view.channel, ping_layout(view, people, words), _mentioning(people))
        except DISCORD_ERRORS as error:
            if discord_answer(error) is DiscordAnswer.UNEXPECTED:
                raise
            return
        await self._memory.sent(view.id, SentPing(view.channel, sent, tuple(people)))

    def _warn_later(self, view: TableView, since: int) -> None:
        """Say in the same message when twenty seconds are left; an edit notifies nobody."""
        now = self.services.clock.now()
        if view.deadline is None or not self._memory.pings(view.id, since):
            return
        if (moment := view.deadline - LEFT_AT_LEAST) > now:
            self._ring_at(moment, view.id, lambda: self._show(view.id, since))

    async def _show(self, table: str, since: int) -> None:
        """Bring what was sent up to what is true now."""
        tables, now = self.services.tables, self.services.clock.now()
        view = await tables.view(table)
        if view.waiting_since != since or self._since.get(table) != since:
            return
        hurry = view.deadline is not None and view.deadline - LEFT_AT_LEAST <= now
        if hurry and tables.attendance.is_away:  # his time does not pass
            self._ring_at(now + PINGED_AT_FIRST, table, lambda: self._show(table, since))
            return
        self._warn_later(view, since)
        words = self.services.localizer.words(view.locale)
        for ping in self._memory.pings(table, since):
            layout = (
                ping_layout(view, ping.people, words, hurry=hurry)
                if ping.people
                else direct_ping_layout(view, await self._link(view), words)
            )
            await reached(change(self.bot, ping.channel, ping.message, layout, _mentioning(ping.people)))

    async def _link(self, view: TableView) -> str:
        place = await self.services.tables.place(view.id)
        return f"https://discord.com/channels/{view.guild}/{place.channel}/{place.message or ''}"

    async def _send_directly(self, view: TableView, person: int) -> bool:
        """Whether the direct message arrived; people may have closed theirs, which is normal."""
        words, link = self.services.localizer.words(view.locale), await self._link(view)
        try:
            channel = await self.bot.create_dm(discord.Object(person))
            sent = await post(self.bot, channel.id, direct_ping_layout(view, link, words))
        except DISCORD_ERRORS as error:
            if discord_answer(error) is DiscordAnswer.UNEXPECTED:
                raise
            return False
        await self._memory.sent(view.id, SentPing(channel.id, sent))
        return True

    async def _put_away(self, table: str) -> None:
        for ping in await self._memory.take(table):
            await reached(self.bot.get_partial_messageable(ping.channel).get_partial_message(ping.message).delete())


def _mentioning(people: Iterable[int]) -> discord.AllowedMentions:
    """These people, and nobody else."""
    users = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Pings(bot))
