"""Messages of the bot in channels: mentions, nonces, history, files."""

import aiohttp
import msgspec
import pytest

from bot.playground import Permission, Playground
from tests.playground.rest_client import RestClient


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, ["Anna", "Ben"]),
        ({"parse": []}, []),
        ({"parse": ["users"]}, ["Anna", "Ben"]),
        ({"parse": [], "users": ["Ben"]}, ["Ben"]),
    ],
)
async def test_mentions_ping_whom_they_are_allowed_to(
    playground: Playground, rest: RestClient, allowed: dict[str, list[str]] | None, pinged: list[str]
) -> None:
    channel, anna, ben = playground.channel("pesten"), playground.person("Anna"), playground.person("Ben")
    body: dict[str, object] = {"content": f"{anna.mention} and {ben.mention}"}
    if allowed is not None:
        users = [str(playground.person(name).id) for name in allowed.get("users", [])]
        body["allowed_mentions"] = {**allowed, "users": users} if users else allowed
    await rest.call("POST", f"/channels/{channel.id}/messages", body)
    (message,) = anna.messages(channel)
    assert message.notified == {playground.person(name).id for name in pinged}


async def test_edits_never_notify(playground: Playground, rest: RestClient) -> None:
    channel, anna = playground.channel("pesten"), playground.person("Anna")
    made = await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "Hello"})
    path = f"/channels/{channel.id}/messages/{made.body['id']}"
    reply = await rest.call("PATCH", path, {"content": anna.mention})
    assert reply.body["mentions"][0]["id"] == str(anna.id)
    assert anna.pings() == []


async def test_mentions_in_text_displays_ping_too(playground: Playground, rest: RestClient) -> None:
    channel, anna = playground.channel("pesten"), playground.person("Anna")
    body = {"flags": 32768, "components": [{"type": 10, "content": f"Your turn, {anna.mention}"}]}
    await rest.call("POST", f"/channels/{channel.id}/messages", body)
    assert [one.text for one in anna.pings()] == [f"Your turn, {anna.mention}"]


async def test_everyone_is_pinged_only_with_permission_and_never_by_an_answer(
    playground: Playground, rest: RestClient
) -> None:
    """The default for channel messages is all, for answers to interactions users only (discord_facts.md §5)."""
    channel, ben = playground.channel("pesten"), playground.person("Ben")
    await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "@everyone"})
    assert ben.pings() == []
    playground.permit(channel, None, allow=Permission.MENTION_EVERYONE)
    await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "@everyone again"})
    assert [one.text for one in ben.pings()] == ["@everyone again"]
    commands = [{"type": 1, "name": "play", "description": "Play"}]
    await rest.call("PUT", f"/applications/{playground.world.application.id}/commands", commands)
    interaction = await ben.slash(channel, "play", wait="nothing")
    await rest.answer(interaction, 4, content=f"@everyone, above all {ben.mention}")
    assert ben.answer(interaction).notified == {ben.id}


async def test_an_enforced_nonce_makes_a_create_idempotent(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    body = {"content": "Once", "nonce": "n1", "enforce_nonce": True}
    first = await rest.call("POST", f"/channels/{channel.id}/messages", body)
    second = await rest.call("POST", f"/channels/{channel.id}/messages", body)
    assert first.body["id"] == second.body["id"]
    assert len(channel.messages) == 1


async def test_history_is_newest_first_and_can_be_cut(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    made = [
        (await rest.call("POST", f"/channels/{channel.id}/messages", {"content": str(number)})).body["id"]
        for number in range(5)
    ]
    newest = await rest.call("GET", f"/channels/{channel.id}/messages?limit=2")
    assert [one["content"] for one in newest.body] == ["4", "3"]
    before = await rest.call("GET", f"/channels/{channel.id}/messages?before={made[2]}")
    assert [one["content"] for one in before.body] == ["1", "0"]
    after = await rest.call("GET", f"/channels/{channel.id}/messages?after={made[1]}&limit=2")
    assert [one["content"] for one in after.body] == ["3", "2"]


async def test_an_uploaded_file_is_served(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    body = {"content": "File", "attachments": [{"id": 0, "description": "A picture"}]}
    form = aiohttp.FormData()
    form.add_field("payload_json", msgspec.json.encode(body).decode())
    form.add_field("files[0]", b"picture", filename="a.png", content_type="application/octet-stream")
    headers = {"Authorization": f"Bot {playground.token}"}
    url = f"{playground.api_url}/channels/{channel.id}/messages"
    async with rest.session.post(url, data=form, headers=headers) as response:
        (file,) = (await response.json())["attachments"]
    assert (file["filename"], file["size"], file["description"]) == ("a.png", 7, "A picture")
    async with rest.session.get(file["url"]) as response:
        assert (await response.read(), response.content_type) == (b"picture", "image/png")


async def test_an_uploaded_page_is_never_served_as_one(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "File"}')
    form.add_field("files[0]", b"<script>alert(1)</script>", filename="a.html", content_type="text/html")
    headers = {"Authorization": f"Bot {playground.token}"}
    url = f"{playground.api_url}/channels/{channel.id}/messages"
    async with rest.session.post(url, data=form, headers=headers) as response:
        (file,) = (await response.json())["attachments"]
    async with rest.session.get(file["url"]) as response:
        assert response.content_type == "text/plain"
        assert response.headers["X-Content-Type-Options"] == "nosniff"


async def test_emojis_are_made_named_served_and_deleted(playground: Playground, rest: RestClient) -> None:
    path = f"/applications/{playground.world.application.id}/emojis"
    image = "data:image/png;base64,iVBORw0KGgo="
    made = await rest.call("POST", path, {"name": "card_7H", "image": image})
    assert made.status == 201
    twice = await rest.call("POST", path, {"name": "card_7H", "image": image})
    assert (twice.status, twice.code) == (400, 50035)
    assert (await rest.call("POST", path, {"name": "a-b", "image": image})).code == 50035
    assert (await rest.call("POST", path, {"name": "other", "image": "picture"})).code == 50035
    async with rest.session.get(f"{playground.cdn_url}/emojis/{made.body['id']}.png?size=128") as response:
        assert (response.status, response.content_type) == (200, "image/png")
        assert await response.read() == bytes.fromhex("89504e470d0a1a0a")
    renamed = await rest.call("PATCH", f"{path}/{made.body['id']}", {"name": "card_8H"})
    assert renamed.body["name"] == "card_8H"
    assert [one["name"] for one in (await rest.call("GET", path)).body["items"]] == ["card_8H"]
    assert (await rest.call("DELETE", f"{path}/{made.body['id']}")).status == 204
    assert (await rest.call("GET", path)).body == {"items": []}
