"""Emojis of the application."""

import base64
import binascii
import re

from bot.playground import payloads
from bot.playground.errors import FormErrors, refusal
from bot.playground.rest.base import Answer, Call, Routes
from bot.playground.world import Emoji

routes = Routes()

MOST_EMOJIS, LARGEST_IMAGE = 2000, 256 * 1024
_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.+)", re.DOTALL)


@routes.add("GET", "/applications/{application_id}/emojis")
async def list_emojis(call: Call) -> Answer:
    world = call.parts.world
    return {"items": [payloads.emoji(one, world) for one in _emojis(call).values()]}


@routes.add("GET", "/applications/{application_id}/emojis/{emoji_id}")
async def get_emoji(call: Call) -> Answer:
    return payloads.emoji(_emoji(call), call.parts.world)


@routes.add("POST", "/applications/{application_id}/emojis", bucket="emoji-create", status=201)
async def create_emoji(call: Call) -> Answer:
    emojis, world = _emojis(call), call.parts.world
    if len(emojis) >= MOST_EMOJIS:
        raise refusal(30008)
    name = _checked_name(call)
    kind, image = _image(call)
    found = Emoji(world.snowflakes.next(), name, image, kind, animated=kind == "image/gif")
    emojis[found.id] = found
    return payloads.emoji(found, world)


@routes.add("PATCH", "/applications/{application_id}/emojis/{emoji_id}")
async def rename_emoji(call: Call) -> Answer:
    found = _emoji(call)
    if call.body.get("name") != found.name:
        found.name = _checked_name(call)
    return payloads.emoji(found, call.parts.world)


@routes.add("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
async def delete_emoji(call: Call) -> Answer:
    del _emojis(call)[_emoji(call).id]
    return None


def _emojis(call: Call) -> dict[int, Emoji]:
    application = call.parts.world.application
    if call.number("application_id") != application.id:
        raise refusal(10002)
    return application.emojis


def _emoji(call: Call) -> Emoji:
    found = _emojis(call).get(call.number("emoji_id"))
    if found is None:
        raise refusal(10014)
    return found


def _checked_name(call: Call) -> str:
    """2 to 32 of A-Z, a-z, 0-9 and _, not taken by another emoji (discord_facts.md §1)."""
    name, errors = call.body.get("name"), FormErrors()
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        errors.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif any(one.name == name for one in _emojis(call).values()):
        errors.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This name is already taken.")
    errors.raise_if_any()
    return str(name)


def _image(call: Call) -> tuple[str, bytes]:
    errors = FormErrors()
    match = _IMAGE.fullmatch(str(call.body.get("image")))
    content = b""
    try:
        content = base64.b64decode(match[2], validate=True) if match else b""
    except binascii.Error:
        match = None
    if match is None:
        errors.add(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(content) > LARGEST_IMAGE:
        errors.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    errors.raise_if_any()
    return (match[1] if match else ""), content
