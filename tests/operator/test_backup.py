"""`python -m bot backup` and `restore`: nothing is lost, whatever stands where."""

import asyncio
import errno
import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.operator.backup import back_up
from bot.operator.errors import OperatorError
from data import inspecting
from data.errors import StoreError, StoreFault
from data.migrating import known_migrations
from data.restoring import keep_aside, restore_database
from data.store import Store
from tests.operator.conftest import LOCALIZER, PART, WHOLE, Said, change, rows, sentence
from tests.store.matches import go_on

WORDS = LOCALIZER.words("en")
COUNT = "SELECT COUNT(*) FROM acts"


def _size(path: Path) -> int:
    [(count,)] = rows(path, COUNT)
    assert isinstance(count, int)
    return count


def test_a_backup_holds_everything(said: Said, database: Path, tmp_path: Path) -> None:
    ended = said("backup", "copy.sqlite3")
    assert ended.said == sentence("operator-backup-made", path="copy.sqlite3", tables=2, acts=_size(database)) + "\n"
    assert (ended.status, ended.complained) == (0, "")
    for table in ("tables", "acts", "matches", "match_people", "people", "standings"):
        query = f"SELECT * FROM {table}"  # noqa: S608 - the test's own words
        assert rows(tmp_path / "copy.sqlite3", query) == rows(database, query)


async def test_while_the_bot_plays(database: Path, tmp_path: Path) -> None:
    """Everything acknowledged before is in the copy, also what stands in the write-ahead log alone."""
    async with await Store.open(database) as store:
        stored = await store.load(PART)
        assert stored is not None
        for entry, state in list(go_on(stored.state))[:3]:
            await store.append(entry, state)
        back_up(database, tmp_path / "copy.sqlite3", WORDS)
        log = await store.read_log(PART)
    async with await Store.open(tmp_path / "copy.sqlite3") as copy:
        assert await copy.read_log(PART) == log


