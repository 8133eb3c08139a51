"""Guilds and their members."""

from bot.playground import payloads
from bot.playground.errors import refusal
from bot.playground.rest.base import Answer, Call, Routes

routes = Routes()


@routes.add("GET", "/guilds/{guild_id}")
async def guild(call: Call) -> Answer:
    return payloads.guild(call.guild())


@routes.add("GET", "/guilds/{guild_id}/channels")
async def channels(call: Call) -> Answer:
    world = call.parts.world
    found = [one for one in call.guild().channels.values() if not one.is_thread]
    return [payloads.channel(one, world) for one in found]


@routes.add("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: Call) -> Answer:
    found = call.guild()
    one = found.members.get(call.number("user_id"))
    if one is None:
        raise refusal(10007)
    return payloads.member(one, found)
