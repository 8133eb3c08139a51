"""Decks, hands and Jokers, in whatever order a host changes them (rules.md §8: players × hand + 11 ≤ cards)."""

from collections.abc import Callable
from itertools import permutations

import pytest

from bot.engine import ALL_PRESETS, PRESETS, Rules, check_rules, fixed_decks, with_decks, with_hand, with_jokers

Change = Callable[[Rules], Rules]


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_presets_go_by_the_number_of_players(preset: str) -> None:
    rules = ALL_PRESETS[preset]
    assert fixed_decks(rules) is None
    assert with_decks(rules, None) == rules
    for decks in range(1, 5):
        fixed = with_decks(rules, decks)
        assert fixed_decks(fixed) == decks
        assert with_decks(fixed, None) == rules


def test_one_deck_is_one_deck_though_no_number_of_players_shows_it() -> None:
    """`gentle` has one deck for up to five anyway; 5 × 7 + 11 = 46 of 52, 6 × 7 + 11 = 53."""
    rules = with_decks(PRESETS["gentle"], 1)
    assert (rules.decks, rules.players_max) == ((0, 0, 1, 1, 1, 1), 5)
    assert fixed_decks(rules) == 1


@pytest.mark.parametrize(
    ("preset", "decks", "hand", "jokers", "most"),
    [
        ("pesten_7", 1, 13, 2, 3),  # 3 × 13 + 11 = 50 of 54; 63 for four
        ("pesten_7", 1, 7, 0, 5),  # 5 × 7 + 11 = 46 of 52; 53 for six
        ("pesten_7", 1, 13, 0, 3),  # 50 of 52
        ("pesten_7", 2, 13, 2, 7),  # 7 × 13 + 11 = 102 of 108; 115 for eight
        ("classic", 1, 5, 2, 8),  # 8 × 5 + 11 = 51 of 54
        ("knock", 4, 13, 0, 5),  # the preset itself is for five at most
    ],
)
def test_the_order_of_the_changes_makes_no_difference(
    preset: str, decks: int, hand: int, jokers: int, most: int
) -> None:
    changes: list[Change] = [
        lambda rules: with_decks(rules, decks),
        lambda rules: with_hand(rules, hand),
        lambda rules: with_jokers(rules, jokers),
    ]
    for order in permutations(changes):
        rules = PRESETS[preset]
        for change in order:
            rules = change(rules)
        check_rules(rules)
        assert (rules.players_max, fixed_decks(rules)) == (most, decks)


def test_larger_hands_take_more_decks_where_these_go_by_the_number_of_players() -> None:
    """pesten_7 with 13 cards: 37 of 54 for two, 50 for three; 63 to 102 of 108 for four to seven, 115 for eight."""
    rules = with_hand(PRESETS["pesten_7"], 13)
    check_rules(rules)
    assert rules.decks == (0, 0, 1, 1, 2, 2, 2, 2, 3)
    assert rules.players_max == 8
    assert fixed_decks(rules) is None


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_there_and_back_is_the_preset_again(preset: str) -> None:
    usual = ALL_PRESETS[preset]
    for hand in range(3, 14):
        for jokers in range(5):
            rules = with_jokers(with_hand(usual, hand), jokers)
            check_rules(rules)
            assert with_hand(with_jokers(rules, usual.jokers), usual.hand) == usual
            narrow = with_decks(rules, 1)
            check_rules(narrow)
            assert with_decks(with_jokers(with_hand(narrow, usual.hand), usual.jokers), None) == usual
