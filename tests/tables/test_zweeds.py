"""Tables of Zweeds: swapping by all at once, its time, computers, restarts at any moment, the result."""

import random

import pytest

from bot.engine import (
    ZWEEDS,
    CardsToLay,
    CardsToLayAfterBurn,
    Flip,
    HandsToSwap,
    IllegalAction,
    Lay,
    Rank,
    Ready,
    StaleAction,
    Swap,
    TakePile,
    ZweedsRound,
    make_card,
    rank_of,
)
from bot.engine.cards import Suit
from bot.opponents import choose
from bot.tables.errors import Refused
from bot.tables.outcome import match_result
from bot.tables.pace import Pace
from bot.tables.place import Answered
from bot.tables.state import Phase
from bot.tables.timing import Timing
from bot.tables.transitions import replay
from bot.tables.views import TableView, ZweedsHandView
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, GUILD, House, OpenHouse

SWAPPING = Timing().swapping


async def zweeds(house: House, *people: int, computers: int = 0) -> TableView:
    """A table of Zweeds on which the cards are dealt."""
    host, *others = people
    table = await house.tables.open(GUILD, CHANNEL, host, f"P{host}", "nl", ZWEEDS, computers)
    for person in others:
        await house.tables.join(table.id, person, f"P{person}")
    return await house.tables.start(table.id, host)


async def hand_of(house: House, table: str, person: int) -> ZweedsHandView:
    hand = await house.tables.hand(table, person)
    assert isinstance(hand, ZweedsHandView)
    return hand


async def all_ready(house: House, table: str, *people: int) -> None:
    for person in people:
        await house.tables.act(table, person, None, Ready())
    await house.quiet()


async def state_of(house: House, table: str) -> ZweedsRound:
    live = await house.tables._shelf.get(table)
    assert live.state.match is not None
    assert isinstance(live.state.match.round, ZweedsRound)
    return live.state.match.round


async def play_on(house: House, table: str, chance: random.Random, acts: int = 100_000) -> TableView:
    """People play as computers would, each act from the hand shown; otherwise the clock moves."""
    view = await house.tables.view(table)
    for _ in range(acts):
        if view.phase is not Phase.PLAYING:
            return view
        person = next((seat.person for seat in view.seats if seat.on_turn and seat.person is not None), None)
        if person is None:
            await house.advance(3)
        else:
            hand = await hand_of(house, table, person)
            await house.tables.act(table, person, hand.version, choose(hand.round, chance))
        view = await house.tables.view(table)
    return view


async def test_all_swap_at_once_and_no_click_of_one_outdates_anothers(house: House) -> None:
    table = await zweeds(house, ANNA, BEN, CARLA)
    assert [seat.on_turn for seat in table.seats] == [True] * 3
    bens = await hand_of(house, table.id, BEN)
    annas = await hand_of(house, table.id, ANNA)
    swap = next(action for action in annas.round.legal if isinstance(action, Swap))
    swapped = await house.tables.act(table.id, ANNA, None, swap)
    assert isinstance(swapped, ZweedsHandView)
    assert swap.open in swapped.round.hand
    assert swap.hand in swapped.round.open[0]
    assert swapped.version == annas.version + 1
    await house.tables.act(table.id, CARLA, None, Ready())
    again = await hand_of(house, table.id, BEN)
    assert again.version == bens.version
    assert again.round.open[0] == swapped.round.open[0], "open cards are everybody's to see"
    await house.tables.act(table.id, BEN, bens.version, next(a for a in bens.round.legal if isinstance(a, Swap)))
    with pytest.raises(IllegalAction, match="already-ready"):
        await house.tables.act(table.id, CARLA, None, Ready())


async def test_play_begins_when_all_are_ready(house: House) -> None:
    table = await zweeds(house, ANNA, BEN)
    await all_ready(house, table.id, BEN)
    assert isinstance((await state_of(house, table.id)).question, HandsToSwap)
    await all_ready(house, table.id, ANNA)
    state = await state_of(house, table.id)
    assert state.question == CardsToLay((state.dealer + 1) % 2)
    view = await house.tables.view(table.id)
    assert sum(seat.on_turn for seat in view.seats) == 1


