"""What the table and the hand say of time, and of those who are away (experience.md §4, §6)."""

from collections.abc import Iterator, Sequence

from bot.i18n import Words
from bot.tables.state import Pause, PauseReason
from bot.tables.timing import PAUSED_SECONDS
from bot.tables.views import SeatHand, TableView
from cogs.addresses import Address, Verb
from cogs.layouts.colours import NEUTRAL
from cogs.layouts.names import shown_name
from cogs.layouts.parts import (
    Layout,
    Part,
    Style,
    box,
    button,
    heading,
    message,
    plain,
    section,
    small,
    table_button,
    text,
)


def relative_time(moment: float) -> str:
    """A moment, in seconds since the epoch, as a time stamp that Discord counts down by itself."""
    return f"<t:{int(moment)}:R>"


def paused_line(pause: Pause, words: Words) -> str:
    """That the match stands still, why, who can resume it, and when it ends otherwise."""
    end = pause.since / 1000 + PAUSED_SECONDS
    return words("table-paused", reason=str(pause.reason), moment=relative_time(end))


def is_played_for(view: SeatHand) -> bool:
    """Whether the computer plays for the owner of this hand."""
    return view.table.seats[view.seat].autopilot


def stands_still(view: SeatHand) -> bool:
    """Whether nobody can do anything in his hand; where all are away, whoever acts resumes the match."""
    return view.table.pause is not None and view.table.pause.reason is not PauseReason.ABSENT


def paused_part(view: SeatHand, words: Words) -> Part:
    """That the match stands still and who can resume it; its host can here."""
    table = view.table
    reason = str(None if table.pause is None else table.pause.reason)
    if table.seats[view.seat].person != table.host:
        return plain(words("hand-paused", reason=reason, who="other"))
    resume = table_button(words, "button-resume", table.id, Verb.RESUME, style=Style.success)
    return section(words("hand-paused", reason=reason, who="host"), resume)


def take_back_part(view: SeatHand, words: Words) -> Part:
    """That the computer plays on, with the way back."""
    take_back = table_button(words, "button-take-back", view.table.id, Verb.TAKE_BACK, style=Style.success)
    return section(words("hand-autopilot"), take_back)


def offer_layout(view: TableView, free: Sequence[int], words: Words) -> Layout:
    """For whoever does not sit here: a seat that a computer plays, where there is one."""
    if not free:
        return message(box(text(heading(words("offer-seat-title")), words("offer-none")), colour=NEUTRAL))
    offer = offer_part(view, free[0], words)
    return message(box(text(heading(words("offer-seat-title"))), offer, colour=NEUTRAL))


def offer_part(view: TableView, seat: int, words: Words) -> Part:
    """This computer's seat, with the button that takes it over."""
    take = button(words("button-take-over"), Address(view.id, "", Verb.TAKE_OVER, str(seat)), style=Style.success)
    return section(words("offer-seat", name=shown_name(view.seats[seat].name)), take)


def ping_layout(view: TableView, people: Sequence[int], words: Words, *, hurry: bool = False) -> Layout:
    """Mentions whoever lets his turn wait, says how long he has (`hurry`: not long any more), and opens his hand."""
    names = words.join(f"<@{person}>" for person in people)
    line = words("ping-turn", names=names, count=len(people))
    hand = button(words("button-my-cards"), Address(view.id, "", Verb.HAND), style=Style.primary)
    lines = (line, *([words("ping-hurry")] if hurry else []), *_time_left(view, words))
    return message(section("\n".join(lines), hand))


def direct_ping_layout(view: TableView, link: str, words: Words) -> Layout:
    """The same as a direct message: with the way to the table instead of a button."""
    return message(plain("\n".join((words("ping-direct", link=link), *_time_left(view, words)))))


def _time_left(view: TableView, words: Words) -> Iterator[str]:
    if view.deadline is not None:
        yield small(words("ping-deadline", moment=relative_time(view.deadline)))
