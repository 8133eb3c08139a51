"""The world that a new playground holds. Its ids never change, so that a bot's database fits after a restart."""

from bot.playground.clock import Clock
from bot.playground.permissions import EVERYONE, Permission
from bot.playground.world import TEXT, Application, Channel, Guild, User, World

TOKEN = "playground-token"  # noqa: S105 - opens nothing but this toy
_FIRST = 1_200_000_000_000_000_000

PEOPLE = (
    ("Anna", "nl"),
    ("Ben", "en-US"),
    ("Carla", "de"),
    ("Dirk", "fr"),
    ("Emma", "nl"),
    ("Finn", "en-GB"),
    ("Gijs", "nl"),
    ("Hanna", "en-US"),
)
"""Display names and client languages; the first owns the guild."""


def _number(place: int) -> int:
    return _FIRST + (place << 22)


def default_world(clock: Clock, token: str = TOKEN) -> World:
    """One guild "Playground" with #pesten and #general, eight people, one application."""
    people = [User(_number(100 + place), name.lower(), name, locale) for place, (name, locale) in enumerate(PEOPLE)]
    bot = User(_number(1), "Dealer", "Dealer", bot=True)
    world = World(clock, Application(bot.id, bot, token, owner=people[0]))
    guild = world.add_guild(Guild(_number(2), "Playground", people[0]))
    for person in people:
        world.add_user(person)
        owner = person is people[0]
        world.add_member(guild, person, EVERYONE | Permission.ADMINISTRATOR if owner else EVERYONE)
    for place, name in enumerate(("pesten", "general")):
        world.add_channel(Channel(_number(10 + place), name, TEXT, guild))
    return world
