"""Tables in every situation in which somebody can vanish: Anna is host, Ben is the one, Carla is the third."""

from collections.abc import Awaitable, Callable, Sequence

from bot.engine import (
    ALL_GAMES,
    Card,
    NameSuit,
    Round,
    SuitToName,
    ZweedsRound,
    parse_action,
    parse_card,
    parse_cards,
)
from bot.engine.cards import Suit
from bot.tables.live import LiveTable
from bot.tables.pace import Pace
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, GUILD, House

Situation = Callable[[House, int], Awaitable[str]]
"""Makes a table; 1 plays clockwise, -1 counter-clockwise. Returns its id."""
STOCK = "4H 3S 4S 5S 6S 9S 3C 4C 5C 6C 9C"


async def lobby(house: House, _direction: int) -> str:
    """Three people sit, nothing is dealt."""
    return await _lobby(house, "pesten_7")


async def on_turn(house: House, direction: int) -> str:
    """Ben is on turn, and can lay a card."""
    return await _arranged(house, "pesten_7", direction, ("KD 6D 9C", "5H 6D 8D", "QD 4C 8S"), "9H", leader=1)


async def penalty(house: House, direction: int) -> str:
    """Ben must take two cards, or stack."""
    table = await _arranged(house, "pesten_7", direction, ("2H 6D 9C", "5H 6D 8D", "2H 4C 8S"), "9H", before=True)
    return await _do(house, table, _neighbour(direction), "play 2H")


async def drawn_card(house: House, direction: int) -> str:
    """Ben drew a card that fits, and may lay it."""
    table = await _arranged(house, "classic", direction, ("KD 6D 9C", "5D 6D 8C", "QD 4C 8S"), "9H", leader=1)
    return await _do(house, table, BEN, "draw")


async def chain(house: House, direction: int) -> str:
    """Ben laid a 7, and may lay one more."""
    table = await _arranged(house, "pesten_7", direction, ("KD 6D 9C", "7H 6H 8D", "QD 4C 8S"), "9H", leader=1)
    return await _do(house, table, BEN, "play 7H")


async def give(house: House, direction: int) -> str:
    """Everybody passes a card to the left; Ben has not chosen."""
    hands = ("10H 6D 9C", "5H 6D 8D", "10H 4C 8S")
    table = await _arranged(house, "pass_left", direction, hands, "9H", before=True)
    return await _do(house, table, _neighbour(direction), "play 10H")


async def dealers_suit(house: House, direction: int) -> str:
    """Ben dealt, a jack was turned up: he names the suit."""
    table = await _arranged(house, "pass_left", direction, ("KD 6D 9C", "5H 6D 8D", "QD 4C 8S"), "JH", leader=1)
    round_ = _round(await _live(house, table))
    round_.dealer, round_.question = 1, SuitToName(1)
    assert NameSuit(Suit.HEARTS) in round_.legal_actions(1)
    return await _stored(house, table)


async def window(house: House, direction: int) -> str:
    """Ben's neighbour forgot to announce his last card: Ben is on turn, and could catch him."""
    table = await _arranged(house, "classic", direction, ("5H 6D", "KH 6D 8D", "5H 4C"), "9H", before=True)
    return await _do(house, table, _neighbour(direction), "play 5H")


async def swap(house: House, _direction: int) -> str:
    """Zweeds: everybody may swap; nobody is ready."""
    table = await _lobby(house, "zweeds")
    await house.tables.start(table, ANNA)
    return table


async def blind(house: House, _direction: int) -> str:
    """Zweeds: Ben has blind cards alone, and is on turn."""
    table = await _lobby(house, "zweeds")
    await house.tables.start(table, ANNA)
    live = await _live(house, table)
    assert live.state.match is not None
    nothing: list[Card] = []
    live.state.match.round = ZweedsRound.arrange(
        ALL_GAMES["zweeds"],  # type: ignore[arg-type]
        0,
        [parse_cards("KD 6D 9C"), nothing, parse_cards("QD 4C 8S")],
        [nothing, nothing, nothing],
        [parse_cards("5S 6S 7S"), parse_cards("QH KH AH"), parse_cards("5C 6C 7C")],
        [parse_card("9H")],
        nothing,
        bytes(32),
    )
    return await _stored(house, table)


async def between_rounds(house: House, direction: int) -> str:
    """Ben has just gone out; the next round follows."""
    table = await _arranged(house, "pesten_7", direction, ("KD 6D 9C", "5H", "QD 4C 8S"), "9H", leader=1)
    return await _do(house, table, BEN, "play 5H")


async def paused(house: House, direction: int) -> str:
    """Ben is on turn, and the host has paused."""
    table = await on_turn(house, direction)
    await house.tables.pause(table, ANNA)
    return table


async def finished(house: House, direction: int) -> str:
    """The match was played to its end."""
    table = await _arranged(house, "classic", direction, ("KD 6D 9C", "5H", "QD 4C 8S"), "9H", leader=1)
    return await _do(house, table, BEN, "play 5H")


SITUATIONS: dict[str, Situation] = {
    "lobby": lobby,
    "on turn": on_turn,
    "penalty": penalty,
    "drawn card": drawn_card,
    "chain": chain,
    "give": give,
    "dealer's suit": dealers_suit,
    "window": window,
    "swap": swap,
    "blind": blind,
    "between rounds": between_rounds,
    "paused": paused,
    "finished": finished,
}


def _neighbour(direction: int) -> int:
    """Who plays before Ben."""
    return ANNA if direction == 1 else CARLA


async def _lobby(house: House, game: str) -> str:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", ALL_GAMES[game], pace=Pace.NORMAL)
    await house.tables.join(table.id, BEN, "Ben")
    await house.tables.join(table.id, CARLA, "Carla")
    return table.id


async def _arranged(
    house: House, game: str, direction: int, hands: Sequence[str], top: str, *, leader: int = 0, before: bool = False
) -> str:
    """A match on these hands; with `before` it is Ben's neighbour who leads."""
    table = await _lobby(house, game)
    await house.tables.start(table, ANNA)
    live = await _live(house, table)
    assert live.state.match is not None
    if before:
        leader = 0 if direction == 1 else 2
    rules, cards = ALL_GAMES[game], [list(parse_cards(hand)) for hand in hands]
    round_ = Round.arrange(rules, (leader + 2) % 3, cards, [parse_card(top)], list(parse_cards(STOCK)), bytes(32))  # type: ignore[arg-type]
    round_.direction = direction
    live.state.match.round = round_
    return await _stored(house, table)


async def _live(house: House, table: str) -> LiveTable:
    return await house.tables._shelf.get(table)


def _round(live: LiveTable) -> Round:
    assert live.state.match is not None
    assert isinstance(live.state.match.round, Round)
    return live.state.match.round


async def _stored(house: House, table: str) -> str:
    """What was arranged is in the database too: an act that changes nothing of the game stores it."""
    await house.tables.repost(table, ANNA, (await _live(house, table)).channel + 1)
    await house.quiet()
    return table


async def _do(house: House, table: str, person: int, action: str) -> str:
    await house.tables.act(table, person, None, parse_action(action))
    await house.quiet()
    return table
