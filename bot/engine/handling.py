"""Cards from the stock to a hand and out of it; the sets of cards that a round keeps follow (see `compiled`)."""

from bisect import insort
from typing import TYPE_CHECKING

from bot.engine.cards import Card
from bot.engine.compiled import BITS
from bot.engine.events import Event, StockRenewed
from bot.engine.shuffle import shuffled

if TYPE_CHECKING:
    from bot.engine.round import Round


def hand_to(state: "Round", seat: int, cards: list[Card]) -> None:
    """Put cards that were drawn into a hand; they are what it received latest."""
    hand, held = state.hands[seat], state.held[seat]
    for card in cards:
        insort(hand, card)
        held |= BITS[card]
    state.held[seat] = held
    state.received[seat] = cards


def hand_on(state: "Round", seat: int, card: Card) -> None:
    """Put a card that another seat gave into a hand."""
    insort(state.hands[seat], card)
    state.held[seat] |= BITS[card]
    state.got[seat].append(card)


def take_from_hand(state: "Round", seat: int, card: Card) -> None:
    """Take a card out of a hand."""
    hand = state.hands[seat]
    hand.remove(card)
    if card not in hand:
        state.held[seat] ^= BITS[card]


def take_what_there_is(state: "Round", count: int, events: list[Event]) -> list[Card]:
    """So many cards from a stock that must be renewed, fewer where the discard pile has no more (rules.md §2.6)."""
    taken: list[Card] = []
    while len(taken) < count and (state.stock or _renew_stock(state, events)):
        taken.append(state.stock.pop())
    return taken


def _renew_stock(state: "Round", events: list[Event]) -> bool:
    if len(state.pile) < 2:
        return False
    stock, state.position = shuffled(state.pile[:-1], state.seed, state.position)
    state.stock = stock[::-1]
    del state.pile[:-1]
    events.append(StockRenewed(len(stock)))
    return True
