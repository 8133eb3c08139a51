"""What ranks do and count in these settings, in words."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import assert_never

from bot.engine import (
    AddPenalty,
    ChooseSuit,
    Decline,
    Effect,
    ExtraCard,
    MissTurns,
    NextDraws,
    OthersDraw,
    PassLeft,
    Rank,
    Reverse,
    ReverseSkip,
    ReverseTwoPlayers,
    Rules,
    Skip,
)
from bot.i18n import Words
from cogs.layouts.fitting import fitting, taken
from cogs.layouts.happenings import RHYMING, rhyme
from cogs.layouts.parts import small
from cogs.layouts.rule_sentences import RANKS
from cogs.layouts.speed_rules import has_no_turns, meaning_effects, speed_effect_words

_ByEffect = list[tuple[list[Rank], tuple[Effect, ...]]]
_BETWEEN = " · "
_FACES = frozenset(rank for rank in Rank if Rank.TWO <= rank <= Rank.TEN)
_REVERSE = {
    ReverseTwoPlayers.NOTHING: "effect-reverse",
    ReverseTwoPlayers.ORDINARY: "effect-reverse-ordinary",
    ReverseTwoPlayers.EXTRA_TURN: "effect-reverse-again",
}


SHORT_MOST = 600
"""Characters of all effects in one line."""


def effect_lines(rules: Rules, words: Words, room: int) -> list[str]:
    """A line per special rank; ranks that do the same share one.

    What does not fit into so many characters is said in two or three words an effect; if there are still too many, the
    last line counts the ranks that are left out.
    """
    full = list(_full_lines(rules, words))
    return full if taken(full) <= room else _short_lines(rules, words, room)


def _short_lines(rules: Rules, words: Words, room: int) -> list[str]:
    by_effect = _by_effect(rules)
    lines = [_line(ranks, (short_effect(effect, words) for effect in effects), words) for ranks, effects in by_effect]
    return fitting(lines, room, lambda kept: small(words("rules-effects-more", count=_ranks_after(by_effect, kept))))


def _ranks_after(by_effect: _ByEffect, kept: int) -> int:
    return sum(len(ranks) for ranks, _ in by_effect[kept:])


def _line(ranks: list[Rank], effects: Iterable[str], words: Words) -> str:
    does = words.join(effects)
    return words("rules-effect-line", ranks=words.join(words.rank(rank) for rank in ranks), effects=does)


def _full_lines(rules: Rules, words: Words) -> Iterator[str]:
    quoted = False
    for ranks, effects in _by_effect(rules):
        yield _line(ranks, (effect_words(effect, rules, words) for effect in effects), words)
        if said := _sayings(ranks, effects, words):
            quoted = True
            yield small(f"*{_BETWEEN.join(said)}*")
    if quoted and words.language != RHYMING:
        yield small(words("rules-sayings"))


def _sayings(ranks: list[Rank], effects: tuple[Effect, ...], words: Words) -> list[str]:
    """What is said at Dutch tables; a Dutchman does not need to read "twee pakken" below the same in a sentence."""
    tells_more = [effect for effect in effects if words.language != RHYMING or not isinstance(effect, AddPenalty)]
    return [saying for rank in ranks for effect in tells_more if (saying := rhyme(rank, effect, words))]


def short_effects(rules: Rules, words: Words) -> str:
    """All effects in one line, `2 draw 2 · 7, K play again`; what would take more than `SHORT_MOST` is counted."""
    by_effect = _by_effect(rules)
    said = [
        f"{', '.join(words.rank_letter(rank) for rank in ranks)} {words.join(short_effect(e, words) for e in effects)}"
        for ranks, effects in by_effect
    ]
    return _BETWEEN.join(
        fitting(
            said, SHORT_MOST, lambda kept: words("lobby-effects-more", count=_ranks_after(by_effect, kept)), _BETWEEN
        )
    )


def effect_words(effect: Effect, rules: Rules, words: Words) -> str:
    """An effect in a sentence without capital and full stop (rules.md §3)."""
    if has_no_turns(rules) and (said := speed_effect_words(effect, words)) is not None:
        return said
    match effect:
        case AddPenalty(cards=cards):
            return words("effect-add-penalty", count=cards)
        case ChooseSuit():
            return words("effect-choose-suit")
        case ExtraCard():
            return words("effect-extra-card" if rules.decline is Decline.DRAW else "effect-extra-card-free")
        case Skip(seats=seats):
            return words("effect-skip", count=seats)
        case Reverse():
            return words(_REVERSE[rules.reverse_two_players])
        case MissTurns(turns=turns):
            return words("effect-miss-turns", count=turns)
        case ReverseSkip():
            return words("effect-reverse-skip")
        case PassLeft():
            return words("effect-pass-left")
        case OthersDraw(cards=cards, next_from=0):
            return words("effect-others-draw", count=cards)
        case OthersDraw(cards=cards, next_from=players):
            return words("effect-others-draw-from", count=cards, players=str(players))
        case NextDraws(cards=cards):
            return words("effect-next-draws", count=cards)
        case _:
            assert_never(effect)


def short_effect(effect: Effect, words: Words) -> str:
    """An effect in two or three words."""
    match effect:
        case AddPenalty(cards=cards):
            return words("effect-short-add-penalty", count=cards)
        case ChooseSuit():
            return words("effect-short-choose-suit")
        case ExtraCard():
            return words("effect-short-extra-card")
        case Skip(seats=seats):
            return words("effect-short-skip", count=seats)
        case Reverse():
            return words("effect-short-reverse")
        case MissTurns(turns=turns):
            return words("effect-short-miss-turns", count=turns)
        case ReverseSkip():
            return words("effect-short-reverse-skip")
        case PassLeft():
            return words("effect-short-pass-left")
        case OthersDraw(cards=cards, next_from=0):
            return words("effect-short-others-draw", count=cards)
        case OthersDraw(cards=cards, next_from=players):
            return words("effect-short-others-draw-from", count=cards, players=str(players))
        case NextDraws(cards=cards):
            return words("effect-short-next-draws", count=cards)
        case _:
            assert_never(effect)


def point_lines(rules: Rules, words: Words) -> Iterator[str]:
    """A line per number of points, the highest first; ranks that count their face value share one."""
    ranks = [rank for rank in RANKS if rank is not Rank.JOKER or rules.jokers]
    face = [rank for rank in ranks if rank in _FACES and rules.points[rank] == rank]
    others = sorted((rank for rank in ranks if rank not in face), key=lambda rank: -rules.points[rank])
    for points, group in groupby(others, key=lambda rank: rules.points[rank]):
        yield words("rules-points-line", ranks=words.join(words.rank(rank) for rank in group), points=points)
    if face:
        yield words("rules-points-face", ranks=words.join(words.rank(rank) for rank in face))


def _by_effect(rules: Rules) -> _ByEffect:
    grouped: dict[tuple[Effect, ...], list[Rank]] = {}
    for rank in RANKS:
        effects = meaning_effects(rules, rules.effects[rank])
        if effects and (rank is not Rank.JOKER or rules.jokers):
            grouped.setdefault(effects, []).append(rank)
    return [(ranks, effects) for effects, ranks in grouped.items()]
