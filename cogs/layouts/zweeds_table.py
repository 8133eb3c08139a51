"""The table while a round of Zweeds is on."""

from collections.abc import Iterator

from bot.engine import HandsToSwap, ZweedsView
from bot.i18n import Words
from bot.tables.views import TableView
from cogs.addresses import Verb
from cogs.layouts.absence import paused_line, relative_time
from cogs.layouts.colours import CLOCKWISE, NEUTRAL
from cogs.layouts.formats import progress
from cogs.layouts.parts import (
    CardEmojis,
    Layout,
    Part,
    Style,
    box,
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
from cogs.layouts.variants import table_name
from cogs.layouts.zweeds_happenings import zweeds_happenings
from cogs.layouts.zweeds_words import end_near_line, pile_lines, public_zweeds_task, seat_lines

LATEST = 4
"""Lines of what happened."""


def zweeds_table_layout(view: TableView, state: ZweedsView, words: Words, emojis: CardEmojis) -> Layout:
    """The pile with what counts, everybody's open and blind cards, what happened, and what must happen now."""
    swapping = isinstance(state.question, HandsToSwap)
    happened = zweeds_happenings(view.happened, view.seats, words, reader=None, most=LATEST)
    before = last_round_line(view, words) if len(happened) < LATEST else None
    return message(
        box(
            text(heading(_title(view, words)), words("zweeds-swapping") if swapping else None),
            None if swapping else _pile(state, words, emojis),
            separator(),
            text(*seat_lines(view.seats, state, words)),
            separator(),
            text(*(small(line) for line in (before, *happened) if line), *_what_now(view, state, words)),
            *rows(
                (
                    table_button(words, "button-my-cards", view.id, Verb.HAND, style=Style.primary),
                    table_button(words, "button-scores", view.id, Verb.SCORES),
                    table_button(words, "button-more", view.id, Verb.MORE),
                )
            ),
            colour=NEUTRAL if swapping else CLOCKWISE,
        )
    )


def _title(view: TableView, words: Words) -> str:
    return words("table-title", variant=table_name(view, words), progress=progress(view, words))


def _what_now(view: TableView, state: ZweedsView, words: Words) -> Iterator[str | None]:
    if view.pause is not None:
        yield paused_line(view.pause, words)
        return
    yield public_zweeds_task(state, view.seats, words)
    yield end_near_line(state, words)
    if view.swapping_ends_at is not None:
        yield small(words("zweeds-swap-until", moment=relative_time(view.swapping_ends_at)))
    elif view.deadline is not None:
        yield small(words("table-deadline", moment=relative_time(view.deadline)))


def _pile(state: ZweedsView, words: Words, emojis: CardEmojis) -> Part:
    lines = pile_lines(state, words)
    return pile_with_picture(state.top, lines, words, emojis)
