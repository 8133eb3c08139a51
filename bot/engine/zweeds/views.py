"""What one seat may know of a round of Zweeds: the only thing that layouts and computer players get."""

from typing import TYPE_CHECKING

from msgspec import Struct

from bot.engine.cards import Card
from bot.engine.shuffle import commitment
from bot.engine.views import RoundResult
from bot.engine.zweeds.actions import ZweedsAction
from bot.engine.zweeds.finishing import turns_left
from bot.engine.zweeds.legality import zweeds_legal_actions
from bot.engine.zweeds.questions import ZweedsQuestion
from bot.engine.zweeds.rules import ZweedsRules
from bot.engine.zweeds.values import counting_index

if TYPE_CHECKING:
    from bot.engine.zweeds.round import ZweedsRound


class ZweedsView(Struct, frozen=True):
    """A round as one seat sees it; with `seat` None, as an onlooker does. Tuples by seat hold an entry for each seat.

    Nobody sees a blind card before it is turned, its owner included.
    """

    rules: ZweedsRules
    seat: int | None
    hand: tuple[Card, ...]
    """Sorted by value; empty for onlookers."""
    received: tuple[Card, ...]
    """What this seat took to its hand latest, from the stock or the pile, since its last own play."""
    legal: tuple[ZweedsAction, ...]
    question: ZweedsQuestion | None
    """None when the round is over."""
    waiting: tuple[int, ...]
    """The seats whose answer the table waits for."""
    dealer: int
    counts: tuple[int, ...]
    """Cards in hand, by seat."""
    open: tuple[tuple[Card, ...], ...]
    """Open cards by seat, sorted by value."""
    blind: tuple[tuple[int, ...], ...]
    """By seat: where blind cards lie, 1 to 3."""
    stock: int
    pile: int
    """How many cards lie there."""
    seen: tuple[Card, ...]
    """The pile from the card that counts up to the top card, oldest first; all of it where only 3s lie."""
    counting: Card | None
    """The card that the next one is laid on; none: anything may be laid."""
    burned: int
    """Cards that have left the game."""
    out: tuple[int, ...]
    """The seats that are out, in the order of their places."""
    turns_left: int | None
    """Turns until the round ends, this one counted, unless something brings that nearer; None where this turn did."""
    commitment: bytes
    """SHA-256 of the round's seed."""
    result: RoundResult | None

    @property
    def top(self) -> Card | None:
        """The card on top of the pile."""
        return self.seen[-1] if self.seen else None


def zweeds_view(state: "ZweedsRound", seat: int | None) -> ZweedsView:
    """What the seat may know of a round, or with None an onlooker."""
    index = counting_index(state.pile)
    return ZweedsView(
        rules=state.rules,
        seat=seat,
        hand=() if seat is None else tuple(state.hands[seat]),
        received=() if seat is None else tuple(state.received[seat]),
        legal=() if seat is None else zweeds_legal_actions(state, seat),
        question=state.question,
        waiting=state.waiting,
        dealer=state.dealer,
        counts=tuple(len(hand) for hand in state.hands),
        open=tuple(tuple(cards) for cards in state.open),
        blind=tuple(tuple(state.blind_numbers(other)) for other in range(state.players)),
        stock=len(state.stock),
        pile=len(state.pile),
        seen=tuple(state.pile[index or 0 :]),
        counting=None if index is None else state.pile[index],
        burned=len(state.burned),
        out=tuple(state.out),
        turns_left=turns_left(state),
        commitment=commitment(state.seed),
        result=state.result,
    )
