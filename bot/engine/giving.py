"""Everybody hands a card to the left: chosen one by one and unseen, handed over all at once (rules.md §3)."""

from typing import TYPE_CHECKING

from bot.engine.announcing import lapse
from bot.engine.cards import Card, card_name
from bot.engine.errors import IllegalAction
from bot.engine.events import CardsGiven, Event, GiftChosen
from bot.engine.handling import hand_on, take_from_hand
from bot.engine.questions import CardsToGive

if TYPE_CHECKING:
    from bot.engine.round import Round


def check_give(state: "Round", seat: int, question: CardsToGive, card: Card) -> None:
    """Raise `IllegalAction` with the reason if the seat may not choose this card now."""
    if seat not in question.waiting:
        raise IllegalAction("already-given") if state.hands[seat] else IllegalAction("out-of-the-match")
    if card not in state.hands[seat]:
        raise IllegalAction("not-in-hand", card=_name(card))


def give(state: "Round", seat: int, question: CardsToGive, card: Card, events: list[Event]) -> None:
    """Note the choice; with the last one all cards change hands, and the turn goes on."""
    state.gifts[seat] = card
    events.append(GiftChosen(seat))
    waiting = tuple(other for other in question.waiting if other != seat)
    if waiting:
        state.ask(CardsToGive(question.seat, waiting))
        return
    gifts = [(giver, gift) for giver, gift in enumerate(state.gifts) if gift is not None]
    state.gifts = []
    state.got = state.got or [[] for _ in state.hands]
    for giver, gift in gifts:
        take_from_hand(state, giver, gift)
    for giver, gift in gifts:
        hand_on(state, state.seat_after(giver, 1), gift)
    events.append(CardsGiven(len(gifts)))
    for giver, _ in gifts:
        if giver != question.seat:
            lapse(state, giver)
    state.resume_effects(question.seat, events)


def _name(card: Card) -> str:
    try:
        return card_name(card)
    except KeyError:
        return str(int(card))
