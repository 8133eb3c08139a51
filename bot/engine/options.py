"""The values that single settings can have."""

from enum import StrEnum
from typing import assert_never

from msgspec import Struct


class Turns(StrEnum):
    """Whose move it is (rules.md §2.8, §9)."""

    IN_ORDER = "in-order"
    NONE = "none"
    """Anybody may play at any time."""


class Stacking(StrEnum):
    """Which penalty cards answer a penalty (rules.md §3)."""

    NONE = "none"
    SAME_RANK = "same-rank"
    ANY = "any"


class JokerStacks(StrEnum):
    """What a Joker laid on a Joker does to the penalty (rules.md §3)."""

    ADDS = "adds"
    DOUBLES = "doubles"


class AfterPenalty(StrEnum):
    """What follows when a penalty was taken, by the rank on top (rules.md §3)."""

    END_TURN = "end-turn"
    PLAY_ON = "play-on"
    """The turn goes on as usual, with the cards just taken."""
    STACKERS_ONLY = "stackers-only"
    """One card of a rank that makes others draw may still be laid, if it fits."""


class Decline(StrEnum):
    """What it costs to lay no extra card (rules.md §2.4)."""

    FREE = "free"
    DRAW = "draw"


class DrawnCard(StrEnum):
    """What becomes of the card drawn because nothing fitted (rules.md §2.3)."""

    KEEP = "keep"
    MAY_PLAY = "may-play"


class ReverseTwoPlayers(StrEnum):
    """What turning the direction means between two (rules.md §3)."""

    NOTHING = "nothing"
    ORDINARY = "ordinary"
    """Nothing, and the card is not special."""
    EXTRA_TURN = "extra-turn"


class StartCard(StrEnum):
    """Whether the first card turned up acts (rules.md §4)."""

    NO_EFFECT = "no-effect"
    DEALER_PLAYS = "dealer-plays"


class Announcing(StrEnum):
    """How the last card is announced (rules.md §5)."""

    AUTOMATIC = "automatic"
    BEFORE = "before"
    WITH_PLAY = "with-play"
    WINDOW = "window"


class Finish(StrEnum):
    """What holds for a restricted card played as the last one (rules.md §6)."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"
    DRAW_ONE = "draw-one"


class Casual(Struct, frozen=True, tag="casual"):
    """`casual`: one round, who is out first wins (rules.md §7)."""


class Rounds(Struct, frozen=True, tag="rounds"):
    """`rounds(n)`: n rounds, lowest total of points wins."""

    rounds: int


class FinalScore(Struct, frozen=True, tag="final-score"):
    """`final_score(n)`: n rounds, own total minus the opponents' mean, lowest wins."""

    rounds: int


class Wins(Struct, frozen=True, tag="wins"):
    """`wins(n)`: who first has won n rounds wins; hands score nothing."""

    wins: int


class Limit(Struct, frozen=True, tag="limit"):
    """`limit(n)`: whoever's total goes over n points is out of the match; the last one left wins."""

    points: int


MatchFormat = Casual | Rounds | FinalScore | Wins | Limit


def fixed_rounds(match_format: MatchFormat) -> int | None:
    """How many rounds a match has; None where that depends on how they end."""
    match match_format:
        case Casual():
            return 1
        case Rounds(rounds=rounds) | FinalScore(rounds=rounds):
            return rounds
        case Wins() | Limit():
            return None
        case _:
            assert_never(match_format)
