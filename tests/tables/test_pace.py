"""Pace and absence (experience.md §6): nobody holds up a table, and our own absence costs nobody anything."""

import random

import pytest

from bot.engine import PRESETS, Announce, CardsToGive, Draw, End, TurnToPlay, parse_card
from bot.tables.acts import SeatActed, TimedOut
from bot.tables.errors import Refused
from bot.tables.news import TimeRanOut
from bot.tables.pace import Pace
from bot.tables.seating import question_of
from bot.tables.state import CloseReason, ComputerSpeed, PauseReason, Phase, TableState
from bot.tables.views import TableView
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, DIRK, GUILD, House, OpenHouse
from tests.tables.playing import act, do_anything, play_on, started
from tests.tables.test_calls import arranged, do

WEEK = 7 * 86_400


async def state_of(house: House, table: str) -> TableState:
    return (await house.tables._shelf.get(table)).state


def on_turn(view: TableView) -> int:
    """The person on turn."""
    [person] = [seat.person for seat in view.seats if seat.on_turn]
    assert person is not None
    return person


async def turn_of(house: House, table: str) -> int:
    return on_turn(await house.tables.view(table))


@pytest.mark.parametrize(("pace", "seconds"), [(Pace.QUICK, 45), (Pace.NORMAL, 90), (Pace.SLOW, 86_400)])
async def test_the_harmless_act_is_done_when_time_is_up(house: House, pace: Pace, seconds: int) -> None:
    table = await started(house, ANNA, BEN, CARLA, pace=pace)
    late = await turn_of(house, table.id)
    assert table.deadline == house.clock.now() + seconds
    await house.advance(seconds - 1)
    assert await turn_of(house, table.id) == late
    await house.advance(1)
    assert await turn_of(house, table.id) != late
    seats = (await house.tables.view(table.id)).seats
    assert not any(seat.autopilot for seat in seats), "once is no habit"
    log = await house.store.read_log(table.id)
    assert (log[-1].actor, type(log[-1].act).__name__) == (None, "TimedOut")
    told = TimeRanOut()
    assert told in (await house.tables.view(table.id)).happened, "nobody takes it for a choice"
    assert told in (await house.tables.hand(table.id, late)).news


async def test_without_a_pace_the_table_waits(house: House) -> None:
    table = await started(house, ANNA, BEN, pace=Pace.NONE)
    assert table.deadline is None
    await house.advance(WEEK)
    assert (await house.tables.view(table.id)).round == table.round


async def test_who_plays_gets_the_whole_time_for_the_next_answer(house: House) -> None:
    table = await started(house, ANNA, BEN)
    await house.advance(60)
    await act(house, table.id, await turn_of(house, table.id), random.Random(1))
    view = await house.tables.view(table.id)
    assert view.deadline == house.clock.now() + 90


async def test_a_call_of_another_gives_nobody_more_time(house: House) -> None:
    table = await arranged(house, "classic", "5H 6D | 7H 9D 3D", "9H", ANNA, BEN)
    await do(house, table, ANNA, "play 5H")
    since = (await state_of(house, table)).waiting_since
    assert since is not None
    await house.advance(30)
    await house.tables.act(table, ANNA, None, Announce())
    assert (await state_of(house, table)).waiting_since == since


async def test_all_who_have_not_chosen_a_card_have_the_same_time(house: House) -> None:
    """rules.md §3, `pass_left`: everybody chooses at once; who has not is answered for, one after another."""
    table = await arranged(house, "pass_left", "10H 6D 8D | 7H 9D 3D | 2D 3D 4D", "9H", ANNA, BEN, CARLA)
    await do(house, table, ANNA, "play 10H")
    since = (await state_of(house, table)).waiting_since
    await house.advance(40)
    await do(house, table, BEN, "give 9D")
    assert (await state_of(house, table)).waiting_since == since
    await house.advance(50)
    state = await state_of(house, table)
    assert not isinstance(question_of(state), CardsToGive)
    assert [seat.missed for seat in state.seats] == [1, 0, 1]


