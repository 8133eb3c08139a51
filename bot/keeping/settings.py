"""Settings of a server and of a person (experience.md §2, §6, §9)."""

from enum import StrEnum

from msgspec import Struct

from bot.tables.pace import Pace

TABLES_PER_CHANNEL = (1, 2, 3, 5, 10)
"""How many tables a channel may hold at once; the last is the default."""
PING_SECONDS = (10, 20, 30, 60, 120, 300)
"""How long a turn may wait before its player is mentioned."""
CHANNELS_MOST = 25
"""Channels that a server can name; a select menu takes no more."""


class Ping(StrEnum):
    """How a person wants to hear that he lets a turn wait."""

    MENTION = "mention"
    """A message in the table's channel that mentions him."""
    DIRECT = "direct"
    """A direct message."""
    NONE = "none"


class GuildSettings(Struct, frozen=True, omit_defaults=True):
    """What whoever manages a server has set; the defaults are those of a server where nobody has set anything."""

    channels: tuple[int, ...] = ()
    """Ids of the channels in which tables may be opened, their threads included; none named: everywhere."""
    language: str | None = None
    """The language of public messages, such as `nl`; none: the server's own, else that of whoever opens the table."""
    variant: str = "pesten_7"
    """The key of the preset that `/pesten new` opens when nothing is said."""
    pace: Pace = Pace.NORMAL
    threads: bool = False
    """Whether every match gets a thread of its own."""
    tables_per_channel: int = TABLES_PER_CHANNEL[-1]
    ping_seconds: int = 20


class PersonalSettings(Struct, frozen=True, omit_defaults=True):
    """What a person has set for himself, on every server."""

    ping: Ping = Ping.MENTION
