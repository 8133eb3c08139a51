"""Card tiles: a white card, 126 by 100, on a transparent square of 128: the rank to the left, the suit to the right.

A tile is known by its letter and suit: the Dutch V of hearts would serve a French valet as well. Its name carries a
digest of its shapes, so a picture is uploaded once, and anew exactly when the art has changed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256

from bot.engine import Suit
from bot.pictures.glyphs import strokes
from bot.pictures.shapes import Frame, RoundedBox, Shape, Stroke
from bot.pictures.suits import COLOURS, JOKER_COLOUR, star, suit_shapes

SIZE = 128
"""Pixels of a tile's side."""
PREFIX = "p_"
"""Every tile's name starts with it; what starts with it and is none of the present tiles is outdated."""

_LETTERS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "B", "V", "H")
"""English and Dutch (glossary.md)."""
_DIGEST = 8
_EDGE, _PAPER, _BACK_COLOUR = "#aab0ba", "#ffffff", "#24507a"
_RANK = Frame(11, 28, 50, 72)
_TEN = Frame(8, 28, 58, 72)
_SUIT = Frame(70, 36, 48, 56)
_PEN = 13


@dataclass(frozen=True, slots=True)
class Tile:
    """A picture and what it is called."""

    name: str
    """An emoji's name: 2 to 32 of `[A-Za-z0-9_]` (discord_facts.md §1); screen readers say it, so it is in words."""
    shapes: tuple[Shape, ...]
    """In the order of drawing."""


@cache
def card_tile(letter: str, suit: Suit | None) -> Tile:
    """The tile of a card by the letter that its reader knows its rank by; without a suit, the Joker's."""
    if suit is None:
        return _tile("joker", (*_paper(), star(Frame(20, 20, 88, 88)), *_joker_marks()))
    rank = strokes(letter, _TEN if letter == "10" else _RANK, COLOURS[suit], _PEN)
    return _tile(f"{letter}_{suit.name.lower()}", (*_paper(), *rank, *suit_shapes(suit, _SUIT)))


def catalogue() -> Iterator[Tile]:
    """Every tile there is."""
    for letter in _LETTERS:
        for suit in Suit:
            yield card_tile(letter, suit)
    yield card_tile("", None)
    yield BACK


def _tile(label: str, shapes: tuple[Shape, ...]) -> Tile:
    digest = sha256(repr(shapes).encode()).hexdigest()[:_DIGEST]
    return Tile(f"{PREFIX}{label}_{digest}", shapes)


def _paper(colour: str = _PAPER) -> tuple[RoundedBox, ...]:
    """The card itself; the edge keeps it visible on a light background."""
    return RoundedBox(_EDGE, 1, 14, 127, 114, 16), RoundedBox(colour, 3, 16, 125, 112, 14)


def _joker_marks() -> tuple[Stroke, ...]:
    corners = ((16.0, 30.0), (112.0, 30.0), (16.0, 98.0), (112.0, 98.0))
    return tuple(Stroke(JOKER_COLOUR, 9, (corner, corner)) for corner in corners)


def _back_pattern() -> Iterator[Stroke]:
    """A lattice of slanting lines; each runs from the upper or lower rim to where it leaves the pattern."""
    left, top, right, bottom = 14.0, 26.0, 114.0, 102.0
    yield Stroke(_PAPER, 4, ((left, top), (right, top), (right, bottom), (left, bottom), (left, top)))
    for x in range(24, 105, 20):
        reach = min(right - x, bottom - top)
        yield Stroke(_PAPER, 4, ((x, top), (x + reach, top + reach)))
        yield Stroke(_PAPER, 4, ((x, bottom), (x + reach, bottom - reach)))
        reach = min(x - left, bottom - top)
        yield Stroke(_PAPER, 4, ((x, top), (x - reach, top + reach)))
        yield Stroke(_PAPER, 4, ((x, bottom), (x - reach, bottom - reach)))


BACK = _tile("back", (*_paper(_BACK_COLOUR), *_back_pattern()))
"""A card face down."""
