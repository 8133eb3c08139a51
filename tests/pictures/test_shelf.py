"""The emojis of the application: uploaded once, in the background, with patience, through the real library."""

import asyncio
from collections.abc import AsyncIterator
from typing import cast

import discord
import pytest

from bot.engine import JOKER, Suit, parse_card
from bot.i18n import Localizer
from bot.pictures import EmojiShelf, Tile, card_tile, catalogue, png
from bot.pictures.shelf import FIRST_PAUSE
from bot.pictures.workshop import Workshop
from bot.playground import Playground
from tests.support.clock import ManualClock
from tests.support.discord_client import connected, description_path

LOCALIZER = Localizer.load()
DUTCH, ENGLISH = LOCALIZER.words("nl"), LOCALIZER.words("en")
LIST = "GET /applications/{application_id}/emojis"


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def playground(clock: ManualClock) -> AsyncIterator[Playground]:
    async with Playground(clock=clock, description=description_path()) as found:
        yield found


@pytest.fixture
async def client(playground: Playground) -> AsyncIterator[discord.Client]:
    found = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    async with connected(found, playground):
        yield found


@pytest.fixture
async def shelf(clock: ManualClock) -> AsyncIterator[EmojiShelf]:
    found = EmojiShelf(clock)
    yield found
    await found.stop()


def names(playground: Playground) -> list[str]:
    return [emoji.name for emoji in playground.world.application.emojis.values()]


async def test_an_empty_shelf_has_words_only(shelf: EmojiShelf) -> None:
    assert shelf.emoji(JOKER, DUTCH) is None
    assert shelf.back() is None


async def test_every_tile_is_uploaded_once(
    playground: Playground, client: discord.Client, shelf: EmojiShelf, clock: ManualClock
) -> None:
    shelf.start(client)
    await shelf.filled()
    assert sorted(names(playground)) == sorted(tile.name for tile in catalogue())
    queen, back = parse_card("QH"), shelf.back()
    dutch, english = shelf.emoji(queen, DUTCH), shelf.emoji(queen, ENGLISH)
    assert dutch is not None
    assert english is not None
    assert back is not None
    assert dutch.name.startswith("p_V_hearts_")
    assert english.name.startswith("p_Q_hearts_")
    assert shelf.emoji(parse_card("7S"), DUTCH) == shelf.emoji(parse_card("7S"), ENGLISH)
    before = dict(playground.world.application.emojis)
    again = EmojiShelf(clock)
    again.start(client)
    await again.filled()
    assert again.emoji(queen, DUTCH) == dutch
    assert playground.world.application.emojis == before


async def test_only_what_is_missing_is_drawn_and_outdated_pictures_go(
    playground: Playground, client: discord.Client, shelf: EmojiShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    image = png(card_tile("7", Suit.HEARTS))
    wanted = list(catalogue())
    for tile in wanted[2:]:
        await client.create_application_emoji(name=tile.name, image=image)
    for name in ("p_AS_00000000", "someones_own"):
        await client.create_application_emoji(name=name, image=image)
    drawn: list[Tile] = []

    async def draw(_: Workshop, tile: Tile) -> bytes:
        drawn.append(tile)
        return image

    monkeypatch.setattr(Workshop, "png", draw)
    shelf.start(client)
    await shelf.filled()
    assert drawn == wanted[:2]
    assert sorted(names(playground)) == sorted([*(tile.name for tile in wanted), "someones_own"])


async def test_a_refusal_is_tried_again_later_and_breaks_nothing(
    playground: Playground, client: discord.Client, shelf: EmojiShelf, clock: ManualClock
) -> None:
    playground.faults.add("error", LIST, status=403)
    shelf.start(client)
    while clock.next_moment is None:
        await playground.quiet()
    assert shelf.emoji(JOKER, DUTCH) is None
    assert clock.next_moment == clock.now() + FIRST_PAUSE
    await clock.advance(FIRST_PAUSE)
    await shelf.filled()
    assert shelf.emoji(JOKER, DUTCH) is not None


class _Silent:
    """A Discord that never answers."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        await asyncio.Event().wait()
        return []


class _Broken:
    """A Discord that cannot be reached."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        raise OSError


@pytest.mark.parametrize("kind", [_Silent, _Broken])
async def test_trouble_with_looking_does_not_keep_the_start(
    shelf: EmojiShelf, monkeypatch: pytest.MonkeyPatch, kind: type[_Silent] | type[_Broken]
) -> None:
    """Pictures are no reason not to play; `start` fetches them later."""
    monkeypatch.setattr("bot.pictures.shelf.LOOKING_SECONDS", 0)
    async with asyncio.timeout(1):
        await shelf.look(cast("discord.Client", kind()))
    assert shelf.emoji(JOKER, DUTCH) is None
