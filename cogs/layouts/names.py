"""Names of people: whatever somebody is called, it pings nobody and breaks no layout (experience.md §9)."""

import re
import unicodedata
from functools import lru_cache

WIDTH = 24
"""Columns that a name may take; East Asian wide characters take two."""

REMEMBERED = 4096
"""Names whose cleaned form is kept: every message of a table says its names again."""

_JOINER = "\u200d"
_MARKDOWN = re.compile(r"([\\*_~|`<>#+\-\[\]():.])")
_LEFT_TO_RIGHT = "\u200e"
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
_NO_PING = "@\u200b"
_MARKS_IN_A_ROW = 2


@lru_cache(REMEMBERED)
def shown_name(name: str) -> str:
    """The name for Markdown text: cleaned, cut to `WIDTH` columns, escaped; `?` when nothing is left of it."""
    return _MARKDOWN.sub(r"\\\1", plain_name(name)).replace("@", _NO_PING)


def plain_name(name: str) -> str:
    """The name for places without Markdown (buttons, choices): one line, no control signs, cut to `WIDTH` columns."""
    text = _cut(" ".join(_clean(name).split())) or "?"
    # A name that runs from right to left would draw the numbers after it to its other side.
    return text + _LEFT_TO_RIGHT if any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in text) else text


def _clean(name: str) -> str:
    """Without characters that reorder text, stack on others without end, or cannot be seen at all."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if character.isspace() or category in ("Zl", "Zp", "Cc"):
            kept.append(" ")
        elif (category[0] != "C" or character == _JOINER) and marks <= _MARKS_IN_A_ROW:
            kept.append(character)
    return "".join(kept).strip(_JOINER)


def _cut(text: str) -> str:
    if _columns(text) <= WIDTH:
        return text
    while _columns(text) >= WIDTH:
        text = text[:-1]
    return text.rstrip() + "…"


def _columns(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)
