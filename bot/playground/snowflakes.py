"""Discord's ids: milliseconds since 2015 in the upper 42 bits (docs reference, "Snowflakes")."""

from bot.playground.clock import Clock

DISCORD_EPOCH = 1_420_070_400_000
"""2015-01-01T00:00:00Z in milliseconds since 1970."""


class Snowflakes:
    """Hands out ids that grow strictly, also while the clock stands still."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        moment = (int(self._clock.now() * 1000) - DISCORD_EPOCH) << 22
        self._last = max(moment, self._last + 1)
        return self._last


def moment_of(snowflake: int) -> float:
    """Seconds since 1970 at which the id was made."""
    return ((snowflake >> 22) + DISCORD_EPOCH) / 1000
