"""The pieces of a message against what discord.py makes of the same."""

from typing import Any

import discord
import pytest
from discord import ui

from cogs.addresses import Address, Verb
from cogs.layouts.parts import (
    Layout,
    Part,
    Style,
    box,
    button,
    every_part,
    plain,
    row,
    section,
    separator,
    text,
    thumbnail,
)

PICTURE = discord.PartialEmoji(name="p_7H", id=1_234_567_890_123_456_789)
ADDRESS = Address("abcdefghij", "12", Verb.PLAY, "7H")
MENU: ui.Select[Any] = ui.Select(custom_id="menu", options=[discord.SelectOption(label="A", value="a", default=True)])


def theirs_button(style: Style, *, disabled: bool, emoji: discord.PartialEmoji | None) -> ui.Button[Any]:
    return ui.Button(style=style, label="7♥", disabled=disabled, custom_id=str(ADDRESS), emoji=emoji)


@pytest.mark.parametrize("style", [Style.primary, Style.secondary, Style.success, Style.danger])
@pytest.mark.parametrize("disabled", [True, False])
@pytest.mark.parametrize("emoji", [None, PICTURE])
def test_a_button(style: Style, disabled: bool, emoji: discord.PartialEmoji | None) -> None:
    ours = button("7♥", ADDRESS, style=style, disabled=disabled, emoji=emoji)
    assert ours == theirs_button(style, disabled=disabled, emoji=emoji).to_component_dict()


def pieces() -> list[tuple[Part, ui.Item[Any]]]:
    """Ours and theirs."""
    mine, other = button("7♥", ADDRESS), theirs_button(Style.secondary, disabled=False, emoji=None)
    picture = ui.Thumbnail[Any]("https://example.org/a.png", description="A picture")
    return [
        (plain("A *text*"), ui.TextDisplay("A *text*")),
        (separator(), ui.Separator()),
        (row(mine), ui.ActionRow(other)),
        (row(MENU), ui.ActionRow(MENU)),
        (section("Beside it", mine), ui.Section("Beside it", accessory=other)),
        (section("It", thumbnail("https://example.org/a.png", "A picture")), ui.Section("It", accessory=picture)),
        (box(plain("In it"), None, row(mine), colour=0x2F9E54),
         ui.Container(ui.TextDisplay("In it"), ui.ActionRow(other), accent_colour=0x2F9E54)),
        (box(plain("In it")), ui.Container(ui.TextDisplay("In it"))),
    ]  # fmt: skip


@pytest.mark.parametrize("number", range(8))
def test_every_other_piece(number: int) -> None:
    ours, theirs = pieces()[number]
    assert ours == theirs.to_component_dict()


async def test_a_whole_message() -> None:
    """What discord.py asks of a message before it sends it."""
    theirs = ui.LayoutView(timeout=None)
    for _, item in pieces():
        if not isinstance(item, ui.Thumbnail):
            theirs.add_item(item)
    ours = Layout(*(part for part, _ in pieces()), None)
    assert ours.to_components() == theirs.to_components()  # type: ignore[no-untyped-call]
    assert ours.has_components_v2()
    assert theirs.has_components_v2()
    assert (ours.is_finished(), ours.is_dispatchable(), ours.timeout) == (True, False, None)


def test_a_text_of_nothing_is_left_out() -> None:
    assert text(None, "", None) is None
    assert text("a", None, "", "b") == plain("a\nb")


def test_every_part_is_counted() -> None:
    """A box, in it a section (a text and a button) and a row of two buttons."""
    mine = button("7♥", ADDRESS)
    assert len(list(every_part([box(section("a", mine), row(mine, mine))]))) == 7
