"""Zweeds in words: what may be laid, what must happen now, how the pile and the seats stand (rules.md §11)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from bot.engine import Card, CardsToLay, CardsToLayAfterBurn, HandsToSwap, Lay, Rank, ZweedsView, rank_of
from bot.i18n import Words
from bot.tables.views import SeatView, ZweedsHandView
from cogs.layouts.names import shown_name
from cogs.layouts.parts import small

NO_BREAK = "\u00a0"
"""On a narrow screen a line breaks between what is told of a seat, not within it."""
FEW_SEEN = 2
"""The top card and the one that counts are told anyhow."""
SEEN_SHOWN = 12
"""Cards of the pile that are told one by one, from the top; only many 3s on one another make more."""

WARNED_TURNS = 5
"""In the last turns of each player, so many, the table says that the round may end without anybody going out."""


def cards_in_words(cards: Iterable[Card], words: Words) -> str:
    """`8♠ 8♥`."""
    return " ".join(words.card(card) for card in cards)


def fits_in_words(view: ZweedsView, words: Words) -> str:
    """What may be laid now: `an 8 or higher, or a 2, 3 or 10`."""
    if view.counting is None or _takes_anything(view):
        return words("zweeds-fits-any")
    rank = rank_of(view.counting)
    if rank is Rank.SEVEN:
        return words("zweeds-fits-lower")
    if rank is Rank.ACE:
        return words("zweeds-fits-ace")
    return words("zweeds-fits-higher", rank_one=words.one(rank))


def pile_lines(view: ZweedsView, words: Words) -> Iterator[str]:
    """The top card, what counts below 3s, and how many cards lie where."""
    if view.top is None:
        yield words("zweeds-pile-empty")
    else:
        yield words("table-top-card", card=words.card_line(view.top))
        if view.counting is None:
            yield words("zweeds-only-threes")
        elif view.counting != view.top:
            yield words("zweeds-counts", card=words.card_line(view.counting))
        if len(view.seen) > FEW_SEEN:
            yield words("zweeds-seen", cards=cards_in_words(view.seen[: -SEEN_SHOWN - 1 : -1], words))
    yield words("zweeds-piles", pile=view.pile, stock=view.stock, burned=view.burned)


def seat_lines(seats: Sequence[SeatView], view: ZweedsView, words: Words) -> Iterator[str]:
    """A line per seat, clockwise from the top: marker, name, and its cards."""
    for index, seat in enumerate(seats):
        facts = (fact.replace(" ", NO_BREAK) for fact in _seat_facts(view, index, words))
        name = shown_name(seat.name)
        name = f"{words('computer-marker')} {name}" if seat.person is None else name
        name = f"{words('turn-marker')} **{name}**" if seat.on_turn else name
        away = (words("table-seat-autopilot", name=shown_name(seat.name)),) if seat.autopilot else ()
        yield " · ".join((name, *facts, *away))


def _seat_facts(view: ZweedsView, index: int, words: Words) -> Iterator[str]:
    if index in view.out:
        yield words("zweeds-seat-out", place=view.out.index(index) + 1)
        return
    yield words("zweeds-seat-hand", count=view.counts[index])
    if view.open[index]:
        yield words("zweeds-seat-open", cards=cards_in_words(view.open[index], words))
    if view.blind[index]:
        yield words("zweeds-seat-blind", count=len(view.blind[index]))
    if isinstance(view.question, HandsToSwap) and index not in view.waiting:
        yield words("zweeds-seat-ready")


def public_zweeds_task(view: ZweedsView, seats: Sequence[SeatView], words: Words) -> str | None:
    """What the table waits for; None when the round is over."""
    if view.question is None:
        return None
    name = shown_name(seats[view.question.seat].name)
    match view.question:
        case HandsToSwap():
            return words("zweeds-must-swap", names=_names(view.waiting, seats, words))
        case CardsToLay(seat=seat) if _turns_blind(view, seat):
            return words("zweeds-must-turn", name=name)
        case CardsToLay() if view.pile:
            return words("zweeds-must-lay", name=name, fits=fits_in_words(view, words))
        case CardsToLay():
            return words("zweeds-must-lay-any", name=name)
        case CardsToLayAfterBurn():
            return words("zweeds-must-lay-again", name=name)
        case _:
            assert_never(view.question)


def end_near_line(view: ZweedsView, words: Words) -> str | None:
    """That the round ends soon if nothing happens; None while that is far off."""
    players = len(view.counts) - len(view.out)
    if view.question is None or view.turns_left is None or view.turns_left > WARNED_TURNS * players:
        return None
    return small(words("zweeds-end-near", count=view.turns_left, stock="yes" if view.stock else "no"))


def own_zweeds_task(view: ZweedsView, words: Words) -> str | None:
    """What the owner of the cards must do, or that he waits; None when the round is over.

    Who waits is told nothing that the others change: his cards are edited only when they or his choices change.
    """
    if view.question is None or view.seat is None:
        return None
    if view.seat in view.out:
        return words("zweeds-do-nothing", place=view.out.index(view.seat) + 1)
    if not view.legal:
        if isinstance(view.question, HandsToSwap):
            return words("zweeds-do-wait")
        return words("hand-waiting")
    match view.question:
        case HandsToSwap():
            return words("zweeds-do-swap")
        case CardsToLayAfterBurn(seat=seat):
            return words("zweeds-do-turn-again" if _turns_blind(view, seat) else "zweeds-do-lay-again")
        case CardsToLay(seat=seat) if _turns_blind(view, seat):
            return words("zweeds-do-turn", fits=fits_in_words(view, words))
        case CardsToLay():
            if not any(isinstance(action, Lay) for action in view.legal):
                return words("zweeds-do-take", fits=fits_in_words(view, words))
            return words("zweeds-do-lay-any") if _takes_anything(view) else words(
                "zweeds-do-lay", fits=fits_in_words(view, words)
            )
        case _:
            assert_never(view.question)


def own_cards(view: ZweedsHandView, words: Words) -> Iterator[str]:
    """Hand, open and blind cards in words, where nothing can be done with them."""
    state = view.round
    if state.hand:
        yield words("zweeds-row-hand-listed", count=len(state.hand), cards=cards_in_words(state.hand, words))
    if state.open[view.seat]:
        yield words("zweeds-row-open-listed", cards=cards_in_words(state.open[view.seat], words))
    if blind := state.blind[view.seat]:
        yield words("zweeds-row-blind-listed", count=len(blind))


def _takes_anything(view: ZweedsView) -> bool:
    return view.counting is None or rank_of(view.counting) is Rank.TWO


def _turns_blind(view: ZweedsView, seat: int) -> bool:
    """Whether the seat has nothing but blind cards."""
    return view.counts[seat] == 0 and not view.open[seat]


def _names(waiting: Iterable[int], seats: Sequence[SeatView], words: Words) -> str:
    return words.join(shown_name(seats[seat].name) for seat in waiting)
