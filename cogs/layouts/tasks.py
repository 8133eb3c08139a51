"""What must happen now: the second part of the message line (experience.md §4), and the same for one's own hand."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine import (
    CardsToGive,
    Draw,
    DrawnCardToPlay,
    ExtraCardToPlay,
    Pass,
    PenaltyCardToPlay,
    PenaltyToAnswer,
    Play,
    RoundView,
    SuitToName,
    TurnToPlay,
    rank_of,
    waiting_for,
)
from bot.i18n import Words
from bot.tables.views import SeatView
from cogs.layouts.fits import fits, stackers
from cogs.layouts.names import shown_name


def public_task(view: RoundView, seats: Sequence[SeatView], words: Words) -> str | None:
    """What the table waits for; None when the round is over."""
    if view.question is None:
        return None
    name = shown_name(seats[view.question.seat].name)
    match view.question:
        case TurnToPlay():
            fitting = fits(view, words)
            return words("must-play-any", name=name) if fitting is None else words("must-play", name=name, fits=fitting)
        case ExtraCardToPlay():
            return words("must-play-extra", name=name, fits=_fits_or_any(view, words))
        case PenaltyToAnswer(amount=amount):
            stacking = stackers(view, words)
            if stacking is None:
                return words("must-take", name=name, count=amount)
            return words("must-take-or-stack", name=name, count=amount, stackers=stacking)
        case DrawnCardToPlay():
            return words("must-play-drawn", name=name)
        case PenaltyCardToPlay():
            return words("must-play-penalty-card", name=name)
        case SuitToName():
            return words("must-name-suit", name=name)
        case CardsToGive(waiting=waiting):
            return words("must-give", names=words.join(shown_name(seats[seat].name) for seat in waiting))
        case _:
            assert_never(view.question)


def own_task(view: RoundView, seats: Sequence[SeatView], words: Words) -> str | None:
    """What the owner of the hand must do, or whom he waits for; None when the round is over."""
    if view.question is None:
        return None
    waiting = waiting_for(view.question)
    if view.seat not in waiting:
        return words("hand-waiting", name=words.join(shown_name(seats[seat].name) for seat in waiting))
    match view.question:
        case TurnToPlay():
            return _own_turn(view, words)
        case ExtraCardToPlay():
            return _own_extra_card(view, words)
        case PenaltyToAnswer(amount=amount):
            return _own_penalty(view, amount, words)
        case DrawnCardToPlay():
            return words("do-play-drawn")
        case PenaltyCardToPlay():
            return words("do-play-penalty-card")
        case SuitToName():
            return words("do-name-suit")
        case CardsToGive():
            return words("do-give")
        case _:
            assert_never(view.question)


def _own_turn(view: RoundView, words: Words) -> str:
    if _can_play(view):
        return words("do-play", fits=_fits_or_any(view, words))
    if Pass() in view.legal:
        return words("do-pass")
    return words("do-finish-refused" if _last_card_is_refused(view) else "do-draw")


def _own_extra_card(view: RoundView, words: Words) -> str:
    fitting = _fits_or_any(view, words)
    if Draw() not in view.legal:
        return words("do-pass-extra", fits=fitting)
    return words("do-play-extra" if _can_play(view) else "do-draw-extra", fits=fitting)


def _own_penalty(view: RoundView, amount: int, words: Words) -> str:
    stacking = stackers(view, words)
    if stacking is None:
        return words("do-take", count=amount)
    key = "do-take-or-stack" if _can_play(view) else "do-take-no-stacker"
    return words(key, count=amount, stackers=stacking)


def _can_play(view: RoundView) -> bool:
    return any(isinstance(action, Play) for action in view.legal)


def _last_card_is_refused(view: RoundView) -> bool:
    return len(view.hand) == 1 and not view.rules.may_finish(rank_of(view.hand[0]))


def _fits_or_any(view: RoundView, words: Words) -> str:
    return fits(view, words) or words("fits-any")
