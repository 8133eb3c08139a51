"""What a player's own hand says and offers (experience.md §5)."""

from collections.abc import Iterable

import discord
import pytest
from discord import ui
from msgspec.structs import replace

from bot.engine import (
    DECK,
    JOKER,
    Action,
    Announcing,
    Card,
    CardPlayed,
    ExtraCardToPlay,
    PenaltyRaised,
    PenaltyToAnswer,
    Play,
    Question,
    Suit,
    TurnToPlay,
    card_name,
    parse_action,
    parse_card,
    parse_cards,
)
from bot.i18n import Words
from bot.tables.state import Phase
from bot.tables.views import HandView
from cogs.addresses import Verb, parse_address
from cogs.layouts.hand import hand_layout, suit_layout
from tests.layouts.conftest import ALL_EMOJIS, TABLE, NoEmojis, hand_view, table_view
from tests.layouts.limits import buttons, texts, walk


def hand(cards: str, *legal: str, question: Question | None = None, penalty: int = 0) -> HandView:
    """Anna's hand on the seven of hearts; she is on turn where something is legal."""
    view = hand_view(table_view(Phase.PLAYING), tuple(parse_cards(cards)))
    state = replace(view.round, current_suit=Suit.HEARTS, legal=tuple(map(parse_action, legal)), penalty=penalty)
    return replace(view, round=replace(state, question=question or state.question))


def jack(*suits: str) -> Iterable[str]:
    return (f"play JC {suit}" for suit in suits or "SHCD")


def test_cards_that_fit_are_bright_and_the_others_disabled(english: Words) -> None:
    shown = buttons(hand_layout(hand("7S 9H 9H 4C", "play 7S", "play 9H"), english, NoEmojis()))
    assert list(shown)[:3] == ["7♠", "9♥ ×2", "4♣"]
    assert shown["7♠"].style is discord.ButtonStyle.primary
    assert (shown["9♥ ×2"].disabled, shown["4♣"].disabled) == (False, True)
    assert shown["4♣"].style is discord.ButtonStyle.secondary
    assert shown["9♥ ×2"].custom_id == f"p1:{TABLE}:17:play:9H"


def test_the_reader_sees_his_own_letters(dutch: Words) -> None:
    labels = list(buttons(hand_layout(hand("KS QH JC AD X"), dutch, NoEmojis())))
    assert labels[:5] == ["H♠", "V♥", "B♣", "A♦", "★ joker"]


def test_a_card_has_its_picture_beside_its_words(english: Words) -> None:
    [card, *_] = buttons(hand_layout(hand("7S"), english, ALL_EMOJIS)).values()
    assert card.label == "7♠"
    assert card.emoji is not None
    assert card.emoji.id == 1_234_567_890_123_456_789


def test_a_jack_asks_for_the_suit_first(english: Words) -> None:
    view = hand("JC 4C", *jack())
    assert buttons(hand_layout(view, english, NoEmojis()))["J♣"].custom_id == f"p1:{TABLE}:17:suit:JC"
    [jack_card] = parse_cards("JC")
    choice = buttons(suit_layout(view, jack_card, english, NoEmojis()))
    assert {label: button.custom_id for label, button in choice.items()} == {
        "♠ spades": f"p1:{TABLE}:17:play:JC.S",
        "♥ hearts": f"p1:{TABLE}:17:play:JC.H",
        "♣ clubs": f"p1:{TABLE}:17:play:JC.C",
        "♦ diamonds": f"p1:{TABLE}:17:play:JC.D",
        "Back": f"p1:{TABLE}:17:back:",
    }


def test_the_card_itself_is_not_counted_among_those_to_follow_with(english: Words) -> None:
    [jack_card] = parse_cards("JC")
    shown = texts(suit_layout(hand("JC 4C 7H", *jack()), jack_card, english, NoEmojis()))
    assert "♣ clubs: 4" in shown.splitlines()
    assert "♥ hearts: 7" in shown.splitlines()


