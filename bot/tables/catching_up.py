"""What is painted after the program or Discord was away: the messages that may be behind their tables."""

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
    """Asks for the paintings of a start or an outage, a few each second."""

    def __init__(self, clock: Clock, request: Callable[[LiveTable], None]) -> None:
        """`request` asks for one table's painting."""
        self._clock = clock
        self._request = request
        self._waiting = deque[LiveTable]()
        self._timer: Timer | None = None

    def start(self, tables: Iterable[tuple[LiveTable, int]]) -> None:
        """Begin with those that acted last; given are all running tables and when they last changed (milliseconds)."""
        latest_first = sorted(tables, key=lambda one: -one[1])
        newest = latest_first[0][1] if latest_first else 0
        self.add(live for live, at in latest_first if live.message is None or newest - at <= BEHIND_SECONDS * 1000)

    def add(self, tables: Iterable[LiveTable]) -> None:
        """These are behind as well: what they say of time is true no more."""
        idle = not self._waiting
        self._waiting.extend(tables)
        if idle:
            self._some()

    def stop(self) -> None:
        """Ask for nothing more."""
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()

    def _some(self) -> None:
        for _ in range(min(AT_ONCE, len(self._waiting))):
            self._request(self._waiting.popleft())
        if self._waiting:
            self._timer = self._clock.call_at(self._clock.now() + 1.0, self._some)
