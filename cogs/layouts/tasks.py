"""What must happen now: the second part of the message line (experience.md §4), and the same for one's own hand."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from bot.engine import (
    Announce,
    AnybodyToPlay,
    CardsToGive,
    Catch,
    Decline,
    Draw,
    DrawnCardToPlay,
    ExtraCardToPlay,
    Pass,
    PenaltyCardToPlay,
    PenaltyToAnswer,
    Play,
    Question,
    Rank,
    RoundView,
    SuitToName,
    TurnToPlay,
)
from bot.i18n import Words
from bot.tables.views import SeatView
from cogs.layouts.announcing import announce_kind
from cogs.layouts.fits import fits, penalty_cards, stackers
from cogs.layouts.last_card import costly_last_card, refused_last_card
from cogs.layouts.names import shown_name
from cogs.layouts.speed import own_speed_task, public_speed_task, speed_draw_label


def public_task(view: RoundView, seats: Sequence[SeatView], words: Words) -> str | None:
    """What the table waits for; None when the round is over."""
    if view.question is None:
        return None
    name = shown_name(seats[view.question.seat].name)
    match view.question:
        case TurnToPlay():
            fitting = fits(view, words)
            if fitting is None:
                return words("must-play-any", name=name)
            return words("must-play", name=name, fits=fitting)
        case ExtraCardToPlay():
            free = view.rules.decline is Decline.FREE
            key = "must-play-extra-or-end" if free else "must-play-extra"
            return words(key, name=name, fits=_fits_or_any(view, words))
        case PenaltyToAnswer(amount=amount):
            stacking = stackers(view, words)
            if stacking is None:
                return words("must-take", name=name, count=amount)
            return words("must-take-or-stack", name=name, count=amount, stackers=stacking)
        case DrawnCardToPlay():
            return words("must-play-drawn", name=name)
        case PenaltyCardToPlay():
            return words("must-play-penalty-card", name=name, cards=penalty_cards(view.rules, words))
        case SuitToName():
            return words("must-name-suit", name=name)
        case CardsToGive(waiting=waiting):
            return words("must-give", names=words.join(shown_name(seats[seat].name) for seat in waiting))
        case AnybodyToPlay():
            return public_speed_task(view, words)
        case _:
            assert_never(view.question)


def own_task(view: RoundView, seats: Sequence[SeatView], words: Words) -> Iterator[str]:
    """What the owner of the hand must do, or that he waits, and what he may call; nothing when it is over."""
    if view.question is None:
        return
    asked = follows_the_table(view)
    yield _own_answer(view, view.question, seats, words) if asked else _own_waiting(view, words)
    if (rank := costly_last_card(view)) is not None:
        yield words("do-last-card-costs", rank=words.one(rank))
    yield from _own_call(view, words)


def is_asked(view: RoundView) -> bool:
    """Whether the table waits for the seat of this view: it can do more than call something out."""
    return any(not isinstance(action, Announce | Catch) for action in view.legal)


def follows_the_table(view: RoundView) -> bool:
    """Whether this seat's hand may tell how the table stands: nothing happens there that does not change the hand.

    The hand of a seat that is not asked is edited only when its cards or its choices change (Discord rations edits).
    """
    return is_asked(view) or isinstance(view.question, AnybodyToPlay)


def draw_label(view: RoundView, words: Words) -> str:
    """`Draw`, with the number while a penalty waits; `End turn` where that is what it does (rules.md §2.3-§2.6).

    With nothing left to draw a turn ends only for who cannot play, and that only his own hand may tell.
    """
    match view.question:
        case PenaltyToAnswer(amount=amount):
            return words("button-draw-penalty", count=amount)
        case AnybodyToPlay():
            return speed_draw_label(view, words)
        case _:
            return words("button-end-turn" if draw_ends_turn(view) else "button-draw")


def draw_ends_turn(view: RoundView) -> bool:
    """Whether the public button Draw ends the turn and draws nothing."""
    match view.question:
        case DrawnCardToPlay() | PenaltyCardToPlay():
            return True
        case ExtraCardToPlay():
            return view.rules.decline is Decline.FREE or (view.stock == 0 and len(view.pile) <= 1)
        case _:
            return False


def can_draw_in_public(question: Question | None) -> bool:
    """Whether the public button Draw means anything now."""
    return question is not None and not isinstance(question, CardsToGive | SuitToName)


def _own_answer(view: RoundView, question: Question, seats: Sequence[SeatView], words: Words) -> str:
    match question:
        case TurnToPlay():
            return _own_turn(view, words)
        case ExtraCardToPlay():
            return _own_extra_card(view, words)
        case PenaltyToAnswer(amount=amount):
            return _own_penalty(view, amount, words)
        case DrawnCardToPlay():
            return words("do-play-drawn")
        case PenaltyCardToPlay():
            return words("do-play-penalty-card", cards=penalty_cards(view.rules, words))
        case SuitToName():
            return words("do-name-suit")
        case CardsToGive():
            return words("do-give", name=shown_name(seats[neighbour_of(view, 1)].name))
        case AnybodyToPlay():
            return own_speed_task(view, words)
        case _:
            assert_never(question)


def neighbour_of(view: RoundView, direction: int) -> int:
    """The next seat in the round to the left (+1) or to the right (-1) of the one whose view this is."""
    seat = view.seat or 0
    while True:
        seat = (seat + direction) % len(view.counts)
        if seat not in view.absent:
            return seat


def _own_waiting(view: RoundView, words: Words) -> str:
    """True as long as nobody asks this seat anything: nothing here may name who is on turn, or what lies on top."""
    if view.seat in view.absent:
        return words("hand-out-of-match")
    if view.gift is not None:
        return words("do-given", card=words.card(view.gift))
    return words("hand-waiting")


def _own_call(view: RoundView, words: Words) -> Iterator[str]:
    """A reminder while the last card is to be announced, and what forgetting it costs (rules.md §5)."""
    if Announce() not in view.legal:
        return
    penalty, kind = view.rules.announce_penalty, announce_kind(view.rules)
    if len(view.hand) == 1:
        yield words("do-announce-now", kind=kind, count=penalty)
    else:
        yield words(f"do-announce-{view.rules.announcing.value}", kind=kind, count=penalty)


def _own_turn(view: RoundView, words: Words) -> str:
    if _can_play(view):
        return words("do-play-or-draw" if Draw() in view.legal else "do-play", fits=_fits_or_any(view, words))
    if (refused := refused_last_card(view)) is not None:
        return _refused(refused, "turn-end" if Pass() in view.legal else "turn-draw", words)
    return words("do-pass" if Pass() in view.legal else "do-draw")


def _own_extra_card(view: RoundView, words: Words) -> str:
    draws = Draw() in view.legal
    if (refused := refused_last_card(view)) is not None:
        return _refused(refused, "extra-draw" if draws else "extra-end", words)
    fitting = _fits_or_any(view, words)
    if draws:
        return words("do-play-extra" if _can_play(view) else "do-draw-extra", fits=fitting)
    return words("do-pass-extra" if _can_play(view) else "do-end-extra", fits=fitting)


def _own_penalty(view: RoundView, amount: int, words: Words) -> str:
    stacking = stackers(view, words)
    if stacking is None:
        return words("do-take", count=amount)
    if (refused := refused_last_card(view)) is not None:
        return _refused(refused, "take", words, amount)
    key = "do-take-or-stack" if _can_play(view) else "do-take-no-stacker"
    return words(key, count=amount, stackers=stacking)


def _refused(rank: Rank, instead: str, words: Words, amount: int = 1) -> str:
    return words("do-finish-refused", rank=words.one(rank), instead=instead, count=amount)


def _can_play(view: RoundView) -> bool:
    return any(isinstance(action, Play) for action in view.legal)


def _fits_or_any(view: RoundView, words: Words) -> str:
    return fits(view, words) or words("fits-any")
