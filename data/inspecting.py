"""Reads a database beside whoever works with it, without any lock: one consistent view that cannot change anything."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from data.errors import StoreError, StoreFault, store_error
from data.migrating import known_migrations, newest_migration
from data.opening import open_reader
from data.paths import is_file, is_folder, standing_at, true_path
from data.statements import SQL


class Totals(NamedTuple):
    """How much a database holds."""

    tables: int
    acts: int
    matches: int


@contextmanager
def inspected(path: Path) -> Iterator[sqlite3.Connection]:
    """The database as of one moment, for as long as the block takes; a bot may go on writing meanwhile.

    Raises `StoreError` `missing`, `folder`, `unwritable` (also where it cannot be read), `not-a-database`,
    `foreign-database`, and for what SQLite refuses in the block.
    """
    path = true_path(path)
    found = standing_at(path)
    if is_folder(found):
        raise StoreError(StoreFault.FOLDER, path=str(path))
    if not is_file(found):
        raise StoreError(StoreFault.MISSING, path=str(path))
    connection = open_reader(path)
    try:
        connection.execute("BEGIN")
        if newest_migration(connection, path) == 0:
            raise StoreError(StoreFault.FOREIGN_DATABASE, path=str(path))
        yield connection
    except sqlite3.Error as error:
        raise store_error(error, path) from error
    finally:
        connection.close()


def demand_known(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreError` `newer-schema` when a later release has used the database."""
    found, known = newest_migration(connection, path), len(known_migrations())
    if found > known:
        raise StoreError(StoreFault.NEWER_SCHEMA, path=str(path), found=found, known=known)


def demand_present(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreError` unless all migrations are applied and no others, so that every query works."""
    demand_known(connection, path)
    found, known = newest_migration(connection, path), len(known_migrations())
    if found < known:
        raise StoreError(StoreFault.OLDER_SCHEMA, path=str(path), found=found, known=known)


def demand_sound(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreError` `damaged` when SQLite finds the file's structure broken, as far as a quick look can tell."""
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise StoreError(StoreFault.DAMAGED, path=str(path))


def structure_faults(connection: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds broken after a thorough look, in its own words, line by line; usually nothing."""
    told = [str(text) for (text,) in connection.execute("PRAGMA integrity_check(20)").fetchall()]
    return [] if told == ["ok"] else [line for text in told for line in text.splitlines() if not line.startswith("***")]


def totals(connection: sqlite3.Connection) -> Totals:
    """Count what there is."""
    return Totals(*SQL.totals(connection))


class TableLine(NamedTuple):
    """What is told of a table in a list."""

    id: str
    phase: str
    guild: int
    channel: int
    changed_at: int


def latest_tables(connection: sqlite3.Connection, size: int) -> list[TableLine]:
    """The tables that changed last, the latest first."""
    return [TableLine(*row) for row in SQL.latest_tables(connection, size=size)]
