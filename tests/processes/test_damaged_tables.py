"""A table whose stored state is damaged is rebuilt from its log; one whose log is damaged too is left out alone."""

import logging
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.i18n import Localizer
from bot.playground import Playground
from bot.playground.people import Person, SeenMessage
from bot.playground.world import Channel
from cogs.addresses import Verb, parse_address
from tests.processes.screens import cards_on
from tests.support.clock import ManualClock
from tests.support.evening import Evening, running_bot, the
from tests.support.players import may_act, take_turn


async def _open_table(opened: Evening, channel: Channel, person: Person) -> tuple[str, SeenMessage, set[str]]:
    """A match against a computer: its table, its message, the cards in hand."""
    await person.slash(channel, "pesten new", computers=1)
    public = opened.public(person, channel)
    await person.click(public, custom_id=the(public, Verb.START))
    await person.click(public, custom_id=the(public, Verb.HAND))
    hand = opened.hand(person, channel)
    assert hand is not None
    address = parse_address(the(public, Verb.HAND))
    assert address is not None
    return address.table, public, cards_on(hand)


def _spoil(database: Path, statement: str, table: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(statement, (table,)).rowcount == 1


SPOIL_SNAPSHOT = "UPDATE tables SET snapshot = zeroblob(40) WHERE id = ?"
SPOIL_LOG = "UPDATE acts SET body = replace(body, 'seed', 'sand') WHERE table_id = ? AND sequence = 1"


async def test_damage_costs_as_little_as_possible(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database, clock = tmp_path / "pesten.sqlite3", ManualClock()
    async with Playground(clock=clock) as playground:
        anna = playground.person("Anna")
        channels = [playground.channel("pesten"), playground.channel("general"), playground.add_channel("third")]
        async with running_bot(playground, clock, database, seed=1) as opened:
            sound, rebuilt, lost = [await _open_table(opened, channel, anna) for channel in channels]
        for damaged in (rebuilt, lost):
            _spoil(database, SPOIL_SNAPSHOT, damaged[0])
        _spoil(database, SPOIL_LOG, lost[0])
        caplog.clear()
        async with running_bot(playground, clock, database, seed=2) as opened:
            for (table, public, cards), channel in zip((sound, rebuilt), channels, strict=False):
                await anna.click(public, custom_id=the(public, Verb.HAND))
                hand = opened.hand(anna, channel)
                assert hand is not None
                assert cards_on(hand) == cards
                while not may_act(hand):  # a computer may be on turn first
                    await opened.advance(4)
                await _play(opened, anna, channel, table)
            await anna.click(lost[1], custom_id=the(lost[1], Verb.HAND))
            assert Localizer.load().words("nl")("error-table-gone") in anna.ephemerals(channels[2])[-1].text
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert any(rebuilt[0] in line and "rebuilt" in line for line in told)
    assert any(lost[0] in line for line in told if "rebuilt from its log" in line or "cannot" in line)
    assert not any(sound[0] in line for line in told)
    assert playground.record.unexpected == []


async def _play(opened: Evening, person: Person, channel: Channel, table: str) -> None:
    """One act from the hand; the table must take it."""
    opened.channel = channel
    before = await opened.client.services.tables.view(table)
    await take_turn(opened, person, random.Random(1))
    assert (await opened.client.services.tables.view(table)).sequence > before.sequence
