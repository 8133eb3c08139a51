"""The end of a round of Zweeds: the pest, everybody's place, and what was still held (rules.md §11)."""

from collections.abc import Iterator

from bot.engine import RoundResult
from bot.i18n import Words
from bot.tables.views import TableView
from cogs.layouts.names import shown_name
from cogs.layouts.zweeds_words import cards_in_words


def zweeds_outcome(view: TableView, result: RoundResult, pest: int, words: Words) -> Iterator[str]:
    """Who is the pest, whether nothing happened any more, and the places."""
    yield words("zweeds-over-pest", name=shown_name(view.seats[pest].name))
    if sum(map(bool, result.hands)) > 1:
        yield words("zweeds-over-stuck")
    if view.rounds_total == 1:
        return  # the places of the match are those of its round
    seats = sorted(range(len(view.seats)), key=lambda seat: result.points[seat])
    names = [(result.points[seat], shown_name(view.seats[seat].name)) for seat in seats]
    yield " · ".join(words("zweeds-over-place", place=place, name=name) for place, name in names)


def zweeds_hands(view: TableView, result: RoundResult, words: Words) -> Iterator[str]:
    """The cards of the pest, and of whoever else still held some."""
    for seat, hand in enumerate(result.hands):
        if hand:
            name = shown_name(view.seats[seat].name)
            yield words("zweeds-over-held", name=name, cards=cards_in_words(hand, words))
