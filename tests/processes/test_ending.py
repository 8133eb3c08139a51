"""The program ends when it is told to: soon, without a word of complaint, and with nothing left behind."""

import asyncio
import os
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.playground import Playground
from cogs.addresses import Verb
from tests.processes.page_person import PagePerson
from tests.processes.program import Ended, Program, against, until
from tests.processes.screens import Screens
from tests.processes.stored import sound_tables
from tests.support.evening import the

SOON = 5.0
"""Seconds after which the program must have ended (an operator's service manager would kill it at some time)."""
MANY = 1_000_000
SIGNALS = [signal.SIGTERM, signal.SIGINT]
FAST = {"COMPUTER_SECONDS": "0.05", "NEXT_ROUND_SECONDS": "1"}


async def assert_ends(program: Program, signal_: signal.Signals) -> Ended:
    """Status 0 within `SOON` after the signal, and not a warning on standard error."""
    ended, seconds = await program.told(signal_)
    assert (ended.status, ended.complained) == (0, "")
    assert seconds < SOON
    return ended


def assert_sound(database: Path) -> None:
    """SQLite itself finds nothing to complain of."""
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@asynccontextmanager
async def playing(folder: Path, **settings: str) -> AsyncIterator[tuple[Playground, Program]]:
    """A program that plays on a playground of the test's own."""
    async with Playground() as playground, await Program.start(folder, ["run"], **against(playground) | settings) as it:
        await it.plays_on(playground)
        yield playground, it


async def a_match_of_computers(playground: Playground) -> Screens:
    """One person who waits, and three computers who play as fast as they can."""
    screens = Screens(playground, playground.channel("pesten"), [playground.person("Anna")])
    await screens.open_lobby(computers=3)
    await screens.start()
    return screens


@pytest.mark.parametrize("signal_", SIGNALS)
async def test_it_ends_in_the_middle_of_a_match(tmp_path: Path, signal_: signal.Signals) -> None:
    async with playing(tmp_path, **FAST) as (playground, program):
        screens = await a_match_of_computers(playground)
        await asyncio.sleep(0.3)  # at no chosen moment
        await assert_ends(program, signal_)
        assert not playground.gateway.sessions  # it said good-bye, so people see it go offline at once
    await sound_tables(tmp_path / "pesten.sqlite3", [screens.table])
    assert_sound(tmp_path / "pesten.sqlite3")


@pytest.mark.parametrize("signal_", SIGNALS)
async def test_it_ends_although_discord_does_not_answer(tmp_path: Path, signal_: signal.Signals) -> None:
    """Edits of the table and of the hands hang for as long as anybody wants to wait."""
    async with playing(tmp_path, **FAST) as (playground, program):
        screens = await a_match_of_computers(playground)
        hangs = playground.faults.add("latency", times=MANY, seconds=60.0)
        anna = screens.people[0]
        await anna.click(screens.public(), custom_id=the(screens.public(), Verb.HAND), wait="nothing")
        await until(lambda: hangs.times != MANY, "a hanging request")
        await assert_ends(program, signal_)
        playground.interactions.clear()
    await sound_tables(tmp_path / "pesten.sqlite3", [screens.table])


@pytest.mark.parametrize("route", ["GET /users/@me", "PUT /applications/{application_id}/commands"])
async def test_it_ends_while_it_starts(tmp_path: Path, route: str) -> None:
    """Discord does not answer the login, or to the commands."""
    async with Playground() as playground:
        hangs = playground.faults.add("latency", route, times=MANY, seconds=60.0)
        async with await Program.start(tmp_path, ["run"], **against(playground)) as program:
            await until(lambda: hangs.times != MANY, "a hanging request")
            await assert_ends(program, signal.SIGTERM)
    assert_sound(tmp_path / "pesten.sqlite3")


async def test_it_ends_while_the_gateway_is_away(tmp_path: Path) -> None:
    """Discord closes the gateway and refuses everything; the program waits for it to come back."""
    async with playing(tmp_path, LOG_LEVEL="ERROR") as (playground, program):
        playground.faults.add("error", times=None, status=503)
        await playground.gateway.close(forget=True)
        await asyncio.sleep(0.3)
        await assert_ends(program, signal.SIGTERM)


# ---- with the playground's process


def _command_of(process: int) -> bytes:
    """With what a process was started; nothing when it has ended, buried or not."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def _child_of(process: int) -> int:
    """The playground's process; its parent may have another that draws pictures (Linux tells them)."""
    children = map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())
    [child] = [one for one in children if b"bot.playground" in _command_of(one)]
    return child


def _lives(process: int) -> bool:
    """Whether a process runs."""
    return _command_of(process) != b""


@asynccontextmanager
async def own_playground(folder: Path, **settings: str) -> AsyncIterator[tuple[Program, str, int]]:
    """A program with a playground of its own: it, the page's address, the playground's process."""
    settings = {"LOG_LEVEL": "ERROR"} | settings  # it warns when its playground is killed or frozen
    async with await Program.start(folder, ["playground", "--port", "0"], **settings) as program:
        await program.says("http://127.0.0.1:")
        found = re.search(r"http://127\.0\.0\.1:\d+", program.said)
        assert found is not None
        child = _child_of(program.process.pid)
        try:
            yield program, found[0], child
        finally:
            if _lives(child):
                os.kill(child, signal.SIGCONT)  # it may be frozen; it ends with its parent


linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at processes in /proc")


@linux
@pytest.mark.parametrize("signal_", SIGNALS)
async def test_it_takes_its_playground_with_it(tmp_path: Path, signal_: signal.Signals) -> None:
    """In the middle of a match that is watched in the browser."""
    async with own_playground(tmp_path, **FAST) as (program, address, child), PagePerson(address, "Anna") as anna:
        await anna.slash("pesten new", variant="pesten_7", computers=3)
        await anna.press(Verb.START)
        await anna.press(Verb.HAND)
        await assert_ends(program, signal_)
        assert not _lives(child)
    assert_sound(tmp_path / "pesten.sqlite3")


@linux
async def test_its_playground_ends_by_itself_when_it_is_killed(tmp_path: Path) -> None:
    async with own_playground(tmp_path) as (program, _, child):
        assert _lives(child)
        await program.kill()
        await until(lambda: not _lives(child), "the end of the playground")


@linux
@pytest.mark.parametrize("signal_", SIGNALS)
async def test_it_ends_although_its_playground_is_frozen(tmp_path: Path, signal_: signal.Signals) -> None:
    """Nothing answers any more, not even the closing of the gateway."""
    async with own_playground(tmp_path) as (program, _, child):
        os.kill(child, signal.SIGSTOP)
        await assert_ends(program, signal_)
        assert not _lives(child)


@linux
async def test_a_second_signal_does_no_harm(tmp_path: Path) -> None:
    """An impatient Ctrl+C while it ends already."""
    async with own_playground(tmp_path) as (program, _, child):
        program.process.send_signal(signal.SIGINT)
        await assert_ends(program, signal.SIGINT)
        assert not _lives(child)
