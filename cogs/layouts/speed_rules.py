"""The rules of play without turns in words (rules.md §9), for the rule card, the tips and the settings."""

from collections.abc import Iterator, Sequence

from bot.engine import (
    ACTS_PER_PLAYER,
    BLOCKED_IN_A_ROW,
    AddPenalty,
    Effect,
    ExtraCard,
    MissTurns,
    Reverse,
    ReverseSkip,
    Rules,
    Skip,
    Stacking,
    StartCard,
    Turns,
)
from bot.i18n import Words

WITHOUT_MEANING = frozenset(
    {"drawn-card", "voluntary-draw", "decline", "reverse-two-players", "round-limit", "after-penalty"}
)
"""The settings that are about turns, by their keys in `rule_settings`."""


def has_no_turns(rules: Rules) -> bool:
    """Whether anybody may play at any time."""
    return rules.turns is Turns.NONE


def is_without_meaning(rules: Rules, setting: str) -> bool:
    """Whether the setting of this key means nothing in these rules."""
    return has_no_turns(rules) and setting in WITHOUT_MEANING


def meaning_effects(rules: Rules, effects: Sequence[Effect]) -> tuple[Effect, ...]:
    """The effects of a rank that mean anything in these rules."""
    return tuple(effect for effect in effects if not (has_no_turns(rules) and isinstance(effect, ExtraCard)))


def speed_dealing(rules: Rules, words: Words) -> Iterator[str]:
    """Who deals, and the first card turned up."""
    yield words("speed-rules-deal")
    acts = rules.start_card is StartCard.DEALER_PLAYS
    yield words("rules-start-card-acts" if acts else "rules-start-card-no-effect")


def speed_turn(words: Words) -> Iterator[str]:
    """Who may play when, drawing, and the clock."""
    yield words("speed-rules-play")
    yield words("speed-rules-draw")
    yield words("speed-rules-clock")


def speed_penalties(rules: Rules, words: Words) -> Iterator[str]:
    """What it means to owe cards."""
    yield words("speed-rules-owing")
    if rules.stacking is not Stacking.NONE:
        yield words("speed-rules-in-time")


def speed_end(kind: str, words: Words) -> Iterator[str]:
    """What is still owed at the end of a round, and when one is blocked; `kind` as in `rules-blocked`."""
    yield words("speed-rules-end")
    yield words("speed-rules-blocked", kind=kind, acts=ACTS_PER_PLAYER, row=BLOCKED_IN_A_ROW)


def without_meaning_line(names: Sequence[str], words: Words) -> str:
    """Which settings mean nothing here."""
    return words("speed-rules-without-meaning", settings=words.join(names))


def speed_effect_words(effect: Effect, words: Words) -> str | None:
    """What an effect does where there are no turns; none: the same as where there are."""
    match effect:
        case AddPenalty(cards=cards):
            return words("speed-effect-add-penalty", count=cards)
        case ExtraCard():
            return words("speed-effect-nothing")
        case Skip(seats=seats):
            return words("speed-effect-skip", count=seats)
        case MissTurns(turns=turns):
            return words("speed-effect-miss-turns", count=turns)
        case Reverse():
            return words("effect-reverse")
        case ReverseSkip():
            return words("speed-effect-reverse-skip")
        case _:
            return None
