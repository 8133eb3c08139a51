"""Words of one language: cards, numbers, lists, and what happens when a sentence is missing."""

import logging

import pytest

from bot.engine import Suit, parse_card, rank_of
from bot.i18n import Localizer

LOCALIZER = Localizer.load()
ENGLISH, DUTCH = LOCALIZER.words("en-US"), LOCALIZER.words("nl")


def test_a_discord_locale_finds_its_language() -> None:
    assert LOCALIZER.locales == ("en", "nl")
    assert LOCALIZER.words("en-GB") is LOCALIZER.words("en-US")
    assert LOCALIZER.words("nl").language == "nl"
    assert LOCALIZER.words("pt-BR").language == "en"


@pytest.mark.parametrize(
    ("card", "english", "dutch", "english_sign", "dutch_sign"),
    [  # the names are those of glossary.md, "card name"
        ("AH", "ace of hearts", "hartenaas", "A♥", "A♥"),
        ("JC", "jack of clubs", "klaverboer", "J♣", "B♣"),
        ("10D", "10 of diamonds", "ruiten 10", "10♦", "10♦"),
        ("7S", "7 of spades", "schoppen 7", "7♠", "7♠"),
        ("KS", "king of spades", "schoppenheer", "K♠", "H♠"),
        ("QH", "queen of hearts", "hartenvrouw", "Q♥", "V♥"),
        ("X", "joker", "joker", "★ joker", "★ joker"),
    ],
)
def test_cards(card: str, english: str, dutch: str, english_sign: str, dutch_sign: str) -> None:
    value = parse_card(card)
    assert (ENGLISH.card_name(value), ENGLISH.card(value)) == (english, english_sign)
    assert (DUTCH.card_name(value), DUTCH.card(value)) == (dutch, dutch_sign)


def test_ranks_bear_their_article() -> None:
    assert [ENGLISH.one(rank_of(parse_card(card))) for card in ("8S", "AS", "7S", "X")] == [
        "an 8",
        "an ace",
        "a 7",
        "a joker",
    ]
    assert DUTCH.one(rank_of(parse_card("JS"))) == "een boer"


def test_a_suit_is_sign_and_word() -> None:
    assert ENGLISH.suit(Suit.HEARTS) == "♥ hearts"
    assert DUTCH.suit(Suit.CLUBS) == "♣ klaveren"


@pytest.mark.parametrize(
    ("plain", "english", "dutch"),
    [("-3.33", "−3.33", "−3,33"), ("+12.5", "+12.5", "+12,5"), ("0", "0", "0"), (1234, "1,234", "1.234")],
)
def test_numbers(plain: str | int, english: str, dutch: str) -> None:
    assert ENGLISH.number(plain) == english
    assert DUTCH.number(plain) == dutch


def test_lists() -> None:
    assert ENGLISH.join(["a", "b", "c"]) == "a, b and c"
    assert DUTCH.join(["a", "b"]) == "a en b"
    assert ENGLISH.either(["a", "b", "c"]) == "a, b or c"
    assert DUTCH.either(["a", "b", "c"]) == "a, b of c"
    assert DUTCH.join([]) == ""


def test_a_missing_sentence_is_reported_once_and_breaks_nothing(caplog: pytest.LogCaptureFixture) -> None:
    words = Localizer.load().words("nl")
    with caplog.at_level(logging.WARNING):
        assert words("no-such-sentence") == "no-such-sentence"
        assert words("no-such-sentence") == "no-such-sentence"
    assert len(caplog.records) == 1


def test_a_sentence_without_its_argument_is_reported_and_breaks_nothing(caplog: pytest.LogCaptureFixture) -> None:
    words = Localizer.load().words("en")
    with caplog.at_level(logging.WARNING):
        assert "name" in words("card-line", card="7♥")
    assert "card-line" in caplog.text
