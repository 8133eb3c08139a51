"""`python -m bot show [TABLE] [--all]`: a match in notation, from its log; without a table, the latest ones."""

from pathlib import Path

from bot.i18n import Words
from bot.operator.errors import OperatorError
from bot.operator.match_notation import state_words, written_match
from bot.operator.screen import moment, say
from bot.tables.state import TableState
from bot.tables.transitions import replay
from cogs.layouts.names import plain_name
from cogs.layouts.variants import variant_name
from data.codec import Damaged
from data.inspecting import TableLine, demand_present, inspected, latest_tables
from data.reading import TableReader, read_log

LISTED = 20
"""How many tables are told where none is named."""


def show_latest(database: Path, words: Words) -> None:
    """One line for each of the tables that changed last; raises `StoreError`."""
    with inspected(database) as connection:
        demand_present(connection, database)
        reader = TableReader(replay)
        tables = [(line, reader.one(connection, line.id)) for line in latest_tables(connection, LISTED)]
    for line, loaded in tables:
        say(_line(line, None if loaded is None else loaded.state, words))
    if not tables:
        say(words("show-no-tables"))


def _line(line: TableLine, state: TableState | None, words: Words) -> str:
    """A table whose snapshot and log are both damaged is told all the same."""
    place = {"at": moment(line.changed_at), "guild": str(line.guild), "channel": str(line.channel)}
    if state is None:
        return words("show-damaged-line", table=line.id, **place)
    names = ", ".join(plain_name(seat.name) for seat in state.seats)
    told = {"variant": variant_name(state.rules, words), "names": names, "state": state_words(state, words)}
    return words("show-line", table=line.id, **told, **place)


def show(database: Path, table: str, words: Words, *, everything: bool) -> None:
    """Write the match; `everything` as in `written_match`. Raises `OperatorError`."""
    with inspected(database) as connection:
        demand_present(connection, database)
        try:
            log = read_log(connection, table)
        except Damaged:
            raise OperatorError(words("operator-log-damaged", table=table)) from None
    if not log:
        raise OperatorError(words("operator-no-such-table", table=table))
    try:
        lines = list(written_match(log, words, everything=everything))
    except Exception as error:  # whatever it was, the log does not replay; its text could name cards
        raise OperatorError(words("operator-log-damaged", table=table)) from error
    for line in lines:
        say(line)
