"""Tables without turns (rules.md §9): legality alone decides, and the table's clock ticks where nobody acts."""

import asyncio
import random

import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    Announce,
    Announcing,
    Draw,
    Finish,
    IllegalAction,
    Pass,
    PassLeft,
    Play,
    Rank,
    Rules,
    SpeedRound,
    StaleAction,
    StartCard,
    Take,
    Ticked,
    card_name,
)
from bot.opponents import choose
from bot.tables.acts import ClockTicked, SeatActed
from bot.tables.errors import Refused
from bot.tables.pace import Pace
from bot.tables.place import Answered
from bot.tables.state import PauseReason, Phase, TableState
from bot.tables.transitions import check_act, replay
from bot.tables.views import HandView, TableView
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, DIRK, GUILD, House, OpenHouse

SPEED = ALL_PRESETS["speed"]
TICK = 8


async def race(
    house: House, *people: int, computers: int = 0, rules: Rules = SPEED, pace: Pace = Pace.NORMAL
) -> TableView:
    host, *others = people
    table = await house.tables.open(GUILD, CHANNEL, host, f"P{host}", "nl", rules, computers, pace=pace)
    for person in others:
        await house.tables.join(table.id, person, f"P{person}")
    return await house.tables.start(table.id, host)


async def hand_of(house: House, table: str, person: int) -> HandView:
    hand = await house.tables.hand(table, person)
    assert isinstance(hand, HandView)
    return hand


async def state_of(house: House, table: str) -> TableState:
    stored = await house.store.load(table)
    assert stored is not None
    return stored.state


async def somebody_who_can_play(house: House, table: str, people: tuple[int, ...]) -> tuple[int, Play]:
    """A person with a card that fits, and the card; others draw until there is somebody."""
    while True:
        for person in people:
            hand = await hand_of(house, table, person)
            if plays := [one for one in hand.round.legal if isinstance(one, Play)]:
                return person, plays[0]
        for person in people:
            hand = await hand_of(house, table, person)
            if drawing := [one for one in hand.round.legal if isinstance(one, Draw | Take)]:
                await house.tables.act(table, person, None, drawing[0])


async def ticks_in_log(house: House, table: str) -> int:
    return sum(isinstance(entry.act, ClockTicked) for entry in await house.store.read_log(table))


async def test_nobody_is_waited_for_and_anybody_may_play_with_any_version(house: House) -> None:
    view = await race(house, ANNA, BEN, CARLA)
    assert not any(seat.on_turn for seat in view.seats)
    assert view.turn_token == "0"  # noqa: S105 - no secret
    for _ in range(6):
        person, play = await somebody_who_can_play(house, view.id, (CARLA, BEN, ANNA))
        after = await house.tables.act(view.id, person, 1, play)
        assert play.card not in after.round.hand or after.round.hand.count(play.card) == 1


async def test_every_act_changes_everybodys_hand(house: House) -> None:
    view = await race(house, ANNA, BEN, CARLA)
    before = [(await hand_of(house, view.id, person)).face for person in (ANNA, BEN, CARLA)]
    person, play = await somebody_who_can_play(house, view.id, (ANNA, BEN, CARLA))
    await house.quiet()
    house.witness.hands.clear()
    await house.tables.act(view.id, person, None, play)
    await house.quiet()
    after = [(await hand_of(house, view.id, person)).face for person in (ANNA, BEN, CARLA)]
    assert all(new > old for new, old in zip(after, before, strict=True))
    assert sorted(house.witness.hands) == [(view.id, other) for other in (ANNA, BEN, CARLA) if other != person]
    assert house.witness.painted[-1] == view.id


