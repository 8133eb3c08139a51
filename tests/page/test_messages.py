"""Messages: clicks, what only one person sees, forms, lists, live changes."""

import re

import pytest
from playwright.async_api import Page, expect

from bot.playground import Playground
from tests.page.conftest import OpenTab
from tests.page.page_bot import PageBot, cards
from tests.page.test_commands import start_game
from tests.support.clock import ManualClock

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def two_at_a_table(open_tab: OpenTab) -> tuple[Page, Page]:
    ben, hanna = await open_tab("Ben"), await open_tab("Hanna")
    await start_game(ben)
    await hanna.get_by_role("heading", name="Table").wait_for()
    return ben, hanna


async def test_ephemeral_is_seen_by_one_tab_only_and_can_be_dismissed(open_tab: OpenTab, bot: PageBot) -> None:
    ben, hanna = await two_at_a_table(open_tab)
    await ben.get_by_role("button", name="My cards").click()
    secret = ben.get_by_text("The secret cards of Ben")
    await expect(secret.first).to_be_visible()
    await expect(ben.locator(".only-you")).to_contain_text("Only you can see this")
    await hanna.get_by_role("button", name="Draw (0)").click()  # something later reached her
    await hanna.get_by_text("Drawn 1 times").first.wait_for()
    assert "secret" not in await hanna.content()
    await ben.get_by_role("button", name="Dismiss message").click()
    await expect(ben.locator(".ephemeral")).to_have_count(0)


async def test_live_update_keeps_the_focus_and_is_told(open_tab: OpenTab, bot: PageBot) -> None:
    ben, hanna = await two_at_a_table(open_tab)
    await hanna.get_by_role("button", name="Draw (0)").focus()
    await ben.get_by_role("button", name="Draw (0)").click()
    # The custom_id (it carries a version) and the label are new: the place among the buttons decides.
    await expect(hanna.get_by_role("button", name="Draw (1)")).to_be_focused()
    await hanna.keyboard.press("Enter")
    await expect(hanna.get_by_role("button", name="Draw (2)")).to_be_focused()
    await expect(hanna.locator("#announcements")).to_contain_text("Drawn 2 times")
    await expect(ben.locator(".message", has_text="Drawn 2 times")).to_have_count(1)


async def test_the_answer_to_a_key_takes_the_focus(open_tab: OpenTab, bot: PageBot) -> None:
    """It goes to the first card that may be played, also when the turn comes again; the mouse moves no focus."""
    ben, hanna = await two_at_a_table(open_tab)
    await ben.get_by_role("button", name="My cards").focus()
    await ben.keyboard.press("Enter")
    await expect(ben.get_by_role("button", name="8", exact=True)).to_be_focused()
    await ben.keyboard.press("Enter")
    await ben.get_by_text("nobody on turn").first.wait_for()
    await expect(ben.get_by_role("button", name="8", exact=True)).to_be_focused()  # which is switched off now
    bot.on_turn.set()
    await expect(ben.get_by_role("button", name="9", exact=True)).to_be_focused()
    await hanna.get_by_role("button", name="My cards").click()
    await hanna.get_by_role("button", name="8", exact=True).wait_for()
    await expect(hanna.get_by_role("button", name="My cards")).to_be_focused()