async def test_who_must_answer_twice_in_a_turn_is_answered_for_twice(house: House) -> None:
    """A card that is drawn and fits leaves the turn on: it is ended for him in the same moment."""
    table = await arranged(house, "classic", "5D 6D 8D | 7D 9D 3D", "9H", ANNA, BEN)
    state = await state_of(house, table)
    assert state.match is not None
    assert state.match.round is not None
    state.match.round.stock.append(parse_card("4H"))
    state.match.round.question = TurnToPlay(1)
    state.match.round.question = TurnToPlay(0)
    await house.advance(90)
    log = await house.store.read_log(table)
    act_ = log[-1].act
    assert isinstance(act_, TimedOut)
    assert act_.actions == (Draw(), End())
    assert await turn_of(house, table) == BEN


async def test_twice_in_a_row_and_the_computer_plays_until_the_seat_is_taken_back(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA)
    chance = random.Random(5)
    while not (seat := (await house.tables.view(table.id)).seats[1]).autopilot:
        person = await turn_of(house, table.id)
        if person == BEN:
            await house.advance(90)
        else:
            await act(house, table.id, person, chance)
    assert seat.person == BEN
    log = await house.store.read_log(table.id)
    assert sum(type(entry.act).__name__ == "TimedOut" for entry in log) == 2
    while not (await house.tables.view(table.id)).seats[1].on_turn:
        await act(house, table.id, await turn_of(house, table.id), chance)
    before = len(await house.store.read_log(table.id))
    await house.advance(3)
    played = (await house.store.read_log(table.id))[before:]
    assert played, "the computer has played for him"
    assert all(entry.actor is None and isinstance(entry.act, SeatActed) and entry.act.seat == 1 for entry in played)
    await house.tables.take_back(table.id, BEN)
    seat = (await house.tables.view(table.id)).seats[1]
    assert (seat.person, seat.autopilot) == (BEN, False)
    with pytest.raises(Refused, match="not-away"):
        await house.tables.take_back(table.id, BEN)


async def test_whoever_plays_a_card_is_back(house: House) -> None:
    table = await started(house, ANNA, BEN)
    await house.advance(90)
    assert any(seat.missed for seat in (await state_of(house, table.id)).seats)
    away = next(seat.person for seat in (await state_of(house, table.id)).seats if seat.missed)
    chance = random.Random(2)
    while await turn_of(house, table.id) != away:
        await act(house, table.id, await turn_of(house, table.id), chance)
    await act(house, table.id, away, chance)
    assert not any(seat.missed for seat in (await state_of(house, table.id)).seats)


async def test_everybody_away_pauses_the_match_and_a_week_ends_it(house: House) -> None:
    table = await started(house, ANNA, BEN, computers=1)
    await house.advance(3600)
    view = await house.tables.view(table.id)
    assert view.pause is not None
    assert view.pause.reason is PauseReason.ABSENT
    assert all(seat.autopilot for seat in view.seats if seat.person is not None)
    sequence = view.sequence
    await house.advance(WEEK - 3600)
    assert (await house.tables.view(table.id)).sequence == sequence, "nothing moves"
    await house.advance(3600)
    view = await house.tables.view(table.id)
    assert (view.phase, view.close_reason) == (Phase.CLOSED, CloseReason.PAUSED)


async def test_whoever_comes_back_first_resumes_it(house: House) -> None:
    table = await started(house, ANNA, BEN)
    await house.advance(3600)
    view = await house.tables.take_back(table.id, BEN)
    assert view.pause is None
    assert [seat.autopilot for seat in view.seats] == [True, False]
    assert view.host == BEN, "the duty goes to who is there"


async def test_the_host_pauses_and_resumes(house: House) -> None:
    table = await started(house, ANNA, BEN, computers=1)
    with pytest.raises(Refused, match="not-host"):
        await house.tables.pause(table.id, BEN)
    paused = await house.tables.pause(table.id, ANNA)
    assert (paused.deadline, paused.round) == (None, (await house.tables.view(table.id)).round)
    await house.advance(3500)
    still = await house.tables.view(table.id)
    assert still.sequence == paused.sequence
    for person in (ANNA, BEN):
        with pytest.raises(Refused, match="paused"):
            await house.tables.act(table.id, person, None, Draw())
    with pytest.raises(Refused, match="not-host"):
        await house.tables.resume(table.id, BEN)
    resumed = await house.tables.resume(table.id, ANNA)
    assert resumed.round == paused.round
    if any(seat.on_turn and seat.person is not None for seat in resumed.seats):
        assert resumed.deadline == house.clock.now() + 90


