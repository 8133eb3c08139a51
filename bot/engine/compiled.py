"""`Rules` laid out for speed: sets of cards as bit masks, effects with their functions in the order they happen.

A set of cards is an integer with the bit `card & 63` for each card; no two cards share one (the Joker has bit 0).
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from bot.engine.actions import Action, Play
from bot.engine.cards import DECK, JOKER, Card, Rank, Suit, rank_of
from bot.engine.effects import EFFECT_RULES, AddPenalty, ChooseSuit, Effect, EffectFunction
from bot.engine.options import AfterPenalty, Announcing, Decline, DrawnCard, Finish, JokerStacks, Stacking

if TYPE_CHECKING:
    from bot.engine.rules import Rules

NO_SUIT = int(JOKER) >> 4
"""Stands for "no current suit" beside the four suits; it is also what `card >> 4` gives for a Joker."""
BITS = tuple(1 << (card & 63) for card in range(JOKER + 1))
"""The bit of each card, by card."""
_CARDS = (*DECK, JOKER)
_JOKER_BIT = BITS[JOKER]
"""The lowest bit of all, though the Joker is sorted last."""
_PLAYS = {BITS[card]: (Play(card),) for card in _CARDS}
_NAMING_PLAYS = {BITS[card]: tuple(Play(card, suit) for suit in Suit) for card in _CARDS}
_CALLING = {
    play: Play(play.card, play.suit, call=True)
    for plays in (*_PLAYS.values(), *_NAMING_PLAYS.values())
    for play in plays
}


class CompiledRules(NamedTuple):
    """What a round looks up at every act. "By rank" means indexed by the rank of the top card or the card played."""

    fitting: tuple[tuple[int, ...], ...]
    """The cards that fit, by current suit (`NO_SUIT` last) and rank (rules.md §2.1)."""
    stacking: tuple[int, ...]
    """The cards that answer a penalty, by rank (rules.md §3)."""
    last: int
    """The cards that may be played as the last one (rules.md §6)."""
    draws_as_last: int
    """The cards whose player draws one when they are the last one (rules.md §6, `draw_one`)."""
    penalty_cards: int
    """The cards that make the next seat draw, and so start a penalty."""
    naming: int
    """The cards that name a suit."""
    effects: tuple[tuple[tuple[EffectFunction, Effect], ...], ...]
    """By rank, in the order of rules.md §2.9."""
    after_penalty: tuple[AfterPenalty, ...]
    """By rank of the top card."""
    announces: bool
    """Whether anything is to be done to announce the last card."""
    calls_with_play: bool
    remembers_turns: bool
    """Whether the end of a turn means anything to its seat."""
    doubles: bool
    """Whether it matters what card another was laid on."""
    declines_free: bool
    plays_drawn: bool
    volunteers: bool
    """Whether somebody may draw though something fits (rules.md §2.3)."""


@lru_cache(maxsize=64)
def compile_rules(rules: "Rules", two_players: bool) -> CompiledRules:
    """Lay out rules that `check_rules` finds sound, for two players or for more."""
    restricted = _of_ranks(rank for rank in Rank if rules.restricts_finish(rank, two_players))
    everything = set_of(_CARDS)
    return CompiledRules(
        fitting=tuple(tuple(_fitting(rules, suit, rank) for rank in Rank) for suit in (*Suit, None)),
        stacking=tuple(_stacking(rules, rank) for rank in Rank),
        last=everything & ~restricted if rules.finish is Finish.FORBIDDEN else everything,
        draws_as_last=restricted if rules.finish is Finish.DRAW_ONE else 0,
        penalty_cards=_of_ranks(rank for rank in Rank if _has(rules, rank, AddPenalty)),
        naming=_of_ranks(rank for rank in Rank if _has(rules, rank, ChooseSuit)),
        effects=tuple(_in_order(effects) for effects in rules.effects),
        after_penalty=rules.after_penalty,
        announces=rules.announcing is not Announcing.AUTOMATIC,
        calls_with_play=rules.announcing is Announcing.WITH_PLAY,
        remembers_turns=rules.announcing is not Announcing.AUTOMATIC or rules.voluntary_draw,
        doubles=rules.joker_stacks is JokerStacks.DOUBLES,
        declines_free=rules.decline is Decline.FREE,
        plays_drawn=rules.drawn_card is DrawnCard.MAY_PLAY,
        volunteers=rules.voluntary_draw,
    )


@lru_cache(maxsize=1 << 12)
def calling_plays_of(cards: int, naming: int) -> tuple[Action, ...]:
    """The same plays, each carrying the call (rules.md §5, `with_play`)."""
    return tuple(_CALLING[play] for play in plays_of(cards, naming) if isinstance(play, Play))


@lru_cache(maxsize=1 << 14)
def plays_of(cards: int, naming: int) -> tuple[Action, ...]:
    """Every way to play one of these cards, sorted by card; a card among `naming` once with each suit."""
    plays: tuple[Action, ...] = ()
    joker, left = cards & _JOKER_BIT, cards & ~_JOKER_BIT
    while left:
        bit = left & -left
        plays += (_NAMING_PLAYS if naming & bit else _PLAYS)[bit]
        left ^= bit
    return plays + (_NAMING_PLAYS if naming & joker else _PLAYS)[joker] if joker else plays


def fits(rules: "Rules", card: Card, top: Card, suit: Suit | None) -> bool:
    """Whether a card may follow the top card while this is the suit to follow (rules.md §2.1; none: any card)."""
    fitting = rules.compiled.fitting[NO_SUIT if suit is None else suit][top & 15]
    return bool(fitting & BITS[card])


@lru_cache(maxsize=1 << 10)
def stacking_ranks(rules: "Rules", top: Rank) -> tuple[Rank, ...]:
    """The ranks in the game that answer a penalty while this rank is on top (rules.md §3), the Joker last."""
    stacking = rules.compiled.stacking[top]
    ranks = (rank for rank in Rank if rank is not Rank.JOKER or rules.jokers)
    answering = (rank for rank in ranks if stacking & _of_ranks([rank]))
    return tuple(sorted(answering, key=lambda rank: (rank is Rank.JOKER, rank)))


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
    steps = [(rule.step, rule.function, effect) for effect in effects for rule in EFFECT_RULES[type(effect)]]
    return tuple((function, effect) for _, function, effect in sorted(steps, key=lambda step: step[0]))
