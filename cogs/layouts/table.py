"""The table while a round is on (experience.md §4)."""

from collections.abc import Iterator

from bot.engine import Announcing, AnybodyToPlay, CardsToGive, RoundView
from bot.i18n import Words
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.layouts.absence import paused_line, relative_time
from cogs.layouts.announcing import announce_kind, catch_buttons, has_announced
from cogs.layouts.colours import direction_key, of_direction
from cogs.layouts.formats import progress, seat_score
from cogs.layouts.happenings import happenings
from cogs.layouts.names import shown_name
from cogs.layouts.parts import (
    CardEmojis,
    Layout,
    Part,
    Style,
    box,
    button,
    heading,
    message,
    rows,
    separator,
    small,
    table_button,
    text,
)
from cogs.layouts.pile import pile_with_picture
from cogs.layouts.round_end import last_round_line
from cogs.layouts.speed import speed_seat_facts, tick_line
from cogs.layouts.tasks import can_draw_in_public, draw_ends_turn, draw_label, public_task
from cogs.layouts.variants import table_name
from cogs.layouts.zweeds_table import zweeds_table_layout

LATEST = 4
"""Lines of what happened."""
CATCHES_SHOWN = 5
"""A row of buttons; hardly ever can more than one be caught."""


def playing_layout(view: TableView, words: Words, emojis: CardEmojis) -> Layout:
    """The table on which a round is played; raises `ValueError` for one without a round."""
    state = view.round
    if state is None:
        raise ValueError(view.phase)
    if not isinstance(state, RoundView):
        return zweeds_table_layout(view, state, words, emojis)
    calling = announce_kind(view.rules)
    happened = happenings(view.happened, view.seats, words, reader=None, most=LATEST, calling=calling)
    before = last_round_line(view, words) if len(happened) < LATEST else None
    return message(
        box(
            text(heading(_title(view, words)), words("table-direction", direction=direction_key(state.direction))),
            pile_with_picture(state.top, _pile_lines(state, words), words, emojis),
            separator(),
            text(*seat_lines(view, state, words)),
            separator(),
            text(*(small(line) for line in (before, *happened) if line), *_what_now(view, state, words)),
            *rows(_buttons(view, state, words, emojis)),
            colour=of_direction(state.direction),
        )
    )


def seat_lines(view: TableView, state: RoundView, words: Words) -> Iterator[str]:
    """A line per seat, clockwise from the top: marker, name, cards, points or wins, and what holds for it."""
    for index, seat in enumerate(view.seats):
        name = shown_name(seat.name)
        name = f"{words('computer-marker')} {name}" if seat.person is None else name
        name = f"{words('turn-marker')} **{name}**" if seat.on_turn else name
        yield " · ".join((name, *_seat_facts(view, state, index, words)))


def _seat_facts(view: TableView, state: RoundView, index: int, words: Words) -> Iterator[str]:
    seat = view.seats[index]
    absent = index in state.absent
    yield words("table-seat-out") if absent else words("table-seat-cards", count=seat.cards)
    if (score := seat_score(view.rules.format, seat, words)) is not None:
        yield score
    if index < len(state.missed) and (missed := state.missed[index]):
        yield words("table-seat-misses", count=missed)
    yield from speed_seat_facts(state, index, words)
    if seat.autopilot:
        yield words("table-seat-autopilot", name=shown_name(seat.name))
    if not absent and has_announced(state, index, seat.cards):
        yield f"**{words('last-card-badge', kind=announce_kind(view.rules))}**"


def _what_now(view: TableView, state: RoundView, words: Words) -> Iterator[str | None]:
    if view.pause is not None:
        yield paused_line(view.pause, words)
        return
    yield public_task(state, view.seats, words)
    if view.deadline is not None:
        yield small(words("table-deadline", moment=relative_time(view.deadline)))
    yield tick_line(view, words)


def _title(view: TableView, words: Words) -> str:
    return words("table-title", variant=table_name(view, words), progress=progress(view, words))


def _pile_lines(state: RoundView, words: Words) -> Iterator[str]:
    yield words("table-top-card", card=words.card_line(state.top))
    if state.current_suit is None:
        if not state.penalty:  # under a penalty only what stacks fits (rules.md §2.2)
            yield words("table-no-suit")
    elif state.suit_is_chosen:
        yield words("table-chosen-suit", suit=words.suit(state.current_suit))
    if state.penalty:
        yield words("table-penalty", count=state.penalty)
    yield words("table-stock", count=state.stock)


def _buttons(view: TableView, state: RoundView, words: Words, emojis: CardEmojis) -> Iterator[Part]:
    yield table_button(words, "button-my-cards", view.id, Verb.HAND, style=Style.primary)
    draw = Address(view.id, view.turn_token, Verb.DRAW)
    yield button(
        draw_label(state, words),
        draw,
        disabled=not _person_may_draw(view, state),
        emoji=None if draw_ends_turn(state) else emojis.back(),
    )
    yield from _catch(view, state, words)
    yield table_button(words, "button-scores", view.id, Verb.SCORES)
    yield table_button(words, "button-more", view.id, Verb.MORE)


def _catch(view: TableView, state: RoundView, words: Words) -> Iterator[Part]:
    """Live exactly while somebody can be caught; where that cannot be here, there is no such button."""
    if state.unannounced and not isinstance(state.question, CardsToGive):  # first everybody gives (rules.md §3)
        yield from catch_buttons(view, state.unannounced[:CATCHES_SHOWN], words)
    elif state.rules.announcing is Announcing.WINDOW:
        yield table_button(words, "button-catch-nobody", view.id, Verb.CATCH, disabled=True)


def _person_may_draw(view: TableView, state: RoundView) -> bool:
    if state.question is None or view.pause is not None or not can_draw_in_public(state.question):
        return False
    if isinstance(state.question, AnybodyToPlay):
        return True  # what it means to whoever clicks
    return view.seats[state.question.seat].person is not None
