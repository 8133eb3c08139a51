"""One SQLite connection on one thread (aiosqlite's), to which whole functions are sent."""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Self, TypeVar

import aiosqlite

T = TypeVar("T")


class DatabaseThread:
    """Runs functions on a connection, one after another. It must be closed: its thread keeps the process alive."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        """Use `start`, which also opens the connection."""
        self._connection = connection

    @classmethod
    async def start(cls, connect: Callable[[], sqlite3.Connection]) -> Self:
        """Open the connection with `connect`, on its thread; when that raises, the thread ends."""
        connection = aiosqlite.Connection(connect, iter_chunk_size=64)
        try:
            return cls(await connection)
        except BaseException:
            # aiosqlite lets go of the thread without waiting: its last word must still find the event loop there
            while connection._thread.is_alive():  # noqa: ASYNC110, SLF001 - a thread wakes nobody when it ends
                await asyncio.sleep(0.001)
            raise

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Call `function` with the connection.

        aiosqlite's public calls cross to the thread once a statement, and other coroutines' statements may come between
        them; a whole function crosses once and has the connection for itself. Cancelling the wait does not stop it.
        """
        connection = self._connection._conn  # noqa: SLF001
        result: T = await self._connection._execute(function, connection)  # type: ignore[no-untyped-call]  # noqa: SLF001
        return result

    async def close(self) -> None:
        """Close the connection after what was sent before, and end the thread; nothing happens the second time."""
        await self._connection.close()
