"""Draws a tile with Pillow. That holds the interpreter for milliseconds, so `workshop` does it in another process."""

from io import BytesIO
from typing import assert_never

from PIL import Image, ImageDraw

from bot.pictures.shapes import Point, Polygon, RoundedBox, Stroke
from bot.pictures.tiles import SIZE, Tile

_SCALE = 8
"""Drawn so many times larger and then reduced, since Pillow's shapes have hard edges."""
_PALETTE = 64


def png(tile: Tile) -> bytes:
    """The tile as a PNG of `SIZE` by `SIZE` pixels with transparent corners, 4 kB at most."""
    output = BytesIO()
    picture(tile).quantize(_PALETTE, method=Image.Quantize.FASTOCTREE).save(output, "PNG", optimize=True)
    return output.getvalue()


def picture(tile: Tile) -> Image.Image:
    """The tile in full colour (RGBA)."""
    canvas = Image.new("RGBA", (SIZE * _SCALE, SIZE * _SCALE), (255, 255, 255, 0))
    draw = ImageDraw.Draw(canvas)
    for shape in tile.shapes:
        match shape:
            case Polygon(colour=colour, points=points):
                draw.polygon(_scaled(points), fill=colour)
            case RoundedBox(colour, left, top, right, bottom, radius):
                draw.rounded_rectangle(_scaled([(left, top), (right, bottom)]), radius * _SCALE, fill=colour)
            case Stroke():
                _draw_stroke(draw, shape)
            case _:
                assert_never(shape)
    return canvas.resize((SIZE, SIZE), Image.Resampling.BOX)


def _draw_stroke(draw: ImageDraw.ImageDraw, stroke: Stroke) -> None:
    points, radius = _scaled(stroke.points), stroke.width * _SCALE / 2
    draw.line(points, fill=stroke.colour, width=round(stroke.width * _SCALE))
    for x, y in points:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=stroke.colour)


def _scaled(points: tuple[Point, ...] | list[Point]) -> list[Point]:
    return [(x * _SCALE, y * _SCALE) for x, y in points]
