"""One queue of repaints per channel: Discord's limit on edits is the channel's, and only the last state matters."""

import asyncio
import contextlib
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable

from bot.tables.tasks import Tasks

log = logging.getLogger(__name__)

Paint = Callable[[str], Awaitable[None]]

EDITS = 5
EDITS_SECONDS = 5.0
"""Discord takes so many edits of one channel in so many seconds (discord_facts.md §6).

What waits here is drawn when its time has come; what discord.py lets wait is outdated when it goes out. And where it is
the machine that has too much to do, what people wait for (answers, hands) goes first.
"""


class RepaintQueues:
    """Paints tables one after another within a channel; a table asked for twice meanwhile is painted once."""

    def __init__(self, paint: Paint, tasks: Tasks, edits: int = EDITS) -> None:
        """`paint` brings one table's public message up to its state; it takes as long as Discord lets it.

        A channel has so many of them in `EDITS_SECONDS`; 0 means as many as there are.
        """
        self._paint = paint
        self._tasks = tasks
        self._edits = edits
        self._waiting: dict[int, dict[str, bool]] = {}
        self._hurried = asyncio.Event()
        self._painted = OrderedDict[int, deque[float]]()
        """By channel: when its latest paintings began, on the event loop's clock."""

    @property
    def busy(self) -> bool:
        """Whether anything waits or is being painted."""
        return bool(self._waiting)

    def hurry(self) -> None:
        """The house closes: what waits is painted now, as far as Discord lets it."""
        self._edits = 0
        self._hurried.set()

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
            await self._turn(channel)
            table = next((table for table, urgent in waiting.items() if urgent), next(iter(waiting)))
            del waiting[table]
            try:
                await self._paint(table)
            except Exception:  # one table's trouble must not stop its channel's others
                log.exception("could not paint table %s", table)
        del self._waiting[channel]

    async def _turn(self, channel: int) -> None:
        """Wait until the channel takes another edit, and note it; channels that have rested are forgotten."""
        if not self._edits:
            return
        began = self._painted.setdefault(channel, deque(maxlen=self._edits))
        self._painted.move_to_end(channel)
        if len(began) == self._edits and (rest := began[0] + EDITS_SECONDS - _now()) > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), rest)
        began.append(_now())
        while next(iter(self._painted.values()))[-1] < _now() - EDITS_SECONDS:
            self._painted.popitem(last=False)


def _now() -> float:
    return asyncio.get_running_loop().time()
