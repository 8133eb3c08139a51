"""Matches to measure with: four people, Pesten 7, in the middle of a round."""

import random
from collections.abc import Iterator
from itertools import islice

from bot.engine import PRESETS
from bot.tables.acts import Joined, LoggedAct, MatchStarted, Opened, RoundDealt, SeatActed, TableAct
from bot.tables.seating import question_of
from bot.tables.state import Phase, TableState
from bot.tables.transitions import apply_act, check_act, copy_state, open_table

PEOPLE = ((201, "Anna"), (202, "Ben"), (203, "Carla"), (204, "Dirk"))
LOBBY_ACTS = 5
"""Opening, three joining, starting."""
BEGAN = 1_795_000_000_000
"""Milliseconds since the epoch."""

Act = tuple[LoggedAct, TableState]
"""An act with the state after it."""


def match_acts(table: str, seed: int) -> Iterator[Act]:
    """The acts of a match, from its opening to its end."""
    chance = random.Random(seed)
    host, name = PEOPLE[0]
    opened = Opened(table, 5, 60, host, name, "en", PRESETS["pesten_7"], chance.randbytes(32))
    entry = LoggedAct(table, 1, BEGAN, host, opened)
    state = open_table(entry)
    yield entry, copy_state(state)
    while state.phase is not Phase.FINISHED:
        act = _next_act(state, chance)
        check_act(state, act)
        entry = LoggedAct(table, state.sequence + 1, state.changed_at + 2000, host, act)
        apply_act(state, entry)
        yield entry, copy_state(state)


def first_acts(table: str, seed: int, count: int) -> list[Act]:
    """So many of them."""
    return list(islice(match_acts(table, seed), count))


def _next_act(state: TableState, chance: random.Random) -> TableAct:
    match state.phase:
        case Phase.LOBBY if len(state.seats) < len(PEOPLE):
            return Joined(*PEOPLE[len(state.seats)])
        case Phase.LOBBY:
            return MatchStarted(chance.randrange(4), chance.randbytes(32))
        case Phase.PLAYING:
            question = question_of(state)
            assert question is not None
            assert state.match is not None
            assert state.match.round is not None
            return SeatActed(question.seat, chance.choice(state.match.round.legal_actions(question.seat)))
        case _:
            return RoundDealt(chance.randbytes(32))
