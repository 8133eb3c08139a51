"""A table in memory: its state, its lock, its message and its timer."""

import asyncio

from bot.tables.clock import Timer
from bot.tables.state import TableState


class LiveTable:
    """`state` is replaced as a whole, never changed in place: whoever holds an old one holds a consistent one."""

    __slots__ = ("_lock", "message", "state", "timer", "wants_new_message")

    def __init__(self, state: TableState, message: int | None = None) -> None:
        """A table as it was stored last, and the message that shows it."""
        self.state = state
        self.message = message
        self.wants_new_message = False
        """The message is to be posted anew at the bottom of the channel rather than edited."""
        self.timer: Timer | None = None
        self._lock: asyncio.Lock | None = None

    @property
    def lock(self) -> asyncio.Lock:
        """Made when first needed: thousands of waiting tables need none."""
        if self._lock is None:
            self._lock = asyncio.Lock()
        return self._lock

    def stop_timer(self) -> None:
        """Forget what was to happen by itself."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
