"""The panel behind "More", and the help (experience.md §4)."""

from collections.abc import Iterator, Sequence

from bot.i18n import Words
from bot.tables.state import RUNNING, Phase
from bot.tables.views import TableView
from cogs.addresses import DROP, VOTE, Address, Verb
from cogs.layouts.absence import offer_part
from cogs.layouts.confirm import is_out
from cogs.layouts.names import plain_name, shown_name
from cogs.layouts.parts import Layout, Part, Style, box, button, heading, message, section, table_button, text

HELP_TOPICS = ("cards", "draw", "stack", "announce", "catch", "give", "scores", "table", "refresh", "signs")

DROPPED_MOST = 4
"""People who are away for whom the panel has room."""


def more_layout(
    view: TableView,
    person: int,
    words: Words,
    *,
    moderator: bool = False,
    resumes: bool = False,
    away: Sequence[int] = (),
    free: Sequence[int] = (),
) -> Layout:
    """What this person can do with the table, each with a line of what it means.

    Whoever may manage messages (`moderator`) can end a table like its host; `resumes`: he can end its pause. `away`:
    the people whom he can have dropped because they are away, or vote for that. `free`: the seats he can take over.
    """
    decides = moderator or person == view.host
    dropping = (_dropping(view, one, words, decides=decides) for one in away[:DROPPED_MOST])
    offers = () if view.seats_person(person) else (offer_part(view, seat, words) for seat in free[:1])
    choices = (*offers, *dropping, *_choices(view, person, words, moderator=moderator, resumes=resumes))
    return message(box(text(heading(words("more-title"))), *choices))


def _dropping(view: TableView, person: int, words: Words, *, decides: bool) -> Part:
    name = next((seat.name for seat in view.seats if seat.person == person), "?")
    how = "decide" if decides else "vote"
    address = Address(view.id, "", Verb.KICK, f"{person}.{DROP if decides else VOTE}")
    drop = button(words("button-drop", how=how, name=plain_name(name)), address, style=Style.danger)
    return _choice(words("more-drop", name=shown_name(name), how=how), drop)


def help_layout(words: Words) -> Layout:
    """How to play here, in a few lines."""
    lines = (words(f"help-{topic}") for topic in HELP_TOPICS)
    return message(box(text(heading(words("help-title")), *lines)))


def _choices(
    view: TableView, person: int, words: Words, *, moderator: bool, resumes: bool
) -> Iterator[Part]:
    if view.phase in RUNNING:
        yield from _absence_choices(view, person, words, resumes=resumes)
        if view.seats_person(person):
            leave = table_button(words, "button-leave", view.id, Verb.LEAVE, style=Style.danger)
            yield _choice(_leaving(view, person, words), leave)
        if moderator or person == view.host:
            stop = table_button(words, "button-stop", view.id, Verb.STOP, style=Style.danger)
            yield _choice(words("more-stop"), stop)
        yield _choice(words("more-repost"), table_button(words, "button-repost", view.id, Verb.REPOST))
    yield _choice(words("more-help"), table_button(words, "button-help", view.id, Verb.HELP))


def _leaving(view: TableView, person: int, words: Words) -> str:
    if view.phase is Phase.LOBBY:
        return words("more-leave-lobby")
    return words("more-leave-out" if is_out(view, person) else "more-leave-match")


def _absence_choices(
    view: TableView, person: int, words: Words, *, resumes: bool
) -> Iterator[Part]:
    """What can be done about absence, one's own first."""
    if any(seat.person == person and seat.autopilot for seat in view.seats):
        take_back = table_button(words, "button-take-back", view.id, Verb.TAKE_BACK, style=Style.success)
        yield _choice(words("more-take-back"), take_back)
    if person == view.host and view.phase is not Phase.LOBBY and view.pause is None:
        yield _choice(words("more-pause"), table_button(words, "button-pause", view.id, Verb.PAUSE))
    if resumes and view.pause is not None:
        resume = table_button(words, "button-resume", view.id, Verb.RESUME, style=Style.success)
        yield _choice(words("more-resume"), resume)


def _choice(meaning: str, chosen: Part) -> Part:
    return section(meaning, chosen)
