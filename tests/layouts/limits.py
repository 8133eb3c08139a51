"""What Discord takes (discord_facts.md §1) and what we promise beside it (experience.md §9)."""

from collections.abc import Iterator
from typing import Any, cast

import discord
from discord import ui
from discord.components import _component_factory
from discord.ui.view import _component_to_item

from cogs.addresses import MAXIMUM_LENGTH, Verb, parse_address
from cogs.layouts.budget import measure
from cogs.layouts.parts import Layout

LABEL = 80
DESCRIPTION = 1024
NAMING_PEOPLE = (Verb.CATCH, Verb.KICK)
"""What buttons do whose label is somebody's name, with a word."""


def walk(layout: Layout) -> Iterator[ui.Item[Any]]:
    """Every item of a message, those inside others too, as discord.py makes them of what is sent."""
    for part in layout.parts:
        component = _component_factory(cast("Any", part))
        assert component is not None, part
        item = _component_to_item(component)
        yield item
        if isinstance(item, ui.Container | ui.ActionRow | ui.Section):
            yield from item.walk_children()


def check_message(view: Layout) -> None:
    """Fail unless Discord would take the message and everybody could use it."""
    budget = measure(view)
    assert budget.is_kept, budget
    buttons = [part for part in walk(view) if isinstance(part, ui.Button)]
    custom_ids = [button.custom_id for button in buttons if button.url is None]
    assert len(custom_ids) == len(set(custom_ids))
    _check_labels(buttons)
    for button in buttons:
        _check_button(button)
    for part in walk(view):
        if isinstance(part, ui.TextDisplay):
            assert part.content.strip()
        if isinstance(part, ui.ActionRow):
            assert 1 <= len(part.children) <= 5
        if isinstance(part, ui.Section):
            assert 1 <= len(part.children) <= 3
        if isinstance(part, ui.Thumbnail):
            assert part.description is not None
            assert 0 < len(part.description) <= DESCRIPTION


def _check_labels(buttons: list[ui.Button[ui.LayoutView]]) -> None:
    """A screen reader lists buttons by their labels alone: no two are alike but for people of the same name."""
    addresses = [parse_address(str(button.custom_id)) for button in buttons]
    labels = [
        button.label
        for button, address in zip(buttons, addresses, strict=True)
        if address is None or address.verb not in NAMING_PEOPLE
    ]
    assert len(labels) == len(set(labels)), labels


def _check_button(button: ui.Button[ui.LayoutView]) -> None:
    assert button.label is not None
    assert 0 < len(button.label.strip()) <= LABEL
    if button.url is None:
        assert button.custom_id is not None
        assert len(button.custom_id) <= MAXIMUM_LENGTH
        assert parse_address(button.custom_id) is not None
    else:
        assert button.style is discord.ButtonStyle.link


def texts(view: Layout) -> str:
    """Everything written in a message, line by line."""
    return "\n".join(part.content for part in walk(view) if isinstance(part, ui.TextDisplay))


def buttons(view: Layout) -> dict[str, ui.Button[ui.LayoutView]]:
    """The buttons of a message by their labels."""
    return {str(part.label): part for part in walk(view) if isinstance(part, ui.Button)}
