"""Tables without turns (rules.md §9): whoever acts first was first."""

from bot.engine import AnyAction, AnybodyToPlay, Pass, Play, SpeedRound
from bot.tables.seating import is_played_by_computer
from bot.tables.state import TableState


def is_race(state: TableState) -> bool:
    """Whether the round that is on, or was last, has no turns: no version of a hand is compared there."""
    return state.match is not None and isinstance(state.match.round, SpeedRound)


def race_of(state: TableState) -> SpeedRound | None:
    """The round without turns in which anybody may act now; none while it halts, or where there is no such round."""
    round_ = None if state.match is None else state.match.round
    racing = isinstance(round_, SpeedRound) and isinstance(round_.question, AnybodyToPlay)
    return round_ if isinstance(round_, SpeedRound) and racing else None


def computers_in(state: TableState, race: SpeedRound) -> list[int]:
    """The computer players that want to act. They never pass: then the clock ticks, and ends what is stuck."""
    computers = (seat for seat, chair in enumerate(state.seats) if is_played_by_computer(chair))
    if state.pause is not None:
        return []
    return [seat for seat in computers if any(not isinstance(one, Pass) for one in race.legal_actions(seat))]


def is_gone(state: TableState, seat: int, action: AnyAction) -> bool:
    """Whether this would play a card that the seat has played, or given, meanwhile."""
    round_ = None if state.match is None else state.match.round
    return round_ is not None and isinstance(action, Play) and action.card not in round_.hands[seat]
