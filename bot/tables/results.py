"""What a finished match leaves behind, and what the leaderboard tells of many."""

from enum import StrEnum

from msgspec import Struct

SCORE_UNIT = 2520
"""Final scores are kept as whole multiples of 1/2520: exact for up to ten players (2520 = lcm(1..9))."""

CUSTOM = "custom"
"""The variant under which matches count whose settings are no preset's."""


class Opposition(StrEnum):
    """Which list a match counts on (experience.md §8)."""

    PEOPLE = "people"
    COMPUTERS = "computers"
    """Fewer than two people took part."""


class PersonResult(Struct, frozen=True):
    """How one person came out of a match."""

    person: int
    name: str
    place: int
    """1 is best; places are shared by equals."""
    points: int
    final_score: int
    """In units of 1/`SCORE_UNIT`."""
    left_early: bool = False


class MatchResult(Struct, frozen=True):
    """A match that was played to its end."""

    table: str
    guild: int
    variant: str
    """The preset's key."""
    rounds: int
    ended_at: int
    """Milliseconds since the epoch."""
    opposition: Opposition
    people: tuple[PersonResult, ...]
    scored: bool = True
    """Whether its final scores say anything; a mean leaves them out otherwise."""


class SortBy(StrEnum):
    """What the leaderboard is sorted by."""

    WINS = "wins"
    SCORE = "score"
    """Mean final score of the matches that have one, lowest first; who has played none comes last."""
    MATCHES = "matches"


class StandingRow(Struct, frozen=True):
    """One person's line on a leaderboard."""

    rank: int
    """1 is best; equal rows share it."""
    person: int
    name: str
    matches: int
    wins: int
    scored: int
    """How many of the matches have final scores."""
    score_sum: int
    """Sum of these, in units of 1/`SCORE_UNIT`."""


class StandingsPage(Struct, frozen=True):
    """One page of a leaderboard."""

    rows: tuple[StandingRow, ...]
    page: int
    """0-based."""
    pages: int
    total: int
    """How many people are on the whole list."""
