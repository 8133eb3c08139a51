"""What a round of Zweeds waits for; `seat` is whose turn it is, or comes first."""

from msgspec import Struct


class HandsToSwap(Struct, frozen=True, tag="hands-to-swap", gc=False):
    """Everybody may swap hand and open cards, until all are ready; then `seat` begins."""

    seat: int
    waiting: tuple[int, ...]
    """Who is not ready yet, in ascending order."""


class CardsToLay(Struct, frozen=True, tag="cards-to-lay", gc=False):
    """A turn: lay cards, turn a blind one, or take the pile."""

    seat: int


class CardsToLayAfterBurn(Struct, frozen=True, tag="cards-to-lay-after-burn", gc=False):
    """The seat has burned the pile and lays again, on nothing."""

    seat: int


ZweedsQuestion = HandsToSwap | CardsToLay | CardsToLayAfterBurn
