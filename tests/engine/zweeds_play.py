"""Whole rounds of Zweeds by chance or by the computer player, and what is true of each at every moment."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

import msgspec
import pytest

from bot.engine import (
    DECK,
    ZWEEDS,
    Card,
    Flip,
    HandsToSwap,
    IllegalAction,
    Lay,
    Rank,
    Ready,
    Swap,
    TakePile,
    ZweedsAction,
    ZweedsRecord,
    ZweedsRound,
    rank_of,
)
from bot.engine.zweeds.values import in_order
from tests.engine.random_play import seed_of

Chooser = Callable[[ZweedsRound, int, Random], ZweedsAction]
Step = Callable[[ZweedsRound, Random], None]
OF_RANK = {rank: tuple(card for card in DECK if rank_of(card) is rank) for rank in Rank if rank is not Rank.JOKER}


def conceivable(decks: int) -> list[ZweedsAction]:
    """Every act that can be said at all with so many decks, but for lays of different ranks."""
    lays = {
        Lay(cards)
        for equals in OF_RANK.values()
        for count in range(len(equals) * decks + 1)
        for cards in combinations(equals * decks, count)
    }
    swaps = (Swap(hand, open_) for hand in DECK for open_ in DECK)
    mixed = (Lay((DECK[0], DECK[1])), Lay((DECK[5], DECK[6])))
    return [*lays, *mixed, *swaps, *(Flip(number) for number in range(5)), TakePile(), Ready()]


def by_chance(state: ZweedsRound, seat: int, chance: Random) -> ZweedsAction:
    """Anything legal."""
    return chance.choice(state.legal_actions(seat))


def play_out(players: int, number: int, choose: Chooser, step: Step) -> tuple[ZweedsRound, ZweedsRecord]:
    """Play a deal to its end, calling `step` before every act; the round and its record."""
    record = ZweedsRecord(ZWEEDS, players, number % players, seed_of(number))
    chance, state = Random(number), record.deal()
    try:
        while state.question is not None:
            step(state, chance)
            seat = chance.choice(state.waiting)
            action = choose(state, seat, chance)
            record = record.with_act(seat, action)
            state.act(seat, action)
        step(state, chance)
    except BaseException as error:
        error.add_note(f"replays with:\n{record}")
        raise
    return state, record


def consistent(state: ZweedsRound) -> None:
    """Cards are conserved and sorted; who is waited for can act, nobody else; places are a ranking."""
    held = [card for seat in range(state.players) for card in state.held_by(seat)]
    assert Counter([*held, *state.stock, *state.pile, *state.burned]) == Counter(state.rules.pack(state.players))
    assert state.hands == [in_order(hand) for hand in state.hands]
    assert state.open == [in_order(cards) for cards in state.open]
    assert all(len(cards) == 3 for cards in state.blind)
    assert sorted(state.out) == [seat for seat in range(state.players) if not state.held_by(seat)]
    assert {seat for seat in range(state.players) if state.legal_actions(seat)} == set(state.waiting)
    if state.question is None:
        assert state.result is not None
        assert sorted(state.result.points) == list(range(1, state.players + 1))
        assert state.result.points.index(state.players) == state.result.pest
        return
    assert state.result is None
    if not isinstance(state.question, HandsToSwap):
        assert not state.stock or all(len(state.hands[seat]) >= 3 for seat in range(state.players))


def accepts_exactly_the_legal(state: ZweedsRound, actions: list[ZweedsAction]) -> None:
    """Of the acts given and those listed, for all seats, the listed are accepted; a refused one changes nothing."""
    before = msgspec.msgpack.encode(state)
    for seat in range(state.players):
        legal = state.legal_actions(seat)
        assert len(set(legal)) == len(legal)
        for action in {*actions, *legal}:
            if action in legal:
                assert state.copy().act(seat, action)
            else:
                with pytest.raises(IllegalAction):
                    state.act(seat, action)
    assert msgspec.msgpack.encode(state) == before


def survives_encoding(state: ZweedsRound) -> None:
    """A round decoded from its own bytes, and a copy, are the same, independent, and go on the same way."""
    twin = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=ZweedsRound)
    before = msgspec.msgpack.encode(state)
    other = state.copy()
    assert twin == other == state
    for number in range(12):
        if twin.question is None:
            break
        seat = twin.waiting[0]
        legal = twin.legal_actions(seat)
        action = legal[number % len(legal)]
        assert twin.act(seat, action) == other.act(seat, action)
        assert twin == other
    assert msgspec.msgpack.encode(state) == before


def views_leak_nothing(state: ZweedsRound, chance: Random) -> None:
    """Whatever cards a seat has not seen can be swapped among one another without any change of its view."""
    if state.result is not None:
        return
    for seat in (None, *range(state.players)):
        assert with_unseen_swapped(state, seat, chance).view(seat) == state.view(seat)


def with_unseen_swapped(state: ZweedsRound, seat: int | None, chance: Random) -> ZweedsRound:
    """The round with all cards shuffled that the seat does not see: other hands, all blind cards, the stock."""
    twin = state.copy()
    others = [other for other in range(state.players) if other != seat]
    unseen: list[Card] = [
        *state.stock,
        *(card for other in others for card in state.hands[other]),
        *(card for cards in state.blind for card in cards if card is not None),
    ]
    chance.shuffle(unseen)
    for other in others:
        twin.hands[other] = in_order(unseen.pop() for _ in state.hands[other])
        twin.received[other] = twin.hands[other][:1]
    twin.blind = [[None if card is None else unseen.pop() for card in cards] for cards in state.blind]
    twin.stock = unseen
    return twin
