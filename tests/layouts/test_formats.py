"""Each match format as people see it: titles, seats, standings, the end (rules.md §7)."""

import pytest
from msgspec.structs import replace

from bot.engine import (
    CardPlayed,
    Casual,
    FinalScore,
    Limit,
    MatchFormat,
    RoundResult,
    Rounds,
    SeatSkipped,
    Standing,
    TurnsOwed,
    Wins,
    parse_card,
)
from bot.engine.scores import match_standings
from bot.i18n import Words
from bot.tables.results import SortBy, StandingRow, StandingsPage
from bot.tables.state import Phase
from bot.tables.views import TableView
from cogs.layouts.happenings import happenings
from cogs.layouts.leaderboard import LeaderboardQuery, leaderboard_layout
from cogs.layouts.public import public_layout
from cogs.layouts.scores import scores_layout
from cogs.lobby import with_rounds
from tests.layouts.conftest import NoEmojis, round_result, table_view
from tests.layouts.limits import texts


def results(*rounds: tuple[int | None, tuple[int, int, int]]) -> tuple[RoundResult, ...]:
    """(who is out, points by seat) of each round of three players."""
    return tuple(replace(round_result(3, out=out), points=points) for out, points in rounds)


def table(match_format: MatchFormat, phase: Phase, played: tuple[RoundResult, ...] = ()) -> TableView:
    view = table_view(phase, ("Anna", "Bram", "Cato"))
    places: tuple[Standing, ...] = match_standings(match_format, played, 3) if played else ()
    seats = tuple(
        replace(
            seat,
            points=sum(result.points[index] for result in played),
            wins=sum(result.out == index for result in played),
        )
        for index, seat in enumerate(view.seats)
    )
    rules = replace(view.rules, format=match_format)
    return replace(view, rules=rules, results=played, standings=places, seats=seats, next_dealer=1)


@pytest.mark.parametrize(
    ("match_format", "english_title", "dutch_title"),
    [
        (Casual(), "one round", "één ronde"),
        (Rounds(3), "round 3 of 3", "ronde 3 van 3"),
        (FinalScore(8), "round 3 of 8", "ronde 3 van 8"),
        (Wins(2), "round 3, first to 2 wins", "ronde 3, tot 2 gewonnen rondes"),
        (Limit(100), "round 3, out over 100 points", "ronde 3, uitvallen boven 100 punten"),
    ],
)
def test_the_title_tells_how_far_the_match_is(
    match_format: MatchFormat, english_title: str, dutch_title: str, english: Words, dutch: Words
) -> None:
    for words, title in ((english, english_title), (dutch, dutch_title)):
        heading = texts(public_layout(table(match_format, Phase.PLAYING), words, NoEmojis())).split("\n")[0]
        assert heading.endswith(f" · {title}")


PLAYED = results((0, (0, 20, 30)), (1, (15, 0, 80)))


@pytest.mark.parametrize(
    ("match_format", "seat"),
    [
        (Casual(), "▶ **Anna** · 7 cards"),
        (Rounds(3), "▶ **Anna** · 7 cards · 15 points"),
        (FinalScore(8), "▶ **Anna** · 7 cards · 15 points"),
        (Wins(2), "▶ **Anna** · 7 cards · 1 win"),
        (Limit(100), "▶ **Anna** · 7 cards · 15 points"),
    ],
)
def test_a_seat_shows_what_counts(match_format: MatchFormat, seat: str, english: Words) -> None:
    assert seat in texts(public_layout(table(match_format, Phase.PLAYING, PLAYED), english, NoEmojis())).split("\n")


@pytest.mark.parametrize(
    ("match_format", "lines"),
    [
        (Rounds(2), ["**1.** Anna · 15 points", "**2.** Bram · 20 points", "**3.** Cato · 110 points"]),
        (
            FinalScore(2),  # 15 − (20 + 110) / 2 = −50; 20 − (15 + 110) / 2 = −42.5; 110 − (15 + 20) / 2 = 92.5
            [
                "**1.** Anna · final score **−50** (15 − 65 = −50)",
                "**2.** Bram · final score **−42.5** (20 − 62.5 = −42.5)",
                "**3.** Cato · final score **+92.5** (110 − 17.5 = +92.5)",
            ],
        ),
        (Wins(1), ["**1.** Anna · 1 win", "**1.** Bram · 1 win", "**3.** Cato · 0 wins"]),
        (
            Limit(100),
            [
                "**1.** Anna · 15 points",
                "**2.** Bram · 20 points",
                "**3.** Cato · 110 points, out of the match in round 2",
            ],
        ),
    ],
)
def test_the_end_tells_places_and_what_they_go_by(match_format: MatchFormat, lines: list[str], english: Words) -> None:
    shown = texts(public_layout(table(match_format, Phase.FINISHED, PLAYED), english, NoEmojis())).split("\n")
    assert [line for line in shown if line.startswith("**") and ".** " in line] == lines


