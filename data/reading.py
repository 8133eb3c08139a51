"""Reads tables and logs; damaged ones are told by id in the log and, where possible, rebuilt from their acts."""

import logging
import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from bot.tables.acts import LoggedAct
from bot.tables.protocols import StoredTable
from bot.tables.state import TableState
from data.codec import ActRow, Damaged, SharedRules, Snapshot, read_act, read_snapshot
from data.statements import SQL

logger = logging.getLogger(__name__)

Rebuild = Callable[[list[LoggedAct]], TableState]
"""Makes a table's state from all of its acts."""


class LoadedTable(Struct):
    """A table as it comes back."""

    state: TableState
    message: int | None


class TableRow(NamedTuple):
    """A row of `tables`, in the order of its queries."""

    id: str
    sequence: int
    message: int | None
    content: bytes
    version: int
    checksum: int


class TableReader:
    """Turns rows into tables, on a database thread."""

    def __init__(self, rebuild: Rebuild | None) -> None:
        """Without `rebuild`, tables whose snapshot is damaged are left out."""
        self._rebuild = rebuild
        self._rules = SharedRules()

    def running(self, connection: sqlite3.Connection) -> list[StoredTable]:
        """Every running table that can be read."""
        rows = list(SQL.running_tables(connection))  # a cursor left open by an error would end on another thread
        loaded = (self._load(connection, TableRow(*row)) for row in rows)
        return [table for table in loaded if table is not None]

    def one(self, connection: sqlite3.Connection, table: str) -> LoadedTable | None:
        """One table, if it exists and can be read."""
        row = SQL.one_table(connection, id=table)
        return None if row is None else self._load(connection, TableRow(*row))

    def _load(self, connection: sqlite3.Connection, row: TableRow) -> LoadedTable | None:
        state = self._state(connection, row)
        if state is None:
            return None
        self._rules.share(state)
        return LoadedTable(state, row.message)

    def _state(self, connection: sqlite3.Connection, row: TableRow) -> TableState | None:
        try:
            return read_snapshot(row.id, row.sequence, Snapshot(row.content, row.version, row.checksum))
        except Damaged as damage:
            logger.warning("the snapshot of table %s is damaged (%s)", row.id, damage.what)
        return self._rebuilt(connection, row)

    def _rebuilt(self, connection: sqlite3.Connection, row: TableRow) -> TableState | None:
        """The state from the log. Only the kind of a failure is logged: its text could name cards."""
        if self._rebuild is None:
            return None
        try:
            state = self._rebuild(read_log(connection, row.id))
        except Exception as error:  # noqa: BLE001  # one broken table must not keep the others from loading
            logger.error("table %s cannot be rebuilt from its log (%s)", row.id, type(error).__name__)  # noqa: TRY400
            return None
        if (state.id, state.sequence) != (row.id, row.sequence):
            logger.error("the log of table %s does not lead to its act %d", row.id, row.sequence)
            return None
        logger.warning("table %s was rebuilt from its log", row.id)
        return state


def read_log(connection: sqlite3.Connection, table: str) -> list[LoggedAct]:
    """All acts of a table, oldest first; raises `Damaged` when one is not what was stored, or missing."""
    rows = list(SQL.acts_of_table(connection, table_id=table))
    acts = [read_act(table, ActRow(*row)) for row in rows]
    if [entry.sequence for entry in acts] != list(range(1, len(acts) + 1)):
        raise Damaged(table, "sequence")
    return acts
