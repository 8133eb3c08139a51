"""What shares a line: an act, with what it brought about."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

Told = TypeVar("Told")


def grouped(
    events: Iterable[Told], is_act: Callable[[Told], bool], goes_on: Callable[[Sequence[Told], Told], bool]
) -> Iterator[list[Told]]:
    """Each act and what follows from it; `goes_on` says whether an act belongs to the line before it.

    What comes before the first act follows from one that is not among the events, and is left out.
    """
    group: list[Told] = []
    for event in events:
        if is_act(event) and not goes_on(group, event):
            if group:
                yield group
            group = [event]
        elif group:
            group.append(event)
    if group:
        yield group
