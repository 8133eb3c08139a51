"""A page of the server's leaderboard (experience.md §8)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from bot.engine import ALL_GAMES, has_scores, shown_score
from bot.i18n import Words
from bot.tables.results import CUSTOM, SCORE_UNIT, Opposition, SortBy, StandingRow, StandingsPage
from cogs.addresses import Address, Verb
from cogs.layouts.names import shown_name
from cogs.layouts.parts import Layout, Part, box, button, heading, message, rows, small, text
from cogs.layouts.variants import preset_name

_SEPARATOR = "~"


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """Which page of which list; travels in the argument of an address."""

    variant: str | None = None
    """A preset's key; None: all together."""
    opposition: Opposition = Opposition.PEOPLE
    month: str | None = None
    """`2026-11`; None: all time."""
    sort: SortBy = SortBy.WINS
    page: int = 0
    """0-based."""

    def __str__(self) -> str:
        """`pesten_7~people~2026-11~wins~0`."""
        fields = (self.variant or "", self.opposition.value, self.month or "", self.sort.value, str(self.page))
        return _SEPARATOR.join(fields)


def parse_query(text: str) -> LeaderboardQuery | None:
    """The query in an address; None when it is none."""
    match text.split(_SEPARATOR):
        case [variant, opposition, month, sort, page] if page.isdecimal():
            try:
                return LeaderboardQuery(variant or None, Opposition(opposition), month or None, SortBy(sort), int(page))
            except ValueError:
                return None
        case _:
            return None


def other_list(query: LeaderboardQuery) -> LeaderboardQuery:
    """The first page of the same list for the other opposition."""
    people = query.opposition is Opposition.PEOPLE
    return replace(query, opposition=Opposition.COMPUTERS if people else Opposition.PEOPLE, page=0)


def leaderboard_layout(
    page: StandingsPage, query: LeaderboardQuery, words: Words, *, elsewhere: int = 0
) -> Layout:
    """The page, and buttons to the ones before and after it and to the other list.

    `elsewhere` is how many players stand on that one; an empty list tells it.
    """
    return message(
        box(
            text(heading(words("leaderboard-title")), small(_scope(query, words))),
            text(*(_row(row, query, words) for row in page.rows)) or text(*_empty(query, elsewhere, words)),
            text(small(words("leaderboard-page", page=page.page + 1, pages=page.pages, total=page.total)))
            if page.rows
            else None,
            *rows(_buttons(page, query, words)),
        )
    )


def _empty(query: LeaderboardQuery, elsewhere: int, words: Words) -> Iterator[str]:
    yield words("leaderboard-empty")
    if elsewhere:
        name = words(f"leaderboard-{other_list(query).opposition.value}")
        yield words("leaderboard-elsewhere", count=elsewhere, list=name)


def _scope(query: LeaderboardQuery, words: Words) -> str:
    variant = words("leaderboard-all-variants") if query.variant is None else _variant(query.variant, words)
    opposition = words(f"leaderboard-{query.opposition.value}")
    return words(
        "leaderboard-scope",
        variant=variant,
        opposition=opposition,
        period=query.month or words("leaderboard-all-time"),
        sort=words(f"leaderboard-by-{query.sort.value}"),
    )


def _variant(key: str, words: Words) -> str:
    return words("choice-custom") if key == CUSTOM else preset_name(key, words)


def lists_scores(variant: str | None) -> bool:
    """Whether every match on the list of a variant has a final score.

    Lists of mixed formats show the mean, of the matches that have one, when it is what they are sorted by.
    """
    rules = None if variant is None else ALL_GAMES.get(variant)
    return rules is not None and has_scores(rules)


def _row(row: StandingRow, query: LeaderboardQuery, words: Words) -> str:
    line = words(
        "leaderboard-row", rank=row.rank, name=shown_name(row.name), matches=row.matches, wins=row.wins
    )
    if not row.scored or (not lists_scores(query.variant) and query.sort is not SortBy.SCORE):
        return line
    mean = Fraction(row.score_sum, SCORE_UNIT * row.scored)
    return words("leaderboard-row-with-score", row=line, score=words.number(shown_score(mean)))


def _buttons(page: StandingsPage, query: LeaderboardQuery, words: Words) -> Iterator[Part]:
    for key, number in (("button-previous-page", page.page - 1), ("button-next-page", page.page + 1)):
        if 0 <= number < page.pages:
            yield button(words(key), Address("", "", Verb.LEADERBOARD, str(replace(query, page=number))))
    other = other_list(query)
    yield button(words(f"button-list-{other.opposition.value}"), Address("", "", Verb.LEADERBOARD, str(other)))
