"""What happens at a table beside the game itself, told among the events of the game."""

from enum import StrEnum

from msgspec import Struct

from bot.engine import AnyEvent

HAPPENED_KEPT = 12
NEWS_KEPT = 40


class HostChanged(Struct, frozen=True, tag="host-changed", gc=False):
    """The host left a running match; whoever sits in `seat` (0-based) is the host now."""

    seat: int


class SeatChange(StrEnum):
    """Why somebody else sits in a seat now."""

    LEFT = "left"
    SENT_AWAY = "sent-away"
    VOTED_OUT = "voted-out"
    CAME = "came"
    """A person took over from a computer player."""
    CAME_BACK = "came-back"
    """To the seat that he had left."""


class SeatChanged(Struct, frozen=True, tag="seat-changed", gc=False):
    """From here on somebody else sits in `seat` (0-based); what was told before this is told of `before`."""

    seat: int
    before: str
    """The name of whoever sat there, as it was given."""
    change: SeatChange


class TimeRanOut(Struct, frozen=True, tag="time-ran-out", gc=False):
    """What is told next was not chosen, but done because the time was up."""


TableNews = HostChanged | SeatChanged | TimeRanOut
TableEvent = AnyEvent | TableNews
