"""The words of one language: sentences by key, cards, suits, numbers and lists."""

import logging
from collections.abc import Iterable, Sequence
from decimal import Decimal
from functools import cache, lru_cache

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle

from bot.engine import Card, Rank, Suit, rank_of, suit_of

log = logging.getLogger(__name__)

Argument = str | int
"""What fills a sentence. Ids are passed as strings: a number would get its thousands separated."""

REMEMBERED = 4096
"""Sentences of a language that are kept as they were filled last: of an act's messages nearly all were said before."""
_SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}
JOKER_SIGN = "★"
_MINUS = "−"


class Words:
    """Sentences and small words in one language, made by `Localizer.words`."""

    def __init__(self, language: str, bundles: Sequence[FluentBundle]) -> None:
        """Look in the bundles in their order: the language itself, then the fallback."""
        self.language = language
        self._bundles = bundles
        self._complained: set[str] = set()
        self.card = cache(self._card)
        self.rank_letter = cache(self._rank_letter)
        self._remembered = lru_cache(REMEMBERED)(self._said)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """The sentence of a key; a missing one is taken from English, and shown as its key where English lacks it."""
        return self._remembered(key, *arguments.items())

    def _said(self, key: str, *arguments: tuple[str, Argument]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                return self._formatted(bundle, key, dict(arguments))
            self._complain(key, "is missing in %s: %s", bundle.locales[0])
        return key

    def has(self, key: str) -> bool:
        """Whether any of the languages knows the key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def _formatted(self, bundle: FluentBundle, key: str, arguments: dict[str, Argument]) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            return key
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            self._complain(key, "is not filled, %s: %s", errors)
        return str(text)

    def _complain(self, key: str, what: str, detail: object) -> None:
        if key not in self._complained:
            self._complained.add(key)
            log.warning("a sentence " + what, detail, key)  # noqa: G003 (the two texts are constants)

    # Cards: the reader's own letters (glossary.md); `card(card)` is `7♥`, `V♠`, `★ joker`

    def _card(self, card: Card) -> str:
        suit = suit_of(card)
        if suit is None:
            return f"{JOKER_SIGN} {self.rank(Rank.JOKER)}"
        return f"{self.rank_letter(rank_of(card))}{_SIGNS[suit]}"

    def _rank_letter(self, rank: Rank) -> str:
        match rank:
            case Rank.JOKER:
                return JOKER_SIGN
            case Rank.ACE | Rank.JACK | Rank.QUEEN | Rank.KING:
                return self("rank-letter", rank=rank_key(rank))
            case _:
                return str(rank)

    def card_name(self, card: Card) -> str:
        """The card in full: `ace of hearts`, `hartenaas`, `joker`."""
        rank, suit = rank_of(card), suit_of(card)
        if suit is None:
            return self.rank(rank)
        return self("card-name", rank=rank_key(rank), suit=suit_key(suit), number=str(rank))

    def card_line(self, card: Card) -> str:
        """Sign and word in Markdown: `**7♥** · 7 of hearts`, `**★ joker**`."""
        if suit_of(card) is None:
            return f"**{self.card(card)}**"
        return self("card-line", card=self.card(card), name=self.card_name(card))

    def sign(self, suit: Suit) -> str:
        """The sign alone, `♥`; for places where the word stands beside it."""
        return _SIGNS[suit]

    def suit(self, suit: Suit) -> str:
        """Sign and word: `♥ hearts`."""
        return f"{_SIGNS[suit]} {self.suit_name(suit)}"

    def suit_name(self, suit: Suit) -> str:
        """The word alone: `hearts`."""
        return self("suit-name", suit=suit_key(suit))

    def rank(self, rank: Rank) -> str:
        """The rank's word: `ace`, `heer`, `7`."""
        return self("rank-name", rank=rank_key(rank), number=str(rank))

    def one(self, rank: Rank) -> str:
        """The rank with its article: `an ace`, `een heer`."""
        return self("rank-one", rank=rank_key(rank), number=str(rank))

    # Numbers and lists

    def number(self, value: str | int | Decimal) -> str:
        """A number, or its plain decimal notation (`-3.33`, `+1.5`), as the language writes it: `−3,33`."""
        text = str(value)
        sign = {"-": _MINUS, "+": "+"}.get(text[:1], "")
        return sign + format_decimal(Decimal(text.lstrip("+-")), format="#,##0.##", locale=self.language)

    def join(self, parts: Iterable[str]) -> str:
        """A list with its last comma and "and": `a, b and c`."""
        return format_list(list(parts), style="standard", locale=self._list_locale)

    def either(self, parts: Iterable[str]) -> str:
        """A list with "or": `a, b or c`."""
        return format_list(list(parts), style="or", locale=self._list_locale)

    @property
    def _list_locale(self) -> str:
        # British English has no comma before the last "and"; so have Dutch, German and French.
        return "en_GB" if self.language == "en" else self.language


def rank_key(rank: Rank) -> str:
    """What Fluent texts select a rank by: `ace`, `seven`, `joker`."""
    return rank.name.lower()


def suit_key(suit: Suit) -> str:
    """What Fluent texts select a suit by: `hearts`."""
    return suit.name.lower()
