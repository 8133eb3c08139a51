"""Holds everything that is stored against the log of acts, which is the truth; table by table, and reads only."""

import sqlite3
from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import NamedTuple

from msgspec.structs import replace

from bot.tables.results import MatchResult, Opposition, PersonResult
from bot.tables.state import RUNNING, TableState
from data.codec import SNAPSHOT_VERSION, Damaged, Snapshot, read_snapshot
from data.reading import Rebuild, read_log
from data.statements import SQL

PAGE = 100
"""Tables that are read at once; each is forgotten when it is checked."""

ResultOf = Callable[[TableState], MatchResult | None]
"""What a table leaves behind for the leaderboard; None when its match was not played to the end."""


class FaultKind(StrEnum):
    """What can be wrong with what is stored (locale keys `database-fault-<kind>`)."""

    STRUCTURE = "structure"
    """SQLite's own finding stands in `detail`."""
    ORPHAN = "orphan"
    """A row of the database table in `detail` belongs to nothing."""
    LOG_DAMAGED = "log-damaged"
    """`detail`: checksum, content, or sequence (an act is missing)."""
    LOG_REFUSED = "log-refused"
    """The rules do not take the acts as they stand; `detail`: the code of the refusal."""
    LOG_SHORT = "log-short"
    """The log ends before the table's last act; `detail`: its number."""
    SNAPSHOT_DAMAGED = "snapshot-damaged"
    """`detail`: checksum, version or content."""
    SNAPSHOT_DIFFERS = "snapshot-differs"
    """The snapshot is whole, but the log leads elsewhere."""
    COLUMNS_DIFFER = "columns-differ"
    """`detail`: the columns that do not say what the log says."""
    RESULT_MISSING = "result-missing"
    RESULT_UNEXPECTED = "result-unexpected"
    RESULT_DIFFERS = "result-differs"
    STANDINGS_DIFFER = "standings-differ"
    """`detail`: server, variant, opposition, period and person, then what is stored and what was counted."""


class Fault(NamedTuple):
    """One thing that is wrong."""

    kind: FaultKind
    table: str = ""
    detail: str = ""


class TableRow(NamedTuple):
    """A row of `tables`, in the order of `tables_after`."""

    id: str
    guild: int
    phase: str
    host: int
    sequence: int
    snapshot: bytes
    version: int
    checksum: int
    opened_at: int
    changed_at: int
    ended_at: int | None


class CheckedTable(NamedTuple):
    """A table and everything that is wrong with it."""

    row: TableRow
    acts: int
    faults: tuple[Fault, ...]
    state: TableState | None
    """What the log leads to; None when the log itself is at fault, so that nothing can be made from it."""
    result: MatchResult | None


def checked_tables(connection: sqlite3.Connection, rebuild: Rebuild, result_of: ResultOf) -> Iterator[CheckedTable]:
    """Every table in turn, by id. Each may be written anew before the next one is asked for."""
    last = ""
    while page := [TableRow(*row) for row in SQL.tables_after(connection, after=last, size=PAGE)]:
        for row in page:
            yield _checked(connection, row, rebuild, result_of)
        last = page[-1].id


def orphans(connection: sqlite3.Connection) -> list[Fault]:
    """Rows that refer to something that is not there; an act without the one before it is told with its table."""
    found = {str(name) for name, _, parent, _ in connection.execute("PRAGMA foreign_key_check") if parent != "acts"}
    return [Fault(FaultKind.ORPHAN, detail=name) for name in sorted(found)]


def _checked(connection: sqlite3.Connection, row: TableRow, rebuild: Rebuild, result_of: ResultOf) -> CheckedTable:
    try:
        log = read_log(connection, row.id)
    except Damaged as damage:
        return _hopeless(row, 0, FaultKind.LOG_DAMAGED, damage.what)
    try:
        state = rebuild(log)
    except Exception as error:  # noqa: BLE001 - whatever it was, the log does not replay; its text could name cards
        return _hopeless(row, len(log), FaultKind.LOG_REFUSED, getattr(error, "code", type(error).__name__))
    if state.sequence < row.sequence:
        return _hopeless(row, len(log), FaultKind.LOG_SHORT, str(row.sequence))
    stored = stored_result(connection, row.id)
    result = _with_variant_kept(result_of(state), stored, state)
    faults = (*_row_faults(row, state), *_result_faults(row.id, stored, result))
    return CheckedTable(row, len(log), faults, state, result)


def _hopeless(row: TableRow, acts: int, kind: FaultKind, detail: str) -> CheckedTable:
    return CheckedTable(row, acts, (Fault(kind, row.id, detail),), None, None)


def _row_faults(row: TableRow, state: TableState) -> Iterator[Fault]:
    """A snapshot of an earlier release is no fault: the table is made from its log when it is needed."""
    snapshot = Snapshot(row.snapshot, row.version, row.checksum)
    try:
        if row.version >= SNAPSHOT_VERSION and read_snapshot(row.id, row.sequence, snapshot) != state:
            yield Fault(FaultKind.SNAPSHOT_DIFFERS, row.id)
    except Damaged as damage:
        yield Fault(FaultKind.SNAPSHOT_DAMAGED, row.id, damage.what)
    # The channel is left out: the message's place may be written after the act that moves the table.
    expected = {
        "guild": state.guild,
        "phase": str(state.phase),
        "host": state.host,
        "sequence": state.sequence,
        "opened_at": state.opened_at,
        "changed_at": state.changed_at,
        "ended_at": ended_at(state),
    }
    if differing := [name for name, value in expected.items() if getattr(row, name) != value]:
        yield Fault(FaultKind.COLUMNS_DIFFER, row.id, ", ".join(differing))


def ended_at(state: TableState) -> int | None:
    """When the table ended, in milliseconds since the epoch; None while it is on."""
    return None if state.phase in RUNNING else state.changed_at


def _result_faults(table: str, stored: MatchResult | None, expected: MatchResult | None) -> Iterator[Fault]:
    match stored, expected:
        case None, None:
            pass
        case None, _:
            yield Fault(FaultKind.RESULT_MISSING, table)
        case _, None:
            yield Fault(FaultKind.RESULT_UNEXPECTED, table)
        case MatchResult(), MatchResult() if stored != _as_stored(expected):
            yield Fault(FaultKind.RESULT_DIFFERS, table)


def _with_variant_kept(
    result: MatchResult | None, stored: MatchResult | None, state: TableState
) -> MatchResult | None:
    """A preset that a later release changes makes its old matches look custom; they keep the variant they had."""
    if result is None or stored is None or stored.variant != state.rules.key:
        return result
    return replace(result, variant=stored.variant)


def _as_stored(result: MatchResult) -> MatchResult:
    """The result as it stands in the database: by person, without names."""
    people = (replace(person, name="") for person in result.people)
    return replace(result, people=tuple(sorted(people, key=lambda person: person.person)))


def stored_result(connection: sqlite3.Connection, table: str) -> MatchResult | None:
    """A match's result as it stands there, without names; None when there is none."""
    row = SQL.match_of_table(connection, table_id=table)
    if row is None:
        return None
    guild, variant, opposition, rounds, at, scored = row
    people = tuple(
        PersonResult(person, "", place, points, score, bool(early))
        for person, place, points, score, early in SQL.people_of_match(connection, table_id=table)
    )
    known = Opposition(opposition) if opposition in tuple(Opposition) else opposition
    return MatchResult(table, guild, variant, rounds, at, known, people, bool(scored))
