"""What is wrong with a database is told to the operator as a code, and nothing stays open."""

import asyncio
import os
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from data.errors import StoreError, StoreFault, store_error
from data.migrating import Migration, known_migrations, migrate, statements
from data.opening import open_reader
from data.store import Store
from tests.store.examples import new_table


@pytest.fixture(autouse=True)
async def _no_thread_is_left() -> AsyncIterator[None]:
    """An open connection would keep the process from ending: its thread is no daemon."""
    yield
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:  # aiosqlite's
            thread.join(5)
            assert not thread.is_alive()


async def refused(path: Path) -> StoreError:
    """The error with which the store refuses to open."""
    with pytest.raises(StoreError) as caught:
        await Store.open(path)
    return caught.value


def settings(connection: sqlite3.Connection) -> list[object]:
    """Journal mode, synchronous (2 is FULL) and foreign keys of a connection."""
    names = ("journal_mode", "synchronous", "foreign_keys")
    return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]


async def test_a_new_database(path: Path) -> None:
    """The folder is made; every commit is safe on the disk; the reading connection cannot write."""
    async with await Store.open(path) as store:
        assert await store._writer._thread.run(settings) == ["wal", 2, 1]
        with pytest.raises(StoreError, match="unwritable"):
            await store._read(lambda connection: connection.execute("DELETE FROM acts"))


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """The path leads through a file."""
    (tmp_path / "file").write_text("x")
    path = tmp_path / "file" / "pesten.sqlite3"
    error = await refused(path)
    assert (error.code, error.arguments) == (StoreFault.UNWRITABLE, {"path": str(path)})


async def test_a_folder_in_place_of_the_file(path: Path) -> None:
    """SQLite would only say that it cannot open it."""
    path.mkdir(parents=True)
    assert (await refused(path)).code == StoreFault.FOLDER


@contextmanager
def no_privileges(folder: Path) -> Iterator[None]:
    """Nothing is write-protected for root: be nobody for a while, as owner of the folder."""
    if os.getuid() != 0:
        yield
        return
    nobody = 65534
    for path in (folder, *folder.rglob("*")):
        os.chown(path, nobody, nobody)
    os.setresuid(nobody, nobody, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="modes of files are POSIX")
@pytest.mark.parametrize("protected", ["file", "folder"])
async def test_a_write_protected_place(protected: str) -> None:
    """The file, or the folder in which the lock and the write-ahead log must be."""
    if os.geteuid() == 0 and not all(folder.stat().st_mode & 0o001 for folder in Path(__file__).resolve().parents):
        pytest.skip("without privileges the program itself cannot be read here")
    with TemporaryDirectory() as name:
        path = Path(name) / "pesten.sqlite3"
        await (await Store.open(path)).close()
        path.with_name(path.name + ".lock").unlink()
        place = path if protected == "file" else path.parent
        with no_privileges(path.parent):
            await (await Store.open(path)).close()
            path.with_name(path.name + ".lock").unlink()
            place.chmod(0o500)
            assert (await refused(path)).code == StoreFault.UNWRITABLE
            place.chmod(0o700)
            await (await Store.open(path)).close()


async def test_a_file_that_is_no_database(path: Path) -> None:
    """It is left as it is."""
    path.parent.mkdir()
    path.write_text("My shopping list: " + "cards, " * 1000)
    error = await refused(path)
    assert (error.code, error.arguments) == (StoreFault.NOT_A_DATABASE, {"path": str(path)})
    assert path.read_text().startswith("My shopping list")


async def test_a_database_of_another_program(path: Path) -> None:
    """Its tables are left alone."""
    path.parent.mkdir()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE songs (title TEXT)")
    assert (await refused(path)).code == StoreFault.FOREIGN_DATABASE
    assert other.execute("SELECT name FROM sqlite_schema").fetchall() == [("songs",)]
    other.close()


async def test_a_database_of_a_later_release(path: Path) -> None:
    """An older program does not touch it."""
    await (await Store.open(path)).close()
    later = sqlite3.connect(path)
    later.execute("INSERT INTO migrations VALUES (999, 'from the future', 0)")
    later.commit()
    later.close()
    error = await refused(path)
    known = len(known_migrations())
    assert error.code == StoreFault.NEWER_SCHEMA
    assert error.arguments == {"path": str(path), "found": 999, "known": known}


