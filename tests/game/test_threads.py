"""A match in a thread of its own, through the real client."""

import random
from pathlib import Path
from typing import Literal

import pytest
from msgspec.structs import replace

from bot.keeping.settings import GuildSettings
from bot.playground import Playground
from bot.playground.permissions import Permission
from bot.playground.world import Channel
from cogs.addresses import Verb
from tests.support.clock import ManualClock
from tests.support.discord_client import description_path, hurried
from tests.support.evening import Evening, evening, has, running_bot, the
from tests.support.players import give_up, play_match, sit_down

MAKE = "POST /channels/{channel_id}/messages/{message_id}/threads"


async def want_threads(opened: Evening, settings: GuildSettings | None = None) -> None:
    """As whoever manages the server would set it."""
    assert opened.channel.guild is not None
    wanted = replace(settings or GuildSettings(), threads=True)
    await opened.client.services.settings.change_guild_settings(opened.channel.guild.id, lambda _: wanted)


def threads(opened: Evening) -> list[Channel]:
    """Every thread of the server."""
    assert opened.channel.guild is not None
    return [channel for channel in opened.channel.guild.channels.values() if channel.is_thread]


async def test_a_whole_match_in_its_thread(tmp_path: Path) -> None:
    """The lobby stands in the channel; the thread is archived in the end, and the channel keeps the result alone."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        await want_threads(opened)
        ben, hanna, home = opened.person("Ben"), opened.person("Hanna"), opened.channel
        await sit_down(opened, [ben, hanna], variant="gentle", computers=1)
        [thread] = threads(opened)
        assert thread.name.startswith("Gentle · Ben")
        assert {ben.id, hanna.id} <= set(thread.members)
        pointer = opened.public(ben)
        assert f"<#{thread.id}>" in pointer.text
        assert pointer.buttons == []
        opened.channel = thread
        table = opened.public(hanna)
        assert has(table, Verb.HAND)
        dealt = opened.hand(ben, home)
        assert dealt is not None, "nobody need look for his cards (experience.md §3)"
        assert f"The table is in <#{thread.id}>." in dealt.text, "and none need look for the table"
        assert opened.hand(hanna, home) is not None, "nor does who has only joined"
        await play_match(opened, [ben, hanna], random.Random(1))
        assert "the match is over" in opened.public(ben).text
        assert "the match is over" in pointer.text
        assert [m.id for m in hanna.messages(home) if not m.ephemeral] == [pointer.id]
        assert thread.archived
        assert opened.playground.record.unexpected == []
        await ben.click(pointer, custom_id=the(pointer, Verb.REMATCH))
        lobby = opened.public(ben, home)
        assert has(lobby, Verb.START), "the rematch is opened in the channel"
        await ben.click(lobby, custom_id=the(lobby, Verb.START))
        assert len(threads(opened)) == 2


async def test_a_rematch_asked_for_in_the_thread_is_opened_in_the_channel(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        await want_threads(opened)
        ben, home = opened.person("Ben"), opened.channel
        await sit_down(opened, [ben], variant="gentle", computers=1)
        [thread] = threads(opened)
        opened.channel = thread
        await play_match(opened, [ben], random.Random(1))
        end = opened.public(ben)
        answered = await ben.click(end, custom_id=the(end, Verb.REMATCH))
        assert str(home.id) in ben.answer(answered).text
        results = [message.text for message in ben.messages(home) if "Ben begon een revanche: " in message.text]
        results += [message.text for message in ben.messages(home) if "Ben opened a rematch: " in message.text]
        assert len(results) == 1, "who is in the channel hears of it, and the archived thread stays so"
        assert thread.archived
        assert has(opened.public(ben, home), Verb.START)


@pytest.mark.parametrize("missing", [Permission.CREATE_PUBLIC_THREADS, Permission.SEND_MESSAGES_IN_THREADS])
async def test_without_the_permission_it_is_said_and_played_in_the_channel(tmp_path: Path, missing: Permission) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        await want_threads(opened)
        ben = opened.person("Ben")
        opened.playground.permit(opened.channel, None, deny=missing)
        await opened.quiet()
        await sit_down(opened, [ben], variant="gentle", computers=1)
        assert threads(opened) == []
        assert has(opened.public(ben), Verb.HAND)
        assert any("for a thread of its own I am missing" in one.text for one in ben.ephemerals(opened.channel))
        assert opened.hand(ben) is not None, "cards are dealt as ever"


async def test_two_starts_make_one_thread(tmp_path: Path) -> None:
    """The second click finds the match started, and answers with the way there."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        await want_threads(opened)
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await ben.slash(opened.channel, "pesten new", variant="gentle")
        lobby = opened.public(ben)
        await hanna.click(lobby, custom_id=the(lobby, Verb.JOIN))
        start = the(lobby, Verb.START)
        await ben.click(lobby, custom_id=start, wait="nothing")
        await hanna.click(lobby, custom_id=start, wait="nothing")
        await opened.quiet()
        [thread] = threads(opened)
        assert f"<#{thread.id}>" in lobby.text
        assert len([m for m in ben.messages(thread) if not m.ephemeral]) == 1


