"""Messages that the bot writes by itself in channels, threads and direct conversations."""

from bot.playground import payloads
from bot.playground.errors import FormErrors, refusal
from bot.playground.permissions import Permission
from bot.playground.ratelimits import OLD_SECONDS
from bot.playground.rest.base import Answer, Call, Routes
from bot.playground.world import Channel, Json, Message

routes = Routes()

_MESSAGES = "/channels/{channel_id}/messages"
_NONCE_SECONDS = 180.0


@routes.add("POST", _MESSAGES, bucket="message-create")
async def create(call: Call) -> Answer:
    channel = call.channel()
    _check_may_write(call, channel)
    known = _same_nonce(call, channel)
    if known is not None:
        return payloads.message(known, call.parts.world)
    draft = call.parts.composer.create(channel, call.body, call.files)
    draft.flags &= ~64
    nonce = call.body.get("nonce")
    message = call.parts.board.post(
        channel,
        call.parts.world.bot,
        draft,
        reference=_reference(call, channel),
        nonce=None if nonce is None else str(nonce),
    )
    return payloads.message(message, call.parts.world)


def _check_may_write(call: Call, channel: Channel) -> None:
    world = call.parts.world
    if channel.recipient is not None:
        if not channel.recipient.accepts_direct:
            raise refusal(50007)
        return
    allowed = world.permissions(world.bot, channel)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if channel.locked and not allowed & Permission.MANAGE_THREADS:
        raise refusal(50083)
    if not allowed & needed or (call.files and not allowed & Permission.ATTACH_FILES):
        raise refusal(50013)


def _same_nonce(call: Call, channel: Channel) -> Message | None:
    """`enforce_nonce` makes a create idempotent for a few minutes (discord_facts.md §1)."""
    nonce = call.body.get("nonce")
    if nonce is None or not call.body.get("enforce_nonce"):
        return None
    since = call.parts.clock.now() - _NONCE_SECONDS
    recent = (one for one in reversed(channel.messages.values()) if one.created >= since)
    return next((one for one in recent if one.nonce == str(nonce) and one.author is call.parts.world.bot), None)


def _reference(call: Call, channel: Channel) -> Json | None:
    wanted = call.body.get("message_reference")
    if not wanted or not wanted.get("message_id"):
        return None
    known = int(wanted["message_id"]) in channel.messages
    if not known and wanted.get("fail_if_not_exists", True):
        errors = FormErrors()
        errors.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        errors.raise_if_any()
    return {"type": 0, "channel_id": str(channel.id), "message_id": str(wanted["message_id"])} if known else None


@routes.add("GET", _MESSAGES)
async def history(call: Call) -> Answer:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    found = [one for one in channel.messages.values() if one.private_to is None]
    if "before" in call.query:
        found = [one for one in found if one.id < int(call.query["before"])]
    if "after" in call.query:
        found = [one for one in found if one.id > int(call.query["after"])]
        found = found[: int(call.query.get("limit", 50))]
    newest_first = found[::-1][: int(call.query.get("limit", 50))]
    return [payloads.message(one, call.parts.world) for one in newest_first]


@routes.add("GET", _MESSAGES + "/{message_id}")
async def get(call: Call) -> Answer:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return payloads.message(call.message(channel), call.parts.world)


@routes.add("PATCH", _MESSAGES + "/{message_id}", bucket="message-edit")
async def edit(call: Call) -> Answer:
    channel = call.channel()
    message = call.message(channel)
    if message.author is not call.parts.world.bot:
        raise refusal(50005)
    if channel.archived:
        raise refusal(50083)
    if call.parts.clock.now() - message.created > OLD_SECONDS:
        call.parts.limits.take("message-edit-old", str(channel.id))
    call.parts.board.edit(message, call.parts.composer.edit(message, call.body, call.files))
    return payloads.message(message, call.parts.world)


@routes.add("DELETE", _MESSAGES + "/{message_id}", bucket="message-delete")
async def delete(call: Call) -> Answer:
    channel = call.channel()
    message = call.message(channel)
    world = call.parts.world
    if message.author is not world.bot and not world.permissions(world.bot, channel) & Permission.MANAGE_MESSAGES:
        raise refusal(50013)
    call.parts.board.delete(message)
    return None


@routes.add("POST", "/channels/{channel_id}/typing", bucket="typing")
async def typing(call: Call) -> Answer:
    channel = call.channel()
    _check_may_write(call, channel)
    frame = {"type": "typing", "channel_id": str(channel.id), "user_id": str(call.parts.world.bot.id)}
    call.parts.hub.tell(call.parts.world.viewers(channel), frame)
    return None
