"""What a rank does when it is played: frozen parameters, and for each kind one small function found by a registry.

Rules: rules.md §3 for the effects, §2.9 for the order in which the effects of one card happen.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from msgspec import Struct

from bot.engine.actions import Play
from bot.engine.cards import JOKER
from bot.engine.events import DirectionTurned, DrawCause, Event, ExtraCardGranted, PenaltyRaised, TurnsOwed
from bot.engine.options import JokerStacks, ReverseTwoPlayers
from bot.engine.questions import CardsToGive, ExtraCardToPlay, SuitToName

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


class MissTurns(Struct, frozen=True, tag="miss-turns"):
    """`miss_turns(n)`: the next seat misses its next `turns` turns."""

    turns: int


class Reverse(Struct, frozen=True, tag="reverse"):
    """`reverse`: the direction turns; with two players as `reverse_two_players` says."""


class ReverseSkip(Struct, frozen=True, tag="reverse-skip"):
    """`reverse_skip`: the direction turns, then the next seat in the new direction misses a turn."""


class PassLeft(Struct, frozen=True, tag="pass-left"):
    """`pass_left`: everybody who holds a card hands one to his left neighbour, all at once."""


class OthersDraw(Struct, frozen=True, tag="others-draw"):
    """`others_draw(n)`: every opponent draws `cards` at once, in the order of play."""

    cards: int
    next_from: int = 0
    """From so many players on only the next seat draws (rules.md §8, `hard`); 0: never."""


class NextDraws(Struct, frozen=True, tag="next-draws"):
    """`next_draws(n)`: the next seat draws `cards` at once, and its turn comes as usual."""

    cards: int


Effect = (
    AddPenalty
    | ChooseSuit
    | ExtraCard
    | Skip
    | MissTurns
    | Reverse
    | ReverseSkip
    | PassLeft
    | OthersDraw
    | NextDraws
)


class Step(IntEnum):
    """The order in which the effects of one card happen (rules.md §2.9)."""

    SUIT = 0
    DIRECTION = 1
    DRAWING = 2
    SKIPPING = 3
    PASSING = 4
    EXTRA_CARD = 5


EffectFunction = Callable[[Any, Any, int, Play, list[Event]], None]
"""What an effect does: (round, parameters, seat that played, its play, list that takes the events).

A function that asks a question with `Round.ask` holds up the effects after it until the answer is given.
"""


class EffectRule(NamedTuple):
    """When and how an effect happens."""

    step: Step
    function: EffectFunction


EFFECT_RULES: dict[type[Struct], tuple[EffectRule, ...]] = {}
"""Every known effect, with what it does at each of its steps. `check_rules` refuses effects that are missing here."""

_Function = TypeVar("_Function", bound=EffectFunction)


def effect_rule(kind: type[Struct], step: Step) -> Callable[[_Function], _Function]:
    """Register the decorated function as what effects of this kind do at this step."""

    def register(function: _Function) -> _Function:
        EFFECT_RULES[kind] = (*EFFECT_RULES.get(kind, ()), EffectRule(step, function))
        return function

    return register


@effect_rule(ChooseSuit, Step.SUIT)
def _choose_suit(state: "Round", _effect: ChooseSuit, seat: int, play: Play, _events: list[Event]) -> None:
    if play.suit is None:  # the card turned up: its dealer names the suit by an act of its own (rules.md §4)
        state.ask(SuitToName(seat))
    else:
        state.chosen_suit = play.suit


@effect_rule(Reverse, Step.DIRECTION)
def _reverse(state: "Round", _effect: Reverse, seat: int, _play: Play, events: list[Event]) -> None:
    if state.playing > 2:
        state.direction = -state.direction
        events.append(DirectionTurned(state.direction))
    elif state.rules.reverse_two_players is ReverseTwoPlayers.EXTRA_TURN:
        state.missed[state.neighbour(seat)] += 1


@effect_rule(ReverseSkip, Step.DIRECTION)
def _reverse_first(state: "Round", _effect: ReverseSkip, _seat: int, _play: Play, events: list[Event]) -> None:
    if state.playing > 2:
        state.direction = -state.direction
        events.append(DirectionTurned(state.direction))


@effect_rule(ReverseSkip, Step.SKIPPING)
def _then_skip(state: "Round", _effect: ReverseSkip, seat: int, _play: Play, _events: list[Event]) -> None:
    state.missed[state.neighbour(seat)] += 1


@effect_rule(AddPenalty, Step.DRAWING)
def _add_penalty(state: "Round", effect: AddPenalty, seat: int, play: Play, events: list[Event]) -> None:
    doubles = state.penalty and play.card == state.covered == JOKER
    if doubles and state.rules.joker_stacks is JokerStacks.DOUBLES:
        state.penalty *= 2
    else:
        state.penalty += effect.cards
    events.append(PenaltyRaised(seat, state.penalty))


@effect_rule(OthersDraw, Step.DRAWING)
def _others_draw(state: "Round", effect: OthersDraw, seat: int, _play: Play, events: list[Event]) -> None:
    only_next = 0 < effect.next_from <= state.playing
    other = state.neighbour(seat)
    while other != seat:
        state.draw_aside(other, effect.cards, DrawCause.EFFECT, events)
        other = seat if only_next else state.neighbour(other)


@effect_rule(NextDraws, Step.DRAWING)
def _next_draws(state: "Round", effect: NextDraws, seat: int, _play: Play, events: list[Event]) -> None:
    state.draw_aside(state.neighbour(seat), effect.cards, DrawCause.EFFECT, events)


@effect_rule(Skip, Step.SKIPPING)
def _skip(state: "Round", effect: Skip, seat: int, _play: Play, _events: list[Event]) -> None:
    skipped = seat
    for _ in range(effect.seats):
        skipped = state.neighbour(skipped)
        state.missed[skipped] += 1


@effect_rule(MissTurns, Step.SKIPPING)
def _miss_turns(state: "Round", effect: MissTurns, seat: int, _play: Play, events: list[Event]) -> None:
    after = state.neighbour(seat)
    state.missed[after] += effect.turns
    events.append(TurnsOwed(after, effect.turns))


@effect_rule(PassLeft, Step.PASSING)
def _pass_left(state: "Round", _effect: PassLeft, seat: int, _play: Play, _events: list[Event]) -> None:
    if state.hands[seat]:  # a last card ends the round instead (rules.md §6)
        holders = tuple(holder for holder, hand in enumerate(state.hands) if hand)
        state.gifts = [None] * len(state.hands)
        state.ask(CardsToGive(seat, holders))


@effect_rule(ExtraCard, Step.EXTRA_CARD)
def _extra_card(state: "Round", _effect: ExtraCard, seat: int, _play: Play, events: list[Event]) -> None:
    if not state.last_card:  # a last card grants none, also where one was drawn for it (rules.md §6)
        events.append(ExtraCardGranted(seat))
        state.ask(ExtraCardToPlay(seat))
