"""How the two connections of a store are opened: one that writes, one that can only read."""

import os
import sqlite3
from pathlib import Path

from data.errors import StoreError, StoreFault, store_error
from data.migrating import migrate
from data.paths import UNFOLLOWABLE, is_folder, standing_at, true_path

BUSY_SECONDS = 5.0
"""How long a statement waits for a lock that some other program holds (a shell, a backup)."""


def prepare_path(path: Path) -> Path:
    """Make the folder of the database and give its path without links; raises `StoreError` `unwritable`, `folder`."""
    path = true_path(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except UNFOLLOWABLE as error:
        raise StoreError(StoreFault.UNWRITABLE, path=str(path)) from error
    found = standing_at(path)
    if is_folder(found):
        raise StoreError(StoreFault.FOLDER, path=str(path))
    # SQLite would open a write-protected file without a word and fail at the first act.
    if found is not None and not os.access(path, os.W_OK):
        raise StoreError(StoreFault.UNWRITABLE, path=str(path))
    return path


def open_writer(path: Path) -> sqlite3.Connection:
    """A connection that writes, on a database with all migrations; raises `StoreError`."""
    try:
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    except sqlite3.Error as error:
        raise store_error(error, path) from error
    try:
        _set_up_writer(connection)
        migrate(connection, path)
    except sqlite3.Error as error:
        connection.close()
        raise store_error(error, path) from error
    except BaseException:
        connection.close()
        raise
    return connection


def _set_up_writer(connection: sqlite3.Connection) -> None:
    """Every commit is on the disk when it returns; `fullfsync` says so to macOS and means nothing elsewhere."""
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = WAL")


def open_reader(path: Path) -> sqlite3.Connection:
    """A connection that cannot write; raises `StoreError`."""
    try:
        connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    except sqlite3.Error as error:
        raise store_error(error, path) from error
    connection.text_factory = _tolerant_text
    return connection


def _tolerant_text(content: bytes) -> str:
    """Damaged text is found out by its checksum, so it must come through to be told by name."""
    return content.decode(errors="replace")
