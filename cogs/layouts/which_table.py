"""Which of several tables a command means: one button for each."""

from collections.abc import Sequence
from typing import assert_never

from bot.i18n import Words
from bot.tables.state import Phase
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.layouts.formats import progress
from cogs.layouts.names import shown_name
from cogs.layouts.parts import Layout, Part, Style, box, button, heading, message, section, text
from cogs.layouts.variants import table_name

TABLES_SHOWN = 12
"""A section with its button is three components; more tables than this nobody sits at (discord_facts.md §1)."""


COMPANY_SHOWN = 3
"""Names of those who sit there, too."""
_BUTTONS = {
    Verb.LEAVE: "button-leave",
    Verb.HAND: "button-my-cards",
    Verb.REPOST: "button-repost",
    Verb.STOP: "button-stop",
}


def which_table_layout(tables: Sequence[TableView], verb: Verb, words: Words, person: int) -> Layout:
    """A line for each table, by which this person can tell it, with a button that says and does what he asked for."""
    return message(
        box(
            text(heading(words("which-table-title"))),
            *(
                _choice(number, table, verb, words, person)
                for number, table in enumerate(tables[:TABLES_SHOWN], start=1)
            ),
        )
    )


def _choice(number: int, table: TableView, verb: Verb, words: Words, person: int) -> Part:
    """Line and button have the same number: by its label alone, too, a button is like no other."""
    line = f"{number}. {table_line(table, words, person)}"
    label = f"{words(_BUTTONS[verb])} {number}"
    style = Style.danger if verb in (Verb.LEAVE, Verb.STOP) else Style.primary
    return section(line, button(label, Address(table.id, "", verb), style=style))


def table_line(table: TableView, words: Words, person: int) -> str:
    """By what this person can tell the table: variant, phase or round, company and channel."""
    return words(
        "which-table",
        variant=table_name(table, words),
        phase=_phase(table, words),
        company=_company(table, words, person),
        channel=f"<#{table.channel}>",
    )


def _phase(table: TableView, words: Words) -> str:
    match table.phase:
        case Phase.LOBBY:
            return words("which-table-lobby", taken=len(table.seats), seats=table.rules.players_max)
        case Phase.PLAYING | Phase.BETWEEN_ROUNDS:
            return progress(table, words)
        case Phase.FINISHED | Phase.CLOSED:
            return words("which-table-over")
        case _:
            assert_never(table.phase)


def _company(table: TableView, words: Words, person: int) -> str:
    others = [shown_name(seat.name) for seat in table.seats if seat.person != person]
    if not others:
        return words("which-table-alone")
    if len(others) <= COMPANY_SHOWN:
        return words("which-table-with", names=words.join(others))
    names = ", ".join(others[:COMPANY_SHOWN])
    return words("which-table-with-more", names=names, more=len(others) - COMPANY_SHOWN)