async def test_the_time_for_swapping_ends_by_itself(house: House) -> None:
    """Thirty seconds after the deal, however often somebody has swapped meanwhile; the log tells it."""
    table = await zweeds(house, ANNA, BEN)
    await house.advance(SWAPPING - 10)
    hand = await hand_of(house, table.id, ANNA)
    await house.tables.act(table.id, ANNA, None, next(a for a in hand.round.legal if isinstance(a, Swap)))
    await all_ready(house, table.id, BEN)
    await house.advance(9.9)
    assert isinstance((await state_of(house, table.id)).question, HandsToSwap)
    await house.advance(0.2)
    assert isinstance((await state_of(house, table.id)).question, CardsToLay)
    log = await house.store.read_log(table.id)
    assert replay(log) == (await house.tables._shelf.get(table.id)).state


@pytest.mark.parametrize(("pace", "seconds"), [(Pace.QUICK, SWAPPING), (Pace.NORMAL, SWAPPING), (Pace.SLOW, 86_400.0)])
async def test_the_time_for_swapping_follows_the_pace(house: House, pace: Pace, seconds: float) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", ZWEEDS, pace=pace)
    await house.tables.join(table.id, BEN, "Ben")
    started = await house.tables.start(table.id, ANNA)
    assert started.swapping_ends_at == pytest.approx(house.clock.now() + seconds, abs=0.01)
    await house.advance(seconds - 1)
    assert isinstance((await state_of(house, table.id)).question, HandsToSwap)
    await house.advance(1.1)
    assert isinstance((await state_of(house, table.id)).question, CardsToLay)


async def test_where_nobody_is_hurried_all_swap_as_long_as_they_like(house: House) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", ZWEEDS, pace=Pace.NONE)
    await house.tables.join(table.id, BEN, "Ben")
    started = await house.tables.start(table.id, ANNA)
    assert started.swapping_ends_at is None
    await house.advance(100_000)
    assert isinstance((await state_of(house, table.id)).question, HandsToSwap)


async def test_computers_are_ready_long_before_the_time_is_over(house: House) -> None:
    table = await zweeds(house, ANNA, computers=9)
    await all_ready(house, table.id, ANNA)
    await house.advance(SWAPPING - 5)
    assert not isinstance((await state_of(house, table.id)).question, HandsToSwap)


async def test_what_was_chosen_from_an_older_hand_is_outdated(house: House) -> None:
    table = await zweeds(house, ANNA, BEN)
    await all_ready(house, table.id, ANNA, BEN)
    view = await house.tables.view(table.id)
    person = next(seat.person for seat in view.seats if seat.on_turn)
    assert person is not None
    hand = await hand_of(house, table.id, person)
    with pytest.raises(StaleAction):
        await house.tables.act(table.id, person, hand.version - 1, hand.round.legal[0])
    await house.tables.act(table.id, person, hand.version, hand.round.legal[0])


async def test_the_public_draw_means_nothing_here(house: House) -> None:
    table = await zweeds(house, ANNA, BEN)
    with pytest.raises(Refused, match="other-game"):
        await house.tables.draw(table.id, ANNA, (await hand_of(house, table.id, ANNA)).version, Answered.HAND)


@pytest.mark.parametrize(("people", "computers"), [((ANNA, BEN), 0), ((ANNA,), 1), ((ANNA, BEN, CARLA), 4)])
async def test_a_match_is_played_to_its_end(house: House, people: tuple[int, ...], computers: int) -> None:
    table = await zweeds(house, *people, computers=computers)
    end = await play_on(house, table.id, random.Random(5))
    assert end.phase is Phase.FINISHED
    seats = len(people) + computers
    assert sorted(end.results[0].points) == list(range(1, seats + 1))
    assert end.standings[-1].seat == end.results[0].pest
    live = await house.tables._shelf.get(table.id)
    result = match_result(live.state)
    assert result is not None
    assert (result.variant, result.rounds) == ("zweeds", 1)
    assert sorted(one.person for one in result.people) == sorted(people)
    assert {one.person: one.place for one in result.people} == {
        seat.person: end.results[0].points[number] for number, seat in enumerate(end.seats) if seat.person is not None
    }
    assert replay(await house.store.read_log(table.id)) == live.state


