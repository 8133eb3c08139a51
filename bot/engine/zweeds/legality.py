"""The one rule text of Zweeds: what may be laid, turned, taken and swapped, and why something is refused."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, assert_never

from bot.engine.cards import Card, Rank, card_name, rank_of
from bot.engine.errors import IllegalAction
from bot.engine.zweeds.actions import Flip, Lay, Ready, Swap, TakePile, ZweedsAction
from bot.engine.zweeds.questions import HandsToSwap
from bot.engine.zweeds.values import counting_card, rank_fits

if TYPE_CHECKING:
    from bot.engine.zweeds.round import ZweedsRound


def zweeds_legal_actions(state: "ZweedsRound", seat: int) -> tuple[ZweedsAction, ...]:
    """Everything that the seat may do now; every different choice of equal-ranked cards is a lay of its own.

    Of one rank that are at most 80 (two cards of each suit), 15 with one deck.
    """
    if seat not in state.waiting:
        return ()
    if isinstance(state.question, HandsToSwap):
        return (*_swaps(state, seat), Ready())
    actions: list[ZweedsAction] = list(_lays(state, seat))
    if blind_is_next(state, seat):
        actions += (Flip(number) for number in state.blind_numbers(seat))
    if state.pile:
        actions.append(TakePile())
    return tuple(actions)


def lies_for_turn(state: "ZweedsRound", seat: int) -> Sequence[Card]:
    """The cards from which the seat lays: the hand, then the open ones; none where a blind one is turned."""
    return state.hands[seat] or state.open[seat]


def blind_is_next(state: "ZweedsRound", seat: int) -> bool:
    """Whether the seat has nothing but blind cards left."""
    return not lies_for_turn(state, seat)


def fits_now(state: "ZweedsRound", rank: Rank) -> bool:
    """Whether cards of the rank may be laid on the pile as it is."""
    counting = counting_card(state.pile)
    return rank_fits(rank, None if counting is None else rank_of(counting))


def open_cards_joining(state: "ZweedsRound", seat: int) -> list[Card]:
    """The open cards that may be laid with the whole hand: no stock, and all of one rank."""
    hand = state.hands[seat]
    if state.stock or not hand or any(card & 15 != hand[0] & 15 for card in hand):
        return []
    return [card for card in state.open[seat] if card & 15 == hand[0] & 15]


def check_zweeds(state: "ZweedsRound", seat: int, action: ZweedsAction) -> None:
    """Raise `IllegalAction` with the reason if the seat may not do this now."""
    question = state.question
    if question is None:
        raise IllegalAction("round-over")
    if isinstance(question, HandsToSwap):
        _check_swapping(state, seat, question, action)
        return
    if isinstance(action, Swap | Ready):
        raise IllegalAction("no-swapping-now")
    if question.seat != seat:
        raise IllegalAction("not-your-turn", seat=question.seat)
    match action:
        case Lay():
            _check_lay(state, seat, action.cards)
        case Flip():
            _check_flip(state, seat, action.number)
        case TakePile():
            if not state.pile:
                raise IllegalAction("no-pile")
        case _:
            assert_never(action)


def _check_swapping(state: "ZweedsRound", seat: int, question: HandsToSwap, action: ZweedsAction) -> None:
    if not isinstance(action, Swap | Ready):
        raise IllegalAction("swap-first")
    if seat not in question.waiting:
        raise IllegalAction("already-ready")
    if isinstance(action, Swap):
        if action.hand not in state.hands[seat]:
            raise IllegalAction("not-in-hand", card=_named(action.hand))
        if action.open not in state.open[seat]:
            raise IllegalAction("not-open", card=_named(action.open))
        if action.hand == action.open:
            raise IllegalAction("same-card", card=_named(action.hand))


def _check_lay(state: "ZweedsRound", seat: int, cards: tuple[Card, ...]) -> None:
    if not cards:
        raise IllegalAction("nothing-laid")
    if any(card & 15 != cards[0] & 15 for card in cards):
        raise IllegalAction("not-one-rank")
    _check_holding(state, seat, Counter(cards))
    if not fits_now(state, rank_of(cards[0])):
        counting = counting_card(state.pile)
        assert counting is not None
        if rank_of(counting) is Rank.SEVEN:
            raise IllegalAction("not-lower", card=card_name(cards[0]))
        raise IllegalAction("too-low", card=card_name(cards[0]), rank=str(rank_of(counting)))


def _check_holding(state: "ZweedsRound", seat: int, wanted: Counter[Card]) -> None:
    if blind_is_next(state, seat):
        raise IllegalAction("turn-a-blind-card")
    missing = wanted - Counter(lies_for_turn(state, seat))
    if not missing:
        return
    card = _named(min(missing))
    if not state.hands[seat]:
        raise IllegalAction("not-open", card=card)
    if missing - Counter(state.open[seat]):
        raise IllegalAction("not-in-hand", card=card)
    if state.stock:
        raise IllegalAction("stock-not-empty", card=card)
    if missing - Counter(open_cards_joining(state, seat)) or Counter(state.hands[seat]) - wanted:
        raise IllegalAction("hand-first", card=card)


def _check_flip(state: "ZweedsRound", seat: int, number: int) -> None:
    if state.hands[seat]:
        raise IllegalAction("hand-before-blind")
    if state.open[seat]:
        raise IllegalAction("open-before-blind")
    if number not in state.blind_numbers(seat):
        raise IllegalAction("no-such-blind", number=number)


def _swaps(state: "ZweedsRound", seat: int) -> Iterator[Swap]:
    for hand, open_ in product(dict.fromkeys(state.hands[seat]), dict.fromkeys(state.open[seat])):
        if hand != open_:
            yield Swap(hand, open_)


def _lays(state: "ZweedsRound", seat: int) -> Iterator[Lay]:
    by_rank: dict[Rank, list[Card]] = {}
    for card in lies_for_turn(state, seat):
        by_rank.setdefault(rank_of(card), []).append(card)
    for rank, cards in by_rank.items():
        if fits_now(state, rank):
            yield from lays_of(tuple(sorted(cards)))
    joining = open_cards_joining(state, seat)
    if joining and fits_now(state, rank_of(joining[0])):
        hand = tuple(state.hands[seat])
        yield from (Lay(hand + lay.cards) for lay in lays_of(tuple(sorted(joining))))


@lru_cache(maxsize=4096)
def lays_of(cards: tuple[Card, ...]) -> tuple[Lay, ...]:
    """Every different choice of one or more of these equal-ranked cards, the smallest first."""
    held = Counter(cards)
    choices = product(*(range(count + 1) for count in held.values()))
    lays = [Lay(tuple(Counter(dict(zip(held, counts, strict=True))).elements())) for counts in choices]
    return tuple(sorted((lay for lay in lays if lay.cards), key=lambda lay: (len(lay.cards), lay.cards)))


def _named(card: Card) -> str:
    """The card in notation; what is no card of this game (a Joker, a number from outside) as it is."""
    try:
        return card_name(card)
    except KeyError:
        return str(card)
