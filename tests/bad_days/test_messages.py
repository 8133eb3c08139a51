"""Which message shows what: private stays private, the table's own message has the last word, old ones point to it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bot.playground import Permission
from bot.playground.answers import Answers
from bot.tables.state import Phase
from cogs.addresses import Verb
from tests.bad_days.persistence import act_elsewhere, is_true, pass_time, table_of
from tests.support.discord_client import hurried
from tests.support.evening import evening, has, the
from tests.support.players import give_up, may_act, open_hand, play_match, sit_down

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
CREATE = "POST /channels/{channel_id}/messages"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
HAND = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"


async def test_an_answer_that_is_newer_than_a_repaint_on_its_way_stays(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
        anna, ben, emma = (opened.person(name) for name in ("Anna", "Ben", "Emma"))
        await anna.slash(opened.channel, "pesten new")
        lobby = opened.public(anna)
        table = table_of(lobby)
        opened.playground.faults.add("latency", EDIT, times=1, seconds=1.5)
        await opened.client.services.tables.repaint(table)  # on its way, with one seat taken
        await asyncio.sleep(0.05)
        await ben.click(lobby, custom_id=the(lobby, Verb.JOIN), wait="answer")
        await pass_time(opened, 5)
        await opened.quiet()
        assert "Ben" in opened.public(anna).text
        assert await is_true(opened, table)
        await emma.click(lobby, custom_id=the(lobby, Verb.JOIN))
        assert await is_true(opened, table)


async def test_an_old_message_that_could_not_be_deleted_points_to_the_new_one(tmp_path: Path) -> None:
    with hurried():
        async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
            people = [opened.person(name) for name in ("Anna", "Ben")]
            await sit_down(opened, people, variant="pesten_7")
            old = opened.public(people[0])
            table = table_of(old)
            opened.playground.faults.add("error", DELETE, times=None, status=500)
            await people[0].slash(opened.channel, "pesten table")
            new = opened.public(people[0])
            assert new.id != old.id
            assert old.exists
            [on_turn] = [person for person in people if may_act(await open_hand(opened, person))]
            await on_turn.click(old, custom_id=the(old, Verb.DRAW))
            await opened.quiet()
            if "hand" not in old.text:
                assert str(new.id) in old.text or not has(old, Verb.DRAW) or old.text == new.text
            assert await is_true(opened, table)


@pytest.mark.parametrize("fault", ["late", "lost", "drop"])
async def test_a_new_table_whose_answer_fails_is_shown_all_the_same(tmp_path: Path, fault: str) -> None:
    with hurried():
        async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
            for code in (10062, 40060, 10015):
                opened.playground.record.expect(code)
            anna = opened.person("Anna")
            if fault == "late":
                opened.playground.faults.add("latency", CALLBACK, times=2, seconds=3.5)
            else:
                opened.playground.faults.add("lost" if fault == "lost" else "drop", CALLBACK, times=1)
            await anna.slash(opened.channel, "pesten new", wait="nothing")
            await asyncio.sleep(0.2)  # the table is stored in a thread, in real time
            await pass_time(opened, 12)
            await asyncio.sleep(0.2)
            await pass_time(opened, 12)
            await opened.quiet()
            tables = opened.client.services.tables.tables_in(opened.playground.guild.id, opened.channel.id)
            assert len(tables) == 1
            assert await is_true(opened, tables[0].id)


async def test_which_message_answered_is_asked_where_discord_does_not_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the interaction's own id and type are sure to be in the reply to an answer (Discord's openapi.json)."""

    def bare(_: object, found: Any) -> dict[str, Any]:
        return {"interaction": {"id": str(found.id), "type": found.kind}}

    monkeypatch.setattr(Answers, "callback_response", bare)
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")
        await anna.slash(opened.channel, "pesten new")
        shown = opened.public(anna)
        [table] = opened.client.services.tables.tables_in(opened.playground.guild.id, opened.channel.id)
        assert (await opened.client.services.tables.place(table.id)).message == shown.id
        rules = await anna.click(shown, custom_id=the(shown, Verb.RULES))
        assert anna.answer(rules).text


