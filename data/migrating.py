"""Brings a database up to this program's migrations: numbered SQL files, each applied once, whole or not at all."""

import re
import sqlite3
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from data.errors import StoreError, StoreFault
from data.statements import SQL

MIGRATIONS_FOLDER = Path(__file__).parent / "migrations"


class Migration(NamedTuple):
    """A file `NNNN_name.sql`."""

    version: int
    name: str
    script: str


def known_migrations(folder: Path = MIGRATIONS_FOLDER) -> tuple[Migration, ...]:
    """The migrations in a folder, in order; their numbers are 1, 2, 3 … without a gap."""
    paths = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    migrations = tuple(Migration(int(path.stem[:4]), path.stem[5:], path.read_text("utf-8")) for path in paths)
    assert [migration.version for migration in migrations] == list(range(1, len(migrations) + 1))
    return migrations


def statements(script: str) -> Iterator[str]:
    """The single statements of a script (`executescript` would commit the transaction around it first)."""
    pending = ""
    for piece in re.split(r"(?<=;)", script):
        pending += piece
        if sqlite3.complete_statement(pending):
            yield pending.strip()
            pending = ""
    assert not pending.strip(), "nothing follows a migration's last semicolon"


def migrate(connection: sqlite3.Connection, path: Path, migrations: Iterable[Migration] | None = None) -> None:
    """Apply what is missing. `path` is for errors only.

    Raises `StoreError` `newer-schema` or `foreign-database` before anything is changed, and `sqlite3.Error`. Any number
    of processes may do this at once: each migration is looked up again in the transaction that applies it.
    """
    known = known_migrations() if migrations is None else tuple(migrations)
    found = newest_migration(connection, path)
    if found > len(known):
        raise StoreError(StoreFault.NEWER_SCHEMA, path=str(path), found=found, known=len(known))
    for migration in known[found:]:
        _apply(connection, migration)


def newest_migration(connection: sqlite3.Connection, path: Path) -> int:
    """The number of the last migration that was applied, 0 for an empty database; raises `foreign-database`."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if names and "migrations" not in names:
        raise StoreError(StoreFault.FOREIGN_DATABASE, path=str(path))
    return max((version for version, _ in SQL.applied_migrations(connection)), default=0) if names else 0


def _apply(connection: sqlite3.Connection, migration: Migration) -> None:
    """Apply one migration and record it, in one transaction, unless another process has done so meanwhile."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        SQL.create_migrations(connection)
        if migration.version not in {version for version, _ in SQL.applied_migrations(connection)}:
            for statement in statements(migration.script):
                connection.execute(statement)
            now = int(time.time() * 1000)
            SQL.record_migration(connection, version=migration.version, name=migration.name, applied_at=now)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
