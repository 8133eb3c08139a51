"""Names and texts of house rules: what cannot be seen is no name, and what is too long is refused at once."""

import pytest

from bot.keeping.house_rules import NAME_LENGTH, TEXT_LENGTH, HouseRuleRefused, checked_name, checked_text

BLANKS = "\u3164\u2800\u115f\u1160\uffa0\U0001d159"
"""Hangul fillers, the braille pattern of no dots, a note without head: "letters" and "symbols" that print nothing."""


MARKS = ("\u0301", "\ufe0f", "\u034f\u200d")


@pytest.mark.parametrize("name", ["", "  ", *BLANKS, BLANKS, "\u200b", "\u2060\u3164", *MARKS])
def test_a_name_that_nobody_sees(name: str) -> None:
    """Is none."""
    with pytest.raises(HouseRuleRefused) as refused:
        checked_name(name)
    assert refused.value.code == "house-rule-name"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Fri\u3164day", "Fri day"),
        ("\u2800Friday\u3164", "Friday"),
        ("\U0001f0cf", "\U0001f0cf"),
        ("?", "?"),
        ("7", "7"),
        ("Caf\u0065\u0301", "Caf\u0065\u0301"),
        ("x" * NAME_LENGTH, "x" * NAME_LENGTH),
    ],
)
def test_a_name_that_is_seen(typed: str, name: str) -> None:
    """Keeps what is seen of it; no second name looks the same for a blank in it."""
    assert checked_name(typed) == name


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("", ""),
        ("  a  ", "a"),
        ("a\r\n\r\n  b  \n", "a\nb"),
        ("a \t b", "a \t b"),
        (" " * 3000 + "a", "a"),
        ("a" + "\n" * 1000 + "b", "a\nb"),
        ("x" * TEXT_LENGTH + "\n ", "x" * TEXT_LENGTH),
    ],
)
def test_a_text_line_by_line(typed: str, text: str) -> None:
    """Without empty lines and the spaces around lines."""
    assert checked_text(typed) == text


@pytest.mark.parametrize("typed", ["x" * (TEXT_LENGTH + 1), " " * 1_000_000, "a" + " " * 19_000, "\n" * 100_000])
def test_too_long_a_text(typed: str) -> None:
    """By its length as it was typed where that alone is out of all proportion."""
    with pytest.raises(HouseRuleRefused) as refused:
        checked_text(typed)
    assert refused.value.code == "house-rule-text"
