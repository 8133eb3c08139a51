"""A house in which everything takes long, by the clock that the playground and the bot share."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Any

from bot.playground.interactions import Interaction, State
from bot.playground.rest.table import ROUTES
from bot.playground.world import LOADING, Message
from cogs.addresses import Verb, parse_address
from data.store import Store
from tests.support.evening import Evening

SECONDS = 2.0
FIRST_ANSWER = "POST /interactions/{interaction_id}/{interaction_token}/callback"
STORE_CALLS = (
    "append",
    *(
        name
        for name, _ in inspect.getmembers(Store, inspect.iscoroutinefunction)
        if not name.startswith("_") and name not in ("open", "close", "backup")
    ),
)
CALM_TURNS = 45
"""Turns of the loop without a request or a statement; a request that follows an answer needs about ten."""
SOCKET_SECONDS = 0.003
"""Of real time, before the clock goes on while somebody waits for his answer."""
SILENT_DEFER = 6
"""The callback that asks for time after a click."""


class Slow(Enum):
    """What takes long."""

    HOUSE = "house"
    """Every statement of the database, and every request to Discord but the first answers."""
    DISCORD = "discord"
    """Every request to Discord, the first answers too; the database is quick."""


class SlowHouse:
    """Makes the program behind an evening slow from `begin` to `end`, and lets time pass meanwhile.

    The clock stands still while anything is being done that does not wait for it: how quick the machine is does not
    matter.
    """

    def __init__(self, opened: Evening, slow: Slow, seconds: float = SECONDS) -> None:
        self.opened, self.slow, self.seconds = opened, slow, seconds
        self._on = False
        self._working = 0
        store = opened.client._store
        for name in STORE_CALLS:
            setattr(store, name, self._late(getattr(store, name)))

    def _late(self, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def late(*arguments: object, **named: object) -> object:
            if self._on and self.slow is Slow.HOUSE:
                await self.opened.clock.sleep_until(self.opened.clock.now() + self.seconds)
            self._working += 1
            try:
                return await call(*arguments, **named)
            finally:
                self._working -= 1

        return late

    def begin(self) -> None:
        """From now on everything takes long."""
        self._on = True
        for route in ROUTES:
            if self.slow is Slow.DISCORD or route.name != FIRST_ANSWER:
                self.opened.playground.faults.add("latency", route.name, times=None, seconds=self.seconds)

    async def end(self) -> None:
        """Let what was begun come to its end; then everything is quick again."""
        await self.pass_time(30)
        self._on = False
        self.opened.playground.faults.clear()
        await self.pass_time(2 * self.seconds)  # what had begun to wait before
        await self.opened.quiet()

    async def calm(self) -> None:
        """Wait until nothing is being done but what waits for the clock."""
        await self._idle()
        if self.opened.playground.interactions.waiting:  # an answer may be on its way through a busy machine's sockets
            await asyncio.sleep(SOCKET_SECONDS)
            await self._idle()

    async def _idle(self) -> None:
        parts, gateway = self.opened.playground.parts, self.opened.playground.gateway
        writer, turns = self.opened.client._store._writer, 0
        while turns < CALM_TURNS:
            busy = self._working or parts.in_flight or gateway.busy or writer._writing is not None
            turns = 0 if busy else turns + 1
            await asyncio.sleep(0)

    async def pass_time(self, seconds: float) -> None:
        """Move the clock from one due moment to the next."""
        end = self.opened.clock.now() + seconds
        await self.calm()
        while await self._next_moment(end):
            pass
        await self.opened.clock.move_to(end)
        await self.calm()

    async def until_answered(self, interactions: list[Interaction], patience: float = 30.0) -> None:
        """Let time pass until each has its answer, or `patience` is over."""
        end = self.opened.clock.now() + patience
        await self.calm()
        while not all(is_complete(one) for one in interactions) and await self._next_moment(end):
            pass

    async def _next_moment(self, end: float) -> bool:
        due = self.opened.clock.next_moment
        if due is None or due > end:
            return False
        await self.opened.clock.move_to(due)
        await self.calm()
        return True


def is_complete(one: Interaction) -> bool:
    """Whether the person has what he asked for: an answer, and after time was asked for what it was needed for."""
    if one.state is not State.ANSWERED:
        return one.state is State.FAILED
    if one.answer == SILENT_DEFER:
        message = one.message
        return bool(one.followups) or message is None or _changed_or_gone(message, one.created) or _opened_lobby(one)
    return one.original is None or not one.original.flags & LOADING or _gone(one.original)


def _opened_lobby(one: Interaction) -> bool:
    """Whether a rematch was asked for, and its lobby stands below."""
    address = parse_address(str(one.data.get("custom_id")))
    posted = [message for message in one.channel.messages.values() if message.id > one.id and not message.private_to]
    return address is not None and address.verb is Verb.REMATCH and any(message.author.bot for message in posted)


def _changed_or_gone(message: Message, since: float) -> bool:
    return _gone(message) or (message.edited is not None and message.edited >= since)


def _gone(message: Message) -> bool:
    return message.id not in message.channel.messages
