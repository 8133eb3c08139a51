"""Threads: made in a channel or from a message, joined and left."""

from bot.playground import payloads
from bot.playground.errors import FormErrors, refusal
from bot.playground.permissions import Permission
from bot.playground.rest.base import Answer, Call, Routes
from bot.playground.world import PRIVATE_THREAD, PUBLIC_THREAD, Channel

routes = Routes()

_MEMBERS = "/channels/{channel_id}/thread-members"
_DURATIONS = (60, 1440, 4320, 10080)


@routes.add("POST", "/channels/{channel_id}/threads", bucket="thread-create", status=201)
async def create(call: Call) -> Answer:
    kind = call.body.get("type", PRIVATE_THREAD)
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise refusal(50024)
    public = kind == PUBLIC_THREAD
    needed = Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS
    parent = call.channel(needed)
    return payloads.channel(_make(call, parent, call.parts.world.snowflakes.next(), kind), call.parts.world)


@routes.add("POST", "/channels/{channel_id}/messages/{message_id}/threads", bucket="thread-create", status=201)
async def create_from_message(call: Call) -> Answer:
    parent = call.channel(Permission.CREATE_PUBLIC_THREADS)
    message = call.message(parent)
    if message.thread is not None:
        raise refusal(160004)
    message.thread = _make(call, parent, message.id, PUBLIC_THREAD)
    return payloads.channel(message.thread, call.parts.world)


def _make(call: Call, parent: Channel, number: int, kind: int) -> Channel:
    if parent.is_thread or parent.guild is None:
        raise refusal(50024)
    errors = FormErrors()
    errors.length(("name",), call.body.get("name"), 1, 100)
    minutes = call.body.get("auto_archive_duration") or 1440
    if minutes not in _DURATIONS:
        errors.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {_DURATIONS}.")
    errors.raise_if_any()
    world = call.parts.world
    thread = Channel(number, call.body["name"], kind, parent.guild, parent, owner=world.bot)
    thread.auto_archive_minutes = minutes
    thread.invitable = bool(call.body.get("invitable", True))
    thread.members[world.bot.id] = world.clock.now()
    call.parts.places.add(thread)
    return thread


@routes.add("PUT", _MEMBERS + "/@me")
async def join(call: Call) -> Answer:
    return _enter(call, call.parts.world.bot.id)


@routes.add("PUT", _MEMBERS + "/{user_id}")
async def add_member(call: Call) -> Answer:
    return _enter(call, call.number("user_id"))


@routes.add("DELETE", _MEMBERS + "/@me")
async def leave(call: Call) -> Answer:
    return _leave(call, call.parts.world.bot.id)


@routes.add("DELETE", _MEMBERS + "/{user_id}")
async def remove_member(call: Call) -> Answer:
    call.channel(Permission.MANAGE_THREADS)
    return _leave(call, call.number("user_id"))


@routes.add("GET", _MEMBERS)
async def members(call: Call) -> Answer:
    thread = _thread(call)
    return [payloads.thread_member(thread, user_id) for user_id in thread.members]


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise refusal(50024)
    return thread


def _enter(call: Call, user_id: int) -> Answer:
    thread = _thread(call)
    if thread.archived:
        raise refusal(50083)
    if thread.guild is None or user_id not in thread.guild.members:
        raise refusal(10007)
    call.parts.places.join(thread, user_id)
    return None


def _leave(call: Call, user_id: int) -> Answer:
    thread = _thread(call)
    if thread.archived:
        raise refusal(50083)
    call.parts.places.leave(thread, user_id)
    return None
