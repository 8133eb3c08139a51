"""What happened in Zweeds, past tense and public: no event names a card that not everybody has seen."""

from msgspec import Struct

from bot.engine.cards import Card


class SwappingBegan(Struct, frozen=True, tag="swapping-began", gc=False):
    """Cards are dealt; everybody may swap, then `leader` begins."""

    dealer: int
    leader: int


class CardsSwapped(Struct, frozen=True, tag="cards-swapped", gc=False):
    """A seat took the open card `taken` to its hand and laid `laid` in its place."""

    seat: int
    taken: Card
    laid: Card


class SeatReady(Struct, frozen=True, tag="seat-ready", gc=False):
    """A seat swaps no more."""

    seat: int


class PlayBegan(Struct, frozen=True, tag="play-began", gc=False):
    """All are ready; `leader` is on turn."""

    leader: int


class CardsLaid(Struct, frozen=True, tag="cards-laid", gc=False):
    """Cards of one rank were laid, the last `opened` of them from the open ones."""

    seat: int
    cards: tuple[Card, ...]
    opened: int


class BlindTurned(Struct, frozen=True, tag="blind-turned", gc=False):
    """A blind card was turned over; if it does not fit, its seat takes the pile and the card."""

    seat: int
    card: Card
    fits: bool


class PileBurned(Struct, frozen=True, tag="pile-burned", gc=False):
    """The pile, `count` cards, left the game."""

    seat: int
    count: int


class HandFilled(Struct, frozen=True, tag="hand-filled", gc=False):
    """A seat drew `count` cards from the stock after laying."""

    seat: int
    count: int


class PileTaken(Struct, frozen=True, tag="pile-taken", gc=False):
    """A seat took the pile, `count` cards with a blind one that did not fit, to its hand."""

    seat: int
    count: int


class SeatPassedOver(Struct, frozen=True, tag="seat-passed-over", gc=False):
    """An 8 skipped a seat."""

    seat: int


class SeatOut(Struct, frozen=True, tag="seat-out", gc=False):
    """A seat has no cards left and came in at this place, 1 for the first."""

    seat: int
    place: int


class RoundStuck(Struct, frozen=True, tag="round-stuck", gc=False):
    """For too many turns nothing has happened that brings the end nearer: the round ends by cards held."""


class PestFound(Struct, frozen=True, tag="pest-found", gc=False):
    """The round is over; the seat is the pest."""

    seat: int


ZweedsEvent = (
    SwappingBegan
    | CardsSwapped
    | SeatReady
    | PlayBegan
    | CardsLaid
    | BlindTurned
    | PileBurned
    | HandFilled
    | PileTaken
    | SeatPassedOver
    | SeatOut
    | RoundStuck
    | PestFound
)
