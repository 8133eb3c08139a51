"""What one seat may know: the only thing that layouts and computer players get."""

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.engine.actions import Action
from bot.engine.cards import JOKER, Card, Rank, Suit
from bot.engine.options import Wins
from bot.engine.questions import Question
from bot.engine.rules import Rules
from bot.engine.shuffle import commitment

if TYPE_CHECKING:
    from bot.engine.round import Round


class RoundResult(Struct, frozen=True):
    """A round that is over; every tuple is indexed by seat."""

    dealer: int
    out: int | None
    """Who is out; nobody in a blocked round."""
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    seed: bytes
    """The 32 bytes that shuffled this round, public now."""
    pest: int | None = None
    """In Zweeds, who was left with cards; there `points` are places, `hands` all that a seat held (rules.md §11)."""



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
    waiting: tuple[int, ...] = ()
    """The seats whose answer the table waits for."""
    missed: tuple[int, ...] = ()
    """Turns that each seat owes."""
    announced: tuple[int, ...] = ()
    """The seats whose announcement of their last card stands."""
    unannounced: tuple[int, ...] = ()
    """The seats that can be caught."""
    absent: tuple[int, ...] = ()
    """The seats that are out of the match."""
    gift: Card | None = None
    """The card that this seat has chosen to hand on; it is still in hand until all have chosen."""
    debts: tuple[int, ...] = ()
    """Without turns (rules.md §9): cards that each seat owes."""
    locked: tuple[int, ...] = ()
    """Without turns: the seats that may not act."""
    lock_cards: tuple[int, ...] = ()
    """Without turns: how many cards others must lay until a locked seat is free; 0: until anybody plays or draws."""
    ticks: int = 0
    """Without turns: ticks of the table's clock since anybody acted."""
    got: tuple[Card, ...] = ()
    """What its right-hand neighbour in the round handed to this seat since its last own play, oldest first."""


def view_of(state: "Round", seat: int | None) -> RoundView:
    """What the seat may know of a round, or with None an onlooker."""
    top = state.pile[-1]
    own_suit = None if top == JOKER else Suit(top >> 4)
    return RoundView(
        rules=state.rules,
        seat=seat,
        hand=() if seat is None else tuple(state.hands[seat]),
        received=() if seat is None else tuple(state.received[seat]),
        legal=() if seat is None else state.legal_actions(seat),
        question=state.question,
        top=top,
        current_suit=own_suit if state.chosen_suit is None else state.chosen_suit,
        suit_is_chosen=state.chosen_suit is not None,
        penalty=state.penalty,
        direction=state.direction,
        dealer=state.dealer,
        counts=tuple(len(hand) for hand in state.hands),
        stock=len(state.stock),
        pile=tuple(state.pile),
        commitment=commitment(state.seed),
        result=state.result,
        waiting=state.waiting,
        missed=tuple(state.missed),
        announced=_seats(state.announced),
        unannounced=_seats(state.unannounced),
        absent=_seats(state.absent),
        gift=state.gifts[seat] if seat is not None and state.gifts else None,
        got=tuple(state.got[seat]) if seat is not None and state.got else (),
    )


def result_of(state: "Round", out: int | None) -> RoundResult:
    """How a round ends that `out`, or nobody, finished; in matches that go by rounds won hands score nothing."""
    points = (0,) * len(Rank) if isinstance(state.rules.format, Wins) else state.rules.points
    return RoundResult(
        dealer=state.dealer,
        out=out,
        hands=tuple(tuple(hand) for hand in state.hands),
        points=tuple(sum(points[card & 15] for card in hand) for hand in state.hands),
        seed=state.seed,
    )


def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
