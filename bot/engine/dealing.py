"""From a pack to hands (rules.md §1): one card at a time, clockwise, from the dealer's left."""

from bot.engine.cards import Card
from bot.engine.errors import BadNotation, RulesError
from bot.engine.rules import Rules
from bot.engine.shuffle import shuffled


def deal_out(
    rules: Rules, players: int, dealer: int, seed: bytes, order: tuple[Card, ...] | None, absent: frozenset[int]
) -> tuple[list[list[Card]], list[Card], int]:
    """Hands by seat (empty for those absent), the rest of the pack, and where the seed's stream stands.

    Raises as `Round.deal` does.
    """
    present = [seat for seat in range(players) if seat not in absent]
    if not rules.players_min <= players <= rules.players_max or len(present) < 2:
        raise RulesError(("players-out-of-range",))
    cards, position = _pack(rules.pack(len(present)), seed, order)
    dealt = len(present) * rules.hand
    hands: list[list[Card]] = [[] for _ in range(players)]
    first = sum(seat <= dealer for seat in present)
    for number in range(len(present)):
        hands[present[(first + number) % len(present)]] = cards[number : dealt : len(present)]
    return hands, cards[dealt:], position


def _pack(pack: tuple[Card, ...], seed: bytes, order: tuple[Card, ...] | None) -> tuple[list[Card], int]:
    if order is None:
        return shuffled(pack, seed)
    if sorted(order) != sorted(pack):
        raise BadNotation("order")
    return list(order), 0
