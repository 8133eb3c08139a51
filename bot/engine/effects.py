"""What a rank does when it is played: frozen parameters, and for each kind one small function found by a registry.

Rules: rules.md §3 for the effects, §2.9 for the order in which the effects of one card happen.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from msgspec import Struct

from bot.engine.actions import Play
from bot.engine.events import DirectionTurned, Event, ExtraCardGranted, PenaltyRaised
from bot.engine.questions import ExtraCardToPlay

if TYPE_CHECKING:
    from bot.engine.round import Round


class AddPenalty(Struct, frozen=True, tag="add-penalty"):
    """`draw(n)`: `cards` more wait for the next seat; stacking speaks of the ranks that have this effect."""

    cards: int


class ChooseSuit(Struct, frozen=True, tag="choose-suit"):
    """`choose_suit`: the player names the suit to follow in the same act."""


class ExtraCard(Struct, frozen=True, tag="extra-card"):
    """`extra_card`: the same seat lays another card that fits, or declines (rules.md §2.4)."""


class Skip(Struct, frozen=True, tag="skip"):
    """`skip(n)`: the next `seats` seats miss a turn, counting on round the table."""

    seats: int


class Reverse(Struct, frozen=True, tag="reverse"):
    """`reverse`: the direction turns; with two players nothing happens."""


Effect = AddPenalty | ChooseSuit | ExtraCard | Skip | Reverse


class Step(IntEnum):
    """The order in which the effects of one card happen (rules.md §2.9)."""

    SUIT = 0
    DIRECTION = 1
    DRAWING = 2
    SKIPPING = 3
    EXTRA_CARD = 4


EffectFunction = Callable[["Round", Any, int, Play, list[Event]], None]
"""What an effect does: (round, parameters, seat that played, its play, list that takes the events)."""


class EffectRule(NamedTuple):
    """When and how an effect happens."""

    step: Step
    function: EffectFunction


EFFECT_RULES: dict[type[Struct], EffectRule] = {}
"""Every known effect. `Rules` whose effects are missing here are refused by `check_rules`."""

_Function = TypeVar("_Function", bound=EffectFunction)


def effect_rule(kind: type[Struct], step: Step) -> Callable[[_Function], _Function]:
    """Register the decorated function as what effects of this kind do at this step."""

    def register(function: _Function) -> _Function:
        EFFECT_RULES[kind] = EffectRule(step, function)
        return function

    return register


@effect_rule(ChooseSuit, Step.SUIT)
def _choose_suit(state: "Round", _effect: ChooseSuit, _seat: int, play: Play, _events: list[Event]) -> None:
    state.chosen_suit = play.suit


@effect_rule(Reverse, Step.DIRECTION)
def _reverse(state: "Round", _effect: Reverse, _seat: int, _play: Play, events: list[Event]) -> None:
    if state.players > 2:
        state.direction = -state.direction
        events.append(DirectionTurned(state.direction))


@effect_rule(AddPenalty, Step.DRAWING)
def _add_penalty(state: "Round", effect: AddPenalty, seat: int, _play: Play, events: list[Event]) -> None:
    state.penalty += effect.cards
    events.append(PenaltyRaised(seat, state.penalty))


@effect_rule(Skip, Step.SKIPPING)
def _skip(state: "Round", effect: Skip, seat: int, _play: Play, _events: list[Event]) -> None:
    for distance in range(1, effect.seats + 1):
        state.missed[(seat + distance * state.direction) % state.players] += 1


@effect_rule(ExtraCard, Step.EXTRA_CARD)
def _extra_card(state: "Round", _effect: ExtraCard, seat: int, _play: Play, events: list[Event]) -> None:
    if state.hands[seat]:  # a last card that grants one more ends the round all the same (rules.md §6)
        events.append(ExtraCardGranted(seat))
        state.ask(ExtraCardToPlay(seat))
