"""A channel takes so many edits in some seconds; what comes meanwhile is painted together."""

import asyncio

import pytest

from bot.tables import repaints
from bot.tables.repaints import RepaintQueues
from bot.tables.tasks import Tasks

EDITS, SECONDS = 2, 1.0


class Easel:
    """Notes what is painted, and when."""

    def __init__(self, edits: int = EDITS) -> None:
        self.painted: list[str] = []
        self.moments: list[float] = []
        self.queues = RepaintQueues(self.paint, Tasks(), edits)

    async def paint(self, table: str) -> None:
        self.painted.append(table)
        self.moments.append(asyncio.get_running_loop().time())
        await asyncio.sleep(0)

    async def all_of(self, *tables: str, channel: int = 1) -> None:
        """Have them painted one after another."""
        for table in tables:
            self.queues.request(channel, table)
            await self.quiet()

    async def quiet(self) -> None:
        while self.queues.busy:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.001)


@pytest.fixture
def easel(monkeypatch: pytest.MonkeyPatch) -> Easel:
    monkeypatch.setattr(repaints, "EDITS_SECONDS", SECONDS)
    return Easel()


async def test_what_comes_while_a_channel_rests_is_painted_together(easel: Easel) -> None:
    await easel.all_of("first", "second")
    for table in ("one", "other", "one", "other"):
        easel.queues.request(1, table)
        await asyncio.sleep(0.005)
    assert easel.painted == ["first", "second"]
    assert easel.queues.busy
    await easel.quiet()
    assert sorted(easel.painted[2:]) == ["one", "other"]


async def test_never_more_than_discord_takes(easel: Easel) -> None:
    await easel.all_of(*"abcdef")
    windows = zip(easel.moments, easel.moments[EDITS:], strict=False)
    assert all(later - earlier >= SECONDS * 0.99 for earlier, later in windows)


async def test_other_channels_do_not_wait(easel: Easel) -> None:
    await easel.all_of("a", "b")
    easel.queues.request(1, "waits")
    easel.queues.request(2, "other")
    await asyncio.sleep(0.02)
    assert easel.painted == ["a", "b", "other"]
    await easel.quiet()
    assert easel.painted == ["a", "b", "other", "waits"]


async def test_a_channel_that_has_rested_is_forgotten(easel: Easel) -> None:
    await easel.all_of("a")
    await asyncio.sleep(SECONDS * 1.1)
    await easel.all_of("b", channel=2)
    assert list(easel.queues._painted) == [2]


async def test_without_a_limit_nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise this would take an hour."""
    monkeypatch.setattr(repaints, "EDITS_SECONDS", 3600.0)
    easel = Easel(edits=0)
    await easel.all_of(*"abcdefgh")
    assert easel.painted == list("abcdefgh")


async def test_whoever_waits_is_painted_first(easel: Easel) -> None:
    easel.queues.request(1, "patient")
    easel.queues.request(1, "urgent", urgent=True)
    await easel.quiet()
    assert easel.painted == ["urgent", "patient"]


async def test_a_house_that_closes_paints_at_once_what_waits(easel: Easel, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a match that has just ended would look as if it went on."""
    monkeypatch.setattr(repaints, "EDITS_SECONDS", 3600.0)
    await easel.all_of("a", "b")
    easel.queues.request(1, "ended")
    await asyncio.sleep(0.01)
    assert easel.painted == ["a", "b"]
    easel.queues.hurry()
    await easel.quiet()
    assert easel.painted == ["a", "b", "ended"]


def test_the_pace_is_discords() -> None:
    """PATCH channel message: 5 per 5 s per channel (discord_facts.md §6). discord.py would hide a wrong number here."""
    assert (repaints.EDITS, repaints.EDITS_SECONDS) == (5, 5.0)