def labels_by_page(cards: tuple[Card, ...], legal: Iterable[Action], words: Words) -> list[list[str]]:
    view = hand("7S")
    ordered = tuple(sorted(cards))
    view = replace(view, round=replace(view.round, hand=ordered, legal=tuple(legal)))
    pages = []
    for page in range(-(-len(set(cards)) // 20)):
        shown = buttons(hand_layout(view, words, NoEmojis(), page=page)).values()
        addresses = [parse_address(str(button.custom_id)) for button in shown]
        pages.append([one.argument for one in addresses if one and one.verb in (Verb.PLAY, Verb.SUIT)])
    return pages


@pytest.mark.parametrize("count", [26, 60, 104])
def test_larger_hands_stay_playable_with_those_that_fit_first(count: int, english: Words) -> None:
    """experience.md §5: pages of 20, those that fit first; tested with 26, 60 and 104 cards."""
    cards = (*DECK, JOKER, *DECK)[:count] if count > 26 else DECK[::2]
    fitting = sorted({card for card in cards if card % 5 == 0})
    pages = labels_by_page(tuple(cards), [Play(card) for card in fitting], english)
    everything = [label for page in pages for label in page]
    assert sorted(everything) == sorted({card_name(card) for card in cards})
    assert everything[: len(fitting)] == [card_name(card) for card in fitting]
    assert all(len(page) <= 20 for page in pages)


def test_a_large_hand_is_told_in_words_too_and_can_be_turned(english: Words) -> None:
    view = hand(" ".join(card_name(card) for card in DECK[:26]))
    first, last = hand_layout(view, english, NoEmojis()), hand_layout(view, english, NoEmojis(), page=7)
    assert "♠ spades: A 2 3 4 5 6 7 8 9 10 J Q K" in texts(first)
    assert "Page 1 of 2" in texts(first)
    assert "Page 2 of 2" in texts(last)
    assert buttons(first)["Next ▶"].custom_id == f"p1:{TABLE}:17:page:1"
    assert buttons(last)["◀ Previous"].custom_id == f"p1:{TABLE}:17:page:0"
    assert "◀ Previous" not in buttons(first)


@pytest.mark.parametrize(
    ("cards", "legal", "question", "penalty", "task", "drawing"),
    [
        ("7S", ["play 7S"], None, 0, "**Your turn.** These fit: ♥ hearts, a 7, a jack or a joker.", "Draw-"),
        ("4C", ["draw"], None, 0, "**Your turn.** Nothing fits: draw a card.", "Draw"),
        ("4C", ["pass"], None, 0, "Nothing fits and there is nothing left to draw: end your turn.", "End turn"),
        ("8H", ["draw"], None, 0, "Your last card may not be an 8: draw one.", "Draw"),
        ("2C", ["play 2C", "take"], PenaltyToAnswer(0, 7), 7, "Draw 7, or play a 2 or a joker.", "Draw (7)"),
        ("4C", ["take"], PenaltyToAnswer(0, 7), 7, "you have nothing to stack (a 2 or a joker)", "Draw (7)"),
        ("9H", ["play 9H", "draw"], ExtraCardToPlay(0), 0, "Play one more card (♥ hearts, a 7, a jack or a", "Draw"),
        ("4C", ["draw"], ExtraCardToPlay(0), 0, "draw one and end your turn", "Draw"),
        ("4C", ["pass"], ExtraCardToPlay(0), 0, "Nothing fits (♥ hearts, a 7, a jack or a joker)", "End turn"),
    ],
)
def test_what_i_must_do_now(
    cards: str,
    legal: list[str],
    question: Question | None,
    penalty: int,
    task: str,
    drawing: str,
    english: Words,
) -> None:
    view = hand_layout(hand(cards, *legal, question=question, penalty=penalty), english, NoEmojis())
    assert task in texts(view)
    button = buttons(view)[drawing.removesuffix("-")]
    assert button.disabled is drawing.endswith("-")
    assert button.custom_id == f"p1:{TABLE}:17:drawhand:"


def test_a_hand_that_waits_tells_nothing_that_the_others_change(words: Words) -> None:
    """It is not edited while the table goes on: who is on turn, what lies on top, the suit and the penalty change."""
    view = hand("7S", question=PenaltyToAnswer(1, 2), penalty=2)
    later = replace(
        view.round,
        question=TurnToPlay(2),
        penalty=0,
        top=parse_card("4S"),
        current_suit=Suit.CLUBS,
        suit_is_chosen=True,
        direction=-1,
        counts=(1, 1, 1, 1),
        stock=3,
        announced=(1, 2),
        missed=(0, 1, 0, 2),
    )
    news = (CardPlayed(0, parse_card("2H"), None), PenaltyRaised(2, 2))
    shown = hand_layout(replace(view, news=news), words, ALL_EMOJIS)
    assert texts(shown) == texts(hand_layout(replace(view, news=news, round=later), words, ALL_EMOJIS))
    assert "2♥" in texts(shown), "what was done stays done"
    assert words("event-penalty-raised", total=2) not in texts(shown)
    assert words("hand-waiting") in texts(shown)


def test_the_hand_on_turn_tells_how_the_table_stands(english: Words) -> None:
    shown = texts(hand_layout(hand("7S", "play 7S"), english, NoEmojis()))
    assert "You hold 1 card · on top: **7♥** · 7 of hearts" in shown
    assert "not your turn" not in shown


@pytest.mark.parametrize(
    ("legal", "label", "style", "has_picture"),
    [
        (("draw",), "Draw", "success", True),
        (("play 7S", "draw"), "Draw", "secondary", True),
        (("play 7S", "end"), "End turn", "secondary", False),
        (("end",), "End turn", "success", False),
        (("pass",), "End turn", "success", False),
        ((), "Draw", "secondary", True),
    ],
)
def test_drawing_shines_only_where_nothing_can_be_played(
    legal: tuple[str, ...], label: str, style: str, has_picture: bool, english: Words
) -> None:
    shown = buttons(hand_layout(hand("7S", *legal), english, ALL_EMOJIS))[label]
    assert shown.style.name == style
    assert (shown.emoji is not None) is has_picture
    assert shown.disabled is (not legal)


def test_what_i_drew(dutch: Words) -> None:
    view = hand("7S 9H")
    many = replace(view, round=replace(view.round, received=(*DECK[:12], JOKER)))
    few = replace(view, round=replace(view.round, received=tuple(parse_cards("QS X"))))
    assert "Je pakte: V♠, ★ joker" in texts(hand_layout(few, dutch, NoEmojis()))
    assert texts(hand_layout(many, dutch, NoEmojis())).count("en nog 1") == 1


def test_a_note_stands_above_everything(english: Words) -> None:
    shown = hand_layout(hand("7S"), english, NoEmojis(), note="Too late.")
    first = next(part for part in walk(shown) if isinstance(part, ui.TextDisplay))
    assert first.content == "Too late."



def test_no_button_wraps_alone_to_a_line_of_its_own(english: Words) -> None:
    """Five labels side by side are wider than a message: with somebody to catch they stand in rows of three and two."""
    view = hand("7S", "play 7S", "draw", "catch 2")
    called = replace(view.round, rules=replace(view.round.rules, announcing=Announcing.WINDOW))
    layout = hand_layout(replace(view, round=called), english, ALL_EMOJIS)
    rows = [row for row in walk(layout) if isinstance(row, ui.ActionRow)]
    labels = [[one.label for one in row.children if isinstance(one, ui.Button)] for row in rows]
    assert [len(row) for row in labels[1:]] == [3, 2], labels
    assert labels[2] == ["Scores & rules", "Refresh"]
