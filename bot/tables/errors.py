"""What a table refuses, beside what the rules refuse."""

from bot.engine import PestenError


class Refused(PestenError):
    """The table refuses; nothing has changed. The code is the locale key `error-<code>`."""


class TableGone(Refused):
    """There is no such table, or it has ended and the click makes no sense any more."""

    def __init__(self) -> None:
        """Without arguments: nothing is known of it."""
        super().__init__("table-gone")


class NotSeated(Refused):
    """The person does not sit at this table."""

    def __init__(self) -> None:
        """Without arguments."""
        super().__init__("not-seated")
