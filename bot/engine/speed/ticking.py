"""The tick (rules.md §9): what the table itself does when nobody has acted for a while.

A first tick lifts all locks and lets everybody draw again. From the second in a row on, seat by seat in ascending
order, first all debts are taken, then everybody who cannot play draws one.
"""

from typing import TYPE_CHECKING

from bot.engine.events import DrawCause, Event, Ticked
from bot.engine.finishing import block
from bot.engine.legality import can_draw
from bot.engine.questions import AnybodyToPlay
from bot.engine.speed.legality import playable_by

if TYPE_CHECKING:
    from bot.engine.speed.round import SpeedRound


def tick_changes_anything(state: "SpeedRound") -> bool:
    """Whether there is anything for a tick to do: to lift, to hand out, or to be the first of two in a row."""
    if not isinstance(state.question, AnybodyToPlay):
        return False  # a round that is over, or halted until all have given or the dealer has named a suit
    return not state.ticks or any(state.locks) or state.drew > 0 or any(state.debts) or bool(_stuck(state))


def tick(state: "SpeedRound") -> tuple[Event, ...]:
    """Nobody has acted for a while; nothing happens, and there are no events, where there is nothing to do."""
    if not tick_changes_anything(state):
        return ()
    events: list[Event] = [Ticked(state.ticks + 1)]
    state.ticks += 1
    state.locks = [0] * len(state.hands)
    state.drew = 0
    if state.ticks > 1:
        for seat, debt in enumerate(state.debts):
            if debt:
                state.turns += 1
                state.take_debt(seat, events)
        for seat in _stuck(state):
            state.turns += 1
            state.draw(seat, 1, DrawCause.NOTHING_FITS, events)
    if state.is_too_long or not _anybody_can_act(state):
        block(state, events)
    return tuple(events)


def _stuck(state: "SpeedRound") -> list[int]:
    """The seats that cannot play, as long as there is something for them to draw."""
    seats = [seat for seat, hand in enumerate(state.hands) if hand and not playable_by(state, seat)]
    return seats if can_draw(state) else []


def _anybody_can_act(state: "SpeedRound") -> bool:
    seats = range(len(state.hands))
    return can_draw(state) or any(state.debts[seat] or playable_by(state, seat) for seat in seats)
