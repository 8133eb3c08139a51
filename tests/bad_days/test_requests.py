"""How many requests an act costs (answers included), and that a burst never meets a rate limit."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

from bot.playground import NotPossible, Playground
from bot.playground.people import Person
from bot.tables.clock import SystemClock
from bot.tables.repaints import EDITS
from cogs.addresses import Verb
from tests.bad_days.persistence import table_of
from tests.support.evening import Evening, evening, has, running_bot, the, verb_of
from tests.support.players import may_act, open_hand, sit_down, take_turn

MOST_WITH_LIVE_HANDS = 3.3
MOST_WITHOUT = 2.2
PEOPLE = ("Anna", "Ben", "Emma", "Finn")
BURST_SECONDS = 12.0


async def _requests_per_act(opened: Evening, *, live: bool) -> float:
    """A match of three rounds, one act every five seconds.

    Where hands do not follow the game, their owners look at them (Refresh) before they act: a click of its own, whose
    one answer is not counted as the act's.
    """
    people = [opened.person(name) for name in PEOPLE]
    await sit_down(opened, people, variant="pesten_7", rounds=3)
    table, chance, tables = table_of(opened.public(people[0])), random.Random(4), opened.client.services.tables
    for person in people:
        await open_hand(opened, person)
    await opened.client.services.emojis.filled()
    opened.playground.record.requests.clear()
    before, looks = (await tables.view(table)).sequence, 0
    while (view := await tables.view(table)).phase in ("playing", "between-rounds"):
        if not live:
            _no_hand_can_be_reached(opened)
        public = opened.public(people[0])
        if has(public, Verb.NEXT):
            await people[0].click(public, custom_id=the(public, Verb.NEXT))
        else:
            on_turn = next(seat.person for seat in view.seats if seat.on_turn)
            player = next(person for person in people if person.id == on_turn)
            looks += not may_act(await open_hand(opened, player))
            await take_turn(opened, player, chance)
        await opened.advance(5)
    return (sum(opened.playground.record.requests.values()) - looks) / (view.sequence - before)


def _no_hand_can_be_reached(opened: Evening) -> None:
    hands: Any = opened.client.get_cog("Hands")  # discord.py loads cogs as modules of its own, so no isinstance
    hands.book._open.clear()


async def test_four_people_with_live_hands(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        assert await _requests_per_act(opened, live=True) <= MOST_WITH_LIVE_HANDS


async def test_four_people_without_live_hands(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        assert await _requests_per_act(opened, live=False) <= MOST_WITHOUT


async def test_a_burst_of_computer_moves_meets_no_rate_limit(tmp_path: Path) -> None:
    """In real time, with Discord's limits on: computers that hardly think, at a table with an open hand."""
    database = tmp_path / "pesten.sqlite3"
    async with Playground(rate_limits=True) as playground:
        async with running_bot(playground, SystemClock(), database, 1, computer_seconds=0.02, edits=EDITS) as opened:
            await opened.client.services.emojis.filled()
            await asyncio.sleep(1)  # the pictures used up the second's share of requests
            playground.record.clear()
            ben = opened.person("Ben")
            await sit_down(opened, [ben], variant="pesten_13", computers=7)
            end = asyncio.get_running_loop().time() + BURST_SECONDS
            acts = 0
            while asyncio.get_running_loop().time() < end:
                with contextlib.suppress(ValueError, NotPossible):  # in real time the table goes on while he looks
                    acts += await _one_look(opened, ben)
                await asyncio.sleep(0.05)
            [table] = opened.client.services.tables.tables_of(opened.playground.guild.id, ben.id)
            assert acts > 0, "the person could play as well"
            assert table.sequence > 60, "it was a burst"
        assert [str(one) for one in playground.record.refusals if one.status == 429] == []
        edits = playground.record.requests["PATCH /channels/{channel_id}/messages/{message_id}"]
        assert 0 < edits <= 5 * (BURST_SECONDS / 5 + 1)


async def _one_look(opened: Evening, ben: Person) -> int:
    """Do what there is to do, without waiting for the computers to pause; returns how many acts that were."""
    public, hand = opened.public(ben), opened.hand(ben)
    if has(public, Verb.NEXT):
        await ben.click(public, custom_id=the(public, Verb.NEXT), wait="answer")
    elif hand is None and has(public, Verb.HAND):
        await ben.click(public, custom_id=the(public, Verb.HAND), wait="answer")
    elif hand is not None and may_act(hand):
        live = [b for b in hand.buttons if not b.disabled and verb_of(b) in (Verb.PLAY, Verb.SUIT, Verb.DRAW_FROM_HAND)]
        await ben.click(hand, custom_id=live[0].custom_id, wait="answer")
        return 1
    return 0
