"""Settings and their values in words, and how the settings of a table differ from their preset's."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import MatchFormat, Rank, Rules
from bot.i18n import Words
from cogs.layouts.effect_words import effect_words
from cogs.layouts.fitting import fitting
from cogs.layouts.formats import length
from cogs.layouts.parts import small
from cogs.layouts.rule_sentences import RANKS
from cogs.layouts.speed_rules import is_without_meaning
from cogs.layouts.variants import preset_name
from cogs.rule_settings import RANK_SETTINGS, SETTINGS, USUAL, RankSetting, Setting, format_kind, preset_of

MOST_DIFFERENCES, DIFFERENCES_ROOM = 12, 1500
"""Lines, and their characters in small type; settings with little of their preset are told by the rest of the card."""
_NUMBERS = frozenset({"hand", "announce-penalty", "jokers", "round-limit", "points"})
_TOLD_TOGETHER = frozenset({"variant", "format", "amount"})


def setting_name(key: str, words: Words) -> str:
    """What a setting is called: `Cards each`."""
    return words(f"setting-{key}")


def value_words(setting: Setting, rules: Rules, value: str, words: Words) -> str:
    """A value of a setting: `7`, `draws one card`, `first to 2 wins`."""
    if setting.key == "variant":
        return preset_name(value, words)
    if setting.key == "amount":
        return length(setting.changed(rules, value).format, words)
    return _value(setting.key, value, words)


def rank_value_words(setting: RankSetting, value: str, words: Words) -> str:
    """The same for a setting of one rank."""
    return _value(setting.key, value, words)


def effects_words(rules: Rules, rank: Rank, words: Words) -> str:
    """Everything that a rank does, or that it does nothing."""
    effects = rules.effects[rank]
    if not effects:
        return words("setting-no-effect")
    return words.join(effect_words(effect, rules, words) for effect in effects)


def differences(rules: Rules, words: Words, room: int = DIFFERENCES_ROOM) -> list[str]:
    """A line for each thing that differs from the preset that the settings started from.

    Those that are too many, or do not fit into so many characters in small type, are counted.
    """
    lines = list(_differences(rules, preset_of(rules), words))

    def more(kept: int) -> str:
        return words("rules-differences-more", count=len(lines) - kept)

    shown = lines if len(lines) <= MOST_DIFFERENCES else [*lines[:MOST_DIFFERENCES], more(MOST_DIFFERENCES)]
    return fitting(shown, min(room, DIFFERENCES_ROOM), more, between=small("\n"))


def changed_without_meaning(rules: Rules) -> list[str]:
    """The keys of settings that differ from the preset's and mean nothing in these rules."""
    usual = preset_of(rules)
    changed = (setting.key for setting in SETTINGS if setting.current(rules) != setting.current(usual))
    return [key for key in changed if is_without_meaning(rules, key)]


def _differences(rules: Rules, usual: Rules, words: Words) -> Iterator[str]:
    if rules.format != usual.format:
        yield _line("format", _in_full(rules.format, words), _in_full(usual.format, words), words)
    for setting in SETTINGS:
        value, before = setting.current(rules), setting.current(usual)
        if value != before and setting.key not in _TOLD_TOGETHER:
            shown, usually = (value_words(setting, rules, one, words) for one in (value, before))
            if is_without_meaning(rules, setting.key):
                shown = words("value-without-meaning", value=shown)
            yield _line(setting.key, shown, usually, words)
    if rules.players_max != usual.players_max:
        yield _line("players", str(rules.players_max), str(usual.players_max), words)
    for rank in RANKS:
        if rules.effects[rank] != usual.effects[rank]:
            does, did = (effects_words(one, rank, words) for one in (rules, usual))
            yield words("rules-difference", setting=words.rank(rank), value=does, usual=did)
    for of_rank in RANK_SETTINGS:
        if of_rank.key == "last" and rules.no_finish == usual.no_finish:
            continue  # it follows from what the ranks do
        yield from _rank_differences(of_rank, rules, replace(usual, finish=rules.finish), words)


def _rank_differences(setting: RankSetting, rules: Rules, usual: Rules, words: Words) -> Iterator[str]:
    changed = [
        f"{words.rank(rank)}: {rank_value_words(setting, setting.current(rules, rank), words)}"
        for rank in RANKS
        if setting.current(rules, rank) != setting.current(usual, rank)
    ]
    if changed:
        yield words("rules-difference-by-rank", setting=setting_name(setting.key, words), values=", ".join(changed))


def _in_full(match_format: MatchFormat, words: Words) -> str:
    """`8 rounds, final score`: the length alone could be that of another kind."""
    return words("format-in-full", kind=format_kind(match_format), length=length(match_format, words))


def _line(key: str, value: str, usual: str, words: Words) -> str:
    return words("rules-difference", setting=setting_name(key, words), value=value, usual=usual)


def _value(key: str, value: str, words: Words) -> str:
    if key in _NUMBERS or (key == "decks" and value != USUAL):
        return value
    return words(f"setting-{key}-{value}")
