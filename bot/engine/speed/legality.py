"""What a seat may do in speed (rules.md §9), and why something is refused: one rule text for both."""

from typing import TYPE_CHECKING, Never, assert_never

from bot.engine.actions import Action, Announce, Catch, Draw, End, Give, NameSuit, Pass, Play, Take
from bot.engine.announcing import check_call, check_catch, may_call
from bot.engine.cards import Suit, card_name, rank_of
from bot.engine.compiled import BITS, NO_SUIT, calling_plays_of, plays_of
from bot.engine.errors import IllegalAction
from bot.engine.giving import check_give
from bot.engine.legality import can_draw
from bot.engine.questions import CardsToGive, SuitToName
from bot.engine.speed.announcing import check_speed_announce, speed_calls

if TYPE_CHECKING:
    from bot.engine.speed.round import SpeedRound

_DRAW: tuple[Action, ...] = (Draw(),)
_PASS: tuple[Action, ...] = (Pass(),)
_TAKE: tuple[Action, ...] = (Take(),)
_SUITS: tuple[Action, ...] = tuple(NameSuit(suit) for suit in Suit)


def accepted_from(state: "SpeedRound", seat: int) -> int:
    """The set of cards that the seat might lay on the top card, whether it holds them or not."""
    if state.locks[seat]:
        return 0
    top, compiled = state.pile[-1], state.compiled
    if state.debts[seat]:
        return compiled.stacking[top & 15] if state.stacker == seat else 0
    suit = top >> 4 if state.chosen_suit is None else state.chosen_suit
    return compiled.fitting[suit][top & 15]


def playable_by(state: "SpeedRound", seat: int) -> int:
    """The set of cards that the seat may lay now."""
    cards = state.held[seat] & accepted_from(state, seat)
    return cards if len(state.hands[seat]) > 1 else cards & state.compiled.last


def may_draw(state: "SpeedRound", seat: int) -> bool:
    """Whether the seat may draw, or pass where nothing is left: it cannot play, and has not drawn already."""
    free = not state.debts[seat] and not state.locks[seat] and not state.drew >> seat & 1
    return free and bool(state.hands[seat]) and not playable_by(state, seat)


def speed_legal_actions(state: "SpeedRound", seat: int) -> tuple[Action, ...]:
    """Everything that the seat may do now."""
    question = state.question
    match question:
        case None:
            return ()
        case CardsToGive():
            cards = dict.fromkeys(state.hands[seat]) if seat in question.waiting else ()
            return tuple(Give(card) for card in cards)
        case SuitToName():
            answers = _SUITS if seat == question.seat else ()
        case _:
            answers = _answers(state, seat) if state.hands[seat] else ()
    return answers + speed_calls(state, seat) if state.compiled.announces else answers


def _answers(state: "SpeedRound", seat: int) -> tuple[Action, ...]:
    cards, naming = playable_by(state, seat), state.compiled.naming
    plays = plays_of(cards, naming)
    if state.compiled.calls_with_play and cards and may_call(state, seat):
        plays += calling_plays_of(cards, naming)
    if state.debts[seat]:
        return plays + _TAKE
    if not may_draw(state, seat):
        return plays
    return _DRAW if can_draw(state) else _PASS


def check_speed(state: "SpeedRound", seat: int, action: Action) -> None:
    """Raise `IllegalAction` with the reason if the seat may not do this now."""
    question = state.question
    if question is None:
        raise IllegalAction("round-over")
    match action:
        case Announce():
            check_speed_announce(state, seat)
        case Catch():
            check_catch(state, seat, action.seat)
        case Give():
            if not isinstance(question, CardsToGive):
                raise IllegalAction("no-giving")
            check_give(state, seat, question, action.card)
        case NameSuit():
            _check_naming(state, seat)
        case Play() | Draw() | Take() | Pass() | End():
            _check_open(state, seat)
            _check_act(state, seat, action)
        case _:
            assert_never(action)


def _check_naming(state: "SpeedRound", seat: int) -> None:
    if isinstance(state.question, CardsToGive):
        raise IllegalAction("give-first")
    if not isinstance(state.question, SuitToName):
        raise IllegalAction("no-suit-to-name")
    if state.question.seat != seat:
        raise IllegalAction("not-your-turn", seat=state.question.seat)


def _check_open(state: "SpeedRound", seat: int) -> None:
    """Refuse whatever comes while the table is halted, or from a seat that is out of the match."""
    question = state.question
    if isinstance(question, CardsToGive):
        raise IllegalAction("give-first")
    if isinstance(question, SuitToName):
        if question.seat == seat:
            raise IllegalAction("name-suit-first")
        raise IllegalAction("not-your-turn", seat=question.seat)
    if not 0 <= seat < len(state.hands) or not state.hands[seat]:
        raise IllegalAction("out-of-the-match")


def _check_act(state: "SpeedRound", seat: int, action: Play | Draw | Take | Pass | End) -> None:
    match action:
        case Play():
            _check_play(state, seat, action)
        case Draw():
            _check_drawing(state, seat)
            if not can_draw(state):
                raise IllegalAction("nothing-to-draw")
        case Pass():
            _check_drawing(state, seat)
            if can_draw(state):
                raise IllegalAction("can-still-draw")
        case Take():
            if not state.debts[seat]:
                raise IllegalAction("no-penalty")
        case End():
            raise IllegalAction("no-turns-to-end")
        case _:
            assert_never(action)


def _check_drawing(state: "SpeedRound", seat: int) -> None:
    if state.debts[seat]:
        raise IllegalAction("debt-first", amount=state.debts[seat])
    _check_lock(state, seat)
    if playable_by(state, seat):
        raise IllegalAction("can-still-play")
    if not may_draw(state, seat):
        raise IllegalAction("drawn-already")


def _check_lock(state: "SpeedRound", seat: int) -> None:
    if state.locks[seat]:
        raise IllegalAction("locked", cards=max(state.locks[seat], 0))


def _check_play(state: "SpeedRound", seat: int, action: Play) -> None:
    bit = BITS[action.card] if 0 <= action.card < len(BITS) else 0
    if not playable_by(state, seat) & bit:
        _refuse_card(state, seat, action, bit)
    names = bool(state.compiled.naming & bit)
    if names and action.suit is None:
        raise IllegalAction("name-a-suit", card=card_name(action.card))
    if not names and action.suit is not None:
        raise IllegalAction("no-suit-here", card=card_name(action.card))
    if action.call:
        check_call(state, seat)


def _refuse_card(state: "SpeedRound", seat: int, action: Play, bit: int) -> Never:
    if not state.held[seat] & bit:
        raise IllegalAction("not-in-hand", card=str(action.card) if not bit else card_name(action.card))
    _check_lock(state, seat)
    card, top = card_name(action.card), state.pile[-1]
    if accepted_from(state, seat) & bit:
        raise IllegalAction("may-not-finish", card=card, rank=str(rank_of(action.card)))
    lies = {"card": card, "top": card_name(top), "rank": str(rank_of(top))}
    if state.debts[seat]:
        covered = state.stacker != seat
        raise IllegalAction("too-late-to-stack" if covered else "cannot-stack", amount=state.debts[seat], **lies)
    suit = top >> 4 if state.chosen_suit is None else int(state.chosen_suit)
    assert suit != NO_SUIT  # something does not fit only where there is a suit to follow
    raise IllegalAction("too-late", suit=str(Suit(suit)), **lies)
