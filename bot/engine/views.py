"""What one seat may know: the only thing that layouts and computer players get."""

from msgspec import Struct

from bot.engine.actions import Action
from bot.engine.cards import Card, Suit
from bot.engine.questions import Question
from bot.engine.rules import Rules


class RoundResult(Struct, frozen=True):
    """A round that is over; every tuple is indexed by seat."""

    dealer: int
    out: int | None
    """Who is out; nobody in a blocked round."""
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    seed: bytes
    """The 32 bytes that shuffled this round, public now."""


class RoundView(Struct, frozen=True):
    """A round as one seat sees it; with `seat` None, as an onlooker does. Tuples of counts are indexed by seat."""

    rules: Rules
    seat: int | None
    hand: tuple[Card, ...]
    """Sorted; empty for onlookers."""
    received: tuple[Card, ...]
    """What this seat drew latest since its last own play, in the order drawn."""
    legal: tuple[Action, ...]
    """What this seat may do now; empty when it is not on turn."""
    question: Question | None
    """What the table waits for; none when the round is over."""
    top: Card
    current_suit: Suit | None
    """The suit to follow; none: any card fits."""
    suit_is_chosen: bool
    penalty: int
    direction: int
    """+1 clockwise, -1 counter-clockwise."""
    dealer: int
    counts: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]
    """The discard pile, oldest first, the top card last: everybody saw them fall."""
    commitment: bytes
    """SHA-256 of the round's seed."""
    result: RoundResult | None
