"""One sentence for one person: a refusal, a note."""

from collections.abc import Iterator, Mapping

from bot.engine import Argument, BadNotation, Rank, parse_card, parse_suit
from bot.i18n import Words
from bot.i18n.words import rank_key
from cogs.layouts.colours import NEUTRAL
from cogs.layouts.parts import Layout, box, message, text

_CARDS = frozenset({"card", "top"})
_RANKS = {str(rank): rank for rank in Rank}


def notice_layout(note: str, words: Words) -> Layout:  # noqa: ARG001 (every layout takes its words)
    """A sentence by itself."""
    return message(box(text(note), colour=NEUTRAL))


def refusal_text(words: Words, code: str, arguments: Mapping[str, Argument]) -> str:
    """The sentence `error-<code>`; cards, suits and ranks in notation are put in the reader's words first.

    A rank fills three variables: `rank` to select by, `rank_name` and `rank_one` to show. `ranks` (`2,X`) become their
    list with "or", and `any_rank` says whether there are any: `yes` or `no`.
    """
    key = f"error-{code}"
    if not words.has(key):
        return words("error-unknown")
    return words(key, **dict(_formatted(arguments, words)))


def _formatted(arguments: Mapping[str, Argument], words: Words) -> Iterator[tuple[str, Argument]]:
    for name, value in arguments.items():
        try:
            yield from _one(name, value, words)
        except (BadNotation, KeyError):  # a code may use the word for something else
            yield name, value


def _one(name: str, value: Argument, words: Words) -> Iterator[tuple[str, Argument]]:
    if name in _CARDS:
        yield name, words.card(parse_card(str(value)))
    elif name == "suit":
        yield name, words.suit(parse_suit(str(value)))
    elif name == "rank":
        rank = _RANKS[str(value)]
        yield from ((name, rank_key(rank)), ("rank_name", words.rank(rank)), ("rank_one", words.one(rank)))
    elif name == "ranks":
        ranks = [_RANKS[one] for one in str(value).split(",") if one]
        yield name, words.either(words.one(rank) for rank in ranks)
        yield "any_rank", "yes" if ranks else "no"
    else:
        yield name, value
