"""Whole matches at a table."""

import random

import pytest

from bot.tables.results import Opposition, SortBy
from bot.tables.state import Phase
from bot.tables.transitions import replay
from tests.tables.conftest import ANNA, BEN, CARLA, DIRK, GUILD, House
from tests.tables.playing import play_on, started


@pytest.mark.parametrize(("variant", "rounds"), [("pesten_7", 8), ("pesten_13", 5)])
async def test_four_people_play_a_match_to_the_leaderboard(house: House, variant: str, rounds: int) -> None:
    table = await started(house, ANNA, BEN, CARLA, DIRK, variant=variant)
    end = await play_on(house, table.id, random.Random(1))
    assert end.phase is Phase.FINISHED
    assert len(end.results) == rounds
    totals = [sum(result.points[seat] for result in end.results) for seat in range(4)]
    assert [standing.total for standing in end.standings] == sorted(totals)
    page = await house.store.page(
        GUILD, variant=variant, opposition=Opposition.PEOPLE, month=None, sort=SortBy.WINS, page=0
    )
    assert {row.person for row in page.rows} == {ANNA, BEN, CARLA, DIRK}
    assert sum(row.score_sum for row in page.rows) == 0, "final scores of a table add up to nothing"
    assert sum(row.wins for row in page.rows) == sum(standing.place == 1 for standing in end.standings)


async def test_one_person_and_three_computers_stand_on_the_other_list(house: House) -> None:
    table = await started(house, ANNA, computers=3)
    end = await play_on(house, table.id, random.Random(2))
    assert end.phase is Phase.FINISHED
    for opposition, expected in ((Opposition.COMPUTERS, [ANNA]), (Opposition.PEOPLE, [])):
        page = await house.store.page(
            GUILD, variant="pesten_7", opposition=opposition, month=None, sort=SortBy.WINS, page=0
        )
        assert [row.person for row in page.rows] == expected


@pytest.mark.parametrize("people", [2, 5, 8])
async def test_every_size_of_table_finishes_a_round(house: House, people: int) -> None:
    table = await started(house, *range(1, people + 1))
    view = table
    while not view.results:
        view = await play_on(house, table.id, random.Random(people), acts=20)
    assert len(view.results[0].points) == people


async def test_the_log_alone_gives_the_same_state(house: House) -> None:
    table = await started(house, ANNA, BEN, computers=1)
    await play_on(house, table.id, random.Random(3), acts=60)
    stored = await house.store.load(table.id)
    assert stored is not None
    assert replay(await house.store.read_log(table.id)) == stored.state
