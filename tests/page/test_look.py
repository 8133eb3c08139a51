"""How the page looks: light and dark, phones, contrast."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.playground import Playground
from tests.page.conftest import OpenTab
from tests.page.page_bot import PageBot
from tests.page.test_commands import start_game

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

COLOURS = Path(__file__).parents[2] / "bot" / "playground" / "page" / "colours.css"
PAIRS = [
    ("words", "ground"),
    ("words", "side"),
    ("words", "raised"),
    ("words", "sunken"),
    ("words", "ephemeral"),
    ("words", "pinged"),
    ("soft", "ground"),
    ("soft", "side"),
    ("soft", "raised"),
    ("soft", "sunken"),
    ("soft", "ephemeral"),
    ("soft", "hover"),
    ("link", "ground"),
    ("link", "ephemeral"),
    ("link", "raised"),
    ("fault", "ground"),
    ("fault", "ephemeral"),
    ("fault", "sunken"),
    ("accent-words", "accent"),
    ("secondary-words", "secondary"),
    ("on-colour", "success"),
    ("on-colour", "danger"),
    ("mention-words", "mention-ground"),
]


def themes() -> list[dict[str, str]]:
    """The colours by name: light, then dark (which changes what it names)."""
    light, dark = COLOURS.read_text("utf-8").split("@media")
    found = [dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", part)) for part in (light, dark)]
    return [found[0], found[0] | found[1]]


def luminance(colour: str) -> float:
    """Relative luminance, WCAG 2.2."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", themes(), ids=["light", "dark"])
async def test_contrast_of_text_is_aa(theme: dict[str, str]) -> None:
    for words, ground in PAIRS:
        bright, dim = sorted((luminance(theme[words]), luminance(theme[ground])), reverse=True)
        assert (bright + 0.05) / (dim + 0.05) >= 4.5, (words, ground)


async def background(page: Page) -> str:
    found: str = await page.evaluate("getComputedStyle(document.body).backgroundColor")
    return found


async def test_follows_light_and_dark(open_tab: OpenTab) -> None:
    page = await open_tab("Ben", color_scheme="light")
    assert await background(page) == "rgb(255, 255, 255)"
    await page.emulate_media(color_scheme="dark")
    assert await background(page) == "rgb(36, 38, 45)"


async def overflow(page: Page) -> int:
    found: int = await page.evaluate(
        "Math.max(...[document.documentElement, ...document.querySelectorAll('.scroller, .sidebar, .welcome')]"
        ".map((each) => each.scrollWidth - each.clientWidth))"
    )
    return found


async def placeholder_fits(page: Page) -> bool:
    """Whether the box shows its whole placeholder: an empty line of the box would grow with what it cannot show."""
    found: bool = await page.locator(".message-input").evaluate(
        "(box) => { const pen = document.createElement('canvas').getContext('2d'), style = getComputedStyle(box);"
        " pen.font = style.font;"
        " const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);"
        " return box.placeholder !== '' && pen.measureText(box.placeholder).width <= room; }"
    )
    return found


@pytest.mark.parametrize("name", ["Anna", "Ben", "Dirk", "Hanna"])
async def test_the_message_box_says_no_more_than_fits(open_tab: OpenTab, bot: PageBot, name: str) -> None:
    """On a phone, in each person's language."""
    page = await open_tab(name, viewport={"width": 360, "height": 700})
    assert await placeholder_fits(page)
    await page.set_viewport_size({"width": 1100, "height": 700})
    await expect(page.locator(".message-input")).to_have_attribute("placeholder", re.compile("#pesten"))
    assert await placeholder_fits(page)


async def test_phone(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben", viewport={"width": 360, "height": 700})
    await start_game(page)
    assert await overflow(page) <= 0
    assert await placeholder_fits(page)
    sidebar = page.get_by_role("navigation")
    await expect(sidebar).to_be_hidden()
    await page.get_by_role("button", name="Show channels").click()
    await expect(sidebar).to_be_visible()
    await page.get_by_role("button", name="general").click()
    await expect(sidebar).to_be_hidden()
    await expect(page).to_have_title("#general · Ben")


async def test_welcome_leads_to_a_person(open_tab: OpenTab, bot: PageBot, playground: Playground) -> None:
    playground.page.hint = "/game new"
    page = await open_tab(None, viewport={"width": 360, "height": 700}, locale="nl")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Een kleine Discord op je eigen computer")
    assert await overflow(page) <= 0
    await expect(page.get_by_role("link", name="Speel als Anna")).to_be_focused()
    await expect(page.locator(".steps")).to_contain_text("Typ /spel nieuw en druk op Enter.")
    await page.keyboard.press("Enter")
    await expect(page).to_have_title("#pesten · Anna")
    await expect(page.locator(".empty .hint")).to_have_text("Typ /spel nieuw en druk op Enter.")


async def test_every_control_has_a_name_and_every_picture_words(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await start_game(page)
    nameless = await page.evaluate(
        "[...document.querySelectorAll('button, a, input, textarea')]"
        ".filter((each) => !(each.getAttribute('aria-label') || each.textContent.trim() || each.labels?.length))"
        ".map((each) => each.outerHTML)"
    )
    assert nameless == []
    assert await page.evaluate("[...document.images].filter((each) => !each.hasAttribute('alt')).length") == 0


async def test_the_welcome_of_a_dialect_names_the_command_too(
    open_tab: OpenTab, bot: PageBot, playground: Playground
) -> None:
    playground.page.hint = "/game new"
    page = await open_tab(None, locale="nl-BE")
    await expect(page.locator(".steps strong")).to_have_text("Typ /spel nieuw en druk op Enter.")


async def test_a_long_private_answer_is_shown_from_its_beginning(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben", viewport={"width": 390, "height": 240})
    await start_game(page)
    await page.get_by_role("button", name="My cards").click()
    first = page.get_by_text("The secret cards of Ben").first
    await expect(first).to_be_in_viewport()
    scroller = page.locator(".scroller")
    answer, shown = page.locator(".message.ephemeral").last, await scroller.bounding_box()
    box = await answer.bounding_box()
    assert box is not None
    assert shown is not None
    assert box["height"] > shown["height"], "else this shows nothing"
    assert abs(box["y"] - shown["y"]) < 2


async def test_the_list_of_people_cuts_no_name(open_tab: OpenTab, bot: PageBot, playground: Playground) -> None:
    page = await open_tab("Ben")
    cut = "[...document.querySelectorAll('.person-name')].filter((one) => one.scrollWidth > one.clientWidth).length"
    assert await page.locator(".person-name").count() > 3
    assert await page.evaluate(cut) == 0


async def test_a_menu_whose_choice_begins_with_its_name_is_not_named_twice(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    script = """async () => {
        const { SelectField } = await import("/page/select_field.js");
        const field = (label) => new SelectField({
            options: [{ value: "1", label, default: true }], placeholder: "Variant", say: (key) => key,
        });
        return ["Variant: Speed", "Speed"].map((label) => field(label).button.getAttribute("aria-label"));
    }"""
    assert await page.evaluate(script) == ["Variant: Speed", "Variant: Speed"]
