"""Every fault of Discord in turn: a match goes on to its end, no act is lost, doubled or wrongly refused.

CI plays two matches with all faults at random, `--thorough` twenty; each fault by itself is played once.
"""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine import FinalScore
from bot.playground import Permission
from bot.playground.faults import Kind
from bot.tables.acts import SeatActed
from bot.tables.transitions import replay
from cogs.addresses import Verb
from tests.bad_days.persistence import Persistent, Table, pass_time, settle, table_of
from tests.support.discord_client import hurried
from tests.support.evening import Evening, evening, has
from tests.support.leaks import LeakListener
from tests.support.players import sit_down

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
CREATE = "POST /channels/{channel_id}/messages"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
HAND = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
ROUTES = (CALLBACK, EDIT, CREATE, DELETE, HAND)
EXPECTED = (10008, 10062, 10015, 40060, 50027, 50013, 50001, 10003)
"""Refusals that such days bring (cogs/discord_answers.py)."""


@contextlib.asynccontextmanager
async def bad_evening(database: Path, seed: int) -> AsyncIterator[Evening]:
    """An evening whose refusals are the ones that faults bring; discord.py repeats at once."""
    with hurried():
        async with evening(database, seed, faults=True) as opened:
            for code in EXPECTED:
                opened.playground.record.expect(code)
            leaks = LeakListener(opened)
            yield opened
            assert leaks.leaks == []
            assert leaks.looked_at > 0


async def _to_the_end(opened: Evening, players: Persistent) -> None:
    await players.play(3000)
    assert players.faults == []
    opened.playground.faults.clear()
    await _ends_true(opened, players.table, players.clicks)


async def _started(opened: Evening, seed: int, *, prompt: bool = True) -> Persistent:
    people = [opened.person(name) for name in ("Anna", "Ben", "Emma", "Finn")]
    await sit_down(opened, people, variant="pesten_7", rounds=1)
    table = Table(opened, table_of(opened.public(people[0])))
    return Persistent(opened, people, table, random.Random(seed), prompt=prompt)


async def _ends_true(opened: Evening, table: Table, clicks: int) -> None:
    """The log replays to the state, every act has its click, and the public message shows the end."""
    await pass_time(opened, 400)
    await opened.quiet()
    log = await opened.client.services.tables._store.read_log(table.id)  # type: ignore[attr-defined]
    stored = await opened.client.services.tables._store.load(table.id)
    assert stored is not None
    assert replay(log) == stored.state
    assert sum(isinstance(entry.act, SeatActed) for entry in log) <= clicks
    assert isinstance(stored.state.rules.format, FinalScore)
    last = opened.public(opened.person("Anna"))
    assert stored.message == last.id
    assert "final score" in last.text.lower() or "eindscore" in last.text.lower()


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize(
    ("kind", "status"),
    [("rate_limit", 429), ("error", 500), ("error", 503), ("lost", 500), ("drop", 0), ("latency", 0)]
)
async def test_each_fault_on_each_route(
    tmp_path: Path, kind: Kind, status: int, route: str, request: pytest.FixtureRequest, thorough: bool
) -> None:
    if not thorough and hash_of(request) % 6:
        pytest.skip("only with --thorough")
    async with bad_evening(tmp_path / "pesten.sqlite3", 1) as opened:
        players = await _started(opened, 1)
        opened.playground.faults.add(kind, route, times=None, probability=0.3, status=status or 500, seconds=1.0)
        await _to_the_end(opened, players)


def hash_of(request: pytest.FixtureRequest) -> int:
    """The same number for the same test at every run."""
    return sum(map(ord, request.node.name))


@pytest.mark.parametrize("how", ["resumed", "forgotten", "reconnect asked", "invalid session"])
async def test_the_gateway_closes_again_and_again(tmp_path: Path, how: str) -> None:
    async with bad_evening(tmp_path / "pesten.sqlite3", 2) as opened:
        players = await _started(opened, 2, prompt=False)
        quick = how in ("resumed", "reconnect asked")  # before a new session discord.py waits 5 seconds of real time
        for _ in range(12 if quick else 1):
            await players.play_some(4)
            await _disturb(opened, how)
        await _to_the_end(opened, players)


