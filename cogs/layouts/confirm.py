"""Asks once more before something is given up that people have played for."""


from bot.i18n import Words
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.layouts.colours import NEUTRAL
from cogs.layouts.parts import Layout, Style, box, button, message, rows, text
from cogs.layouts.which_table import table_line

SURE = "sure"
"""The argument of the button that means it."""


def confirm_leave_layout(table: TableView, person: int, words: Words) -> Layout:
    """Leave a running match? With what it means: another thing for the last person than for the others."""
    if all(seat.person in (None, person) for seat in table.seats):
        meaning = "confirm-leave-last"
    else:
        meaning = "confirm-leave-out" if is_out(table, person) else "confirm-leave"
    return _confirm(table, person, Verb.LEAVE, meaning, "button-leave", words)


def is_out(table: TableView, person: int) -> bool:
    """Whether the person has gone over the limit and keeps the place that he played for (rules.md §7)."""
    gone = (table.seats[one.seat] for one in table.standings if one.left_after is not None)
    return any(seat.person == person for seat in gone)


def confirm_stop_layout(table: TableView, person: int, words: Words) -> Layout:
    """End a running match for everybody?"""
    return _confirm(table, person, Verb.STOP, "confirm-stop", "button-stop", words)


def _confirm(table: TableView, person: int, verb: Verb, meaning: str, label: str, words: Words) -> Layout:
    sure = button(words(label), Address(table.id, "", verb, SURE), style=Style.danger)
    stay = button(words("button-stay"), Address(table.id, "", Verb.STAY))
    return message(box(text(table_line(table, words, person), words(meaning)), *rows([sure, stay]), colour=NEUTRAL))
