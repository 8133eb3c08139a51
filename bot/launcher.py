"""Starts the playground as a process of its own beside the bot, and ends it with the bot."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass

from bot.playground.defaults import TOKEN

START_SECONDS = 30.0
STOP_SECONDS = 1.5
"""Together with the bot's own leaving this stays below five seconds."""
READY, FAILED = "READY ", "FAILED "
HINT = "/pesten new"
"""What the page suggests to type first."""


class PlaygroundFailed(Exception):
    """The playground did not start; the text tells what it said."""


@dataclass(frozen=True, slots=True)
class RunningPlayground:
    """Where a playground listens."""

    url: str
    token: str = TOKEN

    @property
    def api(self) -> str:
        """What stands in for Discord's REST address."""
        return f"{self.url}/api/v10"

    @property
    def gateway(self) -> str:
        """What stands in for Discord's gateway."""
        return f"{self.url.replace('http', 'ws', 1)}/gateway"

    @property
    def cdn(self) -> str:
        """What stands in for Discord's picture server."""
        return f"{self.url}/cdn"


@contextlib.asynccontextmanager
async def launched_playground(port: int) -> AsyncIterator[RunningPlayground]:
    """A playground on the port, or on any free one if that is taken; raises `PlaygroundFailed`.

    It ends when its standard input does, so it never outlives this process, however that ends.
    """
    process, url = await _start(port)
    try:
        yield RunningPlayground(url)
    finally:
        await _stop(process)


async def _start(port: int) -> tuple[asyncio.subprocess.Process, str]:
    said = ""
    for candidate in dict.fromkeys((port, 0)):
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot.playground",
            "--port",
            str(candidate),
            "--hint",
            HINT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # Ctrl+C reaches the whole group of the terminal; the playground must outlive the bot's last requests
            start_new_session=True,
        )
        assert process.stdout is not None
        with contextlib.suppress(TimeoutError):
            line = await asyncio.wait_for(process.stdout.readline(), START_SECONDS)
            said = line.decode(errors="replace").strip()
            if said.startswith(READY):
                return process, said.removeprefix(READY)
        await _stop(process)
    raise PlaygroundFailed(said.removeprefix(FAILED))


async def _stop(process: asyncio.subprocess.Process) -> None:
    if process.stdin is not None:
        process.stdin.close()
    try:
        await asyncio.wait_for(process.wait(), STOP_SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()
