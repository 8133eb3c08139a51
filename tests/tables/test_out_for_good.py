"""Who is out in the last round of Zweeds: his place is settled (rules.md §11), and nobody can play for it any more."""

import pytest
from msgspec.structs import replace

from bot.engine import ZWEEDS, Card, Lay, Rounds, ZweedsRound, parse_card, parse_cards
from bot.tables.errors import Refused
from bot.tables.outcome import match_result
from bot.tables.results import PersonResult
from bot.tables.state import Phase
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, DIRK, GUILD, House

EMMA = DIRK + 1
HANDS = ("KD", "", "6D", "7S")
"""Anna deals, Ben is out, Carla is on turn: laid in order, Carla and Dirk go out next and Anna is the pest."""


async def with_ben_out(house: House, rounds: int) -> str:
    """Four people in the first of so many rounds; returns the table's id."""
    rules = replace(ZWEEDS, format=Rounds(rounds))
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", rules)
    for person, name in ((BEN, "Ben"), (CARLA, "Carla"), (DIRK, "Dirk")):
        await house.tables.join(table.id, person, name)
    await house.tables.start(table.id, ANNA)
    await arrange(house, table.id)
    return table.id


async def arrange(house: House, table: str) -> None:
    live = await house.tables._shelf.get(table)
    match = live.state.match
    assert match is not None
    nothing: tuple[tuple[Card, ...], ...] = ((),) * len(HANDS)
    match.round = ZweedsRound.arrange(
        match.rules,  # type: ignore[arg-type]
        0,
        [parse_cards(hand) for hand in HANDS],
        nothing,
        nothing,
        [parse_card("4H")],
        [],
        bytes(32),
    )
    await house.tables.repost(table, ANNA, live.channel + 1)


async def finish_round(house: House, table: str) -> None:
    for person, card in ((CARLA, "6D"), (DIRK, "7S")):
        await house.tables.act(table, person, None, Lay((parse_card(card),)))


async def result_of(house: House, table: str, person: int) -> PersonResult:
    live = await house.tables._shelf.get(table)
    assert live.state.phase is Phase.FINISHED
    result = match_result(live.state)
    assert result is not None
    return next(one for one in result.people if one.person == person)


async def test_who_is_out_in_the_last_round_and_leaves_keeps_his_place(house: House) -> None:
    table = await with_ben_out(house, rounds=1)
    await house.tables.leave(table, BEN)
    await finish_round(house, table)
    ben, anna = await result_of(house, table, BEN), await result_of(house, table, ANNA)
    assert (ben.place, ben.points, ben.left_early) == (1, 1, False)
    assert (anna.place, anna.points) == (4, 4)


async def test_who_is_not_out_and_leaves_comes_last_in_the_last_round_as_well(house: House) -> None:
    """experience.md §6."""
    table = await with_ben_out(house, rounds=1)
    await house.tables.leave(table, DIRK)
    await house.tables.act(table, CARLA, None, Lay((parse_card("6D"),)))
    await house.advance(5)
    dirk = await result_of(house, table, DIRK)
    assert (dirk.place, dirk.left_early) == (4, True)


async def test_with_another_round_to_come_a_leaver_comes_last(house: House) -> None:
    """experience.md §6: the places of the match are not settled yet, though that of the round is."""
    table = await with_ben_out(house, rounds=2)
    await house.tables.leave(table, BEN)
    await finish_round(house, table)
    await house.tables.next_round(table, ANNA)
    await arrange(house, table)
    await finish_round(house, table)
    ben = await result_of(house, table, BEN)
    assert (ben.place, ben.left_early) == (4, True)


async def test_nobody_sits_down_in_a_seat_that_is_out_in_the_last_round(house: House) -> None:
    """It would win without playing; the seat of somebody who still holds cards is free."""
    table = await with_ben_out(house, rounds=1)
    await house.tables.leave(table, BEN)
    for person in (EMMA, BEN):
        assert await house.tables.free_seats(table, person) == ()
    for seat in (1, None):
        with pytest.raises(Refused, match="seat-taken"):
            await house.tables.take_over(table, EMMA, "Emma", seat)
    await house.tables.leave(table, CARLA)
    assert await house.tables.free_seats(table, EMMA) == (2,)
    assert (await house.tables.take_over(table, EMMA, "Emma")).seats[2].person == EMMA


async def test_with_another_round_to_come_the_seat_is_free(house: House) -> None:
    table = await with_ben_out(house, rounds=2)
    await house.tables.leave(table, BEN)
    assert await house.tables.free_seats(table, EMMA) == (1,)
    assert (await house.tables.take_over(table, EMMA, "Emma")).seats[1].person == EMMA
