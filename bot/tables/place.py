"""Small values of tables: what an answer shows, and where a table is shown."""

from enum import Enum, auto
from typing import NamedTuple


class Answered(Enum):
    """What the answer to the click that made an act shows anew, so that it is not painted twice."""

    NOTHING = auto()
    TABLE = auto()
    HAND = auto()


class Place(NamedTuple):
    """Where a table is shown."""

    channel: int
    message: int | None
    wants_new_message: bool
    """It is to be posted anew at the bottom of its channel rather than edited."""
    post: int
    """Names the latest wish to have it posted anew."""
