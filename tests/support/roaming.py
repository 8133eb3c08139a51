"""People who click whatever they see, one thing after another, by chance; time passes, and the bot restarts.

What has been clicked seldom is preferred, so that a walk comes everywhere; whoever is asked something answers often, so
that matches are played to their ends.
"""

import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.engine import ALL_PRESETS, DECK, GAMES, Casual, Round, parse_card, with_hand
from bot.keeping.share_code import Shared, share_code
from bot.pictures.tiles import catalogue
from bot.playground import Playground
from bot.playground.interactions import Interaction
from bot.playground.limits.components import BUTTON, STRING_SELECT
from bot.playground.people import Person
from bot.playground.world import TEXT, Channel, Emoji
from bot.tables.live import LiveTable
from bot.tables.pace import Pace
from bot.tables.state import ComputerSpeed
from cogs.addresses import Verb, parse_address
from cogs.layouts.confirm import SURE
from cogs.layouts.house_rule_form import NAME
from tests.support.clock import ManualClock
from tests.support.discord_client import description_path
from tests.support.evening import ErrorLog, Evening, listening_to_logs, running_bot
from tests.support.walk import Component

NAMES = ("Anna", "Ben", "Emma", "Finn")
"""Two of them read Dutch; the first may do everything on the server."""
ANSWERS = frozenset({
    Verb.PLAY, Verb.SUIT, Verb.GIVE, Verb.NAME, Verb.DRAW_FROM_HAND, Verb.LAY, Verb.HOW_MANY, Verb.FLIP, Verb.PILE,
    Verb.READY, Verb.SWAP_CARD, Verb.SWAP,
})  # fmt: skip
"""What answers a table that waits."""
EAGERNESS: dict[Verb, float] = {
    **dict.fromkeys(ANSWERS, 14.0),
    **dict.fromkeys((Verb.JOIN, Verb.CATCH, Verb.GIVE, Verb.NEXT, Verb.TAKE_BACK, Verb.RESUME), 8.0),
    **dict.fromkeys((Verb.ANNOUNCE, Verb.HAND, Verb.TAKE_OVER, Verb.PAGE, Verb.BACK, Verb.SETTINGS), 5.0),
    **dict.fromkeys((Verb.SETTING, Verb.PACE), 15.0),
    **dict.fromkeys((Verb.MORE, Verb.DRAW, Verb.PAUSE, Verb.START, Verb.REFRESH, Verb.STAY), 3.0),
    **dict.fromkeys((Verb.SCORES, Verb.KICK, Verb.ADD_COMPUTER, Verb.REMATCH), 2.0),
    **dict.fromkeys((Verb.LEAVE, Verb.REMOVE_COMPUTER, Verb.HELP, Verb.STOP, Verb.REPOST), 1.0),
    **dict.fromkeys((Verb.NEXT, Verb.SWAP), 40.0),
    Verb.SERVER_SETTING: 0.2,
}
"""How much people like to click a thing; what is not named stands at a half."""
SELDOM = 0.12
"""What was clicked so often is liked by half: once divided by this."""
TIMES = ((1.0, 4), (3.0, 12), (45.0, 4), (200.0, 2), (1200.0, 1))
"""Seconds that pass, and how often."""
MOMENTS_MOST = 25
"""At so many moments at which something was due it is enough for one step."""
THREADS = 0.3
"""In so many walks matches go into threads at first."""
SHORT = "Short "
"""What house rules with three cards each are called, before their game."""
FIRST = (f"{SHORT}pass_left", "zweeds", f"{SHORT}classic", "speed")
"""The first two games of a walk: so a few walks come by all of them."""
MANY_CARDS = 26
"""A hand of so many different ones has two pages."""

UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that is not there (any more)."""

COMMANDS = ("hand", "hand", "hand", "table", "leave", "stop", "kick", "rules", "leaderboard", "settings")
Options = dict[str, Any]
"""Of a command."""
Look = Callable[[str], Awaitable[None]]
"""Called whenever all is quiet, with what was done last."""


class Roaming:
    """A playground with a bot that may be restarted, and people who try everything."""

    def __init__(self, playground: Playground, clock: ManualClock, database: Path, seed: int, errors: ErrorLog) -> None:
        self.playground, self.clock, self.database, self.seed, self.errors = playground, clock, database, seed, errors
        self.walk_number = seed
        self.chance = random.Random(seed)
        self.people = [playground.person(name) for name in NAMES]
        self.clicked: Counter[Verb] = Counter()
        self.done: Counter[str] = Counter()
        """Commands, and what else happened."""
        self.dismissed: set[int] = set()
        """Private messages that their readers have put away."""
        self.forgotten: set[str] = set()
        """The tokens of interactions before the latest restart."""
        self.latest: tuple[Person, Component] | None = None
        """What was clicked in the latest step."""
        self._stack = AsyncExitStack()
        self._evening: Evening | None = None
        self._arranged: tuple[str, int] | None = None

    @property
    def opened(self) -> Evening:
        """The bot as it runs now."""
        assert self._evening is not None
        return self._evening

    @property
    def channels(self) -> list[Channel]:
        """Those that were there, and every thread."""
        return list(self.playground.world.channels.values())

    @property
    def tables(self) -> list[LiveTable]:
        """Those that are on."""
        return self.opened.client.services.tables._shelf.running()

    async def begin(self) -> None:
        """The bot runs for the first time, and the server gets house rules that make rounds short."""
        world = self.playground.world
        for tile in catalogue():  # else pictures come little by little, at no moment of the clock
            number = world.snowflakes.next()
            world.application.emojis[number] = Emoji(number, tile.name, b"", "image/png")
        await self._run()
        for key, rules in ALL_PRESETS.items():
            short = replace(with_hand(rules, 3), format=Casual()) if len(key) % 2 else with_hand(rules, 3)
            code = share_code(Shared(SHORT + key, "", short))
            await self.people[0].slash(self.channels[0], "pesten houserules add", code=code)
        if self.chance.random() < THREADS:
            guild = self.playground.guild.id
            await self.opened.client.services.settings.change_guild_settings(
                guild, lambda before: replace(before, threads=True)
            )
        self.playground.person(NAMES[0]).reload()

    async def end(self) -> None:
        """The bot runs no more."""
        await self._stack.aclose()

    async def _run(self) -> None:
        self.seed += 1
        running = running_bot(self.playground, self.clock, self.database, self.seed)
        self._evening = await self._stack.enter_async_context(running)
        await self.opened.client.services.emojis.filled()
        await self.playground.quiet()

    async def step(self, look: Look) -> None:
        """Something happens; `look` is called when all is quiet again."""
        self.latest = None
        roll = self.chance.random()
        if roll < 0.006 and self._may_restart():
            await look(await self._restart())
        elif roll < 0.01:
            await look(await self._outage())
        elif roll < 0.02:
            await look(self._dismiss())
        elif roll < 0.10:
            await self._time_passes(look)
        elif roll < (0.15 if self.tables else 0.6):
            await look(await self._command())
        else:
            await look(await self._click())

    def _may_restart(self) -> bool:
        """Cards that a test laid out are stored with the next act only."""
        return self._arranged is None or all((one.id, one.state.sequence) != self._arranged for one in self.tables)

    async def _restart(self) -> str:
        await self._stack.aclose()
        away = self.chance.choice((0.0, 20.0, 600.0))
        await self.clock.advance(away)
        self._stack = AsyncExitStack()
        await self._run()
        self.forgotten = set(self.playground.interactions.by_token)
        self.done["restart"] += 1
        return f"restart after {away} s"

    async def _outage(self) -> str:
        """Nobody can reach the bot for a while, so that nobody's time passes (see `cogs.outages`)."""
        tables = self.opened.client.services.tables
        tables.look_away()
        await self.clock.advance(self.chance.choice((5.0, 40.0, 300.0)))
        await self.playground.quiet()
        await tables.look_again()
        await self.playground.quiet()
        self.done["outage"] += 1
        return "an outage"

    def _dismiss(self) -> str:
        """Somebody puts a private message of his away; the bot is not told."""
        person = self.chance.choice(self.people)
        there = [one for channel in self.channels for one in person.ephemerals(channel)]
        if not there:
            return f"{person.name} has nothing to dismiss"
        chosen = self.chance.choice(there)
        self.dismissed.add(chosen.id)
        person.dismiss(chosen)
        self.done["dismissed"] += 1
        return f"{person.name} dismisses {chosen.id}"

    def unexpected(self) -> list[str]:
        """What a healthy bot does not cause; each message that its reader has dismissed may be missed once."""
        found, missed = list(self.errors.lines), 0
        for one in self.playground.record.unexpected:
            missed += f"404/{UNKNOWN_MESSAGE} " in one
            if f"404/{UNKNOWN_MESSAGE} " not in one or missed > len(self.dismissed):
                found.append(one)
        return found

    async def _time_passes(self, look: Look) -> None:
        seconds = self.chance.choices([one for one, _ in TIMES], [often for _, often in TIMES])[0]
        end = self.clock.now() + seconds
        for _ in range(MOMENTS_MOST):
            due = self.clock.next_moment
            if due is None or due > end:
                await self.clock.move_to(end)
                break
            await self.clock.move_to(due)
            await self.playground.quiet()
            await look(f"time passes, {seconds:g} s")
        await self.playground.quiet()
        await look(f"{seconds:g} s have passed")
        self.done["time"] += 1

    async def _command(self) -> str:
        person = self.chance.choice(self.people)
        channel = self.chance.choice([one for one in self.channels if one.type == TEXT])
        name, options = self._any_command()
        await person.slash(channel, name, **options)
        return f"{person.name} /{name} {options} in {channel.name}"

    def _any_command(self) -> tuple[str, Options]:
        if not self.tables or (len(self.tables) < 2 and self.chance.random() < 0.3):
            self.done["pesten new"] += 1
            return "pesten new", self._any_game()
        name = self.chance.choice(COMMANDS)
        options: Options = {"member": self.chance.choice(self.people)} if name == "kick" else {}
        self.done[f"pesten {name}"] += 1
        return f"pesten {name}", options

    def _any_game(self) -> Options:
        chance = self.chance
        options: Options = {
            "computers": chance.randrange(3),
            "pace": chance.choice(tuple(Pace)).value,
            "computer_speed": chance.choice(tuple(ComputerSpeed)).value,
        }
        if self.done["pesten new"] <= 2:
            wanted = FIRST[(self.walk_number + self.done["pesten new"]) % len(FIRST)]
            options["house_rule" if wanted.startswith(SHORT) else "variant"] = wanted
        elif chance.random() < 0.6:
            options["house_rule"] = SHORT + chance.choice(tuple(ALL_PRESETS))
        else:
            options["variant"] = chance.choice(("speed", "zweeds", chance.choice(tuple(GAMES))))
        if chance.random() < 0.8:
            options["rounds"] = chance.choice((1, 2, 2))
        return options

    async def _click(self) -> str:
        person = self.chance.choice(self.people)
        offers = self._offers(person)
        for other in self.chance.sample(self.people, len(self.people)):
            theirs = self._offers(other) if self.chance.random() < 0.5 else {}
            if any(verb in ANSWERS for verb, _ in theirs):
                person, offers = other, theirs
                break
        if not offers:
            return f"{person.name} sees nothing to click"
        kind = self.chance.choices(list(offers), [self._eagerness(verb) for verb, _ in offers])[0]
        one = self.chance.choice(offers[kind])
        self.clicked[one.address.verb] += 1
        self.latest = person, one
        said = await self._use(person, one)
        if one.address.verb is Verb.START and self.chance.random() < 0.6:
            said += await self._lay_out(one.address.table)
        return said

    def _eagerness(self, verb: Verb) -> float:
        return EAGERNESS.get(verb, 0.5) / (1 + SELDOM * self.clicked[verb])

    def _offers(self, person: Person) -> dict[tuple[Verb, bool], list[Component]]:
        """What this person could click, by what it does."""
        found: dict[tuple[Verb, bool], list[Component]] = {}
        for channel in self.channels:
            for message in person.messages(channel):
                for raw in message.components:
                    address = parse_address(raw.get("custom_id") or "")
                    if address is not None and raw["type"] in (BUTTON, STRING_SELECT) and not raw.get("disabled"):
                        one = Component(message, raw, address)
                        found.setdefault((address.verb, address.argument == SURE), []).append(one)
        return found

    async def _use(self, person: Person, one: Component) -> str:
        custom_id = str(one.raw["custom_id"])
        if one.raw["type"] == BUTTON:
            done = await person.click(one.message, custom_id=custom_id)
            await self._fill_in(person, done)
            return f"{person.name} clicks {custom_id} on {one.message.id}"
        options = one.raw["options"]
        most = min(int(one.raw.get("max_values", 1)), len(options))
        chosen = [option["value"] for option in self.chance.sample(options, self.chance.randint(1, most))]
        await person.choose(one.message, custom_id, chosen)
        return f"{person.name} chooses {chosen} in {custom_id} on {one.message.id}"

    async def _fill_in(self, person: Person, done: Interaction) -> None:
        if done.modal is not None:
            self.done["form"] += 1
            await person.submit(done, {NAME: f"Form {self.done['form']}"})

    async def _lay_out(self, table: str) -> str:
        """Other cards than were dealt: few for some, two pages for others."""
        live = next((one for one in self.tables if one.id == table), None)
        if live is None or live.state.match is None or not isinstance(live.state.match.round, Round):
            return ""
        rules, dealer = live.state.match.round.rules, live.state.match.round.dealer
        sizes = (1, 2, 2) if self.chance.random() < 0.6 else (1, 3, MANY_CARDS, MANY_CARDS + 4)
        hands = [self.chance.sample(DECK, self.chance.choice(sizes)) for _ in live.state.seats]
        stock = self.chance.sample(DECK, 20)
        live.state.match.round = Round.arrange(rules, dealer, hands, [parse_card("9H")], stock, bytes(32))
        live.state.versions = [version + 1 for version in live.state.versions]
        self._arranged = table, live.state.sequence
        tables, publisher = self.opened.client.services.tables, self.opened.client.get_cog("TablePublisher")
        tables._views.pop(table, None)
        tables._set_timer(live)
        await tables.repaint(table)
        for seat in live.state.seats:
            if seat.person is not None:
                await publisher.refresh_hand(table, seat.person)  # type: ignore[union-attr]
        await self.playground.quiet()
        self.done["laid out"] += 1
        return f", and hands of {[len(hand) for hand in hands]} lie there"


@asynccontextmanager
async def roaming(database: Path, seed: int) -> AsyncIterator[Roaming]:
    """A walk that is about to begin."""
    clock = ManualClock()
    with listening_to_logs() as errors:
        async with Playground(clock=clock, description=description_path()) as playground:
            playground.record.keep_journal = False
            walk = Roaming(playground, clock, database, seed, errors)
            try:
                await walk.begin()
                yield walk
            finally:
                await walk.end()
