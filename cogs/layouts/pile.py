"""The discard pile with a big picture of its top card."""

from collections.abc import Iterator

from bot.engine import Card
from bot.i18n import Words
from cogs.layouts.parts import CardEmojis, Part, plain, section, thumbnail


def pile_with_picture(top: Card | None, lines: Iterator[str], words: Words, emojis: CardEmojis) -> Part:
    """What is told of the pile, with the picture; in words alone while there is none, or no card lies there.

    The picture is an emoji's own address, so that no edit of the message carries a file.
    """
    picture = None if top is None else emojis.emoji(top, words)
    written = "\n".join(lines)
    if top is None or picture is None or not picture.url:
        return plain(written)
    return section(written, thumbnail(picture.url, words.card_name(top)))
