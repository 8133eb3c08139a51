"""Lets discord.py wait for rate limits by a clock that a test moves, instead of by that of the machine."""

import asyncio
from collections.abc import Iterable
from types import ModuleType
from typing import Any

import discord.http
import discord.webhook.async_
import pytest

from tests.support.clock import ManualClock

ROUNDING = 0.001
"""Discord's headers tell milliseconds; whoever waits exactly so long comes too early for half of them."""


class ClockTime:
    """Stands for `asyncio` in discord.py: the same, but that sleeping, and waiting for so long, follow the clock."""

    def __init__(self, clock: ManualClock) -> None:
        self._clock = clock

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def get_running_loop(self) -> "LoopTime":
        return LoopTime(self._clock)

    async def sleep(self, seconds: float) -> None:
        await self._clock.sleep_until(self._clock.now() + seconds + ROUNDING)

    async def wait(self, futures: Iterable[asyncio.Future[Any]], timeout: float | None = None) -> None:  # noqa: ASYNC109
        sleeping = asyncio.ensure_future(self.sleep(30 if timeout is None else timeout))
        await asyncio.wait([*futures, sleeping], return_when=asyncio.FIRST_COMPLETED)
        sleeping.cancel()


class LoopTime:
    """The running event loop with the clock's time."""

    def __init__(self, clock: ManualClock) -> None:
        self._clock = clock

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio.get_running_loop(), name)

    def time(self) -> float:
        return self._clock.now()


def let_discord_wait_by(clock: ManualClock, patch: pytest.MonkeyPatch) -> None:
    """From now on, for everything that discord.py does over REST."""
    modules: tuple[ModuleType, ...] = (discord.http, discord.webhook.async_)
    for module in modules:
        patch.setattr(module, "asyncio", ClockTime(clock))
