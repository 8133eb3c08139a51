"""A small Discord on the loopback, for tests, newcomers and reviewers; README.md beside this file tells its faces."""

from bot.playground.clock import Clock, Handle, SystemClock
from bot.playground.people import Button, Person, SeenMessage
from bot.playground.permissions import Permission
from bot.playground.record import Record, Refusal, Shown
from bot.playground.refusals import NotPossible
from bot.playground.server import NotQuiet, Playground

__all__ = [
    "Button",
    "Clock",
    "Handle",
    "NotPossible",
    "NotQuiet",
    "Permission",
    "Person",
    "Playground",
    "Record",
    "Refusal",
    "SeenMessage",
    "Shown",
    "SystemClock",
]
