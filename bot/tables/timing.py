"""What a table does by itself, and when: a computer player's turn, what somebody's time has run out for, the next
round, closing a forgotten lobby or a match that stands still.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct

from bot.engine import SpeedRound
from bot.tables.absence import voted_out
from bot.tables.acts import ClockTicked, Closed, Kicked, Paused, RoundDealt, SwappingEnded, TableAct, WentAway
from bot.tables.attendance import After, by_the_clock
from bot.tables.chance import Chance
from bot.tables.errors import Refused
from bot.tables.pace import Pace
from bot.tables.race import computers_in, race_of, reaction_at
from bot.tables.silence import away_at
from bot.tables.state import CloseReason, ComputerSpeed, PauseReason, Phase, TableState
from bot.tables.turns import (
    Chooser,
    act_of_computer,
    calls_open,
    computer_act,
    computer_is_due,
    swapping,
    timed_out,
)

CALL_SECONDS = 2.0
"""Computer players wait at least so long while somebody can still announce or be caught (rules.md §5)."""

TURN_SECONDS = {Pace.QUICK: 45.0, Pace.NORMAL: 90.0, Pace.SLOW: 86_400.0}
"""How long each answer may take (experience.md §6)."""
THINKING = {ComputerSpeed.SLOW: 2.0, ComputerSpeed.NORMAL: 1.0, ComputerSpeed.QUICK: 0.4}
"""How long computer players think, against the ordinary."""
PAUSED_SECONDS = 7 * 86_400.0
"""A match that stands still ends after so long."""
ABANDONED_SECONDS = 7 * 86_400.0
"""So does one in which nobody acts, where no pace does anything for who is waited for."""


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
    tick: float = 8.0
    """So long without an act lets the clock of a table without turns tick (rules.md §9)."""
    edits: int = 0
    """How many edits of its messages a channel takes in five seconds (see `repaints`); 0: any number."""
    reaction: float = 2.5
    """How quick a computer player is where there are no turns (0.7 to 1.3 times as long, each time anew)."""


class Due(Struct, frozen=True):
    """Something that a table will do by itself."""

    at: float
    """Seconds since the epoch."""
    make: Callable[[TableState, Chance, Chooser], TableAct]
    passes_time: bool = False
    """It takes time, or the chance to be first, from somebody: it waits while people cannot reach us."""


def next_round_at(state: TableState, timing: Timing) -> float | None:
    """When the next round starts by itself, in seconds since the epoch; None unless a round has just ended."""
    waits = state.phase is Phase.BETWEEN_ROUNDS and state.pause is None
    return state.changed_at / 1000 + timing.next_round if waits else None


def deadline_of(state: TableState, after: After) -> float | None:
    """When the time of the people waited for runs out, in seconds since the epoch; None where nobody's does."""
    seconds = TURN_SECONDS.get(state.pace)
    return None if seconds is None or state.waiting_since is None else after(state.waiting_since / 1000, seconds)


def what_is_due(
    state: TableState, timing: Timing, chance: Chance, after: After = by_the_clock, back_at: float = 0.0
) -> Due | None:
    """What comes next by itself; counted from the acts, so that it is the same after a restart.

    `after` leaves out the time in which nobody looked after the tables (see `attendance`). Since `back_at` (seconds
    since the epoch) people can reach us: from then on they have the whole time that computer players leave them.
    """
    return min(_all_due(state, timing, chance, after, back_at), key=lambda due: due.at, default=None)


