"""The public message of a table in every phase of its life."""

from typing import assert_never

from bot.i18n import Words
from bot.tables.state import Phase
from bot.tables.views import TableView
from cogs.layouts.agreement import table_card
from cogs.layouts.budget import CHARACTERS, measure
from cogs.layouts.colours import NEUTRAL
from cogs.layouts.lobby import lobby_layout
from cogs.layouts.parts import CardEmojis, Layout, box, heading, message, text
from cogs.layouts.round_end import closed_layout, match_over_layout, round_over_layout
from cogs.layouts.table import playing_layout


def public_layout(view: TableView, words: Words, emojis: CardEmojis) -> Layout:
    """What everybody sees of the table now; the house rule that it plays is shown until the first round is over."""
    layout = _of_phase(view, words, emojis)
    first = view.phase is Phase.LOBBY or (view.phase is Phase.PLAYING and view.round_number == 1)
    if view.agreement is not None and first:
        layout.parts.append(table_card(view.rules, view.agreement, words, CHARACTERS - measure(layout).characters))
    return layout


def _of_phase(view: TableView, words: Words, emojis: CardEmojis) -> Layout:
    match view.phase:
        case Phase.LOBBY:
            return lobby_layout(view, words)
        case Phase.PLAYING:
            return playing_layout(view, words, emojis)
        case Phase.BETWEEN_ROUNDS:
            return round_over_layout(view, words)
        case Phase.FINISHED:
            return match_over_layout(view, words)
        case Phase.CLOSED:
            return closed_layout(view, words)
        case _:
            assert_never(view.phase)


def moved_layout(words: Words, link: str) -> Layout:
    """What the old message of a table becomes when it is posted anew: a pointer to the new one."""
    return message(box(text(heading(words("moved-title")), words("moved-text", link=link)), colour=NEUTRAL))
