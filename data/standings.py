"""Reads a page of a leaderboard. Its cost depends on the people before the page, not on how many matches there were."""

import sqlite3
from typing import Any, NamedTuple

from bot.tables.results import Opposition, SortBy, StandingRow, StandingsPage
from data.recording import ALL_TIME, ALL_VARIANTS
from data.statements import SQL

_STATEMENTS: dict[SortBy, tuple[Any, Any]] = {
    SortBy.WINS: (SQL.page_by_wins, SQL.better_by_wins),
    SortBy.SCORE: (SQL.page_by_score, SQL.better_by_score),
    SortBy.MATCHES: (SQL.page_by_matches, SQL.better_by_matches),
}
"""By sort: the rows of a page, and how many people are better than a value."""


class ListKey(NamedTuple):
    """Which list: `variant` '' counts all variants, `period` is 'all' or a month."""

    guild: int
    variant: str
    opposition: str
    period: str


def list_key(guild: int, variant: str | None, opposition: Opposition, month: str | None) -> ListKey:
    """The list that a request names."""
    return ListKey(guild, variant or ALL_VARIANTS, str(opposition), month or ALL_TIME)


def read_page(connection: sqlite3.Connection, key: ListKey, sort: SortBy, page: int, page_size: int) -> StandingsPage:
    """Read one page, all of it as of one moment; a page past the end becomes the last one."""
    connection.execute("BEGIN")
    try:
        total: int = SQL.people_in_list(connection, **key._asdict())
        pages = -(-total // page_size)
        page = max(0, min(page, pages - 1))
        return StandingsPage(_rows(connection, key, sort, page * page_size, page_size), page, pages, total)
    finally:
        connection.execute("COMMIT")


def _rows(connection: sqlite3.Connection, key: ListKey, sort: SortBy, skip: int, size: int) -> tuple[StandingRow, ...]:
    """The rows of a page with their ranks: 1, 2, 2, 4 …"""
    page_of, better_than = _STATEMENTS[sort]
    found = list(page_of(connection, skip=skip, size=size, **key._asdict()))
    if not found:
        return ()
    best = found[0][-1]
    rank = 1 + better_than(connection, sort_key=best, **key._asdict())
    rows = []
    for position, (person, name, matches, wins, scored, score_sum, sort_key) in enumerate(found, start=skip + 1):
        if sort_key != best:
            rank, best = position, sort_key
        rows.append(StandingRow(rank, person, name, matches, wins, scored, score_sum))
    return tuple(rows)
