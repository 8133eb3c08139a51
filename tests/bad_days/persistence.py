"""People who go on playing whatever Discord does to them, and who notice every act that is lost, doubled or refused."""

import asyncio
import random
from collections.abc import Callable, Sequence

from bot.playground.interactions import State
from bot.playground.people import Person, SeenMessage
from cogs.addresses import Verb, parse_address
from cogs.layouts.public import public_layout
from tests.layouts.limits import walk
from tests.support.evening import Evening, argument_of, has, the, verb_of
from tests.support.players import live_plays

TURNS = 300
IDLE_TURNS = 80
"""Turns of the loop in which only our own tables are busy: then they wait for the clock (a write takes fewer)."""


async def settle(evening: Evening) -> None:
    """Let everything happen that needs no time: what waits for the clock or for a lost gateway goes on waiting."""
    idle = 0
    for turn in range(TURNS):
        going_on = evening.playground.going_on()
        if not going_on or idle > IDLE_TURNS:
            return
        idle = idle + 1 if all(what.startswith("busy") for what in going_on) else 0
        await asyncio.sleep(0.0005 if idle or turn > TURNS // 2 else 0)


async def pass_time(evening: Evening, seconds: float) -> None:
    """Move the clock from one due moment to the next, and let happen what it wakes."""
    await settle(evening)
    end = evening.clock.now() + seconds
    while (due := evening.clock.next_moment) is not None and due <= end:
        await evening.clock.move_to(due)
        await settle(evening)
    await evening.clock.move_to(end)
    await settle(evening)


class Table:
    """The one table of the evening, as the bot itself knows it; used to judge, never to choose what to click."""

    def __init__(self, evening: Evening, table: str) -> None:
        self.evening, self.id = evening, table

    async def sequence(self) -> int:
        """How many acts have happened."""
        return (await self.evening.client.services.tables.view(self.id)).sequence

    async def version(self, person: Person) -> str:
        """The version that a current button of this person bears."""
        return str((await self.evening.client.services.tables.hand(self.id, person.id)).version)

    async def over(self) -> bool:
        """Whether the match has ended."""
        return (await self.evening.client.services.tables.view(self.id)).phase not in ("playing", "between-rounds")


def table_of(message: SeenMessage) -> str:
    """The table whose buttons a message bears."""
    addresses = (parse_address(button.custom_id) for button in message.buttons if button.custom_id)
    return next(address.table for address in addresses if address is not None and address.table)


async def click(evening: Evening, person: Person, message: SeenMessage, custom_id: str) -> bool:
    """Click and let time pass until it was answered or has failed; returns whether it was answered."""
    interaction = await person.click(message, custom_id=custom_id, wait="nothing")
    await settle(evening)
    while interaction.state is State.WAITING:
        await pass_time(evening, 0.5)
    return interaction.answered


class Persistent:
    """Plays at one table and judges every click: a live button of the present version acts exactly once, others never.

    Where clicks may reach the bot late (`prompt` is false), only acts without a click are counted against it.
    """

    def __init__(
        self, evening: Evening, people: Sequence[Person], table: Table, chance: random.Random, *, prompt: bool = True
    ) -> None:
        self.evening, self.people, self.table, self.chance, self.prompt = evening, people, table, chance, prompt
        self.faults: list[str] = []
        self.clicks = 0
        self.after_click: Callable[[], object] = lambda: None

    async def play(self, clicks: int) -> None:
        """Click until the match is over, at most so many times."""
        await self.play_some(clicks)
        assert await self.table.over(), "the match did not end"

    async def play_some(self, clicks: int) -> None:
        """Click so many times, or until the match is over."""
        for _ in range(clicks):
            if await self.table.over():
                return
            for person in self.chance.sample(self.people, len(self.people)):
                if await self._acted(person):
                    break
            else:
                await pass_time(self.evening, 4)

    async def _acted(self, person: Person) -> bool:
        public = self.public(person)
        if public is not None and has(public, Verb.NEXT):
            await click(self.evening, person, public, the(public, Verb.NEXT))
            return True
        hand = self.evening.hand(person)
        if hand is None or self.chance.random() < 0.05:
            await self._open(person, public)
            hand = self.evening.hand(person)
        return hand is not None and await self._play_from(person, hand)

    async def _open(self, person: Person, public: SeenMessage | None) -> None:
        if public is not None and has(public, Verb.HAND):
            await click(self.evening, person, public, the(public, Verb.HAND))
        else:
            await person.slash(self.evening.channel, "pesten hand", wait="nothing")
            await settle(self.evening)

    async def _play_from(self, person: Person, hand: SeenMessage) -> bool:
        suits = [b for b in hand.buttons if verb_of(b) is Verb.PLAY and "." in argument_of(b)]
        choices = suits or live_plays(hand)
        if not choices and has(hand, Verb.DRAW_FROM_HAND):
            custom_id = the(hand, Verb.DRAW_FROM_HAND)
        elif choices:
            custom_id = self.chance.choice(choices).custom_id or ""
        else:
            return False
        await self._judged(person, hand, custom_id)
        return True

    async def _judged(self, person: Person, hand: SeenMessage, custom_id: str) -> None:
        address = parse_address(custom_id)
        assert address is not None
        before = await self.table.sequence()
        current = await self.table.version(person) == address.version
        self.clicks += 1
        await click(self.evening, person, hand, custom_id)
        self.after_click()
        await settle(self.evening)
        happened = await self.table.sequence() - before
        expected = 1 if current and address.verb is not Verb.SUIT else 0
        if self.prompt and happened != expected:
            self.faults.append(f"{person.name} {custom_id}: {happened} acts instead of {expected}")

    def public(self, person: Person) -> SeenMessage | None:
        """The table's message, if there is one at the moment."""
        try:
            return self.evening.public(person)
        except StopIteration:
            return None


async def _true_text(opened: Evening, table: str) -> str:
    """What the table's message must say now, made anew from the state."""
    services = opened.client.services
    view = await services.tables.view(table)
    layout = public_layout(view, services.localizer.words(view.locale), services.emojis)
    return "\n".join(str(item.content) for item in walk(layout) if hasattr(item, "content"))


async def is_true(opened: Evening, table: str) -> bool:
    """Whether the newest public message is the table's own and says how it stands."""
    place = await opened.client.services.tables.place(table)
    shown = opened.public(opened.person("Anna"))
    return shown.id == place.message and shown.text == await _true_text(opened, table)


async def act_elsewhere(opened: Evening, table: str, person: Person) -> None:
    """The person does something legal, by no click on any screen of his."""
    tables = opened.client.services.tables
    hand = await tables.hand(table, person.id)
    await tables.act(table, person.id, hand.version, hand.round.legal[0])