async def test_after_an_hour_anybody_at_the_table_is_offered_to_resume(house: House) -> None:
    table = await started(house, ANNA, BEN)
    assert not await house.tables.may_resume(table.id, ANNA), "it does not stand still"
    await house.tables.pause(table.id, ANNA)
    assert await house.tables.may_resume(table.id, ANNA)
    await house.advance(3599)
    assert not await house.tables.may_resume(table.id, BEN)
    await house.advance(1)
    assert await house.tables.may_resume(table.id, BEN)
    assert not await house.tables.may_resume(table.id, CARLA), "she does not sit here"
    assert (await house.tables.resume(table.id, BEN)).pause is None


async def test_paused_between_rounds_nothing_is_dealt(house: House) -> None:
    table = await started(house, ANNA, BEN, computers=1)
    view = await play_on(house, table.id, random.Random(3), until=Phase.BETWEEN_ROUNDS)
    assert view.phase is Phase.BETWEEN_ROUNDS
    await house.tables.pause(table.id, ANNA)
    await house.advance(3600)
    view = await house.tables.view(table.id)
    assert (view.phase, view.next_round_at) == (Phase.BETWEEN_ROUNDS, None)
    with pytest.raises(Refused, match="paused"):
        await house.tables.next_round(table.id, BEN)
    await house.tables.resume(table.id, ANNA)
    await house.advance(20)
    assert (await house.tables.view(table.id)).phase is Phase.PLAYING


async def test_a_stop_of_the_program_costs_nobody_time(open_house: OpenHouse) -> None:
    async with open_house() as house:
        table = await started(house, ANNA, BEN)
        late = on_turn(table)
        await house.advance(60)
        clock = house.clock
    await clock.advance(1000)
    async with open_house() as house:
        assert (await house.tables.view(table.id)).deadline == clock.now() + 30
        await house.advance(29)
        assert await turn_of(house, table.id) == late
        await house.advance(1)
        assert await turn_of(house, table.id) != late


async def test_neither_does_a_kill(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was noted last may be half a minute old: so much more time there is at most."""
    async with open_house() as house:
        table = await started(house, ANNA, BEN)
        await house.advance(70)
        clock = house.clock
        monkeypatch.setattr(house.tables.attendance, "_ended", True)  # a killed program says no good-bye
    await clock.advance(1000)
    async with open_house() as house:
        deadline = (await house.tables.view(table.id)).deadline
        assert deadline is not None
        assert clock.now() + 20 <= deadline <= clock.now() + 50


async def test_while_discord_is_away_no_time_passes(house: House) -> None:
    table = await started(house, ANNA, BEN)
    late = on_turn(table)
    await house.advance(60)
    house.tables.look_away()
    await house.advance(600)
    assert await turn_of(house, table.id) == late
    await house.tables.look_again()
    assert (await house.tables.view(table.id)).deadline == house.clock.now() + 30
    await house.advance(30)
    assert await turn_of(house, table.id) != late


async def test_the_pace_is_the_hosts_to_choose_before_the_first_deal(house: House) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", PRESETS["pesten_7"], 1)
    assert table.pace is Pace.NORMAL
    await house.tables.join(table.id, BEN, "Ben")
    with pytest.raises(Refused, match="not-host"):
        await house.tables.change_pace(table.id, BEN, Pace.QUICK)
    view = await house.tables.change_pace(table.id, ANNA, Pace.QUICK, ComputerSpeed.SLOW)
    assert (view.pace, view.computer_speed) == (Pace.QUICK, ComputerSpeed.SLOW)
    await house.tables.start(table.id, ANNA)
    with pytest.raises(Refused, match="already-started"):
        await house.tables.change_pace(table.id, ANNA, Pace.NONE)


async def test_of_four_one_vanishes_for_good_and_the_match_ends_at_the_pace_of_the_others(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA, DIRK, variant="classic")
    began, chance, waited = house.clock.now(), random.Random(8), 0
    view = await house.tables.view(table.id)
    while view.phase is Phase.PLAYING:
        person = on_turn(view)
        if person == DIRK:
            waited += not view.seats[3].autopilot
            await house.advance(90 if not view.seats[3].autopilot else 3)
        else:
            await do_anything(house, table.id, person, chance)
        view = await house.tables.view(table.id)
    assert view.phase is Phase.FINISHED
    assert waited <= 2, "afterwards the computer plays for him"
    assert house.clock.now() - began < 90 * 2 + 3 * 60
