"""Who is away, and what the table does about it: autopilot, pause, kicking and voting (experience.md §6)."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from bot.engine import Match
from bot.tables.acts import (
    Kicked,
    LoggedAct,
    PaceChanged,
    Paused,
    Resumed,
    TimedOut,
    TookBack,
    TookOver,
    Voted,
    WentAway,
)
from bot.tables.errors import NotSeated, Refused
from bot.tables.race import race_of
from bot.tables.seating import (
    awaited_people,
    free_seats,
    is_played_by_computer,
    leave,
    people,
    present_people,
    seat_of,
    settle_host,
    take_over,
)
from bot.tables.state import Pause, PauseReason, Phase, Seat, TableState, Vote

MISSED_MOST = 2
"""So many turns in a row without an answer, and the computer plays on."""
IN_MATCH = frozenset({Phase.PLAYING, Phase.BETWEEN_ROUNDS})

AbsenceAct = TimedOut | WentAway | TookBack | TookOver | Kicked | Voted | Paused | Resumed


def check_not_paused(state: TableState) -> None:
    """Raise `Refused` where a match stands still; whoever acts while everybody is away has come back."""
    if state.pause is not None and state.pause.reason is not PauseReason.ABSENT:
        raise Refused("paused")


def check_absence(state: TableState, act: AbsenceAct) -> None:
    """Raise `Refused`, or the rules' own `IllegalAction`, when the act is not allowed now."""
    match act:
        case TimedOut():
            _check_timed_out(state, act)
        case WentAway():
            if any(is_played_by_computer(state.seats[seat]) for seat in act.seats) or race_of(state) is None:
                raise Refused("not-waited-for")
        case TookBack():
            if not is_away(state.seats[_seated(state, act.person)]):
                raise Refused("not-away")
        case TookOver():
            _check_taking_over(state, act)
        case Kicked():
            _seated(state, act.person)
        case Voted():
            _check_vote(state, act)
        case Paused():
            _check_in_match(state)
            if state.pause is not None:
                raise Refused("already-paused")
        case Resumed():
            if state.pause is None:
                raise Refused("not-paused")
        case _:
            assert_never(act)


def apply_absence(state: TableState, act: AbsenceAct | PaceChanged, at: int) -> None:
    """Carry out what was allowed; what is done for somebody whose time ran out is the rules' part."""
    match act:
        case PaceChanged():
            state.pace, state.computer_speed = act.pace, act.computer_speed
        case TimedOut() | TookBack():
            pass  # whoever acts is there: see `settle`
        case WentAway():
            _go_away(state, act.seats)
        case TookOver():
            take_over(state, act.person, act.name, act.seat)
        case Kicked():
            if not act.by_vote:
                state.kicked.append(act.person)
            leave(state, act.person, act.name, dropped=True)
        case Voted():
            _come_back(state, _seated(state, act.voter))  # whoever votes is there
            state.votes.append(Vote(act.voter, act.against))
            if has_majority(state, act.against):
                leave(state, act.against, act.name, dropped=True)
        case Paused():
            if act.reason is PauseReason.ABSENT:  # nobody is waited for by name (rules.md §9)
                _go_away(state, range(len(state.seats)))
            _stand_still(state, Pause(act.reason, at))
        case Resumed():
            _stand_still(state, None)
        case _:
            assert_never(act)


def miss_turn(state: TableState, seat: int) -> None:
    """A person's time ran out; the second time in a row the computer plays on for him."""
    chair = state.seats[seat]
    missed = chair.missed + 1
    state.seats[seat] = replace(chair, missed=missed, autopilot=missed >= MISSED_MOST)
    state.versions[seat] += 1


def settle(state: TableState, entry: LoggedAct, waited: dict[int, int]) -> None:
    """What follows from any act: who is there, who is host, whether the match stands still, whom it waits for.

    `waited` are the seats of the people waited for before the act, with their versions then.
    """
    if entry.actor is not None and (seat := seat_of(state, entry.actor)) is not None:
        _come_back(state, seat)
    settle_host(state)
    _settle_pause(state, entry)
    state.waiting_since = _waiting_since(state, entry.at, waited)


