"""Asks once more before something is given up that people have played for."""

from discord import ui

from bot.i18n import Words
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.layouts.colours import NEUTRAL
from cogs.layouts.parts import Style, box, button, message, rows, text
from cogs.layouts.which_table import table_line

SURE = "sure"
"""The argument of the button that means it."""


def confirm_leave_layout(table: TableView, person: int, words: Words) -> ui.LayoutView:
    """Leave a running match? With what it means: another thing for the last person than for the others."""
    last = all(seat.person in (None, person) for seat in table.seats)
    return _confirm(table, person, Verb.LEAVE, "confirm-leave-last" if last else "confirm-leave", "button-leave", words)


def confirm_stop_layout(table: TableView, person: int, words: Words) -> ui.LayoutView:
    """End a running match for everybody?"""
    return _confirm(table, person, Verb.STOP, "confirm-stop", "button-stop", words)


def _confirm(table: TableView, person: int, verb: Verb, meaning: str, label: str, words: Words) -> ui.LayoutView:
    sure = button(words(label), Address(table.id, "", verb, SURE), style=Style.danger)
    stay = button(words("button-stay"), Address(table.id, "", Verb.STAY))
    return message(box(text(table_line(table, words, person), words(meaning)), *rows([sure, stay]), colour=NEUTRAL))