async def test_of_two_clicks_at_once_the_first_wins_and_the_other_is_told(house: House) -> None:
    """Both fit when they are clicked; each round of the search deals anew until two hands have such cards."""
    for _ in range(60):
        view = await race(house, ANNA, BEN)
        hands = [await hand_of(house, view.id, person) for person in (ANNA, BEN)]
        plays = [[one for one in hand.round.legal if isinstance(one, Play)] for hand in hands]
        pair = next(
            ((one, two) for one in plays[0] for two in plays[1] if _excludes(one, two, view)),
            None,
        )
        if pair is None:
            await house.tables.stop(view.id, ANNA, moderator=True)
            continue
        results = await asyncio.gather(
            house.tables.act(view.id, ANNA, hands[0].version, pair[0]),
            house.tables.act(view.id, BEN, hands[1].version, pair[1]),
            return_exceptions=True,
        )
        assert isinstance(results[0], HandView)
        assert isinstance(results[1], IllegalAction)
        assert results[1].code == "too-late"
        assert results[1].arguments["top"] == card_name(pair[0].card)
        assert len((await hand_of(house, view.id, BEN)).round.hand) == len(hands[1].round.hand)
        return
    raise AssertionError("no such deal")


def _excludes(first: Play, second: Play, view: TableView) -> bool:
    """Whether the second card does not fit on the first, though both fit on the start card; neither does anything."""
    ranks = {first.card & 15, second.card & 15}
    plain = ranks <= {Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.NINE, Rank.TEN, Rank.QUEEN, Rank.KING}
    return plain and len(ranks) == 2 and first.card >> 4 != second.card >> 4


async def test_a_card_that_is_gone_is_an_outdated_click(house: House) -> None:
    view = await race(house, ANNA, BEN)
    person, play = await somebody_who_can_play(house, view.id, (ANNA, BEN))
    version = (await hand_of(house, view.id, person)).version
    await house.tables.act(view.id, person, version, play)
    if play.card not in (await hand_of(house, view.id, person)).round.hand:
        with pytest.raises(StaleAction):
            await house.tables.act(view.id, person, version, play)


async def test_the_clock_ticks_after_eight_seconds_and_is_replayed(house: House) -> None:
    view = await race(house, ANNA, BEN, CARLA)
    assert view.tick_at == house.clock.now() + TICK
    await house.advance(TICK - 1)
    assert await ticks_in_log(house, view.id) == 0
    await house.advance(1)
    assert await ticks_in_log(house, view.id) == 1
    after = await house.tables.view(view.id)
    assert after.happened[-1] == Ticked(1)
    await house.advance(TICK)
    assert await ticks_in_log(house, view.id) in (1, 2)  # a second one only where it changes anything
    assert replay(await house.store.read_log(view.id)) == await state_of(house, view.id)


async def test_an_act_starts_the_clock_anew_and_an_announcement_does_not(house: House) -> None:
    view = await race(house, ANNA, BEN, rules=replace(SPEED, hand=3))
    start = house.clock.now()
    await house.advance(5)
    person, play = await somebody_who_can_play(house, view.id, (ANNA, BEN))
    after = await house.tables.act(view.id, person, None, play)
    acted = house.clock.now()
    assert acted == start + 5
    assert after.table.tick_at == acted + TICK
    await house.advance(2)
    if Announce() in (await hand_of(house, view.id, person)).round.legal:
        announced = await house.tables.act(view.id, person, None, Announce())
        assert announced.table.tick_at == acted + TICK
    assert (await state_of(house, view.id)).acted_at == int(acted * 1000)


async def test_a_table_where_nobody_acts_ticks_until_it_changes_nothing_or_is_blocked(house: House) -> None:
    view = await race(house, ANNA, BEN, CARLA, DIRK, pace=Pace.NONE)
    await house.advance(TICK * 150)
    view = await house.tables.view(view.id)
    state = await state_of(house, view.id)
    assert state.match is not None
    race_round = state.match.round
    assert isinstance(race_round, SpeedRound)
    assert view.tick_at is None
    if race_round.result is None:
        able = [any(isinstance(one, Play) for one in race_round.legal_actions(seat)) for seat in range(4)]
        assert all(able) or not race_round.stock
        ticks = await ticks_in_log(house, view.id)
        await house.advance(TICK * 20)
        assert await ticks_in_log(house, view.id) == ticks


