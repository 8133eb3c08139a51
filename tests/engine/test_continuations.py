"""The number of all continuations to some depth, against a second engine that was written independently."""

import pytest

from bot.engine import PRESETS, Round, RoundRecord, card_name
from tests.engine import brute_force
from tests.engine.random_play import seed_of

TABLES = [("pesten_7", 2), ("pesten_7", 3), ("pesten_7", 4), ("pesten_7", 8), ("pesten_13", 2), ("pesten_13", 5)]
ENOUGH = 2_000
"""Count one act deeper until there are so many continuations."""


def continuations(state: Round, depth: int) -> int:
    if depth == 0 or state.question is None:
        return 1
    seat = state.question.seat
    total = 0
    for action in state.legal_actions(seat):
        after = state.copy()
        after.act(seat, action)
        total += continuations(after, depth - 1)
    return total


def plain(state: Round) -> brute_force.Position:
    """The same start for the second engine."""
    assert state.question is not None
    return brute_force.position(
        [[card_name(card) for card in hand] for hand in state.hands],
        state.question.seat,
        card_name(state.pile[-1]),
        [card_name(card) for card in reversed(state.stock)],
    )


@pytest.mark.parametrize(("preset", "players"), TABLES)
@pytest.mark.parametrize("number", range(3))
def test_as_many_continuations_as_by_brute_force(preset: str, players: int, number: int, thorough: bool) -> None:
    record = RoundRecord(PRESETS[preset], players, number % players, seed_of(1000 + number))
    state = record.deal()
    start = plain(state)
    depth, expected = 0, 1
    while expected < ENOUGH * (20 if thorough else 1) and depth < 9:
        depth += 1
        expected = brute_force.count(start, depth)
        assert continuations(state, depth) == expected, f"to depth {depth} of\n{record}"
    assert depth >= 3
