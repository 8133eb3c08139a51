"""The settings of a game as one frozen value, and the check that reports everything wrong with it.

Declared is only what the engine executes. Tuples "by rank" have 14 entries, indexed by `Rank`.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import assert_never

from msgspec import Struct

from bot.engine.cards import DECK, JOKER, Card, Rank
from bot.engine.compiled import CompiledRules, compile_rules
from bot.engine.contradictions import contradictions
from bot.engine.effects import (
    EFFECT_RULES,
    AddPenalty,
    Effect,
    ExtraCard,
    MissTurns,
    NextDraws,
    OthersDraw,
    Reverse,
    Skip,
)
from bot.engine.errors import RulesError
from bot.engine.options import (
    AfterPenalty,
    Announcing,
    Casual,
    Decline,
    DrawnCard,
    FinalScore,
    Finish,
    JokerStacks,
    Limit,
    MatchFormat,
    ReverseTwoPlayers,
    Rounds,
    Stacking,
    StartCard,
    Turns,
    Wins,
    fixed_rounds,
)

SPARE_CARDS = 11
"""Cards that must be there beyond the hands (rules.md §8)."""


class Rules(Struct, frozen=True, dict=True, tag="pesten"):
    """Every setting of a game (rules.md §8). Hashable; equal settings are equal values.

    `key` names the preset that the settings started from. What has a default came later than the first stored match;
    the defaults are what that played. The instance dictionary holds `compiled` and `compiled_for_two` alone.

    `joker_suit = chosen` (rules.md §3) is a `ChooseSuit` among the Joker's effects.
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
    """By rank: whether `finish` speaks of it; none: the special ranks (rules.md §6)."""
    points: tuple[int, ...]
    """By rank: what a card left in hand costs."""
    format: MatchFormat
    round_limit: int
    """Turns per player after which a round is blocked (rules.md §2.7)."""
    joker_stacks: JokerStacks = JokerStacks.ADDS
    after_penalty: tuple[AfterPenalty, ...] = (AfterPenalty.END_TURN,) * len(Rank)
    """By rank of the top card."""
    decline: Decline = Decline.DRAW
    drawn_card: DrawnCard = DrawnCard.KEEP
    voluntary_draw: bool = False
    """Whether a card may be drawn though one fits, never on two turns in a row (rules.md §2.3)."""
    reverse_two_players: ReverseTwoPlayers = ReverseTwoPlayers.NOTHING
    start_card: StartCard = StartCard.NO_EFFECT
    announcing: Announcing = Announcing.AUTOMATIC
    announce_penalty: int = 2
    """Cards for who has not announced."""
    finish: Finish = Finish.FORBIDDEN
    turns: Turns = Turns.IN_ORDER
    """Without turns `after_penalty`, `decline`, `drawn_card`, `voluntary_draw`, `reverse_two_players` and `round_limit`
    mean nothing (rules.md §9)."""

    def is_special(self, rank: Rank, two_players: bool = False) -> bool:
        """Whether the rank has an effect, or is the Joker (rules.md §1); some are not between two, or in speed."""
        ordinary: tuple[type[Effect], ...] = ()
        if self.turns is Turns.NONE:
            ordinary = (ExtraCard,)
        elif two_players and self.reverse_two_players is ReverseTwoPlayers.ORDINARY:
            ordinary = (Reverse,)
        return rank is Rank.JOKER or any(not isinstance(effect, ordinary) for effect in self.effects[rank])

    def restricts_finish(self, rank: Rank, two_players: bool = False) -> bool:
        """Whether the rank is one of those that `finish` speaks of (rules.md §6)."""
        return self.is_special(rank, two_players) if self.no_finish is None else self.no_finish[rank]

    def may_finish(self, rank: Rank, two_players: bool = False) -> bool:
        """Whether its player is out when the rank is his last card (rules.md §6)."""
        return self.finish is Finish.ALLOWED or not self.restricts_finish(rank, two_players)

    def pack(self, players: int) -> tuple[Card, ...]:
        """All cards in the game for so many players, unshuffled: every deck of 52, then the Jokers.

        Fewer than `players_min` can be left of a match with a limit; they play with the cards of that number.
        """
        decks = self.decks[max(players, self.players_min)]
        return DECK * decks + (JOKER,) * (decks * self.jokers)

    @property
    def expected_rounds(self) -> int:
        """About how many rounds a match takes with four, to tell how long; exact where the format fixes it."""
        match self.format:
            case Wins(wins=wins):
                return 4 * (wins - 1) * 2 // 3 + 1
            case Limit(points=points):
                return max(1, points // 12)
            case _:
                return fixed_rounds(self.format) or 1

    @cached_property
    def compiled(self) -> CompiledRules:
        """The same settings laid out for speed."""
        return compile_rules(self, two_players=False)

    @cached_property
    def compiled_for_two(self) -> CompiledRules:
        """The same, for a round of two players."""
        return compile_rules(self, two_players=True)


def check_rules(rules: Rules) -> None:
    """Raise `RulesError` with the code of every fault (ranges: rules.md §8); nothing is played on faulty rules."""
    codes = tuple(dict.fromkeys(_faults(rules)))
    if codes:
        raise RulesError(codes)


def _faults(rules: Rules) -> Iterator[str]:
    yield from _table_faults(rules)
    yield from _card_faults(rules)
    yield from _effect_faults(rules)
    yield from _format_faults(rules.format)
    if len(rules.effects) == len(rules.points) == len(Rank):
        yield from contradictions(rules)
    if not 50 <= rules.round_limit <= 500:
        yield "round-limit-out-of-range"
    if not 1 <= rules.announce_penalty <= 5:
        yield "announce-penalty-out-of-range"


def _format_faults(match_format: MatchFormat) -> Iterator[str]:
    match match_format:
        case Rounds(rounds=rounds) | FinalScore(rounds=rounds):
            if not 1 <= rounds <= 20:
                yield "rounds-out-of-range"
        case Wins(wins=wins):
            if not 1 <= wins <= 20:
                yield "wins-out-of-range"
        case Limit(points=points):
            if not 20 <= points <= 1000:
                yield "limit-out-of-range"
        case Casual():
            pass
        case _:
            assert_never(match_format)


def _table_faults(rules: Rules) -> Iterator[str]:
    if not rules.key:
        yield "no-key"
    if not 2 <= rules.players_min <= rules.players_max <= 8:
        yield "players-out-of-range"
    by_rank: Iterable[tuple[object, ...]] = (
        rules.effects,
        rules.wild,
        rules.points,
        rules.after_penalty,
        rules.no_finish or rules.points,
    )
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
    dealt = [players for players in counts if rules.decks[players] > 0]
    # counted, not laid out: the settings may be a stranger's, with a billion decks
    if any(players * rules.hand + SPARE_CARDS > rules.decks[players] * (len(DECK) + rules.jokers) for players in dealt):
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
        case AddPenalty(cards=amount) | OthersDraw(cards=amount) | NextDraws(cards=amount):
            return (amount,)
        case Skip(seats=amount) | MissTurns(turns=amount):
            return (amount,)
        case _:
            return ()
