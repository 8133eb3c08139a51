"""Tables that wait keep little in memory, and a start paints only what may be behind."""

import random

import pytest

from bot.engine import PRESETS
from bot.tables import catching_up, shelf
from bot.tables.catching_up import AT_ONCE, BEHIND_SECONDS
from bot.tables.views import TableView
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, GUILD, House, OpenHouse
from tests.tables.playing import play_on, started


@pytest.fixture
def two_awake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "AWAKE_KEPT", 2)


async def lobbies(house: House, count: int) -> list[TableView]:
    """So many tables, opened one after another, all shown by a message."""
    opened = [
        await house.tables.open(GUILD, CHANNEL + number, ANNA, "Anna", "en", PRESETS["pesten_7"])
        for number in range(count)
    ]
    for number, table in enumerate(opened):
        await house.tables.record_message(table.id, CHANNEL + number, 5000 + number)
    return opened


def resting(house: House) -> int:
    return sum(live._state is None for live in house.tables._shelf.running())


@pytest.mark.usefixtures("two_awake")
async def test_tables_play_on_after_resting(open_house: OpenHouse) -> None:
    """Five matches, a few acts of each in turn: none notices that it rested, nor does a restart."""
    async with open_house() as house:
        tables = [(await started(house, ANNA, BEN, CARLA)).id for _ in range(5)]
        for turn in range(6):
            for table in tables:
                before = await house.tables.view(table)
                after = await play_on(house, table, random.Random(turn), acts=3)
                assert after.sequence == before.sequence + 3
        assert resting(house) == 3
        views = [await house.tables.view(table) for table in tables]
    async with open_house() as house:
        assert resting(house) == 3
        assert [await house.tables.view(table) for table in tables] == views


@pytest.mark.usefixtures("two_awake")
async def test_resting_tables_are_found(house: House) -> None:
    """By person and by channel, the oldest first, without waking any."""
    opened = await lobbies(house, 4)
    await house.tables.join(opened[0].id, BEN, "Ben")
    assert {table.id for table in house.tables.tables_of(GUILD, ANNA)} == {table.id for table in opened}
    assert [table.id for table in house.tables.tables_of(GUILD, BEN)] == [opened[0].id]
    assert [table.id for table in house.tables.tables_in(GUILD, CHANNEL + 3)] == [opened[3].id]
    assert resting(house) == 2


@pytest.mark.usefixtures("two_awake")
async def test_a_resting_table_still_does_what_is_due(house: House) -> None:
    """Lobbies that nobody touches close, though they rest."""
    await lobbies(house, 5)
    await house.advance(31 * 60)
    assert house.tables.tables_of(GUILD, ANNA) == []


async def test_a_start_paints_what_may_be_behind(open_house: OpenHouse) -> None:
    """Not what was left alone for an hour while others played; how long the program was away does not matter."""
    async with open_house() as house:
        old = (await started(house, ANNA, BEN)).id
        unseen = (await started(house, ANNA, BEN)).id
        await house.advance(BEHIND_SECONDS - 60)
        recent = (await started(house, ANNA, BEN)).id
        await house.advance(120)
        latest = (await started(house, ANNA, BEN)).id
        for number, table in enumerate((old, recent, latest)):
            await house.tables.record_message(table, CHANNEL, 5000 + number)
        await house.advance(5 * 3600)
    async with open_house() as house:
        await house.quiet()
        assert house.witness.painted[0] == latest
        assert set(house.witness.painted) == {latest, recent, unseen}


async def test_a_start_paints_a_few_each_second(open_house: OpenHouse) -> None:
    async with open_house() as house:
        await lobbies(house, 2 * AT_ONCE + 1)
    async with open_house() as house:
        counts = []
        for _ in range(3):
            await house.quiet()
            counts.append(len(house.witness.painted))
            await house.advance(1)
        assert counts == [AT_ONCE, 2 * AT_ONCE, 2 * AT_ONCE + 1]
        assert len(set(house.witness.painted)) == 2 * AT_ONCE + 1


async def test_nothing_is_painted_after_closing(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catching_up, "AT_ONCE", 1)
    async with open_house() as house:
        await lobbies(house, 2)
    async with open_house() as house:
        await house.quiet()
    await house.clock.advance(2)
    assert len(house.witness.painted) == 1


async def test_a_server_that_comes_back_is_shown_what_it_missed(house: House) -> None:
    """And only that: Discord says so of every server at every start."""
    missed, seen = await lobbies(house, 2)
    house.witness.paints = False
    await house.tables.repaint(missed.id)
    await house.quiet()
    house.witness.paints = True
    for expected in ([missed.id], []):
        house.witness.painted.clear()
        await house.tables.repaint_all(GUILD)
        await house.quiet()
        assert house.witness.painted == expected
    assert seen.id not in house.witness.painted
