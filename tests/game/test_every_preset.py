"""Every turn-based game through the real client: people do everything from their screens, beside computers.

People call and forget, draw though they need not, and look at nothing but their messages. A listener holds everything
that reaches anybody against what this person may know.
"""

import random
from pathlib import Path

import pytest

from bot.engine import ALL_PRESETS
from tests.support.evening import evening
from tests.support.leaks import LeakListener
from tests.support.players import play_match, sit_down

NAMES = ("Anna", "Ben", "Emma", "Finn")
IN_CI = {("speed", 3), ("knock", 5), ("pass_left", 8), ("classic", 2)} | {
    (preset, 4) for preset in ("knock", "pass_left", "classic", "gentle", "hard", "cumulative")
}


def _sizes() -> list[object]:
    """2, 4 and the most players of each preset; a few of them at every run, the others with --thorough."""
    sizes = [(preset, players) for preset, rules in ALL_PRESETS.items() for players in (2, 4, rules.players_max)]
    return [pytest.param(*size, marks=() if size in IN_CI else pytest.mark.thorough) for size in sizes]


async def _play(folder: Path, preset: str, players: int, people: int, rounds: int | None) -> str:
    async with evening(folder / "pesten.sqlite3", seed=players) as opened:
        listener = LeakListener(opened)
        seated = [opened.person(name) for name in NAMES[:people]]
        await sit_down(opened, seated, variant=preset, computers=players - people, rounds=rounds)
        await play_match(opened, seated, random.Random(players))
        assert listener.leaks == []
        assert listener.looked_at > 0
        return opened.public(seated[0]).text


@pytest.mark.parametrize(("preset", "players"), _sizes())
async def test_a_round_of_people_and_computers(tmp_path: Path, preset: str, players: int) -> None:
    end = await _play(tmp_path, preset, players, people=2, rounds=1)
    assert "**1.**" in end
    assert all(name in end for name in NAMES[:2])


@pytest.mark.thorough
@pytest.mark.parametrize("preset", ALL_PRESETS)
async def test_a_whole_match_of_four_people(tmp_path: Path, preset: str) -> None:
    end = await _play(tmp_path, preset, 4, people=4, rounds=None)
    assert all(name in end for name in NAMES)
