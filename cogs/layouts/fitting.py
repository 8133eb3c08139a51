"""Lines in the room that a message has for them: settings can be put together that say more than Discord takes."""

from collections.abc import Callable, Iterable, Sequence

from cogs.layouts.budget import CHARACTERS


def taken(lines: Iterable[str | None], between: str = "\n") -> int:
    """Characters of the lines, each with what parts it from the next."""
    return sum(len(line) + len(between) for line in lines if line)


def room_beside(*parts: Iterable[str | None], spare: int = 0) -> int:
    """Characters that a message has left beside these lines and `spare` more."""
    return CHARACTERS - spare - sum(taken(lines) for lines in parts)


def fitting(lines: Sequence[str], room: int, more: Callable[[int], str], between: str = "\n") -> list[str]:
    """The lines if they take `room` characters at most; else as many as do with `more`, made of how many those are."""
    if taken(lines, between) <= room:
        return list(lines)
    kept = len(lines) - 1
    while kept > 0 and taken((*lines[:kept], more(kept)), between) > room:
        kept -= 1
    return [*lines[:kept], more(kept)]