def test_a_backup_replaces_nothing(said: Said, database: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    before = {path.name for path in tmp_path.iterdir()}
    ended = said("backup", "mine")
    reason = sentence("store-error-target-exists", path="mine")
    assert ended.complained == sentence("operator-backup-failed", reason=reason) + "\n"
    assert ended.status == 2
    assert (tmp_path / "mine").read_text() == "mine"
    assert said("backup", str(database)).status == 2
    assert {path.name for path in tmp_path.iterdir()} - before <= {"pesten.sqlite3-shm", "pesten.sqlite3-wal"}


@pytest.mark.parametrize(("language", "target"), [("en", "nowhere/copy"), ("nl", "nowhere/copy")])
def test_a_folder_that_is_not_there(said: Said, database: Path, language: str, target: str) -> None:
    ended = said("backup", target, LANG=language)
    reason = sentence("backup-error-unwritable", language, path=target)
    assert ended.complained == sentence("operator-backup-failed", language, reason=reason) + "\n"
    assert ended.status == 2


def test_a_folder_is_no_place_for_a_backup(said: Said, database: Path, tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    ended = said("backup", "copies")
    reason = sentence("backup-error-folder", path="copies")
    assert ended.complained == sentence("operator-backup-failed", reason=reason) + "\n"
    assert list((tmp_path / "copies").iterdir()) == []


def test_what_is_wrong_with_the_database_is_not_said_of_the_backup(said: Said, tmp_path: Path) -> None:
    reason = sentence("store-error-missing", path=str(tmp_path / "pesten.sqlite3"))
    assert said("backup", "copy").complained == sentence("operator-backup-failed", reason=reason) + "\n"


def test_a_damaged_database_gives_no_backup(said: Said, database: Path, tmp_path: Path) -> None:
    """Half a file: SQLite's own check finds it, and no copy stays."""
    content = database.read_bytes()
    database.write_bytes(content[: len(content) // 2])
    ended = said("backup", "copy.sqlite3")
    reason = sentence("store-error-damaged", path=str(database))
    assert (ended.status, ended.complained) == (2, sentence("operator-backup-failed", reason=reason) + "\n")
    assert not (tmp_path / "copy.sqlite3").exists()
    assert not (tmp_path / "copy.sqlite3.unfinished").exists()


@pytest.mark.parametrize("damaged", ["sqlite_autoindex_acts_1", "notes"])
def test_a_damaged_database_is_what_is_named(said: Said, database: Path, tmp_path: Path, damaged: str) -> None:
    """Also where the counting of what it holds stumbles, or nothing before the check of the copy, page by page."""
    [(page,)] = rows(database, f"SELECT rootpage FROM sqlite_schema WHERE name = '{damaged}'")  # noqa: S608
    [(size,)] = rows(database, "PRAGMA page_size")
    assert isinstance(page, int)
    assert isinstance(size, int)
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    ended = said("backup", "copy.sqlite3")
    reason = sentence("store-error-damaged", path=str(database))
    assert (ended.status, ended.complained) == (2, sentence("operator-backup-failed", reason=reason) + "\n")
    assert not (tmp_path / "copy.sqlite3").exists()


def test_a_copy_that_alone_is_damaged_is_named_itself(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a failing disk would leave it: the database is sound, so it is not accused."""
    copy = tmp_path / "copy.sqlite3"

    def unsound(connection: sqlite3.Connection, path: Path) -> None:
        if path == copy:
            raise StoreError(StoreFault.DAMAGED, path=str(path))
        inspecting.demand_sound(connection, path)

    monkeypatch.setattr("data.backup.demand_sound", unsound)
    with pytest.raises(OperatorError) as caught:
        back_up(database, copy, WORDS)
    assert sentence("backup-error-damaged", path=str(copy)) in str(caught.value)


def test_a_copy_that_holds_less_is_noticed(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a disk that loses what was written would leave it."""
    held = iter([inspecting.Totals(2, 9, 1), inspecting.Totals(2, 8, 1)])
    monkeypatch.setattr("data.backup.totals", lambda _: next(held))
    with pytest.raises(OperatorError) as caught:
        back_up(database, tmp_path / "copy.sqlite3", WORDS)
    assert sentence("store-error-copy-differs", path=str(tmp_path / "copy.sqlite3")) in str(caught.value)
    assert not (tmp_path / "copy.sqlite3").exists()


def test_an_earlier_release_can_be_backed_up_before_the_update(
    said: Said, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What needs the newest tables asks to start the bot first."""
    known = known_migrations()
    monkeypatch.setattr("data.inspecting.known_migrations", lambda: (*known, known[-1]))
    assert said("backup", "copy.sqlite3").status == 0
    ended = said("show")
    older = sentence("store-error-older-schema", path=str(database), found=len(known), known=len(known) + 1)
    assert ended.complained == f"{older}\n"
    assert said("restore", "copy.sqlite3").status == 0


# ---- restore


def test_restoring_goes_back_and_keeps_what_was_there(said: Said, database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    shutil.copy(database, backup)
    change(database, "DELETE FROM acts WHERE table_id = :part")
    before = {path.name for path in tmp_path.iterdir()}
    ended = said("restore", str(backup))
    assert (ended.status, ended.complained) == (0, "")
    assert rows(database, "SELECT * FROM acts") == rows(backup, "SELECT * FROM acts")
    [aside] = [path for path in tmp_path.iterdir() if path.name not in before and path.suffix != ".lock"]
    assert aside.name.startswith("pesten.sqlite3.")
    assert ended.said.splitlines()[-1] == sentence("operator-kept-aside", path=str(aside))
    assert rows(aside, f"SELECT COUNT(*) FROM acts WHERE table_id = '{PART}'") == [(0,)]  # noqa: S608


async def test_the_log_of_a_killed_program_is_kept_and_not_played_in(database: Path, tmp_path: Path) -> None:
    """What stood in the write-ahead log alone belongs to what is put aside; the backup is not changed by it."""
    backup, crashed = tmp_path / "backup", tmp_path / "crashed" / "pesten.sqlite3"
    crashed.parent.mkdir()
    shutil.copy(database, backup)
    async with await Store.open(database) as store:
        await store.write_note("later", "than the backup")
        for ending in ("", "-wal"):  # as a killed program leaves them
            shutil.copy(database.with_name(database.name + ending), crashed.with_name(crashed.name + ending))
    assert crashed.with_name("pesten.sqlite3-wal").stat().st_size > 0
    aside = restore_database(crashed, backup, 0.0)
    assert aside == crashed.with_name("pesten.sqlite3.19700101-000000")
    note = "SELECT content FROM notes WHERE name = 'later'"
    assert rows(aside, note) == [("than the backup",)]
    assert rows(crashed, note) == []
    async with await Store.open(crashed) as store:
        assert await store.read_note("later") is None


async def test_not_while_the_bot_plays(database: Path, tmp_path: Path) -> None:
    shutil.copy(database, tmp_path / "backup")
    async with await Store.open(database) as store:
        await store.write_note("played", "on")
        with pytest.raises(StoreError) as caught:
            restore_database(database, tmp_path / "backup", 0.0)
        assert caught.value.code == StoreFault.IN_USE
        assert await store.read_note("played") == "on"
    async with await Store.open(database) as store:
        assert await store.read_note("played") == "on"


def _no_database(path: Path) -> None:
    path.write_text("Dear Anna, " * 200)


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _foreign(path: Path) -> None:
    sqlite3.connect(path).execute("CREATE TABLE letters (content)").connection.close()


def _newer(path: Path) -> None:
    change(path, "INSERT INTO migrations VALUES (9999, 'later', 0)")


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _half(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (_no_database, StoreFault.NOT_A_DATABASE),
        (_empty, StoreFault.FOREIGN_DATABASE),
        (_foreign, StoreFault.FOREIGN_DATABASE),
        (_newer, StoreFault.NEWER_SCHEMA),
        (_half, StoreFault.DAMAGED),
        (Path.unlink, StoreFault.MISSING),
        (_folder, StoreFault.FOLDER),
    ],
)
def test_a_backup_that_is_none_changes_nothing(
    said: Said, database: Path, tmp_path: Path, spoil: object, code: StoreFault
) -> None:
    backup = tmp_path / "backup"
    if spoil is not _foreign:
        shutil.copy(database, backup)
    assert callable(spoil)
    spoil(backup)
    content = database.read_bytes()
    ended = said("restore", "backup")
    newer = code is StoreFault.NEWER_SCHEMA
    steps: dict[str, int] = {"found": 9999, "known": len(known_migrations())} if newer else {}
    reason = sentence(f"backup-error-{code}", path=str(backup), **steps)
    assert "DATABASE_PATH" not in reason
    assert ended.complained == sentence("operator-restore-failed", reason=reason) + "\n"
    assert ended.status == 2
    assert database.read_bytes() == content
    assert [path.name for path in tmp_path.glob("pesten.sqlite3.*")] == ["pesten.sqlite3.lock"]


def test_where_no_database_was(said: Said, database: Path, tmp_path: Path) -> None:
    database.rename(tmp_path / "backup")
    ended = said("restore", "backup")
    assert len(ended.said.splitlines()) == 1
    assert rows(database, "SELECT id FROM tables ORDER BY id") == [(PART,), (WHOLE,)]


def test_what_is_put_aside_replaces_nothing(database: Path) -> None:
    """Two within a second get two names."""
    first, second = keep_aside(database, 60.0), keep_aside(database, 60.0)
    assert first.name == "pesten.sqlite3.19700101-000100"
    assert second.name == "pesten.sqlite3.19700101-000100-2"
    assert first.read_bytes() == second.read_bytes() == database.read_bytes()


def test_a_backup_onto_itself_changes_nothing_of_what_it_holds(said: Said, database: Path) -> None:
    acts = rows(database, "SELECT * FROM acts")
    assert said("restore", str(database)).status == 0
    assert rows(database, "SELECT * FROM acts") == acts


def test_the_restored_database_plays_on(said: Said, database: Path, tmp_path: Path) -> None:
    said("backup", "copy")
    said("restore", "copy")

    async def play() -> int:
        async with await Store.open(database) as store:
            stored = await store.load(PART)
            assert stored is not None
            before = stored.state.sequence
            entry, state = next(go_on(stored.state))
            await store.append(entry, state)
            return len(await store.read_log(PART)) - before

    assert asyncio.run(play()) == 1


@pytest.mark.parametrize("step", ["shutil.copy2", "Path.replace"])
def test_a_full_disk_is_told_as_such(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """While the old one is put aside, or the new one in its place. Making room helps; the database still stands."""
    shutil.copy(database, tmp_path / "backup")
    before = database.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(f"data.restoring.{step}", full)
    with pytest.raises(StoreError) as caught:
        restore_database(database, tmp_path / "backup", 0.0)
    assert caught.value.code == StoreFault.DISK_FULL
    assert database.read_bytes() == before
