"""Votes against who is away (experience.md §6), who may resume, and the end of a match that all have left alone."""

import random

import pytest

from bot.tables.acts import Closed, Kicked, TimedOut
from bot.tables.errors import Refused
from bot.tables.pace import Pace
from bot.tables.state import CloseReason, Phase, TableState
from bot.tables.transitions import replay
from tests.tables.conftest import ANNA, BEN, CARLA, DIRK, House
from tests.tables.playing import act, started

WEEK = 7 * 86_400


async def state_of(house: House, table: str) -> TableState:
    return (await house.tables._shelf.get(table)).state


async def turn_of(house: House, table: str) -> int:
    person = next((seat.person for seat in (await house.tables.view(table)).seats if seat.on_turn), None)
    assert person is not None
    return person


async def away(house: House, person: int, others: tuple[int, ...], pace: Pace = Pace.NORMAL) -> str:
    """A match in which the computer plays for this person, who let two turns in a row pass; the others play."""
    table, chance = (await started(house, *others, person, pace=pace)).id, random.Random(5)
    while not next(seat for seat in (await state_of(house, table)).seats if seat.person == person).autopilot:
        if await turn_of(house, table) == person:
            await house.advance(90)
        else:
            await act(house, table, await turn_of(house, table), chance)
    return table


async def test_after_an_hour_anybody_at_the_table_ends_the_hosts_pause(house: House) -> None:
    """The host may be gone, and nobody should have to wait a week for him."""
    table = await started(house, ANNA, BEN, CARLA)
    await house.tables.pause(table.id, ANNA)
    await house.advance(3599)
    with pytest.raises(Refused, match="not-host"):
        await house.tables.resume(table.id, BEN)
    await house.advance(1)
    assert (await house.tables.resume(table.id, BEN)).pause is None


async def test_a_pause_for_the_removed_bot_is_not_ended_so(house: House) -> None:
    table = await started(house, ANNA, BEN)
    await house.tables.pause_all(1)
    await house.advance(7200)
    with pytest.raises(Refused, match="not-host"):
        await house.tables.resume(table.id, BEN)


async def test_one_missed_turn_is_no_reason_to_be_voted_out(house: House) -> None:
    """experience.md §6: twice in a row, and the computer plays; who missed one turn is still there."""
    table = await started(house, ANNA, BEN, CARLA)
    late = await turn_of(house, table.id)
    await house.advance(90)
    assert isinstance((await house.store.read_log(table.id))[-1].act, TimedOut)
    host = (await state_of(house, table.id)).host
    voter = next(person for person in (BEN, CARLA) if person not in (late, host))
    with pytest.raises(Refused, match="not-away-enough"):
        await house.tables.kick(table.id, voter, late, moderator=False)


async def test_votes_do_not_outlive_the_absence(house: House) -> None:
    """Dirk lets five minutes pass at a table without a pace, and then plays: the vote against him is void."""
    chance = random.Random(3)
    table = (await started(house, ANNA, BEN, CARLA, DIRK, pace=Pace.NONE)).id
    while await turn_of(house, table) != DIRK:
        await act(house, table, await turn_of(house, table), chance)
    await house.advance(300)
    await house.tables.kick(table, BEN, DIRK, moderator=False)
    assert await house.tables.votes_missing(table, DIRK) == 1
    await act(house, table, DIRK, chance)
    assert not (await state_of(house, table)).votes
    assert await house.tables.votes_missing(table, DIRK) == 2


async def test_a_majority_that_comes_about_by_others_leaving_takes_effect(house: House) -> None:
    """One vote of three others is no majority; when one of them leaves, one of two is none; of one it is all."""
    table = await away(house, DIRK, (ANNA, BEN, CARLA))
    await house.tables.kick(table, BEN, DIRK, moderator=False)
    await house.tables.leave(table, CARLA)
    await house.quiet()
    assert DIRK in [seat.person for seat in (await state_of(house, table)).seats], "one of two is no majority"
    await house.tables.leave(table, ANNA)
    await house.advance(0)
    state = await state_of(house, table)
    assert DIRK not in [seat.person for seat in state.seats]
    log = await house.store.read_log(table)
    assert any(isinstance(entry.act, Kicked) and entry.act.person == DIRK and entry.act.by_vote for entry in log)
    assert replay(log) == state


