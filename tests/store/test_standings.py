"""The leaderboard, against sums worked out by hand."""

import sqlite3
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.tables.results import SCORE_UNIT, Opposition, PersonResult, SortBy, StandingsPage
from data.recording import month_of
from data.standings import ListKey
from data.statements import SQL
from data.store import Store
from tests.store.examples import finish, new_table, person_result, result_of

ANNA, BEN, CEES, DOUWE, EMMA = 1, 2, 3, 4, 5

MIGRATIONS = Path(__file__).parents[2] / "data" / "migrations"

# Milliseconds of 2026-11-30 23:59:59.999 and 2026-12-01 00:00 in UTC. 2026-12-01 is day 20,788 after 1970-01-01:
# 56 years of 365 days are 20,440, 14 leap days (1972 to 2024) make 20,454, and 334 days of 2026 lie before December.
DECEMBER = 20_788 * 86_400_000
LAST_OF_NOVEMBER = DECEMBER - 1


async def count(
    store: Store,
    table: str,
    *places: tuple[int, int, int],
    variant: str = "pesten_7",
    at: int = LAST_OF_NOVEMBER,
    guild: int = 5,
    scored: bool = True,
) -> None:
    """A finished match: (person, place, final score) each."""
    entry, state = new_table(table, guild)
    await store.append(entry, state)
    people = [person_result(person, place, score) for person, place, score in places]
    result = replace(result_of(state, *people, variant=variant, at=at), scored=scored)
    await store.append(finish(state), state, result)


@pytest.fixture
async def played(store: Store) -> Store:
    """Four matches of people, one against computers, and one in another server.

    ======  ========  =====  ==========================================
    match   variant   month  person (place, final score)
    ======  ========  =====  ==========================================
    a       pesten_7  Nov    Anna (1, -10) Ben (2, 4) Cees (3, 6)
    b       pesten_7  Dec    Ben (1, -8) Cees (1, -8) Anna (3, 16)
    c       13        Dec    Anna (1, -3) Douwe (2, 3)
    d       pesten_7  Nov    Cees (1, -1) Douwe (2, 1)
    e       pesten_7  Nov    Anna (1, -50), alone with computers
    f       pesten_7  Nov    Ben (1, -7) Anna (2, 7), other server
    ======  ========  =====  ==========================================
    """
    await count(store, "a", (ANNA, 1, -10), (BEN, 2, 4), (CEES, 3, 6))
    await count(store, "b", (BEN, 1, -8), (CEES, 1, -8), (ANNA, 3, 16), at=DECEMBER)
    await count(store, "c", (ANNA, 1, -3), (DOUWE, 2, 3), variant="pesten_13", at=DECEMBER)
    await count(store, "d", (CEES, 1, -1), (DOUWE, 2, 1))
    await count(store, "e", (ANNA, 1, -50))
    await count(store, "f", (BEN, 1, -7), (ANNA, 2, 7), guild=6)
    return store


async def page(
    store: Store,
    sort: SortBy = SortBy.WINS,
    *,
    variant: str | None = None,
    month: str | None = None,
    opposition: Opposition = Opposition.PEOPLE,
    number: int = 0,
    size: int = 10,
) -> StandingsPage:
    """A page of server 5."""
    return await store.page(
        5, variant=variant, opposition=opposition, month=month, sort=sort, page=number, page_size=size
    )


