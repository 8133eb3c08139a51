"""Bodies against Discord's own description, where it is at hand."""

import pytest

from bot.playground import Playground
from tests.playground.rest_client import RestClient
from tests.support.discord_client import description_path

pytestmark = pytest.mark.skipif(description_path() is None, reason="Discord's openapi.json is not at hand")


async def test_a_body_that_the_description_does_not_allow_is_refused_and_noted(
    playground: Playground, rest: RestClient
) -> None:
    channel = playground.channel("pesten")
    reply = await rest.call("POST", f"/channels/{channel.id}/messages", {"content": ["not", "text"]})
    assert (reply.status, reply.code) == (400, 50035)
    (fault,) = playground.record.faults
    assert fault.startswith("POST /channels/{channel_id}/messages against the description")
    assert channel.messages == {}


async def test_a_provoked_fault_is_not_held_against_the_bot(playground: Playground, rest: RestClient) -> None:
    playground.record.expect(50035, "POST /channels/{channel_id}/messages")
    channel = playground.channel("pesten")
    await rest.call("POST", f"/channels/{channel.id}/messages", {"content": ["not", "text"]})
    assert playground.record.unexpected == []
    await rest.call("POST", f"/channels/{channel.id}/threads", {"name": ["not", "text"]})
    assert len(playground.record.unexpected) == 2


async def test_numbers_pass_as_ids(playground: Playground, rest: RestClient) -> None:
    """As discord.py sends them, and Discord takes them."""
    anna = playground.person("Anna")
    assert (await rest.call("POST", "/users/@me/channels", {"recipient_id": anna.id})).status == 200
    body = {"content": anna.mention, "allowed_mentions": {"parse": [], "users": [anna.id]}}
    channel = playground.channel("pesten")
    assert (await rest.call("POST", f"/channels/{channel.id}/messages", body)).status == 200
    assert len(anna.pings()) == 1
    assert playground.record.unexpected == []
