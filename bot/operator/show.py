"""`python -m bot show [TABLE] [--all]`: a match in notation, from its log; without a table, the latest ones."""

from pathlib import Path

from bot.i18n import Words
from bot.operator.errors import OperatorError
from bot.operator.match_notation import written_match
from bot.operator.screen import moment, say
from data.codec import Damaged
from data.inspecting import demand_present, inspected, latest_tables
from data.reading import read_log

LISTED = 20
"""How many tables are told where none is named."""


def show_latest(database: Path, words: Words) -> None:
    """One line for each of the tables that changed last; raises `StoreError`."""
    with inspected(database) as connection:
        demand_present(connection, database)
        tables = latest_tables(connection, LISTED)
    for table in tables:
        place = {"guild": str(table.guild), "channel": str(table.channel)}
        say(words("show-line", table=table.id, phase=table.phase, at=moment(table.changed_at), **place))
    if not tables:
        say(words("show-no-tables"))


def show(database: Path, table: str, words: Words, *, everything: bool) -> None:
    """Write the match; `everything` tells the seed of a round that is still on too. Raises `OperatorError`."""
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
