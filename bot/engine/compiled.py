"""`Rules` laid out for speed: sets of cards as bit masks, effects with their functions in the order they happen.

A set of cards is an integer with the bit `card & 63` for each card; no two cards share one (the Joker has bit 0).
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from bot.engine.actions import Action, Play
from bot.engine.cards import DECK, JOKER, Card, Rank, Suit, rank_of
from bot.engine.effects import EFFECT_RULES, AddPenalty, ChooseSuit, Effect, EffectFunction
from bot.engine.options import Stacking

if TYPE_CHECKING:
    from bot.engine.rules import Rules

NO_SUIT = int(JOKER) >> 4
"""Stands for "no current suit" beside the four suits; it is also what `card >> 4` gives for a Joker."""
BITS = tuple(1 << (card & 63) for card in range(JOKER + 1))
"""The bit of each card, by card."""
_CARDS = (*DECK, JOKER)
_PLAYS = {card: (Play(card),) for card in _CARDS}
_NAMING_PLAYS = {card: tuple(Play(card, suit) for suit in Suit) for card in _CARDS}


class CompiledRules(NamedTuple):
    """What a round looks up at every act. "By rank" means indexed by the rank of the top card or the card played."""

    fitting: tuple[tuple[int, ...], ...]
    """The cards that fit, by current suit (`NO_SUIT` last) and rank (rules.md §2.1)."""
    stacking: tuple[int, ...]
    """The cards that answer a penalty, by rank (rules.md §3)."""
    may_finish: int
    """The cards that may be the last one (rules.md §6)."""
    naming: int
    """The cards that name a suit."""
    effects: tuple[tuple[tuple[EffectFunction, Effect], ...], ...]
    """By rank, in the order of rules.md §2.9."""


@lru_cache(maxsize=64)
def compile_rules(rules: "Rules") -> CompiledRules:
    """Lay out rules that `check_rules` finds sound."""
    return CompiledRules(
        fitting=tuple(tuple(_fitting(rules, suit, rank) for rank in Rank) for suit in (*Suit, None)),
        stacking=tuple(_stacking(rules, rank) for rank in Rank),
        may_finish=_of_ranks(rank for rank in Rank if rules.may_finish(rank)),
        naming=_of_ranks(rank for rank in Rank if _has(rules, rank, ChooseSuit)),
        effects=tuple(_in_order(effects) for effects in rules.effects),
    )


@lru_cache(maxsize=1 << 14)
def plays_of(cards: int, naming: int) -> tuple[Action, ...]:
    """Every way to play one of these cards, sorted by card; a card among `naming` once with each suit."""
    return tuple(
        play
        for card in _CARDS
        if cards & BITS[card]
        for play in (_NAMING_PLAYS if naming & BITS[card] else _PLAYS)[card]
    )


def fits(rules: "Rules", card: Card, top: Card, suit: Suit | None) -> bool:
    """Whether a card may follow the top card while this is the suit to follow (rules.md §2.1; none: any card)."""
    fitting = rules.compiled.fitting[NO_SUIT if suit is None else suit][top & 15]
    return bool(fitting & BITS[card])


def set_of(cards: Iterable[Card]) -> int:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= BITS[card]
    return found


def _of_ranks(ranks: Iterable[Rank]) -> int:
    wanted = set(ranks)
    return set_of(card for card in _CARDS if rank_of(card) in wanted)


def _fitting(rules: "Rules", suit: Suit | None, rank: Rank) -> int:
    if suit is None:
        return set_of(_CARDS)
    return set_of(
        card
        for card in _CARDS
        if card == JOKER or card >> 4 == suit or rank_of(card) is rank or rules.wild[rank_of(card)]
    )


def _stacking(rules: "Rules", top: Rank) -> int:
    penalties = {rank for rank in Rank if _has(rules, rank, AddPenalty)}
    match rules.stacking:
        case Stacking.NONE:
            return 0
        case Stacking.SAME_RANK:
            return _of_ranks(penalties & {top})
        case Stacking.ANY:
            return _of_ranks(penalties)


def _has(rules: "Rules", rank: Rank, kind: type) -> bool:
    return any(isinstance(effect, kind) for effect in rules.effects[rank])


def _in_order(effects: tuple[Effect, ...]) -> tuple[tuple[EffectFunction, Effect], ...]:
    ordered = sorted(effects, key=lambda effect: EFFECT_RULES[type(effect)].step)
    return tuple((EFFECT_RULES[type(effect)].function, effect) for effect in ordered)
