"""What a seat may do: which cards may be laid, and everything that is listed. Why something is refused: `refusals`.

`accepted_cards` decides which cards may be played; a round keeps, as `Round.playable`, those that the seat asked holds.
"""

from typing import TYPE_CHECKING, assert_never

from bot.engine.actions import Action, Draw, End, Give, NameSuit, Pass, Take
from bot.engine.announcing import calls, may_call
from bot.engine.cards import Suit
from bot.engine.compiled import BITS, CompiledRules, calling_plays_of, plays_of
from bot.engine.questions import (
    AnybodyToPlay,
    CardsToGive,
    DrawnCardToPlay,
    ExtraCardToPlay,
    PenaltyCardToPlay,
    PenaltyToAnswer,
    Question,
    SuitToName,
    TurnToPlay,
)

if TYPE_CHECKING:
    from bot.engine.round import Round

_DRAW: tuple[Action, ...] = (Draw(),)
_PASS: tuple[Action, ...] = (Pass(),)
_TAKE: tuple[Action, ...] = (Take(),)
_END: tuple[Action, ...] = (End(),)
_SUITS: tuple[Action, ...] = tuple(NameSuit(suit) for suit in Suit)


def accepted_cards(state: "Round", question: Question) -> int:
    """The set of cards that the question and the top card accept, whoever holds them (rules.md §2.1, §2.2)."""
    top, kind, compiled = state.pile[-1], type(question), state.compiled
    if kind is PenaltyToAnswer:
        return compiled.stacking[top & 15]
    fitting = compiled.fitting[top >> 4 if state.chosen_suit is None else state.chosen_suit][top & 15]
    if kind is TurnToPlay or kind is ExtraCardToPlay:
        return fitting
    if kind is PenaltyCardToPlay:
        return fitting & compiled.penalty_cards
    if kind is DrawnCardToPlay and state.drawn is not None:
        return fitting & BITS[state.drawn]
    return 0


def legal_actions(state: "Round", seat: int) -> tuple[Action, ...]:
    """Everything that the seat may do now; empty when the round does not wait for it and it has nothing to call."""
    question = state.question
    if question is None:
        return ()
    if type(question) is CardsToGive:
        return tuple(Give(card) for card in dict.fromkeys(state.hands[seat])) if seat in question.waiting else ()
    compiled = state.compiled
    answers = _answers(state, seat, question, compiled) if question.seat == seat else ()
    return answers + calls(state, seat) if compiled.announces else answers


def _answers(state: "Round", seat: int, question: Question, compiled: CompiledRules) -> tuple[Action, ...]:
    plays = plays_of(state.playable, compiled.naming)
    if compiled.calls_with_play and may_call(state, seat):
        plays += calling_plays_of(state.playable, compiled.naming)
    if type(question) is TurnToPlay:
        if not plays:
            return _drawing(state)
        return plays + _DRAW if compiled.volunteers and may_volunteer(state, seat) else plays
    match question:
        case PenaltyToAnswer():
            return plays + _TAKE
        case ExtraCardToPlay():
            return plays + (_END if compiled.declines_free else _drawing(state))
        case DrawnCardToPlay() | PenaltyCardToPlay():
            return plays + _END
        case SuitToName():
            return _SUITS
        case CardsToGive() | AnybodyToPlay():
            return ()
        case _:
            assert_never(question)


def _drawing(state: "Round") -> tuple[Action, ...]:
    return _DRAW if can_draw(state) else _PASS


def can_draw(state: "Round") -> bool:
    """Whether stock or discard pile has a card to draw (rules.md §2.6)."""
    return bool(state.stock) or len(state.pile) > 1


def may_volunteer(state: "Round", seat: int) -> bool:
    """Whether the seat may draw though something fits (rules.md §2.3)."""
    return state.rules.voluntary_draw and not state.volunteered >> seat & 1 and can_draw(state)
