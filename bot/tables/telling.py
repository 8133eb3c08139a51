"""News of a table beside the game: they stand among its happenings, and reach every hand."""

from collections.abc import Sequence
from itertools import takewhile

from bot.tables.acts import Kicked, Left, TableAct, TookOver, Voted
from bot.tables.news import HAPPENED_KEPT, NEWS_KEPT, HostChanged, SeatChange, SeatChanged, TableEvent, TableNews
from bot.tables.state import Leaver, Seat, TableState


def tell(state: TableState, told: TableNews) -> None:
    """Let everybody know."""
    state.happened = [*state.happened, told][-HAPPENED_KEPT:]
    state.news = [[*news, told][-NEWS_KEPT:] for news in state.news]


def tell_of_seats(state: TableState, act: TableAct, seats: Sequence[Seat], leavers: Sequence[Leaver]) -> None:
    """Say in which seats an act of a running match has put somebody else; `seats` and `leavers` were there before."""
    if state.match is None:
        return
    for index, before in enumerate(seats):
        person = state.seats[index].person
        if person != before.person and (change := _change(act, any(one.person == person for one in leavers))):
            tell(state, SeatChanged(index, before.name, change))


def between_rounds(events: Sequence[TableEvent]) -> list[TableEvent]:
    """What happened beside the game after its latest event: it is told in the next round, which tells nothing else."""
    latest = list(takewhile(lambda told: isinstance(told, HostChanged | SeatChanged), reversed(events)))
    return latest[::-1]


def _change(act: TableAct, left_before: bool) -> SeatChange | None:
    match act:
        case Left():
            return SeatChange.LEFT
        case Kicked(by_vote=True) | Voted():
            return SeatChange.VOTED_OUT
        case Kicked():
            return SeatChange.SENT_AWAY
        case TookOver():
            return SeatChange.CAME_BACK if left_before else SeatChange.CAME
        case _:
            return None
