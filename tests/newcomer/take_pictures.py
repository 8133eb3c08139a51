"""Takes the README's pictures: `python -m tests.newcomer.take_pictures` plays a match and fills docs/pictures."""

import asyncio
import random
import re
import tempfile
from pathlib import Path

from playwright.async_api import Page, async_playwright

from tests.newcomer.browsing import button, play, press, type_command
from tests.page.conftest import FLAGS
from tests.support.evening import Evening, evening

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
COUNTER_CLOCKWISE = re.compile("counter-clockwise")


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

    async def _table(self) -> None:
        table = self.page.locator(".message", has_text=re.compile("in the stock")).last
        if not await table.count():
            return
        shown = await table.inner_text()
        if shown.count("played") >= 3:
            turned = COUNTER_CLOCKWISE.search(shown)
            await self.take("table-counter-clockwise" if turned else "table", re.compile("in the stock"))


async def main() -> None:
    """Play as Ben against three computers, whose pictures of cards are all there."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder) / "pesten.sqlite3", seed=5) as opened, async_playwright() as playwright:
            browser = await playwright.chromium.launch(args=FLAGS, executable_path="/usr/bin/chromium")
            await opened.client.services.emojis.filled()
            page = await browser.new_page(viewport={"width": 760, "height": 1000}, device_scale_factor=1.5)
            await page.goto(f"{opened.playground.address}/?person={opened.person('Ben').id}")
            await page.wait_for_selector(".empty, .message")
            photographer = Photographer(page, opened)
            await type_command(opened, page, "/pesten new")
            for _ in range(3):
                await press(opened, page, "Add computer")
            await photographer.take("lobby", "seats taken")
            await press(opened, page, "Start")
            await play(opened, page, random.Random(3), photographer.look)
            await photographer.take("end", "the match is over")
            await button(page, "Scores & rules").click()
            await opened.quiet()
            await photographer.take("scores", "Scores ·")
            await browser.close()
            print(sorted(photographer.taken))  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main())
