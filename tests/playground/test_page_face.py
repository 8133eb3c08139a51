"""The page face, spoken by a bare WebSocket (playground README, "The page face")."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.playground import Permission, Playground
from tests.playground.rest_client import RestClient
from tests.playground.tiny_bot import TinyBot
from tests.support.clock import ManualClock

Json = dict[str, Any]


class Tab:
    """A page of one person."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.hello: Json = {}

    async def send(self, kind: str, **fields: object) -> None:
        await self.socket.send_json({"type": kind, **fields})

    async def until(self, kind: str, **wanted: object) -> Json:
        """The next frame of a type with these fields; those before it are dropped."""
        while True:
            frame: Json = await self.socket.receive_json(timeout=5)
            if frame["type"] == kind and all(frame.get(key) == value for key, value in wanted.items()):
                return frame


@asynccontextmanager
async def opened(playground: Playground, session: aiohttp.ClientSession, name: str) -> AsyncIterator[Tab]:
    person = playground.person(name)
    async with session.ws_connect(f"{playground.address}/face?person={person.id}") as socket:
        tab = Tab(socket)
        tab.hello = await tab.until("hello")
        yield tab


@pytest.fixture
async def ben(playground: Playground, bot: TinyBot, rest: RestClient) -> AsyncIterator[Tab]:
    async with opened(playground, rest.session, "Ben") as tab:
        yield tab


async def test_hello_tells_people_places_and_commands(playground: Playground, ben: Tab) -> None:
    assert ben.hello["person"]["name"] == "Ben"
    assert "administrator" not in ben.hello["person"]["permissions"]
    assert [one["name"] for one in ben.hello["people"]][:3] == ["Anna", "Ben", "Carla"]
    assert [one["name"] for one in ben.hello["channels"]] == ["pesten", "general"]
    assert ben.hello["now"] == playground.clock.now()
    commands = (await ben.until("commands"))["commands"]
    assert sorted(one["command"] for one in commands) == ["form", "game echo", "panel", "silent", "slow"]
    echo = next(one for one in commands if one["command"] == "game echo")
    assert [one["name"] for one in echo["options"]] == ["word", "times", "to"]
    assert echo["options"][0]["autocomplete"] is True
    assert (echo["options"][1]["min_value"], echo["options"][1]["max_value"]) == (1, 3)


async def test_a_command_and_a_click(playground: Playground, ben: Tab) -> None:
    channel = str(playground.channel("pesten").id)
    await ben.send("slash", nonce="1", channel_id=channel, command="panel", options={})
    pending = await ben.until("interaction", nonce="1")
    assert (pending["state"], pending["message_id"], pending["custom_id"]) == ("pending", None, None)
    shown = await ben.until("message", new=True)
    assert shown["message"]["components"][0]["components"][0]["content"] == "Count 0"
    assert shown["message"]["author"]["avatar_url"].startswith("/cdn/avatars/")
    assert (await ben.until("interaction", nonce="1"))["state"] == "answered"
    message = shown["message"]["id"]
    await ben.send("click", nonce="2", channel_id=channel, message_id=message, custom_id="more:0")
    assert (await ben.until("interaction", nonce="2"))["custom_id"] == "more:0"
    edited = await ben.until("message", new=False)
    assert edited["message"]["components"][0]["components"][0]["content"] == "Count 1"
    assert (await ben.until("interaction", nonce="2"))["state"] == "answered"


async def test_ephemerals_reach_their_owner_alone_and_end_with_his_last_tab(
    playground: Playground, bot: TinyBot, rest: RestClient
) -> None:
    pesten = playground.channel("pesten")
    async with opened(playground, rest.session, "Anna") as anna, opened(playground, rest.session, "Ben") as ben:
        await ben.send("slash", nonce="1", channel_id=str(pesten.id), command="slow", options={})
        loading = await ben.until("message", new=True)
        assert loading["message"]["flags"] & 192 == 192
        thought = await ben.until("message", new=False)
        assert (thought["message"]["content"], thought["message"]["flags"] & 64) == ("Thought", 64)
        playground.person("Ben").say(pesten, "Visible")
        assert (await anna.until("message"))["message"]["content"] == "Visible"
    await asyncio.wait_for(playground.page.empty.wait(), 5)
    assert [one.text for one in playground.person("Ben").messages(pesten)] == ["Visible"]


async def test_dismissing(playground: Playground, ben: Tab) -> None:
    pesten = playground.channel("pesten")
    await ben.send("slash", nonce="1", channel_id=str(pesten.id), command="slow", options={})
    message = (await ben.until("message", new=False))["message"]["id"]
    await ben.send("dismiss", channel_id=str(pesten.id), message_id=message)
    assert (await ben.until("message_gone"))["message_id"] == message
    assert playground.person("Ben").messages(pesten) == []


