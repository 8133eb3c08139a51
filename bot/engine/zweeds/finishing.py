"""Who is out, the places, the pest (rules.md §11, "Out" and "No end in sight")."""

from typing import TYPE_CHECKING

from bot.engine.views import RoundResult
from bot.engine.zweeds.events import PestFound, RoundStuck, SeatOut, ZweedsEvent

if TYPE_CHECKING:
    from bot.engine.zweeds.round import ZweedsRound

QUIET_TURNS = 20
"""So many turns for each player still in, without anything that brings the end nearer, end a round."""


def go_out(state: "ZweedsRound", seat: int, events: list[ZweedsEvent]) -> None:
    """The seat holds nothing more; with one other left, that is the pest and the round is over."""
    state.out.append(seat)
    events.append(SeatOut(seat, len(state.out)))
    remaining = [other for other in range(state.players) if other not in state.out]
    if len(remaining) == 1:
        _finish(state, remaining, events)


def turns_left(state: "ZweedsRound") -> int | None:
    """How many turns, that which is on counted, end the round if nothing brings its end nearer.

    None where something has in the turn that is on: after it all of them are left again.
    """
    return None if state.eventful else QUIET_TURNS * (state.players - len(state.out)) - state.quiet


def end_if_stuck(state: "ZweedsRound", events: list[ZweedsEvent]) -> bool:
    """End the round if nothing has happened for too long; the seats still in are placed by the cards they hold."""
    remaining = [seat for seat in range(state.players) if seat not in state.out]
    if state.quiet < QUIET_TURNS * len(remaining):
        return False
    events.append(RoundStuck())
    # equal: nearer to the dealer's left is worse
    remaining.sort(key=lambda seat: (len(state.held_by(seat)), -((seat - state.dealer - 1) % state.players)))
    _finish(state, remaining, events)
    return True


def _finish(state: "ZweedsRound", remaining: list[int], events: list[ZweedsEvent]) -> None:
    """`remaining` are the seats that hold cards, the best first; the last one is the pest."""
    order = state.out + remaining
    places = tuple(order.index(seat) + 1 for seat in range(state.players))
    events.append(PestFound(order[-1]))
    state.question = None
    state.result = RoundResult(
        dealer=state.dealer,
        out=state.out[0] if state.out else None,
        hands=tuple(tuple(state.held_by(seat)) for seat in range(state.players)),
        points=places,
        seed=state.seed,
        pest=order[-1],
    )
