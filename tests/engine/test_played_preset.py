"""By which name a table plays, and whether its final scores say anything (rules.md §7, §8, §11)."""

import pytest
from msgspec.structs import replace

from bot.engine import (
    GAMES,
    PRESETS,
    ZWEEDS,
    AnyRules,
    Casual,
    FinalScore,
    Limit,
    Rounds,
    Wins,
    has_scores,
    played_preset,
)

PESTEN_7, KNOCK, CLASSIC = PRESETS["pesten_7"], PRESETS["knock"], PRESETS["classic"]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_played_under_its_own_name(key: str) -> None:
    assert played_preset(GAMES[key]) == key


@pytest.mark.parametrize(
    ("rules", "played"),
    [
        # rules.md §8: rounds(1), any n; §11: rounds(n)
        (replace(KNOCK, format=Rounds(20)), "knock"),
        (replace(ZWEEDS, format=Rounds(3)), "zweeds"),
        # the leaderboards are those of the match of 8 rounds, of 5, of 2 wins, of one casual round (experience.md §8)
        (replace(PESTEN_7, format=FinalScore(4)), None),
        (replace(PESTEN_7, format=Rounds(8)), None),
        (replace(PRESETS["pass_left"], format=Wins(3)), None),
        (replace(CLASSIC, format=Limit(100)), None),
        (replace(KNOCK, format=FinalScore(1)), None),
        # any other setting is custom
        (replace(PESTEN_7, hand=6), None),
        (replace(KNOCK, format=Rounds(3), hand=6), None),
        (replace(PESTEN_7, key="unheard"), None),
    ],
)
def test_what_keeps_the_name(rules: AnyRules, played: str | None) -> None:
    assert played_preset(rules) == played


@pytest.mark.parametrize(
    ("rules", "scores"),
    [
        (PESTEN_7, True),
        (KNOCK, True),
        (replace(CLASSIC, format=Limit(100)), True),
        (CLASSIC, False),
        (replace(PESTEN_7, format=Casual()), False),
        (PRESETS["pass_left"], False),
        (ZWEEDS, False),
    ],
)
def test_where_points_count_over_rounds_there_are_scores(rules: AnyRules, *, scores: bool) -> None:
    assert has_scores(rules) is scores
