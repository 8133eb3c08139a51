"""Background work that is neither lost nor leaked."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any, TypeVar

log = logging.getLogger(__name__)
T = TypeVar("T")

TURNS = 4
"""Of the event loop: so many pass between the end of an act and the answer to whoever made it."""
LONG = 64
"""Of a long lane one in so many passes in a turn: the longer it is, the faster it empties."""


async def let_answer_go() -> None:
    """Come after the answer to the click that has just been carried out: somebody waits for that one."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class Lane:
    """Lets a few through in each turn of the event loop, in the order in which they came, and more where many wait.

    What a rush of clicks brings about waits here, so that the loop gets to the clicks that came meanwhile: their
    people wait for an answer. Where nothing else is to be done a turn takes no time.
    """

    def __init__(self, at_a_time: int) -> None:
        """Nobody waits yet."""
        self._at_a_time = at_a_time
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def enter(self) -> None:
        """Return when it is one's turn."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._let_through)
        self._waiting.append(turn)
        await turn

    def _let_through(self) -> None:
        waiting = len(self._waiting)
        for _ in range(min(waiting, max(self._at_a_time, waiting // LONG))):
            turn = self._waiting.popleft()
            if not turn.done():  # whoever waited may have been cancelled
                turn.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._let_through)


class Tasks:
    """Holds a reference to every running task (the event loop itself does not) and logs what they raise."""

    def __init__(self) -> None:
        """No tasks yet."""
        self._running: set[asyncio.Future[Any]] = set()

    @property
    def busy(self) -> bool:
        """Whether any task is running."""
        return bool(self._running)

    def spawn(self, work: Coroutine[object, object, T], *, awaited: bool = False) -> asyncio.Task[T]:
        """Run the work in the background; with `awaited`, somebody else looks after what it raises."""
        task = asyncio.get_running_loop().create_task(work)
        self.hold(task)
        if not awaited:
            task.add_done_callback(_report)
        return task

    def hold(self, work: asyncio.Future[T]) -> None:
        """Count as running what somebody else began, and looks after."""
        self._running.add(work)
        work.add_done_callback(self._running.discard)

    async def finish(self, seconds: float) -> None:
        """Wait for what runs, at most so many seconds of real time; cancel the rest."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while self._running and loop.time() < end:  # what ends may have begun something new
            await asyncio.wait(self._running, timeout=end - loop.time(), return_when=asyncio.FIRST_COMPLETED)
        late = list(self._running)
        for task in late:
            task.cancel()
        if late:
            await asyncio.wait(late, timeout=1)


def _report(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("background work failed", exc_info=error)
