"""A table in every situation, each in a channel of its own with people of its own.

Other names than in `tests/tables/situations.py`: there one person vanishes, here everything can be clicked.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine import ALL_GAMES, DECK, Card, Round, SuitToName, ZweedsRound, parse_card, parse_cards
from bot.playground.people import Person
from bot.playground.permissions import Permission
from bot.playground.world import Channel
from bot.tables.live import LiveTable
from cogs.addresses import Verb
from tests.support.evening import Evening, has, the
from tests.support.players import give_up, open_hand, sit_down

STOCK = "4H 3S 4S 5S 6S 9S 3C 4C 5C 6C 9C"
NOTHING: list[Card] = []
DROPPED = "dropped"
"""Where the person who is away is dropped; elsewhere he takes back his seat first, and cannot be."""
Arrange = Callable[[Evening, Person, Person], Awaitable[None]]


def table_here(opened: Evening) -> LiveTable:
    """The one table of the evening's present channel."""
    running = opened.client.services.tables._shelf.running()
    [live] = [one for one in running if one.state.channel == opened.channel.id]
    return live


async def lobby(opened: Evening, host: Person, player: Person) -> None:
    """Two people and a computer; nothing is dealt."""
    await host.slash(opened.channel, "pesten new", variant="pesten_7", computers=1, pace="none")
    shown = opened.public(player)
    await player.click(shown, custom_id=the(shown, Verb.JOIN))


async def large_hand(opened: Evening, host: Person, player: Person) -> None:
    """The host is on turn with two pages of cards, jacks among them; a computer sits at the table."""
    many = [*[card for card in DECK if card != parse_card("9H")][:30], parse_card("JH")]
    await _arranged(opened, [host, player], "pesten_7", [many, _cards("5H 6D"), _cards("QD 4C 8S")])


async def last_card(opened: Evening, host: Person, player: Person) -> None:
    """The host lays his last but one card, and can be caught."""
    await _arranged(opened, [host, player], "classic", [_cards("5H 6D"), _cards("4H 5D 8S")])


async def announcing(opened: Evening, host: Person, player: Person) -> None:
    """The host can announce his last card, but lay none."""
    await _arranged(opened, [host, player], "classic", [_cards("5S 6D"), _cards("4H 5D 8S")])


async def card_turned_up(opened: Evening, host: Person, player: Person) -> None:
    """The host has dealt a jack: he names a suit; then everybody can only hand cards on."""
    hands = [_cards("10S 10H 3D"), _cards("10D 10C 4D"), _cards("10S 10H 5D")]
    await _arranged(opened, [host, player], "pass_left", hands, "JH", dealer=0)
    round_ = _match_round(opened)
    assert isinstance(round_, Round)
    round_.question = SuitToName(0)


async def speed(opened: Evening, host: Person, player: Person) -> None:
    """Nobody is on turn."""
    await sit_down(opened, [host, player], variant="speed")


async def swapping(opened: Evening, host: Person, player: Person) -> None:
    """Zweeds, before the first card."""
    await sit_down(opened, [host, player], variant="zweeds")


async def laying(opened: Evening, host: Person, player: Person) -> None:
    """Zweeds: the host has more than fit in rows of their own, and may take the pile."""
    hands = [parse_cards("5S 5H 5D 6S 6H 6C 9S 9H 9D JS JH JD QS QH QC KS KH KC AS AH AC"), parse_cards("KD 6D 9C")]
    await _arranged_zweeds(opened, [host, player], hands, parse_cards("4H"), parse_cards(STOCK))


async def blind(opened: Evening, host: Person, player: Person) -> None:
    """Zweeds: the host has blind cards alone."""
    await _arranged_zweeds(opened, [host, player], [(), parse_cards("QD 4C 8S")], (), ())


async def between_rounds(opened: Evening, host: Person, player: Person) -> None:
    """The host has just gone out; the next round follows."""
    await _gone_out(opened, host, player, "pesten_7")


async def finished(opened: Evening, host: Person, player: Person) -> None:
    """A match that was played to its end."""
    await _gone_out(opened, host, player, "gentle")


async def closed(opened: Evening, host: Person, player: Person) -> None:
    """A match that its host has ended."""
    await sit_down(opened, [host, player], variant="pesten_7")
    await open_hand(opened, host)
    await give_up(opened, host, "pesten stop")