def is_away(seat: Seat) -> bool:
    """Whether a person has let his turns pass."""
    return seat.person is not None and (seat.autopilot or seat.missed > 0)


def has_majority(state: TableState, against: int) -> bool:
    """Whether more than half of the others who are there want this person to go."""
    others = [person for person in present_people(state) if person != against]
    votes = {vote.voter for vote in state.votes if vote.against == against}
    return 2 * len(votes.intersection(others)) > len(others)


def voted_out(state: TableState) -> int | None:
    """Against whom the votes have become a majority because others are there no more, if against anybody."""
    if state.phase not in IN_MATCH:
        return None
    return next((vote.against for vote in state.votes if has_majority(state, vote.against)), None)


def votes_needed(state: TableState, against: int) -> int:
    """How many votes against this person are still missing."""
    others = [person for person in present_people(state) if person != against]
    votes = {vote.voter for vote in state.votes if vote.against == against}
    return max(0, len(others) // 2 + 1 - len(votes.intersection(others)))


def _come_back(state: TableState, seat: int) -> None:
    chair = state.seats[seat]
    state.votes = [vote for vote in state.votes if vote.against != chair.person]
    if not is_away(chair):
        return
    state.seats[seat] = replace(chair, missed=0, autopilot=False)
    if chair.autopilot:
        state.versions[seat] += 1


def _settle_pause(state: TableState, entry: LoggedAct) -> None:
    if state.phase not in IN_MATCH:
        state.pause = None
    elif state.pause is None:
        if people(state) and not present_people(state):
            _stand_still(state, Pause(PauseReason.ABSENT, entry.at))
    elif state.pause.reason is PauseReason.ABSENT and present_people(state):
        _stand_still(state, None)


def _stand_still(state: TableState, pause: Pause | None) -> None:
    """Or go on; what hands show differs, and so do their versions."""
    state.pause = pause
    state.versions = [version + 1 for version in state.versions]


def _waiting_since(state: TableState, at: int, waited: dict[int, int]) -> int | None:
    """Who was waited for already, and has got nothing new to answer, goes on using up his time."""
    now = awaited_people(state)
    if not now:
        return None
    goes_on = all(waited.get(seat) == state.versions[seat] for seat in now)
    return state.waiting_since if goes_on and state.waiting_since is not None else at


def _go_away(state: TableState, seats: Iterable[int]) -> None:
    """The computer plays on for the people in these seats."""
    for seat in seats:
        chair = state.seats[seat]
        if not is_played_by_computer(chair):
            state.seats[seat] = replace(chair, autopilot=True)
            state.versions[seat] += 1


def _seated(state: TableState, person: int) -> int:
    seat = seat_of(state, person)
    if seat is None:
        raise NotSeated
    return seat


def _check_in_match(state: TableState) -> None:
    if state.phase not in IN_MATCH:
        raise Refused("not-started")


def _check_timed_out(state: TableState, act: TimedOut) -> None:
    if act.seat not in awaited_people(state) or state.match is None:
        raise Refused("not-waited-for")
    trial: Match = state.match.copy()
    for action in act.actions:
        trial.act(act.seat, action)


def _check_taking_over(state: TableState, act: TookOver) -> None:
    _check_in_match(state)
    if act.person in state.kicked:
        raise Refused("kicked")
    if seat_of(state, act.person) is not None:
        raise Refused("already-seated")
    if act.seat not in free_seats(state, act.person):
        left = any(leaver.person == act.person for leaver in state.leavers)
        raise Refused("only-own-seat" if left else "seat-taken")


def _check_vote(state: TableState, act: Voted) -> None:
    _check_in_match(state)
    _seated(state, act.voter)
    _seated(state, act.against)
    if act.voter == act.against:
        raise Refused("not-against-yourself")
    if Vote(act.voter, act.against) in state.votes:
        raise Refused("already-voted")
