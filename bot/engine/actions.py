"""What a seat can do in a turn-based round: imperative, frozen, written in notation (`parse_action(str(x)) == x`)."""

from typing import final

from msgspec import Struct

from bot.engine.cards import Card, Suit, card_name, parse_card, parse_suit
from bot.engine.errors import BadNotation


@final
class Play(Struct, frozen=True, tag="play", gc=False):
    """Lay a card; `suit` is named with a card that chooses one and with no other."""

    card: Card
    suit: Suit | None = None
    call: bool = False
    """Announces the last card in the same breath (rules.md §5, `with_play`)."""

    def __str__(self) -> str:
        """`play 7H`, `play JC H`, `play 7H !`."""
        named = "" if self.suit is None else f" {self.suit}"
        return f"play {card_name(self.card)}{named}{' !' if self.call else ''}"


class Draw(Struct, frozen=True, tag="draw", gc=False):
    """Draw one card because nothing fits, or instead of an extra card, or by choice; not a penalty."""

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


class End(Struct, frozen=True, tag="end", gc=False):
    """End the turn without laying what might still be laid (rules.md §2.3, §2.4, §3)."""

    def __str__(self) -> str:
        """`end`."""
        return "end"


class NameSuit(Struct, frozen=True, tag="name-suit", gc=False):
    """Name the suit that the card turned up stands for, as its dealer (rules.md §4)."""

    suit: Suit

    def __str__(self) -> str:
        """`suit H`."""
        return f"suit {self.suit}"


class Announce(Struct, frozen=True, tag="announce", gc=False):
    """Announce the last card: knock, call (rules.md §5)."""

    def __str__(self) -> str:
        """`announce`."""
        return "announce"


class Catch(Struct, frozen=True, tag="catch", gc=False):
    """Catch a seat that has not announced its last card (rules.md §5)."""

    seat: int

    def __str__(self) -> str:
        """`catch 2`; seats are 1-based in text."""
        return f"catch {self.seat + 1}"


class Give(Struct, frozen=True, tag="give", gc=False):
    """Choose the card that goes to the left neighbour (rules.md §3, `pass_left`)."""

    card: Card

    def __str__(self) -> str:
        """`give 4S`."""
        return f"give {card_name(self.card)}"


class Tick(Struct, frozen=True, tag="tick", gc=False):
    """No seat's act but the table's own, where there are no turns and nobody acted for a while (rules.md §9)."""

    def __str__(self) -> str:
        """`tick`."""
        return "tick"


Action = Play | Draw | Take | Pass | End | NameSuit | Announce | Catch | Give

_PLAIN: dict[str, Action] = {
    str(action): action for action in (Draw(), Take(), Pass(), End(), Announce())
}


def parse_action(text: str) -> Action:
    """The action that a notation names; raises `BadNotation`."""
    match text.split():
        case ["play", card, *rest]:
            return _parse_play(card, rest, text)
        case ["suit", suit]:
            return NameSuit(parse_suit(suit))
        case ["give", card]:
            return Give(parse_card(card))
        case ["catch", seat] if seat.isdecimal() and int(seat) > 0:
            return Catch(int(seat) - 1)
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case _:
            raise BadNotation("action", text=text)


def _parse_play(card: str, rest: list[str], text: str) -> Play:
    call = rest[-1:] == ["!"]
    match rest[:-1] if call else rest:
        case []:
            return Play(parse_card(card), None, call)
        case [suit]:
            return Play(parse_card(card), parse_suit(suit), call)
        case _:
            raise BadNotation("action", text=text)