async def away(opened: Evening, host: Person, player: Person) -> None:
    """A computer plays for the player; only people are asked anything."""
    await _arranged(opened, [host, player], "pesten_7", [_cards("5S 6D"), _cards("5H 6D"), _cards("QD 4C 8S")])
    state = table_here(opened).state
    state.seats[2] = replace(state.seats[2], autopilot=True)
    table_here(opened).stop_timer()


SITUATIONS: dict[str, Arrange] = {
    "lobby": lobby,
    "large-hand": large_hand,
    "last-card": last_card,
    "announcing": announcing,
    "card-turned-up": card_turned_up,
    "speed": speed,
    "swapping": swapping,
    "laying": laying,
    "blind": blind,
    "between-rounds": between_rounds,
    "finished": finished,
    "closed": closed,
    "away": away,
    DROPPED: away,
}


class Company(NamedTuple):
    """Who is in a channel."""

    channel: Channel
    host: Person
    player: Person
    outsider: Person
    moderator: Person

    @property
    def people(self) -> tuple[Person, ...]:
        """All four."""
        return self.host, self.player, self.outsider, self.moderator


async def arrange_all(opened: Evening) -> list[Company]:
    """The channels with their tables and people, named after the situations."""
    companies = []
    for name, arrange in SITUATIONS.items():
        company = _company(opened, name)
        opened.channel = company.channel
        await opened.quiet()
        await arrange(opened, company.host, company.player)
        companies.append(company)
    for company in companies:
        opened.channel = company.channel
        await _show(opened, (company.host, company.player))
    return companies


def _company(opened: Evening, name: str) -> Company:
    playground = opened.playground
    channel = playground.add_channel(name)
    host, player, outsider = (playground.add_person(f"{who} {name}") for who in ("Host", "Player", "Outsider"))
    rights = Permission.MANAGE_MESSAGES | Permission.MANAGE_GUILD
    return Company(channel, host, player, outsider, playground.add_person(f"Moderator {name}", permissions=rights))


async def _show(opened: Evening, people: tuple[Person, ...]) -> None:
    """Bring every screen up to how the cards lie now."""
    here = [one for one in opened.client.services.tables._shelf.running() if one.state.channel == opened.channel.id]
    for live in here:
        live.state.versions = [version + 1 for version in live.state.versions]
        await opened.client.services.tables.repaint(live.id)
        await opened.quiet()
    for person in people:
        shown = opened.public(person)
        if here and has(shown, Verb.HAND):
            await person.click(shown, custom_id=the(shown, Verb.HAND))


async def _gone_out(opened: Evening, host: Person, player: Person, variant: str) -> None:
    await _arranged(opened, [host, player], variant, [_cards("5H"), _cards("KH 6D 8D"), _cards("QD 4C 8S")])
    await _show(opened, (host,))
    hand = opened.hand(host)
    assert hand is not None
    await host.click(hand, custom_id=the(hand, Verb.PLAY))
    for live in opened.client.services.tables._shelf.running():
        if live.state.channel == opened.channel.id:
            live.stop_timer()  # the next round waits for a click


async def _arranged(
    opened: Evening, people: list[Person], variant: str, hands: list[list[Card]], top: str = "9H", dealer: int = 2
) -> None:
    """A match of the two and, with three hands, of a computer between them; the first of them leads unless he deals."""
    await sit_down(opened, people, variant=variant, computers=len(hands) - 2)
    rules, dealer = ALL_GAMES[variant], min(dealer, len(hands) - 1)
    match = table_here(opened).state.match
    assert match is not None
    match.round = Round.arrange(rules, dealer, hands, [parse_card(top)], _cards(STOCK), bytes(32))  # type: ignore[arg-type]


async def _arranged_zweeds(
    opened: Evening,
    people: list[Person],
    hands: list[tuple[Card, ...]],
    pile: tuple[Card, ...],
    stock: tuple[Card, ...],
) -> None:
    await sit_down(opened, people, variant="zweeds")
    match = table_here(opened).state.match
    assert match is not None
    match.round = ZweedsRound.arrange(
        ALL_GAMES["zweeds"],  # type: ignore[arg-type]
        1,
        hands,
        [NOTHING, NOTHING],
        [parse_cards("5S 6S 7S"), parse_cards("5C 6C 7C")],
        pile,
        stock,
        bytes(32),
    )


def _match_round(opened: Evening) -> object:
    match = table_here(opened).state.match
    assert match is not None
    return match.round


def _cards(text: str) -> list[Card]:
    return list(parse_cards(text))
