"""What is shown where there are no turns (rules.md §9): debts, locks, who may do what, and what happened."""

from collections.abc import Callable, Iterator, Sequence
from typing import assert_never

from bot.engine import (
    AnybodyToPlay,
    DebtRaised,
    Draw,
    Pass,
    Play,
    RaceStarted,
    RoundView,
    SeatLocked,
    Take,
    Ticked,
)
from bot.i18n import Words
from bot.tables.news import TableEvent
from bot.tables.views import TableView
from cogs.layouts.absence import relative_time
from cogs.layouts.fits import fits, stackers
from cogs.layouts.last_card import refused_last_card
from cogs.layouts.parts import small

SpeedEvent = RaceStarted | DebtRaised | SeatLocked | Ticked
LOCKS_NAMED = 2
"""Seats that one act locks are named up to so many."""


def speed_sentence(event: SpeedEvent, words: Words, somebody: Callable[[int], dict[str, str]], cost: int) -> str:
    """What happened; `somebody` gives the arguments that name a seat, `cost` is how many cards a tick made take."""
    match event:
        case RaceStarted(card=card):
            return words("event-race-started", card=words.card(card))
        case DebtRaised(seat=seat, total=total):
            return words("event-debt-raised", **somebody(seat), count=total)
        case SeatLocked(seat=seat, cards=cards):
            return words("event-seat-locked", **somebody(seat), count=cards)
        case Ticked(number=number):
            return words("event-ticked", number=number, owed="yes" if cost else "no")
        case _:
            assert_never(event)


def many_locks(group: Sequence[TableEvent]) -> int:
    """How many seats one act locked, where they are too many to name them all; else 0."""
    locked = sum(isinstance(event, SeatLocked) for event in group)
    return locked if locked > LOCKS_NAMED else 0


def public_speed_task(view: RoundView, words: Words) -> str:
    """What anybody may do now."""
    fitting = fits(view, words)
    return words("anybody-may-play-any") if fitting is None else words("anybody-may-play", fits=fitting)


def speed_seat_facts(view: RoundView, seat: int, words: Words) -> Iterator[str]:
    """What a seat owes, and until when it is locked."""
    if seat < len(view.debts) and (debt := view.debts[seat]):
        yield words("table-seat-owes", count=debt)
    if seat in view.locked:
        yield words("table-seat-locked", count=view.lock_cards[seat])


def own_speed_task(view: RoundView, words: Words) -> str:
    """What the owner of the hand may do now, or why he can do nothing."""
    if view.seat is None or view.seat in view.absent:
        return words("hand-out-of-match")
    if debt := view.debts[view.seat]:
        return _own_debt(view, debt, words)
    if view.seat in view.locked:
        return words("speed-locked", count=view.lock_cards[view.seat])
    if any(isinstance(action, Play) for action in view.legal):
        return words("speed-play", fits=fits(view, words) or words("fits-any"))
    if Draw() in view.legal:
        refused = refused_last_card(view)
        return words("speed-draw") if refused is None else words("speed-finish-refused", rank=words.one(refused))
    return words("speed-pass" if Pass() in view.legal else "speed-drawn-already")


def speed_draw_label(view: RoundView, words: Words) -> str:
    """`Take 4` for somebody who owes, `Pass` where nothing is left to draw, else `Draw`."""
    if view.seat is None:  # on the table: what it means to whoever clicks
        return words("button-draw-or-take" if any(view.debts) else "button-draw")
    debt = view.debts[view.seat]
    if debt:
        return words("button-take-debt", count=debt)
    return words("button-pass" if Pass() in view.legal else "button-draw")


def drawing_argument(view: RoundView) -> str:
    """What the Draw button of a hand says besides: a debt that came meanwhile must not be taken by mistake.

    Nothing where there are turns: there the version tells what was meant.
    """
    if not isinstance(view.question, AnybodyToPlay):
        return ""
    return next((str(action) for action in view.legal if isinstance(action, Draw | Take | Pass)), str(Draw()))


def tick_line(view: TableView, words: Words) -> str | None:
    """When the clock ticks if nobody acts, counting down by itself; that it stands still where it has nothing to do."""
    if view.tick_at is not None:
        return small(words("table-tick-at", moment=relative_time(view.tick_at)))
    if not isinstance(view.round, RoundView) or not isinstance(view.round.question, AnybodyToPlay):
        return None
    drawable = view.round.stock > 0 or len(view.round.pile) > 1
    return small(words("table-tick-stopped", everybody="yes" if drawable else "no"))


def _own_debt(view: RoundView, debt: int, words: Words) -> str:
    if any(isinstance(action, Play) for action in view.legal):
        return words("speed-take-or-stack", count=debt, stackers=stackers(view, words) or "")
    return words("speed-take", count=debt)
