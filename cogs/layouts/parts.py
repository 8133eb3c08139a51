"""The pieces that every layout is composed of: texts, buttons, and the finished message.

They are written as Discord reads them (its API's components, types 1 to 17). Objects of `discord.ui` would say the
same; but two hands are drawn for every act, and making some twenty of them, checking them and taking them apart took
half of the time of all drawing. A test holds each piece against what discord.py makes of the same.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import discord
from discord import ui

from bot.engine import Card
from bot.i18n import Words
from cogs.addresses import Address, Verb

Part = dict[str, Any]
"""A component."""
Style = discord.ButtonStyle
BUTTONS_IN_A_ROW = 5
_ROW, _BUTTON, _SECTION, _TEXT, _THUMBNAIL, _SEPARATOR, _CONTAINER = 1, 2, 9, 10, 11, 14, 17
_INSIDE = ("components", "accessory")
"""Where a component holds others."""


@dataclass(slots=True)
class Layout:
    """A message. It carries no callbacks: its clicks go to the router (architecture.md)."""

    parts: list[Part]


def every_part(parts: Iterable[Part]) -> Iterator[Part]:
    """All components, those inside others too."""
    for part in parts:
        yield part
        for key in _INSIDE:
            inside = part.get(key, ())
            yield from every_part([inside] if isinstance(inside, dict) else inside)


class CardEmojis(Protocol):
    """The pictures of cards, as far as the application has them already."""

    def emoji(self, card: Card, words: Words) -> discord.PartialEmoji | None:
        """The card's picture with the reader's letters; None while there is none."""

    def back(self) -> discord.PartialEmoji | None:
        """A card face down; None while there is none."""


def message(*parts: Part | None) -> Layout:
    """A whole message of the parts that are there."""
    return Layout([part for part in parts if part is not None])


def box(*parts: Part | None, colour: int | None = None) -> Part:
    """A container of the parts that are there."""
    inside = [part for part in parts if part is not None]
    return {"type": _CONTAINER, "accent_color": colour or None, "spoiler": False, "components": inside}


def text(*lines: str | None) -> Part | None:
    """Lines of Markdown; those that are None or empty are left out, and so is a text without any."""
    written = "\n".join(line for line in lines if line)
    return plain(written) if written else None


def plain(written: str) -> Part:
    """A text of Markdown."""
    return {"type": _TEXT, "content": written}


def section(written: str, accessory: Part) -> Part:
    """A text with a button or a picture beside it."""
    return {"type": _SECTION, "components": [plain(written)], "accessory": accessory}


def thumbnail(url: str, description: str) -> Part:
    """A small picture, with its words for who cannot see it."""
    return {"type": _THUMBNAIL, "spoiler": False, "media": {"url": url}, "description": description}


def heading(title: str) -> str:
    """A line in large type."""
    return f"### {title}"


def small(line: str) -> str:
    """A line in small type."""
    return f"-# {line}"


def button(
    label: str,
    address: Address,
    *,
    style: Style = Style.secondary,
    disabled: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> Part:
    """A button that always has its words, with a picture beside them where there is one."""
    part: Part = {
        "type": _BUTTON, "style": style.value, "disabled": disabled, "label": label, "custom_id": str(address),
    }  # fmt: skip
    if emoji is not None:
        part["emoji"] = {"id": emoji.id, "name": emoji.name}
    return part


def row(*items: Part | ui.Select[Any] | ui.ChannelSelect[Any]) -> Part:
    """Up to five buttons side by side, or a menu."""
    inside = [item if isinstance(item, dict) else item.to_component_dict() for item in items]
    return {"type": _ROW, "components": inside}


def rows(buttons: Iterable[Part | None], in_a_row: int = BUTTONS_IN_A_ROW) -> list[Part]:
    """The buttons that are there, in as few rows as hold them, the rows as even as can be: none is left alone."""
    there = [one for one in buttons if one is not None]
    count = -(-len(there) // in_a_row)
    ends = [-(-len(there) * (row + 1) // count) for row in range(count)]
    return [{"type": _ROW, "components": there[start:end]} for start, end in zip([0, *ends], ends, strict=False)]


def separator() -> Part:
    """A thin line."""
    return {"type": _SEPARATOR, "divider": True, "spacing": 1}


def table_button(
    words: Words,
    key: str,
    table: str,
    verb: Verb,
    *,
    style: Style = Style.secondary,
    disabled: bool = False,
) -> Part:
    """A button of a table that compares no version: legality decides."""
    return button(words(key), Address(table, "", verb), style=style, disabled=disabled)
