"""Acts that wait are committed together, and each caller hears the truth about his own."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.tables.protocols import SequenceTaken, StoreUnavailable
from bot.tables.state import TableState
from data.store import Store
from data.writer import MAXIMUM_BATCH, write_together
from tests.store.examples import new_table, play_one, start_match


async def open_tables(store: Store, count: int) -> list[TableState]:
    """So many tables with a match each."""
    opened = [new_table(f"t{number:03}") for number in range(count)]
    await asyncio.gather(*(store.append(entry, state) for entry, state in opened))
    states = [state for _, state in opened]
    await asyncio.gather(*(store.append(start_match(state), state) for state in states))
    return states


async def on_writer(store: Store, function: Callable[[sqlite3.Connection], object]) -> None:
    """Do something to the connection that writes."""
    await store._writer._thread.run(function)


def trace_commits(store_commits: list[str]) -> Callable[[sqlite3.Connection], None]:
    """Note every commit of a connection."""

    def note(statement: str) -> None:
        if statement == "COMMIT":
            store_commits.append(statement)

    return lambda connection: connection.set_trace_callback(note)


async def test_a_hundred_tables_at_once(store: Store) -> None:
    """Each table's acts are all there, in their order, and far fewer transactions than acts were needed."""
    states = await open_tables(store, 100)
    commits: list[str] = []
    await on_writer(store, trace_commits(commits))

    async def play(state: TableState) -> None:
        for _ in range(5):
            await store.append(play_one(state), state)

    await asyncio.gather(*(play(state) for state in states))
    await on_writer(store, lambda connection: connection.set_trace_callback(None))
    assert [table.state for table in await store.load_running()] == states
    for state in states:
        assert [entry.sequence for entry in await store.read_log(state.id)] == [1, 2, 3, 4, 5, 6, 7]
    # 500 acts; all tables wait for the same commit, so there are about five and never one for every act.
    assert 5 <= len(commits) <= 50


async def test_a_rush_is_written_in_parts(store: Store) -> None:
    """More acts than one transaction takes are written all the same, in order."""
    commits: list[str] = []
    await on_writer(store, trace_commits(commits))
    await asyncio.gather(*(store.record_message("none", 1, number) for number in range(2 * MAXIMUM_BATCH + 1)))
    await on_writer(store, lambda connection: connection.set_trace_callback(None))
    assert len(commits) == 3


async def test_one_tables_failure_is_its_own(store: Store) -> None:
    """An act whose number is taken fails in the middle of a batch in which all others succeed."""
    states = await open_tables(store, 20)
    entries = [play_one(state) for state in states]
    await store.append(entries[7], states[7])
    answers = await asyncio.gather(
        *(store.append(entry, state) for entry, state in zip(entries, states, strict=True)), return_exceptions=True
    )
    assert [number for number, answer in enumerate(answers) if answer is not None] == [7]
    assert isinstance(answers[7], SequenceTaken)
    assert [table.state for table in await store.load_running()] == states


async def test_two_writers_of_one_act(store: Store) -> None:
    """Of two different acts with one number, exactly one is stored."""
    (state,) = await open_tables(store, 1)
    loaded = await store.load(state.id)
    assert loaded is not None
    rival = loaded.state
    first, second = play_one(state), play_one(rival)
    rival.host = 77
    answers = await asyncio.gather(store.append(first, state), store.append(second, rival), return_exceptions=True)
    assert answers[0] is None
    assert isinstance(answers[1], SequenceTaken)
    after = await store.load(state.id)
    assert after is not None
    assert after.state == state


async def test_callers_that_give_up(store: Store) -> None:
    """A caller cancelled while waiting breaks neither his own act nor the others'."""
    states = await open_tables(store, 40)
    tasks = [asyncio.ensure_future(store.append(play_one(state), state)) for state in states]
    await asyncio.sleep(0)
    given_up = random.Random(1).sample(tasks, 20)
    for task in given_up:
        task.cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    for task, answer in zip(tasks, answers, strict=True):
        assert isinstance(answer, asyncio.CancelledError) if task in given_up else answer is None
    await store.record_message("none", 1, 1)
    assert [table.state for table in await store.load_running()] == states