@pytest.mark.parametrize(("fault", "made"), [("error", 0), ("lost", 1)])
async def test_trouble_while_the_thread_is_made(tmp_path: Path, fault: Literal["error", "lost"], made: int) -> None:
    """Without a thread the match is played in the channel; with a lost answer in the thread that was made."""
    async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
        await want_threads(opened)
        ben, times = opened.person("Ben"), None if fault == "error" else 1
        opened.playground.record.expect(160004)
        with hurried():
            opened.playground.faults.add(fault, MAKE, times=times)
            await sit_down(opened, [ben], variant="gentle", computers=1)
        there = threads(opened)
        assert len(there) == made
        assert has(opened.public(ben, there[0] if made else opened.channel), Verb.HAND)


async def test_trouble_while_the_result_comes_home(tmp_path: Path) -> None:
    """It is tried again by the clock: result and archive come in the end."""
    async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
        await want_threads(opened)
        ben, home = opened.person("Ben"), opened.channel
        await sit_down(opened, [ben], variant="gentle", computers=1)
        [thread] = threads(opened)
        with hurried():
            opened.playground.faults.add("error", "PATCH /channels/{channel_id}/messages/{message_id}", times=None)
            await give_up(opened, ben, "pesten stop", thread)
            assert not thread.archived
            assert "closed" not in opened.public(ben, home).text
            opened.playground.faults.clear()
            opened.playground.faults.add("error", "PATCH /channels/{channel_id}", times=None)
            await opened.advance(30)
            assert "closed" in opened.public(ben, home).text
            assert not thread.archived
            opened.playground.faults.clear()
        await opened.advance(120)
        assert thread.archived


