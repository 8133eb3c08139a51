"""Private panels on Discord's bad days: what happens while they open, are clicked, or cannot be changed."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.playground.people import Person, SeenMessage
from cogs.addresses import Verb
from cogs.sending import answer_with_message
from tests.bad_days.persistence import pass_time, settle, table_of
from tests.bad_days.test_hands import CALLBACK, HAND
from tests.support.discord_client import hurried
from tests.support.evening import Evening, evening, has, the
from tests.support.players import sit_down


def private_with(opened: Evening, person: Person, verb: Verb) -> list[SeenMessage]:
    """The private messages that offer this."""
    return [one for one in person.ephemerals(opened.channel) if has(one, verb)]


async def click(opened: Evening, person: Person, verb: Verb, wait: Any = "quiet") -> None:
    """On the table's public message."""
    shown = opened.public(person)
    await person.click(shown, custom_id=the(shown, verb), wait=wait)


@pytest.fixture
def slow_answers(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From the call on a first answer that is a message of its own arrives a moment later."""

    async def slowly(*arguments: Any, **named: Any) -> Any:
        await asyncio.sleep(0.1)
        return await answer_with_message(*arguments, **named)

    return lambda: monkeypatch.setattr("cogs.answering.answer_with_message", slowly)


async def test_the_match_starts_while_the_settings_open(tmp_path: Path, slow_answers: Callable[[], None]) -> None:
    """They go when the first deal comes, also if that was before they arrived."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        await ben.slash(opened.channel, "pesten new", computers=2)
        slow_answers()
        await click(opened, ben, Verb.SETTINGS, wait="nothing")
        await click(opened, ben, Verb.START)
        await opened.quiet()
        assert private_with(opened, ben, Verb.PACE) == []
        assert opened.hand(ben) is not None


async def test_the_seat_is_taken_while_its_offer_opens(tmp_path: Path, slow_answers: Callable[[], None]) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna, finn = (opened.person(name) for name in ("Ben", "Hanna", "Finn"))
        await sit_down(opened, [ben], variant="pesten_7", computers=1)
        await click(opened, finn, Verb.MORE)
        [offer] = private_with(opened, finn, Verb.TAKE_OVER)
        slow_answers()
        await click(opened, hanna, Verb.MORE, wait="nothing")
        await finn.click(offer, custom_id=the(offer, Verb.TAKE_OVER))
        await opened.quiet()
        assert opened.hand(finn) is not None
        [panel] = private_with(opened, hanna, Verb.HELP)
        assert not has(panel, Verb.TAKE_OVER)


async def test_two_want_the_one_free_seat(tmp_path: Path, slow_answers: Callable[[], None]) -> None:
    """Who comes too late is told so beside his panel, which does not offer it any more."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna, finn = (opened.person(name) for name in ("Ben", "Hanna", "Finn"))
        await sit_down(opened, [ben], variant="pesten_7", computers=1)
        for person in (hanna, finn):
            await click(opened, person, Verb.MORE)
        slow_answers()
        for person in (hanna, finn):
            [offer] = private_with(opened, person, Verb.TAKE_OVER)
            await person.click(offer, custom_id=the(offer, Verb.TAKE_OVER), wait="nothing")
        await opened.quiet()
        seated = [person for person in (hanna, finn) if opened.hand(person) is not None]
        assert len(seated) == 1
        for person in (hanna, finn):
            assert private_with(opened, person, Verb.TAKE_OVER) == []
        [late] = {hanna, finn}.difference(seated)
        assert len(private_with(opened, late, Verb.HELP)) == 1


async def test_a_panel_that_discord_did_not_change_goes_with_the_next(tmp_path: Path) -> None:
    """Six errors in a row are more than discord.py tries; the old panel still stands, and goes when More is opened."""
    with hurried():
        async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
            ben, hanna, finn = (opened.person(name) for name in ("Ben", "Hanna", "Finn"))
            await sit_down(opened, [ben], variant="pesten_7", computers=1)
            for person in (hanna, finn):
                await click(opened, person, Verb.MORE)
            [offer] = private_with(opened, finn, Verb.TAKE_OVER)
            opened.playground.faults.add("error", HAND, times=6, status=500)
            await finn.click(offer, custom_id=the(offer, Verb.TAKE_OVER))
            await settle(opened)
            [stale] = private_with(opened, hanna, Verb.TAKE_OVER)
            await pass_time(opened, 60)
            opened.playground.faults.clear()
            await click(opened, hanna, Verb.MORE)
            assert not stale.exists
            [panel] = private_with(opened, hanna, Verb.HELP)
            assert not has(panel, Verb.TAKE_OVER)


async def test_a_panel_whose_token_has_died_is_left_as_it_is(tmp_path: Path) -> None:
    """An edit by a dead token would be refused: none is sent, for the end of the evening demands that."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna, finn = (opened.person(name) for name in ("Ben", "Hanna", "Finn"))
        await sit_down(opened, [ben], variant="pesten_7", computers=1, pace="none")
        await click(opened, hanna, Verb.MORE)
        await opened.advance(16 * 60)
        await click(opened, finn, Verb.MORE)
        [offer] = private_with(opened, finn, Verb.TAKE_OVER)
        await finn.click(offer, custom_id=the(offer, Verb.TAKE_OVER))
        [panel] = private_with(opened, hanna, Verb.HELP)
        assert has(panel, Verb.TAKE_OVER), "nobody can change it any more"


async def test_a_click_in_a_panel_that_is_going_is_answered_beside_it(tmp_path: Path) -> None:
    """With two seconds for every request there is time for one answer alone: it is not tried in the panel first."""
    async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await sit_down(opened, [ben, hanna], variant="pesten_7")
        await click(opened, hanna, Verb.MORE)
        [panel] = private_with(opened, hanna, Verb.HELP)
        opened.playground.faults.add("latency", HAND.replace("PATCH", "DELETE"), seconds=2.0)
        await opened.client.services.tables.stop(table_of(opened.public(ben)), ben.id, moderator=False)
        await settle(opened)
        assert panel.exists, "it is going"
        before = opened.playground.record.requests[CALLBACK]
        clicked = await hanna.click(panel, custom_id=the(panel, Verb.HELP), wait="answer")
        assert clicked.answered
        assert opened.playground.record.requests[CALLBACK] == before + 1
        await pass_time(opened, 3)
        assert not panel.exists
        assert len([one for one in hanna.ephemerals(opened.channel) if "How to play" in one.text]) == 1
