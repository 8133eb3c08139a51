"""Who is told to begin when the first card turned up acts (rules.md §4)."""

import pytest

from bot.engine import PRESETS, Round, RoundStarted, parse_cards
from tests.engine.random_play import seed_of
from tests.engine.sentence_examples import overridden


@pytest.mark.parametrize(
    ("card", "first"),
    [
        ("9D", 0),  # no effect: the dealer's left
        ("JD", 0),  # the dealer, Cato, names a suit; then the player on his left begins
        ("10D", 0),  # everybody hands a card on; then the player on the dealer's left begins
        ("2D", 0),  # the first player faces the penalty
        ("8D", 1),  # the first player is skipped
        ("AD", 1),  # the direction turns: the dealer's right
        ("7D", 2),  # the dealer lays a card first
        ("KD", 2),
    ],
)
def test_who_lays_or_draws_first_begins(card: str, first: int) -> None:
    hands = [list(parse_cards(hand)) for hand in ("3H 9C 4C", "4H 9C 4S", "5H 9C 4D")]
    state = Round.arrange(PRESETS["pass_left"], 2, hands, list(parse_cards(card)), list(parse_cards("QD")), seed_of(1))
    before = state.copy()
    started = state.opening()[0]
    assert isinstance(started, RoundStarted)
    assert started.leader == first
    assert state == before, "looking ahead changes nothing"


def test_what_follows_the_suit_counts_too() -> None:
    """A Jack that skips as well (custom): once its suit is named the dealer's left sits out (rules.md §2.9)."""
    rules = overridden(PRESETS["pass_left"], {"J": [{"type": "choose-suit"}, {"type": "skip", "seats": 1}]})
    hands = [list(parse_cards(hand)) for hand in ("3H 9C 4C", "4H 9C 4S", "5H 9C 4D")]
    state = Round.arrange(rules, 2, hands, list(parse_cards("JD")), list(parse_cards("QD")), seed_of(1))
    started = state.opening()[0]
    assert isinstance(started, RoundStarted)
    assert started.leader == 1
