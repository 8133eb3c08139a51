"""Keeps a second process away from a database for as long as this one lives."""

import sqlite3
from pathlib import Path

from data.errors import store_error


class ProcessLock:
    """An exclusive transaction in an empty companion database `<file>.lock`, never committed.

    The operating system drops SQLite's file locks with the process, however it ends, on Linux, macOS and Windows alike;
    the empty file that stays behind means nothing. SQLite also refuses a second connection of the same process.
    """

    def __init__(self, database: Path) -> None:
        """Nothing is locked yet."""
        self._database = database
        self._connection: sqlite3.Connection | None = None

    def acquire(self) -> None:
        """Take the lock; raises `StoreError` `in-use` when another holds it, `unwritable` when it cannot be made."""
        path = self._database.with_name(self._database.name + ".lock")
        try:
            connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise store_error(error, self._database) from error
        try:
            connection.execute("PRAGMA journal_mode = MEMORY")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            connection.close()
            raise store_error(error, self._database) from error
        self._connection = connection

    def release(self) -> None:
        """Let others in; nothing happens when nothing is held."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
