"""The last cards of a hand, and the end of a round (rules.md §2.7, §6)."""

from typing import TYPE_CHECKING

from bot.engine.actions import Play
from bot.engine.announcing import left_with_one
from bot.engine.compiled import BITS
from bot.engine.events import DrawCause, Event, RoundBlocked, WentOut
from bot.engine.views import result_of

if TYPE_CHECKING:
    from bot.engine.round import Round


def nearly_out(state: "Round", seat: int, play: Play, events: list[Event]) -> None:
    """A play has left its seat one card, or none: before the card's effects happen."""
    if state.hands[seat]:
        left_with_one(state, seat, play, events)
    elif state.compiled.draws_as_last & BITS[play.card]:
        state.draw(seat, 1, DrawCause.FINISHING, events)


def go_out(state: "Round", seat: int, events: list[Event]) -> None:
    """The seat is out; what its last card makes others draw is drawn without a chance to answer (rules.md §6)."""
    if state.penalty:
        amount, state.penalty = state.penalty, 0
        state.draw(state.neighbour(seat), amount, DrawCause.PENALTY, events)
    events.append(WentOut(seat))
    _finish(state, seat)


def block(state: "Round", events: list[Event]) -> None:
    """Nobody can go on."""
    events.append(RoundBlocked())
    _finish(state, None)


def _finish(state: "Round", out: int | None) -> None:
    state.question = None
    state.playable = 0
    state.last_card = False
    state.announced = state.unannounced = state.fresh = state.window = 0
    state.result = result_of(state, out)
