"""Leaving: a computer goes on in the seat, nothing else at the table changes."""

import random

from msgspec.structs import replace

from bot.engine import PRESETS, Limit, RoundStarted
from bot.tables.news import HostChanged, SeatChange, SeatChanged
from bot.tables.outcome import match_result
from bot.tables.results import Opposition, SortBy
from bot.tables.state import CloseReason, Phase
from bot.tables.transitions import replay
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, GUILD, House
from tests.tables.playing import play_on, started

DIRK = CARLA + 1


async def test_in_the_lobby_the_seat_is_free_again_and_the_longest_seated_becomes_host(house: House) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", PRESETS["pesten_7"])
    await house.tables.join(table.id, BEN, "Ben")
    await house.tables.join(table.id, CARLA, "Carla")
    view = await house.tables.leave(table.id, ANNA)
    assert [seat.person for seat in view.seats] == [BEN, CARLA]
    assert view.host == BEN


async def test_the_table_says_who_is_host_when_the_host_has_left(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA)
    other = await house.tables.leave(table.id, CARLA)
    assert other.host == ANNA
    assert not any(isinstance(event, HostChanged) for event in other.happened)
    view = await house.tables.leave(table.id, ANNA)
    assert view.host == BEN
    assert view.happened[-1] == HostChanged(1)
    assert (await house.tables.hand(table.id, BEN)).news[-1] == HostChanged(1)
    stored = await house.store.load(table.id)
    assert stored is not None
    assert stored.state.happened[-1] == HostChanged(1)
    assert replay(await house.store.read_log(table.id)).happened == stored.state.happened


async def test_a_host_who_leaves_between_two_rounds_is_told_of_in_the_next(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA)
    chance = random.Random(6)
    while (await house.tables.view(table.id)).phase is Phase.PLAYING:
        await play_on(house, table.id, chance, acts=1)
    await house.tables.leave(table.id, ANNA)
    view = await house.tables.next_round(table.id, BEN)
    assert [type(event) for event in view.happened[:3]] == [SeatChanged, HostChanged, RoundStarted]
    over = await house.tables.view(table.id)
    while over.phase is Phase.PLAYING:
        over = await play_on(house, table.id, chance, acts=1)
    after = await house.tables.next_round(table.id, BEN)
    assert not any(isinstance(event, HostChanged | SeatChanged) for event in after.happened), "it is told once"


async def test_who_goes_and_who_comes_is_told_to_all(house: House) -> None:
    """Else what is shown of the seat would be read as the doing of whoever sits there now (experience.md §6)."""
    table = await started(house, ANNA, BEN, CARLA)
    left = await house.tables.leave(table.id, BEN)
    gone = SeatChanged(1, f"P{BEN}", SeatChange.LEFT)
    assert left.happened[-1] == gone
    assert (await house.tables.hand(table.id, CARLA)).news[-1] == gone
    computer = left.seats[1].name
    came = await house.tables.take_over(table.id, DIRK, "Dirk", 1)
    assert came.happened[-1] == SeatChanged(1, computer, SeatChange.CAME)
    away = await house.tables.leave(table.id, DIRK)
    back = await house.tables.take_over(table.id, DIRK, "Dirk", 1)
    assert back.happened[-1] == SeatChanged(1, away.seats[1].name, SeatChange.CAME_BACK)
    sent = await house.tables.kick(table.id, ANNA, DIRK, moderator=False)
    assert SeatChanged(1, "Dirk", SeatChange.SENT_AWAY) in sent.happened
    stored = await house.store.load(table.id)
    assert stored is not None
    assert replay(await house.store.read_log(table.id)).happened == stored.state.happened


async def test_in_the_lobby_the_host_is_marked_and_nothing_is_told(house: House) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", PRESETS["pesten_7"])
    await house.tables.join(table.id, BEN, "Ben")
    view = await house.tables.leave(table.id, ANNA)
    assert (view.host, view.happened) == (BEN, ())


