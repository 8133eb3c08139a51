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
    await page.keyboard.type("/game silent")
    await page.keyboard.press("Enter")  # the whole name, and nothing more must be known
    await expect(page.get_by_role("option")).to_have_count(0)
    while not playground.interactions.waiting:
        await page.wait_for_timeout(5)
    await clock.advance(3.1)
    await expect(page.locator(".failure")).to_have_text("The application did not respond")


async def test_a_whole_name_is_sent_by_one_enter(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Anna")  # a Dutch client; the default name does as well
    for typed in ("/spel pauze", "/GAME pause "):
        await page.keyboard.type(typed.strip())
        await page.keyboard.press("Enter")
        await page.get_by_text(f"Paused {1 if typed == '/spel pauze' else 2} times, 0 minutes").first.wait_for()
    await expect(page.get_by_role("combobox", name="Bericht of commando")).to_be_focused()


@pytest.mark.parametrize("keys", [["Tab"], [" "], ["ArrowDown", "Enter"]])
async def test_options_are_there_for_whoever_wants_them(open_tab: OpenTab, bot: PageBot, keys: list[str]) -> None:
    page = await open_tab("Ben")
    await page.keyboard.type("/game pause")
    for key in keys:
        await page.keyboard.press(key)
    await expect(page.get_by_role("combobox", name="Options")).to_be_focused()
    await expect(page.locator(".command-about")).to_have_text(
        "Pause a while · Enter sends, Tab adds an option, Escape cancels."
    )
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("combobox", name="minutes")).to_be_focused()
    await page.keyboard.type("5")
    await page.keyboard.press("Enter")
    await page.get_by_text("Paused 1 times, 5 minutes").first.wait_for()


async def test_tab_goes_on_when_no_option_is_left(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await page.keyboard.type("/game pause")
    for key in ("Tab", "Tab", "Tab"):
        await page.keyboard.press(key)
    await expect(page.locator(".command-about")).to_have_text("Pause a while · Enter sends, Escape cancels.")
    await page.keyboard.press("Tab")
    assert await page.evaluate("!document.activeElement.matches('input')")


async def test_an_unknown_command_is_refused_and_escape_clears_it(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await page.keyboard.type("/game xyz")
    await page.keyboard.press("Enter")
    fault = page.locator(".composer-fault")
    await expect(fault).to_have_text("There is no command /game xyz. Type / alone to see all.")
    box = page.get_by_role("combobox", name="Message or command")
    await expect(box).to_have_value("/game xyz")
    await page.keyboard.press("Escape")
    await expect(box).to_have_value("")
    await expect(fault).to_have_text("")
    await page.keyboard.type("/ga")
    await page.keyboard.press("Escape")  # first the list, then what was typed
    await expect(page.get_by_role("option")).to_have_count(0)
    await expect(box).to_have_value("/ga")
    await page.keyboard.press("Escape")
    await expect(box).to_have_value("")


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


async def test_a_word_behind_the_command_is_its_first_option(open_tab: OpenTab, bot: PageBot) -> None:
    """Typed letter by letter it stands in the field of options, pasted it stands behind the name."""
    page = await open_tab("Ben")
    await page.keyboard.type("/game pause 7")
    await page.keyboard.press("Enter")
    await page.get_by_text("Paused 1 times, 7 minutes").first.wait_for()
    await page.get_by_role("combobox", name="Message or command").fill("/game pause 8")
    await page.keyboard.press("Enter")
    await page.get_by_text("Paused 2 times, 8 minutes").first.wait_for()


async def test_options_by_their_names(open_tab: OpenTab, bot: PageBot) -> None:
    """As on Discord: typed letter by letter a name with its colon opens the option's field; pasted, all of them."""
    page = await open_tab("Anna")  # a Dutch client
    await page.keyboard.type("/spel pauze minutes:6")
    await page.keyboard.press("Enter")
    await page.get_by_text("Paused 1 times, 6 minutes").first.wait_for()
    await page.keyboard.type("/")
    box = page.get_by_role("combobox", name="Bericht of commando")
    await box.fill("/spel nieuw rondes:3 variant:pesten 13 host:car")  # of the variant any text may be typed
    await page.keyboard.press("Enter")
    await page.get_by_role("heading", name="Table").wait_for()
    assert bot.started == [(3, "pesten 13", "Carla")]


async def test_a_colon_in_the_text_of_the_only_option(open_tab: OpenTab, bot: PageBot) -> None:
    """`minutes: 5` names the option; a word before it, with no option left for it, makes all of it one text."""
    page = await open_tab("Ben")
    box = page.get_by_role("combobox", name="Message or command")
    await box.fill("/game pause about minutes: 5")
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-fault")).to_contain_text("“about minutes: 5” is")
    await expect(page.locator(".option-input.more")).to_have_value("about minutes: 5")
    assert bot.pauses == 0


async def test_letters_that_grow_in_lower_case_do_not_shift_a_name(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await page.get_by_role("combobox", name="Message or command").fill("/game new rounds:3 variant:İİ host:Carla")
    await page.keyboard.press("Enter")
    await page.get_by_role("heading", name="Table").wait_for()
    assert bot.started == [(3, "İİ", "Carla")]


async def test_a_name_without_a_value_is_asked_for(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await page.get_by_role("combobox", name="Message or command").fill("/game new rounds: variant:Pesten 7")
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-fault")).to_have_text("rounds is required.")
    assert bot.started == []


async def test_a_word_that_is_no_option_is_not_dropped(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Anna")  # a Dutch client
    await page.keyboard.type("/spel pauze lang")
    await page.keyboard.press("Enter")
    fault = page.locator(".command-fault")
    await expect(fault).to_contain_text("“lang” is geen optie van dit commando. minutes moet een getal zijn.")
    assert bot.pauses == 0
    await expect(page.locator(".option-input.more")).to_have_value("lang")
    await expect(page.locator(".option-input.more")).to_be_focused()
