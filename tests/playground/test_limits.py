"""What Discord refuses in a body (discord_facts.md §1 and §3)."""

from typing import Any

import pytest

from bot.playground.compose import Composer, Draft, Upload
from bot.playground.defaults import default_world
from bot.playground.errors import ApiError
from bot.playground.limits.commands import check_commands
from bot.playground.limits.emoji import is_unicode_emoji
from bot.playground.limits.modals import check_modal
from bot.playground.world import Attachment, Channel, Emoji, Message, World
from tests.support.clock import ManualClock

V2 = 32768
Json = dict[str, Any]


def button(number: int = 0, **more: object) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go{number}", **more}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def text(content: str = "Text") -> Json:
    return {"type": 10, "content": content}


def select(count: int = 3, **more: object) -> Json:
    listed = [{"label": f"L{number}", "value": f"v{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "pick", "options": listed, **more}


@pytest.fixture
def world() -> World:
    found = default_world(ManualClock())
    found.application.emojis[77] = Emoji(77, "card", b"", "image/png")
    return found


@pytest.fixture
def channel(world: World) -> Channel:
    return next(iter(world.channels.values()))


def keep(_: Channel, upload: Upload, description: str | None) -> Attachment:
    url = f"http://127.0.0.1/{upload.filename}"
    return Attachment(upload.key + 900, upload.filename, upload.content, upload.content_type, url, description)


def compose(world: World, body: Json, *files: Upload) -> Draft:
    return Composer(world, keep).create(next(iter(world.channels.values())), body, files)


def refused(world: World, body: Json, *files: Upload) -> ApiError:
    with pytest.raises(ApiError) as caught:
        compose(world, body, *files)
    return caught.value


SOUND: list[Json] = [
    {"content": "x" * 2000},
    {"components": [row(*(button(number) for number in range(5)))]},
    {"components": [row(button(label="x" * 80))]},
    {"components": [row(button(custom_id="x" * 100))]},
    {"components": [row(button(label=None, emoji={"name": "♥️"}))]},
    {"components": [row(button(label=None, emoji={"id": "77", "name": "card"}))]},
    {"components": [row({"type": 2, "style": 5, "label": "Link", "url": "https://example.org"})]},
    {"components": [row(select(25, max_values=25, placeholder="x" * 150))]},
    {"flags": V2, "components": [text() for _ in range(40)]},
    {"flags": V2, "components": [text("x" * 4000)]},
    {"flags": V2, "components": [{"type": 17, "components": [text()], "accent_color": 0xFFFFFF}]},
    {"flags": V2, "components": [{"type": 9, "components": [text()] * 3, "accessory": button()}]},
    {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 10}]},
    {"embeds": [{"title": "x" * 256, "description": "x" * 4096}]},
]

FAULTY: dict[str, Json] = {
    "content too long": {"content": "x" * 2001},
    "six rows": {"components": [row(button(number)) for number in range(6)]},
    "six buttons in a row": {"components": [row(*(button(number) for number in range(6)))]},
    "button beside a select": {"components": [row(select(), button())]},
    "empty row": {"components": [row()]},
    "label too long": {"components": [row(button(label="x" * 81))]},
    "neither label nor emoji": {"components": [row(button(label=None))]},
    "custom_id too long": {"components": [row(button(custom_id="x" * 101))]},
    "custom_id empty": {"components": [row(button(custom_id=""))]},
    "custom_id twice": {"components": [row(button(1), button(1))]},
    "id twice": {"components": [row(button(1, id=5), button(2, id=5))]},
    "playing card as emoji": {"components": [row(button(emoji={"name": "🂡"}))]},
    "unknown custom emoji": {"components": [row(button(emoji={"id": "78", "name": "card"}))]},
    "unknown style": {"components": [row(button(style=9))]},
    "link too long": {"components": [row({"type": 2, "style": 5, "label": "L", "url": "https://" + "x" * 505})]},
    "no options": {"components": [row(select(0))]},
    "26 options": {"components": [row(select(26))]},
    "max_values over options": {"components": [row(select(3, max_values=4))]},
    "placeholder too long": {"components": [row(select(3, placeholder="x" * 151))]},
    "option value twice": {
        "components": [row(select(0, options=[{"label": "A", "value": "a"}, {"label": "B", "value": "a"}]))]
    },
    "option label too long": {"components": [row(select(0, options=[{"label": "x" * 101, "value": "a"}]))]},
    "text display without the flag": {"components": [text()]},
    "content with the flag": {"content": "x", "flags": V2, "components": [text()]},
    "embeds with the flag": {"embeds": [{"title": "x"}], "flags": V2, "components": [text()]},
    "41 components": {"flags": V2, "components": [text() for _ in range(41)]},
    "41 with accessories": {
        "flags": V2,
        "components": [
            {"type": 9, "components": [text()], "accessory": {"type": 11, "media": {"url": "https://example.org"}}}
            for _ in range(14)
        ],
    },
    "4001 characters in all": {"flags": V2, "components": [text("x" * 2000), text("x" * 2001)]},
    "four texts in a section": {
        "flags": V2,
        "components": [{"type": 9, "components": [text()] * 4, "accessory": button()}],
    },
    "section without accessory": {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
    "container in a container": {
        "flags": V2,
        "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
    },
    "eleven media": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}],
    },
    "media from elsewhere": {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "ftp://x/a"}}]}]},
    "attachment that is not there": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}],
    },
    "file by address": {"flags": V2, "components": [{"type": 13, "file": {"url": "https://example.org/a"}}]},
    "embed title too long": {"embeds": [{"title": "x" * 257}]},
    "embeds over 6000": {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "nonce too long": {"content": "x", "nonce": "x" * 26},
    "both parse and users": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
}


