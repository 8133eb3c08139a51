"""A turn-based round (rules.md §2 to §6): its state, and what an act does to it. What is allowed: `legality`."""

from bisect import insort
from copy import copy
from typing import Self, assert_never

from msgspec import Struct

from bot.engine.actions import Action, Draw, Pass, Play, Take
from bot.engine.cards import JOKER, Card, Suit
from bot.engine.compiled import BITS, set_of
from bot.engine.errors import BadNotation, RulesError
from bot.engine.events import (
    CardPlayed,
    CardsDrawn,
    DrawCause,
    Event,
    LastCardShown,
    RoundBlocked,
    RoundStarted,
    SeatPassed,
    SeatSkipped,
    StockRenewed,
    WentOut,
)
from bot.engine.legality import check, legal_actions, playable_cards
from bot.engine.questions import ExtraCardToPlay, PenaltyToAnswer, Question, TurnToPlay
from bot.engine.rules import Rules
from bot.engine.shuffle import commitment, shuffled
from bot.engine.views import RoundResult, RoundView

LEAST_TURNS = 400
"""No round is blocked for its length before so many turns (rules.md §2.7)."""


class Round(Struct):
    """A round. Lists of lists and counts are indexed by seat; msgspec encodes it as it is, and play goes on after.

    Make one with `deal` and change it with `act` alone. `held` and `playable` are sets of cards as in `compiled`.
    """

    rules: Rules
    dealer: int
    seed: bytes
    position: int
    """Words of the seed's stream that are used up (see `shuffle`)."""
    hands: list[list[Card]]
    """Sorted."""
    held: list[int]
    """The set of each hand."""
    received: list[list[Card]]
    """What each seat drew latest since its last own play, in the order drawn."""
    stock: list[Card]
    """Face down; the last one is drawn first."""
    pile: list[Card]
    """Face up, oldest first."""
    missed: list[int]
    """Turns that each seat owes."""
    question: Question | None = None
    playable: int = 0
    """What the seat asked may play now."""
    chosen_suit: Suit | None = None
    penalty: int = 0
    direction: int = 1
    passed: int = 0
    """Seats (one bit each) that passed since the last card was played or drawn."""
    turns: int = 0
    """Turns that have ended."""
    result: RoundResult | None = None

    @classmethod
    def deal(cls, rules: Rules, players: int, dealer: int, seed: bytes, order: tuple[Card, ...] | None = None) -> Self:
        """Shuffle by the seed (32 bytes) or take the `order` given, deal, and turn up the first card.

        Raises `RulesError` for a number of players that the rules do not allow, `BadNotation` for an order that is
        not the whole pack.
        """
        if not rules.players_min <= players <= rules.players_max:
            raise RulesError(("players-out-of-range",))
        pack, position = rules.pack(players), 0
        if order is None:
            cards, position = shuffled(pack, seed)
        elif sorted(order) == sorted(pack):
            cards = list(order)
        else:
            raise BadNotation("order")
        dealt = players * rules.hand
        hands = [cards[(seat - dealer - 1) % players : dealt : players] for seat in range(players)]
        return cls.arrange(rules, dealer, hands, cards[dealt : dealt + 1], cards[dealt + 1 :], seed, position)

    @classmethod
    def arrange(
        cls,
        rules: Rules,
        dealer: int,
        hands: list[list[Card]],
        pile: list[Card],
        stock: list[Card],
        seed: bytes,
        position: int = 0,
    ) -> Self:
        """A round that starts from the cards as they lie: the pile oldest first, the stock in the order of drawing.

        The seat left of the dealer leads.
        """
        state = cls(
            rules=rules,
            dealer=dealer,
            seed=seed,
            position=position,
            hands=[sorted(hand) for hand in hands],
            held=[set_of(hand) for hand in hands],
            received=[[] for _ in hands],
            stock=stock[::-1],
            pile=list(pile),
            missed=[0] * len(hands),
        )
        state.ask(TurnToPlay(state.leader))
        return state

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @property
    def leader(self) -> int:
        """The seat that plays first."""
        return (self.dealer + 1) % len(self.hands)

    def opening(self) -> RoundStarted:
        """The event with which a round that was just dealt starts."""
        return RoundStarted(self.dealer, self.leader, self.pile[0])

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Everything that the seat may do now; empty when the round does not wait for it."""
        return legal_actions(self, seat)

    def check(self, seat: int, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the seat may not do this now."""
        check(self, seat, action)

    def act(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it and tell what happened; raises `IllegalAction`, and then nothing has changed."""
        check(self, seat, action)
        events: list[Event] = []
        match action:
            case Play():
                self._play(seat, action, events)
            case Draw():
                declined = type(self.question) is ExtraCardToPlay
                self.draw(seat, 1, DrawCause.DECLINED if declined else DrawCause.NOTHING_FITS, events)
                self._end_turn(seat, events)
            case Take():
                amount, self.penalty = self.penalty, 0
                if not self.draw(seat, amount, DrawCause.PENALTY, events):
                    self._pass(seat, events)
                self._end_turn(seat, events)
            case Pass():
                self._pass(seat, events)
                self._end_turn(seat, events)
            case _:
                assert_never(action)
        return tuple(events)

    def copy(self) -> Self:
        """An independent round in the same state."""
        twin = copy(self)
        twin.hands = [hand[:] for hand in self.hands]
        twin.held = self.held[:]
        twin.received = [cards[:] for cards in self.received]
        twin.stock = self.stock[:]
        twin.pile = self.pile[:]
        twin.missed = self.missed[:]
        return twin

    def view(self, seat: int | None) -> RoundView:
        """What the seat may know, or with None an onlooker."""
        top = self.pile[-1]
        own_suit = None if top == JOKER else Suit(top >> 4)
        return RoundView(
            rules=self.rules,
            seat=seat,
            hand=() if seat is None else tuple(self.hands[seat]),
            received=() if seat is None else tuple(self.received[seat]),
            legal=() if seat is None else legal_actions(self, seat),
            question=self.question,
            top=top,
            current_suit=own_suit if self.chosen_suit is None else self.chosen_suit,
            suit_is_chosen=self.chosen_suit is not None,
            penalty=self.penalty,
            direction=self.direction,
            dealer=self.dealer,
            counts=tuple(len(hand) for hand in self.hands),
            stock=len(self.stock),
            pile=tuple(self.pile),
            commitment=commitment(self.seed),
            result=self.result,
        )

    def ask(self, question: Question) -> None:
        """Wait for the answer to this question."""
        self.question = question
        self.playable = playable_cards(self, question)

    def draw(self, seat: int, count: int, cause: DrawCause, events: list[Event]) -> int:
        """Give the seat cards from the stock, renewing it as needed; returns how many there were (rules.md §2.6)."""
        drawn: list[Card] = []
        while len(drawn) < count and (self.stock or self._renew_stock(events)):
            drawn.append(self.stock.pop())
        if drawn:
            for card in drawn:
                insort(self.hands[seat], card)
                self.held[seat] |= BITS[card]
            self.received[seat] = drawn
            self.passed = 0
            events.append(CardsDrawn(seat, len(drawn), cause))
        return len(drawn)

    def _renew_stock(self, events: list[Event]) -> bool:
        if len(self.pile) < 2:
            return False
        stock, self.position = shuffled(self.pile[:-1], self.seed, self.position)
        self.stock = stock[::-1]
        del self.pile[:-1]
        events.append(StockRenewed(len(stock)))
        return True

    def _play(self, seat: int, play: Play, events: list[Event]) -> None:
        card, hand = play.card, self.hands[seat]
        hand.remove(card)
        if card not in hand:
            self.held[seat] ^= BITS[card]
        self.received[seat] = []
        self.pile.append(card)
        self.chosen_suit = None
        self.passed = 0
        self.question = None
        events.append(CardPlayed(seat, card, play.suit))
        if len(hand) == 1:
            events.append(LastCardShown(seat))
        for function, effect in self.rules.compiled.effects[card & 15]:
            function(self, effect, seat, play, events)
        if not hand:
            self._go_out(seat, events)
        elif self.question is None:
            self._end_turn(seat, events)

    def _pass(self, seat: int, events: list[Event]) -> None:
        self.passed |= 1 << seat
        events.append(SeatPassed(seat))

    def _end_turn(self, seat: int, events: list[Event]) -> None:
        self.turns += 1
        players = len(self.hands)
        if self.passed == (1 << players) - 1 or self.turns >= max(LEAST_TURNS, self.rules.round_limit * players):
            events.append(RoundBlocked())
            self._finish(None)
            return
        seat = self._neighbour(seat)
        while self.missed[seat] and not self.penalty:  # who owes turns still answers a penalty (rules.md §2.8)
            self.missed[seat] -= 1
            events.append(SeatSkipped(seat))
            seat = self._neighbour(seat)
        self.ask(PenaltyToAnswer(seat, self.penalty) if self.penalty else TurnToPlay(seat))

    def _neighbour(self, seat: int) -> int:
        return (seat + self.direction) % len(self.hands)

    def _go_out(self, seat: int, events: list[Event]) -> None:
        if self.penalty:  # drawn without a chance to answer (rules.md §6)
            amount, self.penalty = self.penalty, 0
            self.draw(self._neighbour(seat), amount, DrawCause.PENALTY, events)
        events.append(WentOut(seat))
        self._finish(seat)

    def _finish(self, out: int | None) -> None:
        self.question = None
        self.playable = 0
        points = self.rules.points
        self.result = RoundResult(
            dealer=self.dealer,
            out=out,
            hands=tuple(tuple(hand) for hand in self.hands),
            points=tuple(sum(points[card & 15] for card in hand) for hand in self.hands),
            seed=self.seed,
        )
