"""Pictures of cards: our own vector art, drawn to small PNGs that Discord keeps as emojis of the application."""

from bot.pictures.drawing import png
from bot.pictures.shelf import EmojiShelf
from bot.pictures.tiles import BACK, Tile, card_tile, catalogue

__all__ = ["BACK", "EmojiShelf", "Tile", "card_tile", "catalogue", "png"]
