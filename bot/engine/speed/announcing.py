"""Announcing the last card where there are no turns (rules.md §9): `unannounced` is the set of open windows."""

from typing import TYPE_CHECKING

from bot.engine.actions import Action
from bot.engine.announcing import calls_by
from bot.engine.errors import IllegalAction
from bot.engine.events import Announced, Event
from bot.engine.options import Announcing
from bot.engine.questions import AnybodyToPlay, SuitToName

if TYPE_CHECKING:
    from bot.engine.speed.round import SpeedRound


def speed_calls(state: "SpeedRound", seat: int) -> tuple[Action, ...]:
    """The announcements and catches that the seat may make now."""
    return calls_by(check_speed_announce, state, seat)


def check_speed_announce(state: "SpeedRound", seat: int) -> None:
    """Raise `IllegalAction` with the reason unless the seat holds two cards, or its window is open."""
    if state.question is None:
        raise IllegalAction("round-over")
    if state.rules.announcing is Announcing.AUTOMATIC:
        raise IllegalAction("announced-by-itself")
    if not isinstance(state.question, AnybodyToPlay | SuitToName):
        raise IllegalAction("give-first")
    if state.announced >> seat & 1:
        raise IllegalAction("already-announced")
    if state.unannounced >> seat & 1:
        return
    cards = len(state.hands[seat])
    if cards == 1 and state.rules.announcing is Announcing.WINDOW:
        raise IllegalAction("too-late-to-announce")
    if cards != 2:
        raise IllegalAction("announce-with-two-cards")


def announce(state: "SpeedRound", seat: int, events: list[Event]) -> None:
    """Carry out an announcement."""
    state.announced |= 1 << seat
    state.unannounced &= ~(1 << seat)
    events.append(Announced(seat))


def note_play(state: "SpeedRound", seat: int) -> None:
    """A card is played: that closes the windows of all others."""
    state.unannounced &= 1 << seat


def lapse_here(state: "SpeedRound", seat: int) -> None:
    """A seat got a card: unless it holds exactly one, it has announced nothing, and can be caught for nothing."""
    if len(state.hands[seat]) != 1:
        state.announced &= ~(1 << seat)
        state.unannounced &= ~(1 << seat)
