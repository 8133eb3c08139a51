"""`python -m bot check-database`: every fault is found, and mended where the log can mend it; the log stays."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.operator.check_database import check_database, repair
from bot.tables.outcome import match_result
from bot.tables.transitions import replay
from data import checking
from data.checking import FaultKind, checked_tables
from data.codec import SNAPSHOT_VERSION
from data.errors import StoreError, StoreFault
from data.store import Store
from tests.operator.conftest import LOCALIZER, PART, WHOLE, Said, change, rows, sentence
from tests.store.matches import go_on

WORDS = LOCALIZER.words("en")
LOG = "SELECT * FROM acts ORDER BY table_id, sequence"

MENDED = {
    "a changed snapshot": (
        "UPDATE tables SET snapshot = CAST(x'01' || substr(snapshot, 2) AS BLOB) WHERE id = :part",
        FaultKind.SNAPSHOT_DAMAGED,
    ),
    "a snapshot of a later release": (
        "UPDATE tables SET snapshot_version = 99 WHERE id = :part",
        FaultKind.SNAPSHOT_DAMAGED,
    ),
    "a table put back in time": (
        "UPDATE tables SET sequence = sequence - 1 WHERE id = :part",
        FaultKind.SNAPSHOT_DAMAGED,
    ),
    "a table that looks ended": ("UPDATE tables SET ended_at = 1 WHERE id = :part", FaultKind.COLUMNS_DIFFER),
    "a table of another server": ("UPDATE tables SET guild = 6 WHERE id = :whole", FaultKind.COLUMNS_DIFFER),
    "a result that is gone": (
        "DELETE FROM match_people WHERE table_id = :whole",
        FaultKind.RESULT_DIFFERS,
    ),
    "a better place": (
        "UPDATE match_people SET place = 1, points = 0 WHERE place > 1",
        FaultKind.RESULT_DIFFERS,
    ),
    "another day": ("UPDATE matches SET ended_at = 1", FaultKind.RESULT_DIFFERS),
    "a result of a match that is on": (
        "INSERT INTO matches VALUES (:part, 5, 'pesten_7', 'people', 8, 0, 1)",
        FaultKind.RESULT_UNEXPECTED,
    ),
    "wins that nobody won": ("UPDATE standings SET wins = wins + 1", FaultKind.STANDINGS_DIFFER),
    "standings that are gone": ("DELETE FROM standings WHERE period = 'all'", FaultKind.STANDINGS_DIFFER),
    "somebody who never played": (
        "INSERT INTO standings VALUES (5, '', 'people', 'all', 77, 1, 1, 1, 0)",
        FaultKind.STANDINGS_DIFFER,
    ),
}
HOPELESS = {
    "an act that is gone": ("DELETE FROM acts WHERE table_id = :part AND sequence = 9", FaultKind.LOG_DAMAGED),
    "a changed act": ("UPDATE acts SET at = at + 1 WHERE table_id = :part AND sequence = 9", FaultKind.LOG_DAMAGED),
    "an end that is gone": (
        "DELETE FROM acts WHERE table_id = :part AND sequence = (SELECT sequence FROM tables WHERE id = :part)",
        FaultKind.LOG_SHORT,
    ),
    "acts that belong to nothing": (
        "INSERT INTO acts (table_id, sequence, at, kind, body, checksum) VALUES ('nowhere', 1, 0, 'closed', '{}', 0)",
        FaultKind.ORPHAN,
    ),
}


def _kinds(said: str) -> set[FaultKind]:
    """Which kinds of fault were told, by the beginnings of their sentences."""
    found = set()
    for kind in FaultKind:
        start = sentence(f"database-fault-{kind}", table=PART, detail="|").split("|")[0]
        other = sentence(f"database-fault-{kind}", table=WHOLE, detail="|").split("|")[0]
        if any(line.startswith((start, other)) for line in said.splitlines()):
            found.add(kind)
    return found


def _counts(database: Path) -> str:
    [(tables, acts, matches)] = rows(
        database, "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM acts), (SELECT COUNT(*) FROM matches)"
    )
    assert isinstance(tables, int)
    assert isinstance(acts, int)
    assert isinstance(matches, int)
    return sentence("operator-database-checked", tables=tables, acts=acts, matches=matches)


def test_a_sound_database(said: Said, database: Path) -> None:
    ended = said("check-database")
    assert ended.said.splitlines() == [_counts(database), sentence("operator-database-faults", count=0)]
    assert (ended.status, ended.complained) == (0, "")


def test_nothing_to_repair_changes_nothing(said: Said, database: Path, tmp_path: Path) -> None:
    content = database.read_bytes()
    assert said("check-database", "--repair").status == 0
    assert database.read_bytes() == content
    assert {path.name for path in tmp_path.iterdir()} <= {
        "pesten.sqlite3", "pesten.sqlite3.lock", "pesten.sqlite3-wal", "pesten.sqlite3-shm",
    }  # fmt: skip


@pytest.mark.parametrize(("statement", "kind"), MENDED.values(), ids=MENDED)
def test_what_follows_from_the_log_is_mended(
    said: Said, database: Path, tmp_path: Path, statement: str, kind: FaultKind
) -> None:
    everything = [rows(database, f"SELECT * FROM {table}") for table in ("tables", "acts", "matches", "match_people")]  # noqa: S608
    standings = rows(database, "SELECT * FROM standings ORDER BY 1, 2, 3, 4, 5")
    change(database, statement)
    found = said("check-database")
    assert kind in _kinds(found.said), found.said
    assert found.status == 2
    mended = said("check-database", "--repair")
    assert (mended.status, mended.complained) == (0, "")
    assert mended.said.endswith(sentence("operator-database-faults", count=0) + "\n")
    assert said("check-database").status == 0
    assert [rows(database, f"SELECT * FROM {table}") for table in ("tables", "acts", "matches", "match_people")] == (  # noqa: S608
        everything
    )
    assert rows(database, "SELECT * FROM standings ORDER BY 1, 2, 3, 4, 5") == standings
    [aside] = [path for path in tmp_path.glob("pesten.sqlite3.2*") if not path.name.endswith("-wal")]
    assert sentence("operator-kept-aside", path=str(aside)) in mended.said


@pytest.mark.parametrize(("statement", "kind"), HOPELESS.values(), ids=HOPELESS)
def test_faults_of_the_log_itself_are_told_and_stay(
    said: Said, database: Path, statement: str, kind: FaultKind
) -> None:
    change(database, statement)
    log, tables = rows(database, LOG), rows(database, "SELECT * FROM tables")
    assert _kinds(said("check-database").said) == {kind}
    mended = said("check-database", "--repair")
    assert mended.status == 2
    assert mended.said.splitlines()[-1] == sentence("operator-database-faults", count=1)
    assert rows(database, LOG) == log
    assert rows(database, "SELECT * FROM tables") == tables


def test_a_result_that_is_missing_comes_back(said: Said, database: Path) -> None:
    result = rows(database, "SELECT * FROM match_people")
    change(database, "DELETE FROM match_people", "DELETE FROM matches")
    assert _kinds(said("check-database").said) == {FaultKind.RESULT_MISSING, FaultKind.STANDINGS_DIFFER}
    assert said("check-database", "--repair").status == 0
    assert rows(database, "SELECT * FROM match_people") == result


async def test_a_log_that_the_rules_refuse(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Sound as rows, impossible as a game: an act is told twice. Its cards are not named."""
    async with await Store.open(database) as store:
        stored = await store.load(PART)
        assert stored is not None
        entry, state = next(go_on(stored.state))
        await store.append(entry, state)
        again = type(entry)(PART, entry.sequence + 1, entry.at, None, entry.act)
        state.sequence += 1
        await store.append(again, state)
    assert not check_database(database, WORDS)
    [line, *_] = capsys.readouterr().out.splitlines()
    before, _, after = sentence("database-fault-log-refused", table=PART, detail="|").partition("|")
    code = line.removeprefix(before).removesuffix(after)
    assert code in {"not-your-turn", "not-in-hand", "does-not-fit"}


