"""Takes the README's pictures: `python -m tests.newcomer.take_pictures` plays a match and fills docs/pictures."""

import asyncio
import contextlib
import random
import re
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

from playwright.async_api import Error, Page, async_playwright

from tests.newcomer.browsing import button, play, press, type_command
from tests.page.conftest import FLAGS
from tests.support.evening import Evening, evening

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
CAUGHT = re.compile(r"^Caught! \(")
COUNTER_CLOCKWISE = re.compile("counter-clockwise")
CARDS = re.compile(r"^(10|[2-9AJQK])[♠♥♦♣]")


class Enough(Exception):
    """The moment has been photographed."""


class Photographer:
    """Takes one picture of each moment, the first time that it looks interesting."""

    def __init__(self, page: Page, evening_: Evening) -> None:
        self.page, self.evening = page, evening_
        self.taken: set[str] = set()

    async def take(self, name: str, containing: str | re.Pattern[str]) -> None:
        """The newest message that contains the text."""
        if name in self.taken:
            return
        message = self.page.locator(".message", has_text=containing).last
        await self.page.mouse.move(0, 0)
        await self.page.wait_for_timeout(300)  # the page scrolls and settles
        await message.screenshot(path=PICTURES / f"{name}.png")
        self.taken.add(name)

    async def look(self, moment: str) -> None:
        """What each moment shows."""
        match moment:
            case "own turn" if await self.page.get_by_text("Your turn").count():
                await self.take("hand", "Your cards")
                await self._table()
            case "choosing a suit":
                await self.take("suit", "Choose a suit")
            case "round over":
                await self.take("round-over", "is over")
            case _:
                pass

    async def look_for_gift(self, _moment: str) -> None:
        """Everybody chooses a card to pass on."""
        if await self.page.get_by_text("Choose yours").count():
            await self.take("pass-left", re.compile("Choose yours"))
            raise Enough

    async def look_for_catch(self, _moment: str) -> None:
        """Somebody holds one card and has not said so."""
        await self.page.wait_for_timeout(150)  # the page is a moment behind
        if await self.page.get_by_role("button", name=CAUGHT, disabled=False).count():
            await self.take("caught", re.compile("in the stock"))
            raise Enough

    async def _table(self) -> None:
        table = self.page.locator(".message", has_text=re.compile("in the stock")).last
        if not await table.count():
            return
        shown = await table.inner_text()
        if shown.count("played") >= 3:
            turned = COUNTER_CLOCKWISE.search(shown)
            await self.take("table-counter-clockwise" if turned else "table", re.compile("in the stock"))


@contextlib.asynccontextmanager
async def photographing(seed: int) -> AsyncIterator[Photographer]:
    """Ben at an evening of his own, all pictures of cards at hand."""
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder) / "pesten.sqlite3", seed=seed) as opened, async_playwright() as playwright:
            browser = await playwright.chromium.launch(args=FLAGS, executable_path="/usr/bin/chromium")
            await opened.client.services.emojis.filled()
            page = await browser.new_page(viewport={"width": 760, "height": 1600}, device_scale_factor=1.5)
            await page.goto(f"{opened.playground.address}/?person={opened.person('Ben').id}")
            await page.wait_for_selector(".empty, .message")
            yield Photographer(page, opened)
            await browser.close()


async def a_match() -> None:
    """Ben against three computers, from the lobby to the end."""
    async with photographing(seed=5) as photographer:
        opened, page = photographer.evening, photographer.page
        await type_command(opened, page, "/pesten new")
        for _ in range(3):
            await press(opened, page, "Add computer")
        await photographer.take("lobby", "seats taken")
        await press(opened, page, "Start")
        await play(opened, page, random.Random(3), photographer.look)
        await photographer.take("end", "Rematch")
        await button(page, "Scores & rules").click()
        await opened.quiet()
        await photographer.take("scores", "Scores ·")


async def other_games() -> None:
    """What only other games have, the host's settings, and two rule cards."""
    await _game("pass_left", 5, Photographer.look_for_gift)
    for seed in range(1, 20):  # until Ben gets down to one card
        if await _game("classic", seed, Photographer.look_for_catch):
            break


async def _game(variant: str, seed: int, look: Callable[[Photographer, str], Awaitable[None]]) -> bool:
    """Play until the moment has come; whether it has."""
    async with photographing(seed) as photographer:
        opened, page = photographer.evening, photographer.page
        ben = opened.person("Ben")
        await ben.slash(opened.channel, "pesten rules", variant=variant)
        await photographer.take(f"rules-{variant.replace('_', '-')}", "Rules of")
        await ben.slash(opened.channel, "pesten new", variant=variant, computers=3)
        await press(opened, page, "Settings")
        await photographer.take("settings", "Settings ·")
        await press(opened, page, "Start")
        try:
            await play(opened, page, random.Random(seed), partial(look, photographer))
        except Enough:
            return True
    return False


async def zweeds() -> None:
    """Swapping, with a card chosen; then a turn with cards in hand, open and blind ones, and a 3 on the pile."""
    async with photographing(seed=9) as photographer:
        opened, page = photographer.evening, photographer.page
        await opened.person("Ben").slash(opened.channel, "pesten new", variant="zweeds", computers=2)
        await press(opened, page, "Start")
        await page.locator(".message", has_text="Swap as you like").last.get_by_role("button").first.click()
        await opened.quiet()
        await photographer.take("zweeds-swap", "Swap as you like")
        await press(opened, page, "Ready")
        for _ in range(300):
            hand = page.locator(".message", has_text="Your cards").last
            cards = hand.get_by_role("button", name=CARDS, disabled=False)
            rows = [await hand.get_by_text(what).count() for what in ("What counts", "Your open cards")]
            if all(rows) and await cards.count() > 1:
                await photographer.take("zweeds-hand", "Your cards")
                return
            take = hand.get_by_role("button", name="Take the pile", disabled=False)
            choice = cards if await cards.count() else take
            if not await hand.get_by_text("turn").count() or not await choice.count():
                await opened.advance(3)
                continue
            with contextlib.suppress(Error):  # the page was a moment behind
                await choice.first.click(timeout=700)
            await opened.quiet()


async def main() -> None:
    """Fill the folder of pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    await zweeds()
    await a_match()
    await other_games()


if __name__ == "__main__":
    asyncio.run(main())
