"""What others see of a draw, and what one's own hand tells apart: drawn cards, and cards from a neighbour."""

import pytest

from bot.engine import PRESETS, CardsDrawn, DrawCause, IllegalAction, Round, parse_action, parse_cards
from tests.engine.random_play import seed_of

PASS_LEFT = PRESETS["pass_left"]


def arranged(hands: str, pile: str, stock: str) -> Round:
    cards = [list(parse_cards(hand)) for hand in hands.split("|")]
    return Round.arrange(
        PASS_LEFT, len(cards) - 1, cards, list(parse_cards(pile)), list(parse_cards(stock)), seed_of(1)
    )


def test_a_draw_does_not_tell_whether_something_fitted() -> None:
    """rules.md §2.3: he may draw though he could play; that he could is his own affair."""
    forced = arranged("3S 4C 5S | 4H 9C | 5H 9D", "9H", "KD QD")
    chosen = arranged("3H 4C 5S | 4H 9C | 5H 9D", "9H", "KD QD")
    told = [state.act(0, parse_action("draw")) for state in (forced, chosen)]
    assert told[0] == told[1] == (CardsDrawn(0, 1, DrawCause.ON_TURN),)
    for seat in (None, 1, 2):
        assert forced.view(seat) == chosen.view(seat)


def test_nothing_to_draw_is_no_way_out_while_something_fits() -> None:
    """rules.md §2.6: who must draw when nothing is left passes; who can play must."""
    state = arranged("3H 4C 5S | 4H 9C", "9H", "")
    assert [str(action) for action in state.legal_actions(0)] == ["play 3H"]
    for action in ("draw", "pass"):
        with pytest.raises(IllegalAction) as refusal:
            state.check(0, parse_action(action))
        assert refusal.value.code == "can-still-play"


def test_cards_handed_on_are_not_drawn_ones_and_leave_these_known() -> None:
    """rules.md §3, `pass_left`: Anna draws, then plays nothing; Bram's 10 brings her a card from Cato."""
    state = arranged("3S 6C 5S | 10H 9C 4S | 5H 6D 7D", "9H", "KD QD")
    state.act(0, parse_action("draw"))
    state.act(1, parse_action("play 10H"))
    for seat, card in ((0, "3S"), (1, "9C"), (2, "5H")):
        state.act(seat, parse_action(f"give {card}"))
    anna = state.view(0)
    assert (anna.received, anna.got) == (parse_cards("KD"), parse_cards("5H"))
    assert (state.view(1).received, state.view(1).got) == ((), parse_cards("3S"))
    assert (state.view(2).received, state.view(2).got) == ((), parse_cards("9C"))
    assert state.view(None).got == ()
    twin = state.copy()
    twin.act(2, parse_action("play 7D") if "play 7D" in map(str, twin.legal_actions(2)) else parse_action("draw"))
    assert state.view(0).got == parse_cards("5H")


def test_a_card_handed_on_is_told_until_ones_next_own_play() -> None:
    state = arranged("10H 6C 5S 4D | 3H 9C 4S", "9H", "KD QD")
    state.act(0, parse_action("play 10H"))
    state.act(0, parse_action("give 6C"))
    state.act(1, parse_action("give 9C"))
    assert (state.view(0).got, state.view(1).got) == (parse_cards("9C"), parse_cards("6C"))
    state.act(1, parse_action("play 3H"))
    assert (state.view(0).got, state.view(1).got) == (parse_cards("9C"), ())