async def test_a_form_and_its_answer(playground: Playground, ben: Tab) -> None:
    channel = str(playground.channel("pesten").id)
    await ben.send("slash", nonce="1", channel_id=channel, command="form", options={})
    form = await ben.until("modal", nonce="1")
    assert (form["title"], form["custom_id"]) == ("A form", "form")
    await ben.send("submit", nonce="2", interaction_id=form["interaction_id"], values={"word": "x"})
    assert (await ben.until("error", nonce="2"))["code"] == "bad_option"
    await ben.send("submit", nonce="3", interaction_id=form["interaction_id"], values={"word": "good"})
    assert "good" in (await ben.until("message", new=True))["message"]["content"]


async def test_autocomplete(playground: Playground, ben: Tab) -> None:
    channel = str(playground.channel("pesten").id)
    await ben.send(
        "autocomplete", nonce="1", channel_id=channel, command="game echo", options={"word": "he"}, focused="word"
    )
    assert (await ben.until("choices", nonce="1"))["choices"] == [{"name": "he!", "value": "he!"}]


async def test_a_silent_bot_fails_after_three_seconds(
    playground: Playground, ben: Tab, clock: ManualClock
) -> None:
    channel = str(playground.channel("pesten").id)
    await ben.send("slash", nonce="1", channel_id=channel, command="silent", options={})
    assert (await ben.until("interaction", nonce="1"))["state"] == "pending"
    await clock.advance(3)
    assert (await ben.until("interaction", nonce="1"))["state"] == "failed"


async def test_pings_and_unread(playground: Playground, bot: TinyBot, rest: RestClient) -> None:
    pesten, ben = playground.channel("pesten"), playground.person("Ben")
    async with opened(playground, rest.session, "Ben") as tab:
        body = {"content": f"Your turn, {ben.mention}"}
        made = await rest.call("POST", f"/channels/{pesten.id}/messages", body)
        ping = await tab.until("notification")
        assert (ping["message_id"], ping["silent"]) == (made.body["id"], False)
        assert ping["message"]["content"] == body["content"], "the page tells its words"
        await tab.send("open", channel_id=str(pesten.id))
        history = await tab.until("history")
        assert [one["content"] for one in history["messages"]] == [body["content"]]
        playground.person("Anna").say(playground.channel("general"), "Hello")
    async with opened(playground, rest.session, "Ben") as tab:
        assert {one["name"]: one["unread"] for one in tab.hello["channels"]} == {"pesten": 0, "general": 1}


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"type": "dance"}, "bad_frame"),
        ({"type": "click"}, "bad_frame"),
        ({"type": "open", "channel_id": "1"}, "unknown_channel"),
        ({"type": "open", "channel_id": "x"}, "bad_frame"),
    ],
)
async def test_frames_that_cannot_be_done(ben: Tab, frame: Json, code: str) -> None:
    await ben.send(frame.pop("type"), nonce="9", **frame)
    assert (await ben.until("error"))["code"] == code


async def test_a_hidden_channel_is_gone(playground: Playground, ben: Tab) -> None:
    pesten = playground.channel("pesten")
    playground.permit(pesten, playground.person("Ben"), deny=Permission.VIEW_CHANNEL)
    assert (await ben.until("channel_gone"))["channel_id"] == str(pesten.id)
    await ben.send("open", channel_id=str(pesten.id))
    assert (await ben.until("error"))["code"] == "unknown_channel"


async def test_commands_come_anew_in_the_persons_language(
    playground: Playground, bot: TinyBot, rest: RestClient
) -> None:
    async with opened(playground, rest.session, "Anna") as anna:
        await anna.until("commands")
        body = [{"type": 1, "name": "play", "description": "Play", "name_localizations": {"nl": "spelen"}}]
        await rest.call("PUT", f"/applications/{playground.world.application.id}/commands", body)
        (only,) = (await anna.until("commands"))["commands"]
        assert (only["command"], only["name"]) == ("play", "spelen")
        playground.page.hint = "/play"
        async with rest.session.get(f"{playground.address}/face/people") as response:
            found = await response.json()
        assert (found["hint"], found["hints"]["nl"], found["hints"]["en-GB"]) == ("/play", "/spelen", "/play")


async def test_a_new_channel_and_a_reset(playground: Playground, ben: Tab) -> None:
    playground.add_channel("cards")
    assert (await ben.until("channel"))["channel"]["name"] == "cards"
    playground.reset()
    assert (await ben.until("hello"))["person"]["name"] == "Ben"


async def test_an_unknown_person_is_sent_away(playground: Playground, rest: RestClient) -> None:
    async with rest.session.ws_connect(f"{playground.address}/face?person=1") as socket:
        await socket.receive()
        assert socket.close_code == 4404
    async with rest.session.get(f"{playground.address}/face/people") as response:
        found = (await response.json())["people"]
    assert [one["name"] for one in found][:2] == ["Anna", "Ben"]
    assert found[0]["locale"] == "nl"
