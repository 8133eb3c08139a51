"""A match in a thread: what the thread is called, and the pointer to it in the channel."""


from bot.i18n import Words
from bot.tables.views import TableView
from cogs.layouts.colours import NEUTRAL
from cogs.layouts.names import NAME_WIDTH, plain_name, shown_name
from cogs.layouts.parts import Layout, box, heading, message, text
from cogs.layouts.variants import variant_title

NAME_MOST = 100
"""Characters of a thread's name (discord_facts.md §1)."""


def thread_name(table: TableView, words: Words) -> str:
    """The game and who plays it."""
    names = words.join(plain_name(seat.name) for seat in table.seats)
    game = variant_title(table.rules, words) if table.agreement is None else plain_name(table.agreement.name)
    name = words("thread-name", variant=game, names=names)
    return name if len(name) <= NAME_MOST else name[: NAME_MOST - 1] + "…"


def thread_layout(table: TableView, words: Words) -> Layout:
    """What stands in the channel while the match is on: who plays, and where."""
    names = words.join(shown_name(seat.name) for seat in table.seats)
    where = words("thread-where", names=names, thread=f"<#{table.channel}>")
    rule = table.agreement
    game = variant_title(table.rules, words) if rule is None else shown_name(rule.name, NAME_WIDTH)
    return message(box(text(heading(game), where), colour=NEUTRAL))
