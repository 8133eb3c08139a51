"""Counts the standings again from the stored matches, and compares them with those that are stored."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from data.checking import Fault, FaultKind
from data.recording import lists_of
from data.statements import SQL


class StandingKey(NamedTuple):
    """A person on one list; the fields are those of the table `standings`."""

    guild: int
    variant: str
    opposition: str
    period: str
    person: int


class Sums(NamedTuple):
    """What a person has gathered on a list."""

    matches: int = 0
    wins: int = 0
    scored: int = 0
    score_sum: int = 0


def counted_standings(connection: sqlite3.Connection) -> Mapping[StandingKey, Sums]:
    """Every row that the stored matches add up to."""
    sums: defaultdict[StandingKey, Sums] = defaultdict(Sums)
    for guild, variant, opposition, at, person, place, scored, score in SQL.played_matches(connection):
        for listed, period in lists_of(variant, at):
            key = StandingKey(guild, listed, opposition, period, person)
            sums[key] = _plus(sums[key], wins=int(place == 1), scored=scored, score=score)
    return sums


def _plus(sums: Sums, *, wins: int, scored: int, score: int) -> Sums:
    """With one match more."""
    return Sums(sums.matches + 1, sums.wins + wins, sums.scored + scored, sums.score_sum + score * scored)


def stored_standings(connection: sqlite3.Connection) -> Mapping[StandingKey, Sums]:
    """Every row as it is stored."""
    return {StandingKey(*row[:5]): Sums(*row[5:]) for row in SQL.stored_standings(connection)}


def standings_faults(connection: sqlite3.Connection) -> Iterator[Fault]:
    """One fault for each row that is not what the matches add up to, in order of the rows."""
    counted, stored = counted_standings(connection), stored_standings(connection)
    for key in sorted(counted.keys() | stored.keys()):
        expected, found = counted.get(key, Sums()), stored.get(key, Sums())
        if expected != found:
            detail = " ".join([*(str(part) or "-" for part in key), _written(found), "/", _written(expected)])
            yield Fault(FaultKind.STANDINGS_DIFFER, detail=detail)


def _written(sums: Sums) -> str:
    return ",".join(map(str, sums))
