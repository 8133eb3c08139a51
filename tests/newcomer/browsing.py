"""A person with a browser: looks at the playground's page and clicks, by what stands on the buttons."""

import random
import re
from collections.abc import Awaitable, Callable

from playwright.async_api import Error, Locator, Page

from tests.support.evening import Evening

CARD = re.compile(r"^((10|[2-9AJQK])[♠♥♦♣]|★ joker)( ×\d)?$")
SUIT = re.compile(r"^[♠♥♦♣] ")

Look = Callable[[str], Awaitable[None]]


async def nobody_looks(_moment: str) -> None:
    """For whoever only plays."""


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    """The newest button of that name that can be pressed."""
    exact = re.compile(f"^{re.escape(name)}$") if isinstance(name, str) else name
    return page.get_by_role("button", name=exact, disabled=False).last


async def press(evening: Evening, page: Page, name: str | re.Pattern[str]) -> None:
    """Press a button and wait until everything is quiet."""
    await button(page, name).click()
    await evening.quiet()


async def type_command(evening: Evening, page: Page, command: str) -> None:
    """Type a slash command and send it without options."""
    await page.keyboard.type(command)
    await page.keyboard.press("Enter")
    await page.wait_for_function("document.querySelectorAll('[aria-busy=true]').length === 0")
    await evening.quiet()


async def play(evening: Evening, page: Page, chance: random.Random, look: Look = nobody_looks) -> int:
    """Play from one's hand until the match is over; returns how many rounds were begun.

    `look` is called with the name of each moment worth seeing.
    """
    rounds = 1
    await press(evening, page, "My cards")
    for _ in range(3000):
        await look("any")
        if await button(page, "Next round").count():
            await look("round over")
            if not await _clicked(button(page, "Next round")):
                continue  # the page was a moment behind
            await evening.quiet()
            rounds += 1
            if not await page.get_by_text(re.compile("^Your cards")).count():
                await press(evening, page, "My cards")
        elif await page.get_by_text("the match is over").count() and not await button(page, "Draw").count():
            return rounds
        elif not await _act(evening, page, chance, look):
            await evening.advance(3)
    raise AssertionError("the match did not end; the page shows:\n" + await page.inner_text("body"))


async def _act(evening: Evening, page: Page, chance: random.Random, look: Look) -> bool:
    """Lay a bright card, choose its suit, or draw; returns whether there was anything to do."""
    suits = page.get_by_role("button", name=SUIT, disabled=False)
    if await suits.count():
        await look("choosing a suit")
        await _clicked(suits.nth(chance.randrange(4)))
        await evening.quiet()
        return True
    hand = page.locator(".message", has_text=re.compile("Your cards")).last
    cards = hand.get_by_role("button", name=CARD, disabled=False)
    if count := await cards.count():
        await look("own turn")
        if not await _clicked(cards.nth(chance.randrange(count))):
            return True
        await evening.quiet()
        return True
    draw = hand.get_by_role("button", name=re.compile(r"^(Draw|End turn)"), disabled=False)
    if await draw.count():
        await _clicked(draw)
        await evening.quiet()
        return True
    return False


async def _clicked(target: Locator) -> bool:
    """Click; where the page has changed in between, look again instead."""
    try:
        await target.click(timeout=700)
    except Error:
        return False
    return True
