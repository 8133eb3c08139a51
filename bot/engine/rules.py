"""The settings of a game as one frozen value, and the check that reports everything wrong with it.

Declared is only what the engine executes. Tuples "by rank" have 14 entries, indexed by `Rank`.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec import Struct

from bot.engine.cards import DECK, JOKER, Card, Rank
from bot.engine.compiled import CompiledRules, compile_rules
from bot.engine.effects import EFFECT_RULES, AddPenalty, Effect, Skip
from bot.engine.errors import RulesError
from bot.engine.options import MatchFormat, Stacking


class Rules(Struct, frozen=True, dict=True):
    """Every setting of a game (rules.md §8). Hashable; equal settings are equal values.

    `key` names the preset that the settings started from. The instance dictionary holds `compiled` alone.
    """

    key: str
    players_min: int
    players_max: int
    decks: tuple[int, ...]
    """Decks of 52 by number of players; `players_max + 1` entries, those below `players_min` unused."""
    jokers: int
    """Jokers per deck."""
    hand: int
    """Cards dealt to each player."""
    effects: tuple[tuple[Effect, ...], ...]
    """By rank."""
    wild: tuple[bool, ...]
    """By rank: whether it fits on everything. A Joker always does."""
    stacking: Stacking
    no_finish: tuple[bool, ...] | None
    """By rank: whether it is refused as the last card; none: the special ranks (rules.md §6)."""
    points: tuple[int, ...]
    """By rank: what a card left in hand costs."""
    format: MatchFormat
    round_limit: int
    """Turns per player after which a round is blocked (rules.md §2.7)."""

    def is_special(self, rank: Rank) -> bool:
        """Whether the rank has an effect, or is the Joker (rules.md §1)."""
        return rank is Rank.JOKER or bool(self.effects[rank])

    def may_finish(self, rank: Rank) -> bool:
        """Whether the rank may be the last card (rules.md §6)."""
        return not (self.is_special(rank) if self.no_finish is None else self.no_finish[rank])

    def pack(self, players: int) -> tuple[Card, ...]:
        """All cards in the game for so many players, unshuffled: every deck of 52, then the Jokers."""
        decks = self.decks[players]
        return DECK * decks + (JOKER,) * (decks * self.jokers)

    @cached_property
    def compiled(self) -> CompiledRules:
        """The same settings laid out for speed."""
        return compile_rules(self)


def check_rules(rules: Rules) -> None:
    """Raise `RulesError` with the code of every fault (ranges: rules.md §8); nothing is played on faulty rules."""
    codes = tuple(dict.fromkeys(_faults(rules)))
    if codes:
        raise RulesError(codes)


def _faults(rules: Rules) -> Iterator[str]:
    yield from _table_faults(rules)
    yield from _card_faults(rules)
    yield from _effect_faults(rules)
    if not 1 <= rules.format.rounds <= 20:
        yield "rounds-out-of-range"
    if not 50 <= rules.round_limit <= 500:
        yield "round-limit-out-of-range"


def _table_faults(rules: Rules) -> Iterator[str]:
    if not rules.key:
        yield "no-key"
    if not 2 <= rules.players_min <= rules.players_max <= 8:
        yield "players-out-of-range"
    by_rank: Iterable[tuple[object, ...]] = (rules.effects, rules.wild, rules.points, rules.no_finish or rules.points)
    if any(len(table) != len(Rank) for table in by_rank):
        yield "not-by-rank"


def _card_faults(rules: Rules) -> Iterator[str]:
    if not 3 <= rules.hand <= 13:
        yield "hand-out-of-range"
    if not 0 <= rules.jokers <= 4:
        yield "jokers-out-of-range"
    if any(not 0 <= points <= 100 for points in rules.points):
        yield "points-out-of-range"
    if len(rules.decks) != rules.players_max + 1:
        yield "decks-not-by-players"
        return
    counts = range(max(rules.players_min, 2), rules.players_max + 1)
    if any(not 1 <= rules.decks[players] <= 4 for players in counts):
        yield "decks-out-of-range"
    if any(rules.decks[players] > 0 and players * rules.hand + 11 > len(rules.pack(players)) for players in counts):
        yield "too-few-cards"


def _effect_faults(rules: Rules) -> Iterator[str]:
    for effects in rules.effects:
        kinds = [type(effect) for effect in effects]
        if any(kind not in EFFECT_RULES for kind in kinds):
            yield "unknown-effect"
        if len(set(kinds)) != len(kinds):
            yield "effect-twice"
        if any(not 1 <= amount <= 5 for effect in effects for amount in _amounts(effect)):
            yield "effect-out-of-range"
    if len(rules.effects) == len(Rank) and _nothing_finishes(rules):
        yield "nothing-may-finish"


def _nothing_finishes(rules: Rules) -> bool:
    return (rules.no_finish is None or len(rules.no_finish) == len(Rank)) and not any(
        rules.may_finish(rank) for rank in Rank if rank is not Rank.JOKER
    )


def _amounts(effect: Effect) -> tuple[int, ...]:
    match effect:
        case AddPenalty(cards=amount) | Skip(seats=amount):
            return (amount,)
        case _:
            return ()
