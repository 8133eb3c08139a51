"""Who leaves the server: found when he is waited for, played for, or ranked (experience.md §6, §8)."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.people import Person
from bot.tables.protocols import StoreUnavailable
from bot.tables.state import Phase
from tests.support.clock import ManualClock
from tests.support.discord_client import description_path
from tests.support.evening import Evening, evening, is_ping, running_bot
from tests.support.players import may_act, open_hand, play_match, sit_down

NORMAL, QUICK = 90, 45
"""Seconds for a turn."""
UNKNOWN_MEMBER = 10007


async def who_is_on_turn(opened: Evening, people: list[Person]) -> tuple[Person, Person]:
    """Of two people: the one on turn, and the other."""
    first, second = people
    return (first, second) if may_act(await open_hand(opened, first)) else (second, first)


def seats(opened: Evening, person: Person) -> int:
    """At how many running tables he sits."""
    return len(opened.client.services.tables.tables_of(opened.playground.guild.id, person.id))


async def board(opened: Evening, person: Person) -> str:
    """The leaderboard; while Discord is asked who is still there, the bot only says that it thinks."""
    shown = person.answer(await person.slash(opened.channel, "pesten leaderboard"))
    for _ in range(500):
        if not shown.thinking:
            return shown.text
        await asyncio.sleep(0.01)
    raise AssertionError("the bot thinks on and on")


async def test_at_the_ping_his_seat_is_given_up_and_nobody_is_pinged(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        opened.playground.record.expect(UNKNOWN_MEMBER)
        people = [opened.person("Anna"), opened.person("Ben")]
        await sit_down(opened, people, variant="pesten_7", pace="normal")
        gone, other = await who_is_on_turn(opened, people)
        opened.playground.remove_member(gone)
        await opened.advance(19)
        assert seats(opened, gone) == 1, "so long nobody is missed"
        await opened.advance(1)
        assert seats(opened, gone) == 0
        assert not any(is_ping(message) for message in other.messages(opened.channel))
        await opened.advance(10)  # the computer plays in his seat
        assert may_act(await open_hand(opened, other))


async def test_somebody_else_who_is_waited_for_keeps_his_seat(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        people = [opened.person("Anna"), opened.person("Ben")]
        await sit_down(opened, people, variant="pesten_7", pace="normal")
        late, other = await who_is_on_turn(opened, people)
        opened.playground.remove_member(other)  # he is not waited for
        await opened.advance(20)
        assert (seats(opened, late), seats(opened, other)) == (1, 1)
        assert any(is_ping(message) for message in late.messages(opened.channel))


async def test_where_discord_does_not_say_he_keeps_it(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        people = [opened.person("Anna"), opened.person("Ben")]
        await sit_down(opened, people, variant="pesten_7", pace="normal")
        gone, other = await who_is_on_turn(opened, people)
        opened.playground.remove_member(gone)
        opened.playground.faults.add("error", "GET /guilds/{guild_id}/members/{user_id}", times=None, status=403)
        await opened.advance(20)
        assert seats(opened, gone) == 1
        assert opened.playground.record.requests["GET /guilds/{guild_id}/members/{user_id}"] == 1
        assert any(is_ping(message) for message in other.messages(opened.channel)), "he is reminded like anybody"


async def test_where_his_leaving_cannot_be_stored_he_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also at a table without a pace, where no time runs out."""
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        opened.playground.record.expect(UNKNOWN_MEMBER)
        people = [opened.person("Anna"), opened.person("Ben")]
        await sit_down(opened, people, variant="pesten_7")
        gone, _ = await who_is_on_turn(opened, people)
        opened.playground.remove_member(gone)

        def refuse(*_: object) -> None:
            raise StoreUnavailable

        with monkeypatch.context() as patch:
            patch.setattr(opened.client._store, "append", refuse)
            await opened.advance(25)
            assert seats(opened, gone) == 1
        await opened.advance(30)
        assert seats(opened, gone) == 0