def lines(found: StandingsPage) -> list[tuple[int, int, int, int, int]]:
    """(rank, person, matches, wins, sum of final scores) of each row."""
    return [(row.rank, row.person, row.matches, row.wins, row.score_sum // SCORE_UNIT) for row in found.rows]


async def test_by_wins(played: Store) -> None:
    """Anna won a and c, Cees b (shared) and d, Ben b (shared), Douwe nothing."""
    assert lines(await page(played)) == [
        (1, ANNA, 3, 2, 3),
        (1, CEES, 3, 2, -3),
        (3, BEN, 2, 1, -4),
        (4, DOUWE, 2, 0, 4),
    ]


async def test_by_score(played: Store) -> None:
    """Means: Ben -4/2 = -2, Cees -3/3 = -1, Anna 3/3 = 1, Douwe 4/2 = 2."""
    assert [(rank, person) for rank, person, *_ in lines(await page(played, SortBy.SCORE))] == [
        (1, BEN),
        (2, CEES),
        (3, ANNA),
        (4, DOUWE),
    ]


async def test_matches_without_scores_do_not_enter_the_mean(played: Store) -> None:
    """Ben and Cees win a casual match each, whose scores nobody looks at; Emma has played nothing else."""
    await count(played, "g", (BEN, 1, -90), (EMMA, 2, 90), variant="classic", scored=False)
    await count(played, "h", (CEES, 1, 0), (EMMA, 2, 0), variant="pass_left", scored=False)
    found = await page(played, SortBy.SCORE)
    assert [(row.rank, row.person, row.matches, row.scored) for row in found.rows] == [
        (1, BEN, 3, 2),
        (2, CEES, 4, 3),
        (3, ANNA, 3, 3),
        (4, DOUWE, 2, 2),
        (5, EMMA, 2, 0),
    ]
    assert [row.score_sum // SCORE_UNIT for row in found.rows] == [-4, -3, 3, 4, 0]


def test_what_was_counted_before_is_counted_again(tmp_path: Path) -> None:
    """Anna has played pesten_7 (−2), classic (−50) and pass_left (0): of the three only the first has a score."""
    connection = sqlite3.connect(tmp_path / "before.sqlite3")
    connection.executescript((MIGRATIONS / "0001_start.sql").read_text())
    for variant, score in (("pesten_7", -2), ("classic", -50), ("pass_left", 0)):
        table = "INSERT INTO tables VALUES (?, 5, 6, NULL, 'finished', 1, 1, x'00', 1, 1, 1, 1, 1)"
        connection.execute(table, (variant,))
        connection.execute("INSERT INTO matches VALUES (?, 5, ?, 'people', 1, 1)", (variant, variant))
        for listed in ("", variant):
            connection.execute(
                "INSERT INTO standings (guild, variant, opposition, period, person, matches, wins, score_sum) "
                "VALUES (5, ?, 'people', 'all', 1, 1, 1, ?) ON CONFLICT DO UPDATE SET "
                "matches = matches + 1, wins = wins + 1, score_sum = score_sum + excluded.score_sum",
                (listed, score),
            )
    connection.executescript((MIGRATIONS / "0003_scores.sql").read_text())
    rows = connection.execute("SELECT variant, matches, wins, scored, score_sum FROM standings ORDER BY variant")
    assert rows.fetchall() == [
        ("", 3, 3, 1, -2),
        ("classic", 1, 1, 0, 0),
        ("pass_left", 1, 1, 0, 0),
        ("pesten_7", 1, 1, 1, -2),
    ]
    scored = connection.execute("SELECT variant, scored FROM matches ORDER BY variant").fetchall()
    assert scored == [("classic", 0), ("pass_left", 0), ("pesten_7", 1)]
    connection.close()


async def test_by_matches(played: Store) -> None:
    """Anna and Cees played three, Ben and Douwe two."""
    assert [(rank, person) for rank, person, *_ in lines(await page(played, SortBy.MATCHES))] == [
        (1, ANNA),
        (1, CEES),
        (3, BEN),
        (3, DOUWE),
    ]


async def test_one_variant(played: Store) -> None:
    """Of pesten_13 there is match c alone."""
    assert lines(await page(played, variant="pesten_13")) == [(1, ANNA, 1, 1, -3), (2, DOUWE, 1, 0, 3)]


async def test_one_month(played: Store) -> None:
    """November (a, d) ends with its last millisecond in UTC; December (b, c) begins after it."""
    assert lines(await page(played, month="2026-11")) == [
        (1, ANNA, 1, 1, -10),
        (1, CEES, 2, 1, 5),
        (3, BEN, 1, 0, 4),
        (3, DOUWE, 1, 0, 1),
    ]
    assert lines(await page(played, month="2026-12", variant="pesten_7")) == [
        (1, BEN, 1, 1, -8),
        (1, CEES, 1, 1, -8),
        (3, ANNA, 1, 0, 16),
    ]
    assert (month_of(LAST_OF_NOVEMBER), month_of(DECEMBER)) == ("2026-11", "2026-12")


async def test_against_computers(played: Store) -> None:
    """A list of its own (experience.md §8)."""
    assert lines(await page(played, opposition=Opposition.COMPUTERS)) == [(1, ANNA, 1, 1, -50)]


async def test_an_empty_list(played: Store) -> None:
    """No rows, no pages."""
    assert await page(played, month="2020-01") == StandingsPage((), 0, 0, 0)


async def test_pages(played: Store) -> None:
    """Ranks go on over pages, also where equals are parted; past the end the last page comes."""
    first, second = [await page(played, number=number, size=1) for number in (0, 1)]
    assert (lines(first), first.page, first.pages, first.total) == ([(1, ANNA, 3, 2, 3)], 0, 4, 4)
    assert lines(second) == [(1, CEES, 3, 2, -3)]
    last = await page(played, number=9, size=3)
    assert (lines(last), last.page, last.pages) == ([(4, DOUWE, 2, 0, 4)], 1, 2)


async def test_the_latest_name_is_shown(store: Store) -> None:
    """A person who is called otherwise in a later match is listed under that name, in that server only."""
    for table, guild, name in (("a", 5, "Anna"), ("b", 5, "Anneke"), ("c", 6, "Annie")):
        entry, state = new_table(table, guild)
        await store.append(entry, state)
        people = (person_result(1, 1, -1, name=name), person_result(2, 2, 1, left_early=True))
        await store.append(finish(state), state, result_of(state, *people))
    assert [row.name for row in (await page(store)).rows] == ["Anneke", "Player 2"]


async def test_fractions_are_exact(store: Store) -> None:
    """-1/3 in one match and -1/9, -1/3, -5/9 in three are the same mean: a shared rank, before -8/27 and 0."""
    scores = {"a": {1: -840, 3: 0}, "b": {2: -280, 4: -560}, "c": {2: -840, 4: -840}, "d": {2: -1400, 4: -840}}
    for table, units in scores.items():
        entry, state = new_table(table)
        await store.append(entry, state)
        people = [PersonResult(person, f"P{person}", 1, 0, score) for person, score in units.items()]
        await store.append(finish(state), state, result_of(state, *people))
    found = await page(store, SortBy.SCORE)
    assert [(row.rank, row.person, row.score_sum) for row in found.rows] == [
        (1, 1, -840),
        (1, 2, -2520),
        (3, 4, -2240),
        (4, 3, 0),
    ]


async def test_the_whole_result_is_kept(played: Store, path: Path) -> None:
    """Each match with each person, for histories to come."""
    rows = await played._read(
        lambda connection: connection.execute(
            "SELECT person, place, points, final_score, left_early FROM match_people "
            "WHERE table_id = 'c' ORDER BY person"
        ).fetchall()
    )
    assert rows == [(ANNA, 1, 10, -3 * SCORE_UNIT, 0), (DOUWE, 2, 10, 3 * SCORE_UNIT, 0)]
    matches = await played._read(
        lambda connection: connection.execute("SELECT * FROM matches WHERE table_id = 'c'").fetchall()
    )
    assert matches == [("c", 5, "pesten_13", "people", 5, DECEMBER, 1)]


@pytest.mark.parametrize("sort", SortBy)
async def test_a_page_reads_its_index_alone(played: Store, sort: SortBy) -> None:
    """Nothing is sorted and no table is walked through, however many rows there are."""
    values = {**ListKey(5, "", "people", "all")._asdict(), "skip": 0, "size": 10, "sort_key": 1}
    for name in (f"page_by_{sort}", f"better_by_{sort}"):
        plan = await played._read(partial(plan_of, getattr(SQL, name).sql, values))
        assert f"standings_by_{sort}" in plan[0]
        assert not any(step.startswith(("SCAN", "USE TEMP")) for step in plan), plan


def plan_of(sql: str, values: dict[str, object], connection: sqlite3.Connection) -> list[str]:
    """The steps of SQLite's plan for a statement."""
    return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)]


def test_one_statement_counts_one_match(tmp_path: Path) -> None:
    """The mean follows the sums by itself, and leaves out what has no score."""
    connection = sqlite3.connect(tmp_path / "mean.sqlite3")
    for name in ("0001_start.sql", "0003_scores.sql"):
        connection.executescript((MIGRATIONS / name).read_text())
    of = {"guild": 1, "variant": "", "opposition": "people", "period": "all", "person": 1, "wins": 1}
    for scored, score in ((1, 1), (1, 2), (0, 0)):
        SQL.count_match(connection, **of, scored=scored, score_sum=score)
    rows = connection.execute("SELECT matches, wins, scored, score_sum, score_mean FROM standings").fetchall()
    assert rows == [(3, 3, 2, 3, 1.5)]
    connection.close()


async def test_who_has_left_the_server_is_on_none_of_its_lists_until_he_is_back(played: Store) -> None:
    """experience.md §8. Without Anna the others move up; on the list of server 6, which she has not left, she stays."""
    whole = lines(await page(played))
    await played.note_gone_member(5, ANNA)
    await played.note_gone_member(5, ANNA)
    found = await page(played)
    assert lines(found) == [(1, CEES, 3, 2, -3), (2, BEN, 2, 1, -4), (3, DOUWE, 2, 0, 4)]
    assert found.total == 3
    assert lines(await page(played, number=1, size=1)) == [(2, BEN, 2, 1, -4)]
    assert lines(await page(played, SortBy.SCORE)) == [(1, BEN, 2, 1, -4), (2, CEES, 3, 2, -3), (3, DOUWE, 2, 0, 4)]
    assert [row[1] for row in lines(await page(played, SortBy.MATCHES))] == [CEES, BEN, DOUWE]
    assert lines(await page(played, opposition=Opposition.COMPUTERS)) == []
    other = await played.page(
        6, variant=None, opposition=Opposition.PEOPLE, month=None, sort=SortBy.WINS, page=0, page_size=10
    )
    assert [row.person for row in other.rows] == [BEN, ANNA]
    assert await played.gone_members() == {(5, ANNA)}
    await played.forget_gone_member(5, ANNA)
    assert lines(await page(played)) == whole
