"""Which message shows what: private stays private, the table's own message has the last word, old ones point to it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bot.playground import Permission
from bot.playground.answers import Answers
from bot.playground.people import Person
from bot.tables.state import Phase
from bot.tables.views import HandView
from cogs.addresses import Verb
from tests.bad_days.persistence import pass_time, settle, table_of
from tests.layouts.limits import walk
from tests.support.discord_client import hurried
from tests.support.evening import Evening, evening, has, the, verb_of
from tests.support.leaks import LeakListener
from tests.support.players import give_up, may_act, open_hand, play_match, sit_down, take_turn

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
CREATE = "POST /channels/{channel_id}/messages"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
HAND = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"


async def _true_text(opened: Evening, table: str) -> str:
    """What the table's message must say now, made anew from the state."""
    from cogs.layouts.public import public_layout

    services = opened.client.services
    view = await services.tables.view(table)
    layout = public_layout(view, services.localizer.words(view.locale), services.emojis)
    return "\n".join(str(item.content) for item in walk(layout) if hasattr(item, "content"))


async def _act(opened: Evening, table: str, person: Person) -> None:
    """The person does something legal, by no click on any screen of his."""
    tables = opened.client.services.tables
    hand = await tables.hand(table, person.id)
    await tables.act(table, person.id, hand.version, hand.round.legal[0])


async def _is_true(opened: Evening, table: str) -> bool:
    place = await opened.client.services.tables.place(table)
    shown = opened.public(opened.person("Anna"))
    return shown.id == place.message and shown.text == await _true_text(opened, table)