@pytest.mark.parametrize("body", SOUND)
def test_what_is_within_the_limits_is_taken(world: World, body: Json) -> None:
    draft = compose(world, body)
    assert draft.content == body.get("content", "")
    assert len(draft.components) == len(body.get("components", []))


@pytest.mark.parametrize("name", FAULTY)
def test_what_is_beyond_the_limits_is_refused(world: World, name: str) -> None:
    error = refused(world, FAULTY[name])
    assert (error.status, error.code) == (400, 50035)
    assert error.errors


def test_an_empty_message_is_refused(world: World) -> None:
    assert refused(world, {"content": ""}).code == 50006
    assert refused(world, {"content": " \n"}).code == 50006
    assert refused(world, {"flags": V2, "components": []}).code == 50006


def test_too_many_bytes_of_text_break_discord_itself(world: World) -> None:
    four_bytes_each = {"flags": V2, "components": [text("🃏" * 2600)]}
    assert refused(world, four_bytes_each).status == 500
    many_media = {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 10}
    assert refused(world, {"flags": V2, "components": [many_media] * 7}).status == 500


def test_a_fault_names_its_place(world: World) -> None:
    error = refused(world, {"components": [row(button(1), button(2, label="x" * 81))]})
    assert error.errors is not None
    found = error.errors["components"]["0"]["components"]["1"]["label"]["_errors"]
    assert found[0]["code"] == "BASE_TYPE_BAD_LENGTH"


def test_ids_are_filled_in_and_attachments_found(world: World) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    body = {"flags": V2, "components": [{**text(), "id": 1}, gallery], "attachments": [{"id": "0"}]}
    draft = compose(world, body, Upload(0, "a.png", b"png", "image/png"))
    assert [one["id"] for one in draft.components] == [1, 2]
    assert draft.components[1]["items"][0]["media"]["url"] == "http://127.0.0.1/a.png"
    assert gallery["items"] == [{"media": {"url": "attachment://a.png"}}], "the body itself is left alone"


def test_v2_is_never_taken_off_and_wants_the_content_gone(world: World, channel: Channel) -> None:
    composer = Composer(world, keep)
    old = Message(1, channel, world.bot, 0.0, content="Old")
    with pytest.raises(ApiError) as caught:
        composer.edit(old, {"flags": V2, "components": [text()]}, ())
    assert caught.value.code == 50035
    draft = composer.edit(old, {"content": None, "embeds": [], "flags": V2, "components": [text()]}, ())
    assert (draft.content, draft.flags) == ("", V2)
    new = Message(2, channel, world.bot, 0.0, components=[text()], flags=V2)
    assert composer.edit(new, {"components": [text("New")], "flags": 0}, ()).flags == V2


