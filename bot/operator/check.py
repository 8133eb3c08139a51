"""`python -m bot check`: whether everything is ready to play on Discord, point by point."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import aiohttp
import discord

from bot.client import invite_link
from bot.i18n import Words
from bot.operator.configuration import point_at_discord, read_settings, token_of
from bot.operator.env_file import lines_without_effect
from bot.operator.errors import OperatorError, database_sentence
from bot.operator.screen import say
from bot.settings import Settings
from data.errors import StoreError, StoreFault
from data.inspecting import demand_present, demand_sound, inspected
from data.paths import is_file, is_folder, standing_at, true_path


class Point(NamedTuple):
    """One thing that was looked at."""

    well: bool
    sentence: str
    """What was found or, where it is not well, what to do."""

    def __str__(self) -> str:
        """A line for the screen."""
        return f"{'✓' if self.well else '✗'} {self.sentence}"


async def check(words: Words) -> bool:
    """Say a line for each point; returns whether all is well."""
    try:
        settings = read_settings(words)
    except OperatorError as error:
        return _told([Point(False, str(error)), *_file_points(words)])
    here = _told([_settings_point(words), *_file_points(words), database_point(settings.database_path, words)])
    return _told(await discord_points(settings, words)) and here


def _told(points: list[Point]) -> bool:
    for point in points:
        say(str(point))
    return all(point.well for point in points)


def _settings_point(words: Words) -> Point:
    file = Path(".env").resolve()
    if file.is_file():
        return Point(True, words("check-settings-file", path=str(file)))
    return Point(True, words("check-settings-environment", folder=str(file.parent)))


def _file_points(words: Words) -> Iterator[Point]:
    """Lines of `.env` without effect; what is like no setting of this program may be one of another's."""
    found = lines_without_effect()
    for line in found.malformed:
        yield Point(False, words("operator-env-malformed", line=str(line)))
    for line, name in found.misspelt.items():
        yield Point(False, words("check-env-misspelt", line=str(line), name=name))
    if found.unknown:
        yield Point(True, words("check-env-unknown", lines=words.join(map(str, found.unknown))))


def database_point(path: Path, words: Words) -> Point:
    """Whether the bot can work with the database; one that is in use or of an earlier release is fine."""
    try:
        path = true_path(path)
        found = standing_at(path)
        if found is None or (is_file(found) and found.st_size == 0):
            return _new_database_point(path, words)
        with inspected(path) as connection:
            demand_present(connection, path)
            demand_sound(connection, path)
    except StoreError as error:
        if error.code != StoreFault.OLDER_SCHEMA:
            return Point(False, database_sentence(error, words))
        return Point(True, words("check-database-older", path=str(path)))
    if os.access(path, os.W_OK) and os.access(path.parent, os.W_OK):
        return Point(True, words("check-database", path=str(path)))
    return Point(False, words("store-error-unwritable", path=str(path)))


def _new_database_point(path: Path, words: Words) -> Point:
    """The nearest folder that exists must be one in which the others can be made. Raises `StoreError`."""
    nearest, found = next((folder, found) for folder in path.parents if (found := standing_at(folder)) is not None)
    if is_folder(found) and os.access(nearest, os.W_OK):
        return Point(True, words("check-database-new", path=str(path)))
    return Point(False, words("store-error-unwritable", path=str(path)))


async def discord_points(settings: Settings, words: Words) -> list[Point]:
    """What Discord says to the token, and what it knows of the application."""
    try:
        token = token_of(settings, words)
        undo = point_at_discord(settings, words)
    except OperatorError as error:
        return [Point(False, str(error))]
    try:
        async with discord.Client(intents=discord.Intents(guilds=True)) as client:
            await client.login(token)
            return [*_application_points(client, words)]
    except discord.LoginFailure:
        return [Point(False, words("operator-token-refused"))]
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return [Point(False, words("operator-no-discord", detail=f"{type(error).__name__}: {error}"))]
    finally:
        undo()


def _application_points(client: discord.Client, words: Words) -> Iterator[Point]:
    application, user = client.application, client.user
    assert application is not None
    assert user is not None
    yield Point(True, words("check-token", name=user.name, application=str(application.id)))
    if application.interactions_endpoint_url is not None:
        yield Point(False, words("check-endpoint", url=application.interactions_endpoint_url))
    if application.bot_require_code_grant:
        yield Point(False, words("check-code-grant"))
    flags = application.flags
    privileged = flags.gateway_message_content or flags.gateway_guild_members or flags.gateway_presence
    limited = (
        flags.gateway_message_content_limited or flags.gateway_guild_members_limited or flags.gateway_presence_limited
    )
    yield Point(True, words("check-intents-on" if privileged or limited else "check-intents"))
    yield Point(True, words("check-invite", url=invite_link(application.id)))
