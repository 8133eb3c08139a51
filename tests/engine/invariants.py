"""What is true of every round at every moment."""

from random import Random

import msgspec
import pytest

from bot.engine import (
    Announce,
    Card,
    CardsToGive,
    Catch,
    DrawnCardToPlay,
    End,
    Give,
    IllegalAction,
    NameSuit,
    Pass,
    PenaltyCardToPlay,
    PenaltyToAnswer,
    Play,
    Round,
    SuitToName,
    Take,
    TurnToPlay,
)
from bot.engine.compiled import set_of
from tests.engine.random_play import CONCEIVABLE, able, all_cards, pack_of


def consistent(state: Round) -> None:
    """Cards are conserved, hands sorted, derived sets true; who is waited for can answer, others at most call."""
    assert all_cards(state) == pack_of(state.rules, state.playing)
    assert state.hands == [sorted(hand) for hand in state.hands]
    assert state.held == [set_of(hand) for hand in state.hands]
    if state.question is None:
        assert state.result is not None
        assert able(state) == []
        out = [seat for seat, hand in enumerate(state.hands) if not hand and not state.absent >> seat & 1]
        assert out == ([] if state.result.out is None else [state.result.out])
        return
    assert state.result is None
    assert state.waiting
    assert set(state.waiting) <= set(able(state))
    for seat in set(able(state)) - set(state.waiting):
        assert all(isinstance(action, Announce | Catch) for action in state.legal_actions(seat))
    assert [bool(hand) for hand in state.hands] == [not state.absent >> seat & 1 for seat in range(state.players)]
    if isinstance(state.question, PenaltyToAnswer):
        assert state.penalty == state.question.amount > 0
    if isinstance(state.question, TurnToPlay | DrawnCardToPlay | PenaltyCardToPlay):
        assert state.penalty == 0
        assert state.missed[state.question.seat] == 0
    assert bool(state.gifts) == isinstance(state.question, CardsToGive)


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
    """Each answer stands only where it belongs, and what is offered is never a fault."""
    question = state.question
    if question is None:
        return
    legal = state.legal_actions(state.waiting[0])
    kinds = {type(action) for action in legal} - {Announce, Catch}
    assert (Take in kinds) == isinstance(question, PenaltyToAnswer)
    assert (NameSuit in kinds) == isinstance(question, SuitToName)
    assert (Give in kinds) == isinstance(question, CardsToGive)
    if isinstance(question, DrawnCardToPlay | PenaltyCardToPlay):
        assert kinds == {Play, End}
    if Pass in kinds:
        assert not state.stock
        assert len(state.pile) == 1
    cards = {action.card for action in legal if isinstance(action, Play | Give)}
    assert cards <= set(state.hands[state.waiting[0]])


def copies_are_independent(state: Round) -> None:
    """A copy is equal; acting on it leaves the original alone."""
    if state.question is None:
        return
    before = msgspec.msgpack.encode(state)
    twin = state.copy()
    assert twin == state
    seat = state.waiting[0]
    twin.act(seat, twin.legal_actions(seat)[-1])
    assert twin != state
    assert msgspec.msgpack.encode(state) == before


def survives_encoding(state: Round) -> None:
    """A round decoded from its own bytes is the same and goes on the same way."""
    twin = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Round)
    assert twin == state
    for _ in range(12):
        if state.question is None:
            return
        seat = twin.waiting[0]
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
        if twin.gifts and twin.gifts[other] is not None:
            twin.gifts[other] = chance.choice(twin.hands[other])
        if isinstance(twin.question, DrawnCardToPlay) and twin.question.seat == other:
            twin.drawn = chance.choice(twin.hands[other])
    twin.stock = unseen
    if twin.question is not None:
        twin.ask(twin.question)
    return twin
