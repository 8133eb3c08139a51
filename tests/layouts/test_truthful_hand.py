"""What hand and table say of rounds that the engine really plays: reasons, costs, and whose cards these are."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import ALL_PRESETS, Round, parse_action, parse_cards
from bot.i18n import Words
from bot.tables.state import Phase
from cogs.layouts.hand import hand_layout
from cogs.layouts.happenings import happenings
from cogs.layouts.notices import refusal_text
from cogs.layouts.public import public_layout
from tests.engine.sentence_examples import overridden
from tests.layouts.conftest import NoEmojis, hand_view, table_view
from tests.layouts.limits import buttons, texts

NAMES = ("Anna", "Bram", "Cato")
TWO_AND_MORE = {"2": [{"type": "add-penalty", "cards": 2}, {"type": "extra-card"}]}
"""A 2 that also grants an extra card: the penalty waits for who comes after the chain."""


def played(preset: str, hands: str, pile: str, stock: str, *acts: str, **overrides: Any) -> Round:
    """A round after these acts; the seat left of the last one leads."""
    rules = overridden(ALL_PRESETS[preset], overrides)
    cards = [list(parse_cards(hand)) for hand in hands.split("|")]
    pile_cards, stock_cards = list(parse_cards(pile)), list(parse_cards(stock))
    state = Round.arrange(rules, len(cards) - 1, cards, pile_cards, stock_cards, bytes(32))
    for act in acts:
        seat, _, action = act.partition(" ")
        state.act(int(seat) - 1, parse_action(action))
    return state


def own(state: Round, seat: int, words: Words) -> str:
    """Everything that a seat's hand says."""
    table = replace(table_view(Phase.PLAYING, NAMES), rules=state.rules, round=state.view(None))
    view = replace(hand_view(table, tuple(state.hands[seat]), seat=seat), round=state.view(seat))
    return texts(hand_layout(view, words, NoEmojis()))


def public(state: Round, words: Words) -> tuple[str, dict[str, Any]]:
    """Everything that the table says, and its buttons."""
    table = replace(table_view(Phase.PLAYING, NAMES), rules=state.rules, round=state.view(None))
    layout = public_layout(table, words, NoEmojis())
    return texts(layout), buttons(layout)


