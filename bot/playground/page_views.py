"""What a tab is told when it opens: people, places and commands as one person sees them."""

from bot.playground import permissions
from bot.playground.commands import invocables
from bot.playground.places import face_channel
from bot.playground.world import Channel, Guild, Json, User, World


def avatar(user_id: int | str) -> str:
    return f"/cdn/avatars/{user_id}.svg"


def person_view(user: User) -> Json:
    return {
        "id": str(user.id),
        "username": user.username,
        "name": user.name,
        "locale": user.locale,
        "avatar_url": avatar(user.id),
    }


def people(world: World) -> list[Json]:
    return [person_view(user) for user in world.people()]


def hints(world: World, hint: str | None) -> Json:
    """The hint by language, where it is a command that has a name of its own there: `{"nl": "/spel nieuw"}`."""
    if hint is None or not hint.startswith("/"):
        return {}
    return {
        person.locale: f"/{command['name']}"
        for person in world.people()
        for frame in commands_frames(world, person)
        for command in frame["commands"]
        if command["command"] == hint[1:]
    }


def guilds_of(world: World, person: User) -> list[Guild]:
    return [guild for guild in world.guilds.values() if person.id in guild.members]


def hello(world: World, person: User, read: dict[tuple[int, int], int]) -> Json:
    """The first frame."""
    places = [one for one in world.channels.values() if world.sees(person, one)]
    channels = [face_channel(world, person, one) | {"unread": unread(one, person, read)} for one in places]
    guilds = guilds_of(world, person)
    held = permissions.Permission.NONE
    if guilds:
        held = guilds[0].members[person.id].permissions | guilds[0].everyone
    bot = world.bot
    return {
        "type": "hello",
        "person": person_view(person) | {"permissions": permissions.names(held)},
        "people": people(world),
        "application": {"id": str(bot.id), "name": bot.name, "avatar_url": avatar(bot.id)},
        "guilds": [{"id": str(one.id), "name": one.name, "locale": one.preferred_locale} for one in guilds],
        "channels": channels,
        "now": world.clock.now(),
    }


def unread(channel: Channel, person: User, read: dict[tuple[int, int], int]) -> int:
    """Messages of others, younger than the last one that this person looked at."""
    seen = read.get((person.id, channel.id), 0)
    found = (one for one in channel.messages.values() if one.id > seen and one.author is not person)
    return sum(one.private_to in (None, person) for one in found)


def commands_frames(world: World, person: User) -> list[Json]:
    """One `commands` frame for each guild of a person."""
    return [
        {
            "type": "commands",
            "guild_id": str(guild.id),
            "commands": [one.described(person.locale) for one in invocables(world, person, guild)],
        }
        for guild in guilds_of(world, person)
    ]
