"""From a pack to blind, open and hand cards (rules.md §11, "Deal")."""

from bot.engine.cards import Card
from bot.engine.errors import BadNotation, RulesError
from bot.engine.shuffle import shuffled
from bot.engine.zweeds.rules import ZweedsRules
from bot.engine.zweeds.values import HAND

Layer = list[list[Card]]
"""Cards by seat."""


def deal_layers(
    rules: ZweedsRules, players: int, dealer: int, seed: bytes, order: tuple[Card, ...] | None
) -> tuple[Layer, Layer, Layer, list[Card]]:
    """Blind, open and hand cards by seat, and the rest of the pack; raises as `ZweedsRound.deal` does.

    Layer by layer, one card at a time, clockwise from the dealer's left.
    """
    if not rules.players_min <= players <= rules.players_max:
        raise RulesError(("players-out-of-range",))
    pack = rules.pack(players)
    if order is not None and sorted(order) != sorted(pack):
        raise BadNotation("order")
    cards = shuffled(pack, seed)[0] if order is None else list(order)
    size = players * HAND
    blind, open_, hands = (_layer(cards[number * size : (number + 1) * size], players, dealer) for number in range(3))
    return blind, open_, hands, cards[3 * size :]


def _layer(cards: list[Card], players: int, dealer: int) -> Layer:
    return [cards[(seat - dealer - 1) % players :: players] for seat in range(players)]
