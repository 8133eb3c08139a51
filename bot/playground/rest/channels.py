"""Channels, and direct conversations with people."""

from bot.playground import payloads
from bot.playground.errors import FormErrors, refusal
from bot.playground.permissions import Permission
from bot.playground.rest.base import Answer, Call, Routes
from bot.playground.world import Channel

routes = Routes()


@routes.add("GET", "/channels/{channel_id}")
async def get(call: Call) -> Answer:
    return payloads.channel(call.channel(), call.parts.world)


@routes.add("PATCH", "/channels/{channel_id}")
async def edit(call: Call) -> Answer:
    """Name and topic of a channel; name, archive, lock and duration of a thread."""
    channel = call.channel()
    errors = FormErrors()
    if "name" in call.body:
        errors.length(("name",), call.body["name"], 1, 100)
    errors.raise_if_any()
    if channel.is_thread:
        _edit_thread(call, channel)
    else:
        _edit_text(call, channel)
    call.parts.places.changed(channel)
    return payloads.channel(channel, call.parts.world)


def _edit_text(call: Call, channel: Channel) -> None:
    call.channel(Permission.MANAGE_CHANNELS)
    if "name" in call.body or "topic" in call.body:
        call.parts.limits.take("channel-name", str(channel.id))
    channel.name = call.body.get("name") or channel.name
    channel.topic = call.body.get("topic", channel.topic)


def _edit_thread(call: Call, thread: Channel) -> None:
    """The creator may rename and archive; locking needs MANAGE_THREADS (discord_facts.md §8)."""
    world, body = call.parts.world, call.body
    moderates = bool(world.permissions(world.bot, thread) & Permission.MANAGE_THREADS)
    locks = "locked" in body and bool(body["locked"]) != thread.locked
    if not moderates and (locks or thread.locked or thread.owner is not world.bot):
        raise refusal(50013)
    if thread.archived and body.get("archived") is not False:
        raise refusal(50083)
    thread.name = body.get("name") or thread.name
    thread.archived = bool(body.get("archived", thread.archived))
    thread.locked = bool(body.get("locked", thread.locked))
    thread.invitable = bool(body.get("invitable", thread.invitable))
    thread.auto_archive_minutes = int(body.get("auto_archive_duration", thread.auto_archive_minutes))


@routes.add("DELETE", "/channels/{channel_id}")
async def delete(call: Call) -> Answer:
    channel = call.channel()
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    call.channel(needed)
    answer = payloads.channel(channel, call.parts.world)
    call.parts.places.remove(channel)
    return answer


@routes.add("POST", "/users/@me/channels")
async def open_direct(call: Call) -> Answer:
    world = call.parts.world
    recipient = world.users.get(int(call.body.get("recipient_id") or 0))
    if recipient is None or recipient.bot:
        raise refusal(50007 if recipient else 10013)
    known = recipient.id in world.direct
    channel = world.direct_channel(recipient)
    if not known:
        call.parts.places.tell_page(channel)
    return payloads.channel(channel, world)
