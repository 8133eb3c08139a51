"""Letters and figures of the tiles, as lines of a pen; made for reading at 22 pixels, so plain and wide open."""

from bot.pictures.shapes import Frame, Point, Stroke, arc

Line = list[Point]

_RING = arc((0.5, 0.5), (0.5, 0.5), 0, 360, 28)
_BOWL = arc((0.5, 0.66), (0.5, 0.34), 0, 360, 24)
_SIX: list[Line] = [_BOWL, [*arc((0.56, 0.5), (0.56, 0.5), 290, 180, 12), (0.0, 0.66)]]

GLYPHS: dict[str, list[Line]] = {
    "A": [[(0.0, 1.0), (0.5, 0.0), (1.0, 1.0)], [(0.2, 0.66), (0.8, 0.66)]],
    "B": [
        [(0.0, 0.0), (0.0, 1.0)],
        [(0.0, 0.0), (0.5, 0.0), *arc((0.55, 0.235), (0.37, 0.235), -90, 90, 10), (0.0, 0.47)],
        [(0.0, 0.47), (0.6, 0.47), *arc((0.62, 0.735), (0.4, 0.265), -90, 90, 10), (0.0, 1.0)],
    ],
    "H": [[(0.0, 0.0), (0.0, 1.0)], [(1.0, 0.0), (1.0, 1.0)], [(0.0, 0.5), (1.0, 0.5)]],
    "J": [[(0.3, 0.0), (0.95, 0.0)], [(0.85, 0.0), (0.85, 0.68), *arc((0.43, 0.68), (0.42, 0.32), 0, 165, 12)]],
    "K": [[(0.0, 0.0), (0.0, 1.0)], [(0.98, 0.0), (0.0, 0.62)], [(0.36, 0.4), (1.0, 1.0)]],
    "Q": [_RING, [(0.58, 0.7), (1.0, 1.04)]],
    "V": [[(0.0, 0.0), (0.5, 1.0), (1.0, 0.0)]],
    "1": [[(0.0, 0.22), (0.8, 0.0), (0.8, 1.0)]],
    "0": [_RING],
    "2": [[*arc((0.5, 0.3), (0.48, 0.3), 190, 375, 14), (0.02, 1.0), (1.0, 1.0)]],
    "3": [
        [*arc((0.46, 0.24), (0.44, 0.24), 205, 450, 14)],
        [*arc((0.46, 0.73), (0.52, 0.27), 270, 515, 14)],
    ],
    "4": [[(0.72, 1.0), (0.72, 0.0), (0.0, 0.7), (1.0, 0.7)]],
    "5": [[(0.92, 0.0), (0.14, 0.0), (0.06, 0.46), *arc((0.45, 0.68), (0.52, 0.32), 230, 500, 16)]],
    "6": _SIX,
    "7": [[(0.0, 0.0), (1.0, 0.0), (0.36, 1.0)]],
    "8": [arc((0.5, 0.24), (0.42, 0.24), 0, 360, 20), arc((0.5, 0.735), (0.5, 0.265), 0, 360, 20)],
    "9": [[(1 - x, 1 - y) for x, y in line] for line in _SIX],
}
"""Lines of each sign in a unit box."""


def strokes(text: str, frame: Frame, colour: str, width: float) -> tuple[Stroke, ...]:
    """A sign, or the two figures of the ten, drawn into the frame with a pen of this width."""
    inset = width / 2
    left, top = frame.left + inset, frame.top + inset
    height, room = frame.height - width, frame.width - width
    if text == "10":
        narrow, gap = room * 0.17, width * 1.5
        boxes = [Frame(left, top, narrow, height), Frame(left + narrow + gap, top, room - narrow - gap, height)]
    else:
        boxes = [Frame(left, top, room, height)]
    return tuple(
        Stroke(colour, width, box.place(line)) for sign, box in zip(text, boxes, strict=True) for line in GLYPHS[sign]
    )
