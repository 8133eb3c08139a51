"""The pieces of a message against what discord.py makes of the same."""

from typing import Any

import discord
import pytest
from discord import ui
from discord.http import handle_message_parameters
from discord.webhook.async_ import interaction_message_response_params

from cogs.addresses import Address, Verb
from cogs.layouts.parts import (
    Part,
    Style,
    box,
    button,
    every_part,
    message,
    plain,
    row,
    section,
    separator,
    text,
    thumbnail,
)
from cogs.sending import body

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


def theirs() -> ui.LayoutView:
    """A message of all pieces that can stand by themselves."""
    view = ui.LayoutView(timeout=None)
    for _, item in pieces():
        view.add_item(item)
    return view


async def test_a_whole_message() -> None:
    ours = message(*(part for part, _ in pieces()), None)
    assert ours.parts == theirs().to_components()  # type: ignore[no-untyped-call]


PEOPLE = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[discord.Object(7)])
QUIET = discord.AllowedMentions.none()


@pytest.mark.parametrize("private", [True, False])
async def test_the_body_of_an_answer(private: bool) -> None:
    flags = discord.MessageFlags(ephemeral=True) if private else discord.utils.MISSING
    payload = interaction_message_response_params(
        type=4, view=theirs(), flags=flags, previous_allowed_mentions=QUIET
    ).payload
    assert payload is not None
    ours = body(message(*(part for part, _ in pieces())), private=private)
    assert ours | {"tts": False} == payload["data"]


@pytest.mark.parametrize("mentions", [QUIET, PEOPLE])
async def test_the_body_of_a_message(mentions: discord.AllowedMentions) -> None:
    """The client's own wish is that nobody is notified, and each message may allow more."""
    payload = handle_message_parameters(
        view=theirs(), allowed_mentions=mentions, previous_allowed_mentions=QUIET
    ).payload
    ours = body(message(*(part for part, _ in pieces())), mentions=mentions)
    assert ours | {"tts": False} == payload


def test_a_text_of_nothing_is_left_out() -> None:
    assert text(None, "", None) is None
    assert text("a", None, "", "b") == plain("a\nb")


def test_every_part_is_counted() -> None:
    """A box, in it a section (a text and a button) and a row of two buttons."""
    mine = button("7♥", ADDRESS)
    assert len(list(every_part([box(section("a", mine), row(mine, mine))]))) == 7
