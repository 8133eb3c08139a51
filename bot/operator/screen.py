"""The operator's screen."""

from datetime import UTC, datetime


def say(line: str) -> None:
    """Write a line to standard output, at once."""
    print(line, flush=True)  # noqa: T201 - the operator's own screen


def moment(milliseconds: int) -> str:
    """A moment in UTC, such as `2026-11-18 12:13 UTC`."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"
