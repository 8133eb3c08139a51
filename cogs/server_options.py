"""What a server can set, one by one: what each setting can be, what it is, and the settings with it changed.

Values are texts, since they travel in select menus. How they are called stands in `layouts.server_settings`.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine import GAMES
from bot.keeping.settings import PING_SECONDS, TABLES_PER_CHANNEL, GuildSettings
from bot.tables.pace import Pace

AUTOMATIC = "auto"
"""No language is set: the server's own, else that of whoever opens a table."""
YES, NO = "yes", "no"


class ServerOption(NamedTuple):
    """One setting of a server that is chosen from a list."""

    key: str
    values: Callable[[Sequence[str]], Sequence[str]]
    """What it can be, where the program speaks these languages."""
    current: Callable[[GuildSettings], str]
    changed: Callable[[GuildSettings, str], GuildSettings]


def _with(settings: GuildSettings, **changes: Any) -> GuildSettings:  # noqa: ANN401 (a field's own type)
    return replace(settings, **changes)


SERVER_OPTIONS: tuple[ServerOption, ...] = (
    ServerOption(
        "language",
        lambda languages: (AUTOMATIC, *languages),
        lambda settings: settings.language or AUTOMATIC,
        lambda settings, value: _with(settings, language=None if value == AUTOMATIC else value),
    ),
    ServerOption(
        "variant",
        lambda _: list(GAMES),
        lambda settings: settings.variant,
        lambda settings, value: _with(settings, variant=value),
    ),
    ServerOption(
        "pace",
        lambda _: [pace.value for pace in Pace],
        lambda settings: settings.pace.value,
        lambda settings, value: _with(settings, pace=Pace(value)),
    ),
    ServerOption(
        "threads",
        lambda _: (YES, NO),
        lambda settings: YES if settings.threads else NO,
        lambda settings, value: _with(settings, threads=value == YES),
    ),
    ServerOption(
        "tables-per-channel",
        lambda _: [str(number) for number in TABLES_PER_CHANNEL],
        lambda settings: str(settings.tables_per_channel),
        lambda settings, value: _with(settings, tables_per_channel=int(value)),
    ),
    ServerOption(
        "ping-seconds",
        lambda _: [str(seconds) for seconds in PING_SECONDS],
        lambda settings: str(settings.ping_seconds),
        lambda settings, value: _with(settings, ping_seconds=int(value)),
    ),
)
SERVER_OPTION_BY_KEY = {option.key: option for option in SERVER_OPTIONS}
