"""Where painting is slow, a channel rests between paintings, and what comes meanwhile is painted together."""

import asyncio

import pytest

from bot.tables import repaints
from bot.tables.repaints import RepaintQueues
from bot.tables.tasks import Tasks


class Easel:
    """Notes what is painted; `slow` tables take longer than a channel bears without a rest."""

    def __init__(self) -> None:
        self.painted: list[str] = []
        self.queues = RepaintQueues(self.paint, Tasks())

    async def paint(self, table: str) -> None:
        self.painted.append(table)
        if table.startswith("slow"):
            await asyncio.sleep(2 * repaints.SLOW_SECONDS)

    async def until_painted(self, count: int) -> None:
        while len(self.painted) < count:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.001)

    async def quiet(self) -> None:
        while self.queues.busy:  # noqa: ASYNC110
            await asyncio.sleep(0.001)


@pytest.fixture
def easel(monkeypatch: pytest.MonkeyPatch) -> Easel:
    monkeypatch.setattr(repaints, "SLOW_SECONDS", 0.01)
    monkeypatch.setattr(repaints, "PACE_SECONDS", 0.5)
    return Easel()


async def test_what_comes_while_a_channel_rests_is_painted_together(easel: Easel) -> None:
    easel.queues.request(1, "slow")
    await easel.until_painted(1)
    await easel.quiet()
    for table in ("slow", "other", "slow", "other"):
        easel.queues.request(1, table)
        await asyncio.sleep(0.005)
    assert easel.painted == ["slow"]
    assert easel.queues.busy
    await easel.quiet()
    assert sorted(easel.painted[1:]) == ["other", "slow"]


async def test_other_channels_do_not_wait(easel: Easel) -> None:
    easel.queues.request(1, "slow")
    await easel.until_painted(1)
    await easel.quiet()
    easel.queues.request(1, "slow again")
    easel.queues.request(2, "quick")
    await easel.until_painted(2)
    assert easel.painted == ["slow", "quick"]
    await easel.quiet()
    assert easel.painted == ["slow", "quick", "slow again"]


async def test_a_quick_channel_does_not_rest(easel: Easel, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise this would take an hour."""
    monkeypatch.setattr(repaints, "SLOW_SECONDS", 10.0)
    monkeypatch.setattr(repaints, "PACE_SECONDS", 3600.0)
    for _ in range(5):
        easel.queues.request(1, "quick")
        await easel.quiet()
    assert easel.painted == ["quick"] * 5


async def test_whoever_waits_is_painted_first(easel: Easel) -> None:
    easel.queues.request(1, "patient")
    easel.queues.request(1, "urgent", urgent=True)
    await easel.quiet()
    assert easel.painted == ["urgent", "patient"]
