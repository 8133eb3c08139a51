"""A seat that was taken over counts for its new person after a whole round from its deal; before, for the computer.

Else a last-moment win, or a second account, would make a match one between people (experience.md §8).
"""

import random

from bot.tables.outcome import match_result
from bot.tables.results import MatchResult, Opposition
from bot.tables.state import Phase, TableState
from bot.tables.transitions import replay
from tests.tables.conftest import ANNA, BEN, House
from tests.tables.playing import play_on, started

EMMA = 105


async def state_of(house: House, table: str) -> TableState:
    return (await house.tables._shelf.get(table)).state


async def result_of(house: House, table: str) -> MatchResult:
    state = await state_of(house, table)
    assert replay(await house.store.read_log(table)) == state
    result = match_result(state)
    assert result is not None
    return result


async def in_last_round(house: House, table: str) -> None:
    chance = random.Random(7)
    while True:
        state = await state_of(house, table)
        assert state.match is not None
        if state.phase is Phase.PLAYING and len(state.match.results) == state.match.rounds_total - 1:
            return
        await play_on(house, table, chance, acts=1)


async def test_a_seat_taken_over_in_the_last_round_is_the_computers(house: House) -> None:
    table = (await started(house, ANNA, computers=1)).id
    await in_last_round(house, table)
    await house.tables.take_over(table, EMMA, "Emma")
    await play_on(house, table, random.Random(7))
    result = await result_of(house, table)
    assert ([one.person for one in result.people], result.opposition) == ([ANNA], Opposition.COMPUTERS)


async def test_nor_does_who_leaves_such_a_seat_again_count(house: House) -> None:
    table = (await started(house, ANNA, computers=1)).id
    await in_last_round(house, table)
    await house.tables.take_over(table, EMMA, "Emma")
    await house.tables.leave(table, EMMA)
    await play_on(house, table, random.Random(7))
    result = await result_of(house, table)
    assert ([one.person for one in result.people], result.opposition) == ([ANNA], Opposition.COMPUTERS)


async def test_after_a_whole_round_it_is_his(house: House) -> None:
    table = (await started(house, ANNA, computers=1)).id
    await house.tables.take_over(table, EMMA, "Emma")
    await play_on(house, table, random.Random(7))
    result = await result_of(house, table)
    assert ({one.person for one in result.people}, result.opposition) == ({ANNA, EMMA}, Opposition.PEOPLE)


async def test_who_comes_back_in_the_last_round_has_played_from_the_first(house: House) -> None:
    """Coming back to one's own seat is not taking over: he has never left (experience.md §6)."""
    table = (await started(house, ANNA, BEN)).id
    await in_last_round(house, table)
    await house.tables.leave(table, BEN)
    await house.tables.take_over(table, BEN, "Ben")
    await play_on(house, table, random.Random(7))
    result = await result_of(house, table)
    assert {(one.person, one.left_early) for one in result.people} == {(ANNA, False), (BEN, False)}
