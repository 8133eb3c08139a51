"""Computer players' turns: they are handed a seat's view and nothing else."""

import logging
import random
from collections.abc import Callable

from bot.engine import Action, IllegalAction, RoundView
from bot.tables.acts import SeatActed, TableAct
from bot.tables.chance import Chance
from bot.tables.errors import Refused
from bot.tables.state import TableState
from bot.tables.transitions import question_of

log = logging.getLogger(__name__)

Chooser = Callable[[RoundView, random.Random], Action]
"""A computer player: one of `view.legal`, chosen by what the view shows."""


def computer_is_due(state: TableState) -> bool:
    """Whether the seat on turn is a computer player's."""
    question = question_of(state)
    return question is not None and state.seats[question.seat].person is None


def computer_act(state: TableState, chance: Chance, choose: Chooser) -> TableAct:
    """What the computer player on turn does."""
    if not computer_is_due(state) or state.match is None or state.match.round is None:
        raise Refused("not-your-turn")
    round_ = state.match.round
    assert round_.question is not None
    seat = round_.question.seat
    view = round_.view(seat)
    try:
        action = choose(view, chance.random)
        round_.check(seat, action)
    except (IllegalAction, ValueError, LookupError):
        # a faulty player must not hold up the people at his table: any legal act goes on
        log.exception("a computer player failed at table %s, act %s", state.id, state.sequence)
        action = view.legal[0]
    return SeatActed(seat, action)
