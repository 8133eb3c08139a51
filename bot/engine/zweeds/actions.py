"""What a seat can do in Zweeds: imperative, frozen, written in notation (`parse_zweeds_action(str(x)) == x`)."""

from msgspec import Struct
from msgspec.structs import force_setattr

from bot.engine.cards import Card, card_name, parse_card, parse_cards
from bot.engine.errors import BadNotation


class Lay(Struct, frozen=True, tag="lay", gc=False):
    """Lay one card, or several of one rank; in whatever order they are given, they are kept sorted."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """The same cards are the same act."""
        force_setattr(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        """`lay 8S 8H`."""
        return f"lay {' '.join(map(card_name, self.cards))}"


class Flip(Struct, frozen=True, tag="flip", gc=False):
    """Turn a blind card over onto the pile; `number` is where it lies, 1 to 3."""

    number: int

    def __str__(self) -> str:
        """`flip 1`."""
        return f"flip {self.number}"


class TakePile(Struct, frozen=True, tag="take-pile", gc=False):
    """Take the whole pile to the hand."""

    def __str__(self) -> str:
        """`pile`."""
        return "pile"


class Swap(Struct, frozen=True, tag="swap", gc=False):
    """Before the start: exchange a card of the hand with an open one."""

    hand: Card
    open: Card

    def __str__(self) -> str:
        """`swap 4H AS`: the card of the hand first."""
        return f"swap {card_name(self.hand)} {card_name(self.open)}"


class Ready(Struct, frozen=True, tag="ready", gc=False):
    """Be done with swapping."""

    def __str__(self) -> str:
        """`ready`."""
        return "ready"


ZweedsAction = Lay | Flip | TakePile | Swap | Ready


def parse_zweeds_action(text: str) -> ZweedsAction:
    """The action that a notation names; raises `BadNotation`."""
    match text.split():
        case ["lay", *cards] if cards:
            return Lay(parse_cards(" ".join(cards)))
        case ["flip", number] if number in ("1", "2", "3"):
            return Flip(int(number))
        case ["swap", hand, open_]:
            return Swap(parse_card(hand), parse_card(open_))
        case ["pile"]:
            return TakePile()
        case ["ready"]:
            return Ready()
        case _:
            raise BadNotation("action", text=text)
