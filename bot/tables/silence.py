"""Where there are no turns (rules.md §9) nobody is waited for: who does nothing for a turn's time is away.

What is noted for that: since when each person at such a table has done nothing, and whether anybody ever did something.
"""

from bot.engine import Pass, SpeedRound
from bot.tables.acts import LoggedAct, RoundDealt, SeatActed
from bot.tables.attendance import After
from bot.tables.race import is_race, race_of
from bot.tables.seating import is_played_by_computer, seat_of
from bot.tables.state import TableState

UNTOUCHED_SECONDS = 24.0
"""Three ticks: before any person has played, computer players could have finished a match in a turn's time."""


def note_silence(state: TableState, entry: LoggedAct, changed_at: int, *, raced: bool) -> None:
    """Who did something is there; a pause or a halt makes everybody's time new, the rest between rounds is nobody's.

    `changed_at` is when the table changed before this act, in milliseconds since the epoch, and `raced` whether anybody
    could act then.
    """
    if not is_race(state):
        return
    if isinstance(entry.act, RoundDealt):
        rest = entry.at - changed_at
        state.silent_since = {seat: since + rest for seat, since in state.silent_since.items()}
    elif not raced and anybody_may_act(state):
        state.silent_since = dict.fromkeys(range(len(state.seats)), entry.at)
    if entry.actor is not None and (seat := seat_of(state, entry.actor)) is not None:
        state.silent_since[seat] = entry.at
        state.touched = state.touched or isinstance(entry.act, SeatActed)


def away_at(state: TableState, race: SpeedRound, seconds: float, after: After) -> tuple[float, tuple[int, ...]] | None:
    """When somebody has done nothing for so long though he could, in seconds since the epoch, and whose seats.

    None where nobody who sits and plays there himself could do anything.
    """
    if not state.touched and any(chair.person is None for chair in state.seats):
        seconds = min(seconds, UNTOUCHED_SECONDS)
    moments = {
        seat: after(state.silent_since.get(seat, state.acted_at) / 1000, seconds)
        for seat, chair in enumerate(state.seats)
        if not is_played_by_computer(chair) and _could_act(race, seat)
    }
    if not moments:
        return None
    first = min(moments.values())
    return first, tuple(seat for seat, moment in moments.items() if moment <= first)


def is_untouched(state: TableState) -> bool:
    """Whether a match without turns was played by computers and its clock alone."""
    return is_race(state) and not state.touched


def anybody_may_act(state: TableState) -> bool:
    """Whether a round without turns is on and does not halt."""
    return race_of(state) is not None and state.pause is None


def _could_act(race: SpeedRound, seat: int) -> bool:
    return any(not isinstance(one, Pass) for one in race.legal_actions(seat))
