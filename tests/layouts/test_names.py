"""Nothing that somebody is called can ping anybody or break the layout (experience.md §9)."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.layouts.names import WIDTH, plain_name, shown_name


def columns(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text if sign not in "\u200e\u200b")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("**bold** _it_", r"\*\*bold\*\* \_it\_"),
        ("# heading", r"\# heading"),
        ("1. list", r"1\. list"),
        ("`code`||spoiler||", r"\`code\`\|\|spoiler\|\|"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("@everyone", "@\u200beveryone"),
        ("[a](http://b.c)", r"\[a\]\(http\://b\.c\)"),
        ("two\nlines", "two lines"),
        ("a\u202eb", "ab"),
        ("\u200b\u2060", "?"),
        ("", "?"),
        ("שלום", "שלום\u200e"),
        ("W" * 32, "W" * 23 + "…"),
        ("漢" * 32, "漢" * 11 + "…"),
    ],
)
def test_names(name: str, shown: str) -> None:
    assert shown_name(name) == shown


def test_marks_that_pile_up_are_cut() -> None:
    assert plain_name("Z" + "\u0335" * 30) == "Z\u0335\u0335"


def test_a_family_of_joined_emojis_stays_together() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert plain_name(family) == family


@given(st.text(max_size=40))
def test_every_name_is_one_short_visible_line(name: str) -> None:
    plain = plain_name(name)
    assert plain.strip()
    assert columns(plain) <= WIDTH
    assert not any(unicodedata.category(sign) in {"Cc", "Zl", "Zp"} for sign in plain)
    assert not set(plain) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
