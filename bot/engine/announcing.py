"""Announcing the last card, and catching who did not (rules.md §5).

A round keeps four sets of seats, one bit each: `announced` (the announcement stands), `unannounced` (may be caught),
`fresh` (may be caught for a play of the turn that is on) and `window` (nobody else has acted since that play).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from bot.engine.actions import Action, Announce, Catch, Play
from bot.engine.errors import IllegalAction
from bot.engine.events import Announced, Caught, DrawCause, Event, LastCardShown
from bot.engine.options import Announcing
from bot.engine.questions import CardsToGive, Question, SuitToName

if TYPE_CHECKING:
    from bot.engine.round import Round

AnnouncingRound = TypeVar("AnnouncingRound", bound="Round")


def calls(state: "Round", seat: int) -> tuple[Action, ...]:
    """The announcements and catches that the seat may make now."""
    return calls_by(check_announce, state, seat)


def calls_by(check: Callable[[AnnouncingRound, int], None], state: AnnouncingRound, seat: int) -> tuple[Action, ...]:
    """The same where `check` says whether the seat may announce."""
    likely: list[Action] = []
    if len(state.hands[seat]) == 2 or state.unannounced >> seat & 1:
        likely.append(Announce())
    if state.unannounced:
        likely += (Catch(other) for other in range(len(state.hands)) if state.unannounced >> other & 1)
    return tuple(call for call in likely if _may(check, state, seat, call))


def calls_open(state: "Round") -> bool:
    """Whether somebody can still announce or be caught, so that computer players give people time."""
    return any(calls(state, seat) for seat in range(len(state.hands)))


def _may(
    check: Callable[[AnnouncingRound, int], None], state: AnnouncingRound, seat: int, call: Action
) -> bool:
    try:
        if isinstance(call, Catch):
            check_catch(state, seat, call.seat)
        else:
            check(state, seat)
    except IllegalAction:
        return False
    return True


def check_announce(state: "Round", seat: int) -> None:
    """Raise `IllegalAction` with the reason if the seat may not announce now."""
    question, bit = _running(state), 1 << seat
    if state.rules.announcing is Announcing.AUTOMATIC:
        raise IllegalAction("announced-by-itself")
    if state.announced & bit:
        raise IllegalAction("already-announced")
    if state.unannounced & state.window & bit:
        return
    if question.seat != seat or type(question) is SuitToName:
        if state.unannounced & bit:
            raise IllegalAction("too-late-to-announce")
        raise IllegalAction("not-your-turn", seat=question.seat)
    if len(state.hands[seat]) != 2:
        raise IllegalAction("announce-with-two-cards")


def check_catch(state: "Round", seat: int, caught: int) -> None:
    """Raise `IllegalAction` with the reason if the seat may not catch the other now."""
    _running(state)
    if state.rules.announcing is not Announcing.WINDOW:
        raise IllegalAction("no-catching")
    if not 0 <= caught < len(state.hands) or not state.hands[caught]:
        raise IllegalAction("no-such-seat")
    if not state.hands[seat]:
        raise IllegalAction("out-of-the-match")
    if caught == seat:
        raise IllegalAction("cannot-catch-yourself")
    if not state.unannounced >> caught & 1:
        raise IllegalAction("nothing-to-catch", seat=caught)


def check_call(state: "Round", seat: int) -> None:
    """Raise `IllegalAction` with the reason if a play of this seat may not carry the call now."""
    if state.rules.announcing is not Announcing.WITH_PLAY:
        raise IllegalAction("no-call-with-play")
    if state.announced >> seat & 1:
        raise IllegalAction("already-announced")
    if len(state.hands[seat]) != 2:
        raise IllegalAction("announce-with-two-cards")


def may_call(state: "Round", seat: int) -> bool:
    """Whether a play of this seat may carry the call now."""
    return (
        state.rules.announcing is Announcing.WITH_PLAY
        and len(state.hands[seat]) == 2
        and not state.announced >> seat & 1
    )


def announce(state: "Round", seat: int, events: list[Event]) -> None:
    """Carry out an announcement."""
    state.announced |= 1 << seat
    state.unannounced &= ~(1 << seat)
    events.append(Announced(seat))
    if _running(state).seat != seat:
        lapse(state, seat)


def catch(state: "Round", seat: int, caught: int, events: list[Event]) -> None:
    """Carry out a catch: the one caught draws at once, and what was asked is asked on."""
    state.unannounced &= ~(1 << caught)
    events.append(Caught(caught, seat))
    state.draw(caught, state.rules.announce_penalty, DrawCause.NOT_ANNOUNCED, events)
    state.ask(_running(state))


def left_with_one(state: "Round", seat: int, play: Play, events: list[Event]) -> None:
    """A play left its seat one card: it is shown, was announced, or costs something."""
    mode, bit = state.rules.announcing, 1 << seat
    if mode is Announcing.AUTOMATIC:
        events.append(LastCardShown(seat))
    elif play.call:
        state.announced |= bit
        events.append(Announced(seat))
    elif state.announced & bit:
        pass
    elif mode is Announcing.WINDOW:
        state.unannounced |= bit
        state.fresh |= bit
        state.window |= bit
    else:
        state.draw(seat, state.rules.announce_penalty, DrawCause.NOT_ANNOUNCED, events)


def note_act(state: "Round", seat: int) -> None:
    """A seat acts (announcing, catching and giving are no acts): windows of others close, and its own old fault."""
    bit = 1 << seat
    state.window &= bit
    if not state.fresh & bit:
        state.unannounced &= ~bit


def note_end_of_turn(state: "Round", seat: int) -> None:
    """The turn of a seat is over."""
    state.fresh = 0
    lapse(state, seat)


def lapse(state: "Round", seat: int) -> None:
    """An announcement is worth nothing any more unless the seat holds exactly one card."""
    if len(state.hands[seat]) != 1:
        state.announced &= ~(1 << seat)


def _running(state: "Round") -> Question:
    if state.question is None:
        raise IllegalAction("round-over")
    if type(state.question) is CardsToGive:
        raise IllegalAction("give-first")
    return state.question
