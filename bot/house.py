"""Builds the house from its settings: store, tables, client; and runs it until it is told to stop."""

import asyncio
import contextlib
import gc
import logging
import signal
from collections.abc import AsyncIterator, Callable

from bot.client import PestenClient
from bot.i18n import Localizer
from bot.opponents import choose
from bot.pictures import EmojiShelf
from bot.services import Services
from bot.settings import Settings
from bot.tables.chance import Chance
from bot.tables.clock import Clock, SystemClock
from bot.tables.repaints import EDITS
from bot.tables.tables import Tables
from bot.tables.timing import Timing
from bot.tables.transitions import replay
from data.store import Store

log = logging.getLogger(__name__)

LEAVING_SECONDS = 3.0
"""Service managers and people lose patience after five."""


@contextlib.asynccontextmanager
async def open_house(
    settings: Settings, *, clock: Clock | None = None, chance: Chance | None = None, edits: int = EDITS
) -> AsyncIterator[PestenClient]:
    """A client with everything behind it, not yet connected; whatever happens, both it and the store are closed.

    `edits` as in `Timing`.
    """
    clock = clock or SystemClock()
    async with await Store.open(settings.database_path, rebuild=replay) as store:
        timing = Timing(
            settings.computer_seconds, settings.next_round_seconds, settings.lobby_seconds, edits=edits
        )
        tables = Tables(store, clock, chance or Chance(), choose, timing)
        services = Services(tables, store, Localizer.load(), EmojiShelf(clock), clock, store, store, store, store)
        client = PestenClient(services, store)
        try:
            yield client
        finally:
            await _leave_discord(client)


async def run(settings: Settings, token: str, opened: Callable[[PestenClient], None]) -> None:
    """Play on Discord until SIGTERM or SIGINT; raises `discord.LoginFailure` for a refused token.

    `opened` is called once people can play.
    """
    async with open_house(settings) as client:

        def open_to_people(ready: PestenClient) -> None:
            _look_for_garbage_less_often()
            opened(ready)

        client.opened = open_to_people
        serving = asyncio.create_task(client.start(token))
        stopping = asyncio.Event()
        on_signals(stopping.set)
        waiting = asyncio.create_task(stopping.wait())
        await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if not stopping.is_set():
            await serving
        # before the connection is closed, or it would be missed and made anew; while it is being made anew, discord.py
        # swallows this, and the closing ends it
        serving.add_done_callback(lambda task: task.cancelled() or task.exception())
        serving.cancel()
        await asyncio.wait({serving}, timeout=0.5)


GARBAGE_THRESHOLDS = (20_000, 20, 20)
"""New objects until Python looks for unreachable cycles among the young ones, and such looks until among older ones.

Python's own numbers (700, 10 and 10 in 3.11) cost a fifth of the time of a click; nearly everything here goes without
such a look.
"""


def _look_for_garbage_less_often() -> None:
    """What is there when people can begin to play stays: it need not be looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)


def on_signals(call: Callable[[], object]) -> None:
    """From now on SIGTERM and SIGINT make this call, on the event loop; it replaces what was to be called before."""
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers; Ctrl+C raises there
            asyncio.get_running_loop().add_signal_handler(name, call)


async def _leave_discord(client: PestenClient) -> None:
    """Close the client, politely while Discord answers, and at the latest after `LEAVING_SECONDS`."""
    closing = asyncio.ensure_future(client.close())
    await asyncio.wait({closing}, timeout=LEAVING_SECONDS)
    if not closing.done():
        log.info("Discord does not answer; leaving without its good-bye")
        await client.http.close()
        closing.cancel()
    await asyncio.gather(closing, return_exceptions=True)
