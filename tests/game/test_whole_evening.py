"""A whole evening in one channel: five matches, four people who come and go; in the end only the results are left.

The first match is played in the channel: somebody leaves, another takes his seat, a third lets his turn wait. Its
rematch is quick and in a thread, with somebody who is away. The third, slow one takes days and is stopped. Then come
one without turns, and one of Zweeds.
"""

import random
from pathlib import Path

from bot.playground.people import Person, SeenMessage
from bot.playground.world import Channel
from bot.tables.live import LiveTable
from bot.tables.pace import Pace
from cogs.addresses import Address, Verb
from cogs.layouts.pace_panel import PACE
from tests.support.evening import Evening, evening, has, the
from tests.support.players import give_up, may_act, open_hand, play_match, sit_down, take_turn
from tests.support.zweeds_players import play_zweeds

NAMES = ("Anna", "Ben", "Emma", "Finn")
HOUR, DAY = 3_600.0, 86_400.0


async def test_five_matches(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", seed=21) as opened:
        chance = random.Random(21)
        people = [opened.person(name) for name in NAMES]
        first = await in_the_channel(opened, people, chance)
        second = await in_a_thread(opened, people, chance, first)
        third = await over_days(opened, people, chance)
        fourth = await without_turns(opened, people, chance)
        fifth = await zweeds(opened, people, chance)
        assert left_in(opened.channel, people[0]) == [first, second, third, fourth, fifth]
        for result in (first, second, fourth, fifth):
            assert has(result, Verb.REMATCH)
        assert third.buttons == [], "who stopped it stands there, and no more"
        await all_is_over(opened, people)


async def in_the_channel(opened: Evening, people: list[Person], chance: random.Random) -> SeenMessage:
    """Emma joins and leaves the lobby; Finn leaves the match, and Emma takes his seat."""
    anna, ben, emma, finn = people
    await anna.slash(opened.channel, "pesten new", variant="gentle", computers=1, pace="normal")
    for person, verb in ((ben, Verb.JOIN), (emma, Verb.JOIN), (emma, Verb.LEAVE), (finn, Verb.JOIN)):
        await person.click(opened.public(person), custom_id=the(opened.public(person), verb))
    assert seated(opened) == {anna.id, ben.id, finn.id}
    await anna.click(opened.public(anna), custom_id=the(opened.public(anna), Verb.START))
    await some_turns(opened, [anna, ben, finn], chance, 4)
    late = await who_is_waited_for(opened, [anna, ben, finn])
    await opened.advance(25)
    assert late.pings() != [], "he is reminded"
    await take_turn(opened, late, chance)
    assert late.pings() == []
    await give_up(opened, finn, "pesten leave")
    await emma.click(opened.public(emma), custom_id=the(opened.public(emma), Verb.HAND))
    offer = emma.ephemerals(opened.channel)[-1]
    await emma.click(offer, custom_id=the(offer, Verb.TAKE_OVER))
    assert seated(opened) == {anna.id, ben.id, emma.id}
    await play_match(opened, [anna, ben, emma], chance)
    return opened.public(anna)


async def in_a_thread(
    opened: Evening, people: list[Person], chance: random.Random, result: SeenMessage
) -> SeenMessage:
    """The rematch of the three; Emma is away for two turns, and comes back."""
    anna, ben, emma, _ = people
    await want_threads(opened, anna, "yes")
    for person in (anna, ben, emma):
        await person.click(result, custom_id=the(result, Verb.REMATCH))
    assert seated(opened) == {anna.id, ben.id, emma.id}
    lobby = opened.public(anna)
    await choose_pace(opened, anna, lobby, Pace.QUICK)
    await anna.click(lobby, custom_id=the(lobby, Verb.START))
    home, opened.channel = opened.channel, thread_of(opened)
    while emma.id not in {seat.person for seat in newest(opened).state.seats if seat.autopilot}:
        if not await somebody_plays(opened, [anna, ben], chance):
            await opened.advance(45)
    await emma.click(opened.public(emma), custom_id=the(opened.public(emma), Verb.HAND))
    back = emma.ephemerals(opened.channel)[-1]
    await emma.click(back, custom_id=the(back, Verb.TAKE_BACK))
    await play_match(opened, [anna, ben, emma], chance)
    assert opened.channel.archived
    assert left_in(opened.channel, anna) == [opened.public(anna)], "the table alone was in the thread"
    opened.channel = home
    await want_threads(opened, anna, "no")
    return opened.public(anna)


async def over_days(opened: Evening, people: list[Person], chance: random.Random) -> SeenMessage:
    """Ben and Finn play a turn a day; somebody's day runs out; in the end Ben stops it."""
    _, ben, _, finn = people
    await sit_down(opened, [ben, finn], variant="pesten_7", pace="slow")
    await some_turns(opened, [ben, finn], chance, 6)
    before = newest(opened).state.sequence
    await opened.advance(DAY + 60)
    assert newest(opened).state.sequence > before, "the harmless act was done"
    for person in (ben, finn):  # their hands do not follow any more
        await person.click(opened.public(person), custom_id=the(opened.public(person), Verb.HAND))
    await some_turns(opened, [ben, finn], chance, 2)
    await opened.advance(21 * HOUR)
    assert any(person.pings() for person in (ben, finn)), "reminded four hours before the day is over"
    await give_up(opened, ben, "pesten stop")
    return opened.public(ben)


async def without_turns(opened: Evening, people: list[Person], chance: random.Random) -> SeenMessage:
    """All four play Speed."""
    await sit_down(opened, people, variant="speed", pace="quick")
    await play_match(opened, people, chance)
    return opened.public(people[0])


async def zweeds(opened: Evening, people: list[Person], chance: random.Random) -> SeenMessage:
    """All four and a computer play Zweeds."""
    await sit_down(opened, people, variant="zweeds", computers=1)
    await play_zweeds(opened, people, chance)
    return opened.public(people[0])


async def all_is_over(opened: Evening, people: list[Person]) -> None:
    """No table, no act, no reminder and no timer is left, also after the messages of people have grown old."""
    tables, store = opened.client.services.tables, opened.client._store
    assert opened.playground.going_on() == []
    assert await store.load_running() == []
    assert tables._shelf.running() == []
    assert [person.pings() for person in people] == [[], [], [], []]
    assert [person.direct_messages() for person in people] == [[], [], [], []]
    assert await store.read_note("pings") in (None, "{}")
    assert await store.read_note("threads") in (None, "[]")
    await opened.advance(HOUR)
    waiting = [str(handle.callback) for _, _, handle in opened.clock._pending if handle.callback is not None]
    [beat] = waiting
    assert "Attendance." in beat, "somebody still looks after tables, as long as the program runs"


def newest(opened: Evening) -> LiveTable:
    """The table that is on."""
    [live] = opened.client.services.tables._shelf.running()
    return live


def seated(opened: Evening) -> set[int]:
    """The people at the table that is on."""
    return {seat.person for seat in newest(opened).state.seats if seat.person is not None}


def left_in(channel: Channel, reader: Person) -> list[SeenMessage]:
    """Everything of the bot that everybody sees in a channel."""
    return [one for one in reader.messages(channel) if one.raw.author.bot and not one.ephemeral]


def thread_of(opened: Evening) -> Channel:
    """The thread in which the table is."""
    return opened.playground.world.channels[newest(opened).state.channel]


async def want_threads(opened: Evening, manager: Person, wanted: str) -> None:
    """Through `/pesten settings`, as whoever manages the server does it."""
    panel = manager.answer(await manager.slash(opened.channel, "pesten settings"))
    await manager.choose(panel, str(Address("", "", Verb.SERVER_SETTING, "threads")), wanted)


async def choose_pace(opened: Evening, host: Person, lobby: SeenMessage, pace: Pace) -> None:
    """In the panel that the lobby's settings lead to."""
    panel = host.answer(await host.click(lobby, custom_id=the(lobby, Verb.SETTINGS)))
    await host.click(panel, custom_id=the(panel, Verb.PACE))
    chosen = Address(newest(opened).id, "", Verb.PACE, PACE)
    panel = next(one for one in reversed(host.ephemerals(opened.channel)) if one.selects)
    await host.choose(panel, str(chosen), pace.value)
    assert newest(opened).state.pace is pace


async def somebody_plays(opened: Evening, people: list[Person], chance: random.Random) -> bool:
    """One of these people takes his turn, if it is the turn of any of them."""
    for person in people:
        if may_act(await open_hand(opened, person)):
            await take_turn(opened, person, chance)
            return True
    return False


async def some_turns(opened: Evening, people: list[Person], chance: random.Random, count: int) -> None:
    """So many acts of people; computers play when it is their turn."""
    for _ in range(count):
        while not await somebody_plays(opened, people, chance):
            await opened.advance(3)


async def who_is_waited_for(opened: Evening, people: list[Person]) -> Person:
    """Whoever must act, when computers have."""
    while True:
        for person in people:
            if may_act(await open_hand(opened, person)):
                return person
        await opened.advance(3)
