"""What a hand of one card is told about it: that it may not be the last one, or what it costs (rules.md §6)."""

from bot.engine import Finish, PenaltyToAnswer, Play, Rank, RoundView, rank_of, stacking_ranks
from bot.engine import fits as card_fits


def refused_last_card(view: RoundView) -> Rank | None:
    """The rank of the only card in hand where it would fit, were it not the last; none otherwise."""
    if _can_play(view) or view.rules.finish is not Finish.FORBIDDEN or not _is_restricted(view):
        return None
    [card] = view.hand
    if isinstance(view.question, PenaltyToAnswer) or (view.debts and view.debts[view.seat or 0]):
        fitting = rank_of(card) in stacking_ranks(view.rules, rank_of(view.top))
    else:
        fitting = card_fits(view.rules, card, view.top, view.current_suit)
    return rank_of(card) if fitting else None


def costly_last_card(view: RoundView) -> Rank | None:
    """The rank of the only card in hand where it may be played, but its player then draws one; none otherwise."""
    costs = _can_play(view) and view.rules.finish is Finish.DRAW_ONE and _is_restricted(view)
    return rank_of(view.hand[0]) if costs else None


def _can_play(view: RoundView) -> bool:
    return any(isinstance(action, Play) for action in view.legal)


def _is_restricted(view: RoundView) -> bool:
    two_players = len(view.counts) - len(view.absent) == 2
    return len(view.hand) == 1 and view.rules.restricts_finish(rank_of(view.hand[0]), two_players)
