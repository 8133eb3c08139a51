"""Names of people: whatever somebody is called, it pings nobody and breaks no layout (experience.md §9)."""

import re
import unicodedata
from functools import lru_cache

WIDTH = 24
"""Columns that a name may take; East Asian wide characters take two."""
NAME_WIDTH = 48
"""Columns that the name of a house rule may take."""
TEXT_LINES = 10
"""Lines that somebody's own words may take; what comes after goes on in the last."""

REMEMBERED = 4096
"""Names whose cleaned form is kept: every message of a table says its names again."""

_JOINER = "\u200d"
_MARKDOWN = re.compile(r"([\\*_~|`<>#+\-\[\]():.])")
_LEFT_TO_RIGHT = "\u200e"
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
_NO_PING = "@\u200b"
_MARKS_IN_A_ROW = 2


@lru_cache(REMEMBERED)
def shown_name(name: str, width: int = WIDTH) -> str:
    """The name for Markdown text: cleaned, cut to `width` columns, escaped; `?` when nothing is left of it."""
    return _MARKDOWN.sub(r"\\\1", plain_name(name, width)).replace("@", _NO_PING)


@lru_cache(REMEMBERED)
def shown_text(written: str) -> str:
    """Somebody's own words for Markdown text, line by line: cleaned and escaped like a name, but not cut."""
    lines = [line for line in (" ".join(_clean(one).split()) for one in written.splitlines()) if line]
    if len(lines) > TEXT_LINES:
        lines[TEXT_LINES - 1 :] = [" ".join(lines[TEXT_LINES - 1 :])]
    return _MARKDOWN.sub(r"\\\1", "\n".join(lines)).replace("@", _NO_PING)


def plain_name(name: str, width: int = WIDTH) -> str:
    """The name for places without Markdown (buttons, choices): one line, no control signs, cut to `width` columns."""
    text = _cut(" ".join(_clean(name).split()), width) or "?"
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


def _cut(text: str, width: int) -> str:
    if _columns(text) <= width:
        return text
    while _columns(text) >= width:
        text = text[:-1]
    return text.rstrip() + "…"


def _columns(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)
