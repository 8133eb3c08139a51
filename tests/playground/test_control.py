"""Control routes, and who may call this server at all."""

from typing import Any

import aiohttp
import pytest

from bot.playground import Playground
from tests.playground.rest_client import RestClient
from tests.playground.tiny_bot import TinyBot
from tests.support.clock import ManualClock


async def control(rest: RestClient, method: str, path: str, body: object = None) -> tuple[int, Any]:
    url = f"{rest.playground.address}/control{path}"
    async with rest.session.request(method, url, json=body) as response:
        return response.status, await response.json()


async def test_time_moves(playground: Playground, rest: RestClient, clock: ManualClock) -> None:
    before = clock.now()
    assert await control(rest, "POST", "/time", {"seconds": 60}) == (200, {"now": before + 60})
    assert await control(rest, "GET", "/time") == (200, {"now": before + 60})
    assert (await control(rest, "POST", "/time", {"seconds": -1}))[0] == 400


async def test_faults_are_switched(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    status, _ = await control(rest, "POST", "/faults", {"kind": "error", "status": 502, "times": None})
    assert status == 200
    assert (await rest.call("GET", f"/channels/{channel.id}")).status == 502
    assert (await control(rest, "GET", "/faults"))[1]["faults"][0]["kind"] == "error"
    await control(rest, "DELETE", "/faults")
    assert (await rest.call("GET", f"/channels/{channel.id}")).status == 200


async def test_the_world_is_changed(playground: Playground, rest: RestClient) -> None:
    _, person = await control(rest, "POST", "/people", {"name": "Ilse", "locale": "nl"})
    assert playground.person(int(person["id"])).name == "Ilse"
    seat = f"/guilds/{playground.guild.id}/members/{person['id']}"
    assert (await rest.call("GET", seat)).status == 200
    assert (await control(rest, "DELETE", f"/people/{person['id']}"))[0] == 200
    assert (await rest.call("GET", seat)).code == 10007
    _, guild = await control(rest, "POST", "/guilds", {"name": "Club", "community": True, "preferred_locale": "nl"})
    assert playground.world.guilds[int(guild["id"])].community
    _, channel = await control(rest, "POST", "/channels", {"name": "cards"})
    denied = {"channel_id": channel["id"], "deny": ["send_messages"]}
    assert (await control(rest, "POST", "/permissions", denied))[0] == 200
    reply = await rest.call("POST", f"/channels/{channel['id']}/messages", {"content": "x"})
    assert reply.code == 50013
    assert (await control(rest, "DELETE", f"/channels/{channel['id']}"))[0] == 200
    assert (await rest.call("GET", f"/channels/{channel['id']}")).code == 10003
    await control(rest, "POST", "/bot", {"present": False})
    assert not playground.guild.bot_present


async def test_state_and_reset(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    made = await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    await rest.call("GET", "/nothing")
    _, state = await control(rest, "GET", "/state")
    assert state["requests"] == {"POST /channels/{channel_id}/messages": 1}
    assert state["unexpected"] == [
        "GET /nothing: 501/501 the playground does not know GET /nothing",
        "the playground does not know GET /nothing",
    ]
    assert (await control(rest, "DELETE", f"/channels/{channel.id}/messages/{made.body['id']}"))[0] == 200
    assert channel.messages == {}
    await control(rest, "POST", "/reset")
    _, state = await control(rest, "GET", "/state")
    assert (state["requests"], state["unexpected"]) == ({}, [])


async def test_the_gateway_obeys(playground: Playground, rest: RestClient, bot: TinyBot) -> None:
    await playground.person("Anna").slash(playground.channel("pesten"), "panel")
    assert (await control(rest, "POST", "/gateway", {"do": "close"}))[0] == 200
    await playground.reconnected()
    assert bot.resumed == 1
    assert (await control(rest, "POST", "/expire-tokens"))[1] == {"expired": 1}
    assert (await control(rest, "GET", "/quiet"))[0] == 200


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/gateway", {"do": "dance"}, 400),
        ("POST", "/time", {"minutes": 1}, 400),
        ("POST", "/permissions", {"channel_id": "1"}, 404),
        ("POST", "/people", {"name": "Ilse", "permissions": ["fly"]}, 404),
    ],
)
async def test_orders_that_mean_nothing(rest: RestClient, method: str, path: str, body: object, status: int) -> None:
    assert (await control(rest, method, path, body))[0] == status


async def test_what_is_not_known_is_refused_loudly(playground: Playground, rest: RestClient) -> None:
    reply = await rest.call("POST", "/channels/1/pins")
    assert (reply.status, reply.body["message"]) == (501, "the playground does not know POST /channels/1/pins")
    assert playground.record.faults == ["the playground does not know POST /channels/1/pins"]


@pytest.mark.parametrize("path", ["/", "/control/state", "/api/v10/gateway", "/face/people", "/gateway", "/face"])
async def test_foreign_names_and_pages_are_refused(playground: Playground, rest: RestClient, path: str) -> None:
    """Against DNS rebinding and requests from pages of other sites."""
    for headers in (
        {"Host": "evil.example"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
    ):
        async with rest.session.get(playground.address + path, headers=headers) as response:
            assert response.status == 403, headers


async def test_its_own_page_may_call(playground: Playground, rest: RestClient) -> None:
    async with rest.session.get(playground.address + "/", headers={"Origin": playground.address}) as response:
        assert response.status == 200
        assert response.content_type == "text/html"
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]


async def test_only_files_of_the_page_are_served(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        for name in ("..%2fserver.py", "%2e%2e/server.py", "nothing.js"):
            async with session.get(f"{playground.address}/page/{name}") as response:
                assert response.status == 404, name