def test_a_casual_end_goes_by_who_is_out_then_by_points(english: Words) -> None:
    played = results((2, (30, 20, 0)))
    shown = texts(public_layout(table(Casual(), Phase.FINISHED, played), english, NoEmojis()))
    assert "🏆 **Cato** wins!" in shown
    assert "**2.** Bram · 20 points in hand\n**3.** Anna · 30 points in hand" in shown
    board = texts(scores_layout(table(Casual(), Phase.FINISHED, played), english))
    assert "**2. Bram** · 20 points in hand" in board
    assert "Points in hand: the fewest come first behind the winner" in board, "what else they are for"


def test_hands_count_nothing_where_wins_count(english: Words) -> None:
    shown = texts(public_layout(table(Wins(2), Phase.BETWEEN_ROUNDS, PLAYED), english, NoEmojis()))
    assert "points" not in shown
    assert "**1.** Anna · 1 win" in shown


def test_the_next_dealer_is_whom_the_match_names(english: Words) -> None:
    shown = texts(public_layout(table(Limit(100), Phase.BETWEEN_ROUNDS, PLAYED), english, NoEmojis()))
    assert "Bram deals the next round." in shown


def test_the_scoreboard_counts_won_rounds(english: Words) -> None:
    shown = texts(scores_layout(table(Wins(2), Phase.PLAYING, PLAYED), english))
    assert "**1. Anna** · 1 win (round 1)" in shown
    assert "**3. Cato** · 0 wins" in shown


@pytest.mark.parametrize(
    ("match_format", "length"),
    [
        (Casual(), "1 round ≈ 5 minutes with 3"),
        (Rounds(3), "3 rounds ≈ 15 minutes with 3"),
        (FinalScore(8), "8 rounds ≈ 45 minutes with 3"),
        (Wins(2), "first to 2 wins"),
        (Limit(100), "out over 100 points"),
    ],
)
def test_the_lobby_tells_what_is_played_for(match_format: MatchFormat, length: str, english: Words) -> None:
    """With three a round of seven cards is 7 × ¾ + ½ minutes, told to the nearest five (see `minutes`)."""
    assert length in texts(public_layout(table(match_format, Phase.LOBBY), english, NoEmojis()))


@pytest.mark.parametrize(
    ("variant", "shown"), [("pesten_7", True), ("knock", True), ("classic", False), ("pass_left", False), (None, False)]
)
def test_the_leaderboard_shows_scores_where_there_are_any(variant: str | None, *, shown: bool, english: Words) -> None:
    page = StandingsPage((StandingRow(1, 7, "Anna", 2, 1, 2, -5040),), 0, 1, 1)
    board = texts(leaderboard_layout(page, LeaderboardQuery(variant), english))
    assert ("mean final score −1" in board) is shown


def test_a_mean_counts_the_matches_that_have_scores(english: Words) -> None:
    """Four matches, in two of them scores, −10 and −5; somebody without any has no mean to show."""
    rows = (StandingRow(1, 7, "Anna", 4, 1, 2, -15 * 2520), StandingRow(2, 8, "Bram", 3, 3, 0, 0))
    board = texts(leaderboard_layout(StandingsPage(rows, 0, 1, 2), LeaderboardQuery(sort=SortBy.SCORE), english))
    assert "Anna · 4 matches · 1 win · mean final score −7.5" in board
    [line] = [line for line in board.split("\n") if "Bram" in line]
    assert line == "**2.** Bram · 3 matches · 3 wins"


@pytest.mark.parametrize(
    ("match_format", "rounds", "expected"),
    [
        (Casual(), 1, Casual()),
        (Casual(), 3, Rounds(3)),
        (Rounds(1), 4, Rounds(4)),
        (FinalScore(8), 2, FinalScore(2)),
        (Wins(2), 3, Wins(3)),
    ],
)
def test_a_number_of_rounds_keeps_the_format(match_format: MatchFormat, rounds: int, expected: MatchFormat) -> None:
    assert with_rounds(match_format, rounds) == expected


def test_turns_owed_and_the_first_of_them_missed_are_told_once(english: Words) -> None:
    """rules.md §2.8: a 4 of `hard` makes the next seat miss two turns, the first of them at once."""
    act = (CardPlayed(0, parse_card("4H"), None), TurnsOwed(1, 2), SeatSkipped(1))
    seats = table_view(Phase.PLAYING).seats
    assert happenings(act, seats, english, reader=None, most=4) == ["Anna played 4♥ · Bram misses 2 turns"]
    later = (*act, CardPlayed(2, parse_card("5H"), None), SeatSkipped(1))
    assert happenings(later, seats, english, reader=None, most=4)[-1] == "Cato played 5♥ · Bram sits out"
