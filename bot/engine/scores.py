"""Totals, places and final scores of a match (rules.md §7), exact."""

from collections.abc import Sequence
from fractions import Fraction
from typing import assert_never

from msgspec import Struct

from bot.engine.options import Casual, FinalScore, Limit, MatchFormat, Rounds, Wins
from bot.engine.views import RoundResult

Key = tuple[int, ...]
"""What places go by: the smaller, the better."""


class Standing(Struct, frozen=True):
    """How one seat stands."""

    seat: int
    place: int
    """1 is best; equals share a place (1, 1, 3)."""
    total: int
    """Points of all finished rounds."""
    opponents_mean: Fraction
    final_score: Fraction
    """Total minus the opponents' mean; lowest wins."""
    wins: int = 0
    """Rounds that this seat was out first in."""
    left_after: int | None = None
    """The number of the round that put it over the limit; none: it is in the match."""
    pests: int | None = None
    """How often it was the pest; none in games without one (rules.md §11)."""


def standings(
    totals: Sequence[int],
    keys: Sequence[Key] | None = None,
    wins: Sequence[int] | None = None,
    left_after: Sequence[int | None] | None = None,
    pests: Sequence[int | None] | None = None,
) -> tuple[Standing, ...]:
    """How the seats (two or more) stand, best first, equals by seat; places go by the keys, or else by the totals."""
    everything, opponents = sum(totals), len(totals) - 1
    by = [(total,) for total in totals] if keys is None else keys
    table = []
    for seat, total in enumerate(totals):
        mean = Fraction(everything - total, opponents)
        place = 1 + sum(other < by[seat] for other in by)
        won = 0 if wins is None else wins[seat]
        left = None if left_after is None else left_after[seat]
        pest = None if pests is None else pests[seat]
        table.append(Standing(seat, place, total, mean, total - mean, won, left, pest))
    return tuple(sorted(table, key=lambda standing: (standing.place, standing.seat)))


def match_standings(match_format: MatchFormat, results: Sequence[RoundResult], players: int) -> tuple[Standing, ...]:
    """How the seats of a match stand after these rounds (rules.md §7)."""
    totals = totals_of(results, players)
    wins = [sum(result.out == seat for result in results) for seat in range(players)]
    left = [left_after(match_format, results, seat) for seat in range(players)]
    if any(result.pest is not None for result in results):
        pests = [sum(result.pest == seat for result in results) for seat in range(players)]
        return standings(totals, list(zip(pests, totals, strict=True)), wins, pests=pests)
    match match_format:
        case Rounds() | FinalScore():
            keys: list[Key] = [(total,) for total in totals]
        case Wins():
            keys = [(-won,) for won in wins]
        case Casual():
            keys = [_casual_key(results, seat) for seat in range(players)]
        case Limit():
            keys = [
                (0 if when is None else 1, -(when or 0), total) for when, total in zip(left, totals, strict=True)
            ]
        case _:
            assert_never(match_format)
    return standings(totals, keys, wins, left)


def totals_of(results: Sequence[RoundResult], players: int) -> tuple[int, ...]:
    """Points of all these rounds, by seat."""
    return tuple(sum(result.points[seat] for result in results) for seat in range(players))


def left_after(match_format: MatchFormat, results: Sequence[RoundResult], seat: int) -> int | None:
    """The number of the round after which the seat was over the limit; none: it is in the match."""
    if isinstance(match_format, Limit):
        total = 0
        for number, result in enumerate(results, 1):
            total += result.points[seat]
            if total > match_format.points:
                return number
    return None


def _casual_key(results: Sequence[RoundResult], seat: int) -> Key:
    """Who is out, then by points in hand; with nobody out, equal points by the number of cards (rules.md §2.7)."""
    if not results:
        return (0,)
    result = results[-1]
    cards = len(result.hands[seat]) if result.out is None else 0
    return (int(result.out != seat), result.points[seat], cards)


def shown_score(score: Fraction) -> str:
    """A final score as digits: signed, rounded half away from zero to at most two decimals, with a point.

    >>> shown_score(Fraction(-10)), shown_score(Fraction(10, 3)), shown_score(Fraction(5, 2)), shown_score(Fraction(0))
    ('-10', '+3.33', '+2.5', '0')
    """
    hundredths = int(abs(score) * 100 + Fraction(1, 2))
    if not hundredths:
        return "0"
    whole, rest = divmod(hundredths, 100)
    decimals = f".{rest:02}".rstrip("0") if rest else ""
    return f"{'-' if score < 0 else '+'}{whole}{decimals}"
