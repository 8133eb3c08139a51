"""What ends a running program, or keeps it from starting, and only its host can mend: one sentence, status 2."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.playground import Playground
from data.store import Store
from tests.processes.program import PATIENCE, Program, against, ran
from tests.processes.test_operator_errors import sentence
from tests.store.examples import new_table


@pytest.mark.parametrize(
    ("code", "status", "expected"),
    [
        (4004, 2, sentence("operator-token-refused")),
        (4011, 75, sentence("operator-other-shards", detail="gateway 4011")),
        (4014, 2, sentence("operator-discord-ended", detail="gateway 4014")),
    ],
)
async def test_the_gateway_ends_for_good(tmp_path: Path, code: int, status: int, expected: str) -> None:
    """Authentication failed, sharding required (which a new start mends: discord.py asks then), disallowed intents.

    Discord's documentation, gateway close event codes.
    """
    async with Playground() as playground, await Program.start(tmp_path, ["run"], **against(playground)) as program:
        await program.plays_on(playground)
        async with asyncio.timeout(PATIENCE):
            while program.process.returncode is None:  # a code that is lost with its connection is said again
                await playground.gateway.close(code)
                await asyncio.sleep(0.05)
        ended = await program.ended()
    assert (ended.status, ended.complained) == (status, expected + "\n")


@pytest.mark.parametrize("damaged", ["tables", "notes"])
async def test_a_database_damaged_in_a_part_that_is_used_late(tmp_path: Path, damaged: str) -> None:
    """It opens; the damage is found when the last of the cogs asks for the tables, or by the first that is written."""
    path = tmp_path / "pesten.sqlite3"
    async with await Store.open(path) as store:
        await store.append(*new_table())
        await store.write_note("any", "note")
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        [(page,)] = connection.execute(query, (damaged,)).fetchall()
        [(size,)] = connection.execute("PRAGMA page_size").fetchall()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    async with Playground() as playground:
        ended = await ran(tmp_path, "run", **against(playground))
    *logged, last = ended.complained.splitlines()
    assert (ended.status, last) == (2, sentence("store-error-damaged", path=str(path)))
    assert not [line for line in logged if " ERROR data.writer: " not in line]  # no traceback
