"""What matches cost that wait for somebody's turn: memory while the house is open, and time when it opens again."""

import asyncio
import gc
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec.structs import replace

from bot.opponents import choose
from bot.tables.chance import Chance
from bot.tables.clock import SystemClock
from bot.tables.compact import expanded
from bot.tables.state import TableState
from bot.tables.tables import Tables
from bot.tables.timing import Timing
from data.codec import write_snapshot
from data.opening import open_reader, open_writer
from data.recording import table_columns
from data.statements import SQL
from data.store import Store
from tests.bench.matches import LOBBY_ACTS, match_acts
from tests.bench.table import Effort, Measurement, median_ratio

FEW, MANY = 1_000, 11_000
RUNNING = 10_000
BYTES_WANTED = 6_000
DIFFERENT = 500
"""Moments of matches of which the tables are made."""


class Nobody:
    """A publisher for nobody's eyes."""

    async def paint_table(self, table: str) -> bool:
        """Shown."""
        return True

    async def refresh_hand(self, table: str, person: int) -> None:
        """Shown."""

    async def refresh_panels(self, table: str) -> None:
        """Shown."""


def measure(effort: Effort) -> list[Measurement]:
    """Both, with databases made for it."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        return [_memory(folder, effort), _opening(folder, effort)]


def _memory(folder: Path, effort: Effort) -> Measurement:
    few, many = effort.of(FEW), effort.of(MANY)
    held = [asyncio.run(_bytes_held(filled(folder / f"{count}.sqlite3", count))) for count in (few, many)]
    each = (held[1] - held[0]) / (many - few)
    what = f"memory of a waiting match ({many:,} less {few:,}), against the bound"
    return Measurement(what, f"{each:,.0f} B", f"{BYTES_WANTED:,} B", each / BYTES_WANTED, most=1.0)


def _opening(folder: Path, effort: Effort) -> Measurement:
    count = effort.of(RUNNING)
    path = filled(folder / "running.sqlite3", count)
    script, ours = [], []
    for _ in range(effort.repeats):
        script.append(script_seconds(path))
        ours.append(asyncio.run(_opening_seconds(path)))
    what = f"ready again with {count:,} running matches, against a script that reads and decodes them"
    mine, theirs = (f"{median(found):.2f} s" for found in (ours, script))
    return Measurement(what, mine, theirs, median_ratio(ours, script), most=2.0)


def filled(path: Path, count: int) -> Path:
    """A database with so many matches of four people, at all kinds of moments of their rounds."""
    states = _moments()
    with closing(open_writer(path)) as connection:
        connection.execute("BEGIN")
        for number in range(count):
            state = replace(states[number % len(states)], id=f"t{number:09}", guild=number % 100, channel=number)
            SQL.insert_table(connection, opened_at=state.opened_at, **table_columns(state, write_snapshot(state)))
            SQL.update_message(connection, id=state.id, channel=number, message=number)
        connection.execute("COMMIT")
    return path


def _moments() -> list[TableState]:
    """States in which a person is on turn."""
    found: list[TableState] = []
    for entry, state in match_acts("moments", 1):
        if entry.sequence > LOBBY_ACTS and state.match is not None and state.match.round is not None:
            if state.match.round.question is not None:
                found.append(state)
            if len(found) == DIFFERENT:
                break
    return found


def script_seconds(path: Path) -> float:
    """How long the shortest script takes that has all matches in the end."""
    gc.collect()
    with closing(open_reader(path)) as connection:
        began = perf_counter()
        states = [expanded(row[3]) for row in connection.execute(SQL.running_tables.sql)]
        taken = perf_counter() - began
    assert states
    return taken


@asynccontextmanager
async def _closed_house(path: Path) -> AsyncIterator[Tables]:
    async with await Store.open(path) as store:
        tables = Tables(store, SystemClock(), Chance(), choose, Timing())
        yield tables
        await tables.close_doors()


async def _opening_seconds(path: Path) -> float:
    gc.collect()
    async with _closed_house(path) as tables:
        began = perf_counter()
        await tables.open_doors(Nobody())
        return perf_counter() - began


async def _bytes_held(path: Path) -> int:
    async with _closed_house(path) as tables:
        tracemalloc.start()
        await tables.open_doors(Nobody())
        await asyncio.sleep(0.2)
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return held
