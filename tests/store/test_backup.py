"""A copy is made while the bot runs, whole or not at all."""

import asyncio
from pathlib import Path

import pytest

from data.errors import StoreError, StoreFault
from data.store import Store
from tests.store.examples import new_table, next_entry


async def test_a_copy_made_while_acts_come(store: Store, tmp_path: Path) -> None:
    """It holds every act acknowledged before it began, opens as a database, and its log has no gap."""
    entry, state = new_table()
    await store.append(entry, state)

    async def go_on() -> None:
        for _ in range(50):
            await store.append(next_entry(state, entry.act), state)

    acts = asyncio.create_task(go_on())
    for _ in range(10):
        await store.record_message(state.id, 60, 1)
    least = len(await store.read_log(state.id))
    await store.backup(tmp_path / "copy.sqlite3")
    most = state.sequence
    await acts
    async with await Store.open(tmp_path / "copy.sqlite3") as copy:
        log = await copy.read_log(state.id)
        assert least <= len(log) <= most
        assert [entry.sequence for entry in log] == list(range(1, len(log) + 1))
    assert len(await store.read_log(state.id)) == 51


async def test_a_copy_is_one_file(store: Store, tmp_path: Path) -> None:
    """Nothing lies beside it, and nothing of an earlier attempt is in it."""
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "copy.sqlite3.unfinished").write_text("half of an earlier copy")
    await store.append(*new_table())
    await store.backup(folder / "copy.sqlite3")
    assert [path.name for path in folder.iterdir()] == ["copy.sqlite3"]


async def test_a_copy_replaces_nothing(store: Store, tmp_path: Path) -> None:
    """Neither a file nor the database itself."""
    (tmp_path / "there").write_text("mine")
    for target in (tmp_path / "there", store.path):
        with pytest.raises(StoreError) as caught:
            await store.backup(target)
        assert (caught.value.code, caught.value.arguments) == (StoreFault.TARGET_EXISTS, {"path": str(target)})
    assert (tmp_path / "there").read_text() == "mine"


async def test_a_place_that_cannot_be_written(store: Store, tmp_path: Path) -> None:
    """A folder that does not exist is told, not made."""
    with pytest.raises(StoreError) as caught:
        await store.backup(tmp_path / "nowhere" / "copy.sqlite3")
    assert caught.value.code == StoreFault.UNWRITABLE
    assert await store.load_running() == []
