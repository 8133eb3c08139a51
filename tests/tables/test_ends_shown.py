"""The end of a round, of a match and of the table is shown in every open hand, whose cards need not have changed."""

import random

import pytest
from msgspec.structs import replace

from bot.engine import PRESETS, FinalScore
from bot.tables.state import Phase
from bot.tables.views import AnyHandView
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, DIRK, GUILD, House
from tests.tables.playing import play_on, started

PEOPLE = (ANNA, BEN, CARLA, DIRK)


async def hands(house: House, table: str) -> dict[int, AnyHandView]:
    return {person: await house.tables.hand(table, person) for person in PEOPLE}


async def to_the_end(house: House, table: str) -> tuple[dict[int, AnyHandView], dict[int, AnyHandView]]:
    """Play a round to its last act; the hands before and after it. Who was refreshed stands in the witness."""
    chance = random.Random(2)
    while True:
        await house.quiet()
        before = await hands(house, table)
        house.witness.hands.clear()
        if (await play_on(house, table, chance, acts=1)).phase is not Phase.PLAYING:
            await house.quiet()
            return before, await hands(house, table)


@pytest.mark.parametrize(("rounds", "phase"), [(2, Phase.BETWEEN_ROUNDS), (1, Phase.FINISHED)])
async def test_the_last_card_of_a_round_reaches_every_hand(house: House, rounds: int, phase: Phase) -> None:
    rules = replace(PRESETS["pesten_7"], format=FinalScore(rounds))
    table = (await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", rules)).id
    for person in PEOPLE[1:]:
        await house.tables.join(table, person, str(person))
    await house.tables.start(table, ANNA)
    before, after = await to_the_end(house, table)
    assert after[ANNA].table.phase is phase
    unchanged = [person for person in PEOPLE if before[person].version == after[person].version]
    assert unchanged, "this round's end changed every hand: it shows nothing"
    assert all(before[person].face != after[person].face for person in PEOPLE)
    actor = next(person for person in PEOPLE if not after[person].round.hand)
    assert {person for _, person in house.witness.hands} | {actor} == set(PEOPLE)


async def test_a_table_that_is_stopped_reaches_every_hand(house: House) -> None:
    table = (await started(house, *PEOPLE)).id
    await house.quiet()
    before = await hands(house, table)
    house.witness.hands.clear()
    await house.tables.stop(table, ANNA, moderator=False)
    await house.quiet()
    after = await hands(house, table)
    assert {person for _, person in house.witness.hands} == set(PEOPLE)
    assert all(before[person].face != after[person].face for person in PEOPLE)


async def test_a_lobby_that_closes_has_no_hands(house: House) -> None:
    lobby = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", PRESETS["pesten_7"])
    await house.tables.stop(lobby.id, ANNA, moderator=False)
    await house.quiet()
    assert house.witness.hands == []
