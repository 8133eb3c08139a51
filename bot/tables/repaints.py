"""One queue of repaints per channel: Discord's limit on edits is the channel's, and only the last state matters."""

import logging
from collections.abc import Awaitable, Callable

from bot.tables.tasks import Tasks

log = logging.getLogger(__name__)

Paint = Callable[[str], Awaitable[None]]


class RepaintQueues:
    """Paints tables one after another within a channel; a table asked for twice meanwhile is painted once."""

    def __init__(self, paint: Paint, tasks: Tasks) -> None:
        """`paint` brings one table's public message up to its state; it takes as long as Discord lets it."""
        self._paint = paint
        self._tasks = tasks
        self._waiting: dict[int, dict[str, bool]] = {}

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
            table = next((table for table, urgent in waiting.items() if urgent), next(iter(waiting)))
            del waiting[table]
            try:
                await self._paint(table)
            except Exception:  # one table's trouble must not stop its channel's others
                log.exception("could not paint table %s", table)
        del self._waiting[channel]
