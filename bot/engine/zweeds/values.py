"""Which rank may follow which (rules.md §11, "Play")."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.engine.cards import Card, Rank

ORDER = (
    Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE,
)  # fmt: skip
"""The ranks that have a value, from the lowest."""
ANYWHERE = frozenset({Rank.TWO, Rank.THREE, Rank.TEN})
"""The ranks that may be laid on anything."""
BURNING_ROW = 4
"""So many equal cards directly on one another burn the pile."""
HAND = 3
"""Cards to which the hand is filled while the stock lasts; also those that lie blind, and open."""
_VALUES = {rank: value for value, rank in enumerate((*ORDER, Rank.TWO, Rank.THREE, Rank.TEN))}
_RANKS = tuple(Rank)


def place_in_hand(card: Card) -> int:
    """What a hand is sorted by: the ranks by value, those that fit anywhere last, equals by suit."""
    return _VALUES[_RANKS[card & 15]] << 2 | card >> 4


def in_order(cards: Iterable[Card]) -> list[Card]:
    """The cards as a hand is sorted."""
    return sorted(cards, key=place_in_hand)


def counting_index(pile: Sequence[Card]) -> int | None:
    """Where the card that counts lies: the first from the top that is no 3; none where there is no such card."""
    for index in range(len(pile) - 1, -1, -1):
        if pile[index] & 15 != Rank.THREE:
            return index
    return None


def counting_card(pile: Sequence[Card]) -> Card | None:
    """The card that the next one is laid on, seen through 3s; none: anything may be laid."""
    index = counting_index(pile)
    return None if index is None else pile[index]


@lru_cache(maxsize=256)
def rank_fits(rank: Rank, counting: Rank | None) -> bool:
    """Whether cards of the rank may be laid while a card of `counting` counts (none: nothing does)."""
    if counting is None or rank in ANYWHERE or counting in ANYWHERE:
        return True
    if counting is Rank.SEVEN:
        return _VALUES[rank] <= _VALUES[Rank.SEVEN]
    return _VALUES[rank] >= _VALUES[counting]


def row_on_top(pile: Sequence[Card]) -> int:
    """How many equal cards lie directly on one another at the top."""
    count = 0
    for card in reversed(pile):
        if card & 15 != pile[-1] & 15:
            break
        count += 1
    return count
