"""How the computer player chooses: it gives every legal act a worth, counted in points of cards, and takes the best.

It sheds dear cards, the more so the fewer cards an opponent holds; keeps what fits on everything for later; lays
several cards in a row where it can; attacks a neighbour who is nearly out; answers a penalty rather than take it;
and takes care not to end up with cards that may not be the last.
"""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from msgspec import Struct

from bot.engine import (
    JOKER,
    Action,
    AddPenalty,
    Announce,
    AnybodyToPlay,
    Card,
    Catch,
    ChooseSuit,
    Decline,
    Draw,
    Effect,
    End,
    ExtraCard,
    Finish,
    Give,
    MissTurns,
    NameSuit,
    NextDraws,
    OthersDraw,
    Pass,
    PassLeft,
    Play,
    Reverse,
    ReverseSkip,
    ReverseTwoPlayers,
    RoundView,
    Rules,
    Skip,
    Suit,
    Take,
    Turns,
    fits,
    rank_of,
    suit_of,
)

CARD_WORTH = 12.0
"""What a card less in hand is worth beside its points, for being out first."""
KEEPING_WORTH = 45.0
"""What a card that fits on everything is worth as long as nobody is nearly out."""
STRANDED_COST = 45.0
"""What it costs to hold only cards that may not be the last."""
FOLLOW_WORTH = 2.0
"""What each card in hand that fits on the new top card is worth."""
ATTACK_WORTH = 24.0
"""What a hindrance for a neighbour with one card is worth; with more cards it is worth less."""
FINISHED_WORTH = 1000.0
CALL_WORTH = 40.0
"""What it is worth to announce the last card with the play that leaves it."""
CHAIN_DEPTH = 4
"""How many cards in a row are thought through."""


class _Situation(Struct, frozen=True):
    """What the choice depends on besides the hand: `urgency` is 1 when an opponent has one card, then falls."""

    rules: Rules
    players: int
    urgency: float
    neighbour_danger: float
    behind_danger: float
    left_danger: float


def choose(view: RoundView, chance: Random) -> Action:
    """The act that seems best to the seat of this view, which must have one; equals are decided by `chance`.

    With two cards it announces only when it is going to lay one: it would lapse with the next card it draws. Without
    turns it does so in good time, since a card that fits may be gone while it calls (rules.md §9).
    """
    if Announce() not in view.legal or len(view.hand) == 1 or isinstance(view.question, AnybodyToPlay):
        return _best(view, view.legal, chance)
    answers = [action for action in view.legal if not isinstance(action, Announce)]
    if not answers:  # its turn is over, and a card drawn in it came after the play that left one
        return Announce()
    best = _best(view, answers, chance)
    return Announce() if isinstance(best, Play) and not best.call else best


def _best(view: RoundView, answers: Sequence[Action], chance: Random) -> Action:
    if len(answers) == 1:
        return answers[0]
    situation = _situation(view)
    worths = [_worth(situation, view.hand, action) for action in answers]
    best = max(worths)
    return chance.choice([action for action, worth in zip(answers, worths, strict=True) if worth == best])


def _situation(view: RoundView) -> _Situation:
    seat = view.seat or 0
    others = [count for other, count in enumerate(view.counts) if other != seat and other not in view.absent]
    return _Situation(
        rules=view.rules,
        players=len(others) + 1,
        urgency=1 / max(min(others), 1),
        neighbour_danger=1 / max(view.counts[_next(view, seat, view.direction)], 1),
        behind_danger=1 / max(view.counts[_next(view, seat, -view.direction)], 1),
        left_danger=1 / max(view.counts[_next(view, seat, 1)], 1),
    )


def _next(view: RoundView, seat: int, direction: int) -> int:
    seat = (seat + direction) % len(view.counts)
    while seat in view.absent:
        seat = (seat + direction) % len(view.counts)
    return seat


def _worth(situation: _Situation, hand: tuple[Card, ...], action: Action) -> float:
    match action:
        case Play():
            return _play_worth(situation, hand, action, CHAIN_DEPTH) + (CALL_WORTH if action.call else 0.0)
        case Draw():
            return _draw_worth(situation, hand)
        case Take():
            return -FINISHED_WORTH  # whatever answers a penalty is better than to take it
        case Pass() | End():
            return 0.0 if not _is_stranded(situation, hand) else STRANDED_COST / 4
        case Announce() | Catch():
            return 2 * FINISHED_WORTH  # costs nothing, and is offered only where it is right
        case NameSuit(suit=suit):
            return float(sum(suit_of(card) == suit for card in hand))
        case Give(card=card):
            return _give_worth(situation, hand, card)
        case _:
            assert_never(action)


def _give_worth(situation: _Situation, hand: tuple[Card, ...], card: Card) -> float:
    """Hand on what is dear or of little use; never what is strong, to a neighbour who is nearly out least of all."""
    rules, rest = situation.rules, _without(hand, card)
    worth = rules.points[rank_of(card)] * (0.2 + situation.urgency)
    if _fits_on_everything(rules, card) or any(isinstance(effect, AddPenalty) for effect in _effects(rules, card)):
        worth -= KEEPING_WORTH * (1 + situation.left_danger) / 2
    if rest and _is_stranded(situation, rest):
        worth -= STRANDED_COST
    return worth


