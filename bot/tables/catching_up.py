"""What is painted when the house opens: the messages that the program may have left behind its tables."""

from collections import deque
from collections.abc import Callable, Iterable

from bot.tables.clock import Clock, Timer
from bot.tables.live import LiveTable

BEHIND_SECONDS = 3600.0
"""Tables whose last act is no longer before the last act of all were perhaps not painted when the program ended.

A repaint waits for Discord's limits and troubles, but never for so long. The rest are as they were left, however long
the program was away, and thousands of them may wait: painting them all would say nothing new and take Discord's whole
patience (discord_facts.md §6).
"""
AT_ONCE = 20
"""Tables painted each second; Discord takes 50 requests a second of a bot, and people play meanwhile."""


class CatchingUp:
    """Asks for the paintings of a start, a few each second."""

    def __init__(self, clock: Clock, request: Callable[[LiveTable], None]) -> None:
        """`request` asks for one table's painting."""
        self._clock = clock
        self._request = request
        self._timer: Timer | None = None

    def start(self, tables: Iterable[tuple[LiveTable, int]]) -> None:
        """Begin with those that acted last; given are all running tables and when they last changed (milliseconds)."""
        latest_first = sorted(tables, key=lambda one: -one[1])
        newest = latest_first[0][1] if latest_first else 0
        self._some(
            deque(
                live
                for live, changed_at in latest_first
                if live.message is None or newest - changed_at <= BEHIND_SECONDS * 1000
            )
        )

    def stop(self) -> None:
        """Ask for nothing more."""
        if self._timer is not None:
            self._timer.cancel()

    def _some(self, waiting: deque[LiveTable]) -> None:
        for _ in range(min(AT_ONCE, len(waiting))):
            self._request(waiting.popleft())
        if waiting:
            self._timer = self._clock.call_at(self._clock.now() + 1.0, lambda: self._some(waiting))
