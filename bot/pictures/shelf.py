"""Keeps the tiles on Discord as emojis of the application; play never waits for them."""

import asyncio
import contextlib
import logging
from typing import Protocol

import aiohttp
import discord

from bot.engine import Card, rank_of, suit_of
from bot.i18n import Words
from bot.pictures.tiles import BACK, PREFIX, Tile, card_tile, catalogue
from bot.pictures.workshop import Workshop

log = logging.getLogger(__name__)

FIRST_PAUSE = 30.0
"""Seconds before a failed attempt is repeated; each further pause is twice as long."""
LONGEST_PAUSE = 3600.0
LOOKING_SECONDS = 5.0
"""How long a start waits to hear which pictures are there (in real time)."""
_TROUBLE = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
POLITE_PAUSE = 0.03
"""Seconds between uploads: all pictures at once would use up the 50 requests a second that Discord allows a bot."""


class Waiting(Protocol):
    """As much of the house's clock as patience needs."""

    def now(self) -> float:
        """Seconds since the epoch."""

    async def sleep_until(self, moment: float) -> None:
        """Return when the clock has reached `moment`."""


class EmojiShelf:
    """Which tiles the application has; filled in the background after `start`."""

    def __init__(self, clock: Waiting) -> None:
        """Empty: every card stands in words until its picture is there."""
        self._clock = clock
        self._there: dict[str, discord.PartialEmoji] = {}
        self._filling: asyncio.Task[None] | None = None

    def emoji(self, card: Card, words: Words) -> discord.PartialEmoji | None:
        """The card's picture with the reader's letter; None while there is none."""
        suit = suit_of(card)
        letter = "" if suit is None else words.rank_letter(rank_of(card))
        return self._there.get(card_tile(letter, suit).name)

    def back(self) -> discord.PartialEmoji | None:
        """A card face down; None while there is none."""
        return self._there.get(BACK.name)

    async def look(self, client: discord.Client) -> None:
        """Know what is there already, so that nothing that is drawn at a start loses its pictures; no longer than
        `LOOKING_SECONDS`, and what goes wrong is left to `start`."""
        with contextlib.suppress(*_TROUBLE):
            await asyncio.wait_for(self._present(client), LOOKING_SECONDS)

    def start(self, client: discord.Client) -> None:
        """Begin to fill the shelf; a second call does nothing. The client must have logged in."""
        if self._filling is None:
            self._filling = asyncio.get_running_loop().create_task(self._fill(client), name="emoji shelf")

    async def stop(self) -> None:
        """Give up what is not done yet."""
        if self._filling is not None:
            self._filling.cancel()
            await asyncio.gather(self._filling, return_exceptions=True)

    async def filled(self) -> None:
        """Return when the filling that `start` began has come to its end."""
        if self._filling is not None:
            await asyncio.wait({self._filling})

    async def _fill(self, client: discord.Client) -> None:
        pause = FIRST_PAUSE
        while not await self._tried(client):
            await self._clock.sleep_until(self._clock.now() + pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _tried(self, client: discord.Client) -> bool:
        """Whether everything is in its place now."""
        try:
            await self._complete(client)
        except _TROUBLE as error:
            log.warning("pictures of cards are missing for now, they stand in words: %s", error)
            return False
        return True

    async def _complete(self, client: discord.Client) -> None:
        wanted = _wanted()
        present = await self._present(client)
        missing = [tile for name, tile in wanted.items() if name not in present]
        if missing:
            await self._upload(client, missing)
        for name, emoji in present.items():
            if name.startswith(PREFIX) and name not in wanted:
                await emoji.delete()
        if missing:
            log.info("uploaded %s pictures of cards", len(missing))

    async def _present(self, client: discord.Client) -> dict[str, discord.Emoji]:
        present, wanted = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}, _wanted()
        self._there |= {name: _partial(emoji) for name, emoji in present.items() if name in wanted}
        return present

    async def _upload(self, client: discord.Client, missing: list[Tile]) -> None:
        async with Workshop() as workshop:
            for tile in missing:
                image = await workshop.png(tile)
                self._there[tile.name] = _partial(await client.create_application_emoji(name=tile.name, image=image))
                await asyncio.sleep(POLITE_PAUSE)  # real time whatever the house's clock says: it spaces real requests


def _wanted() -> dict[str, Tile]:
    return {tile.name: tile for tile in catalogue()}


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)
