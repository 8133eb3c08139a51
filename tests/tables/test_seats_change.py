"""Seats change hands in a running match: taking over, coming back, kicking, voting, host duty, rematch."""

import random

import pytest

from bot.engine import PRESETS
from bot.tables.errors import NotSeated, Refused
from bot.tables.pace import Pace
from bot.tables.results import Opposition, SortBy
from bot.tables.state import PauseReason, Phase
from bot.tables.views import TableView
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, DIRK, GUILD, House
from tests.tables.playing import act, play_on, started

EMMA = 105


def sitting(view: TableView) -> list[int | None]:
    return [seat.person for seat in view.seats]


async def test_an_outsider_takes_over_a_computers_seat_and_nothing_else_changes(house: House) -> None:
    table = await started(house, ANNA, BEN, computers=1)
    before = await house.tables.view(table.id)
    assert await house.tables.free_seats(table.id, EMMA) == (1,)
    after = await house.tables.take_over(table.id, EMMA, "Emma")
    assert sitting(after) == [ANNA, EMMA, BEN]
    assert after.round == before.round
    assert len((await house.tables.hand(table.id, EMMA)).round.hand) == before.seats[1].cards
    with pytest.raises(Refused, match="already-seated"):
        await house.tables.take_over(table.id, EMMA, "Emma")
    with pytest.raises(Refused, match="seat-taken"):
        await house.tables.take_over(table.id, CARLA, "Carla")


async def test_a_seat_that_a_person_left_is_offered_first(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA, computers=1)
    await house.tables.leave(table.id, CARLA)
    assert await house.tables.free_seats(table.id, EMMA) == (3, 1)


async def test_nobody_gets_a_fresh_hand_by_leaving_and_joining(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA, computers=1)
    hand = (await house.tables.hand(table.id, CARLA)).round.hand
    await house.tables.leave(table.id, CARLA)
    with pytest.raises(Refused, match="only-own-seat"):
        await house.tables.take_over(table.id, CARLA, "Carla", 1)
    view = await house.tables.take_over(table.id, CARLA, "Carla")
    assert sitting(view) == [ANNA, None, BEN, CARLA]
    assert (await house.tables.hand(table.id, CARLA)).round.hand == hand


async def test_whose_seat_is_taken_cannot_come_back(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA, computers=1)
    await house.tables.leave(table.id, CARLA)
    await house.tables.take_over(table.id, EMMA, "Emma")
    with pytest.raises(Refused, match="only-own-seat"):
        await house.tables.take_over(table.id, CARLA, "Carla")


async def test_who_comes_back_counts_like_who_never_left(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA)
    await house.tables.leave(table.id, CARLA)
    await house.tables.take_over(table.id, CARLA, "Carla")
    await play_on(house, table.id, random.Random(11))
    final = await house.tables.view(table.id)
    page = await house.store.page(
        GUILD, variant="pesten_7", opposition=Opposition.PEOPLE, month=None, sort=SortBy.SCORE, page=0
    )
    places = {seat.person: standing.place for standing in final.standings for seat in (final.seats[standing.seat],)}
    winners = {person for person, place in places.items() if place == 1}
    assert {row.person for row in page.rows if row.wins} == winners
    assert len(page.rows) == 3


async def test_the_host_drops_anybody_and_he_stays_away(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA)
    with pytest.raises(Refused, match="not-against-yourself"):
        await house.tables.kick(table.id, ANNA, ANNA, moderator=False)
    with pytest.raises(NotSeated):
        await house.tables.kick(table.id, ANNA, EMMA, moderator=False)
    view = await house.tables.kick(table.id, ANNA, BEN, moderator=False)
    assert sitting(view) == [ANNA, None, CARLA]
    assert [leaver.person for leaver in view.leavers] == [BEN]
    with pytest.raises(Refused, match="kicked"):
        await house.tables.take_over(table.id, BEN, "Ben")


async def test_in_the_lobby_too(house: House) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", PRESETS["pesten_7"])
    await house.tables.join(table.id, BEN, "Ben")
    view = await house.tables.kick(table.id, ANNA, BEN, moderator=False)
    assert sitting(view) == [ANNA]
    with pytest.raises(Refused, match="kicked"):
        await house.tables.join(table.id, BEN, "Ben")


async def test_a_moderator_drops_even_the_host(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA)
    view = await house.tables.kick(table.id, EMMA, ANNA, moderator=True)
    assert (sitting(view), view.host) == ([None, BEN, CARLA], BEN)


