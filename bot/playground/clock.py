"""Time comes from one injected clock, so that ids, token expiry and rate limits move with the bot's own time."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """A pending call; cancelling it twice, or after it ran, does nothing."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds since 1970, and two ways to wait for a moment."""

    def now(self) -> float: ...

    async def sleep_until(self, moment: float) -> None: ...

    def call_at(self, moment: float, callback: Callable[[], object]) -> Handle: ...


class SystemClock:
    """The computer's clock, which an operator may put forward (`advance`); everything that waits notices the jump."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._calls: dict[int, _Call] = {}
        self._next = 0

    def now(self) -> float:
        return time.time() + self._ahead

    async def sleep_until(self, moment: float) -> None:
        woken = asyncio.Event()
        handle = self.call_at(moment, woken.set)
        try:
            await woken.wait()
        finally:
            handle.cancel()

    def call_at(self, moment: float, callback: Callable[[], object]) -> Handle:
        self._next += 1
        call = _Call(self._calls, self._next, moment, callback)
        self._calls[self._next] = call
        call.arm(moment - self.now())
        return call

    def advance(self, seconds: float) -> None:
        """Put the clock forward; what became due runs in the next turns of the event loop."""
        self._ahead += seconds
        now = self.now()
        for call in sorted(self._calls.values(), key=lambda call: call.moment):
            call.arm(call.moment - now)


class _Call:
    __slots__ = ("_calls", "_key", "_timer", "callback", "moment")

    def __init__(self, calls: dict[int, "_Call"], key: int, moment: float, callback: Callable[[], object]) -> None:
        self._calls = calls
        self._key = key
        self._timer: asyncio.TimerHandle | None = None
        self.moment = moment
        self.callback = callback

    def arm(self, delay: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(max(0.0, delay), self._run)

    def cancel(self) -> None:
        self._calls.pop(self._key, None)
        if self._timer is not None:
            self._timer.cancel()

    def _run(self) -> None:
        self._calls.pop(self._key, None)
        self.callback()
