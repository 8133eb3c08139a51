"""Who sits where at a table, and how seats change hands."""

from enum import StrEnum

from bot.engine import AnybodyToPlay, AnyQuestion, HandsToSwap, seats_waited_for
from bot.tables.news import HostChanged
from bot.tables.state import RUNNING, CloseReason, Leaver, Phase, Seat, TableState
from bot.tables.telling import tell


def seat_of(state: TableState, person: int) -> int | None:
    """Where a person sits."""
    return next((index for index, seat in enumerate(state.seats) if seat.person == person), None)


def people(state: TableState) -> list[int]:
    """Who sits there, by seat."""
    return [seat.person for seat in state.seats if seat.person is not None]


def away_people(state: TableState) -> frozenset[int]:
    """Who sits there, and the computer plays for."""
    return frozenset(seat.person for seat in state.seats if seat.person is not None and seat.autopilot)


def present_people(state: TableState) -> list[int]:
    """Who sits there and plays himself, the one who came first being the first."""
    there = [seat.person for seat in state.seats if seat.person is not None and not seat.autopilot]
    return sorted(there, key=lambda person: _arrival(state, person))


def question_of(state: TableState) -> AnyQuestion | None:
    """What the table waits for, if a round is on."""
    return None if state.match is None or state.match.round is None else state.match.round.question


def is_played_by_computer(seat: Seat) -> bool:
    """Whether a computer player acts there: its own seat, or that of a person who is away."""
    return seat.person is None or seat.autopilot


def awaited_people(state: TableState) -> tuple[int, ...]:
    """The seats of the people whose answer the table waits for, and whose time passes."""
    question = question_of(state)
    # swapping and play without turns have clocks of their own, which wait for nobody
    if state.phase is not Phase.PLAYING or state.pause is not None or isinstance(question, HandsToSwap | AnybodyToPlay):
        return ()
    return tuple(seat for seat in seats_waited_for(question) if not is_played_by_computer(state.seats[seat]))


def people_awaited(state: TableState) -> tuple[int, ...]:
    """The people of `awaited_people`, by their ids."""
    return tuple(person for seat in awaited_people(state) if (person := state.seats[seat].person) is not None)


def sit(state: TableState, seat: Seat) -> None:
    """Add a seat."""
    state.seats.append(seat)
    state.versions.append(1)
    state.news.append([])
    if seat.person is not None:
        state.arrivals.append(seat.person)


def get_up(state: TableState, index: int) -> None:
    """Take a seat away, in the lobby."""
    _forget(state, state.seats[index].person)
    del state.seats[index], state.versions[index], state.news[index]


def take_over(state: TableState, person: int, name: str, seat: int) -> None:
    """A person sits down in a computer player's seat; who comes back to his own has never left."""
    own = next((leaver for leaver in state.leavers if leaver.person == person), None)
    state.leavers = [leaver for leaver in state.leavers if leaver.person != person]
    state.seats[seat] = Seat(name, person, first_round=_next_round(state) if own is None else own.first_round)
    state.versions[seat] += 1
    state.arrivals.append(person)


def free_seats(state: TableState, person: int) -> tuple[int, ...]:
    """The computer players' seats that this person may take: his own if he left one, else those others left first."""
    if state.phase not in (Phase.PLAYING, Phase.BETWEEN_ROUNDS) or person in state.kicked:
        return ()
    out = frozenset() if state.match is None else state.match.settled
    computers = [index for index, seat in enumerate(state.seats) if seat.person is None and index not in out]
    own = [leaver.seat for leaver in state.leavers if leaver.person == person]
    if own:
        return tuple(seat for seat in own if seat in computers)
    left = {leaver.seat for leaver in state.leavers}
    return tuple(sorted(computers, key=lambda seat: seat not in left))


class SeatLost(StrEnum):
    """How somebody came to sit at a match no more."""

    LEFT = "left"
    VOTED = "voted"
    """The others voted him out: while a computer plays there he may come back, like a leaver."""
    KICKED = "kicked"


def seat_lost(state: TableState, person: int) -> SeatLost | None:
    """How this person came to sit at a match no more; None for everybody else."""
    if seat_of(state, person) is not None:
        return None
    if person in state.kicked:
        return SeatLost.KICKED
    left = next((leaver for leaver in state.leavers if leaver.person == person), None)
    return None if left is None else SeatLost.VOTED if left.dropped else SeatLost.LEFT


def counts(state: TableState, chair: Seat) -> bool:
    """Whether the result of this seat is its person's: who took it over must have played a round from its deal."""
    played = 0 if state.match is None else len(state.match.results)
    return chair.person is not None and (chair.first_round == 0 or chair.first_round < played)


def _next_round(state: TableState) -> int:
    """How many rounds there are before the next deal."""
    played = 0 if state.match is None else len(state.match.results)
    return played + (state.phase is Phase.PLAYING)


def leave(state: TableState, person: int, computer: str | None, *, dropped: bool = False) -> None:
    """A person gets up; in a running match the computer player of this name goes on in his seat."""
    seat = seat_of(state, person)
    assert seat is not None
    if state.phase is Phase.LOBBY:
        get_up(state, seat)
    else:
        out, chair = state.match is not None and seat in state.match.settled, state.seats[seat]
        state.leavers.append(Leaver(person, chair.name, seat, out, dropped, chair.first_round, counts(state, chair)))
        state.seats[seat] = Seat(computer or chair.name)
        state.versions[seat] += 1
        _forget(state, person)
    if not people(state):
        close(state, CloseReason.EMPTY, person)


def close(state: TableState, reason: CloseReason, person: int | None) -> None:
    """End the table without a result."""
    state.phase = Phase.CLOSED
    state.close_reason = reason
    state.closed_by = person


def settle_host(state: TableState) -> None:
    """Hand the duty to whoever has sat there longest, when its host is gone or away."""
    present = present_people(state) or people(state)
    if state.phase in RUNNING and present and state.host not in present:
        state.host = present[0]
        _tell_new_host(state)


def _tell_new_host(state: TableState) -> None:
    """In a running match; in the lobby the host is marked, and seats move up."""
    seat = seat_of(state, state.host)
    if state.phase is not Phase.LOBBY and seat is not None:
        tell(state, HostChanged(seat))


def _forget(state: TableState, person: int | None) -> None:
    state.arrivals = [one for one in state.arrivals if one != person]
    state.votes = [vote for vote in state.votes if person not in (vote.voter, vote.against)]


def _arrival(state: TableState, person: int) -> int:
    return state.arrivals.index(person) if person in state.arrivals else -1