async def test_the_others_vote_against_who_is_away(house: House) -> None:
    table, chance = (await started(house, ANNA, BEN, CARLA, DIRK)).id, random.Random(5)
    for voter in (BEN, CARLA):
        with pytest.raises(Refused, match="not-away-enough"):
            await house.tables.kick(table, voter, DIRK, moderator=False)
    while not (view := await house.tables.view(table)).seats[3].autopilot:
        [on_turn] = [seat.person for seat in view.seats if seat.on_turn]
        assert on_turn is not None
        if on_turn == DIRK:
            await house.advance(90)
        else:
            await act(house, table, on_turn, chance)
    view = await house.tables.kick(table, BEN, DIRK, moderator=False)
    assert DIRK in sitting(view), "one of three is no majority"
    with pytest.raises(Refused, match="already-voted"):
        await house.tables.kick(table, BEN, DIRK, moderator=False)
    view = await house.tables.kick(table, CARLA, DIRK, moderator=False)
    assert DIRK not in sitting(view)


async def test_whoever_votes_is_there_and_counts(house: House) -> None:
    """Both let their turns pass; one comes back by voting, and is then all of the others."""
    table = await started(house, ANNA, BEN)
    await house.advance(3600)
    assert all(seat.autopilot for seat in (await house.tables.view(table.id)).seats)
    guest = BEN if (await house.tables.view(table.id)).host == ANNA else ANNA
    [other] = {ANNA, BEN} - {guest}
    view = await house.tables.kick(table.id, guest, other, moderator=False)
    assert sitting(view).count(None) == 1
    assert guest in sitting(view)
    assert view.pause is None


async def test_at_a_table_without_a_pace_too(house: House) -> None:
    table = await started(house, ANNA, BEN, pace=Pace.NONE)
    [late] = [seat.person for seat in table.seats if seat.on_turn]
    assert late is not None
    [other] = {ANNA, BEN} - {late}
    await house.advance(299)
    if other != table.host:
        with pytest.raises(Refused, match="not-away-enough"):
            await house.tables.kick(table.id, other, late, moderator=False)
    await house.advance(1)
    assert sitting(await house.tables.kick(table.id, other, late, moderator=False)).count(None) == 1


async def test_the_duty_of_host_goes_to_who_has_sat_there_longest(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA, computers=1)
    await house.tables.leave(table.id, BEN)
    await house.tables.take_over(table.id, EMMA, "Emma")
    view = await house.tables.leave(table.id, ANNA)
    assert (sitting(view), view.host) == ([None, None, EMMA, CARLA], CARLA)


async def test_where_the_bot_was_removed_matches_stand_still_until_it_is_back(house: House) -> None:
    table = await started(house, ANNA, BEN, computers=1)
    lobby = await house.tables.open(GUILD, CHANNEL, CARLA, "Carla", "nl", PRESETS["pesten_7"])
    await house.tables.pause_all(GUILD)
    view = await house.tables.view(table.id)
    assert view.pause is not None
    assert view.pause.reason is PauseReason.REMOVED
    assert (await house.tables.view(lobby.id)).pause is None
    await house.advance(6 * 86_400)
    await house.tables.resume_all(GUILD)
    again = await house.tables.view(table.id)
    assert (again.pause, again.round) == (None, table.round)


async def test_a_match_that_its_host_paused_does_not_go_on_with_the_invitation(house: House) -> None:
    table = await started(house, ANNA, BEN)
    await house.tables.pause(table.id, ANNA)
    await house.tables.pause_all(GUILD)
    await house.tables.resume_all(GUILD)
    view = await house.tables.view(table.id)
    assert view.pause is not None
    assert view.pause.reason is PauseReason.HOST


async def test_one_click_each_and_the_same_people_play_again(house: House) -> None:
    table = await started(house, ANNA, BEN, computers=1, variant="classic", pace=Pace.QUICK)
    with pytest.raises(Refused, match="round-still-on"):
        await house.tables.rematch(table.id, ANNA, "Anna")
    await house.tables.leave(table.id, BEN)
    await house.tables.take_over(table.id, BEN, "Ben")
    while (view := await house.tables.view(table.id)).phase is Phase.PLAYING:
        await house.advance(90)
        if view.pause is not None:
            await house.tables.take_back(table.id, ANNA)
    assert view.phase is Phase.FINISHED
    with pytest.raises(Refused, match="rematch-of-others"):
        await house.tables.rematch(table.id, EMMA, "Emma")
    lobby = await house.tables.rematch(table.id, BEN, "Ben")
    assert (lobby.rules, lobby.pace, lobby.host) == (view.rules, view.pace, BEN)
    assert sitting(lobby) == [BEN, None]
    joined = await house.tables.rematch(table.id, ANNA, "Anna")
    assert (joined.id, sitting(joined)) == (lobby.id, [BEN, None, ANNA])
    assert house.tables.rematch_of(GUILD, table.id) is not None


async def test_who_was_dropped_does_not_open_the_rematch(house: House) -> None:
    """He would be its host; who played to the end opens it."""
    table = await started(house, ANNA, BEN, CARLA)
    await house.tables.kick(table.id, ANNA, CARLA, moderator=False)
    await play_on(house, table.id, random.Random(4))
    with pytest.raises(Refused, match="rematch-of-others"):
        await house.tables.rematch(table.id, CARLA, "Carla")
    assert (await house.tables.rematch(table.id, BEN, "Ben")).host == BEN
