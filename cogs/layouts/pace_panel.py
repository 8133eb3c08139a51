"""How long people and computers may take at this table: the host's panel beside that of the rules."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.engine import Rules
from bot.i18n import Words
from bot.tables.pace import Pace
from bot.tables.state import ComputerSpeed
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.layouts.colours import NEUTRAL
from cogs.layouts.parts import Layout, box, heading, message, row, rows, table_button, text
from cogs.layouts.speed_rules import has_no_turns

PACE, SPEED = "pace", "speed"


def pace_layout(view: TableView, words: Words) -> Layout:
    """Two menus, and the way back to the rules."""
    without_turns = isinstance(view.rules, Rules) and has_no_turns(view.rules)
    return message(
        box(
            text(heading(words("pace-title")), words("speed-pace-meaning" if without_turns else "pace-meaning")),
            row(_menu(view, PACE, tuple(Pace), view.pace, words)),
            text(words("speed-meaning")),
            row(_menu(view, SPEED, tuple(ComputerSpeed), view.computer_speed, words)),
            *rows([table_button(words, "button-settings", view.id, Verb.SETTINGS)]),
            colour=NEUTRAL,
        )
    )


def _menu(
    view: TableView, which: str, values: Sequence[Pace | ComputerSpeed], current: Pace | ComputerSpeed, words: Words
) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=words(f"choice-{which}-{one}"), value=one.value, default=one is current)
        for one in values
    ]
    return ui.Select(custom_id=str(Address(view.id, "", Verb.PACE, which)), options=options)
