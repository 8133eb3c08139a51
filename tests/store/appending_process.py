"""A process that appends acts for ever and prints each as soon as it is acknowledged; tests kill it.

Usage: python appending_process.py DATABASE FIRST_TABLE
"""

import asyncio
import sys
from pathlib import Path

from data.store import Store
from tests.store.examples import new_table, next_entry


async def append_for_ever(store: Store, table: str) -> None:
    """Append to one table until the process is killed."""
    entry, state = new_table(table)
    while True:
        await store.append(entry, state)
        sys.stdout.write(f"{table} {state.sequence}\n")
        sys.stdout.flush()
        entry = next_entry(state, entry.act)


async def main(path: Path, first: int) -> None:
    """Append to ten tables at once."""
    async with await Store.open(path) as store:
        await asyncio.gather(*(append_for_ever(store, f"t{first + number}") for number in range(10)))


asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
