"""How the computer player plays Zweeds: sensibly and greedily, by what its seat sees.

Before the start it lays its strongest cards open, for the time when the stock is gone. On turn it sheds the lowest
rank that fits, all cards of it at once; keeps what fits anywhere, and aces, as long as something else does; burns a
large pile rather than a small one; and takes the pile only when nothing fits.
"""

from random import Random
from typing import assert_never

from bot.engine import Flip, Lay, Rank, Ready, Swap, TakePile, ZweedsAction, ZweedsView, rank_of
from bot.engine.zweeds.values import ANYWHERE, BURNING_ROW, ORDER

STRENGTH = {rank: value for value, rank in enumerate((*ORDER, Rank.THREE, Rank.TWO, Rank.TEN))}
"""What a card is worth keeping for, from the weakest rank."""
KEEPING = 6.0
"""What it costs to give away a card that fits anywhere while the stock lasts."""
SHEDDING = 2.0
"""What each further card of a lay is worth; more when no stock is left to make up for it."""
BURNING = 5.0
"""What it is worth to burn the pile and lay again, beside the cards that are gone for good."""
SKIPPING = 1.5
"""What it is worth to skip somebody."""


def choose_in_zweeds(view: ZweedsView, chance: Random) -> ZweedsAction:
    """The act that seems best to the seat of this view, which must have one; equals are decided by `chance`."""
    if len(view.legal) == 1:
        return view.legal[0]
    if Ready() in view.legal:
        return _swap(view)
    worths = [_worth(view, action) for action in view.legal]
    best = max(worths)
    return chance.choice([action for action, worth in zip(view.legal, worths, strict=True) if worth == best])


def default_in_zweeds(view: ZweedsView) -> ZweedsAction:
    """What is done for somebody whose time is up: ready; the lowest card that fits, the first blind one, the pile."""
    return Ready() if Ready() in view.legal else view.legal[0]


def _swap(view: ZweedsView) -> ZweedsAction:
    """The strongest card of the hand against the weakest open one, while it is the stronger."""
    assert view.seat is not None
    strongest = max(view.hand, key=lambda card: STRENGTH[rank_of(card)])
    weakest = min(view.open[view.seat], key=lambda card: STRENGTH[rank_of(card)])
    better = STRENGTH[rank_of(strongest)] > STRENGTH[rank_of(weakest)]
    return Swap(strongest, weakest) if better else Ready()


def _worth(view: ZweedsView, action: ZweedsAction) -> float:
    match action:
        case Lay():
            return _lay_worth(view, action)
        case Flip():
            return 0.0  # nobody knows what it is: one is as good as another
        case TakePile():
            return -1000.0 - view.pile
        case Swap() | Ready():
            return 0.0
        case _:
            assert_never(action)


def _lay_worth(view: ZweedsView, lay: Lay) -> float:
    rank, count = rank_of(lay.cards[0]), len(lay.cards)
    worth = SHEDDING * (count - 1) * (1 if view.stock else 2) - STRENGTH[rank]
    if rank in ANYWHERE or rank is Rank.ACE:
        worth -= KEEPING * count if view.stock else KEEPING / 2 * (count - 1)
    if rank is Rank.TEN:
        worth += min(view.pile, 10) / 2
    if count >= BURNING_ROW:
        worth += BURNING + view.pile / 4
    if rank is Rank.EIGHT:
        worth += SKIPPING
    return worth
