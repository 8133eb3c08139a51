"""What must be answered next: one typed value instead of a handful of flags.

`seat` is whose turn it is; but for `CardsToGive` and `AnybodyToPlay`, it is also the seat that must answer. See
`waiting_for`.
"""

from typing import final

from msgspec import Struct


@final
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


class DrawnCardToPlay(Struct, frozen=True, tag="drawn-card-to-play", gc=False):
    """The card just drawn fits: lay it, or end the turn (rules.md §2.3). Which card it is only its owner knows."""

    seat: int


class PenaltyCardToPlay(Struct, frozen=True, tag="penalty-card-to-play", gc=False):
    """A penalty was taken: lay a card that starts a new one, or end the turn (rules.md §3, `stackers_only`)."""

    seat: int


class AnybodyToPlay(Struct, frozen=True, tag="anybody-to-play", gc=False):
    """There are no turns (rules.md §9): whoever can may play, and nobody is waited for. `seat` acted last."""

    seat: int


class SuitToName(Struct, frozen=True, tag="suit-to-name", gc=False):
    """The dealer names the suit of the card turned up (rules.md §4)."""

    seat: int


class CardsToGive(Struct, frozen=True, tag="cards-to-give", gc=False):
    """Everybody hands a card to the left (rules.md §3, `pass_left`); then the turn of `seat` goes on."""

    seat: int
    waiting: tuple[int, ...]
    """Who has not chosen yet, in ascending order."""


Question = (
    TurnToPlay
    | PenaltyToAnswer
    | ExtraCardToPlay
    | DrawnCardToPlay
    | PenaltyCardToPlay
    | SuitToName
    | CardsToGive
    | AnybodyToPlay
)


def waiting_for(question: Question | None) -> tuple[int, ...]:
    """The seats whose answer the table waits for."""
    match question:
        case None | AnybodyToPlay():
            return ()
        case CardsToGive(waiting=waiting):
            return waiting
        case _:
            return (question.seat,)
