"""Commands by the keyboard alone."""

import pytest
from playwright.async_api import Page, expect

from bot.playground import Playground
from tests.page.conftest import OpenTab
from tests.page.page_bot import PageBot
from tests.support.clock import ManualClock

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def start_game(page: Page) -> None:
    await page.keyboard.type("/game new")
    await page.keyboard.press("Enter")
    await page.keyboard.type("5")
    await page.keyboard.press("Enter")
    await page.get_by_role("heading", name="Table").wait_for()


async def test_command_with_options_by_keyboard_alone(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Anna")  # a Dutch client
    await page.keyboard.type("/")
    commands = page.get_by_role("option")
    await expect(commands.first).to_contain_text("/spel nieuw")
    await expect(commands.first).to_contain_text("Open een tafel")
    await page.keyboard.type("nieuw")
    await page.keyboard.press("Tab")

    rounds = page.get_by_role("combobox", name="rondes")
    await expect(rounds).to_be_focused()
    await expect(page.locator(".command-about")).to_contain_text("1 tot en met 8")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-fault")).to_have_text("rondes mag hoogstens 8 zijn.")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("3")

    await page.keyboard.press("Tab")  # to the options that are left
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="variant")).to_be_focused()
    await page.keyboard.type("pes")
    await expect(page.get_by_role("option")).to_have_text(["Pesten 7", "Pesten 13"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")

    await page.keyboard.type("host")
    await page.keyboard.press("Tab")
    await page.keyboard.type("car")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.get_by_role("heading", name="Table").wait_for()
    assert bot.started == [(3, "pesten_13", "Carla")]
    await expect(page.locator(".origin")).to_contain_text("Anna gebruikte /spel nieuw")
    await expect(page.get_by_role("combobox", name="Bericht of commando")).to_be_focused()


async def test_required_option_and_escape(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await page.keyboard.type("/game new")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-fault")).to_have_text("rounds is required.")
    await page.keyboard.press("Escape")
    box = page.get_by_role("combobox", name="Message or command")
    await expect(box).to_be_focused()
    await expect(box).to_have_value("")
    assert bot.started == []


async def test_command_without_an_answer(
    open_tab: OpenTab, bot: PageBot, playground: Playground, clock: ManualClock
) -> None:
    page = await open_tab("Ben")
    await page.keyboard.type("/silent")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option")).to_have_count(0)
    while not playground.interactions.waiting:
        await page.wait_for_timeout(5)
    await clock.advance(3.1)
    await expect(page.locator(".failure")).to_have_text("The application did not respond")


async def test_shortcuts(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Dirk")
    await start_game(page)
    await page.keyboard.press("F6")
    await expect(page.get_by_role("button", name="My cards")).to_be_focused()
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("button", name="Draw (0)")).to_be_focused()
    for _ in range(3):
        await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("button", name="A suit")).to_be_focused()  # past "Closed", which is disabled
    await page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Clavier")
    await expect(dialog).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(dialog).to_be_hidden()
    await page.keyboard.press("/")
    await expect(page.get_by_role("combobox", name="Message ou commande")).to_have_value("/")
