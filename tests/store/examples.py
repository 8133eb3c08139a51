"""Tables, acts and results for the store's tests. A table here only plays by the engine; it has no lobby logic."""

from bot.engine import PRESETS, Draw, Match
from bot.tables.acts import Closed, LoggedAct, MatchStarted, Opened, SeatActed, TableAct
from bot.tables.results import SCORE_UNIT, MatchResult, Opposition, PersonResult
from bot.tables.state import CloseReason, Phase, Seat, TableState

NOVEMBER = 1_795_000_000_000
"""2026-11-18 in UTC: 1,795,000,000 s after the epoch is 20,775 days and some hours; 2026-11-18 is day 20,775."""


def new_table(table: str = "t1", guild: int = 5, at: int = NOVEMBER) -> tuple[LoggedAct, TableState]:
    """A table that was just opened, and its first act."""
    rules, seed = PRESETS["pesten_7"], bytes(range(32))
    opened = Opened(table, guild, 60, 1001, "Anna", "nl", rules, seed)
    state = TableState(table, guild, 60, 1001, "nl", rules, at, at, sequence=1, next_seed=seed, versions=[0, 0])
    state.seats = [Seat("Anna", 1001), Seat("Piet")]
    return LoggedAct(table, 1, at, 1001, opened), state


def next_entry(state: TableState, act: TableAct, actor: int | None = 1001) -> LoggedAct:
    """Count an act on the state and give its row for the log."""
    state.sequence += 1
    state.changed_at += 1000
    return LoggedAct(state.id, state.sequence, state.changed_at, actor, act)


def start_match(state: TableState) -> LoggedAct:
    """Deal the first round."""
    state.phase = Phase.PLAYING
    state.match = Match.begin(state.rules, len(state.seats), 0)
    state.happened = [*state.match.start_round(state.next_seed)]
    state.next_seed = bytes(reversed(range(32)))
    return next_entry(state, MatchStarted(0, state.next_seed))


def play_one(state: TableState) -> LoggedAct:
    """Let the seat on turn do the first thing that is legal."""
    assert state.match is not None
    current = state.match.round
    assert current is not None
    assert current.question is not None
    seat = current.question.seat
    action = current.legal_actions(seat)[0]
    state.happened = [*state.match.act(seat, action)]
    state.news = [[*state.happened], []]
    return next_entry(state, SeatActed(seat, action))


def close(state: TableState) -> LoggedAct:
    """End the table without a result."""
    state.phase = Phase.CLOSED
    return next_entry(state, Closed(CloseReason.STOPPED, 1001))


def finish(state: TableState) -> LoggedAct:
    """Say that the match is over with this act; what was played does not matter to the store."""
    state.phase = Phase.FINISHED
    return next_entry(state, SeatActed(0, Draw()))


def person_result(person: int, place: int, score: int, *, name: str = "", left_early: bool = False) -> PersonResult:
    """How a person came out; `score` in whole points."""
    return PersonResult(person, name or f"Player {person}", place, 10, score * SCORE_UNIT, left_early)


def result_of(
    state: TableState, *people: PersonResult, variant: str = "pesten_7", at: int | None = None
) -> MatchResult:
    """The result of the table's match."""
    opposition = Opposition.PEOPLE if len(people) > 1 else Opposition.COMPUTERS
    ended_at = state.changed_at if at is None else at
    return MatchResult(state.id, state.guild, variant, 5, ended_at, opposition, people)
