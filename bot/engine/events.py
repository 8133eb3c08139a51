"""What happened, past tense and public: no event names a card that not everybody has seen. Seats are 0-based."""

from enum import StrEnum

from msgspec import Struct

from bot.engine.cards import Card, Suit


class DrawCause(StrEnum):
    """Why a seat got cards from the stock."""

    NOTHING_FITS = "nothing-fits"
    PENALTY = "penalty"
    DECLINED = "declined"
    """No extra card was laid (rules.md §2.4, `decline = draw`)."""


class RoundStarted(Struct, frozen=True, tag="round-started", gc=False):
    """Cards are dealt and `card` is turned up; `leader` plays first."""

    dealer: int
    leader: int
    card: Card


class CardPlayed(Struct, frozen=True, tag="card-played", gc=False):
    """A card was laid; `suit` is the suit chosen with it."""

    seat: int
    card: Card
    suit: Suit | None


class DirectionTurned(Struct, frozen=True, tag="direction-turned", gc=False):
    """Play now runs clockwise (+1) or counter-clockwise (-1)."""

    direction: int


class PenaltyRaised(Struct, frozen=True, tag="penalty-raised", gc=False):
    """`total` cards now wait for the next seat."""

    seat: int
    total: int


class CardsDrawn(Struct, frozen=True, tag="cards-drawn", gc=False):
    """A seat took `count` cards (fewer than owed where the stock ran dry)."""

    seat: int
    count: int
    cause: DrawCause


class SeatSkipped(Struct, frozen=True, tag="seat-skipped", gc=False):
    """A seat missed its turn."""

    seat: int


class ExtraCardGranted(Struct, frozen=True, tag="extra-card-granted", gc=False):
    """The same seat lays another card, or declines."""

    seat: int


class StockRenewed(Struct, frozen=True, tag="stock-renewed", gc=False):
    """The discard pile but its top card was shuffled into a stock of `count` cards."""

    count: int


class SeatPassed(Struct, frozen=True, tag="seat-passed", gc=False):
    """A seat had to draw when nothing was left; a penalty that waited is gone."""

    seat: int


class LastCardShown(Struct, frozen=True, tag="last-card-shown", gc=False):
    """A seat is down to one card."""

    seat: int


class WentOut(Struct, frozen=True, tag="went-out", gc=False):
    """A seat has laid its last card."""

    seat: int


class RoundBlocked(Struct, frozen=True, tag="round-blocked", gc=False):
    """Nobody can go on; the round ends without anybody out (rules.md §2.7)."""


Event = (
    RoundStarted
    | CardPlayed
    | DirectionTurned
    | PenaltyRaised
    | CardsDrawn
    | SeatSkipped
    | ExtraCardGranted
    | StockRenewed
    | SeatPassed
    | LastCardShown
    | WentOut
    | RoundBlocked
)
