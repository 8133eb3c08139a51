"""Vector shapes in pixels of a 128-pixel square, x to the right, y down; all numbers rounded to a tenth.

Rounding keeps a picture's description, and with it the name of its emoji, the same on every machine.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, radians, sin

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled outline."""

    colour: str
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through the points, with round ends and joints."""

    colour: str
    width: float
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class RoundedBox:
    """A filled rectangle with round corners."""

    colour: str
    left: float
    top: float
    right: float
    bottom: float
    radius: float


Shape = Polygon | Stroke | RoundedBox


@dataclass(frozen=True, slots=True)
class Frame:
    """A rectangle of the picture into which unit coordinates (0 to 1 both ways) are laid."""

    left: float
    top: float
    width: float
    height: float

    def place(self, points: Iterable[Point]) -> tuple[Point, ...]:
        """Unit points in pixels."""
        return tuple((round(self.left + x * self.width, 1), round(self.top + y * self.height, 1)) for x, y in points)


def arc(centre: Point, radii: Point, start: float, end: float, steps: int = 16) -> list[Point]:
    """Points of an ellipse from one angle to another: degrees, 0 to the right, growing clockwise."""
    angles = (radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return [(centre[0] + radii[0] * cos(angle), centre[1] + radii[1] * sin(angle)) for angle in angles]