async def test_a_table_that_is_stopped_closes_its_thread(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        await want_threads(opened)
        ben, home = opened.person("Ben"), opened.channel
        await sit_down(opened, [ben], variant="gentle", computers=1)
        [thread] = threads(opened)
        await give_up(opened, ben, "pesten stop", thread)
        assert thread.archived
        assert "closed" in opened.public(ben, home).text


async def test_the_result_comes_home_though_the_pointer_was_deleted(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        opened.playground.record.expect(10008)
        await want_threads(opened)
        ben, home = opened.person("Ben"), opened.channel
        await sit_down(opened, [ben], variant="gentle", computers=1)
        opened.playground.delete_message(opened.public(ben))
        [thread] = threads(opened)
        await give_up(opened, ben, "pesten stop", thread)
        assert "closed" in opened.public(ben, home).text


async def test_such_a_result_comes_home_once_whatever_trouble_archiving_makes(tmp_path: Path) -> None:
    """Trying again is Discord's wish; what stands in the channel already is not said again."""
    async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
        opened.playground.record.expect(10008)
        await want_threads(opened)
        ben, home = opened.person("Ben"), opened.channel
        await sit_down(opened, [ben], variant="gentle", computers=1)
        opened.playground.delete_message(opened.public(ben))
        [thread] = threads(opened)
        with hurried():
            opened.playground.faults.add("error", "PATCH /channels/{channel_id}", times=None)
            await give_up(opened, ben, "pesten stop", thread)
            await opened.advance(120)
            assert not thread.archived
            opened.playground.faults.clear()
        await opened.advance(300)
        assert thread.archived
        results = [message for message in ben.messages(home) if not message.ephemeral and "closed" in message.text]
        assert len(results) == 1


async def test_a_deleted_thread(tmp_path: Path) -> None:
    """Who sits there can still end the match from the channel; its result comes home."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        opened.playground.record.expect(10003)
        await want_threads(opened)
        ben, home = opened.person("Ben"), opened.channel
        await sit_down(opened, [ben], variant="gentle", computers=1)
        [thread] = threads(opened)
        opened.playground.delete_channel(thread)
        await give_up(opened, ben, "pesten leave", home)
        assert "closed" in opened.public(ben, home).text
        assert await opened.client._store.read_note("threads") == "[]"


async def test_moved_out_of_its_thread(tmp_path: Path) -> None:
    """`/pesten table` in the channel brings it back: the thread is archived, and no pointer is left."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        await want_threads(opened)
        ben, home = opened.person("Ben"), opened.channel
        await sit_down(opened, [ben], variant="gentle", computers=1)
        [thread] = threads(opened)
        pointer = opened.public(ben, home)
        await ben.slash(home, "pesten table")
        assert not pointer.exists
        assert thread.archived
        table = opened.public(ben, home)
        assert has(table, Verb.HAND)
        await give_up(opened, ben, "pesten stop", home)
        assert len([m for m in ben.messages(home) if not m.ephemeral]) == 1


async def test_an_archived_thread_opens_again_with_the_next_act(tmp_path: Path) -> None:
    """Discord archives threads in which nobody writes; edits do not count as writing."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        opened.playground.record.expect(50083)
        await want_threads(opened)
        ben = opened.person("Ben")
        await sit_down(opened, [ben], variant="gentle", computers=1)
        [thread] = threads(opened)
        first = opened.public(ben, thread)
        thread.archived = True
        [live] = opened.client.services.tables._shelf.running()
        await opened.client.services.tables.repaint(live.id)
        await opened.quiet()
        assert not thread.archived
        assert opened.public(ben, thread) != first


async def test_tables_in_threads_count_where_they_were_opened(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        await want_threads(opened, GuildSettings(tables_per_channel=1))
        ben = opened.person("Ben")
        await sit_down(opened, [ben], variant="gentle", computers=1)
        refused = await ben.slash(opened.channel, "pesten new")
        assert "A table is open in this channel already" in ben.answer(refused).text


async def test_killed_before_the_result_came_home(tmp_path: Path) -> None:
    """The program ends with the match, before anything was shown: the next start brings the result, and only once."""
    database, clock = tmp_path / "pesten.sqlite3", ManualClock()
    async with Playground(clock=clock, description=description_path()) as playground:
        ben, home = playground.person("Ben"), playground.channel("pesten")
        async with running_bot(playground, clock, database, seed=1) as opened:
            await want_threads(opened)
            await sit_down(opened, [ben], variant="gentle", computers=1)
            [thread] = threads(opened)
            opened.client.services.tables._painting.publisher = None
            await give_up(opened, ben, "pesten stop", thread)
            assert not thread.archived
        async with running_bot(playground, clock, database, seed=1) as opened:
            await opened.quiet()
            assert "closed" in opened.public(ben, home).text
            assert thread.archived
            assert await opened.client._store.read_note("threads") == "[]"
        assert playground.record.unexpected == []


async def test_a_restart_in_the_middle(tmp_path: Path) -> None:
    """Where the match came from is part of what is stored."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        await want_threads(opened)
        ben = opened.person("Ben")
        await sit_down(opened, [ben], variant="gentle", computers=1)
        [live] = opened.client.services.tables._shelf.running()
        stored = await opened.client._store.load(live.id)
        assert stored is not None
        assert stored.state.home == live.state.home
        assert stored.state.channel == threads(opened)[0].id


