"""Playing a card, against a bare discord.py bot that answers each click with a message like the hand.

The playground and everybody who clicks are this process, on one core; the bot is another process on another core. At
every table one click is on its way at a time. Our bot checks the act, stores it durably, answers, edits the public
message and the next player's open hand; the bare one answers. The playground's rate limits are off, since the one of 50
requests a second for a whole bot would leave so many tables at such a pace nothing to do but wait.
"""

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bot.pictures import catalogue
from bot.playground import Person, Playground
from bot.playground.world import Channel
from tests.bench.bare_bot import COMMAND
from tests.bench.clickers import SEATS, BareTable, PlayedTable, Stopwatch
from tests.bench.table import Effort, Measurement, median_ratio
from tests.processes.program import against, environment, until

UNKNOWN_MESSAGE = 10008
"""Whoever clicks within milliseconds of a deal may click on a hand that is just being replaced."""
TABLES = 64
SECONDS, WARMING = 8.0, 2.0
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []

Components = list[dict[str, Any]]
Places = list[tuple[Channel, list[Person]]]
"""A channel for each table, and who sits there."""


@dataclass(frozen=True)
class Found:
    """What one bot did with the clicks of one run."""

    unhurried: float
    """Median seconds until the answer while each table clicks about once a second."""
    median: float
    """The same while everybody clicks as soon as he can."""
    rate: float
    """Clicks a second then."""


def measure(effort: Effort) -> list[Measurement]:
    """Latency and rate."""
    before = set(CORES)
    _stay_on(os.getpid(), CORES[:1])
    try:
        ours, bare = asyncio.run(_alternating(effort))
    finally:
        _stay_on(os.getpid(), before)
    at = f"playing a card at {effort.of(TABLES)} tables, against a bare bot"
    return [
        _latency(f"{at}: median answer, a click a second each", [[one.unhurried for one in f] for f in (ours, bare)]),
        _latency(f"{at}: median answer, as fast as they can", [[one.median for one in f] for f in (ours, bare)]),
        _rate(f"{at}: rate, as fast as they can", [[one.rate for one in f] for f in (ours, bare)]),
    ]


def _latency(what: str, found: list[list[float]]) -> Measurement:
    ours, bare = (f"{median(one) * 1000:.1f} ms" for one in found)
    return Measurement(what, ours, bare, median_ratio(*found), most=1.5)


def _rate(what: str, found: list[list[float]]) -> Measurement:
    ours, bare = (f"{median(one):,.0f} clicks/s" for one in found)
    return Measurement(what, ours, bare, median_ratio(*found), least=0.6)


def _stay_on(process: int, cores: Sequence[int] | set[int]) -> None:
    if len(CORES) > 1:
        os.sched_setaffinity(process, cores)


async def _alternating(effort: Effort) -> tuple[list[Found], list[Found]]:
    ours, bare = [], []
    playground = Playground()
    playground.record.keep_journal = False
    playground.record.expect(UNKNOWN_MESSAGE)
    places = [
        (
            playground.add_channel(f"table-{number}"),
            [playground.add_person(f"P{number}-{seat}") for seat in range(SEATS)],
        )
        for number in range(effort.of(TABLES))
    ]
    async with playground:
        for _ in range(effort.repeats):
            found, hand = await _ours(playground, places, effort)
            ours.append(found)
            bare.append(await _bare(playground, places, effort, hand))
    return ours, bare


async def _ours(playground: Playground, places: Places, effort: Effort) -> tuple[Found, Components]:
    """What our bot does, and a hand as it looks in the middle of it all."""
    played = [PlayedTable(playground, channel, people) for channel, people in places]
    async with _running(playground, "pesten", "-m", "bot", "run"):
        await until(lambda: len(playground.world.application.emojis) == len(list(catalogue())), "the pictures")
        for table in played:
            await table.open()
        found = await _clicked(played, effort)
        hands = [hand.raw.components for table in played for _, hand in table.hands() if hand is not None]
    return found, sorted(hands, key=lambda one: len(json.dumps(one)))[len(hands) // 2]


async def _bare(playground: Playground, places: Places, effort: Effort, components: Components) -> Found:
    clicked = [BareTable(channel, people[0]) for channel, people in places]
    command = ("-m", "tests.bench.bare_bot", playground.api_url, playground.gateway_url, playground.cdn_url)
    async with _running(playground, COMMAND, *command, playground.token, json.dumps(clickable(components))):
        for table in clicked:
            await table.open(COMMAND)
        return await _clicked(clicked, effort)


def clickable(components: Components) -> Components:
    """The same message with every button alive, so that there is always one to click."""
    text = json.dumps(components)
    return json.loads(text, object_hook=lambda one: one | ({"disabled": False} if one.get("type") == 2 else {}))  # type: ignore[no-any-return]


async def _clicked(tables: Sequence[PlayedTable | BareTable], effort: Effort) -> Found:
    """At leisure, then warm up, then as fast as it goes."""
    unhurried = await _for_seconds(tables, SECONDS * effort.portion, pause=max(0.1, effort.portion))
    await _for_seconds(tables, WARMING * effort.portion)
    began = perf_counter()
    hurried = await _for_seconds(tables, SECONDS * effort.portion)
    rate = len(hurried.latencies) / (perf_counter() - began)
    return Found(median(unhurried.latencies), median(hurried.latencies), rate)


async def _for_seconds(tables: Sequence[PlayedTable | BareTable], seconds: float, pause: float = 0.0) -> Stopwatch:
    watch = Stopwatch(perf_counter() + max(0.5, seconds), pause)
    await asyncio.gather(*(table.play(watch) for table in tables))
    return watch


@asynccontextmanager
async def _running(playground: Playground, command: str, *arguments: str) -> AsyncIterator[None]:
    """A bot in a process of its own, which has this command and ends with the block; nothing went wrong meanwhile."""
    playground.world.application.commands[None].clear()
    with TemporaryDirectory() as name:
        environ = environment(Path(name), against(playground))
        process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, cwd=name, env=environ, stdout=DEVNULL
        )
        _stay_on(process.pid, CORES[-1:])
        try:
            await until(lambda: process.returncode is not None or _ready(playground, command), command)
            assert process.returncode is None, "the bot ended"
            yield
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()
    assert playground.record.unexpected == [], playground.record.unexpected[:10]
    playground.record.listeners.clear()
    playground.reset()


def _ready(playground: Playground, command: str) -> bool:
    commands = playground.world.application.commands[None].values()
    return playground.gateway.complete and command in {one["name"] for one in commands}
