"""Group commit: whatever waits is written in one transaction, and nobody hears of success before it is on the disk."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from itertools import islice

from bot.tables.protocols import StoreUnavailable
from data.threads import DatabaseThread

logger = logging.getLogger(__name__)

Job = Callable[[sqlite3.Connection], None]
"""Writes something inside the transaction that is open; may raise, which undoes this job alone.

It may be run again after it was undone, so it does nothing else."""

MAXIMUM_BATCH = 500
"""Jobs in one transaction: about 20 ms of work, so that a rush of thousands is answered in parts."""


class Writer:
    """Queues jobs and writes them together. Jobs of one caller are written in the order in which they came."""

    def __init__(self, thread: DatabaseThread) -> None:
        """Write on `thread`, which this object does not close."""
        self._thread = thread
        self._waiting: dict[asyncio.Future[None], Job] = {}
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, job: Job) -> None:
        """Return when the job is durable; raises what the job raised, or `StoreUnavailable`.

        A caller that is cancelled while it waits does not take its job back: it is written all the same.
        """
        await self.submit(job)

    def submit(self, job: Job) -> asyncio.Future[None]:
        """Queue the job now; the future is done when it is durable, and fails as `write` does."""
        if self._closed:
            raise StoreUnavailable("closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting[done] = job
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return done

    async def close(self) -> None:
        """Write what waits and take nothing more."""
        self._closed = True
        if self._writing is not None:
            await asyncio.shield(self._writing)

    async def _write_all(self) -> None:
        """Write batch after batch until nothing waits."""
        try:
            while self._waiting:
                batch = dict(islice(self._waiting.items(), MAXIMUM_BATCH))
                for done in batch:
                    del self._waiting[done]
                await self._write_batch(batch)
        except asyncio.CancelledError:
            for done in self._waiting:
                done.cancel()
            self._waiting.clear()
            raise
        finally:
            self._writing = None

    async def _write_batch(self, batch: dict[asyncio.Future[None], Job]) -> None:
        """Write one batch and tell everybody in it."""
        outcomes: list[Exception | None]
        try:
            outcomes = await self._thread.run(lambda connection: write_together(connection, [*batch.values()]))
        except Exception as error:  # noqa: BLE001  # whatever it was, everybody must hear of it
            logger.error("%d acts could not be stored: %s", len(batch), _name(error))  # noqa: TRY400
            outcomes = [_unavailable(error) for _ in batch]
        except asyncio.CancelledError:
            # The event loop is being torn down; what was sent to the thread is written, but nobody can be told.
            for done in batch:
                done.cancel()
            raise
        for done, outcome in zip(batch, outcomes, strict=True):
            _tell(done, outcome)


def write_together(connection: sqlite3.Connection, jobs: list[Job]) -> list[Exception | None]:
    """Run the jobs in one transaction; the outcome of each. Raises `sqlite3.Error` when nothing at all was stored."""
    try:
        return _write(connection, jobs, _trusting)
    except Exception as error:
        if _concerns_everybody(error):
            raise
    # Two savepoints' statements a job cost a tenth of the whole, so they are set only when a job has failed.
    return _write(connection, jobs, _attempt)


def _write(
    connection: sqlite3.Connection, jobs: list[Job], run: Callable[[sqlite3.Connection, Job], Exception | None]
) -> list[Exception | None]:
    """Begin, run all jobs, commit; whatever is raised, nothing was stored."""
    _forget_transaction(connection)
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [run(connection, job) for job in jobs]
        connection.execute("COMMIT")
    except BaseException:
        _forget_transaction(connection)
        raise
    return outcomes


def _trusting(connection: sqlite3.Connection, job: Job) -> None:
    """Run one job that will not fail."""
    job(connection)


def _forget_transaction(connection: sqlite3.Connection) -> None:
    """Roll back what a failed commit left open, or the next batch could not begin."""
    if connection.in_transaction:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def _attempt(connection: sqlite3.Connection, job: Job) -> Exception | None:
    """Run one job; a fault of its own is undone and returned, a fault of the database is raised."""
    connection.execute("SAVEPOINT job")
    outcome: Exception | None = None
    try:
        job(connection)
    except Exception as error:
        if _concerns_everybody(error):
            raise
        connection.execute("ROLLBACK TO job")
        outcome = error
    connection.execute("RELEASE job")
    return outcome


def _concerns_everybody(error: Exception) -> bool:
    """Whether the database failed, rather than the job."""
    own_faults = sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.DataError | sqlite3.InterfaceError
    return isinstance(error, sqlite3.Error) and not isinstance(error, own_faults)


def _name(error: Exception) -> str:
    """SQLite's own name of an error, such as `SQLITE_FULL`, or its type."""
    name: str = getattr(error, "sqlite_errorname", type(error).__name__)
    return name


def _unavailable(error: Exception) -> StoreUnavailable:
    """The error for one caller."""
    unavailable = StoreUnavailable(_name(error))
    unavailable.__cause__ = error
    return unavailable


def _tell(done: asyncio.Future[None], outcome: Exception | None) -> None:
    """Wake a waiter, if he still waits."""
    if done.done():
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
