"""The card tiles (architecture.md, "Chosen parts", pictures)."""

import re
from io import BytesIO

import pytest
from PIL import Image

from bot.engine import DECK, JOKER, Suit, rank_of, suit_of
from bot.i18n import Localizer
from bot.pictures import BACK, Tile, card_tile, catalogue, png
from bot.pictures.drawing import picture
from bot.pictures.suits import COLOURS

TILES = tuple(catalogue())
COLOUR_BLIND = {
    "protanopia": (0.152, 1.053, -0.205, 0, 0.115, 0.786, 0.099, 0, -0.004, -0.048, 1.052, 0),
    "deuteranopia": (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0),
}
"""What an eye without red, and one without green, makes of a colour (Machado, Oliveira, Fernandes 2009)."""


def decoded(tile: Tile) -> Image.Image:
    return Image.open(BytesIO(png(tile))).convert("RGBA")


def hexadecimal(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def test_every_card_of_every_language_has_a_tile() -> None:
    names = {tile.name for tile in TILES}
    localizer = Localizer.load()
    for language in localizer.locales:
        words = localizer.words(language)
        for card in (*DECK, JOKER):
            assert card_tile(words.rank_letter(rank_of(card)), suit_of(card)).name in names
    assert len(names) == len(TILES) == 16 * 4 + 2


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.name)
def test_a_tile_is_small_and_keeps_its_shape(tile: Tile) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", tile.name)
    data = png(tile)
    assert data.startswith(b"\x89PNG")
    assert len(data) <= 4096
    image = decoded(tile)
    assert image.size == (128, 128)
    card = image.getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0)
    assert card.getbbox() == (1, 14, 127, 114)  # 126 by 100
    assert image.getpixel((1, 14))[3] < 128  # type: ignore[index]
    assert image.getpixel((64, 5)) == image.getpixel((64, 122)) == image.getpixel((0, 0))


def test_the_same_tile_is_drawn_the_same_again() -> None:
    tile = card_tile("7", Suit.HEARTS)
    assert png(tile) == png(tile)
    card_tile.cache_clear()
    assert card_tile("7", Suit.HEARTS) == tile


def test_a_name_changes_with_the_art_alone() -> None:
    assert card_tile("7", Suit.HEARTS).name != card_tile("7", Suit.SPADES).name
    assert card_tile("7", Suit.HEARTS).name.startswith("p_7_hearts_")
    assert BACK.name.startswith("p_back_")


@pytest.mark.parametrize("suit", Suit)
def test_rank_and_suit_stand_in_the_suits_colour(suit: Suit) -> None:
    """Dark pixels of that colour to the left (rank) and to the right (suit), nothing but paper between."""
    image = decoded(card_tile("7", suit)).convert("RGB")
    ink = hexadecimal(COLOURS[suit])

    def inked(left: int, right: int) -> int:
        data = image.crop((left, 20, right, 108)).tobytes()
        pixels = zip(data[0::3], data[1::3], data[2::3], strict=True)
        return sum(max(abs(a - b) for a, b in zip(pixel, ink, strict=True)) < 24 for pixel in pixels)

    assert inked(8, 64) > 500
    assert inked(68, 122) > 500
    assert inked(63, 69) == 0


@pytest.mark.parametrize("kind", COLOUR_BLIND)
def test_colour_blind_players_tell_the_suits_apart(kind: str) -> None:
    """The two common kinds. (To the very rare third, blue and green look alike: there the shapes tell.)"""
    matrix = COLOUR_BLIND[kind]
    seen = [
        Image.new("RGB", (1, 1), COLOURS[suit]).convert("RGB", matrix).getpixel((0, 0)) for suit in Suit
    ]
    for index, one in enumerate(seen):
        for other in seen[index + 1 :]:
            assert isinstance(one, tuple)
            assert isinstance(other, tuple)
            assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 50


def luminance(colour: tuple[int, int, int]) -> float:
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("suit", Suit)
def test_every_suit_passes_contrast_on_the_card(suit: Suit) -> None:
    """WCAG 2.2 asks 4.5 to 1 of text."""
    assert 1.05 / (luminance(hexadecimal(COLOURS[suit])) + 0.05) >= 4.5


def test_small_tiles_differ_from_one_another() -> None:
    """At 22 pixels any two tiles still differ clearly in some place."""
    small = [picture(tile).resize((22, 22), Image.Resampling.LANCZOS).convert("L").tobytes() for tile in TILES]
    for index, one in enumerate(small):
        for other in small[index + 1 :]:
            assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 300
