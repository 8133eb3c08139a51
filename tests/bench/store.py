"""Durable acts through the store, against plain sqlite3 that writes the same rows with the same settings.

Plain sqlite3 is handed finished rows: it neither encodes, nor checks, nor crosses to another thread.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from data.codec import kind_of, write_act, write_snapshot
from data.opening import open_writer
from data.recording import table_columns
from data.statements import SQL
from data.store import Store
from tests.bench.matches import Act, first_acts
from tests.bench.table import Effort, Measurement, median_ratio

ACTS_ALONE = 300
TABLES, ACTS_EACH = 100, 40

Row = tuple[dict[str, object], dict[str, object]]
"""The columns of a table and of an act."""


def measure(effort: Effort) -> list[Measurement]:
    """One table alone, and a hundred at once."""
    alone = first_acts("alone", 0, effort.of(ACTS_ALONE))
    together = [first_acts(f"table{number:03}", number, effort.of(ACTS_EACH)) for number in range(TABLES)]
    plain, ours, hundred = [], [], []
    for _ in range(effort.repeats * 2):
        with TemporaryDirectory() as folder:
            plain.append(plain_rate(Path(folder) / "plain.sqlite3", alone))
            ours.append(asyncio.run(store_rate(Path(folder) / "alone.sqlite3", [alone])))
            hundred.append(asyncio.run(store_rate(Path(folder) / "together.sqlite3", together)))
    theirs, mine, many = (f"{median(rates):,.0f} acts/s" for rates in (plain, ours, hundred))
    return [
        Measurement("durable acts, one table, against plain sqlite3", mine, theirs, median_ratio(ours, plain), 0.5),
        Measurement(f"durable acts, {TABLES} tables at once, against one", many, mine, median_ratio(hundred, ours), 8),
    ]


async def store_rate(path: Path, tables: list[list[Act]]) -> float:
    """Acts a second when every table's next act waits for its last."""

    async def play(acts: list[Act]) -> None:
        for entry, state in acts:
            await store.append(entry, state)

    async with await Store.open(path) as store:
        began = perf_counter()
        await asyncio.gather(*(play(acts) for acts in tables))
        return sum(map(len, tables)) / (perf_counter() - began)


def plain_rate(path: Path, acts: list[Act]) -> float:
    """Acts a second, one transaction each."""
    rows = [_row(act) for act in acts]
    with closing(open_writer(path)) as connection:
        began = perf_counter()
        for number, row in enumerate(rows):
            _write(connection, row, first=number == 0)
        return len(rows) / (perf_counter() - began)


def _row(act: Act) -> Row:
    entry, state = act
    columns = {"table_id": entry.table, "kind": kind_of(entry.act), **write_act(entry)._asdict()}
    return table_columns(state, write_snapshot(state)) | {"opened_at": state.opened_at}, columns


def _write(connection: sqlite3.Connection, row: Row, *, first: bool) -> None:
    table, act = row
    connection.execute("BEGIN IMMEDIATE")
    if first:
        connection.execute(SQL.insert_table.sql, table)
    connection.execute(SQL.insert_act.sql, act)
    connection.execute(SQL.advance_table.sql, table)
    connection.execute("COMMIT")
