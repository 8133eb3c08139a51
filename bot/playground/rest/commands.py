"""Application commands, global and of one guild."""

from bot.playground.errors import refusal
from bot.playground.limits.commands import check_commands
from bot.playground.rest.base import Answer, Call, Routes
from bot.playground.world import Json

routes = Routes()

_DEFAULTS: Json = {
    "type": 1,
    "name_localizations": None,
    "description": "",
    "description_localizations": None,
    "default_member_permissions": None,
    "nsfw": False,
    "integration_types": [0],
    "contexts": None,
}


@routes.add("GET", "/applications/{application_id}/commands")
async def list_global(call: Call) -> Answer:
    return list(_commands(call, None).values())


@routes.add("PUT", "/applications/{application_id}/commands")
async def overwrite_global(call: Call) -> Answer:
    return _overwrite(call, None)


@routes.add("GET", "/applications/{application_id}/guilds/{guild_id}/commands")
async def list_of_guild(call: Call) -> Answer:
    return list(_commands(call, call.number("guild_id")).values())


@routes.add("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
async def overwrite_of_guild(call: Call) -> Answer:
    call.guild()
    return _overwrite(call, call.number("guild_id"))


def _commands(call: Call, guild_id: int | None) -> dict[int, Json]:
    application = call.parts.world.application
    if call.number("application_id") != application.id:
        raise refusal(10002)
    return application.commands.setdefault(guild_id, {})


def _overwrite(call: Call, guild_id: int | None) -> Answer:
    """Replace all commands; one that keeps type and name keeps its id."""
    world = call.parts.world
    before = {(one["type"], one["name"]): one["id"] for one in _commands(call, guild_id).values()}
    check_commands(call.listed)
    found: dict[int, Json] = {}
    for command in call.listed:
        known = before.get((command.get("type", 1), command["name"]))
        number = int(known) if known else world.snowflakes.next()
        own: Json = {"id": str(number), "application_id": str(world.application.id)}
        own["version"] = str(world.snowflakes.next())
        if guild_id is not None:
            own["guild_id"] = str(guild_id)
        wanted = command.get("default_member_permissions")
        own["default_member_permissions"] = None if wanted is None else str(wanted)
        found[number] = _DEFAULTS | command | own
    world.application.commands[guild_id] = found
    call.parts.hub.commands_changed()
    return list(found.values())
