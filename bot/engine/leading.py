"""Who begins a round that was just dealt."""

from typing import TYPE_CHECKING

from bot.engine.questions import CardsToGive, SuitToName

if TYPE_CHECKING:
    from bot.engine.round import Round


def first_to_act(state: "Round") -> int:
    """Who lays or draws first: the dealer's suit and the cards handed on come before that (rules.md §4)."""
    ahead = state.copy()
    while isinstance(ahead.question, SuitToName | CardsToGive):
        seat = ahead.waiting[0]
        ahead.act(seat, ahead.legal_actions(seat)[0])
    return state.leader if ahead.question is None else ahead.question.seat
