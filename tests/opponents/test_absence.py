"""What is done for somebody whose time is up (rules.md §5): nothing clever, nothing lost."""

import pytest
from msgspec.structs import replace

from bot.engine import ALL_PRESETS, CardsDrawn, DrawCause, Round, StartCard, parse_action, parse_cards
from bot.opponents import default_action
from tests.engine.random_play import custom_deals, deals, seed_of

STOCK = "QD KD 6D 7D 8D 9D"


def arranged(preset: str, hands: str, pile: str, acts: str, stock: str = STOCK) -> Round:
    cards = [list(parse_cards(hand)) for hand in hands.split("|")]
    pile_cards, stock_cards = list(parse_cards(pile)), list(parse_cards(stock))
    rules = replace(ALL_PRESETS[preset], start_card=StartCard.NO_EFFECT)
    state = Round.arrange(rules, len(cards) - 1, cards, pile_cards, stock_cards, seed_of(0))
    for act in filter(None, acts.split("; ")):
        seat, _, action = act.partition(" ")
        state.act(int(seat) - 1, parse_action(action))
    return state


@pytest.mark.parametrize(
    ("preset", "hands", "pile", "acts", "done"),
    [
        # A penalty is taken, also by who could stack.
        ("pesten_7", "2H 3C 4C | 2S 5C 6C", "9H", "1 play 2H", "take"),
        # Nothing fits, or a card may be drawn by choice, or declining costs one: draw.
        ("pesten_7", "3C 4C 5C | 2S 5C 6C", "9H", "", "draw"),
        ("pass_left", "3H 4C 5C | 2S 5C 6C", "9H", "", "draw"),
        ("pesten_7", "7H 3H 5C | 2S 5C 6C", "9H", "1 play 7H", "draw"),
        # What might still be laid is not.
        ("classic", "7H 3H 5C | 2S 5C 6C", "9H", "1 play 7H", "end"),
        ("classic", "3C 4S 5C | 2S 5C 6C", "9D", "1 draw", "end"),
        ("knock", "2H 3C 4C 5C | 2S 5C 6C", "9H", "1 play 2H; 2 take", "end"),
        # Somebody who must lay a card lays his first, a Jack with its own suit, a Joker with the current one.
        ("pesten_7", "JC 4H 5H | 2S 5C 6C", "9H", "", "play 4H"),
        ("pesten_7", "JC 4D 5C | 2S 5C 6C", "9H", "", "play JC C"),
        ("knock", "X 4D 5C | 2S 5C 6C", "9H", "", "play X H"),
        # Always with the call.
        ("knock", "3H 4C | 2S 5C 6C", "9H", "", "announce"),
        ("classic", "3H 4C | 2S 5C 6C", "9H", "", "announce"),
        ("classic", "3H 4C | 2S 5C 6C", "9H", "1 announce", "play 3H"),
        # Where a card is handed on, the first.
        ("pass_left", "10H 4C 5C | 2S 5C 6C", "9H", "1 play 10H", "give 4C"),
    ],
)
def test_what_is_done(preset: str, hands: str, pile: str, acts: str, done: str) -> None:
    state = arranged(preset, hands, pile, acts)
    assert str(default_action(state.view(state.waiting[0]))) == done


def test_the_dealer_names_the_suit_of_the_card_turned_up() -> None:
    cards = [list(parse_cards(hand)) for hand in ("3H 4C 5C", "2S 5C 6C")]
    state = Round.arrange(ALL_PRESETS["pass_left"], 1, cards, list(parse_cards("JD")), [], seed_of(0))
    assert state.waiting == (1,)
    assert str(default_action(state.view(1))) == "suit D"


def test_a_play_carries_the_call() -> None:
    cards = [list(parse_cards(hand)) for hand in ("3H 4C", "2S 5C 6C")]
    rules = replace(ALL_PRESETS["pass_left"], voluntary_draw=False)
    state = Round.arrange(rules, 1, cards, list(parse_cards("9H")), list(parse_cards(STOCK)), seed_of(0))
    assert str(default_action(state.view(0))) == "play 3H !"


def test_it_is_always_legal_and_never_costs_cards_for_not_announcing(thorough: bool) -> None:
    for deal in (*deals(1000 if thorough else 60), *custom_deals(500 if thorough else 40)):
        state = deal.deal()
        while state.question is not None:
            seat = state.waiting[0]
            action = default_action(state.view(seat))
            assert action in state.legal_actions(seat)
            events = state.act(seat, action)
            assert not any(isinstance(event, CardsDrawn) and event.cause is DrawCause.NOT_ANNOUNCED for event in events)
