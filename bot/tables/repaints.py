"""One queue of repaints per channel: Discord's limit on edits is the channel's, and only the last state matters."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables.tasks import Tasks, let_answer_go

log = logging.getLogger(__name__)

Paint = Callable[[str], Awaitable[None]]

SLOW_SECONDS = 0.05
REST = 4
"""A channel in which painting took long rests so many times as long, `LONGEST_REST` seconds at most.

Discord takes a few tenths of a second for an edit and five edits in five seconds: at this pace it seldom has to refuse
one. And where it is the machine that is slow, what people wait for (answers, hands) goes first.
"""
LONGEST_REST = 1.0


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
        await let_answer_go()
        while waiting:
            await self._rest(channel)
            table = next((table for table, urgent in waiting.items() if urgent), next(iter(waiting)))
            del waiting[table]
            began = _now()
            try:
                await self._paint(table)
            except Exception:  # one table's trouble must not stop its channel's others
                log.exception("could not paint table %s", table)
            self._note(channel, _now() - began)
        del self._waiting[channel]

    def _note(self, channel: int, seconds: float) -> None:
        """Let the channel rest after a painting that took so long; channels that have rested are forgotten."""
        if seconds > SLOW_SECONDS:
            now = _now()
            self._rested = {one: end for one, end in self._rested.items() if end > now}
            self._rested[channel] = now + min(seconds * REST, LONGEST_REST)

    async def _rest(self, channel: int) -> None:
        seconds = self._rested.pop(channel, 0.0) - _now()
        if seconds > 0:
            await asyncio.sleep(seconds)


def _now() -> float:
    return asyncio.get_running_loop().time()
