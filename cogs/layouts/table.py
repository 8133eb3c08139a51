"""The table while a round is on (experience.md §4)."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.engine import Card, RoundView
from bot.i18n import Words
from bot.tables.views import SeatView, TableView
from cogs.addresses import Address, Verb
from cogs.layouts.colours import direction_key, of_direction
from cogs.layouts.happenings import happenings
from cogs.layouts.names import shown_name
from cogs.layouts.parts import (
    CardEmojis,
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
from cogs.layouts.tasks import public_task
from cogs.layouts.variants import variant_name

LATEST = 4
"""Lines of what happened."""


def playing_layout(view: TableView, words: Words, emojis: CardEmojis) -> ui.LayoutView:
    """The table on which a round is played; raises `ValueError` for one without a round."""
    state = view.round
    if state is None:
        raise ValueError(view.phase)
    happened = happenings(view.happened, view.seats, words, reader=None, most=LATEST)
    return message(
        box(
            text(heading(_title(view, words)), words("table-direction", direction=direction_key(state.direction))),
            pile(state.top, _pile_lines(state, words), words, emojis),
            separator(),
            text(*seat_lines(view.seats, words)),
            separator(),
            text(*(small(line) for line in happened), public_task(state, view.seats, words)),
            *rows(_buttons(view, state, words, emojis)),
            colour=of_direction(state.direction),
        )
    )


def pile(top: Card, lines: Iterator[str], words: Words, emojis: CardEmojis) -> Part:
    """The discard pile with a big picture of its top card, or in words alone while there is no picture.

    The picture is an emoji's own address, so that no edit of the message carries a file.
    """
    picture = emojis.emoji(top, words)
    written: ui.TextDisplay[Any] = ui.TextDisplay("\n".join(lines))
    if picture is None or not picture.url:
        return written
    return ui.Section(written, accessory=ui.Thumbnail(picture.url, description=words.card_name(top)))


def seat_lines(seats: tuple[SeatView, ...], words: Words) -> Iterator[str]:
    """A line per seat, clockwise from the top: marker, name, number of cards, points, last-card badge."""
    for seat in seats:
        name = shown_name(seat.name)
        name = f"{words('computer-marker')} {name}" if seat.person is None else name
        name = f"{words('turn-marker')} **{name}**" if seat.on_turn else name
        line = words("table-seat", name=name, cards=seat.cards, points=seat.points)
        yield f"{line} · **{words('last-card-badge')}**" if seat.cards == 1 else line


def _title(view: TableView, words: Words) -> str:
    variant = variant_name(view.rules, words)
    return words("table-title", variant=variant, round=view.round_number, rounds=view.rounds_total)


def _pile_lines(state: RoundView, words: Words) -> Iterator[str]:
    yield words("table-top-card", card=words.card_line(state.top))
    if state.current_suit is None:
        yield words("table-no-suit")
    elif state.suit_is_chosen:
        yield words("table-chosen-suit", suit=words.suit(state.current_suit))
    if state.penalty:
        yield words("table-penalty", count=state.penalty)
    yield words("table-stock", count=state.stock)


def _buttons(view: TableView, state: RoundView, words: Words, emojis: CardEmojis) -> Iterator[ui.Button[Any]]:
    yield table_button(words, "button-my-cards", view.id, Verb.HAND, style=Style.primary)
    draw = Address(view.id, view.turn_token, Verb.DRAW)
    yield button(
        draw_label(state, words), draw, disabled=not _person_on_turn(view, state), emoji=emojis.back()
    )
    yield table_button(words, "button-scores", view.id, Verb.SCORES)
    yield table_button(words, "button-more", view.id, Verb.MORE)


def draw_label(state: RoundView, words: Words) -> str:
    """`Draw`, with the number while a penalty waits; `End turn` when nothing is left to draw (rules.md §2.6)."""
    if state.penalty:
        return words("button-draw-penalty", count=state.penalty)
    nothing_left = state.stock == 0 and len(state.pile) <= 1
    return words("button-end-turn" if nothing_left else "button-draw")


def _person_on_turn(view: TableView, state: RoundView) -> bool:
    return state.question is not None and view.seats[state.question.seat].person is not None
