"""Rounds of speed by chance: anybody who can acts, now and then the clock ticks."""

from random import Random

import msgspec
import pytest

from bot.engine import (
    TABLE,
    CardsToGive,
    IllegalAction,
    RoundRecord,
    Rules,
    SpeedRound,
    SuitToName,
    Tick,
    parse_record,
)
from bot.engine.compiled import set_of
from bot.engine.notation import Act
from tests.engine.random_play import CONCEIVABLE, able, all_cards, pack_of, seed_of

TICKS = 0.05
"""How often the clock ticks though somebody could act."""
MOST_STEPS = 40
"""Acts of all kinds for each that counts: announcing, catching and giving do not."""


def deal(rules: Rules, players: int, number: int) -> SpeedRound:
    """A round of the deal with this number."""
    return SpeedRound.deal(rules, players, number % players, seed_of(number))


def step(state: SpeedRound, chance: Random) -> Act:
    """One act of somebody, or a tick; something changes."""
    seats = able(state)
    if seats and chance.random() >= TICKS:
        seat = chance.choice(seats)
        action = chance.choice(state.legal_actions(seat))
        assert state.act(seat, action)
        return seat, action
    changes = state.tick_changes_anything
    assert bool(state.tick()) == changes
    assert seats or changes, "stuck"
    return TABLE, Tick()


def play(rules: Rules, players: int, number: int) -> SpeedRound:
    """A whole round; what is true of every round is asserted all the time, the dear part now and then."""
    state, chance, acts = deal(rules, players, number), Random(number), []
    while state.result is None:
        consistent(state)
        if chance.random() < 1 / 200:
            accepts_exactly_the_legal(state)
            goes_on_from_bytes(state)
            leaks_nothing(state, chance)
        acts.append(step(state, chance))
        assert len(acts) < MOST_STEPS * (state.turns + players), "no end in sight"
    consistent(state)
    record = RoundRecord(rules, players, number % players, seed_of(number), acts=tuple(acts))
    assert parse_record(str(record)) == record
    assert record.replay() == state
    return state


def consistent(state: SpeedRound) -> None:
    """Cards are conserved and sets true; somebody may act, or the tick changes something."""
    assert all_cards(state) == pack_of(state.rules, state.playing)
    assert state.hands == [sorted(hand) for hand in state.hands]
    assert state.held == [set_of(hand) for hand in state.hands]
    assert min(state.debts) >= 0
    for debt, lock, hand in zip(state.debts, state.locks, state.hands, strict=True):
        assert hand or not (debt or lock)
    if state.question is None:
        assert state.result is not None
        assert able(state) == []
        assert not any(state.debts) or state.result.out is None
        return
    assert state.result is None
    assert state.penalty == 0
    assert able(state) or state.tick_changes_anything
    assert bool(state.waiting) == isinstance(state.question, CardsToGive | SuitToName)
    assert set(state.waiting) <= set(able(state))


def accepts_exactly_the_legal(state: SpeedRound) -> None:
    """Of all conceivable acts of all seats, those listed are accepted; a refused one changes nothing."""
    before = msgspec.msgpack.encode(state)
    for seat in range(state.players):
        legal = state.legal_actions(seat)
        assert len(set(legal)) == len(legal)
        for action in CONCEIVABLE:
            if action in legal:
                twin = state.copy()
                assert twin.act(seat, action)
                assert twin != state
            else:
                with pytest.raises(IllegalAction):
                    state.act(seat, action)
    assert msgspec.msgpack.encode(state) == before


def goes_on_from_bytes(state: SpeedRound) -> None:
    """A round decoded from its own bytes, and a copy, go on as the round itself would."""
    twins = [msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=SpeedRound), state.copy()]
    chances = [Random(7), Random(7)]
    for _ in range(10):
        assert twins[0] == twins[1]
        if twins[0].result is not None:
            return
        for twin, chance in zip(twins, chances, strict=True):
            step(twin, chance)


def leaks_nothing(state: SpeedRound, chance: Random) -> None:
    """Whatever cards a seat has not seen can be swapped among one another without any change of its view."""
    if state.result is not None:
        return
    for seat in (None, *range(state.players)):
        twin = state.copy()
        others = [other for other in range(state.players) if other != seat]
        unseen = [*state.stock, *(card for other in others for card in state.hands[other])]
        chance.shuffle(unseen)
        for other in others:
            count = len(state.hands[other])
            twin.hands[other] = sorted(unseen[:count])
            twin.held[other] = set_of(twin.hands[other])
            twin.received[other] = twin.hands[other][:1]
            del unseen[:count]
            if twin.gifts and twin.gifts[other] is not None:
                twin.gifts[other] = chance.choice(twin.hands[other])
        twin.stock = unseen
        assert twin.view(seat) == state.view(seat)
