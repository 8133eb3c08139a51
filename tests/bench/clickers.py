"""People at tables who click as soon as they can, and how long their clicks take to be answered."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from bot.playground import Person, Playground, SeenMessage, Shown
from bot.playground.limits.components import walk
from bot.playground.world import Channel
from cogs.addresses import Address, Verb, parse_address

SEATS = 4
PATIENCE = 20.0
"""Seconds after which a table that offers nobody anything is an error."""
ACTING = (Verb.PLAY, Verb.DRAW_FROM_HAND, Verb.SUIT)
"""What a person does at his turn, the first that is offered."""


@dataclass
class Stopwatch:
    """Clicks and how long each waited for its answer, in seconds."""

    until: float = 0.0
    pause: float = 0.0
    """Seconds that a table waits before each click, from half of it to one and a half times as long."""
    latencies: list[float] = field(default_factory=list)

    @property
    def running(self) -> bool:
        """Whether there is time for another click."""
        return perf_counter() < self.until

    async def wait(self) -> None:
        """Think before the next click."""
        if self.pause:
            await asyncio.sleep(self.pause * random.uniform(0.5, 1.5))

    async def click(self, person: Person, message: SeenMessage, custom_id: str) -> None:
        """Click, and note how long the answer took."""
        began = perf_counter()
        clicked = await person.click(message, custom_id=custom_id, wait="answer")
        assert clicked.answered, f"no answer to {custom_id}"
        self.latencies.append(perf_counter() - began)


class PlayedTable:
    """A table of Pesten in a channel of its own: four people, all of whose hands are open."""

    def __init__(self, playground: Playground, channel: Channel, people: list[Person]) -> None:
        """Nothing happens before `open`."""
        self.channel, self.people = channel, people
        self._changed = asyncio.Event()
        playground.record.listeners.append(self._heard)

    async def open(self) -> None:
        """Deal, and open the hands."""
        host, *others = self.people
        await host.slash(self.channel, "pesten new", variant="pesten_7", wait="answer")
        for person in others:
            await self._press(person, Verb.JOIN)
        await self._press(host, Verb.START)
        for person in self.people:
            if not person.ephemerals(self.channel):
                await self._press(person, Verb.HAND)

    async def play(self, watch: Stopwatch) -> None:
        """Whoever is on turn clicks, until the time is over."""
        await watch.wait()
        while watch.running:
            self._changed.clear()
            match self._offer():
                case None:
                    await asyncio.wait_for(self._changed.wait(), PATIENCE)
                case Person() as person, Verb() as verb:
                    await self._press(person, verb)
                case Person() as person, SeenMessage() as hand, str(custom_id):
                    await watch.click(person, hand, custom_id)
                    await watch.wait()

    def hands(self) -> list[tuple[Person, SeenMessage | None]]:
        """Everybody's newest hand; a new round deals new ones."""
        found = [(person, person.ephemerals(self.channel)) for person in self.people]
        return [(person, messages[-1] if messages else None) for person, messages in found]

    def _offer(self) -> tuple[Person, SeenMessage, str] | tuple[Person, Verb] | None:
        """A click that somebody may make on his hand, or what is missing: a hand, the next round."""
        for person, hand in self.hands():
            if hand is None:
                return person, Verb.HAND
            live = dict(_live_buttons(hand))
            for verb in ACTING:
                if verb in live:
                    return person, hand, live[verb]
        return (self.people[0], Verb.NEXT) if Verb.NEXT in dict(_live_buttons(self._public())) else None

    async def _press(self, person: Person, verb: Verb) -> None:
        message = self._public()
        await person.click(message, custom_id=dict(_live_buttons(message))[verb], wait="answer")

    def _public(self) -> SeenMessage:
        messages = reversed(self.people[0].messages(self.channel))
        return next(one for one in messages if not one.ephemeral)

    def _heard(self, shown: Shown) -> None:
        if shown.body.get("channel_id") == str(self.channel.id):
            self._changed.set()


def _live_buttons(message: SeenMessage) -> Iterator[tuple[Verb, str]]:
    """The verb and address of every button that may be pressed; of a verb the last one counts."""
    for one in walk(message.raw.components):
        address = _address(one)
        if address is not None and not one.get("disabled"):
            yield address.verb, one["custom_id"]


def _address(component: dict[str, Any]) -> Address | None:
    return parse_address(component.get("custom_id") or "")


class BareTable:
    """A message of the bare bot in a channel of its own, clicked again and again."""

    def __init__(self, channel: Channel, person: Person) -> None:
        """Nothing happens before `open`."""
        self.channel, self.person = channel, person

    async def open(self, command: str) -> None:
        """Have the message posted."""
        opened = await self.person.slash(self.channel, command, wait="answer")
        self.message = self.person.answer(opened)

    async def play(self, watch: Stopwatch) -> None:
        """Click the first live button until the time is over."""
        await watch.wait()
        while watch.running:
            live = (one for one in self.message.buttons if not one.disabled and one.custom_id)
            await watch.click(self.person, self.message, str(next(live).custom_id))
            await watch.wait()
