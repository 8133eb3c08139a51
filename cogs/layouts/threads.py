"""A match in a thread: what the thread is called, and the pointer to it in the channel."""

from discord import ui

from bot.i18n import Words
from bot.tables.views import TableView
from cogs.layouts.colours import NEUTRAL
from cogs.layouts.names import plain_name, shown_name
from cogs.layouts.parts import box, heading, message, text
from cogs.layouts.variants import variant_title

NAME_MOST = 100
"""Characters of a thread's name (discord_facts.md §1)."""


def thread_name(table: TableView, words: Words) -> str:
    """The game and who plays it."""
    names = words.join(plain_name(seat.name) for seat in table.seats)
    name = words("thread-name", variant=variant_title(table.rules, words), names=names)
    return name if len(name) <= NAME_MOST else name[: NAME_MOST - 1] + "…"


def thread_layout(table: TableView, words: Words) -> ui.LayoutView:
    """What stands in the channel while the match is on: who plays, and where."""
    names = words.join(shown_name(seat.name) for seat in table.seats)
    where = words("thread-where", names=names, thread=f"<#{table.channel}>")
    return message(box(text(heading(variant_title(table.rules, words)), where), colour=NEUTRAL))
