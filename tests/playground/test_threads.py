"""Threads (discord_facts.md §5 and §8)."""

from bot.playground import Permission, Playground
from bot.playground.world import Channel
from tests.playground.rest_client import RestClient


async def made(playground: Playground, rest: RestClient, kind: int = 11) -> Channel:
    parent = playground.channel("pesten")
    reply = await rest.call("POST", f"/channels/{parent.id}/threads", {"name": "table", "type": kind})
    assert reply.status == 201
    assert reply.body["parent_id"] == str(parent.id)
    return playground.world.channels[int(reply.body["id"])]


async def test_a_thread_of_a_message_bears_its_id_and_is_made_once(playground: Playground, rest: RestClient) -> None:
    parent = playground.channel("pesten")
    message = await rest.call("POST", f"/channels/{parent.id}/messages", {"content": "Hello"})
    path = f"/channels/{parent.id}/messages/{message.body['id']}/threads"
    thread = await rest.call("POST", path, {"name": "table"})
    assert thread.body["id"] == message.body["id"]
    again = await rest.call("POST", path, {"name": "table"})
    assert (again.status, again.code) == (400, 160004)


async def test_threads_need_their_own_permissions(playground: Playground, rest: RestClient) -> None:
    parent = playground.channel("pesten")
    thread = await made(playground, rest)
    playground.permit(parent, None, deny=Permission.CREATE_PUBLIC_THREADS | Permission.SEND_MESSAGES_IN_THREADS)
    reply = await rest.call("POST", f"/channels/{parent.id}/threads", {"name": "table", "type": 11})
    assert (reply.status, reply.code) == (403, 50013)
    reply = await rest.call("POST", f"/channels/{thread.id}/messages", {"content": "Hello"})
    assert (reply.status, reply.code) == (403, 50013)


async def test_an_archived_thread_takes_no_edits_and_a_message_opens_it(
    playground: Playground, rest: RestClient
) -> None:
    thread = await made(playground, rest)
    message = await rest.call("POST", f"/channels/{thread.id}/messages", {"content": "Hello"})
    await rest.call("PATCH", f"/channels/{thread.id}", {"archived": True})
    path = f"/channels/{thread.id}/messages/{message.body['id']}"
    reply = await rest.call("PATCH", path, {"content": "Changed"})
    assert (reply.status, reply.code) == (400, 50083)
    await rest.call("POST", f"/channels/{thread.id}/messages", {"content": "New"})
    assert not thread.archived
    assert (await rest.call("PATCH", path, {"content": "Changed"})).status == 200


async def test_locking_needs_manage_threads_and_archiving_does_not(playground: Playground, rest: RestClient) -> None:
    thread = await made(playground, rest)
    playground.permit(playground.channel("pesten"), None, deny=Permission.MANAGE_THREADS)
    reply = await rest.call("PATCH", f"/channels/{thread.id}", {"locked": True})
    assert (reply.status, reply.code) == (403, 50013)
    assert (await rest.call("PATCH", f"/channels/{thread.id}", {"name": "other", "archived": True})).status == 200
    assert (thread.name, thread.archived, thread.locked) == ("other", True, False)


async def test_a_private_thread_is_seen_by_its_members_and_mentions_bring_people_in(
    playground: Playground, rest: RestClient
) -> None:
    ben, carla = playground.person("Ben"), playground.person("Carla")
    thread = await made(playground, rest, 12)
    await rest.call("POST", f"/channels/{thread.id}/messages", {"content": "Psst"})
    assert ben.messages(thread) == []
    await rest.call("PUT", f"/channels/{thread.id}/thread-members/{ben.id}")
    assert [one.text for one in ben.messages(thread)] == ["Psst"]
    assert carla.messages(thread) == []
    await rest.call("POST", f"/channels/{thread.id}/messages", {"content": carla.mention})
    assert carla.id in thread.members
    listed = await rest.call("GET", f"/channels/{thread.id}/thread-members")
    assert {one["user_id"] for one in listed.body} == {str(playground.world.bot.id), str(ben.id), str(carla.id)}
    await rest.call("DELETE", f"/channels/{thread.id}/thread-members/{ben.id}")
    assert ben.messages(thread) == []


async def test_a_channel_goes_with_its_threads(playground: Playground, rest: RestClient) -> None:
    thread = await made(playground, rest)
    playground.delete_channel(playground.channel("pesten"))
    reply = await rest.call("GET", f"/channels/{thread.id}")
    assert (reply.status, reply.code) == (404, 10003)
