"""Puts a backup in the place of the database; what stood there is kept."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from data.backup import copy_database
from data.inspecting import demand_known, demand_sound, inspected
from data.lock import ProcessLock
from data.opening import prepare_path
from data.paths import file_error, standing_at, true_path

_WAL, _SHARED_MEMORY = "-wal", "-shm"


def restore_database(path: Path, backup: Path, moment: float) -> Path | None:
    """Make the database what `backup` holds; returns where the replaced one went, with its companion files.

    Raises `StoreError`: `in-use` while a bot works with the database, or what is wrong with the backup; then nothing
    has changed. A backup of an older release is brought up to date when the bot starts. `moment` (seconds since the
    epoch) dates what is put aside.
    """
    path, backup = prepare_path(path), true_path(backup)
    with locked(path):
        fresh = path.with_name(path.name + ".restored")
        try:
            fresh.unlink(missing_ok=True)
            _copy_of_backup(backup, fresh)
            aside = keep_aside(path, moment) if path.exists() else None
            _replace(path, fresh)
        except OSError as error:
            raise file_error(error, path) from error
        finally:
            with contextlib.suppress(OSError):
                fresh.unlink(missing_ok=True)
    return aside


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep every bot away from a database; raises `StoreError` `in-use` while one works with it."""
    lock = ProcessLock(path)
    lock.acquire()
    try:
        yield
    finally:
        lock.release()


def keep_aside(path: Path, moment: float) -> Path:
    """Copy a database that nobody uses, with what its write-ahead log holds, beside itself under a dated name.

    Raises `StoreError`.
    """
    dated = f"{path.name}.{datetime.fromtimestamp(moment, UTC):%Y%m%d-%H%M%S}"
    names = (path.with_name(dated if number == 1 else f"{dated}-{number}") for number in count(1))
    aside = next(name for name in names if standing_at(name) is None)
    try:
        # the log first: without the database beside it, nobody takes it for anything
        for ending in (_WAL, ""):
            if (part := _companion(path, ending)).exists() and part.stat().st_size:
                shutil.copy2(part, _companion(aside, ending))
    except OSError as error:
        raise file_error(error, path) from error
    return aside


def _copy_of_backup(backup: Path, fresh: Path) -> None:
    """A sound database of this program or of an earlier release of it, in one file."""
    with inspected(backup) as source:
        demand_known(source, backup)
        demand_sound(source, backup)
        copy_database(fresh, source)


def _replace(path: Path, fresh: Path) -> None:
    """The old write-ahead log must go first: SQLite would play it into the new file."""
    for ending in (_WAL, _SHARED_MEMORY):
        _companion(path, ending).unlink(missing_ok=True)
    fresh.replace(path)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _companion(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
