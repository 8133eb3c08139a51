"""The program as a process of its own, started as people start it: `python -m bot`."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from bot.playground import Playground

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
"""Real seconds after which a wait gives up; machines may be busy, so this is far more than anything needs."""
OURS = ("DISCORD_", "DATABASE_PATH", "LOG_LEVEL", "COMPUTER_SECONDS", "NEXT_ROUND_", "LOBBY_", "PLAYGROUND_", "LC_")


def environment(folder: Path, settings: dict[str, str] | None = None) -> dict[str, str]:
    """A clean environment with these settings; nothing of the machine's own settings of the program gets in."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(OURS) and name != "LANG"}
    own = {"PYTHONPATH": str(ROOT), "LANG": "en_US.UTF-8", "LOG_LEVEL": "WARNING"}
    return inherited | own | {"DATABASE_PATH": str(folder / "pesten.sqlite3")} | (settings or {})


def against(playground: Playground) -> dict[str, str]:
    """The settings that point the program at a playground of the test's own."""
    return {
        "DISCORD_TOKEN": playground.token,
        "DISCORD_API": playground.api_url,
        "DISCORD_GATEWAY": playground.gateway_url,
        "DISCORD_CDN": playground.cdn_url,
    }


async def until(happened: Callable[[], object], what: str = "", *, seconds: float = PATIENCE) -> None:
    """Return when `happened()` is true; fails after so many real seconds."""
    loop = asyncio.get_running_loop()
    give_up = loop.time() + seconds
    while not happened():
        if loop.time() > give_up:
            raise AssertionError(f"it never happened: {what or happened}")
        await asyncio.sleep(0.004)


@dataclass(frozen=True, slots=True)
class Ended:
    """What an ended process left behind."""

    status: int
    said: str
    """Standard output."""
    complained: str
    """Standard error."""


class Program:
    """A running `python -m bot`. As a context manager it never outlives its block."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.said = ""
        self.complained = ""
        assert process.stdout is not None
        assert process.stderr is not None
        self._reading = asyncio.gather(self._read(process.stdout, "said"), self._read(process.stderr, "complained"))

    @classmethod
    async def start(cls, folder: Path, arguments: Sequence[str] = (), **settings: str) -> Self:
        """Start it in `folder`, where no `.env` stands."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            *arguments,
            cwd=folder,
            env=environment(folder, settings),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        return cls(process)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process.returncode is None:
            await self.kill()

    async def ended(self) -> Ended:
        """Wait for its own end."""
        status = await asyncio.wait_for(self.process.wait(), PATIENCE)
        await self._reading
        return Ended(status, self.said, self.complained)

    async def kill(self) -> Ended:
        """SIGKILL: no line of its code runs any more."""
        self.process.kill()
        return await self.ended()

    async def told(self, signal_: signal.Signals) -> tuple[Ended, float]:
        """Send a signal; what it left behind, and after how many seconds."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        self.process.send_signal(signal_)
        return await self.ended(), loop.time() - began

    async def says(self, words: str) -> None:
        """Wait until it has written the words to either output."""
        await until(lambda: self.process.returncode is not None or words in self.said + self.complained, words)
        assert words in self.said + self.complained, self.said + self.complained

    async def plays_on(self, playground: Playground) -> Self:
        """Wait until it listens to the playground's gateway; it must not have ended before."""
        await until(lambda: self.process.returncode is not None or playground.gateway.complete, "the gateway")
        assert self.process.returncode is None, (await self.ended()).complained
        return self

    async def _read(self, stream: asyncio.StreamReader, name: str) -> None:
        async for line in stream:
            setattr(self, name, getattr(self, name) + line.decode(errors="replace"))


async def ran(folder: Path, *arguments: str, **settings: str) -> Ended:
    """Run it to its own end."""
    async with await Program.start(folder, arguments, **settings) as program:
        return await program.ended()
