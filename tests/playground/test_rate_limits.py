"""Buckets and their headers (discord_facts.md §6)."""

import pytest

from bot.playground import Playground
from tests.playground.rest_client import RestClient
from tests.support.clock import ManualClock


@pytest.fixture(autouse=True)
def limited(playground: Playground) -> None:
    playground.parts.limits.enabled = True


async def test_a_bucket_empties_tells_when_and_fills_again(
    playground: Playground, rest: RestClient, clock: ManualClock
) -> None:
    path = f"/channels/{playground.channel('pesten').id}/messages"
    left = []
    for _ in range(5):
        reply = await rest.call("POST", path, {"content": "x"})
        left.append(reply.headers["X-RateLimit-Remaining"])
    assert left == ["4", "3", "2", "1", "0"]
    await clock.advance(2)
    reply = await rest.call("POST", path, {"content": "x"})
    assert reply.status == 429
    assert reply.body["retry_after"] == pytest.approx(3.0)
    assert reply.headers["Via"]
    assert float(reply.headers["X-RateLimit-Reset-After"]) == pytest.approx(3.0)
    await clock.advance(3)
    assert (await rest.call("POST", path, {"content": "x"})).status == 200


async def test_edits_of_all_messages_of_a_channel_share_a_bucket_and_channels_do_not(
    playground: Playground, rest: RestClient, clock: ManualClock
) -> None:
    channels = [playground.channel("pesten"), playground.channel("general")]
    paths = []
    for channel in (channels[0], channels[0], channels[1]):
        made = await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "x"})
        paths.append(f"/channels/{channel.id}/messages/{made.body['id']}")
    for number in range(5):
        assert (await rest.call("PATCH", paths[number % 2], {"content": str(number)})).status == 200
    assert (await rest.call("PATCH", paths[0], {"content": "6"})).status == 429
    assert (await rest.call("PATCH", paths[2], {"content": "6"})).status == 200


async def test_old_messages_have_a_stricter_limit(
    playground: Playground, rest: RestClient, clock: ManualClock
) -> None:
    channel = playground.channel("pesten")
    made = await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    await clock.advance(3601)
    replies = [
        await rest.call("PATCH", f"/channels/{channel.id}/messages/{made.body['id']}", {"content": str(number)})
        for number in range(4)
    ]
    assert [one.status for one in replies] == [200, 200, 200, 429]
    assert replies[-1].code == 30046


async def test_the_global_limit_leaves_interactions_alone(playground: Playground, rest: RestClient) -> None:
    replies = [await rest.call("GET", "/users/@me") for _ in range(51)]
    assert [one.status for one in replies] == [200] * 50 + [429]
    assert replies[-1].body["global"] is True
    reply = await rest.call("POST", "/interactions/1/token/callback", {"type": 6})
    assert (reply.status, reply.code) == (404, 10062)


async def test_each_token_has_its_own_bucket(playground: Playground, rest: RestClient) -> None:
    statuses = {}
    for token in ("one", "two"):
        path = f"/webhooks/{playground.world.application.id}/{token}"
        statuses[token] = [(await rest.call("POST", path, {"content": "x"})).status for _ in range(6)]
    assert statuses == {"one": [401] * 5 + [429], "two": [401] * 5 + [429]}
