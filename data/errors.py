"""What can be wrong with a database, in codes for whoever runs the bot (locale keys `store-error-<code>`)."""

import sqlite3
from enum import StrEnum
from pathlib import Path

from bot.engine import PestenError


class StoreFault(StrEnum):
    """Why a database cannot be used."""

    UNWRITABLE = "unwritable"
    """The file or its folder cannot be made or written. Argument: path."""
    FOLDER = "folder"
    """A folder stands where the file should. Argument: path."""
    NOT_A_DATABASE = "not-a-database"
    """Some other kind of file. Argument: path."""
    FOREIGN_DATABASE = "foreign-database"
    """A database of another program. Argument: path."""
    DAMAGED = "damaged"
    """SQLite finds the file's structure broken. Argument: path."""
    NEWER_SCHEMA = "newer-schema"
    """A later release of this program has used it. Arguments: path, found, known (numbers of migrations)."""
    OLDER_SCHEMA = "older-schema"
    """Its migrations have not all been applied yet. Arguments: path, found, known (numbers of migrations)."""
    MISSING = "missing"
    """There is no such file. Argument: path."""
    IN_USE = "in-use"
    """Another process works with it. Argument: path."""
    DISK_FULL = "disk-full"
    """No room is left. Argument: path."""
    INPUT_OUTPUT = "input-output"
    """The machine could not read or write. Arguments: path, detail (SQLite's own name of the error)."""
    TARGET_EXISTS = "target-exists"
    """A backup never replaces a file. Argument: path."""
    COPY_DIFFERS = "copy-differs"
    """A copy does not hold what was copied. Argument: path."""


class StoreError(PestenError):
    """The database cannot be opened or copied; `code` is a `StoreFault`."""


_FAULTS = {
    sqlite3.SQLITE_CANTOPEN: StoreFault.UNWRITABLE,
    sqlite3.SQLITE_READONLY: StoreFault.UNWRITABLE,
    sqlite3.SQLITE_PERM: StoreFault.UNWRITABLE,
    sqlite3.SQLITE_AUTH: StoreFault.UNWRITABLE,
    sqlite3.SQLITE_NOTADB: StoreFault.NOT_A_DATABASE,
    sqlite3.SQLITE_CORRUPT: StoreFault.DAMAGED,
    sqlite3.SQLITE_BUSY: StoreFault.IN_USE,
    sqlite3.SQLITE_LOCKED: StoreFault.IN_USE,
    sqlite3.SQLITE_FULL: StoreFault.DISK_FULL,
}

_PRIMARY_CODE = 0xFF
"""Extended result codes carry the primary one in their lowest byte (sqlite.org/rescode.html)."""


def store_error(error: sqlite3.Error, path: Path) -> StoreError:
    """The operator's error for one of SQLite's own."""
    code = getattr(error, "sqlite_errorcode", None)
    fault = _FAULTS.get(code & _PRIMARY_CODE) if code is not None else None
    if fault is None:
        detail = getattr(error, "sqlite_errorname", type(error).__name__)
        return StoreError(StoreFault.INPUT_OUTPUT, path=str(path), detail=detail)
    return StoreError(fault, path=str(path))
