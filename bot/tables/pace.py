"""How long a turn may take at a table (experience.md §6)."""

from enum import StrEnum


class Pace(StrEnum):
    """The pace of a table."""

    QUICK = "quick"
    """45 seconds a turn."""
    NORMAL = "normal"
    """90 seconds a turn."""
    SLOW = "slow"
    """A day a turn."""
    NONE = "none"
    """As long as anybody likes."""
