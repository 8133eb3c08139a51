"""People at a table who look at their screens and click, in whatever language their buttons are."""

import random
from collections.abc import Sequence

from bot.playground.people import Button, Person, SeenMessage
from bot.playground.world import Channel
from cogs.addresses import Verb
from tests.support.evening import Evening, argument_of, has, the, verb_of

ANSWERS = frozenset({Verb.PLAY, Verb.SUIT, Verb.GIVE, Verb.NAME})
CALLS = frozenset({Verb.ANNOUNCE, Verb.CATCH})
CALLS_MADE = 0.5
"""How often people think of a call that they could make."""
DRAWS_MADE = 0.125
"""How often people draw, take or end their turn though they could lay a card."""


async def sit_down(
    evening: Evening,
    people: Sequence[Person],
    *,
    variant: str,
    computers: int = 0,
    rounds: int | None = None,
    pace: str = "none",
) -> None:
    """The first opens a table, the others join, the first starts; nobody's time runs out unless a pace is given."""
    host, *others = people
    options: dict[str, object] = {"variant": variant, "computers": computers, "pace": pace}
    if rounds is not None:
        options["rounds"] = rounds
    await host.slash(evening.channel, "pesten new", **options)  # type: ignore[arg-type]
    for person in others:
        lobby = evening.public(person)
        await person.click(lobby, custom_id=the(lobby, Verb.JOIN))
    lobby = evening.public(host)
    await host.click(lobby, custom_id=the(lobby, Verb.START))


async def open_hand(evening: Evening, person: Person) -> SeenMessage:
    """The hand on the person's screen; opened with My cards if there is none."""
    hand = evening.hand(person)
    if hand is None:
        table = evening.public(person)
        await person.click(table, custom_id=the(table, Verb.HAND))
        hand = evening.hand(person)
        assert hand is not None, "My cards showed no hand"
    return hand


def live_plays(hand: SeenMessage) -> list[Button]:
    """The bright cards."""
    return [b for b in hand.buttons if verb_of(b) in (Verb.PLAY, Verb.SUIT) and not b.disabled]


def live_answers(hand: SeenMessage) -> list[Button]:
    """Everything bright that answers what is asked: cards to lay or to pass on, suits to name."""
    return [b for b in hand.buttons if verb_of(b) in ANSWERS and not b.disabled]


def live_calls(hand: SeenMessage) -> list[Button]:
    """What can be called out: one's own last card, somebody who forgot his."""
    return [b for b in hand.buttons if verb_of(b) in CALLS and not b.disabled]


def may_act(hand: SeenMessage) -> bool:
    """Whether the hand is asked for anything (calling something out is no answer)."""
    return bool(live_answers(hand)) or has(hand, Verb.DRAW_FROM_HAND)


async def take_turn(evening: Evening, person: Person, chance: random.Random) -> None:
    """One click's worth of play from the hand on the screen (two for a card that chooses a suit).

    One in eight draws though something fits, and calls are made or forgotten by chance.
    """
    hand = await open_hand(evening, person)
    if not may_act(hand):  # an older hand, which does not follow any more
        await person.click(hand, custom_id=the(hand, Verb.REFRESH))
    answers = live_answers(hand)
    if answers and (calls := live_calls(hand)) and chance.random() < CALLS_MADE:
        await person.click(hand, custom_id=chance.choice(calls).custom_id)
        return
    if not answers or (has(hand, Verb.DRAW_FROM_HAND) and chance.random() < DRAWS_MADE):
        await person.click(hand, custom_id=the(hand, Verb.DRAW_FROM_HAND))
        return
    chosen = chance.choice(answers)
    await person.click(hand, custom_id=chosen.custom_id)
    if verb_of(chosen) is Verb.SUIT:
        suits = [b for b in hand.buttons if verb_of(b) is Verb.PLAY and "." in argument_of(b)]
        assert len(suits) == 4, "four suits to choose from"
        await person.click(hand, custom_id=chance.choice(suits).custom_id)


async def call_out(evening: Evening, person: Person, chance: random.Random) -> bool:
    """Announce or catch though it is not one's turn, if that is offered and one thinks of it."""
    hand = await open_hand(evening, person)
    calls = live_calls(hand)
    if may_act(hand) or not calls or chance.random() >= CALLS_MADE:
        return False
    await person.click(hand, custom_id=chance.choice(calls).custom_id)
    return True


async def play_match(evening: Evening, people: Sequence[Person], chance: random.Random, *, clicks: int = 20_000) -> int:
    """Play until the public message offers neither Draw nor Next round; returns the clicks it took."""
    for click in range(clicks):
        table = evening.public(people[0])
        if has(table, Verb.NEXT):
            await chance.choice(people).click(table, custom_id=the(table, Verb.NEXT))
        elif not any(verb_of(button) is Verb.DRAW for button in table.buttons):
            return click
        else:
            await _somebody_acts(evening, people, chance)
    raise AssertionError("the match did not end")


async def _somebody_acts(evening: Evening, people: Sequence[Person], chance: random.Random) -> None:
    for person in people:
        if await call_out(evening, person, chance):
            return
    for person in people:
        if may_act(await open_hand(evening, person)):
            await take_turn(evening, person, chance)
            return
    await evening.advance(3)


async def give_up(evening: Evening, person: Person, command: str, channel: Channel | None = None) -> None:
    """Leave (`pesten leave`) or end (`pesten stop`) a running match, and mean it."""
    where = channel or evening.channel
    asked = person.answer(await person.slash(where, command))
    verb = Verb.LEAVE if command == "pesten leave" else Verb.STOP
    await person.click(asked, custom_id=the(asked, verb))