REFUSED = [
    # (preset, hands, pile, stock, acts, overrides, English, Dutch): rules.md §6, `forbidden`
    (
        "pesten_7", "2C | 3C 4C", "2H", "KD QD", [], {},
        "may not be a 2: draw one.", "een 2 mag je niet eindigen: pak er één.",
    ),
    (
        "pesten_7", "2C | 3C 4C", "2H", "", [], {},
        "may not be a 2, and there is nothing left to draw", "een 2 mag je niet eindigen, en",
    ),
    (
        "pesten_7", "7H 8H | 3C 4C", "9H", "KD", ["1 play 7H"], {},
        "an 8: draw one and end your turn.", "een 8 mag je niet eindigen",
    ),
    (
        "pesten_7", "7H 8H | 3C 4C", "9H", "KD", ["1 play 7H"], {"decline": "free"},
        "an 8: end your turn.", "Met een 8 mag je niet eindigen: beëindig je beurt.",
    ),
    (
        "pesten_7", "8C | 3C 4C", "X", "KD", [], {},
        "may not be an 8: draw one.", "een 8 mag je niet eindigen: pak er één.",
    ),
    (
        "classic", "3C | 4C 5C", "9C", "KD", [], {"finish": "forbidden", "no_finish": ["3"]},
        "may not be a 3: draw one.", "Met een 3 mag je niet eindigen: pak er één.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("preset", "hands", "pile", "stock", "acts", "overrides", "said", "gezegd"), REFUSED)
def test_a_last_card_that_fits_is_refused_for_what_it_is(
    preset: str,
    hands: str,
    pile: str,
    stock: str,
    acts: list[str],
    overrides: dict[str, Any],
    said: str,
    gezegd: str,
    english: Words,
    dutch: Words,
) -> None:
    state = played(preset, hands, pile, stock, *acts, **overrides)
    assert said in own(state, 0, english)
    assert gezegd in own(state, 0, dutch)
    assert "Nothing fits" not in own(state, 0, english)
    assert "nothing to stack" not in own(state, 0, english)
    assert "special card" not in own(state, 0, english)


def test_under_a_penalty_the_last_stacker_is_refused_for_what_it_is(english: Words, dutch: Words) -> None:
    """rules.md §6: not under a penalty either. Anna's last card is a 2 when Bram's 2 reaches her."""
    state = played("pesten_7", "3H 2C | 2H 9C 4C", "9H", "KD QD", "1 play 3H", "2 play 2H")
    assert [str(action) for action in state.legal_actions(0)] == ["take"]
    assert "Draw 2: your last card may not be a 2." in own(state, 0, english)
    assert "Pak 2 kaarten: met een 2 mag je niet eindigen." in own(state, 0, dutch)


def test_a_last_card_that_does_not_fit_is_not_refused_for_what_it_is(english: Words) -> None:
    assert "Nothing fits: draw a card." in own(played("pesten_7", "8C | 3C 4C", "9H", "KD"), 0, english)
    penalty = played("pesten_7", "3H 8C | 2H 9C 4C", "9H", "KD QD", "1 play 3H", "2 play 2H")
    assert "you have nothing to stack (a 2 or a joker)" in own(penalty, 0, english)


COSTS = [
    # rules.md §6, `draw_one`: on a turn, in a chain and under a penalty
    ("classic", "8H | 3C 4C", "9H", "KD", [], {}, "an 8"),
    ("classic", "7H 8H | 3C 4C", "9H", "KD", ["1 play 7H"], {}, "an 8"),
    ("knock", "3H 2C | 2H 9C 4C", "9H", "KD QD", ["1 announce", "1 play 3H", "2 play 2H"], {}, "a 2"),
    ("classic", "3C | 4C 5C", "9C", "KD", [], {"no_finish": ["3"]}, "a 3"),
]


@pytest.mark.parametrize(("preset", "hands", "pile", "stock", "acts", "overrides", "rank"), COSTS)
def test_what_the_last_card_costs_is_told(
    preset: str,
    hands: str,
    pile: str,
    stock: str,
    acts: list[str],
    overrides: dict[str, Any],
    rank: str,
    english: Words,
    dutch: Words,
) -> None:
    state = played(preset, hands, pile, stock, *acts, **overrides)
    assert f"Your last card is {rank}: if you play it you draw one, and are not out." in own(state, 0, english)
    assert "leg je hem, dan pak je er één en ben je niet uit." in own(state, 0, dutch)


def test_an_ordinary_last_card_costs_nothing(english: Words) -> None:
    assert "you draw one, and are not out" not in own(played("classic", "9C | 3C 4C", "9H", "KD"), 0, english)
    forbidden = played("classic", "8H | 3C 4C", "9H", "KD", finish="forbidden", no_finish=["3"])
    assert "you draw one, and are not out" not in own(forbidden, 0, english)


def test_the_card_drawn_for_a_last_one_is_told_whatever_its_rank(english: Words, dutch: Words) -> None:
    """rules.md §6: which ranks count is a setting, so an ordinary 3 is not called special."""
    state = played("classic", "3C | 4C 5C", "9C", "KD", no_finish=["3"])
    seats = table_view(Phase.PLAYING, NAMES).seats
    events = state.act(0, parse_action("play 3C"))
    for words, said in ((english, "Anna drew 1 for that last card"), (dutch, "Anna pakte er 1 voor die laatste kaart")):
        assert said in " · ".join(happenings(events, seats, words, reader=None, most=4))


def test_cards_from_a_neighbour_are_told_as_such(english: Words, dutch: Words) -> None:
    """rules.md §3, `pass_left`: left is clockwise, so Anna's card comes from Cato; what she drew stays told."""
    state = played(
        "pass_left", "3S 6C 5S | 10H 9C 4S | 5H 6D 7D", "9H", "KD QD",
        "1 draw", "2 play 10H", "1 give 3S", "2 give 9C", "3 give 5H",
    )  # fmt: skip
    assert "You drew: K♦\nYou got 5♥ from **Cato**" in own(state, 0, english)
    assert "Je kreeg 5♥ van **Cato**" in own(state, 0, dutch)
    assert "You drew" not in own(state, 1, english)
    assert "You got 3♠ from **Anna**" in own(state, 1, english)


def test_a_turn_that_cannot_end_is_not_said_to(english: Words) -> None:
    """rules.md §2.6, `pass_left`: nothing to draw, and Anna can play: she must."""
    fits = played("pass_left", "3H 4C 5S | 4H 9C", "9H", "")
    nothing_fits = played("pass_left", "3S 4C 5S | 4H 9C", "9H", "")
    for state in (fits, nothing_fits):
        assert "Draw" in public(state, english)[1]
        assert "End turn" not in public(state, english)[1]
    table = replace(table_view(Phase.PLAYING, NAMES), rules=fits.rules, round=fits.view(None))
    for state, label in ((fits, "Draw"), (nothing_fits, "End turn")):
        view = replace(hand_view(table, tuple(state.hands[0])), round=state.view(0))
        assert buttons(hand_layout(view, english, NoEmojis()))[label].disabled is (label == "Draw")


def test_the_table_does_not_tell_who_could_have_played(english: Words) -> None:
    """rules.md §2.3: nor whether the player on turn may draw by choice this time."""
    chosen = played("pass_left", "3H 4C 5S | 4H 9C 6D | 5H 9D", "9H", "KD QD 2S", "1 draw", "2 play 4H", "3 play 5H")
    forced = played("pass_left", "3S 4C 5S | 4H 9C 6D | 5H 9D", "9H", "KD QD 2S", "1 draw", "2 play 4H", "3 play 5H")
    assert public(chosen, english)[0] == public(forced, english)[0]
    assert ", or else draw." in public(chosen, english)[0]


@pytest.mark.parametrize(
    ("preset", "pile", "overrides", "line"),
    [
        # rules.md §3: a 2 only on a 2; after 2 and 5 nothing answers the penalty
        ("classic", "9H", TWO_AND_MORE, "**Bram** must draw 2 cards."),
        ("cumulative", "9H", TWO_AND_MORE, "**Bram** must draw 2, or play a 2 or a joker."),
        ("cumulative", "9H", {**TWO_AND_MORE, "jokers": 0}, "**Bram** must draw 2, or play a 2."),
    ],
)
def test_only_what_really_answers_a_penalty_is_named(
    preset: str, pile: str, overrides: dict[str, Any], line: str, english: Words
) -> None:
    state = played(preset, "2H 5H 6C 7C | 3C 4C", pile, "KD QD", "1 play 2H", "1 play 5H", **overrides)
    assert line in public(state, english)[0]


def test_under_a_penalty_it_is_not_any_card_that_fits(english: Words, dutch: Words) -> None:
    state = played("pesten_7", "X 3H 6C | 3C 4C 5C", "9H", "KD QD 5D 6D 7D 8D", "1 play X")
    assert "Any card fits." not in public(state, english)[0]
    assert "Elke kaart past." not in public(state, dutch)[0]
    state.act(1, parse_action("take"))
    assert "Any card fits." in public(state, english)[0]


def test_nobody_is_to_be_caught_while_everybody_gives(english: Words) -> None:
    """rules.md §3: meanwhile nothing else can be done. Bram forgot to announce, then his 10 sends cards round."""
    state = played(
        "pass_left", "3H 6C 5S | 10H 9C | 5D 6D 7D", "9H", "KD QD", "1 play 3H", "2 play 10H", announcing="window"
    )
    assert state.view(None).unannounced == (1,)
    shown = public(state, english)[1]
    assert shown["Caught!"].disabled
    assert "Caught! (Bram)" not in shown


def test_a_refused_last_card_is_told_without_a_wrong_way_out(english: Words, dutch: Words) -> None:
    """Drawing is not what is left to do in a chain that may be declined freely (rules.md §2.4)."""
    told = {"card": "8H", "rank": "8"}
    assert refusal_text(english, "may-not-finish", told) == "Your last card may not be an 8."
    assert refusal_text(dutch, "may-not-finish", told) == "Met een 8 mag je niet eindigen."
