"""What happens at a table beside the game, in short lines, and whom the lines before it are about."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar, assert_never

from bot.i18n import Words
from bot.tables.news import HostChanged, SeatChanged, TimeRanOut
from bot.tables.views import SeatView
from cogs.layouts.names import shown_name

Told = TypeVar("Told")


class Chapter(NamedTuple):
    """Who sat in the seats when this happened, by name, and which of them is the reader, if he was there."""

    names: tuple[str, ...]
    reader: int | None


def chapters(
    groups: Sequence[Sequence[Told]], seats: Sequence[SeatView], reader: int | None
) -> Iterator[tuple[Sequence[Told], Chapter]]:
    """Every group with whoever sat there then, the latest first; `seats` and `reader` are those of now."""
    chapter = Chapter(tuple(seat.name for seat in seats), reader)
    for group in reversed(groups):
        yield group, chapter
        for event in group:
            if isinstance(event, SeatChanged):
                chapter = _before(event, chapter)


def _before(event: SeatChanged, chapter: Chapter) -> Chapter:
    names = (*chapter.names[: event.seat], event.before, *chapter.names[event.seat + 1 :])
    return Chapter(names, None if chapter.reader == event.seat else chapter.reader)


def news_sentence(
    event: HostChanged | SeatChanged, words: Words, somebody: Callable[[int], dict[str, str]]
) -> str:
    """`somebody` gives the name in a seat, and whether it is the reader's."""
    match event:
        case HostChanged(seat=seat):
            return words("event-host-changed", **somebody(seat))
        case SeatChanged(seat=seat, before=before, change=change):
            return words("event-seat-changed", change=change.value, before=shown_name(before), **somebody(seat))
        case _:
            assert_never(event)


def said_of_time(line: str, group: Sequence[object], words: Words) -> str:
    """The line of a group, saying so where nobody chose it."""
    return words("event-time-up", what=line) if isinstance(group[0], TimeRanOut) else line
