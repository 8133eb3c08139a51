"""A clock that stands still until a test moves it. It fits the Protocols of the playground and of the bot."""

import asyncio
import heapq
import itertools
from collections.abc import Callable

START = 1_900_000_000.0
"""Where it stands at first: 2030-03-17T17:46:40Z."""


class ManualHandle:
    """A pending call."""

    def __init__(self, callback: Callable[[], object]) -> None:
        self.callback: Callable[[], object] | None = callback

    def cancel(self) -> None:
        self.callback = None


class ManualClock:
    """`advance` and `move_to` run what becomes due in order of time, each at its own moment."""

    def __init__(self, start: float = START) -> None:
        self._now = start
        self._order = itertools.count()
        self._pending: list[tuple[float, int, ManualHandle]] = []

    def now(self) -> float:
        return self._now

    def call_at(self, moment: float, callback: Callable[[], object]) -> ManualHandle:
        """Call `callback` when the clock is moved to `moment` or beyond; at once in the next turn if that is past."""
        handle = ManualHandle(callback)
        if moment <= self._now:
            asyncio.get_running_loop().call_soon(self._run, handle)
        else:
            heapq.heappush(self._pending, (moment, next(self._order), handle))
        return handle

    async def sleep_until(self, moment: float) -> None:
        woken = asyncio.Event()
        handle = self.call_at(moment, woken.set)
        try:
            await woken.wait()
        finally:
            handle.cancel()

    @property
    def next_moment(self) -> float | None:
        """When the next call is due."""
        while self._pending and self._pending[0][2].callback is None:
            heapq.heappop(self._pending)
        return self._pending[0][0] if self._pending else None

    def is_awaited_at(self, moment: float) -> bool:
        """Whether something waits for exactly this moment."""
        return any(due == moment and handle.callback is not None for due, _, handle in self._pending)

    async def advance(self, seconds: float) -> None:
        await self.move_to(self._now + seconds)

    async def move_to(self, moment: float) -> None:
        """Move on; after each moment at which something was due the loop gets a few turns, so that what was woken may
        set its next timer within the same move."""
        while (due := self.next_moment) is not None and due <= moment:
            self._now = max(self._now, due)
            self._run(heapq.heappop(self._pending)[2])
            await turns()
        self._now = max(self._now, moment)
        await turns()

    @staticmethod
    def _run(handle: ManualHandle) -> None:
        callback, handle.callback = handle.callback, None
        if callback is not None:
            callback()


async def turns(count: int = 5) -> None:
    """Let the event loop go round."""
    for _ in range(count):
        await asyncio.sleep(0)
