"""Whole rounds, act by act and view by view, as they were when somebody last read them (see playthrough.py)."""

import pytest

from bot.engine import ALL_PRESETS
from tests.engine.playthrough import FOLDER, playthrough


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_round_plays_as_recorded(preset: str) -> None:
    assert playthrough(preset) == (FOLDER / f"{preset}.txt").read_text(encoding="utf-8")


def test_every_golden_file_belongs_to_a_preset() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(ALL_PRESETS)