def _draw_worth(situation: _Situation, hand: tuple[Card, ...]) -> float:
    stranded = _is_stranded(situation, hand)
    return -CARD_WORTH - situation.urgency * 8 + (STRANDED_COST / 2 if stranded else 0.0)


def _play_worth(situation: _Situation, hand: tuple[Card, ...], play: Play, depth: int) -> float:
    rules, rest = situation.rules, _without(hand, play.card)
    if not rest:
        return FINISHED_WORTH if _may_finish(situation, play.card) else _spent_worth(situation, play.card)
    worth = CARD_WORTH + rules.points[rank_of(play.card)] * (0.2 + situation.urgency)
    worth += _hindrance(situation, play.card)
    if _fits_on_everything(rules, play.card):
        worth -= KEEPING_WORTH * (1 - situation.urgency)
    suit = suit_of(play.card) if play.suit is None else play.suit
    if rules.turns is Turns.IN_ORDER and any(isinstance(one, ExtraCard) for one in _effects(rules, play.card)):
        return worth + _chain_worth(situation, rest, play.card, suit, depth - 1)
    return worth + _rest_worth(situation, rest, play.card, suit)


def _spent_worth(situation: _Situation, card: Card) -> float:
    """A restricted last card costs its player a card, but does what it does (rules.md §6, `draw_one`)."""
    return situation.rules.points[rank_of(card)] * 0.2 + _hindrance(situation, card)


def _chain_worth(
    situation: _Situation, hand: tuple[Card, ...], top: Card, suit: Suit | None, depth: int
) -> float:
    """What follows when one more card can be laid: the best of them, or declining."""
    free = situation.rules.decline is Decline.FREE
    worths = [0.0 if free else _draw_worth(situation, hand)]
    if depth > 0:
        candidates = (card for card in dict.fromkeys(hand) if fits(situation.rules, card, top, suit))
        worths += (
            _play_worth(situation, hand, play, depth)
            for card in candidates
            if len(hand) > 1 or situation.rules.finish is not Finish.FORBIDDEN or _may_finish(situation, card)
            for play in _ways(situation.rules, hand, card)
        )
    return max(worths)


def _ways(rules: Rules, hand: tuple[Card, ...], card: Card) -> tuple[Play, ...]:
    """The ways to lay a card; of the suits to name, only the one that the rest of the hand has most of."""
    if not any(isinstance(effect, ChooseSuit) for effect in _effects(rules, card)):
        return (Play(card),)
    rest = _without(hand, card)
    return (Play(card, max(Suit, key=lambda suit: sum(suit_of(other) == suit for other in rest))),)


def _rest_worth(situation: _Situation, rest: tuple[Card, ...], top: Card, suit: Suit | None) -> float:
    """How well the hand that is left goes on from here."""
    following = sum(fits(situation.rules, card, top, suit) for card in rest)
    stranded = STRANDED_COST / len(rest) if _is_stranded(situation, rest) else 0.0
    return FOLLOW_WORTH * min(following, 4) - stranded


def _hindrance(situation: _Situation, card: Card) -> float:
    """How much the card's effects hinder a neighbour who is nearly out."""
    return sum(_effect_hindrance(situation, effect) for effect in _effects(situation.rules, card))


def _effect_hindrance(situation: _Situation, effect: Effect) -> float:
    attack = ATTACK_WORTH * situation.neighbour_danger
    match effect:
        case AddPenalty(cards=amount):
            return attack * min(amount, 5) / 2 - amount
        case NextDraws(cards=amount):
            return attack * amount / 2
        case OthersDraw(cards=amount):
            return ATTACK_WORTH * situation.urgency * amount / 2
        case Skip():
            return attack
        case MissTurns(turns=turns):
            return attack * turns
        case Reverse() if situation.players == 2:
            extra = situation.rules.reverse_two_players is ReverseTwoPlayers.EXTRA_TURN
            return attack if extra else 0.0
        case Reverse():
            return ATTACK_WORTH * (situation.neighbour_danger - situation.behind_danger)
        case ReverseSkip():
            return ATTACK_WORTH * situation.behind_danger
        case ChooseSuit() | ExtraCard() | PassLeft():
            return 0.0
        case _:
            assert_never(effect)


def _is_stranded(situation: _Situation, hand: tuple[Card, ...]) -> bool:
    return not any(_may_finish(situation, card) for card in hand)


def _may_finish(situation: _Situation, card: Card) -> bool:
    return situation.rules.may_finish(rank_of(card), two_players=situation.players == 2)


def _effects(rules: Rules, card: Card) -> tuple[Effect, ...]:
    return rules.effects[rank_of(card)]


def _fits_on_everything(rules: Rules, card: Card) -> bool:
    return card == JOKER or rules.wild[rank_of(card)]


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    index = hand.index(card)
    return hand[:index] + hand[index + 1 :]
