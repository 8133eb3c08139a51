"""The four suits and the Joker's star, as outlines."""

from math import cos, pi, sin

from bot.engine import Suit
from bot.pictures.shapes import Frame, Point, Polygon, arc

COLOURS = {Suit.SPADES: "#111318", Suit.HEARTS: "#d23c14", Suit.DIAMONDS: "#1a5fd0", Suit.CLUBS: "#008577"}
"""Colour-blind players tell them apart, and each passes contrast on white (architecture.md, "Chosen parts")."""
JOKER_COLOUR = "#7a2fb0"

_STEPS = 48


def suit_shapes(suit: Suit, frame: Frame) -> tuple[Polygon, ...]:
    """The suit's sign in its colour, filling the frame."""
    outlines: list[list[Point]]
    match suit:
        case Suit.HEARTS:
            outlines = [_heart()]
        case Suit.DIAMONDS:
            outlines = [[(0.5, 0.0), (0.95, 0.5), (0.5, 1.0), (0.05, 0.5)]]
        case Suit.SPADES:
            outlines = [[(x, 0.86 * (1 - y)) for x, y in _heart()], _stem(0.5)]
        case Suit.CLUBS:
            lobes = ((0.5, 0.24), (0.24, 0.58), (0.76, 0.58))
            outlines = [*(arc(lobe, (0.24, 0.24), 0, 360, 28) for lobe in lobes), _centre(), _stem(0.5)]
    return tuple(Polygon(COLOURS[suit], frame.place(outline)) for outline in outlines)


def star(frame: Frame) -> Polygon:
    """The Joker's five-pointed star."""
    spikes = []
    for corner in range(10):
        radius = 0.5 if corner % 2 == 0 else 0.22
        angle = pi * corner / 5
        spikes.append((0.5 + radius * sin(angle), 0.5 - radius * cos(angle)))
    return Polygon(JOKER_COLOUR, frame.place(spikes))


def _heart() -> list[Point]:
    """The known curve x = 16 sin³ t, y = 13 cos t - 5 cos 2t - 2 cos 3t - cos 4t, stretched to the unit box."""
    raw = []
    for step in range(_STEPS):
        t = 2 * pi * step / _STEPS
        raw.append((16 * sin(t) ** 3, -(13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t))))
    lowest, highest = min(y for _, y in raw), max(y for _, y in raw)
    return [((x + 16) / 32, (y - lowest) / (highest - lowest)) for x, y in raw]


def _stem(top: float) -> list[Point]:
    return [(0.46, top), (0.54, top), (0.58, 0.84), (0.72, 1.0), (0.28, 1.0), (0.42, 0.84)]


def _centre() -> list[Point]:
    return [(0.36, 0.4), (0.64, 0.4), (0.6, 0.68), (0.4, 0.68)]