async def test_an_answer_does_not_tear_a_writer_away(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await start_game(page)
    cards = page.get_by_role("button", name="My cards")
    await cards.focus()
    await page.evaluate("document.activeElement.click(), document.querySelector('.message-input').focus()")
    await page.get_by_role("button", name="8", exact=True).wait_for()
    await expect(page.get_by_role("combobox", name="Message or command")).to_be_focused()


async def test_when_the_pressed_button_is_gone_the_primary_one_is_next(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await start_game(page)
    await page.get_by_role("button", name="Finish").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Again")).to_be_focused()


async def test_button_waits_and_fails_after_three_seconds(
    open_tab: OpenTab, bot: PageBot, playground: Playground, clock: ManualClock
) -> None:
    page = await open_tab("Ben")
    await start_game(page)
    silent = page.get_by_role("button", name="Silent")
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")
    while not playground.interactions.waiting:
        await page.wait_for_timeout(5)
    await clock.advance(3.1)
    await expect(page.locator(".failure")).to_have_text("This interaction failed")
    await expect(silent).not_to_have_attribute("aria-busy", "true")


async def test_disabled_button_cannot_be_pressed(open_tab: OpenTab, bot: PageBot, playground: Playground) -> None:
    page = await open_tab("Ben")
    await start_game(page)
    closed = page.get_by_role("button", name="Closed")
    await expect(closed).to_be_disabled()
    clicks = len(playground.interactions.by_token)
    await closed.dispatch_event("click")
    await page.get_by_role("button", name="Draw (0)").click()  # goes the same way later
    await page.get_by_text("Drawn 1 times").first.wait_for()
    assert len(playground.interactions.by_token) == clicks + 1


async def test_custom_emoji_is_a_picture(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await start_game(page)
    emoji = page.get_by_role("button", name="My cards").locator("img")
    assert await emoji.evaluate("(each) => each.decode().then(() => each.naturalWidth)") == 32


async def test_form(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await start_game(page)
    await page.get_by_role("button", name="Rename").click()
    dialog = page.get_by_role("dialog", name="Rename the table")
    name = dialog.get_by_label("Name")
    await expect(name).to_be_focused()
    await page.keyboard.type("ab")
    await page.keyboard.press("Enter")
    await expect(dialog.locator(".field-fault").first).to_have_text("At least 3 characters.")
    await page.keyboard.type("c")
    await page.keyboard.press("Tab")
    await page.keyboard.press("ArrowDown")  # opens the list
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog).to_have_count(0)
    await page.get_by_text("Renamed").first.wait_for()
    assert bot.submitted == [{"name": "abc", "pace": ["Slow"]}]


async def test_form_traps_the_focus_and_gives_it_back(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await start_game(page)
    await page.get_by_role("button", name="Rename").click()
    await page.get_by_role("dialog").wait_for()
    for _ in range(8):
        await page.keyboard.press("Tab")
        # The browser's own controls stand in the ring too; the page below never does.
        assert await page.evaluate("document.activeElement.matches('body, dialog *, dialog')")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.get_by_role("button", name="Rename")).to_be_focused()


async def test_select_by_keyboard(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    await start_game(page)
    await page.get_by_role("button", name="A suit").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("listbox", name="A suit")).to_be_focused()
    await page.keyboard.type("c")
    await page.keyboard.press("Enter")
    await page.get_by_text("Suit: clubs").first.wait_for()
    assert bot.chosen == [["clubs"]]


async def test_chat_and_mention(open_tab: OpenTab, bot: PageBot, playground: Playground) -> None:
    ben, anna = await open_tab("Ben"), await open_tab("Anna")
    await anna.get_by_role("button", name="general").click()
    await ben.keyboard.type(f"<@{playground.person('Anna').id}> it is your turn")
    await ben.keyboard.press("Enter")
    await expect(ben.locator(".message .mention")).to_have_text("@Anna")
    await expect(anna.locator(".toast")).to_contain_text("Ben")
    await expect(anna.locator(".channel .badge")).to_have_text("1")
    await expect(anna).to_have_title("(1) #general · Anna")
    await anna.locator(".toast-main").click()
    await expect(anna).to_have_title("#pesten · Anna")
    await expect(anna.locator(".message.mentioned")).to_contain_text("it is your turn")


async def test_a_private_message_is_told_by_its_words_beside_the_table(
    open_tab: OpenTab, bot: PageBot, playground: Playground
) -> None:
    """What the bot took back is not counted any more; an empty talk tells of no command."""
    page = await open_tab("Anna", viewport={"width": 1100, "height": 700})
    user = await bot.fetch_user(playground.person("Anna").id)
    sent = await user.send(view=cards("Anna"))
    await expect(page.locator(".toast-words")).to_have_text("The secret cards of Anna")
    toast, room = await page.locator(".toast").bounding_box(), await page.locator(".room").bounding_box()
    assert toast is not None
    assert room is not None
    assert toast["x"] + toast["width"] <= room["x"], "the table stays in sight"
    direct = page.locator(".channel").last
    await expect(direct.locator(".badge")).to_have_text("1")
    await sent.delete()
    await expect(page).to_have_title("#pesten · Anna")
    await expect(direct.locator(".badge")).to_have_count(0)
    await expect(direct).not_to_have_class(re.compile("unread"))
    await page.locator(".toast .icon-button").click()
    await direct.click()
    await expect(page.locator(".empty")).to_be_visible()
    await expect(page.locator(".empty .hint")).to_have_count(0)


async def test_a_long_menu_shows_that_it_goes_on(open_tab: OpenTab, bot: PageBot) -> None:
    """Without a scroll bar nobody would look for what stands below: the last row in sight is cut."""
    page = await open_tab("Ben", viewport={"width": 360, "height": 700})
    rows = await page.evaluate("""async () => {
        const { SelectField } = await import("/page/select_field.js");
        const options = Array.from({ length: 12 }, (_, one) => ({ value: `${one}`, label: `Variant ${one}` }));
        const field = new SelectField({ options, say: (key) => key, commit: () => null });
        document.querySelector(".room-head").append(field.element);
        field.open();
        const list = document.querySelector(".select-list").getBoundingClientRect();
        const rows = [...document.querySelectorAll(".select-list li")].map((row) => row.getBoundingClientRect());
        return rows.map((row) => Math.max(0, Math.min(1, (list.bottom - row.top) / row.height)));
    }""")
    assert rows[0] == 1
    assert rows[-1] == 0
    assert [one for one in rows if 0.3 < one < 0.7], rows


async def test_an_emoji_is_read_without_its_fingerprint(open_tab: OpenTab, bot: PageBot) -> None:
    page = await open_tab("Ben")
    spoken = await page.evaluate("""async () => {
        const { plainText, spokenEmoji } = await import("/page/markdown_view.js");
        const spoken = ["p_B_clubs_48f49df5", "red_square"].map(spokenEmoji);
        return [...spoken, plainText("<:p_B_clubs_48f49df5:1> on top", {})];
    }""")
    assert spoken == ["B clubs", "red square", "B clubs on top"]


async def test_line_comes_back(open_tab: OpenTab, bot: PageBot, playground: Playground) -> None:
    page = await open_tab("Ben")
    await start_game(page)
    await page.context.set_offline(True)
    await playground.page.close()
    await expect(page.locator(".banner")).to_be_visible()
    await page.context.set_offline(False)
    await expect(page.locator(".banner")).to_be_hidden()
    await page.get_by_role("button", name="Draw (0)").click()
    await page.get_by_text("Drawn 1 times").first.wait_for()
