"""What a match is played for, in words: how far it is, how long it takes, what counts (rules.md §7)."""

from typing import assert_never

from bot.engine import (
    Casual,
    FinalScore,
    Limit,
    MatchFormat,
    RoundResult,
    Rounds,
    Standing,
    Wins,
    fixed_rounds,
    shown_score,
)
from bot.i18n import Words
from bot.tables.views import SeatView, TableView

ROUNDS_SHOWN = 20
"""Of a longer match the latest rounds are told one by one."""


def progress(view: TableView, words: Words) -> str:
    """`round 3 of 8`, `round 3, first to 2 wins`, `round 3, out over 100 points`, `one round`."""
    number = view.round_number
    match view.rules.format:
        case Casual():
            return words("progress-casual")
        case Rounds(rounds=rounds) | FinalScore(rounds=rounds):
            return words("progress-rounds", round=number, rounds=rounds)
        case Wins(wins=wins):
            return words("progress-wins", round=number, count=wins)
        case Limit(points=points):
            return words("progress-limit", round=number, count=points)
        case _:
            assert_never(view.rules.format)


def players_left(view: TableView) -> int:
    """How many play on: without whoever has gone over the limit (rules.md §7)."""
    return len(view.seats) - sum(one.left_after is not None for one in view.standings)


def length(match_format: MatchFormat, words: Words) -> str:
    """`8 rounds`, `first to 2 wins`, `out over 100 points`, `1 round`."""
    match match_format:
        case Casual():
            return words("format-rounds", count=1)
        case Rounds(rounds=rounds) | FinalScore(rounds=rounds):
            return words("format-rounds", count=rounds)
        case Wins(wins=wins):
            return words("format-wins", count=wins)
        case Limit(points=points):
            return words("format-limit", count=points)
        case _:
            assert_never(match_format)


def seat_score(match_format: MatchFormat, seat: SeatView, words: Words) -> str | None:
    """What a seat has so far: points, or wins where only those count; nothing in a match of one casual round."""
    match match_format:
        case Casual():
            return None
        case Wins():
            return words("score-wins", count=seat.wins)
        case Rounds() | FinalScore() | Limit():
            return words("score-points", count=seat.points)
        case _:
            assert_never(match_format)


def standing_score(match_format: MatchFormat, standing: Standing, words: Words) -> str:
    """What a place goes by, in a match that goes on."""
    if isinstance(match_format, Wins):
        return words("score-wins", count=standing.wins)
    if standing.pests is not None:
        return words("zweeds-score", pests=standing.pests, places=standing.total)
    points = words("score-points", count=standing.total)
    if standing.left_after is None:
        return points
    return words("score-left", score=points, round=standing.left_after)


def final_result(match_format: MatchFormat, standing: Standing, held: int, words: Words) -> str:
    """The same at its end: a final score is told with its sum, and after one round what was left in hand.

    `held` is how many cards the seat holds at the end of the last round.
    """
    if isinstance(match_format, FinalScore):
        return words(
            "score-final",
            score=words.number(shown_score(standing.final_score)),
            total=standing.total,
            mean=words.number(shown_score(standing.opponents_mean).lstrip("+")),
        )
    if standing.pests is not None and fixed_rounds(match_format) == 1:
        if standing.pests:
            return words("zweeds-was-pest")
        return words("zweeds-was-left", count=held) if held else words("zweeds-was-out")
    if isinstance(match_format, Casual):
        return words("score-in-hand", count=standing.total)
    return standing_score(match_format, standing, words)


def by_round(match_format: MatchFormat, results: tuple[RoundResult, ...], seat: int, words: Words) -> str:
    """`13: 0 + 13`, or where wins count `2 wins (rounds 1 and 3)`."""
    if isinstance(match_format, Wins):
        won = [str(number) for number, result in enumerate(results, start=1) if result.out == seat]
        said = words("score-wins", count=len(won))
        return words("score-won-rounds", score=said, rounds=words.join(won), count=len(won)) if won else said
    points = [result.points[seat] for result in results]
    if isinstance(match_format, Casual):
        return words("score-in-hand", count=sum(points))
    rounds = " + ".join(str(one) for one in points[-ROUNDS_SHOWN:])
    rounds = f"… + {rounds}" if len(points) > ROUNDS_SHOWN else rounds
    if any(result.pest is not None for result in results):
        score = words("zweeds-score", pests=sum(result.pest == seat for result in results), places=sum(points))
        return words("zweeds-score-by-round", score=score, rounds=rounds)
    return words("score-by-round", total=sum(points), rounds=rounds)
