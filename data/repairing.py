"""Makes again from the log whatever can be made from it: snapshots, results, standings. It never touches the log."""

import sqlite3
from pathlib import Path

from data.checking import CheckedTable, Fault, FaultKind, ResultOf, checked_tables, ended_at
from data.codec import write_snapshot
from data.counting import counted_standings, standings_faults
from data.errors import store_error
from data.opening import open_writer
from data.reading import Rebuild
from data.recording import table_columns, write_result
from data.statements import SQL

_RESULTS = frozenset({FaultKind.RESULT_MISSING, FaultKind.RESULT_UNEXPECTED, FaultKind.RESULT_DIFFERS})
_ROWS = frozenset({FaultKind.SNAPSHOT_DAMAGED, FaultKind.SNAPSHOT_DIFFERS, FaultKind.COLUMNS_DIFFER})


def repair_database(path: Path, rebuild: Rebuild, result_of: ResultOf) -> list[Fault]:
    """Mend what can be mended, all of it or nothing; returns what was mended. Nobody else may use the database.

    Tables whose own log is at fault stay as they are. Raises `StoreError`.
    """
    connection = open_writer(path)
    try:
        connection.execute("BEGIN IMMEDIATE")
        mended = [
            fault
            for table in checked_tables(connection, rebuild, result_of)
            if table.faults and table.state is not None
            for fault in _mend(connection, table)
        ]
        mended += _mend_standings(connection)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise store_error(error, path) from error
    finally:
        connection.close()
    return mended


def _mend(connection: sqlite3.Connection, table: CheckedTable) -> tuple[Fault, ...]:
    kinds = {fault.kind for fault in table.faults}
    if kinds & _ROWS:
        _write_row(connection, table)
    if kinds & _RESULTS:
        SQL.forget_people_of_match(connection, table_id=table.row.id)
        SQL.forget_match(connection, table_id=table.row.id)
        if table.result is not None:
            write_result(connection, table.result)
    return table.faults


def _write_row(connection: sqlite3.Connection, table: CheckedTable) -> None:
    state = table.state
    assert state is not None
    columns = table_columns(state, write_snapshot(state))
    SQL.rewrite_table(connection, opened_at=state.opened_at, ended_at=ended_at(state), **columns)


def _mend_standings(connection: sqlite3.Connection) -> list[Fault]:
    faults = list(standings_faults(connection))
    if faults:
        SQL.forget_standings(connection)
        for key, sums in counted_standings(connection).items():
            SQL.write_standing(connection, **key._asdict(), **sums._asdict())
    return faults
