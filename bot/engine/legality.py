"""What a seat may do, and why not: the one text of the rules that listing, checking and acting share.

`playable_cards` decides which cards may be played; a round keeps its answer as `Round.playable` while it asks a seat.
"""

from typing import TYPE_CHECKING, Never, assert_never

from bot.engine.actions import Action, Draw, Pass, Play, Take
from bot.engine.cards import Suit, card_name, rank_of
from bot.engine.compiled import BITS, plays_of
from bot.engine.errors import IllegalAction
from bot.engine.questions import ExtraCardToPlay, PenaltyToAnswer, Question, TurnToPlay

if TYPE_CHECKING:
    from bot.engine.round import Round

_DRAW: tuple[Action, ...] = (Draw(),)
_PASS: tuple[Action, ...] = (Pass(),)
_TAKE: tuple[Action, ...] = (Take(),)


def playable_cards(state: "Round", question: Question) -> int:
    """The set of cards that may be laid in answer to the question (rules.md §2.1, §2.2, §6)."""
    compiled = state.rules.compiled
    cards = state.held[question.seat] & accepted_cards(state, question)
    return cards if len(state.hands[question.seat]) > 1 else cards & compiled.may_finish


def accepted_cards(state: "Round", question: Question) -> int:
    """The set of cards that the top card accepts, whoever holds them."""
    top = state.pile[-1]
    if type(question) is PenaltyToAnswer:
        return state.rules.compiled.stacking[top & 15]
    return state.rules.compiled.fitting[top >> 4 if state.chosen_suit is None else state.chosen_suit][top & 15]


def legal_actions(state: "Round", seat: int) -> tuple[Action, ...]:
    """Everything that the seat may do now; empty when the round does not wait for it."""
    question = state.question
    if question is None or question.seat != seat:
        return ()
    plays = plays_of(state.playable, state.rules.compiled.naming)
    match question:
        case TurnToPlay():
            return plays or _drawing(state)
        case PenaltyToAnswer():
            return plays + _TAKE
        case ExtraCardToPlay():
            return plays + _drawing(state)
        case _:
            assert_never(question)


def _drawing(state: "Round") -> tuple[Action, ...]:
    return _DRAW if can_draw(state) else _PASS


def can_draw(state: "Round") -> bool:
    """Whether stock or discard pile has a card to draw (rules.md §2.6)."""
    return bool(state.stock) or len(state.pile) > 1


def check(state: "Round", seat: int, action: Action) -> None:
    """Raise `IllegalAction` with the reason if the seat may not do this now."""
    question = state.question
    if question is None:
        raise IllegalAction("round-over")
    if question.seat != seat:
        raise IllegalAction("not-your-turn", seat=question.seat)
    match action:
        case Play():
            _check_play(state, question, action)
        case Draw():
            _check_drawing(state, question)
            if not can_draw(state):
                raise IllegalAction("nothing-to-draw")
        case Pass():
            _check_drawing(state, question)
            if can_draw(state):
                raise IllegalAction("can-still-draw")
        case Take():
            if type(question) is not PenaltyToAnswer:
                raise IllegalAction("no-penalty")
        case _:
            assert_never(action)


def _check_play(state: "Round", question: Question, action: Play) -> None:
    bit = BITS[action.card] if 0 <= action.card < len(BITS) else 0
    if not state.playable & bit:
        _refuse_card(state, question, action, bit)
    names = bool(state.rules.compiled.naming & bit)
    if names and action.suit is None:
        raise IllegalAction("name-a-suit", card=card_name(action.card))
    if not names and action.suit is not None:
        raise IllegalAction("no-suit-here", card=card_name(action.card))


def _refuse_card(state: "Round", question: Question, action: Play, bit: int) -> Never:
    if not state.held[question.seat] & bit:
        raise IllegalAction("not-in-hand", card=card_name(action.card))
    card = card_name(action.card)
    if accepted_cards(state, question) & bit:
        raise IllegalAction("may-not-finish", card=card, rank=str(rank_of(action.card)))
    top = state.pile[-1]
    lies = {"card": card, "top": card_name(top), "rank": str(rank_of(top))}
    if isinstance(question, PenaltyToAnswer):
        raise IllegalAction("cannot-stack", amount=question.amount, **lies)
    # Something does not fit only where there is a suit to follow.
    suit = Suit(top >> 4) if state.chosen_suit is None else state.chosen_suit
    extra = isinstance(question, ExtraCardToPlay)
    raise IllegalAction("extra-card-does-not-fit" if extra else "does-not-fit", suit=str(suit), **lies)


def _check_drawing(state: "Round", question: Question) -> None:
    match question:
        case PenaltyToAnswer():
            raise IllegalAction("penalty-first", amount=question.amount)
        case TurnToPlay():
            if state.playable:
                raise IllegalAction("can-still-play")
        case ExtraCardToPlay():
            pass
        case _:
            assert_never(question)
