"""Damage of every kind is noticed, costs one table at most, and is mended from the log where that is whole."""

import logging
import sqlite3
from pathlib import Path

import pytest

from bot.tables.acts import LoggedAct
from bot.tables.state import TableState
from data.codec import Damaged
from data.store import Store
from tests.store.examples import close, new_table, play_one, result_of, start_match

DAMAGE = {
    "a changed byte": "UPDATE tables SET snapshot = CAST(x'01' || substr(snapshot, 2) AS BLOB)",
    "a snapshot cut short": "UPDATE tables SET snapshot = substr(snapshot, 1, 40)",
    "no snapshot": "UPDATE tables SET snapshot = x''",
    "text instead": "UPDATE tables SET snapshot = 'text'",
    "an unknown version": "UPDATE tables SET snapshot_version = 99",
    "a wrong checksum": "UPDATE tables SET snapshot_checksum = snapshot_checksum + 1",
    "another table's snapshot": "UPDATE tables SET snapshot = (SELECT snapshot FROM tables WHERE id = 'sound')",
}
LOG_DAMAGE = {
    "a changed text": "UPDATE acts SET body = replace(body, 'play', 'ploy')",
    "a changed number": "UPDATE acts SET at = at + 1",
    "a changed person": "UPDATE acts SET actor = 6 WHERE sequence = 2",
    "text that is none": "UPDATE acts SET body = CAST(x'ff' AS TEXT) WHERE sequence = 2",
    "bytes instead": "UPDATE acts SET body = x'ff' WHERE sequence = 2",
    "a missing act": "DELETE FROM acts WHERE sequence = 2",
    "a missing first act": "DELETE FROM acts WHERE sequence = 1",
}


async def make_tables(path: Path) -> dict[str, TableState]:
    """Two tables in the middle of a round."""
    states = {}
    async with await Store.open(path) as store:
        for table in ("broken", "sound"):
            entry, state = new_table(table)
            await store.append(entry, state)
            for make in (start_match, play_one, play_one):
                await store.append(make(state), state)
            states[table] = state
    return states


def damage(path: Path, *statements: str) -> None:
    """Change the rows of the table called broken."""
    connection = sqlite3.connect(path)
    for statement in statements:
        column = "table_id" if " acts " in statement else "id"
        word = "AND" if "WHERE sequence" in statement else "WHERE"
        connection.execute(f"{statement} {word} {column} = 'broken'")
    assert connection.total_changes >= len(statements)
    connection.commit()
    connection.close()


def fold(acts: list[LoggedAct]) -> TableState:
    """Make the table again from its acts, as these tests play it."""
    _, state = new_table(acts[0].table)
    for make in (start_match, play_one, play_one)[: len(acts) - 1]:
        made = make(state)
        assert made == acts[state.sequence - 1]
    return state


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE)
async def test_a_damaged_snapshot_costs_one_table(
    path: Path, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The others load; the log names the table and none of its cards."""
    states = await make_tables(path)
    damage(path, statement)
    async with await Store.open(path) as store:
        assert [table.state for table in await store.load_running()] == [states["sound"]]
        assert await store.load("broken") is None
        assert len(await store.read_log("broken")) == 4
    told = [record for record in caplog.records if record.name.startswith("data")]
    assert told
    assert all("broken" in record.getMessage() and len(record.getMessage()) < 80 for record in told)


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE)
async def test_a_damaged_snapshot_is_rebuilt(path: Path, statement: str) -> None:
    """With the message that shows it; nothing is written until the next act, which heals the row."""
    states = await make_tables(path)
    damage(path, statement)
    async with await Store.open(path, rebuild=fold) as store:
        broken, sound = await store.load_running()
        assert (broken.state, sound.state) == (states["broken"], states["sound"])
    async with await Store.open(path) as store:
        assert [table.state.id for table in await store.load_running()] == ["sound"]
        await store.append(play_one(broken.state), broken.state)
        assert [table.state.id for table in await store.load_running()] == ["broken", "sound"]


@pytest.mark.parametrize("statement", LOG_DAMAGE.values(), ids=LOG_DAMAGE)
async def test_a_damaged_log(path: Path, statement: str, caplog: pytest.LogCaptureFixture) -> None:
    """It is not believed; with a whole snapshot the table plays on, without one it is left out."""
    states = await make_tables(path)
    damage(path, statement)
    async with await Store.open(path, rebuild=fold) as store:
        with pytest.raises(Damaged) as caught:
            await store.read_log("broken")
        assert caught.value.table == "broken"
        assert len(await store.load_running()) == 2
        await store.append(close(states["broken"]), states["broken"])
    damage(path, "UPDATE tables SET ended_at = NULL, snapshot = x'00'")
    async with await Store.open(path, rebuild=fold) as store:
        assert [table.state for table in await store.load_running()] == [states["sound"]]
    assert "table broken cannot be rebuilt from its log (Damaged)" in caplog.text


async def test_a_log_that_ends_too_early(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Its last act is missing: playing on from there would give an act's number twice."""
    states = await make_tables(path)
    damage(path, "DELETE FROM acts WHERE sequence = 4", "UPDATE tables SET snapshot = x'00'")
    async with await Store.open(path, rebuild=fold) as store:
        assert [table.state for table in await store.load_running()] == [states["sound"]]
    assert "the log of table broken does not lead to its act 4" in caplog.text


async def test_a_failing_rebuild_tells_no_cards(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever the rebuild raises, the others load, and its text stays out of the log."""

    def fail(acts: list[LoggedAct]) -> TableState:
        raise RuntimeError("not-in-hand card=7H")

    states = await make_tables(path)
    damage(path, "UPDATE tables SET snapshot = x'00'")
    with caplog.at_level(logging.DEBUG, "data"):
        async with await Store.open(path, rebuild=fail) as store:
            assert [table.state for table in await store.load_running()] == [states["sound"]]
    assert "RuntimeError" in caplog.text
    assert "7H" not in caplog.text


async def test_the_database_itself_refuses_rows_without_a_table(path: Path) -> None:
    """Foreign keys are on for the connection that writes."""
    async with await Store.open(path) as store:
        _, state = new_table("nobody")
        result = result_of(state)
        with pytest.raises(sqlite3.IntegrityError):
            await store._writer._thread.run(
                lambda connection: connection.execute(
                    "INSERT INTO matches VALUES (?, 5, 'x', 'people', 1, 1, 1)", (result.table,)
                )
            )
