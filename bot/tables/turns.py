"""Computer players' turns: they are handed a seat's view and nothing else."""

import logging
import random
from collections.abc import Callable

from bot.engine import (
    Action,
    Announce,
    Announcing,
    AnyAction,
    AnybodyToPlay,
    AnyView,
    Catch,
    Draw,
    End,
    HandsToSwap,
    IllegalAction,
    Pass,
    Ready,
    Round,
    Take,
    check_in_round,
    seats_waited_for,
)
from bot.opponents import default_action
from bot.tables.acts import SeatActed, TableAct, TimedOut
from bot.tables.chance import Chance
from bot.tables.errors import Refused
from bot.tables.seating import awaited_people, is_played_by_computer, question_of
from bot.tables.state import TableState

log = logging.getLogger(__name__)

Chooser = Callable[[AnyView, random.Random], AnyAction]
"""A computer player: one of `view.legal`, chosen by what the view shows."""


def computer_is_due(state: TableState) -> bool:
    """Whether a computer player is waited for, or has something to call out."""
    return _computer_seat(state) is not None


def _computer_seat(state: TableState) -> int | None:
    """The computer player that acts next: who is waited for, or who may announce or catch.

    Where there are no turns none is next (see `race`).
    """
    question = question_of(state)
    if question is None or isinstance(question, AnybodyToPlay) or state.pause is not None:
        return None
    if state.match is None or state.match.round is None:
        return None
    round_ = state.match.round
    computers = [seat for seat, chair in enumerate(state.seats) if is_played_by_computer(chair)]
    waiting = seats_waited_for(question)
    able = [seat for seat in computers if seat in waiting]
    if not able and isinstance(round_, Round) and round_.rules.announcing is not Announcing.AUTOMATIC:
        able = [seat for seat in computers if round_.legal_actions(seat)]
    return able[0] if able else None


def calls_of(state: TableState, seat: int) -> tuple[Action, ...]:
    """What a seat may call out now: announce its last card, catch somebody (rules.md §5).

    A seat's version does not count these: a call of another must not make a card that is clicked meanwhile outdated.
    """
    round_ = None if state.match is None else state.match.round
    if not isinstance(round_, Round) or round_.rules.announcing is Announcing.AUTOMATIC:
        return ()
    return tuple(action for action in round_.legal_actions(seat) if isinstance(action, Announce | Catch))


def the_draw(state: TableState, seat: int) -> Action:
    """What the button Draw means to the seat now: draw, take the penalty, pass or end the turn."""
    if state.match is None or state.match.round is None:
        raise Refused("not-started")
    if not isinstance(state.match.round, Round):
        raise Refused("other-game")
    legal = state.match.round.legal_actions(seat)
    return next((action for action in legal if isinstance(action, Draw | Take | Pass | End)), Draw())


def calls_open(state: TableState) -> bool:
    """Whether somebody can still announce or be caught: people are given time for it (rules.md §5)."""
    round_ = None if state.match is None else state.match.round
    return isinstance(round_, Round) and round_.calls_open


def swapping(state: TableState) -> bool:
    """Whether hand and open cards are being swapped before the start (rules.md §11)."""
    return isinstance(question_of(state), HandsToSwap)


def computer_act(state: TableState, chance: Chance, choose: Chooser) -> TableAct:
    """What the computer player on turn does."""
    seat = _computer_seat(state)
    if seat is None:
        raise Refused("not-your-turn")
    return act_of_computer(state, seat, chance, choose)


def act_of_computer(state: TableState, seat: int, chance: Chance, choose: Chooser) -> TableAct:
    """What the computer player in this seat, which can act, does."""
    assert state.match is not None
    assert state.match.round is not None
    round_ = state.match.round
    view = round_.view(seat)
    try:
        action = choose(view, chance.random)
        check_in_round(round_, seat, action)
    except (IllegalAction, ValueError, LookupError) as error:
        # a faulty player must not hold up the people at his table: any legal act goes on. The log names no card.
        what = error.code if isinstance(error, IllegalAction) else type(error).__name__
        log.error("a computer player failed at table %s, act %s: %s", state.id, state.sequence, what)  # noqa: TRY400
        action = Ready() if Ready() in view.legal else view.legal[0]
    return SeatActed(seat, action)


def timed_out(state: TableState) -> TableAct:
    """What is done for the first of those whose time has run out: nothing clever, until his turn is over."""
    waited = awaited_people(state)
    if not waited or state.match is None or state.match.round is None:
        raise Refused("not-waited-for")
    seat, match = waited[0], state.match.copy()
    round_, turns, actions = match.round, state.match.round.turns, list[AnyAction]()
    while round_ is not None and seat in seats_waited_for(round_.question) and round_.turns == turns:
        actions.append(default_action(round_.view(seat)))
        match.act(seat, actions[-1])
    return TimedOut(seat, tuple(actions))
