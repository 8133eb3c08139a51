"""What the game waits for goes through one injected clock, so that tests move time instead of sleeping."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A call that waits for its moment."""

    def cancel(self) -> None:
        """Drop the call; nothing happens if it was made already."""


class Clock(Protocol):
    """The time in seconds since the epoch, and waiting for a moment in it."""

    def now(self) -> float:
        """Seconds since the epoch."""

    async def sleep_until(self, moment: float) -> None:
        """Return when the clock has reached `moment`."""

    def call_at(self, moment: float, callback: Callable[[], None]) -> Timer:
        """Call back on the event loop when the clock has reached `moment`."""


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()

    async def sleep_until(self, moment: float) -> None:
        """Sleep until `moment`; at once when it has passed."""
        await asyncio.sleep(max(0.0, moment - time.time()))

    def call_at(self, moment: float, callback: Callable[[], None]) -> Timer:
        """Let the running event loop call back at `moment`."""
        return asyncio.get_running_loop().call_later(max(0.0, moment - time.time()), callback)