async def test_closing_stores_what_waits_first(path: Path) -> None:
    """Acts that came before `close` are durable; acts after it are refused."""
    store = await Store.open(path)
    states = await open_tables(store, 30)
    rush = [asyncio.create_task(store.record_message("none", 1, number)) for number in range(2 * MAXIMUM_BATCH)]
    tasks = [asyncio.ensure_future(store.append(play_one(state), state)) for state in states]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*rush, *tasks) == [None] * (2 * MAXIMUM_BATCH + 30)
    with pytest.raises(StoreUnavailable):
        await store.append(play_one(states[0]), states[0])
    async with await Store.open(path) as again:
        assert [table.state.sequence for table in await again.load_running()] == [3] * 30


async def test_a_full_disk_stores_nothing_by_halves(store: Store) -> None:
    """Everybody in the batch is told; the tables are as before; when there is room again, play goes on."""
    states = await open_tables(store, 30)
    before = [table.state for table in await store.load_running()]
    await on_writer(store, lambda connection: connection.execute("PRAGMA max_page_count = 1"))
    failed = [play_one(state) for state in states]
    for entry, state in zip(failed, states, strict=True):
        state.happened *= 200
        assert entry.sequence == state.sequence
    answers = await asyncio.gather(
        *(store.append(entry, state) for entry, state in zip(failed, states, strict=True)), return_exceptions=True
    )
    assert {str(answer) for answer in answers} == {"SQLITE_FULL"}
    assert all(isinstance(answer, StoreUnavailable) for answer in answers)
    assert [table.state for table in await store.load_running()] == before
    assert [len(await store.read_log(state.id)) for state in states] == [2] * 30
    await on_writer(store, lambda connection: connection.execute("PRAGMA max_page_count = 1000000"))
    for entry, state in zip(failed, states, strict=True):
        await store.append(entry, state)
    assert [table.state for table in await store.load_running()] == states


async def test_a_lock_held_by_another_program(path: Path) -> None:
    """A shell that holds the database makes an act fail; afterwards the same act succeeds."""
    async with await Store.open(path) as store:
        await on_writer(store, lambda connection: connection.execute("PRAGMA busy_timeout = 10"))
        entry, state = new_table()
        shell = sqlite3.connect(path, isolation_level=None)
        shell.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="SQLITE_BUSY"):
            await store.append(entry, state)
        shell.close()
        await store.append(entry, state)
        assert len(await store.read_log(state.id)) == 1


async def test_the_writing_task_may_be_cancelled(store: Store) -> None:
    """As at the end of `asyncio.run`: nobody waits for ever, and the store still closes and opens."""
    entry, state = new_table()
    waiting = asyncio.ensure_future(store.append(entry, state))
    await asyncio.sleep(0)
    writing = store._writer._writing
    assert writing is not None
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.record_message("none", 1, 1)
    await store.close()


def test_jobs_of_one_transaction() -> None:
    """A job's own fault is undone and returned; the database's fault undoes all and leaves no transaction open."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("CREATE TABLE numbers (number BIGINT PRIMARY KEY)")

    def insert(*numbers: object) -> Callable[[sqlite3.Connection], None]:
        def job(connection: sqlite3.Connection) -> None:
            for number in numbers:
                connection.execute("INSERT INTO numbers VALUES (?)", (number,))

        return job

    def broken(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO nowhere VALUES (1)")

    outcomes = write_together(connection, [insert(1), insert(2, 1), insert(3, 2**64), insert(4, object()), insert(5)])
    kinds = [type(outcome) for outcome in outcomes]
    assert kinds[0] is kinds[4] is type(None)
    assert kinds[1] is sqlite3.IntegrityError
    assert kinds[2] is OverflowError
    assert issubclass(kinds[3], sqlite3.Error)
    assert connection.execute("SELECT number FROM numbers ORDER BY number").fetchall() == [(1,), (5,)]
    with pytest.raises(sqlite3.OperationalError):
        write_together(connection, [insert(6), broken, insert(7)])
    assert not connection.in_transaction
    assert connection.execute("SELECT COUNT(*) FROM numbers").fetchone() == (2,)
    assert write_together(connection, [insert(8)]) == [None]
    connection.close()