async def _disturb(opened: Evening, how: str) -> None:
    gateway = opened.playground.gateway
    match how:
        case "resumed":
            await gateway.close()
        case "forgotten":
            await gateway.close(4009, forget=True)
        case "reconnect asked":
            gateway.ask_reconnect()
        case _:
            gateway.invalidate()
    # not `reconnected`, which waits for quiet: what has failed before waits for the clock
    while not gateway.complete:  # noqa: ASYNC110 - the gateway has no event for it
        await asyncio.sleep(0.005)
    await settle(opened)


async def test_every_interaction_comes_twice(tmp_path: Path) -> None:
    async with bad_evening(tmp_path / "pesten.sqlite3", 3) as opened:
        players = await _started(opened, 3)
        players.after_click = lambda: opened.playground.gateway.repeat("INTERACTION_CREATE")
        await _to_the_end(opened, players)


async def test_tokens_die_between_the_clicks(tmp_path: Path) -> None:
    async with bad_evening(tmp_path / "pesten.sqlite3", 4) as opened:
        players = await _started(opened, 4)
        for _ in range(12):
            await players.play_some(3)
            await pass_time(opened, 16 * 60)
        await _to_the_end(opened, players)


async def test_the_table_is_deleted_and_comes_back(tmp_path: Path) -> None:
    async with bad_evening(tmp_path / "pesten.sqlite3", 5) as opened:
        players = await _started(opened, 5)
        for _ in range(8):
            await players.play_some(3)
            opened.playground.delete_message(opened.public(players.people[0]))
            await players.play_some(2)
            assert has(opened.public(players.people[0]), Verb.HAND) or await players.table.over()
        await _to_the_end(opened, players)


async def test_without_the_right_to_write_play_goes_on_from_the_hands(tmp_path: Path) -> None:
    async with bad_evening(tmp_path / "pesten.sqlite3", 6) as opened:
        players = await _started(opened, 6)
        await players.play_some(4)
        opened.playground.permit(opened.channel, None, deny=Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
        await players.play_some(8)
        opened.playground.permit(opened.channel, None)
        await _to_the_end(opened, players)


async def test_a_match_outlives_its_channel(tmp_path: Path) -> None:
    async with bad_evening(tmp_path / "pesten.sqlite3", 7) as opened:
        players = await _started(opened, 7)
        await players.play_some(6)
        opened.playground.delete_channel(opened.channel)
        opened.channel = opened.playground.channel("general")
        await players.people[1].slash(opened.channel, "pesten table")
        await _to_the_end(opened, players)


async def test_the_bot_is_thrown_out_and_invited_again(tmp_path: Path) -> None:
    async with bad_evening(tmp_path / "pesten.sqlite3", 8) as opened:
        players = await _started(opened, 8)
        await players.play_some(6)
        opened.playground.remove_bot()
        await pass_time(opened, 60)
        opened.playground.add_bot()
        await settle(opened)
        await _to_the_end(opened, players)


async def test_everything_at_once(tmp_path: Path, thorough: bool) -> None:
    for seed in range(100, 120 if thorough else 102):
        chance = random.Random(seed)
        async with bad_evening(tmp_path / f"{seed}.sqlite3", seed) as opened:
            players = await _started(opened, seed, prompt=False)
            for route in ROUTES:
                for kind in ("rate_limit", "error", "lost", "drop", "latency"):
                    opened.playground.faults.add(kind, route, times=None, probability=0.04, seconds=chance.random())
            for _ in range(10):
                await players.play_some(3)
                await _one_mischief(opened, players, chance)
            await _to_the_end(opened, players)


async def _one_mischief(opened: Evening, players: Persistent, chance: random.Random) -> None:
    match chance.randrange(5):
        case 0:
            await _disturb(opened, chance.choice(["resumed", "reconnect asked"]))
        case 1:
            opened.playground.gateway.repeat("INTERACTION_CREATE")
        case 2:
            opened.playground.interactions.expire()
        case 3:
            if (shown := players.public(players.people[0])) is not None:
                opened.playground.delete_message(shown)
        case _:
            await pass_time(opened, 16 * 60)
