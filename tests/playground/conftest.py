"""A playground whose clock stands still, and a tiny bot that is connected to it."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.playground import Playground
from tests.playground.rest_client import RestClient
from tests.playground.tiny_bot import TinyBot
from tests.support.clock import ManualClock
from tests.support.discord_client import connected, description_path


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def playground(clock: ManualClock) -> AsyncIterator[Playground]:
    async with Playground(clock=clock, description=description_path()) as found:
        yield found


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[TinyBot]:
    found = TinyBot()
    async with connected(found, playground):
        yield found


@pytest.fixture
async def rest(playground: Playground) -> AsyncIterator[RestClient]:
    async with aiohttp.ClientSession() as session:
        yield RestClient(playground, session)
