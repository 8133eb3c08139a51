"""A whole round of Zweeds, act by act and view by view, as it was when somebody last read it."""

from tests.engine.zweeds_playthrough import FILE, playthrough


def test_the_round_plays_as_recorded() -> None:
    assert playthrough() == FILE.read_text(encoding="utf-8")