async def test_a_hand_opened_by_drawing_in_public_never_shows_on_the_table(tmp_path: Path) -> None:
    """The hand comes as a followup then; the interaction's own answer is everybody's table."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        leaks = LeakListener(opened)
        opened.playground.record.expect(10008)  # their hands are gone when the bot wants to retire them
        people = [opened.person(name) for name in ("Ben", "Hanna")]
        await sit_down(opened, people, variant="pesten_7")
        table = opened.public(people[0])
        for _ in range(12):
            for person in people:
                person.reload()
                if has(opened.public(person), Verb.DRAW):
                    await person.click(opened.public(person), custom_id=the(opened.public(person), Verb.DRAW))
                hand = opened.hand(person)
                if hand is not None and may_act(hand):
                    await take_turn(opened, person, random.Random(1))
                if has(opened.public(person), Verb.HAND):
                    await person.click(opened.public(person), custom_id=the(opened.public(person), Verb.HAND))
                assert table.exists or opened.public(person).exists
                assert "Your cards" not in opened.public(person).text
        assert leaks.leaks == []
        assert leaks.looked_at > 50


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
        assert await _is_true(opened, table)
        await emma.click(lobby, custom_id=the(lobby, Verb.JOIN))
        assert await _is_true(opened, table)


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
            assert await _is_true(opened, table)


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
            assert await _is_true(opened, tables[0].id)


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


async def test_a_hand_catches_up_with_what_happened_while_it_opened(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
        people = [opened.person(name) for name in ("Ben", "Hanna")]
        await sit_down(opened, people, variant="pesten_7")
        tables, table = opened.client.services.tables, table_of(opened.public(people[0]))
        on_turn = next(seat.person for seat in (await tables.view(table)).seats if seat.on_turn)
        player = next(person for person in people if person.id == on_turn)
        other = next(person for person in people if person.id != on_turn)
        await open_hand(opened, player)
        opened.playground.faults.add("latency", CALLBACK, times=1, seconds=1.0)
        click = await other.click(
            opened.public(other), custom_id=the(opened.public(other), Verb.HAND), wait="nothing"
        )
        await settle(opened)
        await _act(opened, table, player)
        await pass_time(opened, 3)
        await opened.quiet()
        assert click.answered
        hand = opened.hand(other)
        assert hand is not None
        versions = {str(b.custom_id).split(":")[2] for b in hand.buttons if verb_of(b) in (Verb.PLAY, Verb.SUIT)}
        assert versions == {str((await tables.hand(table, other.id)).version)}


async def test_a_hand_follows_again_after_discords_trouble(tmp_path: Path) -> None:
    with hurried():
        async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
            people = [opened.person(name) for name in ("Ben", "Hanna")]
            await sit_down(opened, people, variant="pesten_7")
            tables, table = opened.client.services.tables, table_of(opened.public(people[0]))
            opened.playground.record.expect(10008)
            for person in people:
                person.reload()  # the hand that was dealt is gone; one that was asked for is reached as "@original"
                await open_hand(opened, person)
            opened.playground.faults.add("error", HAND, times=12, status=500)
            for _ in range(4):
                on_turn = next(seat.person for seat in (await tables.view(table)).seats if seat.on_turn)
                await _act(opened, table, next(person for person in people if person.id == on_turn))
                await settle(opened)
            await pass_time(opened, 60)
            await opened.quiet()
            for person in people:
                hand = await open_hand(opened, person)
                version = (await tables.hand(table, person.id)).version
                [draw] = [str(b.custom_id) for b in hand.buttons if verb_of(b) is Verb.DRAW_FROM_HAND]
                assert f":{version}:" in draw


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


async def test_a_slow_database_is_waited_for_with_discords_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third second belongs to Discord: at the second one the bot asks for time, and the answer comes later."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        store = opened.client.services.tables._store
        append = store.append

        async def slowly(*arguments: object) -> None:
            await opened.clock.sleep_until(opened.clock.now() + 5)
            await append(*arguments)  # type: ignore[arg-type]

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", slowly)
            new = await ben.slash(opened.channel, "pesten new", wait="nothing")
            await pass_time(opened, 7)
            await opened.quiet()
            assert new.answered
            lobby = opened.public(ben)
            assert has(lobby, Verb.JOIN)
            join = await hanna.click(lobby, custom_id=the(lobby, Verb.JOIN), wait="nothing")
            await pass_time(opened, 7)
            await opened.quiet()
            assert join.answered
            assert "Hanna" in opened.public(ben).text
            refused = await hanna.click(lobby, custom_id=the(opened.public(ben), Verb.JOIN), wait="nothing")
            await pass_time(opened, 7)
            await opened.quiet()
            assert refused.answered
        assert await _is_true(opened, table_of(opened.public(ben)))


async def test_hands_are_not_kept_after_their_tokens_have_died(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        for _ in range(4):
            await sit_down(opened, [ben, hanna], variant="pesten_7", rounds=1)
            for person in (ben, hanna):
                await open_hand(opened, person)
            await give_up(opened, ben, "pesten stop")
            for person in (ben, hanna):
                person.reload()
            await opened.advance(16 * 60)
        await sit_down(opened, [ben, hanna], variant="pesten_7", rounds=1)
        await open_hand(opened, ben)
        assert len(opened.client.get_cog("Hands").book) == 2  # type: ignore[union-attr]


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


async def test_cards_are_dealt_to_everybody_who_was_there_lately(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person(name) for name in ("Anna", "Ben", "Hanna")]
        anna, ben, hanna = people
        await anna.slash(opened.channel, "pesten new", rounds=2)
        lobby = opened.public(anna)
        await ben.click(lobby, custom_id=the(lobby, Verb.JOIN))
        await opened.advance(16 * 60)  # who came earlier cannot be reached any more
        await hanna.click(lobby, custom_id=the(lobby, Verb.JOIN))
        await anna.click(lobby, custom_id=the(lobby, Verb.START))
        assert [len(person.ephemerals(opened.channel)) for person in people] == [1, 0, 1]
        await open_hand(opened, ben)
        assert all(opened.hand(person) is not None for person in people)


async def test_after_each_round_the_hands_stand_below_the_new_table(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person(name) for name in ("Ben", "Hanna")]
        await sit_down(opened, people, variant="pesten_7", rounds=3)
        for _ in range(2):
            while not has(opened.public(people[0]), Verb.NEXT):
                for person in people:
                    if may_act(await open_hand(opened, person)):
                        await take_turn(opened, person, random.Random(1))
                        break
            await people[0].click(opened.public(people[0]), custom_id=the(opened.public(people[0]), Verb.NEXT))
            for person in people:
                [hand] = person.ephemerals(opened.channel)
                assert hand.id > opened.public(person).id
                assert "### " in hand.text


async def test_a_hand_in_which_a_suit_is_being_chosen_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He opens the choice while a newly dealt hand is on its way to him (experience.md §5)."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person("Anna"), opened.person("Ben")]
        await sit_down(opened, people, variant="pesten_7")
        table = table_of(opened.public(people[0]))
        hands: Any = opened.client.get_cog("Hands")  # discord.py loads extensions as modules of its own
        before = await open_hand(opened, people[0])
        shown = hands.book.get(table, people[0].id)
        assert shown is not None
        real = hands._layout

        def begin(hand: HandView, *others: Any, **more: Any) -> Any:
            shown.choosing = shown.choosing or hand.seat == 0  # the new hand is made: from here on it is on its way
            return real(hand, *others, **more)

        monkeypatch.setattr(hands, "_layout", begin)
        await hands.deal(table)
        await opened.quiet()
        assert [hand.id for hand in people[0].ephemerals(opened.channel)] == [before.id]


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
