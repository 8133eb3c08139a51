"""A database that is slow, or refuses."""

import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.i18n import Localizer
from bot.playground import Playground
from bot.playground.interactions import Interaction
from bot.playground.people import Person
from bot.tables.protocols import StoreUnavailable
from cogs.addresses import Verb
from tests.bad_days.persistence import is_true, pass_time, table_of
from tests.support.clock import ManualClock
from tests.support.discord_client import description_path
from tests.support.evening import Evening, evening, has, running_bot, the, verb_of
from tests.support.players import live_plays, may_act, open_hand, sit_down


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
        assert await is_true(opened, table_of(opened.public(ben)))


async def _refused(*_: object) -> None:
    """What a database that takes no act makes of one."""
    raise StoreUnavailable("SQLITE_FULL")


@contextlib.asynccontextmanager
async def refusing(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Evening, Callable[[], None]]]:
    """An evening, and what makes its database refuse; it logs errors then, as it should."""
    clock = ManualClock()
    async with Playground(clock=clock, description=description_path()) as playground:
        async with running_bot(playground, clock, database, 1) as opened:
            store = opened.client.services.tables._store
            with monkeypatch.context() as patch:
                yield opened, lambda: patch.setattr(store, "append", _refused)
        assert playground.record.unexpected == []


def _told(person: Person, click: Interaction) -> bool:
    """Whether he alone was told, in his language, that it did not happen."""
    answer = person.answer(click)
    return answer.ephemeral and answer.text == Localizer.load().words(person.user.locale)("error-not-stored")


async def test_what_the_database_refuses_is_said_to_whoever_clicked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command, a click on a lobby, a card of the hand; nothing has happened, and nobody is left with silence."""
    async with refusing(tmp_path / "pesten.sqlite3", monkeypatch) as (opened, refuse):
        people, general = [opened.person("Ben"), opened.person("Hanna")], opened.playground.channel("general")
        await sit_down(opened, people, variant="pesten_7")
        [player] = [person for person in people if may_act(await open_hand(opened, person))]
        anna, hand = opened.person("Anna"), await open_hand(opened, player)
        await anna.slash(general, "pesten new")
        lobby = opened.public(anna, general)
        seen = hand.text, lobby.text
        card = next(button.custom_id for button in live_plays(hand) if verb_of(button) is Verb.PLAY)
        refuse()
        laid = await player.click(hand, custom_id=card)
        joined = await player.click(lobby, custom_id=the(lobby, Verb.JOIN))
        opening = await anna.slash(opened.channel, "pesten new")
        assert _told(player, laid)
        assert _told(player, joined)
        assert _told(anna, opening)
        assert (hand.text, lobby.text) == seen
        assert may_act(hand)
