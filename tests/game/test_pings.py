"""The ping through the real client: one message with one mention, only when a turn waits, gone when it is played."""

import random
import re
from pathlib import Path
from typing import Any

from bot.keeping.settings import GuildSettings, PersonalSettings, Ping
from bot.playground import Playground
from bot.playground.people import Person, SeenMessage
from cogs.ping_memory import PingMemory, SentPing
from tests.support.clock import ManualClock
from tests.support.discord_client import description_path
from tests.support.evening import Evening, evening, is_ping, running_bot
from tests.support.players import may_act, open_hand, sit_down, take_turn


def pings(opened: Evening, person: Person) -> list[SeenMessage]:
    return [message for message in person.messages(opened.channel) if is_ping(message)]


async def who_is_on_turn(opened: Evening, people: list[Person]) -> tuple[Person, Person]:
    """Of two people: the one on turn, and the other."""
    first, second = people
    return (first, second) if may_act(await open_hand(opened, first)) else (second, first)


async def two(opened: Evening, pace: str = "normal") -> list[Person]:
    people = [opened.person("Anna"), opened.person("Ben")]
    await sit_down(opened, people, variant="pesten_7", rounds=1, pace=pace)
    return people


async def test_only_who_lets_his_turn_wait_is_mentioned_once_and_it_goes_when_he_plays(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        people = await two(opened)
        late, other = await who_is_on_turn(opened, people)
        await opened.advance(19)
        assert pings(opened, other) == []
        await opened.advance(1)
        [ping] = pings(opened, other)
        assert f"<@{late.id}>" in ping.text
        assert [user.id for user in ping.raw.mentions] == [late.id]
        await opened.advance(49)
        assert "⏰" not in ping.text
        await opened.advance(1)
        [ping] = pings(opened, other)
        assert "⏰" in ping.text, "twenty seconds are left"
        assert [user.id for user in ping.raw.mentions] == [late.id], "an edit does not take his name out of it"
        assert len(pings(opened, other)) == 1, "one a turn"
        await take_turn(opened, late, random.Random(1))
        assert pings(opened, other) == []


async def test_direct_messages_for_who_wants_them_and_a_mention_where_they_are_closed(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        opened.playground.record.expect(50007)
        settings = opened.client.services.settings
        people = await two(opened)
        for person in people:
            await settings.keep_personal_settings(person.id, PersonalSettings(Ping.DIRECT))
        late, other = await who_is_on_turn(opened, people)
        await opened.advance(20)
        assert pings(opened, other) == []
        assert len(late.direct_messages()) == 1
        await take_turn(opened, late, random.Random(1))
        if may_act(await open_hand(opened, other)):
            assert late.direct_messages() == []
        other.user.accepts_direct = late.user.accepts_direct = False
        late, other = await who_is_on_turn(opened, people)
        await opened.advance(20)
        assert len(pings(opened, other)) == 1


async def test_nobody_who_wants_none_is_pinged(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        people = await two(opened)
        for person in people:
            await opened.client.services.settings.keep_personal_settings(person.id, PersonalSettings(Ping.NONE))
        await opened.advance(60)
        assert pings(opened, people[0]) == []
        assert [person.direct_messages() for person in people] == [[], []]


async def test_a_server_sets_how_long_a_turn_may_wait(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        people = await two(opened, pace="none")
        guild = next(iter(opened.playground.world.guilds))
        await opened.client.services.settings.change_guild_settings(guild, lambda _: GuildSettings(ping_seconds=60))
        await opened.advance(59)
        assert pings(opened, people[0]) == []
        await opened.advance(1)
        assert len(pings(opened, people[0])) == 1


async def test_after_a_restart_it_is_neither_repeated_nor_left_behind(tmp_path: Path) -> None:
    clock = ManualClock()
    async with Playground(clock=clock, description=description_path()) as playground:
        async with running_bot(playground, clock, tmp_path / "pesten.sqlite3", 3) as opened:
            people = await two(opened)
            late, other = await who_is_on_turn(opened, people)
            await opened.advance(25)
            [before] = pings(opened, other)
        async with running_bot(playground, clock, tmp_path / "pesten.sqlite3", 3) as opened:
            await opened.advance(30)
            assert [one.id for one in pings(opened, other)] == [before.id]
            await take_turn(opened, late, random.Random(1))
            assert pings(opened, other) == []
        assert playground.record.unexpected == []


def time_left(opened: Evening, ping: SeenMessage) -> int:
    """What the ping says, in seconds from now."""
    [moment] = re.findall(r"<t:(\d+):R>", ping.text)
    return int(moment) - int(opened.clock.now())


async def test_it_tells_the_time_that_an_outage_has_given_back(tmp_path: Path) -> None:
    """experience.md §6: an outage of Discord never costs anybody time. Of 90 seconds 30 have passed, before and after
    the outage; twenty seconds before the end the ping says so.
    """
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        people = await two(opened)
        _, other = await who_is_on_turn(opened, people)
        await opened.advance(30)
        opened.client.services.tables.look_away()
        await opened.advance(600)
        await opened.client.services.tables.look_again()
        await opened.advance(1)
        [ping] = pings(opened, other)
        assert time_left(opened, ping) == 59
        assert "⏰" not in ping.text
        await opened.advance(38)
        [ping] = pings(opened, other)
        assert "⏰" not in ping.text
        await opened.advance(1)
        [ping] = pings(opened, other)
        assert "⏰" in ping.text
        assert time_left(opened, ping) == 20


async def test_so_it_does_after_a_restart(tmp_path: Path) -> None:
    clock = ManualClock()
    async with Playground(clock=clock, description=description_path()) as playground:
        async with running_bot(playground, clock, tmp_path / "pesten.sqlite3", 3) as opened:
            people = await two(opened)
            _, other = await who_is_on_turn(opened, people)
            await opened.advance(30)
        await clock.advance(600)
        async with running_bot(playground, clock, tmp_path / "pesten.sqlite3", 3) as opened:
            await opened.advance(1)
            [ping] = pings(opened, other)
            assert time_left(opened, ping) == 59
            await opened.advance(39)
            [ping] = pings(opened, other)
            assert "⏰" in ping.text
        assert playground.record.unexpected == []


async def test_until_all_connections_are_there_nobodys_time_passes(tmp_path: Path) -> None:
    """The client begins as if the gateway were away, and each connection that ends begins such a time again."""
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        attendance = opened.client.services.tables.attendance
        outages: Any = opened.client.get_cog("Outages")
        assert not attendance.is_away, "all are there"
        there = sorted(outages.shards_there)
        outages.shards_there.clear()
        await outages.cog_load()
        assert attendance.is_away, "a start"
        opened.client.shard_ids = [*there, there[-1] + 1]
        for shard in there:
            await outages.on_shard_connect(shard)
        assert attendance.is_away, "one is missing"
        await outages.on_shard_connect(there[-1] + 1)
        assert not attendance.is_away


async def test_a_ping_is_outdated_when_all_whom_it_mentions_have_acted(tmp_path: Path) -> None:
    """All give a card: one who was pinged has given, one who came back later has not, and the waiting goes on."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        memory = PingMemory(opened.client.services.notes)
        memory.begin("table", 1000, (1, 2))
        await memory.sent("table", SentPing(10, 11, (1, 2)))
        assert not memory.is_outdated("table", 1000, (2, 3)), "one of them is still waited for"
        assert memory.is_outdated("table", 1000, (3,))
        assert memory.is_outdated("table", 2000, (1, 2)), "another waiting"
        await memory.sent("table", SentPing(20, 21))
        assert not memory.is_outdated("table", 1000, (3,)), "whom a direct message reminds is not noted with it"
