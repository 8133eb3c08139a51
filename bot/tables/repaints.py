"""One queue of repaints per channel: Discord's limit on edits is the channel's, and only the last state matters."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables.tasks import Tasks

log = logging.getLogger(__name__)

Paint = Callable[[str], Awaitable[None]]

SLOW_SECONDS = 0.05
PACE_SECONDS = 1.0
"""After a painting that took longer than the first, the next in its channel begins this long after that one began.

Discord takes a few tenths of a second for an edit, and of one channel five edits in five seconds (discord_facts.md §6):
what waits here is drawn when its time has come, what discord.py lets wait is outdated when it goes out. And where it is
the machine that is slow, what people wait for (answers, hands) goes first.
"""


class RepaintQueues:
    """Paints tables one after another within a channel; a table asked for twice meanwhile is painted once."""

    def __init__(self, paint: Paint, tasks: Tasks) -> None:
        """`paint` brings one table's public message up to its state; it takes as long as Discord lets it."""
        self._paint = paint
        self._tasks = tasks
        self._waiting: dict[int, dict[str, bool]] = {}
        self._rested: dict[int, float] = {}
        """By channel: until when it rests, on the event loop's clock."""

    @property
    def busy(self) -> bool:
        """Whether anything waits or is being painted."""
        return bool(self._waiting)

    def request(self, channel: int, table: str, *, urgent: bool = False) -> None:
        """Paint the table as soon as its channel's queue gets there; `urgent` ones (a person waits) go first."""
        if channel in self._waiting:
            waiting = self._waiting[channel]
            waiting[table] = waiting.get(table, False) or urgent
        else:
            self._waiting[channel] = {table: urgent}
            self._tasks.spawn(self._work(channel))

    async def _work(self, channel: int) -> None:
        waiting = self._waiting[channel]
        while waiting:
            await self._rest(channel)
            table = next((table for table, urgent in waiting.items() if urgent), next(iter(waiting)))
            del waiting[table]
            began = _now()
            try:
                await self._paint(table)
            except Exception:  # one table's trouble must not stop its channel's others
                log.exception("could not paint table %s", table)
            self._note(channel, began)
        del self._waiting[channel]

    def _note(self, channel: int, began: float) -> None:
        """Let the channel rest after a painting that took long; channels that have rested are forgotten."""
        now = _now()
        if now - began > SLOW_SECONDS:
            self._rested = {one: end for one, end in self._rested.items() if end > now}
            self._rested[channel] = began + PACE_SECONDS

    async def _rest(self, channel: int) -> None:
        seconds = self._rested.pop(channel, 0.0) - _now()
        if seconds > 0:
            await asyncio.sleep(seconds)


def _now() -> float:
    return asyncio.get_running_loop().time()
