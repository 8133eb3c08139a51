"""Copies a database while it is in use, with SQLite's own backup."""

import contextlib
import sqlite3
from pathlib import Path

from data.errors import StoreError, StoreFault, store_error
from data.inspecting import demand_sound, totals
from data.paths import file_error, is_folder, standing_at


def copy_database(target: Path, source: sqlite3.Connection) -> None:
    """Copy everything committed so far into the new file `target`; writers go on meanwhile. Raises `StoreError`.

    The copy is made and verified beside the target and renamed when it is complete, so that half a copy is never taken
    for one.
    """
    found = standing_at(target)
    if is_folder(found):
        raise StoreError(StoreFault.FOLDER, path=str(target))
    if found is not None:
        raise StoreError(StoreFault.TARGET_EXISTS, path=str(target))
    unfinished = target.with_name(target.name + ".unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        _copy(source, unfinished, target)
        unfinished.rename(target)
    except sqlite3.Error as error:
        raise _blamed(store_error(error, target), source) from error
    except OSError as error:
        raise file_error(error, target) from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _blamed(error: StoreError, source: sqlite3.Connection) -> StoreError:
    """What is broken was broken before it was copied: a copy that is being made is written, not read."""
    return StoreError(StoreFault.DAMAGED, path=_path_of(source)) if error.code == StoreFault.DAMAGED else error


def _demand_sound_copy(copy: sqlite3.Connection, target: Path, source: sqlite3.Connection) -> None:
    """Raise `StoreError` `damaged` that names the file with which it began."""
    try:
        demand_sound(copy, target)
    except StoreError:
        demand_sound(source, Path(_path_of(source)))
        raise


def _path_of(connection: sqlite3.Connection) -> str:
    """The file of a connection, as SQLite has it."""
    return next(str(path) for _, name, path in connection.execute("PRAGMA database_list") if name == "main")


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
        _demand_sound_copy(copy, target, source)
        if totals(copy) != held:
            raise StoreError(StoreFault.COPY_DIFFERS, path=str(target))
    finally:
        copy.close()
        if began:
            source.execute("COMMIT")
