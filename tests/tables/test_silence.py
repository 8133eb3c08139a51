"""No turns (rules.md §9): who does nothing for a turn's time is away (experience.md §6: everybody away: it pauses)."""

import pytest
from msgspec.structs import replace

from bot.engine import ALL_PRESETS, Rules
from bot.tables.outcome import match_result
from bot.tables.pace import Pace
from bot.tables.state import ComputerSpeed, PauseReason, Phase, TableState
from bot.tables.transitions import replay
from bot.tables.views import HandView, TableView
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, GUILD, House

SPEED = ALL_PRESETS["speed"]
assert isinstance(SPEED, Rules)


async def race(house: House, *people: int, computers: int = 0, pace: Pace = Pace.QUICK, hand: int = 13) -> TableView:
    """Hands so large that no computer player is out within a turn's time."""
    host, *others = people
    rules = replace(SPEED, hand=hand, decks=tuple(3 * (count > 0) for count in SPEED.decks))
    slow = ComputerSpeed.SLOW
    table = await house.tables.open(GUILD, CHANNEL, host, "Anna", "nl", rules, computers, None, pace, slow)
    for person in others:
        await house.tables.join(table.id, person, f"P{person}")
    return await house.tables.start(table.id, host)


async def state_of(house: House, table: str) -> TableState:
    return (await house.tables._shelf.get(table)).state


async def do_something(house: House, table: str, person: int) -> None:
    hand = await house.tables.hand(table, person)
    assert isinstance(hand, HandView)
    if hand.round.legal:
        await house.tables.act(table, person, None, hand.round.legal[0])


@pytest.mark.parametrize("pace", [Pace.QUICK, Pace.NORMAL, Pace.SLOW])
async def test_where_nobody_touches_anything_it_pauses_however_busy_the_computer_is(house: House, pace: Pace) -> None:
    """After three ticks (24 s): a computer player could be out before a turn's time is over."""
    view = await race(house, ANNA, BEN, computers=1, pace=pace)
    await house.advance(23)
    assert (await house.tables.view(view.id)).pause is None
    await house.advance(10)  # whoever could do nothing at that very moment is away as soon as he can
    state = await state_of(house, view.id)
    assert state.pause is not None
    assert (state.phase, state.pause.reason) == (Phase.PLAYING, PauseReason.ABSENT)
    await house.advance(3600)
    assert (await state_of(house, view.id)).sequence == state.sequence, "no computer plays on alone"
    assert replay(await house.store.read_log(view.id)) == state


@pytest.mark.parametrize(("pace", "seconds"), [(Pace.QUICK, 45), (Pace.NORMAL, 90)])
async def test_for_who_alone_does_nothing_the_computer_plays(
    house: House, pace: Pace, seconds: int
) -> None:
    """Ben does something now and then, Anna and Carla do not: after a turn's time they are away."""
    view = await race(house, ANNA, BEN, CARLA, pace=pace)
    for _ in range(3):
        await house.advance((seconds - 1) / 3)
        await do_something(house, view.id, BEN)
    assert not any(chair.autopilot for chair in (await state_of(house, view.id)).seats)
    await house.advance(9)
    state = await state_of(house, view.id)
    assert state.phase is Phase.PLAYING
    assert [chair.autopilot for chair in state.seats] == [True, False, True]
    assert state.host == BEN, "the host's duty goes on (experience.md §6)"
    await do_something(house, view.id, CARLA)
    assert not (await state_of(house, view.id)).seats[2].autopilot, "whoever acts is back"


async def test_where_nobody_is_hurried_nobody_is_away_but_no_result_is_left(house: House) -> None:
    """Two computers play the match to its end while Anna does nothing; she has lost nothing."""
    view = await race(house, ANNA, computers=2, pace=Pace.NONE, hand=7)
    for _ in range(300):
        await house.advance(10)
        if (await state_of(house, view.id)).phase is Phase.FINISHED:
            break
    state = await state_of(house, view.id)
    assert (state.phase, state.seats[0].autopilot) == (Phase.FINISHED, False)
    assert match_result(state) is None


async def test_one_act_of_a_person_makes_it_a_match(house: House) -> None:
    view = await race(house, ANNA, computers=2, pace=Pace.NONE, hand=7)
    while not (await state_of(house, view.id)).touched:
        await do_something(house, view.id, ANNA)
        await house.advance(1)
    for _ in range(300):
        await house.advance(10)
        if (await state_of(house, view.id)).phase is Phase.FINISHED:
            break
    result = match_result(await state_of(house, view.id))
    assert result is not None
    assert [one.person for one in result.people] == [ANNA]


async def test_a_pause_gives_everybody_his_whole_time_again(house: House) -> None:
    view = await race(house, ANNA, BEN)
    await house.advance(40)
    await house.tables.pause(view.id, ANNA)
    await house.advance(600)
    await house.tables.resume(view.id, ANNA)
    await house.advance(44)
    state = await state_of(house, view.id)
    assert not any(chair.autopilot for chair in state.seats)
    assert state.silent_since == dict.fromkeys((0, 1), (int(house.clock.now()) - 44) * 1000)
