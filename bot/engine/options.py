"""The values that single settings can have."""

from enum import StrEnum

from msgspec import Struct


class Stacking(StrEnum):
    """Which penalty cards answer a penalty (rules.md §3)."""

    NONE = "none"
    SAME_RANK = "same-rank"
    ANY = "any"


class FinalScore(Struct, frozen=True, tag="final-score"):
    """`final_score(n)`: n rounds, own total minus the opponents' mean, lowest wins (rules.md §7)."""

    rounds: int


MatchFormat = FinalScore
