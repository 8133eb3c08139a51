"""Bodies of the control routes. Unknown fields are refused; permissions are lower-case names."""

from typing import Literal

import msgspec

from bot.playground.faults import Kind


class _Order(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Advance(_Order):
    """Seconds to put the clock forward."""

    seconds: float


class NewFault(_Order):
    """See faults.py."""

    kind: Kind
    route: str | None = None
    times: int | None = 1
    probability: float = 1.0
    status: int = 500
    seconds: float = 1.0


class Switch(_Order):
    """On or off."""

    enabled: bool


class GatewayOrder(_Order):
    """close: the bot may resume. forget: it may not. reconnect: opcode 7. invalidate: opcode 9.
    repeat: the newest interaction once more."""

    do: Literal["close", "forget", "reconnect", "invalidate", "repeat"]
    code: int = 4000


class NewPerson(_Order):
    """Somebody new in a guild."""

    name: str
    locale: str = "en-US"
    guild_id: str | None = None
    permissions: list[str] = []
    accepts_direct: bool = True


class NewGuild(_Order):
    """A guild with everybody in it, owned by the first person."""

    name: str
    preferred_locale: str = "en-US"
    community: bool = False


class NewChannel(_Order):
    """A text channel."""

    name: str
    guild_id: str | None = None


class Permit(_Order):
    """The overwrite of a person, or of the bot (no `person_id`), in a channel."""

    channel_id: str
    person_id: str | None = None
    allow: list[str] = []
    deny: list[str] = []


class Presence(_Order):
    """Whether the bot is a member of a guild."""

    present: bool
    guild_id: str | None = None