async def test_a_command_that_comes_twice_acts_once(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")
        await anna.slash(opened.channel, "pesten new")
        opened.playground.gateway.repeat("INTERACTION_CREATE")
        await opened.quiet()
        assert len(opened.client.services.tables.tables_in(opened.playground.guild.id, opened.channel.id)) == 1
        lobby = opened.public(anna)
        ben = opened.person("Ben")
        await ben.click(lobby, custom_id=the(lobby, Verb.JOIN))
        opened.playground.gateway.repeat("INTERACTION_CREATE")
        await opened.quiet()
        assert ben.ephemerals(opened.channel) == [], "no second Join was refused"
        await anna.click(lobby, custom_id=the(lobby, Verb.START))
        await anna.click(opened.public(anna), custom_id=the(opened.public(anna), Verb.HAND))
        opened.playground.gateway.repeat("INTERACTION_CREATE")
        await opened.quiet()
        assert len(anna.ephemerals(opened.channel)) == 1, "one hand"


async def test_a_moderator_of_another_channel_may_not_stop(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await sit_down(opened, [ben, hanna], variant="pesten_7")
        table = table_of(opened.public(ben))
        general = opened.playground.channel("general")
        opened.playground.permit(general, hanna, allow=Permission.MANAGE_MESSAGES)
        await hanna.slash(general, "pesten stop")
        assert (await opened.client.services.tables.view(table)).phase is Phase.PLAYING
        opened.playground.permit(opened.channel, hanna, allow=Permission.MANAGE_MESSAGES)
        await give_up(opened, hanna, "pesten stop")
        assert (await opened.client.services.tables.view(table)).phase is Phase.CLOSED


async def test_leave_in_the_lobby_takes_nobody_out_of_a_match_that_has_just_begun(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben = opened.person("Anna"), opened.person("Ben")
        await anna.slash(opened.channel, "pesten new")
        lobby = opened.public(anna)
        await ben.click(lobby, custom_id=the(lobby, Verb.JOIN))
        leave = the(lobby, Verb.LEAVE)
        await opened.client.services.tables.start(table_of(lobby), anna.id)  # nobody has been shown it yet
        click = await ben.click(lobby, custom_id=leave, wait="nothing")
        await opened.quiet()
        assert click.answered
        view = await opened.client.services.tables.view(table_of(opened.public(anna)))
        assert view.phase is Phase.PLAYING
        assert [seat.person for seat in view.seats] == [anna.id, ben.id]


async def test_two_tables_in_two_channels_paint_apart_after_a_move(tmp_path: Path) -> None:
    """A post that was on its way to the old channel is taken away again; the table lives in the new one alone."""
    async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
        people = [opened.person(name) for name in ("Anna", "Ben")]
        await sit_down(opened, people, variant="pesten_7")
        table, general = table_of(opened.public(people[0])), opened.playground.channel("general")
        opened.playground.faults.add("latency", CREATE, times=1, seconds=1.0)
        await people[0].slash(opened.channel, "pesten table", wait="answer")
        await people[1].slash(general, "pesten table", wait="answer")
        await pass_time(opened, 10)
        await opened.quiet()
        live = [
            message
            for channel in (opened.channel, general)
            for message in people[0].messages(channel)
            if not message.ephemeral and has(message, Verb.HAND)
        ]
        assert [message.channel for message in live] == [general]
        assert (await opened.client.services.tables.place(table)).message == live[0].id


async def test_a_match_played_while_somebody_looks_in_public_only(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person(name) for name in ("Ben", "Hanna")]
        await sit_down(opened, people, variant="pesten_7", rounds=1)
        await play_match(opened, people, random.Random(4))
        place = await opened.client.services.tables.place(table_of(opened.public(people[0])))
        assert place.message == opened.public(people[0]).id


async def test_giving_up_a_match_is_asked_about_once_more(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await sit_down(opened, [ben, hanna], variant="pesten_7")
        tables, table = opened.client.services.tables, table_of(opened.public(ben))
        general = opened.playground.channel("general")
        asked = ben.answer(await ben.slash(general, "pesten leave"))
        assert f"<#{opened.channel.id}>" in asked.text
        assert "counts as last" in asked.text
        await ben.click(asked, label="Stay")
        assert "Nothing has changed" in asked.text
        assert [seat.person for seat in (await tables.view(table)).seats] == [ben.id, hanna.id]
        await give_up(opened, ben, "pesten leave")
        assert [seat.person for seat in (await tables.view(table)).seats] == [None, hanna.id]
        asked = hanna.answer(await hanna.slash(opened.channel, "pesten leave"))
        assert "nothing counts" in asked.text
        await hanna.click(asked, label="Leave")
        assert "the table closes and nothing counts" in asked.text
        assert (await tables.view(table)).phase is Phase.CLOSED


async def test_a_message_of_fifty_minutes_is_posted_anew(tmp_path: Path) -> None:
    """It stays findable, and edits of messages older than an hour are rationed (experience.md §4)."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person("Ben"), opened.person("Hanna")]
        await sit_down(opened, people, variant="pesten_7")
        first = opened.public(people[0])
        table, begun = table_of(first), opened.clock.now()
        for minutes, anew in ((49, False), (51, True), (100, False), (102, True)):
            before = opened.public(people[0])
            await opened.advance(begun + minutes * 60 - opened.clock.now())
            view = await opened.client.services.tables.view(table)
            on_turn = next(seat.person for seat in view.seats if seat.on_turn)
            await act_elsewhere(opened, table, next(person for person in people if person.id == on_turn))
            await opened.quiet()
            assert (opened.public(people[0]).id != before.id, before.exists) == (anew, not anew)
            assert await is_true(opened, table)
        assert not first.exists
