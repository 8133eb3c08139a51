"""What a game is called, how long it takes and with how many it is best."""

from bot.engine import ALL_GAMES, AnyRules, Rules, is_preset, played_preset
from bot.i18n import Words
from bot.tables.views import TableView
from cogs.layouts.formats import length
from cogs.layouts.names import NAME_WIDTH, shown_name

BEST_WITH = 4
"""Seed 001: "in dit geval met z'n vieren"; rules.md §8, "made for 4"."""
_BEST_CLASSIC = "3–6"
"""rules.md §8, "best 3–6"."""
_CLASSIC_FAMILY = frozenset({"classic", "gentle", "hard", "cumulative", "speed"})


def variant_name(rules: AnyRules, words: Words) -> str:
    """The preset's name, or that the table plays settings of its own that started from it.

    A leaderboard lists the match under the same name (`played_preset`).
    """
    name = preset_name(rules.key, words)
    return name if played_preset(rules) else words("variant-custom", variant=name)


def variant_title(rules: AnyRules, words: Words) -> str:
    """The same where nothing else tells how long the match is: `Knock · 3 rounds`."""
    name = variant_name(rules, words)
    if is_preset(rules) or not played_preset(rules):
        return name
    return words("variant-with-length", variant=name, length=length(rules.format, words))


def table_name(table: TableView, words: Words) -> str:
    """What the game at this table is called: the house rule's name where one is played, else the variant's."""
    rule = table.agreement
    if rule is None:
        return variant_name(table.rules, words)
    name = shown_name(rule.name, NAME_WIDTH)
    return words("variant-changed", name=name) if rule.changed else name


def preset_name(key: str, words: Words) -> str:
    """The name of a preset by its key; where there is none, the key itself, as a stranger's text."""
    named = f"variant-{key}"
    return words(named) if key in ALL_GAMES and words.has(named) else shown_name(key)


def best_with(rules: AnyRules) -> str:
    """With how many players the game is best."""
    return _BEST_CLASSIC if rules.key in _CLASSIC_FAMILY else str(min(BEST_WITH, rules.players_max))


def variant_story(rules: AnyRules, words: Words) -> str | None:
    """One line about the preset; none for settings of its own."""
    key = f"variant-story-{rules.key}"
    return words(key) if played_preset(rules) and words.has(key) else None


_ZWEEDS_MINUTES = 10
"""A round of Zweeds with four: some eighty turns of seven seconds."""


def expected_players(rules: AnyRules, seated: int) -> int:
    """How many the length is told for: those who sit there if they may start, else the number it is made for."""
    enough = rules.players_min <= seated <= rules.players_max
    return seated if enough else min(max(BEST_WITH, rules.players_min), rules.players_max)


def minutes(rules: AnyRules, players: int = BEST_WITH) -> int:
    """About how long a match takes with so many players, in minutes, to the nearest five.

    Eight rounds with seven cards take four players about an hour (experience.md §3): a minute for each card of a hand,
    and half a minute to deal and count. With more or fewer players there are more or fewer hands to play.
    """
    share = players / BEST_WITH
    one_round = rules.hand * share + 0.5 if isinstance(rules, Rules) else _ZWEEDS_MINUTES * share
    return max(5, round(rules.expected_rounds * one_round / 5) * 5)
