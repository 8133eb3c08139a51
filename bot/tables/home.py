"""Where a table was opened that is played in a thread."""

from msgspec import Struct


class Home(Struct, frozen=True):
    """The channel of the thread, and the message in it that became a pointer; in the end it shows the result."""

    channel: int
    message: int
