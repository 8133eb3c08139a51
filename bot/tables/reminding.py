"""When people who let their turn wait are reminded (experience.md §6)."""

from bot.tables.attendance import After
from bot.tables.pace import Pace
from bot.tables.timing import TURN_SECONDS
from bot.tables.views import TableView

PINGED_AT_FIRST = 10.0
"""Nobody is reminded before so many seconds, whatever a server has set."""
LEFT_AT_LEAST = 20.0
"""Whoever is reminded has so many seconds left."""
LEFT_WHEN_SLOW = 4 * 3600.0
"""At a slow table people are reminded so long before their time is up."""


def reminder_at(view: TableView, patience: float, after: After) -> float:
    """When the people waited for are reminded, in seconds since the epoch; a server's `patience` in seconds."""
    whole = TURN_SECONDS.get(view.pace)
    if view.pace is Pace.SLOW and whole is not None:
        patience = whole - LEFT_WHEN_SLOW
    elif whole is not None:
        patience = min(patience, whole - LEFT_AT_LEAST)
    return after((view.waiting_since or 0) / 1000, patience)
