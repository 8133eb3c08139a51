"""Whole matches by the tables' own rules: stored, read, replayed; and databases of earlier releases."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.engine import GAMES
from bot.tables.outcome import match_result
from bot.tables.results import Opposition, SortBy
from bot.tables.state import Phase
from bot.tables.transitions import replay
from data.codec import read_act, read_snapshot, write_act, write_snapshot
from data.migrating import known_migrations, migrate
from data.store import Store
from tests.store.make_released import make
from tests.store.matches import go_on, play, store_match

RELEASED = sorted(Path(__file__).with_name("released").glob("*.sqlite3"))


@pytest.mark.parametrize("preset", GAMES)
def test_every_act_and_state_of_a_match_survives(preset: str) -> None:
    """Written and read again, each is equal; so are a state and the replay of the log up to it."""
    log = []
    for entry, state in play("t1", preset):
        assert read_snapshot(state.id, state.sequence, write_snapshot(state)) == state
        assert read_act(entry.table, write_act(entry)) == entry
        log.append(entry)
    assert state.phase is Phase.FINISHED
    for length in (1, 4, 5, len(log) // 2, len(log)):
        assert replay(log[:length]).sequence == length
    assert replay(log) == state


async def check_store(store: Store) -> None:
    """The running match is where its log leads, goes on, and the finished one is on the leaderboard."""
    (running,) = await store.load_running()
    assert running.message == 990
    assert running.state.phase is Phase.PLAYING
    assert running.state == replay(await store.read_log("running"))
    finished = await store.load("finished")
    assert finished is not None
    assert finished.state == replay(await store.read_log("finished"))
    result = match_result(finished.state)
    assert result is not None
    found = await store.page(
        5, variant="pesten_7", opposition=Opposition.PEOPLE, month="2026-11", sort=SortBy.SCORE, page=0
    )
    assert {(row.person, row.name, row.matches, row.score_sum) for row in found.rows} == {
        (person.person, person.name, 1, person.final_score) for person in result.people
    }
    assert {row.name for row in found.rows} == {"Anna", "Ben"}
    for entry, state in go_on(running.state):
        await store.append(entry, state, match_result(state))
    assert await store.load_running() == []


async def test_a_match_stopped_and_taken_up_again(path: Path) -> None:
    """The store of this program passes what stores of earlier ones must pass."""
    async with await Store.open(path) as store:
        await store_match(store, "running", rounds=1)
        await store.record_message("running", 60, 990)
        await store_match(store, "finished")
    async with await Store.open(path) as store:
        await check_store(store)


@pytest.mark.parametrize("released", RELEASED, ids=lambda path: path.stem)
async def test_databases_of_every_release_open(released: Path, path: Path) -> None:
    """Migrated where needed; what runs in them is played to its end."""
    path.parent.mkdir()
    shutil.copy(released, path)
    async with await Store.open(path, rebuild=replay) as store:
        await check_store(store)


def test_there_is_a_database_of_the_first_release() -> None:
    """Or the test above would be empty."""
    assert "0001" in {path.stem for path in RELEASED}


async def test_the_recipe_makes_such_a_database(tmp_path: Path) -> None:
    """What a release adds passes the same check."""
    await make(tmp_path / "next.sqlite3")
    async with await Store.open(tmp_path / "next.sqlite3") as store:
        await check_store(store)


@pytest.mark.parametrize("released", RELEASED, ids=lambda path: path.stem)
def test_released_migrations_are_as_they_were(released: Path, tmp_path: Path) -> None:
    """A database made by today's migrations up to that release has the schema that was released."""
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(released, copy)
    theirs = sqlite3.connect(copy)
    (count,) = theirs.execute("SELECT COUNT(*) FROM migrations").fetchone()
    ours = sqlite3.connect(":memory:", isolation_level=None)
    migrate(ours, copy, known_migrations()[:count])
    schema = "SELECT type, name, sql FROM sqlite_schema ORDER BY type, name"
    assert ours.execute(schema).fetchall() == theirs.execute(schema).fetchall()
    ours.close()
    theirs.close()
