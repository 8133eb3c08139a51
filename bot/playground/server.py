"""The playground itself: the parts, the web server around them, and what tests and operators ask of it."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.playground import web_application
from bot.playground.acts import Acts
from bot.playground.answers import Answers
from bot.playground.board import Board
from bot.playground.cdn import Cdn
from bot.playground.clock import Clock, SystemClock
from bot.playground.compose import Composer
from bot.playground.defaults import TOKEN, default_world
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.hub import Hub
from bot.playground.interactions import Interaction, Interactions
from bot.playground.openapi import description_at
from bot.playground.page_face import PageFace
from bot.playground.parts import Parts
from bot.playground.people import Person, SeenMessage, Wait
from bot.playground.permissions import EVERYONE, Permission
from bot.playground.places import Places
from bot.playground.ratelimits import RateLimits
from bot.playground.record import Record
from bot.playground.world import TEXT, Channel, Guild, User, World

CALM_TURNS = 40
"""Turns of the event loop without anything to do before it counts as quiet: a request of the bot that follows an
answer needs about ten turns to arrive here."""

PATIENCE_SECONDS = 10.0
"""Real time after which `quiet` gives up and tells what is still going on."""


class NotQuiet(Exception):
    """Something never came to rest; the text tells what."""


class Playground:
    """A small Discord on 127.0.0.1. Use it as an asynchronous context manager, or `start` and `stop`.

    `port` 0 takes a free one. `description` is the path of Discord's openapi.json: if given, each body of the bot is
    held against it. `seed` is that of probable faults.
    """

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        port: int = 0,
        token: str = TOKEN,
        rate_limits: bool = False,
        description: Path | None = None,
        seed: int = 0,
    ) -> None:
        self.clock = clock or SystemClock()
        self.busy_probes: list[Callable[[], bool]] = []
        self._port = port
        self._runner: web.AppRunner | None = None
        world = default_world(self.clock, token)
        self.parts = _parts(world, lambda: self.address, description, rate_limits=rate_limits, seed=seed)
        self.acts = Acts(world, self.parts.interactions, self.parts.board)
        self.page = PageFace(self.parts, self.acts)

    # -- running

    async def start(self) -> None:
        application = web_application.make(self)
        self._runner = web.AppRunner(application, handle_signals=False, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        self._port = int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        """Close all connections and the server."""
        self.interactions.clear()
        await self.gateway.close(code=1001)
        await self.page.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def api_url(self) -> str:
        """What `discord.http.Route.BASE` must be."""
        return f"{self.address}/api/v10"

    @property
    def gateway_url(self) -> str:
        return self.gateway.address()

    @property
    def cdn_url(self) -> str:
        """What `discord.asset.Asset.BASE` must be."""
        return f"{self.address}/cdn"

    @property
    def token(self) -> str:
        return self.world.application.token

    # -- the parts that tests look at

    @property
    def world(self) -> World:
        return self.parts.world

    @property
    def record(self) -> Record:
        """Counters, refusals, unanswered interactions and the journal of everything shown."""
        return self.parts.record

    @property
    def faults(self) -> Faults:
        """Faults to switch on for REST routes."""
        return self.parts.faults

    @property
    def gateway(self) -> Gateway:
        """The bot's sessions: close, ask_reconnect, invalidate, repeat."""
        return self.parts.gateway

    @property
    def interactions(self) -> Interactions:
        return self.parts.interactions

    # -- people and places

    def person(self, name: str | int) -> Person:
        """Somebody by display name, user name or id. Raises `KeyError`."""
        for user in self.world.people():
            if name in (user.name, user.username, user.id):
                return Person(user, self.acts, self._settle)
        raise KeyError(name)

    @property
    def people(self) -> list[Person]:
        return [Person(user, self.acts, self._settle) for user in self.world.people()]

    def add_person(
        self,
        name: str,
        *,
        locale: str = "en-US",
        guild: Guild | None = None,
        permissions: Permission = Permission.NONE,
        accepts_direct: bool = True,
    ) -> Person:
        """A new person in a guild (the default one); `permissions` come on top of everybody's."""
        number = self.world.snowflakes.next()
        user = self.world.add_user(User(number, f"person{number}", name, locale, accepts_direct=accepts_direct))
        self.world.add_member(guild or self.guild, user, EVERYONE | permissions)
        return Person(user, self.acts, self._settle)

    @property
    def guild(self) -> Guild:
        """The default guild, "Playground"."""
        return next(iter(self.world.guilds.values()))

    def add_guild(
        self, name: str, *, owner: Person | None = None, preferred_locale: str = "en-US", community: bool = False
    ) -> Guild:
        """A new guild with the bot, its owner and one channel #general."""
        user = (owner or self.people[0]).user
        guild = Guild(self.world.snowflakes.next() + (len(self.world.guilds) << 22), name, user)
        guild.preferred_locale, guild.community = preferred_locale, community
        self.world.add_guild(guild)
        self.world.add_member(guild, user, EVERYONE | Permission.ADMINISTRATOR)
        self.world.add_channel(Channel(self.world.snowflakes.next(), "general", TEXT, guild))
        self.gateway.announce(guild)
        return guild

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """A channel or thread of a guild by name. Raises `KeyError`."""
        for channel in (guild or self.guild).channels.values():
            if channel.name == name:
                return channel
        raise KeyError(name)

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        channel = Channel(self.world.snowflakes.next(), name, TEXT, guild or self.guild)
        self.parts.places.add(channel)
        return channel

    def permit(
        self,
        channel: Channel,
        who: Person | None,
        *,
        allow: Permission = Permission.NONE,
        deny: Permission = Permission.NONE,
    ) -> None:
        """Change what a person, or the bot (`None`), may do in a channel. Replaces an earlier change."""
        self.parts.places.permit(channel, who.user if who else self.world.bot, allow, deny)

    def delete_message(self, message: SeenMessage) -> None:
        """Somebody with the right to do it deletes a message."""
        self.parts.board.delete(message.raw)

    def delete_channel(self, channel: Channel) -> None:
        self.parts.places.remove(channel)

    def remove_member(self, person: Person, guild: Guild | None = None) -> None:
        """He leaves the guild, or is thrown out."""
        self.parts.places.remove_member(guild or self.guild, person.user)

    def remove_bot(self, guild: Guild | None = None) -> None:
        """The bot is kicked from a guild."""
        self.parts.places.remove_bot(guild or self.guild)

    def add_bot(self, guild: Guild | None = None) -> None:
        """The bot comes back."""
        self.parts.places.add_bot(guild or self.guild)

    def reset(self) -> None:
        """No messages, threads, faults or records; people, places, commands and emojis stay."""
        world = self.world
        for channel in list(world.channels.values()):
            channel.messages.clear()
            channel.overwrites.clear()
            if channel.is_thread:
                self.parts.places.remove(channel)
        world.changed()
        self.interactions.clear()
        self.record.clear()
        self.faults.clear()
        self.parts.limits.reset()
        self.page.greet_again()

    # -- waiting

    async def reconnected(self) -> None:
        """Return when every session of the bot has a connection again. Raises `NotQuiet`."""
        await self._until(lambda: self.gateway.complete, "the bot did not come back")
        await self.quiet()

    async def connected_shards(self, count: int) -> None:
        """Return when so many shards have identified. Raises `NotQuiet`."""
        await self._until(lambda: self.gateway.complete and len(self.gateway.sessions) >= count, "shards are missing")
        await self.quiet()

    async def gone(self, socket: web.WebSocketResponse | None) -> None:
        """Return when the bot has closed a connection. Raises `NotQuiet`."""
        await self._until(lambda: socket is None or socket.closed, "the bot did not leave")

    async def _until(self, reached: Callable[[], bool], otherwise: str) -> None:
        give_up = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while not reached():
            if asyncio.get_running_loop().time() > give_up:
                raise NotQuiet(otherwise)
            await asyncio.sleep(0.001)

    def going_on(self) -> list[str]:
        """What still happens; empty when all is quiet."""
        found = [f"unanswered: {one}" for one in self.interactions.waiting]
        if self.parts.in_flight:
            found.append(f"{self.parts.in_flight} requests in flight")
        if self.gateway.busy:
            found.append("events on their way to the bot")
        found.extend(f"busy: {probe!r}" for probe in self.busy_probes if probe())
        return found

    async def quiet(self, *, patience: float = PATIENCE_SECONDS) -> None:
        """Return when nothing has gone on for `CALM_TURNS` turns of the loop. Raises `NotQuiet` after `patience`
        seconds of real time. An interaction that nobody answers is something going on until its 3 seconds are over."""
        loop = asyncio.get_running_loop()
        give_up = loop.time() + patience
        calm = busy = 0
        while calm < CALM_TURNS:
            going_on = self.going_on()
            calm, busy = (0, busy + 1) if going_on else (calm + 1, 0)
            if loop.time() > give_up:
                raise NotQuiet("; ".join(going_on) or "it never stays calm")
            # Turns are enough for whatever runs on this loop; threads and other processes need real time.
            await asyncio.sleep(0 if busy < CALM_TURNS else 0.001)

    async def _settle(self, interaction: Interaction, wait: Wait) -> None:
        if wait == "nothing":
            return
        try:
            await asyncio.wait_for(interaction.settled.wait(), PATIENCE_SECONDS)
        except TimeoutError as error:
            raise NotQuiet(f"unanswered: {interaction}") from error
        if wait == "quiet":
            await self.quiet()


def _parts(
    world: World, address: Callable[[], str], description: Path | None, *, rate_limits: bool, seed: int
) -> Parts:
    record, hub = Record(), Hub()
    gateway = Gateway(world, lambda: address().replace("http://", "ws://", 1) + "/gateway")
    cdn = Cdn(world, address)
    places = Places(world, gateway, hub)
    board = Board(world, gateway, places, hub, record)
    composer = Composer(world, cdn.keep)
    interactions = Interactions(world, gateway, hub, record)
    return Parts(
        clock=world.clock,
        world=world,
        record=record,
        faults=Faults(seed),
        limits=RateLimits(world.clock, enabled=rate_limits),
        hub=hub,
        gateway=gateway,
        places=places,
        cdn=cdn,
        composer=composer,
        board=board,
        interactions=interactions,
        answers=Answers(interactions, board, composer),
        description=description_at(description) if description else None,
    )
