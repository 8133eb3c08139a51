"""Why something is refused: every act is held against the same rules that list what is legal (`legality`)."""

from typing import TYPE_CHECKING, Never, assert_never

from bot.engine.actions import Action, Announce, Catch, Draw, End, Give, NameSuit, Pass, Play, Take
from bot.engine.announcing import check_announce, check_call, check_catch
from bot.engine.cards import DECK, JOKER, Rank, Suit, card_name, rank_of
from bot.engine.compiled import BITS
from bot.engine.errors import IllegalAction
from bot.engine.giving import check_give
from bot.engine.legality import accepted_cards, can_draw, may_volunteer
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


_KINDS = len(BITS)


def check(state: "Round", seat: int, action: Action) -> None:
    """Raise `IllegalAction` with the reason if the seat may not do this now."""
    question = state.question
    if question is None:
        raise IllegalAction("round-over")
    if question.seat != seat or type(question) is CardsToGive:
        _check_aside(state, seat, question, action)
        return
    if type(action) is Play:  # as in `Round.act`
        _check_play(state, question, action)
        return
    match action:
        case Draw():
            _check_drawing(state, question, draws=True)
            if not can_draw(state):
                raise IllegalAction("nothing-to-draw")
        case Pass():
            _check_drawing(state, question, draws=False)
            if can_draw(state):
                raise IllegalAction("can-still-draw")
        case Take():
            if type(question) is not PenaltyToAnswer:
                raise IllegalAction("no-penalty")
        case End():
            _check_end(state, question)
        case NameSuit():
            if type(question) is not SuitToName:
                raise IllegalAction("no-suit-to-name")
        case Announce() | Catch() | Give():
            _check_aside(state, seat, question, action)
        case _:
            assert_never(action)


def _check_aside(state: "Round", seat: int, question: Question, action: Action) -> None:
    """What need not be one's turn, and everything else of seats that are not on turn."""
    if isinstance(action, Announce):
        check_announce(state, seat)
    elif isinstance(action, Catch):
        check_catch(state, seat, action.seat)
    elif isinstance(question, CardsToGive):
        if not isinstance(action, Give):
            raise IllegalAction("give-first")
        check_give(state, seat, question, action.card)
    elif question.seat != seat:
        raise IllegalAction("not-your-turn", seat=question.seat)
    else:
        raise IllegalAction("no-giving")


def _check_play(state: "Round", question: Question, action: Play) -> None:
    bit = BITS[action.card] if 0 <= action.card < _KINDS else 0
    if not state.playable & bit:
        _refuse_card(state, question, action, bit)
    if (action.suit is None) is bool(state.compiled.naming & bit):
        raise IllegalAction("name-a-suit" if action.suit is None else "no-suit-here", card=card_name(action.card))
    if action.call:
        check_call(state, question.seat)


def _refuse_card(state: "Round", question: Question, action: Play, bit: int) -> Never:
    if isinstance(question, SuitToName):
        raise IllegalAction("name-suit-first")
    if not state.held[question.seat] & bit:
        raise IllegalAction("not-in-hand", card=card_name(action.card))
    card = card_name(action.card)
    if accepted_cards(state, question) & bit:
        raise IllegalAction("may-not-finish", card=card, rank=str(rank_of(action.card)))
    if isinstance(question, DrawnCardToPlay):
        raise IllegalAction("only-the-drawn-card", card=card)
    if isinstance(question, PenaltyCardToPlay) and not state.compiled.penalty_cards & bit:
        raise IllegalAction("only-penalty-cards", card=card, ranks=_ranks(state, state.compiled.penalty_cards))
    top = state.pile[-1]
    lies = {"card": card, "top": card_name(top), "rank": str(rank_of(top))}
    if isinstance(question, PenaltyToAnswer):
        ranks = _ranks(state, accepted_cards(state, question))
        raise IllegalAction("cannot-stack", amount=question.amount, ranks=ranks, **lies)
    # Something does not fit only where there is a suit to follow.
    suit = Suit(top >> 4) if state.chosen_suit is None else state.chosen_suit
    extra = isinstance(question, ExtraCardToPlay)
    raise IllegalAction("extra-card-does-not-fit" if extra else "does-not-fit", suit=str(suit), **lies)


def _ranks(state: "Round", cards: int) -> str:
    """The ranks in the game of a set of cards, as `2,X`; the Joker last, nothing for no cards."""
    ranks = dict.fromkeys(rank_of(card) for card in (*DECK, JOKER) if cards & BITS[card])
    return ",".join(str(rank) for rank in ranks if rank is not Rank.JOKER or state.rules.jokers)


def _check_drawing(state: "Round", question: Question, *, draws: bool) -> None:
    match question:
        case TurnToPlay():
            if state.playable:
                _check_volunteering(state, question.seat, draws=draws)
        case PenaltyToAnswer():
            raise IllegalAction("penalty-first", amount=question.amount)
        case ExtraCardToPlay():
            if state.compiled.declines_free:
                raise IllegalAction("end-without-drawing")
        case DrawnCardToPlay():
            raise IllegalAction("already-drawn")
        case PenaltyCardToPlay():
            raise IllegalAction("no-drawing-after-penalty")
        case SuitToName():
            raise IllegalAction("name-suit-first")
        case CardsToGive() | AnybodyToPlay():
            raise IllegalAction("give-first")
        case _:
            assert_never(question)


def _check_volunteering(state: "Round", seat: int, *, draws: bool) -> None:
    if not state.rules.voluntary_draw or not draws or not can_draw(state):
        raise IllegalAction("can-still-play")
    if not may_volunteer(state, seat):
        raise IllegalAction("not-twice-in-a-row")


def _check_end(state: "Round", question: Question) -> None:
    match question:
        case DrawnCardToPlay() | PenaltyCardToPlay():
            pass
        case ExtraCardToPlay():
            if not state.compiled.declines_free:
                raise IllegalAction("end-by-drawing")
        case PenaltyToAnswer():
            raise IllegalAction("penalty-first", amount=question.amount)
        case TurnToPlay():
            raise IllegalAction("cannot-end-yet")
        case SuitToName():
            raise IllegalAction("name-suit-first")
        case CardsToGive() | AnybodyToPlay():
            raise IllegalAction("give-first")
        case _:
            assert_never(question)
