"""Chromium, a playground with a bot, and tabs of people. Without chromium everything here is skipped by name."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from bot.playground import Playground
from tests.page.page_bot import PageBot
from tests.support.clock import ManualClock
from tests.support.discord_client import connected, description_path

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 5000
"""Milliseconds after which something that should have appeared is missing."""

OpenTab = Callable[..., Awaitable[Page]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        pytest.skip("no chromium on this computer")
    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        await found.close()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest_asyncio.fixture(loop_scope="session")
async def playground(clock: ManualClock) -> AsyncIterator[Playground]:
    async with Playground(clock=clock, description=description_path()) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def bot(playground: Playground) -> AsyncIterator[PageBot]:
    found = PageBot()
    async with connected(found, playground):
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def open_tab(browser: Browser, playground: Playground) -> AsyncIterator[OpenTab]:
    """`await open_tab("Anna", **how)`: her page in a window of its own. A script error on any page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    async def open_it(name: str | None, **how: object) -> Page:
        context = await browser.new_context(**how)  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        query = f"?person={playground.person(name).id}" if name else ""
        await page.goto(f"{playground.address}/{query}")
        await page.wait_for_selector(".empty, .message" if name else ".first-choice")
        return page

    yield open_it
    for context in contexts:
        await context.close()
    assert errors == []
