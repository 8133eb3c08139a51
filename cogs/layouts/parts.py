"""The pieces that every layout is composed of: texts, buttons, and the finished message."""

from collections.abc import Iterable
from typing import Any, Protocol

import discord
from discord import ui

from bot.engine import Card
from bot.i18n import Words
from cogs.addresses import Address, Verb

Part = ui.Item[Any]
Style = discord.ButtonStyle
BUTTONS_IN_A_ROW = 5


class CardEmojis(Protocol):
    """The pictures of cards, as far as the application has them already."""

    def emoji(self, card: Card, words: Words) -> discord.PartialEmoji | None:
        """The card's picture with the reader's letters; None while there is none."""

    def back(self) -> discord.PartialEmoji | None:
        """A card face down; None while there is none."""


class NoEmojis:
    """No pictures: every card stands in words alone."""

    def emoji(self, card: Card, words: Words) -> discord.PartialEmoji | None:  # noqa: ARG002 (see `CardEmojis`)
        """None, always."""
        return None

    def back(self) -> discord.PartialEmoji | None:
        """None, always."""
        return None


def message(*parts: Part | None) -> ui.LayoutView:
    """A view that discord.py neither keeps nor times out: its clicks go to the router (architecture.md)."""
    view = ui.LayoutView(timeout=None)
    for part in parts:
        if part is not None:
            view.add_item(part)
    view.stop()
    return view


def box(*parts: Part | None, colour: int | None = None) -> ui.Container[Any]:
    """A container of the parts that are there."""
    return ui.Container(*(part for part in parts if part is not None), accent_colour=colour)


def text(*lines: str | None) -> ui.TextDisplay[Any] | None:
    """Lines of Markdown; those that are None or empty are left out, and so is a text without any."""
    written = "\n".join(line for line in lines if line)
    return ui.TextDisplay(written) if written else None


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
    emoji: discord.PartialEmoji | str | None = None,
) -> ui.Button[Any]:
    """A button that always has its words, with a picture beside them where there is one."""
    return ui.Button(style=style, label=label, disabled=disabled, custom_id=str(address), emoji=emoji)


def rows(buttons: Iterable[ui.Button[Any] | None], in_a_row: int = BUTTONS_IN_A_ROW) -> list[ui.ActionRow[Any]]:
    """The buttons that are there, in as few rows as hold them, the rows as even as can be: none is left alone."""
    there = [one for one in buttons if one is not None]
    count = -(-len(there) // in_a_row)
    ends = [-(-len(there) * (row + 1) // count) for row in range(count)]
    return [ui.ActionRow(*there[start:end]) for start, end in zip([0, *ends], ends, strict=False)]


def separator() -> ui.Separator[Any]:
    """A thin line."""
    return ui.Separator()


def table_button(
    words: Words,
    key: str,
    table: str,
    verb: Verb,
    *,
    style: Style = Style.secondary,
    disabled: bool = False,
) -> ui.Button[Any]:
    """A button of a table that compares no version: legality decides."""
    return button(words(key), Address(table, "", verb), style=style, disabled=disabled)