def test_attachments_left_out_are_kept_and_an_empty_list_drops_them(world: World, channel: Channel) -> None:
    composer = Composer(world, keep)
    file = Attachment(5, "a.png", b"", "image/png", "http://127.0.0.1/a.png")
    old = Message(1, channel, world.bot, 0.0, content="Old", attachments=[file])
    assert composer.edit(old, {"content": "New"}, ()).attachments == [file]
    assert composer.edit(old, {"attachments": []}, ()).attachments == []
    both = composer.edit(old, {"attachments": [{"id": "5"}, {"id": "0"}]}, [Upload(0, "b.png", b"", "image/png")])
    assert [one.filename for one in both.attachments] == ["a.png", "b.png"]


@pytest.mark.parametrize("emoji", ["🃏", "♠️", "♥", "👍🏽", "👨‍👩‍👧", "🇳🇱", "1️⃣", "↩️", "❤️‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
def test_emoji_are_known(emoji: str) -> None:
    assert is_unicode_emoji(emoji)


@pytest.mark.parametrize("text", ["🂡", "🂠", "♤", "A", "1", "", "♥♥", "→", ":heart:", "🇳"])
def test_other_signs_are_no_emoji(text: str) -> None:
    assert not is_unicode_emoji(text)


def form(**more: object) -> Json:
    field = {"type": 4, "custom_id": "f", "style": 1}
    return {"title": "T", "custom_id": "c", "components": [{"type": 18, "label": "L", "component": field}], **more}


def labelled(component: Json, label: str = "L") -> list[Json]:
    return [{"type": 18, "label": label, "component": component}]


def test_forms_within_the_limits_are_taken(world: World) -> None:
    options = [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]
    check_modal(form(title="x" * 45), world.application)
    check_modal(form(components=labelled({"type": 21, "custom_id": "r", "options": options})), world.application)


@pytest.mark.parametrize(
    "body",
    [
        form(title="x" * 46),
        form(custom_id="x" * 101),
        form(components=[]),
        form(components=[text()] * 6),
        form(components=[row(button())]),
        form(components=labelled({"type": 4, "custom_id": "f", "style": 1}, "x" * 46)),
        form(components=labelled(button())),
        form(components=labelled({"type": 4, "custom_id": "f", "style": 1, "placeholder": "x" * 101})),
        form(components=labelled({"type": 21, "custom_id": "r", "options": [{"label": "A", "value": "a"}]})),
    ],
)
def test_forms_beyond_the_limits_are_refused(world: World, body: Json) -> None:
    with pytest.raises(ApiError) as caught:
        check_modal(body, world.application)
    assert caught.value.code == 50035


def command(**more: object) -> Json:
    return {"type": 1, "name": "play", "description": "Play", **more}


def option(**more: object) -> Json:
    return {"type": 3, "name": "word", "description": "A word", **more}


def test_commands_within_the_limits_are_taken() -> None:
    local = {"nl": "spelen", "de": "spielen"}
    check_commands([command(name_localizations=local, options=[option(required=True), option(name="other")])])
    nested = {"type": 2, "name": "group", "description": "G", "options": [{**option(), "type": 1}]}
    check_commands([command(options=[nested])])


@pytest.mark.parametrize(
    "commands",
    [
        [command(name="Play")],
        [command(name="two words")],
        [command(name="x" * 33)],
        [command(description="")],
        [command(description="x" * 101)],
        [command(name_localizations={"nl": "Spelen"})],
        [command(), command()],
        [command(name=f"c{number}") for number in range(101)],
        [command(options=[option(name=f"o{number}") for number in range(26)])],
        [command(options=[option(), option()])],
        [command(options=[option(), option(name="late", required=True)])],
        [command(options=[option(), {**option(name="sub"), "type": 1}])],
        [command(options=[option(choices=[{"name": "x", "value": "x"}] * 26)])],
        [command(options=[option(autocomplete=True, choices=[{"name": "x", "value": "x"}])])],
        [command(options=[option(name=f"o{number}", description="x" * 100, choices=[
            {"name": "x" * 100, "value": "y" * 100}]) for number in range(25)],
            description_localizations={"nl": "x" * 101})],
        [command(options=[option(name=f"o{number}", choices=[
            {"name": f"{each}" * 30, "value": f"{each}" * 30} for each in range(10, 20)]) for number in range(8)])],
    ],
)
def test_commands_beyond_the_limits_are_refused(commands: list[Json]) -> None:
    with pytest.raises(ApiError) as caught:
        check_commands(commands)
    assert caught.value.code == 50035
