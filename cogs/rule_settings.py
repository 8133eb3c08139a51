"""The settings that a host can change, one by one: what each can be, what it is, and the rules with it changed.

Values are texts, since they travel in select menus. Nothing here says how a setting is called: `layouts.setting_words`.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple, TypeVar, assert_never

from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    AfterPenalty,
    Announcing,
    Casual,
    ChooseSuit,
    Decline,
    DrawnCard,
    FinalScore,
    Finish,
    JokerStacks,
    Limit,
    MatchFormat,
    Rank,
    ReverseTwoPlayers,
    Rounds,
    Rules,
    Stacking,
    StartCard,
    Wins,
    fixed_decks,
    with_decks,
    with_hand,
    with_jokers,
)

USUAL = "usual"
"""Stands for what the preset has: the decks go by the number of players, the special ranks may not finish."""
YES, NO = "yes", "no"
COSTS = "costs"
"""As the last card: it may be played, and its player draws one (rules.md §6, `draw_one`)."""
LIMITS = (20, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000)
ROUND_LIMITS = (50, 75, 100, 150, 200, 300, 400, 500)
POINTS = (*range(12), 15, 20, 25, 30, 40, 50, 60, 75, 80, 90, 100)
"""What a card can count in the panel; a select menu holds 25 options."""
Entry = TypeVar("Entry")


class Setting(NamedTuple):
    """One setting of the whole game."""

    key: str
    values: Callable[[Rules], Sequence[str]]
    """What it can be; the panel adds the present value where that is none of these."""
    current: Callable[[Rules], str]
    changed: Callable[[Rules, str], Rules]


class RankSetting(NamedTuple):
    """One setting of a single rank."""

    key: str
    values: Callable[[Rules, Rank], Sequence[str]]
    """What it can be; nothing where there is nothing to choose."""
    current: Callable[[Rules, Rank], str]
    changed: Callable[[Rules, Rank, str], Rules]


def preset_of(rules: Rules) -> Rules:
    """The preset that the settings started from."""
    return ALL_PRESETS.get(rules.key, rules)


def at_rank(table: tuple[Entry, ...], rank: Rank, entry: Entry) -> tuple[Entry, ...]:
    """The table by rank with another entry."""
    return (*table[:rank], entry, *table[rank + 1 :])


def format_kind(match_format: MatchFormat) -> str:
    """`casual`, `rounds`, `final-score`, `wins` or `limit`."""
    return next(kind for kind, example in _FORMATS.items() if isinstance(match_format, type(example)))


def _with_kind(rules: Rules, kind: str) -> Rules:
    usual = preset_of(rules).format
    return replace(rules, format=usual if format_kind(usual) == kind else _FORMATS[kind])


def _amount(rules: Rules) -> str:
    match rules.format:
        case Casual():
            return "1"
        case Rounds(rounds=amount) | FinalScore(rounds=amount) | Wins(wins=amount) | Limit(points=amount):
            return str(amount)
        case _:
            assert_never(rules.format)


def _amounts(rules: Rules) -> Sequence[str]:
    match rules.format:
        case Casual():
            return ("1",)
        case Limit():
            return [str(points) for points in LIMITS]
        case _:
            return [str(rounds) for rounds in range(1, 21)]


def _with_amount(rules: Rules, value: str) -> Rules:
    match rules.format:
        case Casual():
            return rules
        case Rounds():
            return replace(rules, format=Rounds(int(value)))
        case FinalScore():
            return replace(rules, format=FinalScore(int(value)))
        case Wins():
            return replace(rules, format=Wins(int(value)))
        case Limit():
            return replace(rules, format=Limit(int(value)))
        case _:
            assert_never(rules.format)


def _decks(rules: Rules) -> str:
    fixed = fixed_decks(rules)
    return USUAL if fixed is None else str(fixed)


def _with_decks(rules: Rules, value: str) -> Rules:
    return with_decks(rules, None if value == USUAL else int(value))


def _joker_suit(rules: Rules) -> str:
    return YES if any(isinstance(effect, ChooseSuit) for effect in rules.effects[Rank.JOKER]) else NO


def _with_joker_suit(rules: Rules, value: str) -> Rules:
    others = tuple(effect for effect in rules.effects[Rank.JOKER] if not isinstance(effect, ChooseSuit))
    effects = (ChooseSuit(), *others) if value == YES else others
    usual = preset_of(rules).effects[Rank.JOKER]
    effects = usual if set(effects) == set(usual) else effects
    return replace(rules, effects=at_rank(rules.effects, Rank.JOKER, effects))


def _number(
    key: str, field: str, values: Sequence[int], changed: Callable[[Rules, int], Rules] | None = None
) -> Setting:
    texts = [str(value) for value in values]
    with_number = changed or (lambda rules, number: replace(rules, **{field: number}))
    return Setting(
        key,
        lambda _: texts,
        lambda rules: str(getattr(rules, field)),
        lambda rules, value: with_number(rules, int(value)),
    )


def _choice(key: str, field: str, kind: type[StrEnum]) -> Setting:
    return Setting(
        key,
        lambda _: [choice.value for choice in kind],
        lambda rules: getattr(rules, field).value,
        lambda rules, value: replace(rules, **{field: kind(value)}),
    )


_FORMATS: dict[str, MatchFormat] = {
    "casual": Casual(),
    "rounds": Rounds(3),
    "final-score": FinalScore(8),
    "wins": Wins(2),
    "limit": Limit(100),
}
SETTINGS: tuple[Setting, ...] = (
    Setting("variant", lambda _: list(ALL_PRESETS), lambda rules: rules.key, lambda _, value: ALL_PRESETS[value]),
    Setting("format", lambda _: list(_FORMATS), lambda rules: format_kind(rules.format), _with_kind),
    Setting("amount", _amounts, _amount, _with_amount),
    _number("hand", "hand", range(3, 14), with_hand),
    Setting("decks", lambda _: (USUAL, "1", "2", "3", "4"), _decks, _with_decks),
    _choice("finish", "finish", Finish),
    _choice("announcing", "announcing", Announcing),
    _number("announce-penalty", "announce_penalty", range(1, 6)),
    _choice("stacking", "stacking", Stacking),
    _choice("joker-stacks", "joker_stacks", JokerStacks),
    Setting("joker-suit", lambda _: (YES, NO), _joker_suit, _with_joker_suit),
    _number("jokers", "jokers", range(5), with_jokers),
    _choice("drawn-card", "drawn_card", DrawnCard),
    Setting(
        "voluntary-draw",
        lambda _: (YES, NO),
        lambda rules: YES if rules.voluntary_draw else NO,
        lambda rules, value: replace(rules, voluntary_draw=value == YES),
    ),
    _choice("decline", "decline", Decline),
    _choice("start-card", "start_card", StartCard),
    _choice("reverse-two-players", "reverse_two_players", ReverseTwoPlayers),
    _number("round-limit", "round_limit", ROUND_LIMITS),
)


def settled(rules: Rules) -> Rules:
    """The rules without a choice that means nothing: which ranks may not be last, where any may (rules.md §6)."""
    return replace(rules, no_finish=preset_of(rules).no_finish) if rules.finish is Finish.ALLOWED else rules


def _wild_values(_rules: Rules, rank: Rank) -> Sequence[str]:
    return () if rank is Rank.JOKER else (YES, NO)  # a Joker always fits (rules.md §2.1)


def _last_values(rules: Rules, _rank: Rank) -> Sequence[str]:
    match rules.finish:
        case Finish.ALLOWED:
            return (YES,)
        case Finish.FORBIDDEN:
            return (YES, NO)
        case Finish.DRAW_ONE:
            return (YES, COSTS)
        case _:
            assert_never(rules.finish)


def _finishes(rules: Rules, rank: Rank) -> str:
    return YES if rules.may_finish(rank) else _last_values(rules, rank)[-1]


def _with_finish(rules: Rules, rank: Rank, value: str) -> Rules:
    present = tuple(rules.restricts_finish(other) for other in Rank)
    named = at_rank(present, rank, value != YES)
    usual = tuple(rules.is_special(other) for other in Rank)
    return settled(replace(rules, no_finish=None if named == usual else named))


RANK_SETTINGS: tuple[RankSetting, ...] = (
    RankSetting(
        "wild",
        _wild_values,
        lambda rules, rank: YES if rules.wild[rank] else NO,
        lambda rules, rank, value: replace(rules, wild=at_rank(rules.wild, rank, value == YES)),
    ),
    RankSetting("last", _last_values, _finishes, _with_finish),
    RankSetting(
        "after-penalty",
        lambda _rules, _rank: [choice.value for choice in AfterPenalty],
        lambda rules, rank: rules.after_penalty[rank].value,
        lambda rules, rank, value: replace(
            rules, after_penalty=at_rank(rules.after_penalty, rank, AfterPenalty(value))
        ),
    ),
    RankSetting(
        "points",
        lambda _rules, _rank: [str(points) for points in POINTS],
        lambda rules, rank: str(rules.points[rank]),
        lambda rules, rank, value: replace(rules, points=at_rank(rules.points, rank, int(value))),
    ),
)
BY_KEY = {setting.key: setting for setting in SETTINGS}
RANK_BY_KEY = {setting.key: setting for setting in RANK_SETTINGS}
