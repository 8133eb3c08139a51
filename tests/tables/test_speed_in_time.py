"""No turns (rules.md §9): what happens when: computers' reactions, the tick, a Draw clicked too early."""

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    Announcing,
    Card,
    Catch,
    Caught,
    Finish,
    Give,
    IllegalAction,
    PassLeft,
    Play,
    Rank,
    Rules,
    SpeedRound,
    SuitToName,
    parse_card,
    parse_cards,
)
from bot.opponents import choose
from bot.tables.acts import ClockTicked, SeatActed, TimedOut
from bot.tables.live import LiveTable
from bot.tables.pace import Pace
from bot.tables.place import Answered
from bot.tables.state import Phase
from bot.tables.timing import CALL_SECONDS, Timing, what_is_due
from bot.tables.views import HandView, TableView
from tests.support.chance import SeededChance
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, GUILD, House

SPEED = ALL_PRESETS["speed"]
assert isinstance(SPEED, Rules)
TICK = 8
STOCK = "4H 3S 4S 5S 6S 9S 3C 4C 5C 6C 9C"
QUICKEST, SLOWEST = 0.7 * 2.5, 1.3 * 2.5
"""Seconds that a computer player takes to react (`Timing.reaction`)."""


async def race(house: House, *people: int, computers: int = 0, rules: Rules = SPEED) -> TableView:
    host, *others = people
    table = await house.tables.open(GUILD, CHANNEL, host, f"P{host}", "nl", rules, computers, pace=Pace.NORMAL)
    for person in others:
        await house.tables.join(table.id, person, f"P{person}")
    return await house.tables.start(table.id, host)


async def live_of(house: House, table: str) -> LiveTable:
    return await house.tables._shelf.get(table)


async def arranged(house: House, hands: Sequence[str], top: str, *people: int, computers: int = 0) -> TableView:
    """A race on these hands."""
    view = await race(house, *people, computers=computers)
    cards: list[list[Card]] = [list(parse_cards(hand)) for hand in hands]
    stock = list(parse_cards(STOCK))
    state = (await live_of(house, view.id)).state
    assert state.match is not None
    state.match.round = SpeedRound.arrange(SPEED, 0, cards, [parse_card(top)], stock, bytes(32))
    return await house.tables.repost(view.id, people[0], CHANNEL + 1)


async def hand_of(house: House, table: str, person: int) -> HandView:
    hand = await house.tables.hand(table, person)
    assert isinstance(hand, HandView)
    return hand


async def moments_of_computers(house: House, table: str) -> dict[int, list[float]]:
    """When the seats of computer players acted, in seconds."""
    acted: dict[int, list[float]] = {}
    computers = {seat for seat, chair in enumerate((await house.tables.view(table)).seats) if chair.person is None}
    for entry in await house.store.read_log(table):
        if isinstance(entry.act, SeatActed) and entry.act.seat in computers:
            acted.setdefault(entry.act.seat, []).append(entry.at / 1000)
    return acted


async def ticks_in_log(house: House, table: str) -> int:
    return sum(isinstance(entry.act, ClockTicked) for entry in await house.store.read_log(table))


async def somebody_acts(house: House, table: str, people: Sequence[int], chance: random.Random) -> bool:
    for person in people:
        hand = await hand_of(house, table, person)
        if hand.round.legal:
            await house.tables.act(table, person, None, choose(hand.round, chance))
            return True
    return False


async def test_people_who_act_all_the_time_do_not_put_computers_off(house: House) -> None:
    """One reacts a reaction's time after it could act; and after one has, people have time before the next."""
    rules = replace(SPEED, announcing=Announcing.AUTOMATIC)
    people, chance = [ANNA, BEN, CARLA], random.Random(4)
    view = await race(house, *people, computers=2, rules=rules)
    dealt = house.clock.now()
    for number in range(12):
        await house.advance(1.5)
        assert (await house.tables.view(view.id)).phase is Phase.PLAYING
        assert await somebody_acts(house, view.id, people[number % 3 :] + people[: number % 3], chance), number
    acted = await moments_of_computers(house, view.id)
    assert set(acted) == {1, 2}
    everyone = sorted(moment for moments in acted.values() for moment in moments)
    gaps = [later - earlier for earlier, later in zip([dealt, *everyone], [*everyone, house.clock.now()], strict=True)]
    assert max(gaps) <= SLOWEST + 0.01
    assert min(gaps[:-1]) >= QUICKEST - 0.01


async def test_a_reaction_is_the_same_after_a_restart(house: House) -> None:
    view = await race(house, ANNA, BEN, CARLA, computers=2)
    await house.advance(1.5)
    assert await somebody_acts(house, view.id, [ANNA, BEN, CARLA], random.Random(4))
    held, stored = (await live_of(house, view.id)).state, await house.store.load(view.id)
    assert stored is not None
    due = [what_is_due(state, Timing(), SeededChance(n)) for n, state in enumerate((held, held, stored.state))]
    assert due[0] is not None
    assert {one.at for one in due if one is not None} == {due[0].at}
    assert due[0].at < house.clock.now() + SLOWEST - 1.5


