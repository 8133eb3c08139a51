"""People at a table of Zweeds who look at their screens and click: they swap, lay, turn and take by chance."""

import random
from collections.abc import Sequence

from bot.playground.people import Button, Person, SeenMessage
from cogs.addresses import Verb
from tests.support.evening import Evening, has, the, verb_of
from tests.support.players import open_hand

LAYING = frozenset({Verb.LAY, Verb.HOW_MANY, Verb.FLIP})
SWAPS_MADE = 0.6
"""How often people swap once more before they are ready."""
PILES_TAKEN = 0.06
"""How often people take the pile though a card fits."""


def live(hand: SeenMessage, *verbs: Verb) -> list[Button]:
    """The buttons with these verbs that can be pressed."""
    return [button for button in hand.buttons if verb_of(button) in verbs and not button.disabled]


def may_act(hand: SeenMessage) -> bool:
    """Whether the hand is asked for anything."""
    return bool(live(hand, *LAYING, Verb.PILE, Verb.READY))


async def take_turn(evening: Evening, person: Person, chance: random.Random) -> list[Verb]:
    """One act from the hand on the screen; returns the verbs of the clicks that it took."""
    hand = await open_hand(evening, person)
    if has(hand, Verb.READY):
        return await _swap_or_be_ready(person, hand, chance)
    choices = live(hand, *LAYING)
    if not choices or (has(hand, Verb.PILE) and chance.random() < PILES_TAKEN):
        await person.click(hand, custom_id=the(hand, Verb.PILE))
        return [Verb.PILE]
    chosen = chance.choice(choices)
    await person.click(hand, custom_id=chosen.custom_id)
    if verb_of(chosen) is not Verb.HOW_MANY:
        return [verb_of(chosen) or Verb.LAY]
    await person.click(hand, custom_id=chance.choice(live(hand, Verb.LAY)).custom_id)
    return [Verb.HOW_MANY, Verb.LAY]


async def _swap_or_be_ready(person: Person, hand: SeenMessage, chance: random.Random) -> list[Verb]:
    if chance.random() >= SWAPS_MADE:
        await person.click(hand, custom_id=the(hand, Verb.READY))
        return [Verb.READY]
    return await _swap(person, hand, chance)


async def _swap(person: Person, hand: SeenMessage, chance: random.Random) -> list[Verb]:
    await person.click(hand, custom_id=chance.choice(live(hand, Verb.SWAP_CARD)).custom_id)
    await person.click(hand, custom_id=chance.choice(live(hand, Verb.SWAP)).custom_id)
    return [Verb.SWAP_CARD, Verb.SWAP]


async def play_zweeds(
    evening: Evening, people: Sequence[Person], chance: random.Random, *, clicks: int = 5_000
) -> set[Verb]:
    """Play until the match is over; returns every verb that was clicked in a hand. The first one swaps for certain."""
    used = set(await _swap(people[0], await open_hand(evening, people[0]), chance))
    for _ in range(clicks):
        table = evening.public(people[0])
        if has(table, Verb.NEXT):
            await chance.choice(people).click(table, custom_id=the(table, Verb.NEXT))
        elif not has(table, Verb.HAND):
            return used
        else:
            used.update(await _somebody_acts(evening, people, chance))
    raise AssertionError("the match did not end")


async def _somebody_acts(evening: Evening, people: Sequence[Person], chance: random.Random) -> list[Verb]:
    for person in chance.sample(people, len(people)):
        if may_act(await open_hand(evening, person)):
            return await take_turn(evening, person, chance)
    await evening.advance(3)
    return []
