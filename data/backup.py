"""Copies a database while it is in use, with SQLite's own backup."""

import sqlite3
from pathlib import Path

from data.errors import StoreError, StoreFault, store_error


def copy_database(target: Path, source: sqlite3.Connection) -> None:
    """Copy everything committed so far into the new file `target`; writers go on meanwhile. Raises `StoreError`.

    The copy is made beside the target and renamed when it is complete, so that half a copy is never taken for one.
    """
    if target.exists():
        raise StoreError(StoreFault.TARGET_EXISTS, path=str(target))
    unfinished = target.with_name(target.name + ".unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        _copy(source, unfinished)
        unfinished.rename(target)
    except sqlite3.Error as error:
        raise store_error(error, target) from error
    except OSError as error:
        raise StoreError(StoreFault.UNWRITABLE, path=str(target)) from error


def _copy(source: sqlite3.Connection, path: Path) -> None:
    copy = sqlite3.connect(path, isolation_level=None)
    try:
        source.backup(copy)
        # One file without companions is easier to carry away; the store turns write-ahead logging on again.
        copy.execute("PRAGMA journal_mode = DELETE")
    finally:
        copy.close()
