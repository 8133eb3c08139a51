"""What is true of every round at every moment."""

from random import Random

import msgspec
import pytest

from bot.engine import Card, IllegalAction, Pass, PenaltyToAnswer, Play, Round, Take
from bot.engine.compiled import set_of
from tests.engine.random_play import CONCEIVABLE, all_cards, pack_of


def consistent(state: Round) -> None:
    """Cards are conserved, hands sorted, derived sets true, and exactly one seat can act until the round is over."""
    assert all_cards(state) == pack_of(state.rules, state.players)
    assert state.hands == [sorted(hand) for hand in state.hands]
    assert state.held == [set_of(hand) for hand in state.hands]
    able = [seat for seat in range(state.players) if state.legal_actions(seat)]
    if state.question is None:
        assert state.result is not None
        assert able == []
        out = [seat for seat, hand in enumerate(state.hands) if not hand]
        assert out == ([] if state.result.out is None else [state.result.out])
    else:
        assert state.result is None
        assert able == [state.question.seat]
        assert all(state.hands)
        assert state.penalty == (state.question.amount if isinstance(state.question, PenaltyToAnswer) else 0)


def accepts_exactly_the_legal(state: Round) -> None:
    """Of all conceivable acts of all seats, those listed are accepted; a refused one changes nothing."""
    before = msgspec.msgpack.encode(state)
    for seat in range(state.players):
        legal = state.legal_actions(seat)
        assert len(set(legal)) == len(legal)
        for action in CONCEIVABLE:
            if action in legal:
                assert state.copy().act(seat, action)
            else:
                with pytest.raises(IllegalAction):
                    state.act(seat, action)
    assert msgspec.msgpack.encode(state) == before


def legal_by_the_book(state: Round) -> None:
    """Taking and passing stand only where they belong."""
    if state.question is None:
        return
    legal = state.legal_actions(state.question.seat)
    assert (Take() in legal) == isinstance(state.question, PenaltyToAnswer)
    if Pass() in legal:
        assert not state.stock
        assert len(state.pile) == 1
    assert {action.card for action in legal if isinstance(action, Play)} <= set(state.hands[state.question.seat])


def copies_are_independent(state: Round) -> None:
    """A copy is equal; acting on it leaves the original alone."""
    if state.question is None:
        return
    before = msgspec.msgpack.encode(state)
    twin = state.copy()
    assert twin == state
    seat = state.question.seat
    twin.act(seat, twin.legal_actions(seat)[-1])
    assert twin != state
    assert msgspec.msgpack.encode(state) == before


def survives_encoding(state: Round) -> None:
    """A round decoded from its own bytes is the same and goes on the same way."""
    twin = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Round)
    assert twin == state
    while state.question is not None and twin.question is not None and twin.turns < state.turns + 5:
        seat = twin.question.seat
        other = state.copy()
        action = twin.legal_actions(seat)[0]
        assert twin.act(seat, action) == other.act(seat, action)
        assert twin == other
        state = other


def views_leak_nothing(state: Round, chance: Random) -> None:
    """Whatever cards a seat has not seen can be swapped among one another without any change of its view."""
    if state.result is not None:
        return
    for seat in (None, *range(state.players)):
        assert with_unseen_swapped(state, seat, chance).view(seat) == state.view(seat)


def with_unseen_swapped(state: Round, seat: int | None, chance: Random) -> Round:
    """The round with all cards that the seat does not see shuffled: other hands and the stock."""
    twin = state.copy()
    others = [other for other in range(state.players) if other != seat]
    unseen: list[Card] = [*state.stock, *(card for other in others for card in state.hands[other])]
    chance.shuffle(unseen)
    for other in others:
        count = len(state.hands[other])
        twin.hands[other] = sorted(unseen[:count])
        twin.held[other] = set_of(twin.hands[other])
        twin.received[other] = twin.hands[other][:1]
        del unseen[:count]
    twin.stock = unseen
    if twin.question is not None:
        twin.ask(twin.question)
    return twin
