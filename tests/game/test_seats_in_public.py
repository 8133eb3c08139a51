"""Votes, a server that removed the bot, a slow rematch: through the real client."""

import random
from pathlib import Path

import pytest

from bot.playground.people import Person, SeenMessage
from bot.tables.state import CloseReason, PauseReason, Phase
from bot.tables.views import TableView
from cogs.addresses import Verb
from tests.bad_days.persistence import pass_time
from tests.game.test_absence import after_a_match
from tests.support.evening import Evening, evening, has, the
from tests.support.players import may_act, open_hand, sit_down, take_turn

WEEK = 7 * 86_400


def only_table(opened: Evening) -> TableView:
    assert opened.channel.guild is not None
    [table] = opened.client.services.tables.tables_in(opened.channel.guild.id, opened.channel.id)
    return table


async def test_the_others_vote_out_who_is_away(tmp_path: Path) -> None:
    """Of four one lets them wait five minutes: one of the three others is no majority, two are."""
    async with evening(tmp_path / "pesten.sqlite3", 5) as opened:
        people = [opened.person(name) for name in ("Ben", "Emma", "Finn", "Hanna")]
        await sit_down(opened, people, variant="pesten_7", pace="none")
        early = [seat.person for seat in only_table(opened).seats if seat.on_turn]
        await opened.advance(300)
        [late] = [person for person in people if person.id in early]
        voters = [person for person in people if person is not late and person.id != only_table(opened).host]
        await voters[0].slash(opened.channel, "pesten kick", member=late)
        assert late.id in [seat.person for seat in only_table(opened).seats]
        assert " 1" in voters[0].ephemerals(opened.channel)[-1].text, "one vote is missing"
        await voters[1].slash(opened.channel, "pesten kick", member=late)
        assert late.id not in [seat.person for seat in only_table(opened).seats]
        assert "🤖" in opened.public(voters[0]).text


async def press_in_panel(opened: Evening, person: Person, verb: Verb) -> SeenMessage:
    """Press the one live button with this verb behind More, and see what stands there then."""
    table = opened.public(person)
    more = person.answer(await person.click(table, custom_id=the(table, Verb.MORE)))
    await person.click(more, custom_id=the(more, verb))
    return more


async def test_the_panel_behind_more_names_who_is_away_to_those_who_can_do_something_about_it(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 5) as opened:
        people = [opened.person(name) for name in ("Ben", "Emma", "Finn", "Hanna")]
        await sit_down(opened, people, variant="pesten_7", pace="none")
        early = [seat.person for seat in only_table(opened).seats if seat.on_turn]
        await opened.advance(299)
        [late] = [person for person in people if person.id in early]
        voters = [person for person in people if person is not late and person.id != only_table(opened).host]
        table = opened.public(voters[0])
        more = voters[0].answer(await voters[0].click(table, custom_id=the(table, Verb.MORE)))
        assert not has(more, Verb.KICK), "five minutes are not over"
        await opened.advance(1)
        assert " 1" in (await press_in_panel(opened, voters[0], Verb.KICK)).text, "one vote is missing"
        table = opened.public(voters[0])
        more = voters[0].answer(await voters[0].click(table, custom_id=the(table, Verb.MORE)))
        assert not has(more, Verb.KICK), "he has voted"
        outsider = opened.playground.add_person("Otto")
        more = outsider.answer(await outsider.click(table, custom_id=the(table, Verb.MORE)))
        assert not has(more, Verb.KICK)
        await press_in_panel(opened, voters[1], Verb.KICK)
        assert late.id not in [seat.person for seat in only_table(opened).seats]


async def test_where_the_bot_was_removed_the_match_ends_after_a_week(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 5) as opened:
        opened.playground.record.expect(50001)
        people = [opened.person("Anna"), opened.person("Ben")]
        await sit_down(opened, people, variant="pesten_7", pace="normal")
        table = only_table(opened)
        opened.playground.remove_bot()
        await opened.quiet()
        view = await opened.client.services.tables.view(table.id)
        assert view.pause is not None
        assert view.pause.reason is PauseReason.REMOVED
        await opened.advance(WEEK)
        view = await opened.client.services.tables.view(table.id)
        assert (view.phase, view.close_reason) == (Phase.CLOSED, CloseReason.PAUSED)


async def test_invited_again_it_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 5) as opened:
        opened.playground.record.expect(50001)
        people = [opened.person("Anna"), opened.person("Ben")]
        await sit_down(opened, people, variant="gentle", pace="normal")
        table = only_table(opened)
        opened.playground.remove_bot()
        await opened.advance(86_400)
        opened.playground.add_bot()
        await opened.quiet()
        view = await opened.client.services.tables.view(table.id)
        assert (view.pause, view.round) == (None, table.round)
        [person] = [person for person in people if may_act(await open_hand(opened, person))]
        await take_turn(opened, person, random.Random(4))
        assert (await opened.client.services.tables.view(table.id)).sequence > view.sequence


async def test_a_rematch_that_takes_long_leaves_the_result_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 6) as opened:
        anna, ben, over = await after_a_match(opened)
        store = opened.client.services.tables._store
        append = store.append

        async def slowly(*arguments: object) -> None:
            await opened.clock.sleep_until(opened.clock.now() + 3)
            await append(*arguments)  # type: ignore[arg-type]

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", slowly)
            click = await anna.click(over, custom_id=the(over, Verb.REMATCH), wait="nothing")
            await pass_time(opened, 20)
            await opened.quiet()
        assert click.answered
        assert has(over, Verb.REMATCH), "the result still stands"
        lobby = opened.public(ben)
        assert "Anna begon een revanche: https://discord.com/channels/" in over.text, "the others hear of it"
        assert lobby.id != over.id
        assert has(lobby, Verb.JOIN)
