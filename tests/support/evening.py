"""The whole house against the playground: the real program, the real discord.py client, people who click."""

import contextlib
import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from bot.client import PestenClient
from bot.house import open_house
from bot.playground import Playground
from bot.playground.people import Button, Person, SeenMessage
from bot.playground.world import Channel
from bot.settings import Settings
from bot.tables.clock import SystemClock
from cogs.addresses import Verb, parse_address
from tests.support.chance import SeededChance
from tests.support.clock import ManualClock
from tests.support.discord_client import connected, description_path

OURS = ("bot", "cogs", "data")


class Evening:
    """A running bot, its playground and the clock that both share."""

    def __init__(self, playground: Playground, client: PestenClient, clock: ManualClock | SystemClock) -> None:
        self.playground, self.client, self._clock = playground, client, clock
        self.channel: Channel = playground.channel("pesten")

    @property
    def clock(self) -> ManualClock:
        """The clock that a test moves."""
        assert isinstance(self._clock, ManualClock)
        return self._clock

    def person(self, name: str) -> Person:
        return self.playground.person(name)

    async def quiet(self) -> None:
        await self.playground.quiet()

    async def advance(self, seconds: float) -> None:
        """Move the clock from one due moment to the next, waiting at each until all is quiet."""
        await self.quiet()
        end = self.clock.now() + seconds
        while (due := self.clock.next_moment) is not None and due <= end:
            await self.clock.move_to(due)
            await self.quiet()
        await self.clock.move_to(end)
        await self.quiet()

    def public(self, person: Person, channel: Channel | None = None) -> SeenMessage:
        """The latest message of the bot that everybody sees."""
        return next(
            message
            for message in reversed(person.messages(channel or self.channel))
            if not message.ephemeral and message.raw.author.bot and not is_ping(message)
        )

    def hand(self, person: Person, channel: Channel | None = None) -> SeenMessage | None:
        """The person's newest ephemeral message that holds cards or a choice of suits."""
        for message in reversed(person.ephemerals(channel or self.channel)):
            if any(verb_of(button) in (Verb.PLAY, Verb.SUIT, Verb.REFRESH) for button in message.buttons):
                return message
        return None


def is_ping(message: SeenMessage) -> bool:
    """Whether the message reminds somebody of his turn: it has the one button My cards."""
    return [verb_of(button) for button in message.buttons] == [Verb.HAND]


def verb_of(button: Button) -> Verb | None:
    """What a button of ours does."""
    address = parse_address(button.custom_id) if button.custom_id else None
    return None if address is None else address.verb


def argument_of(button: Button) -> str:
    """What a button of ours carries."""
    address = parse_address(button.custom_id) if button.custom_id else None
    return "" if address is None else address.argument


def the(message: SeenMessage, verb: Verb) -> str:
    """The custom id of the one live button with this verb."""
    [found] = [button for button in message.buttons if verb_of(button) is verb and not button.disabled]
    assert found.custom_id is not None
    return found.custom_id


def has(message: SeenMessage, verb: Verb) -> bool:
    """Whether there is a live button with this verb."""
    return any(verb_of(button) is verb and not button.disabled for button in message.buttons)


CARD = re.compile(r"(?<![A-Za-z0-9])(?:10|[2-9AJQK])(?:[SHDC]|[♠♥♦♣])(?![A-Za-z0-9])")


class ErrorLog(logging.Handler):
    """Collects what is logged as an error, and every line of ours that names a card: there must be nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = self.format(record)
        if record.levelno >= logging.ERROR or (record.name.split(".")[0] in OURS and CARD.search(line)):
            self.lines.append(line)


@contextlib.contextmanager
def listening_to_logs() -> Iterator[ErrorLog]:
    """Everything that our own code logs, down to DEBUG."""
    errors = ErrorLog()
    levels = {name: logging.getLogger(name).level for name in OURS}
    logging.getLogger().addHandler(errors)
    for name in OURS:
        logging.getLogger(name).setLevel(logging.DEBUG)
    try:
        yield errors
    finally:
        logging.getLogger().removeHandler(errors)
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


@contextlib.asynccontextmanager
async def running_bot(
    playground: Playground,
    clock: ManualClock | SystemClock,
    database: Path,
    seed: int,
    *,
    computer_seconds: float = 2.0,
    edits: int = 0,
) -> AsyncIterator[Evening]:
    """The program on a playground that goes on; may be left and entered again, as at a restart.

    A channel takes any number of edits, unless `edits` says otherwise: their pace is that of real time.
    """
    settings = Settings(
        _env_file=None,  # type: ignore[call-arg]
        database_path=database,
        computer_seconds=computer_seconds,
    )
    async with open_house(settings, clock=clock, chance=SeededChance(seed), edits=edits) as client:
        tables = client.services.tables

        def busy() -> bool:
            # a handler that has answered may still wait for the disk
            pings = client.get_cog("Pings")
            pinging = pings is not None and pings.busy  # type: ignore[attr-defined]
            return tables.busy or pinging or client._store._writer._writing is not None

        playground.busy_probes.append(busy)
        try:
            async with connected(client, playground):
                yield Evening(playground, client, clock)
        finally:
            playground.busy_probes.remove(busy)


@contextlib.asynccontextmanager
async def evening(database: Path, seed: int = 1, *, faults: bool = False) -> AsyncIterator[Evening]:
    """Everything together; afterwards nothing may have been refused or logged as an error, and nobody left unanswered.

    With `faults` unanswered interactions are normal: the faults that were switched on swallow answers.
    """
    clock = ManualClock()
    with listening_to_logs() as errors:
        async with Playground(clock=clock, description=description_path()) as playground:
            async with running_bot(playground, clock, database, seed) as opened:
                yield opened
            if faults:
                playground.record.unanswered.clear()
            unexpected = playground.record.unexpected
            assert unexpected == [], unexpected
        assert errors.lines == [], errors.lines