def test_another_snapshot_than_the_log_leads_to(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whole and of the right act, but with a card more."""

    async def forge() -> None:
        async with await Store.open(database) as store:
            stored = await store.load(PART)
            assert stored is not None
            entry, state = next(go_on(stored.state))
            assert state.match is not None
            assert state.match.round is not None
            state.match.round.hands[0].append(state.match.round.hands[0][0])
            await store.append(entry, state)

    asyncio.run(forge())
    assert not check_database(database, WORDS)
    assert _kinds(capsys.readouterr().out) == {FaultKind.SNAPSHOT_DIFFERS}
    assert repair(database, WORDS)


def test_a_snapshot_of_an_earlier_release_is_no_fault(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made again from the log when the table is needed."""
    monkeypatch.setattr(checking, "SNAPSHOT_VERSION", SNAPSHOT_VERSION + 1)
    assert check_database(database, WORDS)


async def test_while_the_bot_plays(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Checking sees one moment; repairing is refused, and says so before it looks at anything."""
    async with await Store.open(database) as store:
        stored = await store.load(PART)
        assert stored is not None
        for entry, state in list(go_on(stored.state))[:3]:
            await store.append(entry, state)
        assert check_database(database, WORDS)
        capsys.readouterr()
        with pytest.raises(StoreError) as caught:
            repair(database, WORDS)
        assert caught.value.code == StoreFault.IN_USE
        assert capsys.readouterr().out == ""


async def test_acts_that_come_while_it_checks_are_not_seen(database: Path) -> None:
    """All is read as of the moment at which it began."""
    async with await Store.open(database) as store:
        stored = await store.load(PART)
        assert stored is not None
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            connection.execute("SELECT 1 FROM tables").fetchall()
            entry, state = next(go_on(stored.state))
            await store.append(entry, state)
            tables = {table.row.id: table for table in checked_tables(connection, replay, match_result)}
        assert tables[PART].acts == entry.sequence - 1
        assert tables[PART].faults == ()


def test_every_table_is_looked_at_page_by_page(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "PAGE", 1)
    with closing(sqlite3.connect(database)) as connection:
        assert [table.row.id for table in checked_tables(connection, replay, match_result)] == [PART, WHOLE]


def _lose_an_entry(path: Path) -> None:
    """Shorten an index by one: its page counts its entries in bytes 3 and 4 (sqlite.org/fileformat2.html §1.6)."""
    [(page,)] = rows(path, "SELECT rootpage FROM sqlite_schema WHERE name = 'standings_by_wins'")
    [(size,)] = rows(path, "PRAGMA page_size")
    assert isinstance(page, int)
    assert isinstance(size, int)
    content = bytearray(path.read_bytes())
    count = slice((page - 1) * size + 3, (page - 1) * size + 5)
    content[count] = (int.from_bytes(content[count], "big") - 1).to_bytes(2, "big")
    path.write_bytes(content)


def test_a_broken_file_is_told_and_not_repaired(said: Said, database: Path) -> None:
    _lose_an_entry(database)
    content = database.read_bytes()
    checked = said("check-database")
    assert checked.status == 2
    assert _kinds(checked.said) == {FaultKind.STRUCTURE}
    *faults, _, _ = checked.said.splitlines()
    assert any("standings_by_wins" in fault for fault in faults)
    ended = said("check-database", "--repair")
    assert (ended.status, ended.said) == (2, "")
    assert ended.complained == sentence("store-error-damaged", path=str(database)) + "\n"
    assert database.read_bytes() == content


@pytest.mark.parametrize("arguments", [("check-database",), ("check-database", "--repair")])
def test_without_a_database(said: Said, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    ended = said(*arguments)
    assert ended.complained == sentence("store-error-missing", path=str(tmp_path / "pesten.sqlite3")) + "\n"
    assert ended.status == 2
    assert list(tmp_path.iterdir()) == []
