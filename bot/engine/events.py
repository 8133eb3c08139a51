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
    ON_TURN = "on-turn"
    """Where one may draw though something fits (rules.md §2.3, `voluntary_draw`): nobody else learns whether it did."""
    EFFECT = "effect"
    """A card made the seat draw at once (rules.md §3, `others_draw` and `next_draws`)."""
    NOT_ANNOUNCED = "not-announced"
    """The last card was not announced (rules.md §5)."""
    FINISHING = "finishing"
    """The last card was a special one (rules.md §6, `draw_one`)."""


class RoundStarted(Struct, frozen=True, tag="round-started", gc=False):
    """Cards are dealt and `card` is turned up; `leader` acts first, when the card's own effects are through."""

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
    """A seat is down to one card; told where announcing is automatic (rules.md §5)."""

    seat: int


class WentOut(Struct, frozen=True, tag="went-out", gc=False):
    """A seat has laid its last card."""

    seat: int


class RoundBlocked(Struct, frozen=True, tag="round-blocked", gc=False):
    """Nobody can go on; the round ends without anybody out (rules.md §2.7)."""


class TurnEnded(Struct, frozen=True, tag="turn-ended", gc=False):
    """A seat ended its turn though it might have laid a card."""

    seat: int


class TurnsOwed(Struct, frozen=True, tag="turns-owed", gc=False):
    """A seat will miss so many of its next turns (rules.md §3, `miss_turns`)."""

    seat: int
    turns: int


class SuitNamed(Struct, frozen=True, tag="suit-named", gc=False):
    """The dealer named the suit of the card turned up."""

    seat: int
    suit: Suit


class Announced(Struct, frozen=True, tag="announced", gc=False):
    """A seat announced its last card."""

    seat: int


class Caught(Struct, frozen=True, tag="caught", gc=False):
    """`seat` was caught by `by` without having announced its last card."""

    seat: int
    by: int


class GiftChosen(Struct, frozen=True, tag="gift-chosen", gc=False):
    """A seat has chosen the card that it hands on; nobody else knows which."""

    seat: int


class CardsGiven(Struct, frozen=True, tag="cards-given", gc=False):
    """So many seats handed a card each to their left neighbours."""

    count: int


class RaceStarted(Struct, frozen=True, tag="race-started", gc=False):
    """Cards are dealt and `card` is turned up; there are no turns, so anybody may play (rules.md §9)."""

    dealer: int
    card: Card


class DebtRaised(Struct, frozen=True, tag="debt-raised", gc=False):
    """Without turns (rules.md §9): a seat now owes `total` cards, and may only take them or stack."""

    seat: int
    total: int


class SeatLocked(Struct, frozen=True, tag="seat-locked", gc=False):
    """A seat may not act until others have played so many `cards`; 0: until anybody else has played or drawn."""

    seat: int
    cards: int


class Ticked(Struct, frozen=True, tag="ticked", gc=False):
    """Nobody acted for a while: locks are lifted, and all may draw again. `number` counts ticks in a row."""

    number: int


class SeatLeftMatch(Struct, frozen=True, tag="seat-left-match", gc=False):
    """A seat's total went over the limit: it is out of the match (rules.md §7)."""

    seat: int
    total: int


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
    | TurnEnded
    | TurnsOwed
    | SuitNamed
    | Announced
    | Caught
    | GiftChosen
    | CardsGiven
    | SeatLeftMatch
    | RaceStarted
    | DebtRaised
    | SeatLocked
    | Ticked
)
