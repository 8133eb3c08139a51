"""What a table does by itself, and when: a computer player's turn, the next round, closing a forgotten lobby."""

from collections.abc import Callable

from msgspec import Struct

from bot.tables.acts import Closed, RoundDealt, SwappingEnded, TableAct
from bot.tables.chance import Chance
from bot.tables.state import CloseReason, Phase, TableState
from bot.tables.turns import Chooser, calls_open, computer_act, computer_is_due, swapping

CALL_SECONDS = 2.0
"""Computer players wait at least so long while somebody can still announce or be caught (rules.md §5)."""


SWAPPING_SHARE = 0.25
"""Computer players swap in this share of the time that they think about a turn: everybody waits for all of them."""


class Timing(Struct, frozen=True):
    """How long things wait, in seconds."""

    computer: float = 2.0
    """A computer player thinks about so long (0.7 to 1.3 times as long, each time anew)."""
    next_round: float = 20.0
    lobby: float = 30 * 60.0
    swapping: float = 30.0
    """How long everybody may swap hand and open cards before a round of Zweeds (rules.md §11)."""


class Due(Struct, frozen=True):
    """Something that a table will do by itself."""

    at: float
    """Seconds since the epoch."""
    make: Callable[[TableState, Chance, Chooser], TableAct]


def next_round_at(state: TableState, timing: Timing) -> float | None:
    """When the next round starts by itself, in seconds since the epoch; None unless a round has just ended."""
    return state.changed_at / 1000 + timing.next_round if state.phase is Phase.BETWEEN_ROUNDS else None


def what_is_due(state: TableState, timing: Timing, chance: Chance) -> Due | None:
    """What comes next by itself; counted from the last act, so that it is the same after a restart."""
    since = state.changed_at / 1000
    match state.phase:
        case Phase.LOBBY:
            return Due(since + timing.lobby, lambda _state, _chance, _choose: Closed(CloseReason.IDLE))
        case Phase.BETWEEN_ROUNDS:
            return Due(since + timing.next_round, lambda _state, chance, _choose: RoundDealt(chance.seed()))
        case Phase.PLAYING if swapping(state):
            return _what_swapping_waits_for(state, timing, chance)
        case Phase.PLAYING if computer_is_due(state):
            pause = chance.pause(timing.computer)
            return Due(since + (max(pause, CALL_SECONDS) if calls_open(state) else pause), computer_act)
        case _:
            return None


def swapping_ends_at(state: TableState, timing: Timing) -> float | None:
    """When swapping ends by itself, in seconds since the epoch; None unless it is on."""
    return state.dealt_at / 1000 + timing.swapping if swapping(state) else None


def _what_swapping_waits_for(state: TableState, timing: Timing, chance: Chance) -> Due:
    """The next computer player that is not ready, or the end of the time."""
    ending = Due(state.dealt_at / 1000 + timing.swapping, lambda _state, _chance, _choose: SwappingEnded())
    pause = chance.pause(timing.computer) * SWAPPING_SHARE
    swap = Due(state.changed_at / 1000 + pause, computer_act)
    return swap if computer_is_due(state) and swap.at < ending.at else ending
