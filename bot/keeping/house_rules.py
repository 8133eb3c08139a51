"""House rules: settings of a game that a server keeps under a name, with what else was agreed."""

import unicodedata

from msgspec import Struct

from bot.engine import AnyRules, PestenError

NAME_LENGTH = 40
"""Characters of a name."""
TEXT_LENGTH = 400
"""Characters of what else was agreed."""
HOUSE_RULES_MOST = 100
"""House rules that a server keeps."""
_TYPED_MOST = 10 * TEXT_LENGTH
"""Characters of a text before its empty lines and the spaces around its lines are taken away."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Fillers, the braille pattern without dots, a null notehead: letters or symbols to Unicode that nobody sees."""
_SEEN = frozenset("LNPS")
"""The Unicode categories of what is seen by itself; marks only change what stands before them."""


class HouseRule(Struct, frozen=True):
    """A house rule of a server. Its settings may contradict one another while somebody puts them together."""

    id: str
    guild: int
    name: str
    """Unlike every other name of the server, in the sense of `folded_name`."""
    rules: AnyRules
    text: str
    """What else was agreed, in somebody's own words; may be empty."""
    author: int
    """Who made it; Discord's user id."""
    made_at: int
    """Milliseconds since the epoch."""


class HouseRuleRefused(PestenError):
    """A house rule cannot be kept, found or changed as asked; the code is the locale key `error-<code>`."""


def folded_name(name: str) -> str:
    """What two names have in common when people would take them for the same: case, accents' way of writing, spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def checked_name(name: str) -> str:
    """The name on one line, without spaces around it; raises `HouseRuleRefused` for too long a one and for none.

    What cannot be seen counts as a space: such a name would be none, or look like another one.
    """
    cleaned = " ".join("".join(sign if sign.isprintable() and sign not in _BLANK else " " for sign in name).split())
    if len(cleaned) > NAME_LENGTH or not any(unicodedata.category(sign)[0] in _SEEN for sign in cleaned):
        raise HouseRuleRefused("house-rule-name", most=NAME_LENGTH)
    return cleaned


def checked_text(text: str) -> str:
    """What else was agreed, without spaces around it and without empty lines; raises `HouseRuleRefused`."""
    lines = (line.strip() for line in text[:_TYPED_MOST].replace("\r", "\n").split("\n"))
    cleaned = "\n".join(line for line in lines if line)
    if len(text) > _TYPED_MOST or len(cleaned) > TEXT_LENGTH:
        raise HouseRuleRefused("house-rule-text", most=TEXT_LENGTH)
    return cleaned
