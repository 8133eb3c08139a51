"""A hand cut into pages of buttons."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple

from bot.engine import Card

CARDS_ON_A_PAGE = 20
"""Different cards: with two rows of controls and the texts a page stays within 40 components (experience.md §5)."""


class CardPile(NamedTuple):
    """Equal cards, which share a button."""

    card: Card
    copies: int
    fits: bool


def pages_of(hand: Sequence[Card], playable: Collection[Card]) -> list[list[CardPile]]:
    """The different cards of a sorted hand, page by page; there is always one page.

    A hand of one page stays in its order; of a larger one those that fit come first.
    """
    piles = [CardPile(card, copies, card in playable) for card, copies in Counter(hand).items()]
    if len(piles) > CARDS_ON_A_PAGE:
        piles.sort(key=lambda pile: not pile.fits)
    return [piles[start : start + CARDS_ON_A_PAGE] for start in range(0, len(piles), CARDS_ON_A_PAGE)] or [[]]
