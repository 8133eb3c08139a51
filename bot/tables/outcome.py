"""The result of a finished match, for the leaderboard."""

from fractions import Fraction

from bot.engine import Standing, has_scores, played_preset
from bot.tables.results import CUSTOM, SCORE_UNIT, MatchResult, Opposition, PersonResult
from bot.tables.seating import counts
from bot.tables.silence import is_untouched
from bot.tables.state import Leaver, Phase, TableState


def match_result(state: TableState) -> MatchResult | None:
    """What a match that was played to its end leaves behind; None for every other table.

    Nor does one without turns count in which no person has played (see `silence`).
    """
    if state.phase is not Phase.FINISHED or state.match is None or is_untouched(state):
        return None
    standings = state.match.standings()
    stayed = [
        _result(standing, seat.person, seat.name)
        for standing in standings
        if (seat := state.seats[standing.seat]).person is not None and counts(state, seat)
    ]
    left = [_leaver_result(standings, leaver) for leaver in state.leavers if leaver.counts]
    everybody = (*stayed, *left)
    return MatchResult(
        table=state.id,
        guild=state.guild,
        variant=played_preset(state.rules) or CUSTOM,
        rounds=len(state.match.results),
        ended_at=state.changed_at,
        opposition=Opposition.PEOPLE if len(everybody) >= 2 else Opposition.COMPUTERS,
        people=everybody,
        scored=has_scores(state.rules),
    )


def _result(standing: Standing, person: int, name: str) -> PersonResult:
    return PersonResult(person, name, standing.place, standing.total, in_units(standing.final_score))


def _leaver_result(standings: tuple[Standing, ...], leaver: Leaver) -> PersonResult:
    """Last, whatever the computer made of his cards: as bad as the last place of the table (experience.md §6).

    Who was out for good already (`Match.settled`) keeps the place that he had played for.
    """
    if leaver.was_out:
        own = next(standing for standing in standings if standing.seat == leaver.seat)
        return _result(own, leaver.person, leaver.name)
    worst = standings[-1]
    score = in_units(worst.final_score)
    return PersonResult(leaver.person, leaver.name, len(standings), worst.total, score, left_early=True)


def in_units(score: Fraction) -> int:
    """A final score as a whole multiple of 1/`SCORE_UNIT`; exact, since no table has more than ten seats."""
    units = score * SCORE_UNIT
    assert units.denominator == 1
    return units.numerator
