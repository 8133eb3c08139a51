"""Whole matches by the real rules of tables, act by act, without clock or chance: the same every time."""

import random
from collections.abc import Iterator
from hashlib import sha256

from bot.engine import ALL_GAMES, AnybodyToPlay, AnyRound, Pass, SpeedRound, seats_waited_for
from bot.opponents import choose
from bot.tables.acts import (
    ClockTicked,
    ComputerAdded,
    Joined,
    LoggedAct,
    MatchStarted,
    Opened,
    RoundDealt,
    SeatActed,
    TableAct,
)
from bot.tables.outcome import match_result
from bot.tables.seating import question_of
from bot.tables.state import Phase, TableState
from bot.tables.transitions import apply_act, check_act, copy_state, open_table
from data.store import Store
from tests.store.examples import NOVEMBER


def seed_of(table: str, number: int) -> bytes:
    """32 bytes that look like chance."""
    return sha256(f"{table} {number}".encode()).digest()


def next_act(state: TableState) -> TableAct:
    """What happens next: two people and a computer player sit down, play well and deal."""
    seed = seed_of(state.id, state.sequence)
    question = question_of(state)
    match state.phase:
        case Phase.LOBBY:
            lobby: list[TableAct] = [Joined(1002, "Ben"), ComputerAdded("Piet"), MatchStarted(1, seed)]
            return lobby[state.sequence - 1]
        case Phase.PLAYING:
            assert state.match is not None
            assert state.match.round is not None
            assert question is not None
            if isinstance(question, AnybodyToPlay):
                return _next_in_race(state, state.match.round)
            seat = seats_waited_for(question)[0]
            return SeatActed(seat, choose(state.match.round.view(seat), random.Random(state.sequence)))
        case _:
            return RoundDealt(seed)


def _next_in_race(state: TableState, race: AnyRound) -> TableAct:
    """Where there are no turns: one seat after another as far as it can, and now and then the clock."""
    assert isinstance(race, SpeedRound)
    able = [seat for seat in range(race.players) if any(not isinstance(one, Pass) for one in race.legal_actions(seat))]
    if race.tick_changes_anything and (not able or state.sequence % 10 == 0):
        return ClockTicked()
    seat = able[state.sequence % len(able)]
    return SeatActed(seat, choose(race.view(seat), random.Random(state.sequence)))


def play(table: str, preset: str = "pesten_7") -> Iterator[tuple[LoggedAct, TableState]]:
    """Every act of a match with the state after it, to the end of the match."""
    opened = Opened(table, 5, 60, 1001, "Anna", "nl", ALL_GAMES[preset], seed_of(table, 0))
    entry = LoggedAct(table, 1, NOVEMBER, 1001, opened)
    state = open_table(entry)
    yield entry, copy_state(state)
    yield from go_on(state)


def go_on(state: TableState) -> Iterator[tuple[LoggedAct, TableState]]:
    """The acts from a state to the end of the match."""
    while state.phase is not Phase.FINISHED:
        act = next_act(state)
        check_act(state, act)
        entry = LoggedAct(state.id, state.sequence + 1, state.changed_at + 2000, None, act)
        apply_act(state, entry)
        yield entry, copy_state(state)


async def store_match(
    store: Store, table: str, rounds: int | None = None, preset: str = "pesten_7"
) -> TableState:
    """Store a match, whole or up to the fifth act of the round after so many; returns its last state."""
    state, acts_after = None, 0
    for entry, state in play(table, preset):
        await store.append(entry, state, match_result(state))
        if state.match is not None and len(state.match.results) == rounds:
            acts_after += 1
            if acts_after == 5:
                break
    assert state is not None
    return state
