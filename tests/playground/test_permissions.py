"""Who may do what where (discord_facts.md §8)."""

import pytest

from bot.playground import Permission, Playground
from tests.playground.rest_client import RestClient
from tests.playground.tiny_bot import TinyBot


@pytest.mark.parametrize(
    ("denied", "code"), [(Permission.VIEW_CHANNEL, 50001), (Permission.SEND_MESSAGES, 50013)]
)
async def test_without_permission_the_bot_cannot_write(
    playground: Playground, rest: RestClient, denied: Permission, code: int
) -> None:
    channel, other = playground.channel("pesten"), playground.channel("general")
    playground.permit(channel, None, deny=denied)
    reply = await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "Hello"})
    assert (reply.status, reply.code) == (403, code)
    assert (await rest.call("POST", f"/channels/{other.id}/messages", {"content": "Hello"})).status == 200
    playground.permit(channel, None)
    assert (await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "Hello"})).status == 200


async def test_who_may_not_send_may_not_attach_or_embed(playground: Playground) -> None:
    """Denying SEND_MESSAGES denies ATTACH_FILES and EMBED_LINKS too (discord_facts.md §8)."""
    channel, ben = playground.channel("pesten"), playground.person("Ben")
    rights = Permission.ATTACH_FILES | Permission.EMBED_LINKS
    assert playground.world.permissions(ben.user, channel) & rights == rights
    playground.permit(channel, ben, deny=Permission.SEND_MESSAGES)
    left = playground.world.permissions(ben.user, channel)
    assert not left & rights
    assert left & Permission.VIEW_CHANNEL


async def test_only_a_community_guild_has_a_language(playground: Playground, rest: RestClient) -> None:
    """Others all say en-US (discord_facts.md §9)."""
    for community, locale in ((False, "en-US"), (True, "nl")):
        guild = playground.add_guild("Club", preferred_locale="nl", community=community)
        reply = await rest.call("GET", f"/guilds/{guild.id}")
        assert reply.body["preferred_locale"] == locale
        assert reply.body["features"] == (["COMMUNITY"] if community else [])


async def test_history_needs_its_own_permission(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    playground.permit(channel, None, deny=Permission.READ_MESSAGE_HISTORY)
    reply = await rest.call("GET", f"/channels/{channel.id}/messages")
    assert (reply.status, reply.code) == (403, 50013)


async def test_what_does_not_exist_has_its_own_codes(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    codes = {
        "/channels/1": 10003,
        f"/channels/{channel.id}/messages/1": 10008,
        "/guilds/1": 10004,
        f"/guilds/{playground.guild.id}/members/1": 10007,
        "/users/1": 10013,
        f"/applications/{playground.world.application.id}/emojis/1": 10014,
    }
    for path, code in codes.items():
        reply = await rest.call("GET", path)
        assert (reply.status, reply.code) == (404, code), path


async def test_closed_direct_messages(playground: Playground, rest: RestClient) -> None:
    shy = playground.add_person("Shy", accepts_direct=False)
    opened = await rest.call("POST", "/users/@me/channels", {"recipient_id": str(shy.id)})
    reply = await rest.call("POST", f"/channels/{opened.body['id']}/messages", {"content": "Your turn"})
    assert (reply.status, reply.code) == (403, 50007)
    assert shy.direct_messages() == []


async def test_direct_messages_reach_one_person_and_notify_him(playground: Playground, rest: RestClient) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    opened = await rest.call("POST", "/users/@me/channels", {"recipient_id": str(anna.id)})
    await rest.call("POST", f"/channels/{opened.body['id']}/messages", {"content": "Your turn"})
    (message,) = anna.direct_messages()
    assert message.text == "Your turn"
    assert message.notified == {anna.id}
    assert ben.direct_messages() == []
    assert anna.pings() == [message]


async def test_only_moderators_delete_messages_of_others(playground: Playground, rest: RestClient) -> None:
    channel, anna = playground.channel("pesten"), playground.person("Anna")
    said = anna.say(channel, "Hello")
    path = f"/channels/{channel.id}/messages/{said.id}"
    reply = await rest.call("PATCH", path, {"content": "Changed"})
    assert (reply.status, reply.code) == (403, 50005)
    playground.permit(channel, None, deny=Permission.MANAGE_MESSAGES)
    reply = await rest.call("DELETE", path)
    assert (reply.status, reply.code) == (403, 50013)
    playground.permit(channel, None)
    assert (await rest.call("DELETE", path)).status == 204
    assert not said.exists


async def test_a_person_sees_what_he_is_permitted(playground: Playground) -> None:
    channel, anna, ben = playground.channel("pesten"), playground.person("Anna"), playground.person("Ben")
    anna.say(channel, "Hello")
    playground.permit(channel, ben, deny=Permission.VIEW_CHANNEL)
    assert ben.messages(channel) == []
    assert [one.text for one in anna.messages(channel)] == ["Hello"]


async def test_a_guild_without_the_bot_is_closed_to_it(playground: Playground, rest: RestClient) -> None:
    channel = playground.channel("pesten")
    playground.remove_bot()
    reply = await rest.call("POST", f"/channels/{channel.id}/messages", {"content": "Hello"})
    assert (reply.status, reply.code) == (403, 50001)
    assert (await rest.call("GET", f"/guilds/{playground.guild.id}")).code == 10004
    playground.add_bot()
    assert (await rest.call("GET", f"/guilds/{playground.guild.id}")).status == 200


async def test_a_wrong_token_is_refused(playground: Playground, rest: RestClient) -> None:
    reply = await rest.call("GET", "/users/@me", Authorization="Bot wrong")
    assert (reply.status, reply.code) == (401, 0)


async def test_answers_to_interactions_need_no_permission(playground: Playground, bot: TinyBot) -> None:
    anna, channel = playground.person("Anna"), playground.channel("pesten")
    playground.permit(channel, None, deny=Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    interaction = await anna.slash(channel, "panel")
    assert interaction.answered
    assert bot.seen[-1].app_permissions.send_messages is False
    await anna.click(anna.answer(interaction), "More")
    assert anna.answer(interaction).text == "Count 1"
    assert playground.record.unexpected == []


async def test_renaming_a_channel_needs_manage_channels_and_is_rationed(
    playground: Playground, rest: RestClient
) -> None:
    channel = playground.channel("pesten")
    reply = await rest.call("PATCH", f"/channels/{channel.id}", {"name": "cards"})
    assert (reply.status, reply.code) == (403, 50013)
    playground.permit(channel, None, allow=Permission.MANAGE_CHANNELS)
    playground.parts.limits.enabled = True
    statuses = [
        (await rest.call("PATCH", f"/channels/{channel.id}", {"name": f"cards-{number}"})).status for number in range(3)
    ]
    assert statuses == [200, 200, 429]
    assert channel.name == "cards-1"
    reply = await rest.call("PATCH", f"/channels/{channel.id}", {"name": "x" * 101})
    assert (reply.status, reply.code) == (400, 50035)
