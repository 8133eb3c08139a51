"""Faults that are switched on (architecture: "The playground")."""

import aiohttp
import discord
import pytest

from bot.playground import Playground
from tests.playground.rest_client import RestClient
from tests.playground.tiny_bot import TinyBot
from tests.support.clock import ManualClock
from tests.support.discord_client import hurried

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
CREATE = "POST /channels/{channel_id}/messages"


async def test_an_error_has_no_effect_and_is_not_held_against_the_bot(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    playground.faults.add("error", CREATE, status=503)
    assert (await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "x"})).status == 503
    assert channel.messages == {}
    assert (await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "x"})).status == 200
    assert playground.record.unexpected == []
    assert [one.injected for one in playground.record.refusals] == [True]


async def test_a_lost_answer_took_effect(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    playground.faults.add("lost", CREATE)
    assert (await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "x"})).status == 500
    assert len(channel.messages) == 1


async def test_a_dropped_connection_took_effect(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    playground.faults.add("drop", CREATE)
    with pytest.raises(aiohttp.ClientError):
        await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert len(channel.messages) == 1


async def test_a_rate_limit_bears_what_discord_sends(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    playground.faults.add("rate_limit", CREATE, seconds=7)
    reply = await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert (reply.status, reply.body["retry_after"]) == (429, 7)
    assert reply.headers["Via"]
    assert channel.messages == {}


async def test_only_the_named_route_and_number_of_times_are_hit(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    playground.faults.add("error", CREATE, times=2)
    assert (await rest.call("GET", "/users/@me")).status == 200
    statuses = [
        (await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "x"})).status for _ in range(3)
    ]
    assert statuses == [500, 500, 200]


async def test_probable_faults_are_the_same_for_the_same_seed() -> None:
    def drawn(seed: int) -> list[bool]:
        playground = Playground(clock=ManualClock(), seed=seed)
        playground.faults.add("error", times=None, probability=0.5)
        return [bool(playground.faults.draw(CREATE)) for _ in range(64)]

    assert drawn(1) == drawn(1)
    assert drawn(1) != drawn(2)
    assert 10 < sum(drawn(1)) < 54


async def test_a_callback_whose_answer_is_lost_is_tried_again_and_refused(
    playground: Playground, bot: TinyBot, caplog: pytest.LogCaptureFixture
) -> None:
    """discord.py retries a 5xx; the first one took effect, so 40060 means "done" (discord_facts.md §6)."""
    playground.record.expect(40060)
    playground.faults.add("lost", CALLBACK)
    anna, pesten = playground.person("Anna"), playground.channel("pesten")
    with hurried():
        interaction = await anna.slash(pesten, "panel")
    assert interaction.answered
    assert [one.text for one in anna.messages(pesten)] == ["Count 0"]
    assert playground.record.requests[CALLBACK] == 2
    assert [one.code for one in playground.record.refusals] == [0, 40060]
    assert "already been acknowledged" in caplog.text


async def test_discord_py_tries_again_after_429_and_500_but_not_after_503(
    playground: Playground, bot: TinyBot
) -> None:
    channel = bot.get_partial_messageable(playground.channel("pesten").id)
    playground.faults.add("rate_limit", CREATE)
    playground.faults.add("error", CREATE, status=500)
    with hurried():
        await channel.send("Third time lucky")
        playground.faults.add("error", CREATE, status=503)
        with pytest.raises(discord.DiscordServerError):
            await channel.send("Lost")
    (only,) = playground.person("Anna").messages(playground.channel("pesten"))
    assert only.text == "Third time lucky"
    assert playground.record.unexpected == []


async def test_latency_waits_for_the_clock(
    playground: Playground, bot: TinyBot, clock: ManualClock
) -> None:
    playground.faults.add("latency", CALLBACK, seconds=2)
    anna, pesten = playground.person("Anna"), playground.channel("pesten")
    interaction = await anna.slash(pesten, "panel", wait="nothing")
    while not clock.is_awaited_at(clock.now() + 2):
        await clock.advance(0)
    assert not interaction.answered
    await clock.advance(2)
    await playground.quiet()
    assert interaction.answered


async def test_a_callback_that_comes_too_late_fails(playground: Playground, bot: TinyBot, clock: ManualClock) -> None:
    playground.record.expect(10062)
    playground.faults.add("latency", CALLBACK, seconds=4)
    anna, pesten = playground.person("Anna"), playground.channel("pesten")
    interaction = await anna.slash(pesten, "panel", wait="nothing")
    while not clock.is_awaited_at(clock.now() + 4):
        await clock.advance(0)
    await clock.advance(4)
    await playground.quiet()
    assert interaction.failed
    assert [one.code for one in playground.record.refusals] == [10062]
    assert playground.record.unexpected == ["unanswered: anna 'panel' in #pesten"]
