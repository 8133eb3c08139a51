"""The gateway with the real client: resuming, losing a session, repeated events, shards (discord_facts.md §7)."""

import discord
import pytest

from bot.playground import Permission, Playground
from tests.playground.rest_client import RestClient
from tests.playground.tiny_bot import TinyBot
from tests.support.discord_client import connected


class EagerBot(TinyBot):
    """Does not wait five seconds before it identifies anew."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Nothing to wait for on the loopback."""


async def test_what_happened_while_the_line_was_down_is_replayed(playground: Playground, bot: TinyBot) -> None:
    anna, pesten = playground.person("Anna"), playground.channel("pesten")
    identified = playground.gateway.identifies
    await playground.gateway.close(4000)
    interaction = await anna.slash(pesten, "panel", wait="nothing")
    assert not interaction.answered
    await playground.reconnected()
    assert interaction.answered
    assert [one.text for one in anna.messages(pesten)] == ["Count 0"]
    assert bot.resumed == 1
    assert playground.gateway.identifies == identified


async def test_opcode_7_makes_the_bot_come_back_and_resume(playground: Playground, bot: TinyBot) -> None:
    anna, pesten = playground.person("Anna"), playground.channel("pesten")
    socket = next(iter(playground.gateway.sessions.values())).socket
    playground.gateway.ask_reconnect()
    await playground.gone(socket)
    await playground.reconnected()
    await anna.slash(pesten, "panel")
    assert bot.resumed == 1


async def test_a_lost_session_is_identified_anew(playground: Playground) -> None:
    bot = EagerBot()
    async with connected(bot, playground):
        (old,) = playground.gateway.sessions
        socket = playground.gateway.sessions[old].socket
        playground.gateway.invalidate()
        await playground.gone(socket)
        await playground.reconnected()
        assert list(playground.gateway.sessions) != [old]
        assert playground.gateway.identifies == 2
        await playground.person("Anna").slash(playground.channel("pesten"), "panel")
        assert playground.record.unexpected == []


async def test_forgotten_sessions_cannot_be_resumed(playground: Playground) -> None:
    bot = EagerBot()
    async with connected(bot, playground):
        await playground.gateway.close(4000, forget=True)
        await playground.reconnected()
        assert (bot.resumed, playground.gateway.identifies) == (0, 2)


async def test_a_repeated_interaction_reaches_the_bot_twice_and_the_second_answer_is_refused(
    playground: Playground, bot: TinyBot, caplog: pytest.LogCaptureFixture
) -> None:
    playground.record.expect(40060)
    anna, pesten = playground.person("Anna"), playground.channel("pesten")
    interaction = await anna.slash(pesten, "panel")
    assert playground.gateway.repeat("INTERACTION_CREATE") == 1
    await playground.quiet()
    assert [one.id for one in bot.seen] == [interaction.id] * 2
    assert [one.code for one in playground.record.refusals] == [40060]
    assert len(anna.messages(pesten)) == 1
    assert "already been acknowledged" in caplog.text


async def test_a_wrong_token_cannot_log_in(playground: Playground) -> None:
    with pytest.raises(discord.LoginFailure):
        async with connected(TinyBot(), playground, token="wrong"):  # noqa: S106
            pytest.fail("it must not get that far")


async def test_a_wrong_token_cannot_identify(playground: Playground, rest: RestClient) -> None:
    async with rest.session.ws_connect(playground.gateway_url) as socket:
        hello = await socket.receive_json()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] > 0
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1, "properties": {}}})
        await socket.receive()
        assert socket.close_code == 4004


async def test_the_answer_to_a_heartbeat_takes_its_way(playground: Playground, rest: RestClient) -> None:
    """discord.py must have noted that it sent the heartbeat before the answer comes, else its log warns."""
    async with rest.session.ws_connect(playground.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 1, "d": None})
        await socket.send_json({"op": 2, "d": {"token": playground.token, "intents": 0, "properties": {}}})
        assert (await socket.receive_json())["t"] == "READY"
        assert (await socket.receive_json())["op"] == 11


async def test_privileged_intents_need_their_switch(playground: Playground) -> None:
    playground.world.application.privileged_intents = 0
    bot = TinyBot(discord.Intents(guilds=True, message_content=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with connected(bot, playground):
            pytest.fail("it must not get that far")


async def test_deleted_places_and_messages_are_told(playground: Playground) -> None:
    bot = TinyBot(discord.Intents(guilds=True, guild_messages=True))
    async with connected(bot, playground):
        said = playground.person("Anna").say(playground.channel("general"), "Hello")
        pesten = playground.channel("pesten")
        playground.delete_message(said)
        playground.delete_channel(pesten)
        await playground.quiet()
        playground.remove_bot()
        await playground.quiet()
        assert bot.gone == [said.id, pesten.id, playground.guild.id]
        assert bot.get_guild(playground.guild.id) is None
        playground.add_bot()
        await playground.quiet()
        guild = bot.get_guild(playground.guild.id)
        assert guild is not None
        assert [one.name for one in guild.text_channels] == ["general"]


async def test_the_cache_knows_the_permissions_of_the_bot(playground: Playground, bot: TinyBot) -> None:
    pesten = playground.channel("pesten")
    cached = bot.get_channel(pesten.id)
    assert isinstance(cached, discord.TextChannel)
    assert cached.permissions_for(cached.guild.me).send_messages
    playground.permit(pesten, None, deny=Permission.SEND_MESSAGES)
    await playground.quiet()
    allowed = cached.permissions_for(cached.guild.me)
    assert (allowed.send_messages, allowed.attach_files, allowed.view_channel) == (False, False, True)


async def test_content_of_others_is_hidden_without_the_intent(playground: Playground) -> None:
    read: list[str] = []
    bot = TinyBot(discord.Intents(guilds=True, guild_messages=True))

    async def on_message(message: discord.Message) -> None:
        read.append(message.content)

    bot.event(on_message)
    async with connected(bot, playground):
        anna, pesten = playground.person("Anna"), playground.channel("pesten")
        anna.say(pesten, "Hello")
        anna.say(pesten, f"Hello <@{playground.world.bot.id}>")
        await playground.quiet()
    assert read == ["", f"Hello <@{playground.world.bot.id}>"]


async def test_each_guild_belongs_to_one_shard(playground: Playground) -> None:
    """Shard = (guild_id >> 22) % n; direct messages and the like go to shard 0 (discord_facts.md §7)."""
    playground.gateway.recommended_shards = 2
    guilds = [playground.guild, playground.add_guild("Even"), playground.add_guild("Odd")]
    bot = EagerBot()
    async with connected(bot, playground):
        await playground.connected_shards(2)
        assert bot.shard_count == 2
        assert {one.id for one in bot.guilds} == {one.id for one in guilds}
        owner = playground.people[0]
        for guild in guilds:
            interaction = await owner.slash(next(iter(guild.channels.values())), "panel")
            assert interaction.answered
        assert len(bot.seen) == 3
        assert {one.guild.shard_id for one in bot.seen if one.guild} == {(one.id >> 22) % 2 for one in guilds}


async def test_threads_are_told(playground: Playground, bot: TinyBot, rest: RestClient) -> None:
    pesten = playground.channel("pesten")
    await rest.call("POST", f"/channels/{pesten.id}/threads", {"name": "table", "type": 11})
    await playground.quiet()
    guild = bot.get_guild(playground.guild.id)
    assert guild is not None
    assert [one.name for one in guild.threads] == ["table"]
    await rest.call("DELETE", f"/channels/{playground.channel('table').id}")
    await playground.quiet()
    assert list(guild.threads) == []
