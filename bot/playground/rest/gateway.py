"""Where the gateway is, and who the bot is."""

from bot.playground import payloads
from bot.playground.errors import refusal
from bot.playground.rest.base import Answer, Call, Routes

routes = Routes()


@routes.add("GET", "/gateway", token=False)
async def address(call: Call) -> Answer:
    return {"url": call.parts.gateway.address()}


@routes.add("GET", "/gateway/bot")
async def address_and_shards(call: Call) -> Answer:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    shards = call.parts.gateway.recommended_shards
    return {"url": call.parts.gateway.address(), "shards": shards, "session_start_limit": limit}


@routes.add("GET", "/users/@me")
async def own_user(call: Call) -> Answer:
    return payloads.user(call.parts.world.bot) | {"verified": True, "mfa_enabled": False, "flags": 0}


@routes.add("GET", "/users/{user_id}")
async def user(call: Call) -> Answer:
    found = call.parts.world.users.get(call.number("user_id"))
    if found is None:
        raise refusal(10013)
    return payloads.user(found)


@routes.add("GET", "/applications/@me")
async def own_application(call: Call) -> Answer:
    return payloads.application(call.parts.world.application)


@routes.add("GET", "/oauth2/applications/@me")
async def own_oauth_application(call: Call) -> Answer:
    return payloads.application(call.parts.world.application)