async def test_who_was_voted_out_may_take_his_own_seat_again(house: House) -> None:
    """Like a leaver, while a computer plays there; who the host dropped may not."""
    table = await away(house, DIRK, (ANNA, BEN, CARLA))
    for voter in (BEN, CARLA):
        await house.tables.kick(table, voter, DIRK, moderator=False)
    assert await house.tables.free_seats(table, DIRK) == (3,)
    view = await house.tables.take_over(table, DIRK, "Dirk")
    assert (view.seats[3].person, view.leavers) == (DIRK, ())
    await house.tables.kick(table, ANNA, DIRK, moderator=False)
    with pytest.raises(Refused, match="kicked"):
        await house.tables.take_over(table, DIRK, "Dirk")


async def test_where_nobody_is_hurried_a_week_without_an_act_ends_the_match(house: House) -> None:
    """And an hour in which we could not be reached is not counted (experience.md §6)."""
    table = (await started(house, ANNA, BEN, pace=Pace.NONE)).id
    house.tables.look_away()
    await house.advance(3600)
    await house.tables.look_again()
    await house.advance(WEEK - 1)
    assert (await house.tables.view(table)).phase is Phase.PLAYING
    await house.advance(1)
    stored = await house.store.load(table)
    assert stored is not None
    assert (stored.state.phase, stored.state.close_reason) == (Phase.CLOSED, CloseReason.ABSENT)
    log = await house.store.read_log(table)
    assert sum(isinstance(entry.act, Closed) for entry in log) == 1


async def test_an_act_starts_that_week_anew(house: House) -> None:
    table = (await started(house, ANNA, BEN, pace=Pace.NONE)).id
    await house.advance(WEEK - 60)
    await act(house, table, await turn_of(house, table), random.Random(1))
    await house.advance(WEEK - 60)
    view = await house.tables.view(table)
    assert (view.phase, view.pause) == (Phase.PLAYING, None)


async def test_a_vote_stays_one_for_who_has_become_host(house: House) -> None:
    """What the button said is done: with a vote he may come back, kicked he could not."""
    table = await away(house, DIRK, (ANNA, BEN, CARLA))
    assert await house.tables.away_from(table, BEN, moderator=False) == (DIRK,)
    await house.tables.leave(table, ANNA)
    assert (await state_of(house, table)).host == BEN
    await house.tables.drop_absent(table, BEN, DIRK, moderator=False, by_vote=True)
    await house.tables.drop_absent(table, CARLA, DIRK, moderator=False, by_vote=True)
    assert (await state_of(house, table)).kicked == []
    assert await house.tables.free_seats(table, DIRK) != ()


async def test_who_has_come_back_is_not_dropped_by_an_old_button(house: House) -> None:
    table = await away(house, DIRK, (ANNA, BEN, CARLA))
    await house.tables.take_back(table, DIRK)
    for by_vote in (False, True):
        with pytest.raises(Refused, match="not-away-any-more"):
            await house.tables.drop_absent(table, ANNA, DIRK, moderator=True, by_vote=by_vote)
    assert await house.tables.away_from(table, ANNA, moderator=False) == ()


async def test_only_who_decides_drops_at_once(house: House) -> None:
    table = await away(house, DIRK, (ANNA, BEN, CARLA))
    with pytest.raises(Refused, match="not-host"):
        await house.tables.drop_absent(table, BEN, DIRK, moderator=False, by_vote=False)
    await house.tables.drop_absent(table, ANNA, DIRK, moderator=False, by_vote=False)
    assert (await state_of(house, table)).kicked == [DIRK]
    with pytest.raises(Refused, match="not-away-any-more"):
        await house.tables.drop_absent(table, BEN, DIRK, moderator=True, by_vote=False)


async def test_whoever_has_voted_and_becomes_host_can_still_drop_him(house: House) -> None:
    table = await away(house, DIRK, (ANNA, BEN, CARLA))
    await house.tables.drop_absent(table, BEN, DIRK, moderator=False, by_vote=True)
    assert await house.tables.away_from(table, BEN, moderator=False) == ()
    await house.tables.leave(table, ANNA)
    if DIRK in [seat.person for seat in (await state_of(house, table)).seats]:
        assert await house.tables.away_from(table, BEN, moderator=False) == (DIRK,)
