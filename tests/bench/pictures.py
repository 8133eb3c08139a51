"""How late the event loop is while pictures of cards are drawn one after another, against an idle event loop."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from statistics import median
from time import perf_counter, sleep

from bot.pictures import catalogue
from bot.pictures.workshop import Workshop
from tests.bench.table import Effort, Measurement, median_ratio

SECONDS = 4.0
"""Of looking at each side in each repeat."""
PERIOD = 0.002
"""Seconds from one look at the clock to the next."""


def measure(effort: Effort) -> list[Measurement]:
    """The 99th percentile of how much later than asked the loop comes back."""
    idle, busy = asyncio.run(_measured(effort))
    ratio = median_ratio(busy, idle)
    ours, reference = (f"{median(found) * 1000:.2f} ms" for found in (busy, idle))
    return [Measurement("lateness (p99) while drawing, against idle", ours, reference, ratio, most=2.0)]


async def _measured(effort: Effort) -> tuple[list[float], list[float]]:
    seconds, idle, busy = max(0.1, SECONDS * effort.portion), [], []
    async with Workshop() as workshop:
        for _ in range(effort.repeats * 2):
            idle.append(await lateness(seconds))
            async with _drawing(workshop):
                busy.append(await lateness(seconds))
    return idle, busy


async def lateness(seconds: float) -> float:
    """The 99th percentile of the event loop's delays, in seconds, looked at for so long.

    A thread says what time it is, and the loop looks how long ago that was when it gets to it. Sleeps of the loop
    itself would measure something else: epoll waits whole milliseconds, rounded up, so that every sleep during which
    anything else happens ends up to one later.
    """
    loop = asyncio.get_running_loop()
    found: list[float] = []
    await asyncio.to_thread(_ring, loop, lambda said: found.append(perf_counter() - said), perf_counter() + seconds)
    await asyncio.sleep(0)
    found.sort()
    return found[int(len(found) * 0.99)]


def _ring(loop: asyncio.AbstractEventLoop, heard: Callable[[float], None], end: float) -> None:
    while perf_counter() < end:
        sleep(PERIOD)
        loop.call_soon_threadsafe(heard, perf_counter())


@contextlib.asynccontextmanager
async def _drawing(workshop: Workshop) -> AsyncIterator[None]:
    """Draw for as long as the block takes."""
    done = asyncio.Event()

    async def draw() -> None:
        while not done.is_set():
            for tile in catalogue():
                await workshop.png(tile)
                if done.is_set():
                    return

    drawing = asyncio.create_task(draw())
    await asyncio.sleep(0.5)  # the process starts, and imports what it needs
    yield
    done.set()
    await drawing
