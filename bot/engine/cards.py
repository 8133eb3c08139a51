"""Cards as small integers: `suit << 4 | rank`, with the Joker above all of them.

Equal cards of two decks are the same value; nobody at a table could tell them apart either.
"""

from enum import IntEnum
from typing import NewType

from bot.engine.errors import BadNotation

Card = NewType("Card", int)
"""`suit << 4 | rank`; `JOKER` has the rank 0 and no suit. Sorting cards groups them by suit, Jokers last."""


class Suit(IntEnum):
    """The four suits, in the order in which a hand is sorted (black and red alternate)."""

    SPADES = 0
    HEARTS = 1
    CLUBS = 2
    DIAMONDS = 3

    def __str__(self) -> str:
        """The letter of the notation: S, H, C or D."""
        return "SHCD"[self]


class Rank(IntEnum):
    """Ranks; also the index into every per-rank tuple of `Rules`, which have therefore 14 entries."""

    JOKER = 0
    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    def __str__(self) -> str:
        """The symbol of the notation: X for the Joker, A, 2 … 10, J, Q, K."""
        return _RANK_SYMBOLS[self]


_RANK_SYMBOLS = ("X", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_RANKS = tuple(Rank)
_SUITS = tuple(Suit)
JOKER = Card(4 << 4)


def make_card(rank: Rank, suit: Suit) -> Card:
    """The card of an ordinary rank (not the Joker) and suit."""
    return Card(suit << 4 | rank)


def rank_of(card: Card) -> Rank:
    """The card's rank; `Rank.JOKER` for a Joker."""
    return _RANKS[card & 15]


def suit_of(card: Card) -> Suit | None:
    """The card's suit; none for a Joker."""
    return None if card == JOKER else _SUITS[card >> 4]


DECK: tuple[Card, ...] = tuple(make_card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER)
"""The 52 cards of one deck, without Jokers, spades ace first."""

_NAMES = {card: f"{rank_of(card)}{suit}" for card in DECK if (suit := suit_of(card)) is not None} | {JOKER: "X"}
_CARDS = {name: card for card, name in _NAMES.items()}
_SUITS_BY_LETTER = {str(suit): suit for suit in Suit}


def card_name(card: Card) -> str:
    """The card in notation: `7H`, `10S`, `JC`, `X`."""
    return _NAMES[card]


def parse_card(text: str) -> Card:
    """The card that a notation names; raises `BadNotation`."""
    try:
        return _CARDS[text]
    except KeyError:
        raise BadNotation("card", text=text) from None


def parse_suit(text: str) -> Suit:
    """The suit that a letter (S, H, C, D) names; raises `BadNotation`."""
    try:
        return _SUITS_BY_LETTER[text]
    except KeyError:
        raise BadNotation("suit", text=text) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards in notation, separated by spaces."""
    return tuple(parse_card(word) for word in text.split())
