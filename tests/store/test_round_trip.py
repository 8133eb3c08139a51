"""What goes into the store comes out again."""

import asyncio
from pathlib import Path

import pytest

from bot.engine import PRESETS
from bot.tables.protocols import SequenceTaken, Standings, TableStore
from data.store import Store
from tests.store.examples import close, finish, new_table, next_entry, person_result, play_one, result_of, start_match


async def test_a_table_comes_back_as_it_was_stored(path: Path) -> None:
    """Also after the store was closed and opened again, with the message that shows it."""
    entry, state = new_table()
    async with await Store.open(path) as store:
        await store.append(entry, state)
        await store.append(start_match(state), state)
        for _ in range(4):
            await store.append(play_one(state), state)
        await store.record_message(state.id, 61, 990)
    async with await Store.open(path) as store:
        (loaded,) = await store.load_running()
    assert loaded.state == state
    assert loaded.message == 990


async def test_play_goes_on_after_loading(store: Store) -> None:
    """A loaded round accepts what the original would accept, and both come to the same."""
    entry, state = new_table()
    await store.append(entry, state)
    await store.append(start_match(state), state)
    loaded = await store.load(state.id)
    assert loaded is not None
    for _ in range(20):
        assert play_one(loaded.state) == play_one(state)
    assert loaded.state == state


async def test_the_log_holds_every_act_in_order(store: Store) -> None:
    """`read_log` gives equal acts, numbered from 1."""
    entry, state = new_table()
    entries = [entry]
    await store.append(entry, state)
    for make in (start_match, play_one, play_one, close):
        entries.append(make(state))
        await store.append(entries[-1], state)
    assert await store.read_log(state.id) == entries
    assert [entry.sequence for entry in entries] == [1, 2, 3, 4, 5]
    assert await store.read_log("no such table") == []


async def test_ended_tables_are_kept_but_not_running(store: Store) -> None:
    """Closed and finished tables can still be loaded one by one."""
    for table, end in (("a", close), ("b", finish)):
        entry, state = new_table(table)
        await store.append(entry, state)
        await store.append(end(state), state)
    entry, running = new_table("c")
    await store.append(entry, running)
    assert [table.state.id for table in await store.load_running()] == ["c"]
    for table in "abc":
        loaded = await store.load(table)
        assert loaded is not None
        assert loaded.state.id == table
    assert await store.load("d") is None


async def test_the_state_is_stored_as_it_was_when_the_act_came(store: Store) -> None:
    """What happens to the state while the act waits for the disk belongs to the next act."""
    entry, state = new_table()
    waiting = asyncio.ensure_future(store.append(entry, state))
    await asyncio.sleep(0)
    assert not waiting.done()
    state.host = 4242
    await waiting
    loaded = await store.load(state.id)
    assert loaded is not None
    assert loaded.state.host == 1001


@pytest.mark.parametrize("step", [-1, 0, 2])
async def test_only_the_next_act_is_accepted(store: Store, step: int) -> None:
    """An act that was stored, one before it, and one that leaves a gap are refused and change nothing."""
    entry, state = new_table()
    await store.append(entry, state)
    await store.append(start_match(state), state)
    stored = await store.load(state.id)
    state.sequence += step - 1
    with pytest.raises(SequenceTaken):
        await store.append(play_one(state), state)
    after = await store.load(state.id)
    assert after == stored
    assert len(await store.read_log(state.id)) == 2


async def test_a_table_is_opened_once(store: Store) -> None:
    """A second table by the same id is refused."""
    entry, state = new_table()
    await store.append(entry, state)
    with pytest.raises(SequenceTaken):
        await store.append(*new_table(guild=6))
    loaded = await store.load(state.id)
    assert loaded is not None
    assert loaded.state.guild == 5


async def test_equal_rules_are_one_object(store: Store) -> None:
    """Between tables, and between a table, its match and its round."""
    for table in ("a", "b"):
        entry, state = new_table(table)
        await store.append(entry, state)
        await store.append(start_match(state), state)
    first, second = [loaded.state for loaded in await store.load_running()]
    assert first.rules == PRESETS["pesten_7"]
    assert first.rules is second.rules
    for state in (first, second):
        assert state.match is not None
        assert state.match.round is not None
        assert state.match.rules is first.rules
        assert state.match.round.rules is first.rules


async def test_a_result_is_refused_the_second_time(store: Store) -> None:
    """The whole act is refused with it, by its number."""
    entry, state = new_table()
    await store.append(entry, state)
    last = finish(state)
    result = result_of(state, person_result(1, 1, -4), person_result(2, 2, 4))
    await store.append(last, state, result)
    with pytest.raises(SequenceTaken):
        await store.append(last, state, result)


async def test_acts_of_another_table_state_are_not_taken(store: Store) -> None:
    """An act belongs to the state that it led to."""
    entry, _ = new_table("a")
    _, other = new_table("b")
    with pytest.raises(AssertionError):
        await store.append(entry, other)
    assert await store.load_running() == []


def test_the_store_is_what_the_tables_ask_for(store: Store) -> None:
    """A type checker holds the store against both protocols here."""
    tables: TableStore = store
    standings: Standings = store
    assert (tables, standings) == (store, store)


async def test_numbers_of_discord_fit(store: Store) -> None:
    """Ids of 64 bits, as Discord may give them one day; its snowflakes are positive signed numbers."""
    entry, state = new_table(guild=2**63 - 1)
    state.host = 2**63 - 1
    await store.append(entry, state)
    await store.append(next_entry(state, entry.act, actor=2**63 - 1), state)
    loaded = await store.load(state.id)
    assert loaded is not None
    assert loaded.state == state


async def test_notes(path: Path) -> None:
    """A later note replaces an earlier one of its name, and outlives the process."""
    async with await Store.open(path) as store:
        assert await store.read_note("tree") is None
        await store.write_note("tree", "a")
        await store.write_note("leaf", "b")
        await store.write_note("tree", "c")
    async with await Store.open(path) as store:
        assert [await store.read_note(name) for name in ("tree", "leaf")] == ["c", "b"]
