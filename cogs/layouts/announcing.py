"""Announcing the last card: one act under three names (rules.md §1), and catching who forgot."""

from collections.abc import Iterable, Iterator

from bot.engine import Announcing, AnyRules, RoundView
from bot.i18n import Words
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.layouts.names import plain_name
from cogs.layouts.parts import Part, Style, button

_KINDS = {"knock": "knock", "pass_left": "pesten"}


def announce_kind(rules: AnyRules) -> str:
    """What Fluent texts select the act's name by: `knock`, `pesten` or `last-card`; custom settings keep the name."""
    return _KINDS.get(rules.key, "last-card")


def has_announced(view: RoundView, seat: int, cards: int) -> bool:
    """Whether the seat is shown to be down to its last card: by the table itself, or by its own announcement."""
    return cards == 1 and (view.rules.announcing is Announcing.AUTOMATIC or seat in view.announced)


def catch_buttons(view: TableView, seats: Iterable[int], words: Words) -> Iterator[Part]:
    """A button for each of these seats, who can be caught."""
    for seat in seats:
        label = words("button-catch", name=plain_name(view.seats[seat].name))
        yield button(label, Address(view.id, "", Verb.CATCH, str(seat)), style=Style.danger)