async def test_a_table_where_all_could_play_and_nobody_does_pauses_until_somebody_comes_back(house: House) -> None:
    view = await race(house, ANNA, BEN, CARLA)
    await house.advance(TICK * 150)
    paused = await house.tables.view(view.id)
    assert paused.pause is not None
    assert paused.pause.reason is PauseReason.ABSENT
    assert all(seat.person is not None for seat in paused.seats)
    acts = paused.sequence
    await house.advance(600)
    assert (await house.tables.view(view.id)).sequence == acts
    hand = await hand_of(house, view.id, BEN)
    back = await house.tables.act(view.id, BEN, None, next(one for one in hand.round.legal if isinstance(one, Play)))
    assert back.table.pause is None
    assert back.table.tick_at == house.clock.now() + TICK
    assert replay(await house.store.read_log(view.id)) == await state_of(house, view.id)


async def test_a_break_stops_the_clock(house: House) -> None:
    view = await race(house, ANNA, BEN)
    await house.advance(5)
    paused = await house.tables.pause(view.id, ANNA)
    assert paused.tick_at is None
    with pytest.raises(Refused):
        await house.tables.act(view.id, BEN, None, (await hand_of(house, view.id, BEN)).round.legal[0])
    await house.advance(1000)
    assert await ticks_in_log(house, view.id) == 0
    resumed = await house.tables.resume(view.id, ANNA)
    assert resumed.tick_at == house.clock.now() + TICK


async def test_a_table_without_pace_waits_for_ever(house: House) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", SPEED, pace=Pace.NONE)
    await house.tables.join(table.id, BEN, "Ben")
    await house.tables.start(table.id, ANNA)
    await house.advance(TICK * 200)
    assert (await house.tables.view(table.id)).pause is None


async def test_a_tick_that_changes_nothing_is_refused(house: House) -> None:
    view = await race(house, ANNA, BEN, rules=replace(SPEED, start_card=StartCard.DEALER_PLAYS))
    state = await state_of(house, view.id)
    assert state.match is not None
    assert isinstance(state.match.round, SpeedRound)
    state.match.round.question = None
    with pytest.raises(Refused) as refusal:
        check_act(state, ClockTicked())
    assert refusal.value.code == "no-tick-now"


async def test_the_clock_stands_still_while_cards_are_passed_on(house: House) -> None:
    effects = list(SPEED.effects)
    for rank in (Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.NINE, Rank.TEN, Rank.QUEEN, Rank.KING):
        effects[rank] = (PassLeft(),)
    view = await race(house, ANNA, BEN, CARLA, rules=replace(SPEED, effects=tuple(effects), finish=Finish.ALLOWED))
    while True:
        person, play = await somebody_who_can_play(house, view.id, (ANNA, BEN, CARLA))
        shown = (await house.tables.act(view.id, person, None, play)).table
        if any(seat.on_turn for seat in shown.seats):
            break
    assert shown.tick_at is None
    ticks = await ticks_in_log(house, view.id)
    await house.advance(TICK * 3)
    assert await ticks_in_log(house, view.id) == ticks
    for other in (ANNA, BEN, CARLA):
        hand = await hand_of(house, view.id, other)
        await house.tables.act(view.id, other, None, hand.round.legal[0])
    assert (await house.tables.view(view.id)).tick_at == house.clock.now() + TICK


