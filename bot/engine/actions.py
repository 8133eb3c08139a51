"""What a seat can do in a turn-based round: imperative, frozen, written in notation (`parse_action(str(x)) == x`)."""

from msgspec import Struct

from bot.engine.cards import Card, Suit, card_name, parse_card, parse_suit
from bot.engine.errors import BadNotation


class Play(Struct, frozen=True, tag="play", gc=False):
    """Lay a card; `suit` is named with a card that chooses one and with no other."""

    card: Card
    suit: Suit | None = None

    def __str__(self) -> str:
        """`play 7H`, `play JC H`."""
        named = "" if self.suit is None else f" {self.suit}"
        return f"play {card_name(self.card)}{named}"


class Draw(Struct, frozen=True, tag="draw", gc=False):
    """Draw one card because nothing fits, or instead of an extra card; not a penalty."""

    def __str__(self) -> str:
        """`draw`."""
        return "draw"


class Take(Struct, frozen=True, tag="take", gc=False):
    """Take the whole penalty that waits."""

    def __str__(self) -> str:
        """`take`."""
        return "take"


class Pass(Struct, frozen=True, tag="pass", gc=False):
    """Do nothing, because there is no card left to draw (rules.md §2.6)."""

    def __str__(self) -> str:
        """`pass`."""
        return "pass"


Action = Play | Draw | Take | Pass

_PLAIN: dict[str, Action] = {"draw": Draw(), "take": Take(), "pass": Pass()}


def parse_action(text: str) -> Action:
    """The action that a notation names; raises `BadNotation`."""
    match text.split():
        case ["play", card]:
            return Play(parse_card(card))
        case ["play", card, suit]:
            return Play(parse_card(card), parse_suit(suit))
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case _:
            raise BadNotation("action", text=text)
