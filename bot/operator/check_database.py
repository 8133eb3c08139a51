"""`python -m bot check-database [--repair]`: everything that is stored, held against the log of acts."""

import time
from collections.abc import Iterator
from pathlib import Path
from sqlite3 import Connection

from bot.i18n import Words
from bot.operator.screen import say
from bot.tables.outcome import match_result
from bot.tables.transitions import replay
from data.checking import Fault, FaultKind, checked_tables, orphans
from data.counting import standings_faults
from data.errors import StoreError, StoreFault
from data.inspecting import demand_present, inspected, structure_faults, totals
from data.paths import true_path
from data.repairing import repair_database
from data.restoring import keep_aside, locked


def check_database(database: Path, words: Words) -> bool:
    """Tell every fault in a line, and how much was checked; returns whether all is well. Raises `StoreError`.

    A bot may play meanwhile: all is seen as of one moment.
    """
    count = 0
    with inspected(database) as connection:
        demand_present(connection, database)
        for fault in _faults(connection):
            say(words(f"database-fault-{fault.kind}", table=fault.table, detail=fault.detail))
            count += 1
        held = totals(connection)
    say(words("operator-database-checked", tables=held.tables, acts=held.acts, matches=held.matches))
    say(words("operator-database-faults", count=count))
    return count == 0


def repair(database: Path, words: Words) -> bool:
    """Check, make again what can be made from the log, and check again; returns whether all is well then.

    Only without a running bot. The database is kept as it was before anything is changed. Raises `StoreError`.
    """
    database = true_path(database)
    _demand_repairable(database)
    with locked(database):
        if check_database(database, words):
            return True
        aside = keep_aside(database, time.time())
        mended = repair_database(database, replay, match_result)
        say(words("operator-repaired", count=len(mended)))
        say(words("operator-kept-aside", path=str(aside)))
        return check_database(database, words)


def _demand_repairable(database: Path) -> None:
    """A file that SQLite cannot read through is no ground to build on."""
    with inspected(database) as connection:
        demand_present(connection, database)
        if structure_faults(connection):
            raise StoreError(StoreFault.DAMAGED, path=str(database))


def _faults(connection: Connection) -> Iterator[Fault]:
    broken = structure_faults(connection)
    if broken:  # whatever else is read of such a file may be anything
        yield from (Fault(FaultKind.STRUCTURE, detail=line) for line in broken)
        return
    yield from orphans(connection)
    for table in checked_tables(connection, replay, match_result):
        yield from table.faults
    yield from standings_faults(connection)
