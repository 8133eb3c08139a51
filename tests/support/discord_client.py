"""A playground and a real discord.py client that plays against it."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import discord

from bot.playground import Playground
from bot.redirect import redirect_discord

REAL_SECONDS = 15.0
"""How long a client may take to connect, in real time."""


def description_path() -> Path | None:
    """Discord's openapi.json, if it is at hand: PESTEN_OPENAPI, or beside the project."""
    named = os.environ.get("PESTEN_OPENAPI")
    path = Path(named) if named else Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
    return path if path.is_file() else None


class _Hurried:
    """The module asyncio for discord.py, but its `sleep` only lets the others go first."""

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(_: float) -> None:
        await asyncio.sleep(0)


@contextmanager
def hurried() -> Iterator[None]:
    """discord.py tries again at once after a 429 or 5xx, instead of after seconds of real time.

    Without this `Playground.quiet` may return while discord.py sleeps before its next attempt.
    """
    modules = (discord.http, discord.webhook.async_)
    for module in modules:
        setattr(module, "asyncio", _Hurried())  # noqa: B010 - mypy takes the module for constant
    try:
        yield
    finally:
        for module in modules:
            setattr(module, "asyncio", asyncio)  # noqa: B010


@asynccontextmanager
async def connected(
    client: discord.Client, playground: Playground, *, token: str | None = None
) -> AsyncIterator[None]:
    """Redirect discord.py, run the client until the gateway sent READY, and close it in the end.

    `token` is the right one unless given. What the client's task raises is raised here.
    """
    undo = redirect_discord(playground.api_url, playground.gateway_url, playground.cdn_url)
    running = asyncio.create_task(client.start(token or playground.token))
    try:
        await _ready(client, playground, running)
        yield
    finally:
        await client.close()
        await asyncio.wait([running], timeout=REAL_SECONDS)
        if not running.done():
            running.cancel()
        undo()
    if not running.cancelled() and (error := running.exception()) is not None:
        raise error


async def _ready(client: discord.Client, playground: Playground, running: asyncio.Task[None]) -> None:
    """Wait for READY and the guilds, not for on_ready, which discord.py delays by two seconds."""
    give_up = asyncio.get_running_loop().time() + REAL_SECONDS
    while client.user is None or not playground.gateway.connected:
        if running.done():
            running.result()
            raise RuntimeError("the client ended before it was ready")
        if asyncio.get_running_loop().time() > give_up:
            raise TimeoutError("the client did not become ready")
        await asyncio.sleep(0.002)
    await playground.quiet()
