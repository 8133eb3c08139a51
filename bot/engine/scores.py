"""Totals, places and final scores of a match (rules.md §7), exact."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct


class Standing(Struct, frozen=True):
    """How one seat stands."""

    seat: int
    place: int
    """1 is best; equal totals share a place (1, 1, 3)."""
    total: int
    """Points of all finished rounds."""
    opponents_mean: Fraction
    final_score: Fraction
    """Total minus the opponents' mean; lowest wins."""


def standings(totals: Sequence[int]) -> tuple[Standing, ...]:
    """How the seats (two or more) stand by their totals, best first, equals by seat."""
    everything, opponents = sum(totals), len(totals) - 1
    table = []
    for seat, total in enumerate(totals):
        mean = Fraction(everything - total, opponents)
        place = 1 + sum(other < total for other in totals)
        table.append(Standing(seat, place, total, mean, total - mean))
    return tuple(sorted(table, key=lambda standing: (standing.place, standing.seat)))


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
