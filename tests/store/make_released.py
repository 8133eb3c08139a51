"""Makes the database of a release, which every later release must open: one running match, one finished.

Run it once with each release that adds a migration, and commit the file; one that was released is never made anew.
Usage, in the project's folder: python -m tests.store.make_released 0001
"""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from data.store import Store
from tests.store.matches import store_match

RELEASED = Path(__file__).with_name("released")


async def make(target: Path) -> None:
    """Play both matches into a new database."""
    with TemporaryDirectory() as folder:
        async with await Store.open(Path(folder) / "pesten.sqlite3") as store:
            await store_match(store, "running", rounds=1)
            await store.record_message("running", 60, 990)
            await store_match(store, "finished")
            await store.backup(target)


if __name__ == "__main__":
    RELEASED.mkdir(exist_ok=True)
    asyncio.run(make(RELEASED / f"{sys.argv[1]}.sqlite3"))
