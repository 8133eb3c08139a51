"""What ends a running program, or keeps it from starting, and only its host can mend: one sentence, status 2."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.playground import Playground
from data.store import Store
from tests.processes.program import PATIENCE, Program, against, ran
from tests.processes.test_operator_errors import assert_said, sentence
from tests.store.examples import new_table


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (4004, sentence("operator-token-refused")),
        (4011, sentence("operator-discord-ended", detail="gateway 4011")),
        (4014, sentence("operator-discord-ended", detail="gateway 4014")),
    ],
)
async def test_the_gateway_ends_for_good(tmp_path: Path, code: int, expected: str) -> None:
    """Authentication failed, sharding required, disallowed intents (discord.dev, gateway close event codes)."""
    async with Playground() as playground, await Program.start(tmp_path, ["run"], **against(playground)) as program:
        await program.plays_on(playground)
        async with asyncio.timeout(PATIENCE):
            while program.process.returncode is None:  # a code that is lost with its connection is said again
                await playground.gateway.close(code)
                await asyncio.sleep(0.05)
        ended = await program.ended()
    assert (ended.status, ended.complained) == (2, expected + "\n")


async def test_a_database_damaged_where_only_the_tables_stand(tmp_path: Path) -> None:
    """It opens; the damage is found when the tables are read, which the last of the cogs asks for."""
    path = tmp_path / "pesten.sqlite3"
    async with await Store.open(path) as store:
        await store.append(*new_table())
    with closing(sqlite3.connect(path)) as connection:
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'tables'").fetchall()
        [(size,)] = connection.execute("PRAGMA page_size").fetchall()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    async with Playground() as playground:
        assert_said(await ran(tmp_path, "run", **against(playground)), sentence("store-error-damaged", path=str(path)))
