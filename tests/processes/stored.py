"""What the database of a running or dead program holds, and whether it fits what people did and saw."""

from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.engine import AnyAction, Card, Draw, Pass, Take, card_name
from bot.playground.interactions import Interaction
from bot.tables.acts import LoggedAct, SeatActed
from bot.tables.seating import seat_of
from bot.tables.state import TableState
from bot.tables.transitions import apply_act, replay
from data.opening import open_reader
from data.reading import TableReader
from data.store import Store

Moment = tuple[int, int]
"""A person and the version of his seat: what he faced, from his previous change to the next."""


@dataclass(frozen=True, slots=True)
class ActingClick:
    """A click on a button that plays or draws, made from the newest hand of whoever is on turn."""

    person: int
    version: int
    action: AnyAction | None
    """None where the rules decide what drawing means."""
    interaction: Interaction


def peek(path: Path, table: str) -> TableState:
    """The stored table, read while the program goes on writing."""
    with closing(open_reader(path)) as connection:
        loaded = TableReader(None).one(connection, table)
    assert loaded is not None
    return loaded.state


async def sound_tables(path: Path, tables: Iterable[str]) -> dict[str, list[LoggedAct]]:
    """The logs of a dead program's tables; its lock is free, and each log replays to the snapshot stored with it."""
    logs = {}
    async with await Store.open(path) as store:
        for table in tables:
            logs[table] = await store.read_log(table)
            stored = await store.load(table)
            assert stored is not None
            assert replay(logs[table]) == stored.state
    return logs


def assert_each_click_counts_once(log: Sequence[LoggedAct], clicks: Iterable[ActingClick]) -> None:
    """What was answered is in the log, what is in the log was clicked, and nothing stands there twice."""
    done = _acts_by_moment(log)
    wanted: dict[Moment, list[ActingClick]] = {}
    for click in clicks:
        wanted.setdefault((click.person, click.version), []).append(click)
    for moment, action in done.items():
        assert moment in wanted, "an act that nobody clicked"
        assert any(_is(action, click.action) for click in wanted[moment])
    for moment, same in wanted.items():
        if any(click.interaction.answered for click in same):
            assert moment in done, "an acknowledged act is lost"


def _acts_by_moment(log: Sequence[LoggedAct]) -> dict[Moment, AnyAction]:
    done: dict[Moment, AnyAction] = {}
    state = replay(log[:1])
    for entry in log[1:]:
        if isinstance(entry.act, SeatActed) and entry.actor is not None:
            moment = (entry.actor, state.versions[entry.act.seat])
            assert moment not in done, "an act stands in the log twice"
            done[moment] = entry.act.action
        apply_act(state, entry)
    return done


def _is(action: AnyAction, wanted: AnyAction | None) -> bool:
    return action == wanted or (wanted is None and isinstance(action, Draw | Take | Pass))


def hand_of(state: TableState, person: int) -> set[str]:
    """The different cards of a person, in notation."""
    seat = seat_of(state, person)
    assert seat is not None
    assert state.match is not None
    assert state.match.round is not None
    cards: list[Card] = state.match.round.hands[seat]
    return {card_name(card) for card in cards}