async def test_a_ping_tells_the_time_that_passed_nobody_by_while_discord_was_asked(tmp_path: Path) -> None:
    """The moment moves while Discord is asked who is still there: the ping must name the new one."""
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        people = [opened.person("Anna"), opened.person("Ben")]
        await sit_down(opened, people, variant="pesten_7", pace="normal")
        late, other = await who_is_on_turn(opened, people)
        tables, members = opened.client.services.tables, opened.client.get_cog("Members")
        assert members is not None
        asked = members.gone  # type: ignore[attr-defined]

        async def slowly(*arguments: Any) -> frozenset[int]:
            found: frozenset[int] = await asked(*arguments)
            tables.look_away()
            await opened.clock.advance(1800)
            await tables.look_again()
            return found

        members.gone = slowly  # type: ignore[attr-defined]
        await opened.advance(20)
        members.gone = asked  # type: ignore[attr-defined]
        await opened.advance(20)
        [ping] = [message for message in other.messages(opened.channel) if is_ping(message)]
        [table] = tables.tables_of(opened.playground.guild.id, late.id)
        assert table.deadline is not None
        assert f"<t:{int(table.deadline)}:R>" in ping.text


async def test_at_the_autopilot_where_nobody_is_waited_for_by_name(tmp_path: Path) -> None:
    """In `speed` there is no ping: whoever does nothing for a turn's time is away, and then it is seen why."""
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        opened.playground.record.expect(UNKNOWN_MEMBER)
        people = [opened.person("Anna"), opened.person("Ben")]
        await sit_down(opened, people, variant="speed", pace="quick")
        opened.playground.remove_member(people[1])
        await opened.advance(2 * QUICK)
        assert seats(opened, people[1]) == 0
        assert seats(opened, people[0]) == 1


async def test_the_last_who_is_left_ends_the_match_by_leaving_the_server(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        opened.playground.record.expect(UNKNOWN_MEMBER)
        anna = opened.person("Anna")
        await sit_down(opened, [anna], variant="pesten_7", computers=1, pace="normal")
        tables = opened.client.services.tables
        [table] = tables.tables_of(opened.playground.guild.id, anna.id)
        opened.playground.remove_member(anna)
        await opened.advance(NORMAL)
        assert (await tables.view(table.id)).phase is Phase.CLOSED


async def test_the_leaderboard_hides_him_until_he_is_back_also_after_a_restart(tmp_path: Path) -> None:
    clock = ManualClock()
    async with Playground(clock=clock, description=description_path()) as playground:
        playground.record.expect(UNKNOWN_MEMBER)
        async with running_bot(playground, clock, tmp_path / "pesten.sqlite3", 3) as opened:
            anna, ben = people = [opened.person("Anna"), opened.person("Ben")]
            await sit_down(opened, people, variant="pesten_7", rounds=1)
            await play_match(opened, people, random.Random(1))
            assert "Ben" in await board(opened, anna)
            playground.remove_member(ben)
            assert "Ben" in await board(opened, anna), "he clicked less than ten minutes ago"
            await opened.advance(601)
            shown = await board(opened, anna)
            assert "Ben" not in shown
            assert "Anna" in shown
        async with running_bot(playground, clock, tmp_path / "pesten.sqlite3", 3) as opened:
            asked = len(playground.record.refusals)
            assert "Ben" not in await board(opened, anna)
            assert len(playground.record.refusals) == asked, "it is known already"
            playground.world.add_member(playground.guild, ben.user)
            assert "Ben" in await board(opened, ben), "whoever clicks is back"
            assert "Ben" in await board(opened, anna)
        assert playground.record.unexpected == []


async def test_who_is_back_is_shown_though_the_database_would_not_note_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """His next click is another occasion; and the leaderboard can be read meanwhile."""
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        opened.playground.record.expect(UNKNOWN_MEMBER)
        anna, ben = people = [opened.person("Anna"), opened.person("Ben")]
        await sit_down(opened, people, variant="pesten_7", rounds=1)
        await play_match(opened, people, random.Random(1))
        opened.playground.remove_member(ben)
        await opened.advance(601)
        assert "Ben" not in await board(opened, anna)
        opened.playground.world.add_member(opened.playground.guild, ben.user)

        async def refuse(*_: object) -> None:
            raise StoreUnavailable

        with monkeypatch.context() as patch:
            patch.setattr(opened.client._store, "forget_gone_member", refuse)
            assert "Anna" in await board(opened, ben)
        assert "Ben" in await board(opened, ben)
