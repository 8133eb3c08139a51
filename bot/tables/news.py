"""What happens at a table beside the game itself, told among the events of the game."""

from msgspec import Struct

from bot.engine import AnyEvent

HAPPENED_KEPT = 12
NEWS_KEPT = 40


class HostChanged(Struct, frozen=True, tag="host-changed", gc=False):
    """The host left a running match; whoever sits in `seat` (0-based) is the host now."""

    seat: int


TableEvent = AnyEvent | HostChanged
