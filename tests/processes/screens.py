"""People at a table whose program runs in another process: what they see, and a list of every act that they clicked."""

import random
from collections.abc import Sequence
from contextlib import suppress

from bot.engine import Play, parse_card, parse_suit
from bot.playground import NotPossible, Playground
from bot.playground.interactions import Interaction
from bot.playground.people import Button, Person, SeenMessage
from bot.playground.world import Channel
from cogs.addresses import Address, Verb, parse_address
from tests.processes.program import until
from tests.processes.stored import ActingClick
from tests.support.evening import argument_of, has, the, verb_of
from tests.support.players import live_plays, may_act

HAND_VERBS = (Verb.PLAY, Verb.SUIT, Verb.REFRESH)


def address_of(button: Button) -> Address:
    """What a button of ours says."""
    address = parse_address(button.custom_id or "")
    assert address is not None
    return address


def cards_on(hand: SeenMessage) -> set[str]:
    """The different cards that a hand shows, in notation."""
    cards = (argument_of(button) for button in hand.buttons if verb_of(button) in (Verb.PLAY, Verb.SUIT))
    return {card.partition(".")[0] for card in cards}


def offers_suits(hand: SeenMessage) -> bool:
    """Whether a suit is to be chosen."""
    return has(hand, Verb.BACK)


class Screens:
    """The people of one table, in a channel of its own."""

    def __init__(self, playground: Playground, channel: Channel, people: Sequence[Person]) -> None:
        """Nobody has opened a table yet."""
        self.playground, self.channel, self.people = playground, channel, people
        self.clicks: list[ActingClick] = []
        self.table = ""

    # ---- looking

    def public(self) -> SeenMessage:
        """The latest message of the bot that everybody sees."""
        messages = reversed(self.people[0].messages(self.channel))
        return next(one for one in messages if not one.ephemeral and one.raw.author.bot)

    def hand(self, person: Person) -> SeenMessage | None:
        """The person's newest hand."""
        for message in reversed(person.ephemerals(self.channel)):
            if any(verb_of(button) in HAND_VERBS for button in message.buttons):
                return message
        return None

    def who_may_act(self) -> Person | None:
        """The person whose screen offers an act."""
        for person in self.people:
            hand = self.hand(person)
            if hand is not None and may_act(hand):
                return person
        return None

    # ---- acting

    async def open_lobby(self, *, computers: int) -> None:
        """The first opens a table, the others join."""
        host, *others = self.people
        opened = await host.slash(
            self.channel, "pesten new", variant="pesten_7", computers=computers, rounds=20, wait="answer"
        )
        assert opened.answered
        [join] = [button for button in self.public().buttons if verb_of(button) is Verb.JOIN]
        self.table = address_of(join).table
        for person in others:
            assert (await self.press(person, Verb.JOIN)).answered

    async def start(self) -> None:
        """The first starts, and everybody takes up his cards."""
        assert (await self.press(self.people[0], Verb.START)).answered
        await self.take_up_cards()

    async def press(self, person: Person, verb: Verb, message: SeenMessage | None = None) -> Interaction:
        """Press the one button with this verb on the public message or another one."""
        message = message or self.public()
        return await person.click(message, custom_id=the(message, verb), wait="answer")

    async def take_up_cards(self) -> None:
        """Everybody presses My cards. After a kill the button may still stand there though the round is over."""
        for person in self.people:
            if has(self.public(), Verb.HAND):
                opened = await self.press(person, Verb.HAND)
                assert opened.answered
                assert person.answer(opened).ephemeral

    async def next_round(self) -> None:
        """Deal the next round, unless that was done just before a kill; its message is posted anew where it can be."""
        before = self.public()
        assert (await self.press(self.people[0], Verb.NEXT)).answered
        with suppress(AssertionError):
            await until(lambda: self.public() != before, "a new message", seconds=1.0)
        await until(lambda: has(self.public(), Verb.HAND), "the table of the next round")
        await self.take_up_cards()

    async def act(self, person: Person, hand: SeenMessage, button: Button, *, times: int = 1) -> None:
        """Press a button of a hand that plays or draws, perhaps twice at once, and note it."""
        made: list[Interaction] = []
        for _ in range(times):
            try:
                made.append(await person.click(hand, custom_id=button.custom_id, wait="nothing"))
            except NotPossible:  # a newer hand has taken its place meanwhile: nobody can click it any more
                break
            self.clicks.append(_noted(person, button, made[-1]))
        for one in made:
            await one.settled.wait()

    async def take_turn(
        self, person: Person, chance: random.Random, *, rather: str = "", times: int = 1, stop_at_suits: bool = False
    ) -> None:
        """An act of the person on turn; a card of one of the ranks in `rather` if there is any."""
        hand = self.hand(person)
        assert hand is not None
        if offers_suits(hand):
            await self._choose_suit(person, hand, chance, times)
            return
        plays = live_plays(hand)
        if not plays:
            [draw] = [b for b in hand.buttons if verb_of(b) is Verb.DRAW_FROM_HAND and not b.disabled]
            await self.act(person, hand, draw, times=times)
            return
        chosen = chance.choice([b for b in plays if argument_of(b)[:-1] in rather.split()] or plays)
        if verb_of(chosen) is Verb.PLAY:
            await self.act(person, hand, chosen, times=times)
            return
        await (await person.click(hand, custom_id=chosen.custom_id, wait="nothing")).settled.wait()
        if not stop_at_suits and offers_suits(hand):
            await self._choose_suit(person, hand, chance, times)

    async def _choose_suit(self, person: Person, hand: SeenMessage, chance: random.Random, times: int) -> None:
        suits = [b for b in hand.buttons if verb_of(b) is Verb.PLAY]
        assert len(suits) == 4, "four suits to choose from"
        await self.act(person, hand, chance.choice(suits), times=times)


def _noted(person: Person, button: Button, interaction: Interaction) -> ActingClick:
    address = address_of(button)
    card, _, suit = address.argument.partition(".")
    play = Play(parse_card(card), parse_suit(suit) if suit else None) if address.verb is Verb.PLAY else None
    return ActingClick(person.id, int(address.version), play, interaction)