async def test_computers_leave_time_to_call_however_long_they_could_act(house: House) -> None:
    """rules.md §5: at least 2 seconds while somebody can still announce or be caught."""
    view = await arranged(house, ("5H 9C", "5D 6D 8C 6H"), "9H", ANNA, computers=1)
    await house.advance(QUICKEST - 0.05)
    await house.tables.act(view.id, ANNA, None, Play(parse_card("5H")))
    opened = house.clock.now()
    await house.advance(CALL_SECONDS + 1)
    first = (await moments_of_computers(house, view.id))[1][0]
    assert first == pytest.approx(opened + CALL_SECONDS, abs=0.01), "it would have acted before, but for the window"


async def test_being_caught_reaches_the_hand_at_once(house: House) -> None:
    """rules.md §5: who is caught draws at once; his hand is shown anew, and tells of it whatever others do after."""
    view = await arranged(house, ("5H 9C", "5D 6D 8C 6H"), "9H", ANNA, BEN)
    await house.tables.act(view.id, ANNA, None, Play(parse_card("5H")))
    await house.quiet()
    house.witness.hands.clear()
    await house.tables.act(view.id, BEN, None, Catch(0))
    await house.quiet()
    assert (view.id, ANNA) in house.witness.hands
    assert Caught(0, 1) in (await hand_of(house, view.id, ANNA)).news
    await house.tables.act(view.id, BEN, None, Play(parse_card("6H")))
    assert Caught(0, 1) in (await hand_of(house, view.id, ANNA)).news


async def test_a_card_given_for_somebody_starts_the_clock_anew(house: House) -> None:
    """rules.md §9: the tick comes 8 seconds without an act."""
    effects = list(SPEED.effects)
    for rank in (Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.NINE, Rank.TEN, Rank.QUEEN, Rank.KING):
        effects[rank] = (PassLeft(),)
    rules, chance = replace(SPEED, effects=tuple(effects), finish=Finish.ALLOWED), random.Random(1)
    view = await race(house, ANNA, BEN, CARLA, rules=rules)
    while not (giving := any(seat.on_turn for seat in view.seats)):
        assert await somebody_acts(house, view.id, (ANNA, BEN, CARLA), chance)
        view = await house.tables.view(view.id)
    assert giving
    for person in (ANNA, BEN):
        [give, *_] = (await hand_of(house, view.id, person)).round.legal
        assert isinstance(give, Give)
        await house.tables.act(view.id, person, None, give)
    await _time_passes(house, view.id)


async def test_a_suit_named_for_the_dealer_starts_the_clock_anew(house: House) -> None:
    view = await arranged(house, ("5H 9C", "5D 6D 8C"), "JH", ANNA, BEN)
    state = (await live_of(house, view.id)).state
    assert state.match is not None
    assert isinstance(state.match.round, SpeedRound)
    state.match.round.question = SuitToName(0)
    await house.tables.repost(view.id, ANNA, CHANNEL)
    await _time_passes(house, view.id)


async def _time_passes(house: House, table: str) -> None:
    """The table waits for one person, whose time runs out; then it is 8 seconds until the next tick."""
    view, ticks = await house.tables.view(table), await ticks_in_log(house, table)
    assert view.deadline is not None
    await house.advance(view.deadline - house.clock.now())
    log = await house.store.read_log(table)
    assert isinstance(log[-1].act, TimedOut)
    assert (await house.tables.view(table)).tick_at == pytest.approx(house.clock.now() + TICK, abs=0.01)
    await house.advance(TICK - 0.1)
    assert await ticks_in_log(house, table) == ticks
    await house.advance(0.2)
    assert await ticks_in_log(house, table) == ticks + 1


async def test_a_draw_clicked_before_a_debt_came_does_not_take_it(house: House) -> None:
    """By rules.md §9 who owes may stack as well; the table that he clicked on said nothing of a debt."""
    view = await arranged(house, ("2H 9C 4S", "2D 6D 8C", "QC 6C 8S"), "9H", ANNA, BEN, CARLA)
    assert view.turn_token == "0"  # noqa: S105 - no secret
    after = (await house.tables.act(view.id, ANNA, None, Play(parse_card("2H")))).table
    with pytest.raises(IllegalAction) as refusal:
        await house.tables.draw(view.id, BEN, view.turn_token, Answered.TABLE)
    assert (refusal.value.code, refusal.value.arguments["amount"]) == ("debt-first", 2)
    assert len((await hand_of(house, view.id, BEN)).round.hand) == 3
    taken = await house.tables.draw(view.id, BEN, after.turn_token, Answered.TABLE)
    assert len(taken.round.hand) == 5
    with pytest.raises(IllegalAction, match="no-penalty"):
        await house.tables.draw(view.id, BEN, after.turn_token, Answered.TABLE)


@pytest.mark.parametrize("fresh", [True, False])
async def test_a_debt_of_another_leaves_the_draw_what_it_is(house: House, fresh: bool) -> None:
    view = await arranged(house, ("2H 9C 4S", "5D 6D 8C", "QC 6C 9S"), "9H", ANNA, BEN, CARLA)
    after = (await house.tables.act(view.id, ANNA, None, Play(parse_card("2H")))).table
    drawn = await house.tables.draw(view.id, CARLA, (after if fresh else view).turn_token, Answered.TABLE)
    assert len(drawn.round.hand) == 4