async def test_a_broken_structure(path: Path) -> None:
    """The first page is overwritten behind its header."""
    async with await Store.open(path) as store:
        await store.append(*new_table())
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 3000)
    error = await refused(path)
    assert (error.code, error.arguments) == (StoreFault.DAMAGED, {"path": str(path)})


async def test_a_file_cut_short(path: Path) -> None:
    """Half of the pages are gone: told at the latest when the tables are read."""
    async with await Store.open(path) as store:
        for number in range(50):
            await store.append(*new_table(f"t{number}"))
    size = path.stat().st_size
    os.truncate(path, 4096 * (size // 4096 // 3))
    with pytest.raises(StoreError) as caught:
        async with await Store.open(path) as store:
            await store.load_running()
    assert caught.value.code == StoreFault.DAMAGED


async def test_another_program_holds_the_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A shell that has the file for itself alone."""
    monkeypatch.setattr("data.opening.BUSY_SECONDS", 0.01)
    await (await Store.open(path)).close()
    shell = sqlite3.connect(path, isolation_level=None)
    shell.execute("PRAGMA locking_mode = EXCLUSIVE")
    shell.execute("BEGIN EXCLUSIVE")
    assert (await refused(path)).code == StoreFault.IN_USE
    shell.close()
    await (await Store.open(path)).close()


def test_a_disk_too_full_to_migrate(tmp_path: Path) -> None:
    """The migration that does not fit leaves nothing behind; it is applied when there is room."""
    path = tmp_path / "full.sqlite3"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA max_page_count = 5")
    with pytest.raises(sqlite3.OperationalError) as caught:
        migrate(connection, path)
    assert store_error(caught.value, path).code == StoreFault.DISK_FULL
    assert not connection.in_transaction
    assert connection.execute("SELECT COUNT(*) FROM sqlite_schema").fetchone() == (0,)
    connection.execute("PRAGMA max_page_count = 1000")
    migrate(connection, path)
    assert connection.execute("SELECT COUNT(*) FROM migrations").fetchone() == (len(known_migrations()),)
    connection.close()


def test_a_failing_migration_keeps_those_before_it(tmp_path: Path) -> None:
    """Each is whole or not there, with its record."""
    path = tmp_path / "partly.sqlite3"
    connection = sqlite3.connect(path, isolation_level=None)
    good = Migration(1, "good", "CREATE TABLE good (x BIGINT);")
    bad = Migration(2, "bad", "CREATE TABLE half (x BIGINT); INSERT INTO half VALUES (1); SELECT * FROM nowhere;")
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, path, [good, bad])
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert tables == {"good", "migrations"}
    assert connection.execute("SELECT version, name FROM migrations").fetchall() == [(1, "good")]
    connection.close()


def test_statements_of_a_script() -> None:
    """Semicolons in texts and comments end nothing; two statements may share a line."""
    script = "-- one; two\nSELECT ';'; SELECT 2;\n/* a;b */ SELECT\n 3;\n"
    assert list(statements(script)) == ["-- one; two\nSELECT ';';", "SELECT 2;", "/* a;b */ SELECT\n 3;"]
    with pytest.raises(AssertionError):
        list(statements("SELECT 1; SELECT 2"))


async def test_opening_may_be_cancelled(path: Path) -> None:
    """At whatever moment: no thread and no lock is left, the next attempt succeeds."""
    for moments in range(8):
        opening = asyncio.create_task(Store.open(path))
        for _ in range(moments):
            await asyncio.sleep(0)
        opening.cancel()
        try:
            store = await opening
        except asyncio.CancelledError:
            continue
        await store.close()
    async with await Store.open(path) as store:
        assert await store.load_running() == []


async def test_closing_twice(path: Path) -> None:
    """The second time nothing happens."""
    store = await Store.open(path)
    await store.close()
    await store.close()


def test_errors_that_sqlite_does_not_number() -> None:
    """They are told by their type."""
    error = store_error(sqlite3.ProgrammingError("closed"), Path("p"))
    assert (error.code, error.arguments["detail"]) == (StoreFault.INPUT_OUTPUT, "ProgrammingError")


def test_the_readers_text_never_fails(tmp_path: Path) -> None:
    """Text that is no UTF-8 comes through marked, and its checksum tells."""
    path = tmp_path / "text.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE words AS SELECT CAST(x'61ff62' AS TEXT) AS word")
    connection.commit()
    connection.close()
    reader = open_reader(path)
    assert reader.execute("SELECT word FROM words").fetchone() == ("a\N{REPLACEMENT CHARACTER}b",)
    reader.close()
