"""Discord's Markdown: what each piece becomes, and that nothing becomes HTML. Sources: Discord's help page "Markdown
Text 101" and discord_facts.md §3 (TextDisplay takes full Markdown, headings, small text, mentions)."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from bot.playground import Playground
from tests.page.conftest import OpenTab

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

DRAW = """async ([text, unix]) => {
  const { drawText, plainText } = await import("/page/markdown_view.js");
  const { setServerTime } = await import("/page/timestamps.js");
  setServerTime(unix);
  const context = {
    locale: "en-US", say: (key) => key, personName: (id) => "name" + id, channelName: (id) => "channel" + id,
    openChannel: () => {},
  };
  const drawn = drawText(text, context);
  drawn.querySelectorAll("[data-unix]").forEach((each) => each.removeAttribute("title"));
  return [drawn.innerHTML, plainText(text, context), drawn.className];
}"""
NOW = 1_900_000_000

INLINE = [
    ("**bold** *lean* _lean_", "<strong>bold</strong> <em>lean</em> <em>lean</em>"),
    ("__under__ ~~gone~~", "<u>under</u> <s>gone</s>"),
    ("***both***", "<strong><em>both</em></strong>"),
    ("**a *b***", "<strong>a <em>b</em></strong>"),
    ("*a **b** c*", "<em>a <strong>b</strong> c</em>"),
    ("`**code**`", "<code>**code**</code>"),
    ("``a ` b``", "<code>a ` b</code>"),
    ("snake_case_word 2 * 3 * 4", "snake_case_word 2 * 3 * 4"),
    (r"\*plain\* \# too", "*plain* # too"),
    ("**open", "**open"),
    ("<@12> <@!13>", '<span class="mention">@name12</span> <span class="mention">@name13</span>'),
    ("<#14>", '<button class="mention" type="button">#channel14</button>'),
    ("</game new:15>", '<span class="mention">/game new</span>'),
    ("@everyone", '<span class="mention">@everyone</span>'),
    (
        "[site](https://example.com/a)",
        '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer">site</a>',
    ),
    (
        "see https://example.com/a.",
        'see <a href="https://example.com/a" target="_blank" rel="noopener noreferrer">https://example.com/a</a>.',
    ),
    ("[no](javascript:alert(1))", "[no](javascript:alert(1))"),
    ("<b>x</b> & <img src=x onerror=alert(1)>", "&lt;b&gt;x&lt;/b&gt; &amp; &lt;img src=x onerror=alert(1)&gt;"),
]

BLOCKS = [
    ("# One\n## Two", '<h3 class="heading heading-1">One</h3><h4 class="heading heading-2">Two</h4>'),
    ("### Three", '<h5 class="heading heading-3">Three</h5>'),
    ("-# small **print**", '<small class="subtext">small <strong>print</strong></small>'),
    ("#no heading", '<div class="paragraph">#no heading</div>'),
    ("> a\n> b\nc", '<blockquote><div class="paragraph">a\nb</div></blockquote><div class="paragraph">c</div>'),
    (">>> a\nb", '<blockquote><div class="paragraph">a\nb</div></blockquote>'),
    (
        "- a\n  - b\n- c",
        """<ul><li><div class="paragraph">a</div><ul><li><div class="paragraph">b</div></li></ul></li>\
<li><div class="paragraph">c</div></li></ul>""",
    ),
    ("3. a\n4. b", '<ol start="3"><li><div class="paragraph">a</div></li><li><div class="paragraph">b</div></li></ol>'),
    (
        "```py\n<i>*x*</i>\n```after",
        '<pre tabindex="0"><code>&lt;i&gt;*x*&lt;/i&gt;</code></pre><div class="paragraph">after</div>',
    ),
]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def blank(browser: Browser) -> AsyncIterator[Page]:
    """A page of a playground of its own, without a bot: only the scripts are wanted."""
    async with Playground() as playground:
        page = await browser.new_page()
        await page.goto(f"{playground.address}/")
        yield page
        await page.close()


@pytest.mark.parametrize(("text", "html"), INLINE)
async def test_inline(blank: Page, text: str, html: str) -> None:
    drawn, *_ = await blank.evaluate(DRAW, [text, NOW])
    assert drawn == f'<div class="paragraph">{html}</div>'


@pytest.mark.parametrize(("text", "html"), BLOCKS)
async def test_blocks(blank: Page, text: str, html: str) -> None:
    drawn, *_ = await blank.evaluate(DRAW, [text, NOW])
    assert drawn == html


@pytest.mark.parametrize(
    ("seconds", "words"), [(45, "in 45 seconds"), (90, "in 2 minutes"), (-3600, "1 hour ago"), (172_800, "in 2 days")]
)
async def test_relative_time(blank: Page, seconds: int, words: str) -> None:
    drawn, plain, _ = await blank.evaluate(DRAW, [f"<t:{NOW + seconds}:R>", NOW])
    assert f">{words}</time>" in drawn
    assert plain == words


async def test_emoji_alone_is_large_and_among_words_is_not(blank: Page) -> None:
    drawn, plain, kind = await blank.evaluate(DRAW, ["<:seven_hearts:77> 🎉", NOW])
    assert 'src="/cdn/emojis/77.png"' in drawn
    assert kind == "text jumbo"
    assert plain == "seven hearts 🎉"
    assert (await blank.evaluate(DRAW, ["<:seven_hearts:77> it is", NOW]))[2] == "text"


async def test_spoiler_hides_until_pressed(blank: Page) -> None:
    drawn, plain, _ = await blank.evaluate(DRAW, ["||secret||", NOW])
    assert 'aria-expanded="false"' in drawn
    assert plain == "spoiler"


@pytest.mark.parametrize("text", ["**" * 2000, "*_" * 2000, "||a" * 1300, "> " * 1500, "[" * 4000, "`" * 3999])
async def test_hostile_texts_end(blank: Page, text: str) -> None:
    """Nothing recurses without end or takes exponential time; the letters stay what they were."""
    drawn, *_ = await blank.evaluate(DRAW, [text, NOW])
    assert "<script" not in drawn
    assert len(drawn) >= 1


async def test_names_and_texts_inject_nothing(open_tab: OpenTab, playground: Playground) -> None:
    evil = "<img src=x onerror=\"window.hacked=1\">"
    somebody = playground.add_person(evil)
    playground.add_channel("<b>bold</b>")
    page = await open_tab(evil)
    await page.keyboard.type(f"{evil} **<i>x</i>** <@{somebody.id}>")
    await page.keyboard.press("Enter")
    await page.locator(".message").wait_for()
    assert await page.locator(".message .author").inner_text() == evil
    assert await page.locator(".message strong").inner_text() == "<i>x</i>"
    assert await page.locator("img[src='x'], #page b, #page i").count() == 0
    assert await page.evaluate("window.hacked === undefined")


async def test_all_languages_have_the_same_words(blank: Page) -> None:
    catalogues = await blank.evaluate('import("/page/texts.js").then((module) => module.catalogues)')
    assert set(catalogues) == {"en", "nl", "de", "fr"}
    for language, words in catalogues.items():
        assert words.keys() == catalogues["en"].keys(), language
        for key, text in words.items():
            assert text.strip(), (language, key)
            assert variables(text) == variables(catalogues["en"][key]), (language, key)


def variables(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))