async def moments(house: House, table: str, kind: str, chance: random.Random) -> None:
    """Play on until the moment named has come."""
    for _ in range(3000):
        state = await state_of(house, table)
        assert state.result is None, "the moment never came"
        match kind:
            case "burn" if isinstance(state.question, CardsToLayAfterBurn):
                return
            case "blind" if isinstance(state.question, CardsToLay) and state.legal_actions(state.question.seat) and any(
                isinstance(action, Flip) for action in state.legal_actions(state.question.seat)
            ):
                return
            case "out" if state.out:
                return
            case _:
                await play_on(house, table, chance, acts=1)


@pytest.mark.parametrize("kind", ["swap", "burn", "blind", "out"])
async def test_a_restart_loses_nothing(open_house: OpenHouse, kind: str) -> None:
    """In the swap phase, in the middle of a burn, with a blind card to turn, with somebody out."""
    people = (ANNA, BEN, CARLA)
    async with open_house() as house:
        table = await zweeds(house, *people)
        if kind == "swap":
            await all_ready(house, table.id, BEN)
            await house.advance(SWAPPING / 2)
        else:
            await all_ready(house, table.id, *people)
            await moments(house, table.id, kind, random.Random(8))
        before = await house.tables.view(table.id)
        hands = {person: await house.tables.hand(table.id, person) for person in people}
    async with open_house() as house:
        assert await house.tables.view(table.id) == before
        for person, hand in hands.items():
            assert await house.tables.hand(table.id, person) == hand
        on_turn = next(seat.person for seat in before.seats if seat.on_turn)
        assert on_turn is not None
        hand = hands[on_turn]
        await house.tables.act(table.id, on_turn, hand.version, hand.round.legal[0])
        if kind == "swap":
            await house.advance(SWAPPING / 2 + 0.1)
            assert isinstance((await state_of(house, table.id)).question, CardsToLay)


async def test_who_leaves_while_all_swap_is_replaced(house: House) -> None:
    """A computer goes on with the cards, and is ready by itself."""
    table = await zweeds(house, ANNA, BEN)
    await all_ready(house, table.id, ANNA)
    await house.tables.leave(table.id, BEN)
    await house.advance(8)
    assert not isinstance((await state_of(house, table.id)).question, HandsToSwap)


async def test_everything_that_can_be_done_goes_through_the_table(house: House) -> None:
    """Laying several, taking the pile, turning a blind card: each is logged as it was done."""
    table = await zweeds(house, ANNA, BEN)
    await all_ready(house, table.id, ANNA, BEN)
    state = await state_of(house, table.id)
    seat = state.waiting[0]
    eights = [make_card(Rank.EIGHT, suit) for suit in (Suit.SPADES, Suit.HEARTS)]
    state.hands[seat] = [*eights]
    person = (ANNA, BEN)[seat]
    version = (await hand_of(house, table.id, person)).version
    await house.tables.act(table.id, person, version, Lay(tuple(eights)))
    after = await state_of(house, table.id)
    assert [rank_of(card) for card in after.pile] == [Rank.EIGHT] * 2
    other = after.waiting[0]
    assert other == 1 - seat, "two eights skip the other and who laid them"
    version = (await hand_of(house, table.id, (ANNA, BEN)[other])).version
    await house.tables.act(table.id, (ANNA, BEN)[other], version, TakePile())
    assert (await state_of(house, table.id)).pile == []


async def test_when_swapping_is_over_every_hand_hears_of_it(house: House) -> None:
    """Who was ready is told that the round begins as soon as everybody is: that becomes untrue when it has begun."""
    table = (await zweeds(house, ANNA, BEN, CARLA)).id
    await all_ready(house, table, ANNA, BEN)
    before = {person: (await hand_of(house, table, person)).face for person in (ANNA, BEN, CARLA)}
    house.witness.hands.clear()
    await all_ready(house, table, CARLA)
    after = {person: (await hand_of(house, table, person)).face for person in (ANNA, BEN, CARLA)}
    assert all(before[person] != after[person] for person in before)
    assert {ANNA, BEN} <= {person for _, person in house.witness.hands}