async def test_the_draw_on_the_table_is_what_it_means_to_who_clicks(house: House) -> None:
    view = await race(house, ANNA, BEN, CARLA)
    for _ in range(40):
        person, play = await somebody_who_can_play(house, view.id, (ANNA, BEN, CARLA))
        after = await house.tables.act(view.id, person, None, play)
        if after.table.phase is not Phase.PLAYING:
            return
        assert isinstance(after, HandView)
        for seat, debt in enumerate(after.round.debts):
            if debt:
                owing = (ANNA, BEN, CARLA)[seat]
                before = len((await hand_of(house, view.id, owing)).round.hand)
                drawn = await house.tables.draw(view.id, owing, after.table.turn_token, Answered.TABLE)
                assert len(drawn.round.hand) == before + debt
                return
    raise AssertionError("nobody ever owed anything")


@pytest.mark.parametrize("announcing", [Announcing.WINDOW, Announcing.WITH_PLAY])
async def test_computers_alone_play_a_round_while_a_person_does_nothing(house: House, announcing: Announcing) -> None:
    view = await race(house, ANNA, computers=3, rules=replace(SPEED, announcing=announcing), pace=Pace.NONE)
    for _ in range(400):
        await house.advance(10)
        if (await house.tables.view(view.id)).phase is not Phase.PLAYING:
            break
    end = await house.tables.view(view.id)
    assert end.phase is Phase.FINISHED
    acts = [entry.act for entry in await house.store.read_log(view.id)]
    by_seat = {seat: sum(isinstance(act, SeatActed) and act.seat == seat for act in acts) for seat in range(4)}
    assert by_seat[0] == 0
    assert all(by_seat[seat] >= 1 for seat in (1, 2, 3)), by_seat
    assert not any(isinstance(act, SeatActed) and isinstance(act.action, Pass) for act in acts)
    assert replay(await house.store.read_log(view.id)) == await state_of(house, view.id)


async def test_people_and_computers_play_to_the_end(house: House) -> None:
    view, chance = await race(house, ANNA, BEN, computers=2), random.Random(3)
    for number in range(4000):
        if view.phase is not Phase.PLAYING:
            break
        person = (ANNA, BEN)[number % 2]
        hand = await hand_of(house, view.id, person)
        if hand.round.legal and chance.random() < 0.5:
            await house.tables.act(view.id, person, None, choose(hand.round, chance))
        await house.advance(0.5)
        view = await house.tables.view(view.id)
    assert view.phase is Phase.FINISHED
    assert view.standings[0].place == 1


@pytest.mark.parametrize("seconds", [0, 5, 400])
async def test_a_restart_loses_nothing_and_costs_nobody_a_tick(open_house: OpenHouse, seconds: int) -> None:
    """However long it took, the clock starts anew when the doors open."""
    async with open_house() as house:
        view = await race(house, ANNA, BEN, CARLA)
        person, play = await somebody_who_can_play(house, view.id, (ANNA, BEN, CARLA))
        await house.tables.act(view.id, person, None, play)
        hands = {one: await hand_of(house, view.id, one) for one in (ANNA, BEN, CARLA)}
        ticks = await ticks_in_log(house, view.id)
    await house.clock.move_to(house.clock.now() + seconds)
    async with open_house() as house:
        for one, hand in hands.items():
            again = await hand_of(house, view.id, one)
            assert again.round == hand.round
            assert again.version == hand.version
        assert (await house.tables.view(view.id)).tick_at == house.clock.now() + TICK
        await house.advance(TICK - 1)
        assert await ticks_in_log(house, view.id) == ticks
        await house.advance(1)
        assert await ticks_in_log(house, view.id) == ticks + 1


async def test_who_leaves_is_followed_by_a_computer_with_all_debts_and_locks(house: House) -> None:
    view = await race(house, ANNA, BEN)
    before = (await hand_of(house, view.id, BEN)).round
    after = await house.tables.leave(view.id, BEN)
    assert after.seats[1].person is None
    assert after.round is not None
    assert after.round.debts == before.debts  # type: ignore[union-attr]
    await house.advance(200)
    log = await house.store.read_log(view.id)
    assert any(isinstance(entry.act, SeatActed) and entry.act.seat == 1 for entry in log)