async def test_the_last_person_closes_the_lobby(house: House) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", PRESETS["pesten_7"], 2)
    view = await house.tables.leave(table.id, ANNA)
    assert (view.phase, view.close_reason) == (Phase.CLOSED, CloseReason.EMPTY)


async def test_only_computers_left_ends_the_match(house: House) -> None:
    table = await started(house, ANNA, BEN, computers=1)
    assert (await house.tables.leave(table.id, BEN)).phase is Phase.PLAYING
    assert (await house.tables.leave(table.id, ANNA)).phase is Phase.CLOSED
    await house.advance(60)
    stored = await house.store.load(table.id)
    assert stored is not None
    assert stored.state.phase is Phase.CLOSED


async def test_nothing_else_changes(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA)
    before = await house.tables.view(table.id)
    after = await house.tables.leave(table.id, BEN)
    assert after.round == before.round
    assert [seat.cards for seat in after.seats] == [seat.cards for seat in before.seats]
    assert after.seats[1].person is None
    assert {after.seats[0].person, after.seats[2].person} == {ANNA, CARLA}


async def test_a_leaver_comes_last_whatever_the_computer_makes_of_his_cards(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA)
    await house.tables.leave(table.id, CARLA)
    await play_on(house, table.id, random.Random(11))
    page = await house.store.page(
        GUILD, variant="pesten_7", opposition=Opposition.PEOPLE, month=None, sort=SortBy.SCORE, page=0
    )
    scores = {row.person: row.score_sum for row in page.rows}
    assert set(scores) == {ANNA, BEN, CARLA}
    assert scores[CARLA] == max(scores.values())
    assert next(row for row in page.rows if row.person == CARLA).wins == 0


async def test_who_is_out_of_the_match_already_keeps_his_place(house: House) -> None:
    """rules.md §7, `limit`: places go by when one went over, so nothing that follows can change his."""
    rules, chance = replace(PRESETS["pesten_7"], format=Limit(60)), random.Random(3)
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", rules)
    for person, name in ((BEN, "Ben"), (CARLA, "Carla"), (DIRK, "Dirk")):
        await house.tables.join(table.id, person, name)
    view = await house.tables.start(table.id, ANNA)
    while not (gone := [one for one in view.standings if one.left_after is not None]):
        view = await play_on(house, table.id, chance, acts=20)
    assert view.phase in (Phase.PLAYING, Phase.BETWEEN_ROUNDS), "the others play on"
    out, staying = gone[-1], view.standings[0]
    settled, early = view.seats[out.seat].person, view.seats[staying.seat].person
    assert settled is not None
    assert early is not None
    for person in (settled, early):
        await house.tables.leave(table.id, person)
    await play_on(house, table.id, chance)
    stored = await house.store.load(table.id)
    assert stored is not None
    assert stored.state.match is not None
    assert replay(await house.store.read_log(table.id)) == stored.state
    result = match_result(stored.state)
    assert result is not None
    found = {one.person: (one.place, one.points, one.left_early) for one in result.people}
    [standing] = [one for one in stored.state.match.standings() if one.seat == out.seat]
    assert found[settled] == (standing.place, out.total, False)
    assert found[early][::2] == (4, True)


async def test_a_table_moves_to_the_channel_where_it_is_asked_for(house: House) -> None:
    table = await started(house, ANNA, BEN)
    await house.tables.record_message(table.id, CHANNEL, 5)
    moved = await house.tables.repost(table.id, BEN, CHANNEL + 1)
    assert moved.channel == CHANNEL + 1
    assert moved.round == table.round
    assert (await house.tables.place(table.id))[:3] == (CHANNEL + 1, None, True)
    assert not await house.tables.record_message(table.id, CHANNEL, 6), "it was posted before the move"
    assert [view.id for view in house.tables.tables_in(GUILD, CHANNEL + 1)] == [table.id]
