"""Which of several tables a command means: one button for each."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.i18n import Words
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.layouts.parts import box, button, heading, message, text
from cogs.layouts.variants import variant_name

TABLES_SHOWN = 12
"""A section with its button is three components; more tables than this nobody sits at (discord_facts.md §1)."""


def which_table_layout(tables: Sequence[TableView], verb: Verb, words: Words) -> ui.LayoutView:
    """A line for each table with a button that carries the verb."""
    return message(
        box(
            text(heading(words("which-table-title"))),
            *(_choice(table, verb, words) for table in tables[:TABLES_SHOWN]),
        )
    )


def _choice(table: TableView, verb: Verb, words: Words) -> ui.Section[Any]:
    line = words("which-table", variant=variant_name(table.rules, words), channel=f"<#{table.channel}>")
    return ui.Section(line, accessory=button(words("button-this-table"), Address(table.id, "", verb)))
