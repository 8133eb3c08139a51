"""Copies a database while it is in use, with SQLite's own backup."""

import contextlib
import sqlite3
from pathlib import Path

from data.errors import StoreError, StoreFault, store_error
from data.inspecting import demand_sound, totals


def copy_database(target: Path, source: sqlite3.Connection) -> None:
    """Copy everything committed so far into the new file `target`; writers go on meanwhile. Raises `StoreError`.

    The copy is made and verified beside the target and renamed when it is complete, so that half a copy is never taken
    for one.
    """
    if target.is_dir():
        raise StoreError(StoreFault.FOLDER, path=str(target))
    if target.exists():
        raise StoreError(StoreFault.TARGET_EXISTS, path=str(target))
    unfinished = target.with_name(target.name + ".unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        _copy(source, unfinished, target)
        unfinished.rename(target)
    except sqlite3.Error as error:
        raise store_error(error, target) from error
    except OSError as error:
        raise StoreError(StoreFault.UNWRITABLE, path=str(target)) from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, path: Path, target: Path) -> None:
    """Copy what one moment held: of a source without a transaction, one is made, so that both can be compared."""
    began = not source.in_transaction
    if began:
        source.execute("BEGIN")
    copy = sqlite3.connect(path, isolation_level=None)
    try:
        held = totals(source)
        source.backup(copy)
        # One file without companions is easier to carry away; the store turns write-ahead logging on again.
        copy.execute("PRAGMA journal_mode = DELETE")
        demand_sound(copy, target)
        if totals(copy) != held:
            raise StoreError(StoreFault.COPY_DIFFERS, path=str(target))
    finally:
        copy.close()
        if began:
            source.execute("COMMIT")
