"""A table's record, continued: who was away, left, came, and when the match stood still."""

from collections.abc import Iterator
from typing import assert_never

from bot.engine import AnyAction, Give
from bot.i18n import Words
from bot.tables.absence import AbsenceAct
from bot.tables.acts import Kicked, Paused, Resumed, TimedOut, TookBack, TookOver, Voted, WentAway
from bot.tables.seating import seat_of
from bot.tables.state import TableState
from cogs.layouts.names import plain_name


def action_line(seat: int, action: AnyAction, words: Words, *, hides: bool) -> str:
    """What a seat did, in notation; where secrets are to be kept, a remark for what only two people know."""
    if hides and isinstance(action, Give):
        return "# " + words("show-hidden-give", seat=seat + 1)
    return f"{seat + 1} {action}"


def absence_lines(
    act: AbsenceAct, before: TableState, state: TableState, words: Words, *, hides: bool
) -> Iterator[str]:
    """The act's lines, in notation where something was done in the round; `hides` as in `action_line`."""
    match act:
        case TimedOut():
            yield "# " + words("show-timed-out", seat=act.seat + 1)
            yield from (action_line(act.seat, action, words, hides=hides) for action in act.actions)
        case WentAway():
            for seat in act.seats:
                yield "# " + words("show-went-away", seat=seat + 1)
        case TookBack():
            yield "# " + words("show-took-back", seat=1 + (seat_of(state, act.person) or 0))
        case TookOver():
            yield "# " + words("show-took-over", seat=act.seat + 1, name=plain_name(act.name))
        case Kicked():
            yield _gone("show-kicked", act.person, before, words)
        case Voted():
            yield _gone("show-voted", act.against, before, words)
        case Paused():
            yield "# " + words("show-paused", reason=str(act.reason))
        case Resumed():
            yield "# " + words("show-resumed")
        case _:
            assert_never(act)


def _gone(key: str, person: int, before: TableState, words: Words) -> str:
    seat = seat_of(before, person)
    assert seat is not None
    return "# " + words(key, seat=seat + 1, name=plain_name(before.seats[seat].name))
