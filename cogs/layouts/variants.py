"""What a game is called, how long it takes and with how many it is best."""

from bot.engine import Rules, is_preset
from bot.i18n import Words

BEST_WITH = 4
"""Seed 001: "in dit geval met z'n vieren"; rules.md §8, "made for 4"."""
_BEST_CLASSIC = "3–6"
"""rules.md §8, "best 3–6"."""
_CLASSIC_FAMILY = frozenset({"classic", "gentle", "hard", "cumulative"})


def variant_name(rules: Rules, words: Words) -> str:
    """The preset's name, or that the table plays settings of its own that started from it."""
    name = preset_name(rules.key, words)
    return name if is_preset(rules) else words("variant-custom", variant=name)


def preset_name(key: str, words: Words) -> str:
    """The name of a preset by its key; the key itself where it has none."""
    named = f"variant-{key}"
    return words(named) if words.has(named) else key


def best_with(rules: Rules) -> str:
    """With how many players the game is best."""
    return _BEST_CLASSIC if rules.key in _CLASSIC_FAMILY else str(min(BEST_WITH, rules.players_max))


def variant_story(rules: Rules, words: Words) -> str | None:
    """One line about the preset; none for settings of its own."""
    key = f"variant-story-{rules.key}"
    return words(key) if is_preset(rules) and words.has(key) else None


def minutes(rules: Rules) -> int:
    """About how long a match takes with four, in minutes, to the nearest five.

    Eight rounds with seven cards take about an hour (experience.md §3): a minute for each card of a hand, and half a
    minute to deal and count.
    """
    return max(5, round(rules.expected_rounds * (rules.hand + 0.5) / 5) * 5)
