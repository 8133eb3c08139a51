"""What must be answered next: one typed value instead of a handful of flags."""

from msgspec import Struct


class TurnToPlay(Struct, frozen=True, tag="turn-to-play", gc=False):
    """An ordinary turn: lay a card that fits, or draw."""

    seat: int


class PenaltyToAnswer(Struct, frozen=True, tag="penalty-to-answer", gc=False):
    """A penalty of `amount` cards waits: stack, or take it all (rules.md §2.2)."""

    seat: int
    amount: int


class ExtraCardToPlay(Struct, frozen=True, tag="extra-card-to-play", gc=False):
    """Lay another card that fits, or decline (rules.md §2.4)."""

    seat: int


Question = TurnToPlay | PenaltyToAnswer | ExtraCardToPlay
