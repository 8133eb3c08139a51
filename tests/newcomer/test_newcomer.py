"""A newcomer opens the page, plays Pesten 7 against three computers and finds himself on the leaderboard."""

import random
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.newcomer.browsing import play, press, type_command
from tests.support.evening import evening

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize(("rounds"), [pytest.param(8, marks=pytest.mark.thorough), 1])
async def test_a_newcomer_plays_to_the_leaderboard(browser: Browser, tmp_path: Path, rounds: int) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        page = await browser.new_page()
        page.set_default_timeout(5000)
        await page.goto(f"{opened.playground.address}/?person={opened.person('Ben').id}")
        await page.wait_for_selector(".empty, .message")
        if rounds == 8:
            await type_command(opened, page, "/pesten new")
        else:
            ben = opened.person("Ben")
            await ben.slash(opened.channel, "pesten new", rounds=rounds)
        for _ in range(3):
            await press(opened, page, "Add computer")
        await press(opened, page, "Start")
        assert await play(opened, page, random.Random(1)) == rounds
        await expect(page.get_by_text("final score").last).to_be_visible()
        ben = opened.person("Ben")
        board = ben.answer(await ben.slash(opened.channel, "pesten leaderboard", against="computers"))
        assert "Ben" in board.text
        await page.close()
