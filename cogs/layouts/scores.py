"""Scores & rules: the scoreboard by round, every special card in these settings, and the points (experience.md §4)."""

from collections.abc import Iterator

from bot.engine import Casual, FinalScore, Rules, Wins, shown_score
from bot.i18n import Words
from bot.tables.state import Phase
from bot.tables.views import TableView
from cogs.layouts.agreement import agreement_lines
from cogs.layouts.fitting import room_beside, taken
from cogs.layouts.formats import by_round, players_left
from cogs.layouts.names import shown_name
from cogs.layouts.parts import Layout, box, heading, message, separator, small, text
from cogs.layouts.round_end import last_round_line
from cogs.layouts.rules_card import card_lines
from cogs.layouts.shuffle_proof import proofs
from cogs.layouts.variants import variant_title


def scores_layout(view: TableView, words: Words) -> Layout:
    """The ephemeral answer to "Scores & rules"."""
    board = [heading(words("scores-title", variant=variant_title(view.rules, words))), *_scoreboard(view, words)]
    shuffles = [small(line) for line in _shuffles(view, words)]
    players = players_left(view)
    agreed = _agreed(view, words, room_beside(board, shuffles))
    return message(
        box(
            text(*board),
            separator(),
            text(*agreed),
            text(*card_lines(view.rules, words, room_beside(board, agreed, shuffles), players)),
            text(*shuffles),
        )
    )


def _agreed(view: TableView, words: Words, room: int) -> list[str]:
    """What was agreed; where it and the card do not fit into so many characters, where it stands whole."""
    if view.agreement is None:
        return []
    lines = [*agreement_lines(view.agreement, words)]
    if len(lines) == 1 or taken(lines) + taken(card_lines(view.rules, words)) <= room:
        return lines
    return [lines[0], small(words("scores-agreed-elsewhere"))]


def _shuffles(view: TableView, words: Words) -> Iterator[str]:
    """The seeds of rounds that are over, and the whole promise of the shuffle in use or next (experience.md §10)."""
    yield from proofs(view.results, words)
    if promised := view.round.commitment if view.phase is Phase.PLAYING and view.round else view.next_commitment:
        yield words("scores-shuffle", hash=f"`{promised.hex()}`")


def _scoreboard(view: TableView, words: Words) -> Iterator[str]:
    """`1. Anna · 53: 20 + 0 + 33`, by place."""
    if not view.results:
        yield words("scores-none")
        return
    if not isinstance(view.rules.format, Casual | Wins) and isinstance(view.rules, Rules):
        yield small(words("scores-how"))
    for standing in view.standings:
        name = shown_name(view.seats[standing.seat].name)
        score = by_round(view.rules.format, view.results, standing.seat, words)
        if isinstance(view.rules.format, FinalScore):
            score = words("scores-final", score=score, final=words.number(shown_score(standing.final_score)))
        yield words("scores-line", place=standing.place, name=name, score=score)
    if (last := last_round_line(view, words, points=False)) is not None:
        yield small(last)
