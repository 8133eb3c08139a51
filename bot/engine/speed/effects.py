"""What the effects about turns do where there are none (rules.md §9): debts and locks. The others are as ever."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from bot.engine.actions import Play
from bot.engine.cards import JOKER
from bot.engine.effects import (
    EFFECT_RULES,
    AddPenalty,
    Effect,
    EffectFunction,
    EffectRule,
    ExtraCard,
    MissTurns,
    Reverse,
    ReverseSkip,
    Skip,
    Step,
)
from bot.engine.events import DebtRaised, DirectionTurned, Event, SeatLocked
from bot.engine.options import JokerStacks

if TYPE_CHECKING:
    from bot.engine.rules import Rules
    from bot.engine.speed.round import SpeedRound

UNTIL_NEXT_ACT = -1
"""A lock that ends as soon as anybody else plays or draws; any other ends after so many cards of others."""

SPEED_EFFECT_RULES: dict[type[Struct], tuple[EffectRule, ...]] = {**EFFECT_RULES, ExtraCard: ()}
"""By kind of effect. An extra card is nothing here."""

_Function = TypeVar("_Function", bound=Callable[["SpeedRound", Any, int, Play, list[Event]], None])


def _instead(kind: type[Struct], step: Step) -> Callable[[_Function], _Function]:
    """What the decorated function does is all that effects of this kind do here."""

    def register(function: _Function) -> _Function:
        SPEED_EFFECT_RULES[kind] = (EffectRule(step, function),)
        return function

    return register


@lru_cache(maxsize=64)
def speed_effects(rules: "Rules") -> tuple[tuple[tuple[EffectFunction, Effect], ...], ...]:
    """The effects with their functions, by rank, in the order of rules.md §2.9."""
    return tuple(_in_order(effects) for effects in rules.effects)


def _in_order(effects: tuple[Effect, ...]) -> tuple[tuple[EffectFunction, Effect], ...]:
    steps = [(rule.step, rule.function, effect) for effect in effects for rule in SPEED_EFFECT_RULES[type(effect)]]
    return tuple((function, effect) for _, function, effect in sorted(steps, key=lambda step: step[0]))


@_instead(AddPenalty, Step.DRAWING)
def _add_debt(state: "SpeedRound", effect: AddPenalty, seat: int, play: Play, events: list[Event]) -> None:
    """The neighbour owes the cards; what a stacker owed himself goes on with them."""
    doubles = state.rules.joker_stacks is JokerStacks.DOUBLES and play.card == state.covered == JOKER
    handed_on = state.penalty
    state.penalty = 0
    owing = state.neighbour(seat)
    state.debts[owing] += handed_on * 2 if doubles and handed_on else handed_on + effect.cards
    state.stacker = owing
    events.append(DebtRaised(owing, state.debts[owing]))


@_instead(Skip, Step.SKIPPING)
def _lock_next(state: "SpeedRound", effect: Skip, seat: int, _play: Play, events: list[Event]) -> None:
    locked = seat
    for _ in range(effect.seats):
        locked = state.neighbour(locked)
        _lock(state, locked, UNTIL_NEXT_ACT, seat, events)


@_instead(MissTurns, Step.SKIPPING)
def _lock_for_cards(state: "SpeedRound", effect: MissTurns, seat: int, _play: Play, events: list[Event]) -> None:
    _lock(state, state.neighbour(seat), effect.turns, seat, events)


@_instead(Reverse, Step.DIRECTION)
def _reverse(state: "SpeedRound", _effect: Reverse, _seat: int, _play: Play, events: list[Event]) -> None:
    _turn(state, events)


@_instead(ReverseSkip, Step.DIRECTION)
def _reverse_first(state: "SpeedRound", _effect: ReverseSkip, _seat: int, _play: Play, events: list[Event]) -> None:
    _turn(state, events)


def _then_lock(state: "SpeedRound", _effect: ReverseSkip, seat: int, _play: Play, events: list[Event]) -> None:
    _lock(state, state.neighbour(seat), UNTIL_NEXT_ACT, seat, events)


SPEED_EFFECT_RULES[ReverseSkip] += (EffectRule(Step.SKIPPING, _then_lock),)


def _turn(state: "SpeedRound", events: list[Event]) -> None:
    """Between two the direction means nothing."""
    if state.playing > 2:
        state.direction = -state.direction
        events.append(DirectionTurned(state.direction))


def _lock(state: "SpeedRound", seat: int, lock: int, by: int, events: list[Event]) -> None:
    """Of two locks the longer holds, and nobody locks himself."""
    held = state.locks[seat]
    if seat == by or (held and held >= lock):
        return
    state.locks[seat] = lock
    events.append(SeatLocked(seat, max(lock, 0)))