def _all_due(state: TableState, timing: Timing, chance: Chance, after: After, back_at: float) -> Iterator[Due]:
    since = state.changed_at / 1000
    if voted_out(state) is not None:
        yield Due(since, _end_of_vote)
    if state.phase is Phase.PLAYING and state.pause is None:
        end = after(since, ABANDONED_SECONDS)
        yield Due(end, lambda _state, _chance, _choose: Closed(CloseReason.ABSENT), passes_time=True)
    match state.phase:
        case _ if state.pause is not None:
            end = after(state.pause.since / 1000, PAUSED_SECONDS)
            yield Due(end, lambda _state, _chance, _choose: Closed(CloseReason.PAUSED), passes_time=True)
        case Phase.LOBBY:
            end = after(since, timing.lobby)
            yield Due(end, lambda _state, _chance, _choose: Closed(CloseReason.IDLE), passes_time=True)
        case Phase.BETWEEN_ROUNDS:
            yield Due(since + timing.next_round, lambda _state, chance, _choose: RoundDealt(chance.seed()))
        case Phase.PLAYING if (race := race_of(state)) is not None:
            yield from _what_a_race_waits_for(state, race, timing, after, back_at)
        case Phase.PLAYING if swapping(state):
            yield from _what_swapping_waits_for(state, timing, chance, after)
        case Phase.PLAYING:
            if computer_is_due(state):
                pause = chance.pause(timing.computer * THINKING[state.computer_speed])
                if calls_open(state):
                    calling = max(pause, CALL_SECONDS)
                    yield Due(max(after(since, calling), back_at + calling), computer_act, passes_time=True)
                else:
                    yield Due(since + pause, computer_act)
            if (deadline := deadline_of(state, after)) is not None:
                yield Due(deadline, lambda state, _chance, _choose: timed_out(state), passes_time=True)
        case _:
            return


def _end_of_vote(state: TableState, chance: Chance, _choose: Chooser) -> TableAct:
    """A majority that came about by others leaving, or being away, counts like any."""
    person = voted_out(state)
    if person is None:
        raise Refused("not-away-enough")
    return Kicked(person, chance.computer_name({seat.name for seat in state.seats}), by_vote=True)


def tick_at(state: TableState, timing: Timing, after: After = by_the_clock) -> float | None:
    """When the clock ticks if nobody acts, in seconds since the epoch; None where that would change nothing."""
    race = race_of(state)
    ticks = race is not None and state.pause is None and race.tick_changes_anything
    return after(state.acted_at / 1000, timing.tick) if ticks else None


def swapping_ends_at(state: TableState, timing: Timing, after: After = by_the_clock) -> float | None:
    """When swapping ends by itself, in seconds since the epoch; None unless it is on, and where nobody is hurried."""
    if not swapping(state) or state.pace is Pace.NONE:
        return None
    seconds = TURN_SECONDS[Pace.SLOW] if state.pace is Pace.SLOW else timing.swapping
    return after(state.dealt_at / 1000, seconds)


def _what_swapping_waits_for(state: TableState, timing: Timing, chance: Chance, after: After) -> Iterator[Due]:
    """The next computer player that is not ready, or the end of the time."""
    if (end := swapping_ends_at(state, timing, after)) is not None:
        yield Due(end, lambda _state, _chance, _choose: SwappingEnded(), passes_time=True)
    if computer_is_due(state):
        pause = chance.pause(timing.computer * THINKING[state.computer_speed]) * SWAPPING_SHARE
        yield Due(state.changed_at / 1000 + pause, computer_act)


def _what_a_race_waits_for(
    state: TableState, race: SpeedRound, timing: Timing, after: After, back_at: float
) -> Iterator[Due]:
    """The computer player that reacts first, the clock's tick, or in the end that everybody is away."""
    if (ticking := tick_at(state, timing, after)) is not None:
        yield Due(ticking, lambda _state, _chance, _choose: ClockTicked(), passes_time=True)
    usual = timing.reaction * THINKING[state.computer_speed]
    reactions = [
        (reaction_at(state, race, seat, usual, CALL_SECONDS, after, back_at), seat)
        for seat in computers_in(state, race)
    ]
    pace = TURN_SECONDS.get(state.pace)
    if pace is not None and (silent := away_at(state, race, pace, after)) is not None:
        end, seats = silent
        yield Due(end, lambda _state, _chance, _choose: WentAway(seats), passes_time=True)
    if reactions:
        at, seat = min(reactions)
        yield Due(at, _reaction_of(seat), passes_time=True)
    elif ticking is None and (seconds := TURN_SECONDS.get(state.pace)) is not None:
        # all who are left could play, and none of them does
        away = after(state.acted_at / 1000, seconds)
        yield Due(away, lambda _state, _chance, _choose: Paused(PauseReason.ABSENT), passes_time=True)


def _reaction_of(seat: int) -> Callable[[TableState, Chance, Chooser], TableAct]:
    return lambda state, chance, choose: act_of_computer(state, seat, chance, choose)
