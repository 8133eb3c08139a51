"""Every command and every button that anybody can see is answered: as host, player, outsider and moderator, in every
phase of a table, after a restart, and while Discord takes two seconds for every answer (three are its limit).
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest

from bot.playground import Playground
from bot.playground.interactions import Interaction
from bot.playground.people import Person, SeenMessage
from bot.tables.views import TableView
from cogs.addresses import Verb
from tests.bad_days.persistence import pass_time
from tests.support.clock import ManualClock
from tests.support.discord_client import description_path
from tests.support.evening import Evening, listening_to_logs, running_bot, the, verb_of
from tests.support.players import sit_down

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
SITUATIONS = ("lobby", "playing", "paused", "finished", "closed")
ROLES = {"host": "Ben", "player": "Emma", "outsider": "Finn", "moderator": "Anna"}
ENDING = (Verb.LEAVE, Verb.STOP, Verb.START, Verb.NEXT)
"""Clicked last: afterwards the table is another one."""


def only_table(opened: Evening) -> TableView:
    assert opened.channel.guild is not None
    return opened.client.services.tables.tables_in(opened.channel.guild.id, opened.channel.id)[-1]


async def arrive(opened: Evening, situation: str) -> None:
    """Ben's table with Emma and a computer."""
    ben, emma = opened.person("Ben"), opened.person("Emma")
    if situation == "lobby":
        await ben.slash(opened.channel, "pesten new", computers=1)
        await emma.click(opened.public(emma), custom_id=the(opened.public(emma), Verb.JOIN))
        return
    await sit_down(opened, [ben, emma], variant="gentle", computers=1, pace="quick")
    table, tables = only_table(opened).id, opened.client.services.tables
    if situation == "paused":
        await tables.pause(table, ben.id)
    elif situation == "closed":
        await tables.stop(table, ben.id, moderator=False)
    elif situation == "finished":
        while (view := await tables.view(table)).phase == "playing":
            if view.pause is not None:
                await tables.take_back(table, ben.id)
            await opened.advance(45)
    await opened.quiet()


def clickable(message: SeenMessage) -> Iterator[str]:
    """Everything on a message that can be clicked, also what is disabled: somebody else may see an older state."""
    found = [button for button in message.buttons if button.custom_id is not None]
    for button in sorted(found, key=lambda one: verb_of(one) in ENDING):
        yield str(button.custom_id)


async def click_everything(opened: Evening, person: Person, latency: float) -> list[Interaction]:
    """The public message first, then whatever private messages came of it."""
    public = opened.public(person)
    done = [await _clicked(opened, person, public, custom_id, latency) for custom_id in clickable(public)]
    for message in person.ephemerals(opened.channel)[-4:]:
        done += [
            await _clicked(opened, person, message, custom_id, latency)
            for custom_id in clickable(message)
            if message.exists and custom_id in clickable(message)  # it may have become something else meanwhile
        ]
    return done


async def _clicked(
    opened: Evening, person: Person, message: SeenMessage, custom_id: str, latency: float
) -> Interaction:
    if not latency:
        return await person.click(message, custom_id=custom_id, force=True)
    click = await person.click(message, custom_id=custom_id, force=True, wait="nothing")
    await pass_time(opened, latency + 0.9)
    return click


async def type_everything(opened: Evening, person: Person) -> list[Interaction]:
    """Every command that needs no option; of those that do, the ones about tables."""
    done = []
    for command in opened.client.pesten.walk_commands():
        if isinstance(command, discord.app_commands.Command) and not any(one.required for one in command.parameters):
            name = command.qualified_name
            if name != "pesten new":
                done.append(await person.slash(opened.channel, name, force=True))
    done.append(await person.slash(opened.channel, "pesten kick", member=opened.person("Dirk")))
    return done


@asynccontextmanager
async def house(folder: Path, situation: str, *, restart: bool) -> AsyncIterator[Evening]:
    """An evening in the situation, perhaps after a restart; nothing may be logged as an error."""
    clock = ManualClock()
    with listening_to_logs() as errors:
        async with Playground(clock=clock, description=description_path()) as playground:
            async with running_bot(playground, clock, folder / "pesten.sqlite3", 6) as opened:
                await arrive(opened, situation)
                if not restart:
                    yield opened
            if restart:
                async with running_bot(playground, clock, folder / "pesten.sqlite3", 7) as opened:
                    yield opened
        assert errors.lines == [], errors.lines


@pytest.mark.parametrize("restart", [False, True], ids=["at once", "after a restart"])
@pytest.mark.parametrize("situation", SITUATIONS)
async def test_everything_is_answered(tmp_path: Path, situation: str, thorough: bool, restart: bool) -> None:
    if not thorough and (restart or situation not in ("playing", "finished")):
        pytest.skip("only with --thorough")
    async with house(tmp_path, situation, restart=restart) as opened:
        for role in ("outsider", "moderator", "player", "host"):
            person = opened.person(ROLES[role])
            clicks = await click_everything(opened, person, 0)
            assert [str(one) for one in clicks if not one.answered] == [], role
        for role in ROLES:
            typed = await type_everything(opened, opened.person(ROLES[role]))
            assert [str(one) for one in typed if not one.answered] == [], role
        assert opened.playground.record.unanswered == []


@pytest.mark.parametrize("situation", ["playing", "finished"])
async def test_everything_is_answered_in_time_though_every_answer_takes_two_seconds(
    tmp_path: Path, situation: str, thorough: bool
) -> None:
    if not thorough:
        pytest.skip("only with --thorough")
    async with house(tmp_path, situation, restart=False) as opened:
        opened.playground.faults.add("latency", CALLBACK, times=None, seconds=2.0)
        for role in ("outsider", "moderator", "player", "host"):
            clicks = await click_everything(opened, opened.person(ROLES[role]), 2.0)
            assert [str(one) for one in clicks if not one.answered] == [], role
        assert opened.playground.record.unanswered == []
