"""Scores & rules: the scoreboard by round, every special card in these settings, and the points (experience.md §4)."""

from collections.abc import Iterator

from discord import ui

from bot.i18n import Words
from bot.tables.views import TableView
from cogs.layouts.formats import by_round
from cogs.layouts.names import shown_name
from cogs.layouts.parts import box, heading, message, separator, small, text
from cogs.layouts.rules_card import card_lines
from cogs.layouts.variants import variant_name


def scores_layout(view: TableView, words: Words) -> ui.LayoutView:
    """The ephemeral answer to "Scores & rules"."""
    promised = view.round.commitment if view.round is not None else view.next_commitment
    return message(
        box(
            text(heading(words("scores-title", variant=variant_name(view.rules, words))), *_scoreboard(view, words)),
            separator(),
            text(*card_lines(view.rules, words)),
            text(small(words("scores-shuffle", hash=f"`{promised.hex()}`"))) if promised else None,
        )
    )


def _scoreboard(view: TableView, words: Words) -> Iterator[str]:
    """`1. Anna · 53: 20 + 0 + 33`, by place."""
    if not view.results:
        yield words("scores-none")
        return
    for standing in view.standings:
        name = shown_name(view.seats[standing.seat].name)
        score = by_round(view.rules.format, view.results, standing.seat, words)
        yield words("scores-line", place=standing.place, name=name, score=score)
