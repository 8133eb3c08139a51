"""A round of Zweeds (rules.md §11): its state, and what an act does to it. What is allowed: `legality`."""

from bisect import insort
from collections.abc import Iterable
from copy import copy
from typing import Self, assert_never

from msgspec import Struct, field

from bot.engine.cards import Card, Rank
from bot.engine.views import RoundResult
from bot.engine.zweeds.actions import Flip, Lay, Ready, Swap, TakePile, ZweedsAction
from bot.engine.zweeds.dealing import deal_layers
from bot.engine.zweeds.events import (
    BlindTurned,
    CardsLaid,
    CardsSwapped,
    HandFilled,
    PileBurned,
    PileTaken,
    PlayBegan,
    SeatPassedOver,
    SeatReady,
    SwappingBegan,
    ZweedsEvent,
)
from bot.engine.zweeds.finishing import end_if_stuck, go_out
from bot.engine.zweeds.legality import check_zweeds, fits_now, zweeds_legal_actions
from bot.engine.zweeds.questions import CardsToLay, CardsToLayAfterBurn, HandsToSwap, ZweedsQuestion
from bot.engine.zweeds.rules import ZweedsRules
from bot.engine.zweeds.values import BURNING_ROW, HAND, in_order, place_in_hand, row_on_top
from bot.engine.zweeds.views import ZweedsView, zweeds_view


class ZweedsRound(Struct, tag="zweeds", omit_defaults=True):
    """A round. Lists of lists are indexed by seat; msgspec encodes it as it is, and play goes on after.

    Make one with `deal` and change it with `act` alone.
    """

    rules: ZweedsRules
    dealer: int
    seed: bytes
    hands: list[list[Card]]
    """Sorted by value, as are the open cards."""
    open: list[list[Card]]
    blind: list[list[Card | None]]
    """Three places for each seat; none where the card was turned."""
    received: list[list[Card]]
    """What each seat took to its hand latest since its last own play."""
    stock: list[Card]
    """Face down; the last one is drawn first."""
    pile: list[Card]
    """Face up, oldest first."""
    burned: list[Card] = field(default_factory=list)
    """What left the game."""
    out: list[int] = field(default_factory=list)
    """The seats without cards, in the order in which they went out."""
    question: ZweedsQuestion | None = None
    turns: int = 0
    """Turns that have ended."""
    quiet: int = 0
    """Turns in a row in which nothing brought the end nearer."""
    eventful: bool = False
    """Whether something did in the turn that is on."""
    result: RoundResult | None = None

    @classmethod
    def deal(
        cls, rules: ZweedsRules, players: int, dealer: int, seed: bytes, order: tuple[Card, ...] | None = None
    ) -> Self:
        """Shuffle by the seed (32 bytes) or take the `order` given, and deal; everybody may swap then.

        Raises `RulesError` for a number of players that the rules do not allow, `BadNotation` for an order that is
        not the whole pack.
        """
        blind, open_, hands, rest = deal_layers(rules, players, dealer, seed, order)
        state = cls.arrange(rules, dealer, hands, open_, [list(cards) for cards in blind], [], rest, seed)
        state.question = HandsToSwap((dealer + 1) % players, tuple(range(players)))
        return state

    @classmethod
    def arrange(
        cls,
        rules: ZweedsRules,
        dealer: int,
        hands: Iterable[Iterable[Card]],
        open_: Iterable[Iterable[Card]],
        blind: Iterable[Iterable[Card | None]],
        pile: Iterable[Card],
        stock: Iterable[Card],
        seed: bytes,
    ) -> Self:
        """A round that starts from the cards as they lie: the pile oldest first, the stock in the order of drawing.

        The seat left of the dealer that has cards is on turn; seats without any are out, in the order of seats.
        """
        state = cls(
            rules=rules,
            dealer=dealer,
            seed=seed,
            hands=[in_order(hand) for hand in hands],
            open=[in_order(cards) for cards in open_],
            blind=[[*cards, *[None] * HAND][:HAND] for cards in blind],
            received=[],
            stock=list(stock)[::-1],
            pile=list(pile),
        )
        state.received = [[] for _ in state.hands]
        state.out = [seat for seat in range(state.players) if not state.held_by(seat)]
        state.question = CardsToLay(state._seat_after(dealer))
        return state

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer the round waits for."""
        match self.question:
            case None:
                return ()
            case HandsToSwap(waiting=waiting):
                return waiting
            case CardsToLay(seat=seat) | CardsToLayAfterBurn(seat=seat):
                return (seat,)
            case _:
                assert_never(self.question)

    def opening(self) -> tuple[ZweedsEvent, ...]:
        """The events with which a round that was just dealt starts."""
        return (SwappingBegan(self.dealer, self._seat_after(self.dealer)),)

    legal_actions = zweeds_legal_actions
    check = check_zweeds

    def act(self, seat: int, action: ZweedsAction) -> tuple[ZweedsEvent, ...]:
        """Do it if it is allowed, and tell what happened; raises `IllegalAction` and then changes nothing."""
        check_zweeds(self, seat, action)
        events: list[ZweedsEvent] = []
        match action:
            case Lay():
                self._lay(seat, action.cards, events)
            case Flip():
                self._flip(seat, action.number, events)
            case TakePile():
                self._take_pile(seat, events)
            case Swap():
                self._swap(seat, action, events)
            case Ready():
                self._be_ready(seat, events)
            case _:
                assert_never(action)
        return tuple(events)

    def copy(self) -> Self:
        """An independent round in the same state."""
        twin = copy(self)
        twin.hands = [hand[:] for hand in self.hands]
        twin.open = [cards[:] for cards in self.open]
        twin.blind = [cards[:] for cards in self.blind]
        twin.received = [cards[:] for cards in self.received]
        twin.stock = self.stock[:]
        twin.pile = self.pile[:]
        twin.burned = self.burned[:]
        twin.out = self.out[:]
        return twin

    def view(self, seat: int | None) -> ZweedsView:
        """What the seat may know, or with None an onlooker."""
        return zweeds_view(self, seat)

    def blind_numbers(self, seat: int) -> tuple[int, ...]:
        """Where blind cards of the seat lie, 1 to 3."""
        return tuple(number for number, card in enumerate(self.blind[seat], 1) if card is not None)

    def held_by(self, seat: int) -> list[Card]:
        """Everything the seat holds: hand, open and blind cards."""
        blind = [card for card in self.blind[seat] if card is not None]
        return [*self.hands[seat], *self.open[seat], *blind]

    def _seat_after(self, seat: int) -> int:
        """The next seat, clockwise, that is still in."""
        seat = (seat + 1) % self.players
        while seat in self.out:
            seat = (seat + 1) % self.players
        return seat

    def _swap(self, seat: int, swap: Swap, events: list[ZweedsEvent]) -> None:
        hand, open_ = self.hands[seat], self.open[seat]
        hand.remove(swap.hand)
        open_.remove(swap.open)
        insort(hand, swap.open, key=place_in_hand)
        insort(open_, swap.hand, key=place_in_hand)
        events.append(CardsSwapped(seat, swap.open, swap.hand))

    def _be_ready(self, seat: int, events: list[ZweedsEvent]) -> None:
        assert isinstance(self.question, HandsToSwap)
        waiting = tuple(other for other in self.question.waiting if other != seat)
        leader = self.question.seat
        events.append(SeatReady(seat))
        if waiting:
            self.question = HandsToSwap(leader, waiting)
        else:
            self.question = CardsToLay(leader)
            events.append(PlayBegan(leader))

    def _lay(self, seat: int, cards: tuple[Card, ...], events: list[ZweedsEvent]) -> None:
        hand, open_ = self.hands[seat], self.open[seat]
        from_hand = [card for card in dict.fromkeys(cards) for _ in range(min(cards.count(card), hand.count(card)))]
        from_open = list(cards)
        for card in from_hand:
            hand.remove(card)
            from_open.remove(card)
        for card in from_open:
            open_.remove(card)
        laid = (*from_hand, *from_open)
        self.received[seat] = []
        self.pile += laid
        events.append(CardsLaid(seat, laid, len(from_open)))
        self._after_laying(seat, len(laid), events)

    def _flip(self, seat: int, number: int, events: list[ZweedsEvent]) -> None:
        card = self.blind[seat][number - 1]
        assert card is not None
        self.blind[seat][number - 1] = None
        self.eventful = True
        self.received[seat] = []
        fits = fits_now(self, Rank(card & 15))
        self.pile.append(card)
        events.append(BlindTurned(seat, card, fits))
        if fits:
            self._after_laying(seat, 1, events)
        else:
            self._take_pile(seat, events)

    def _take_pile(self, seat: int, events: list[ZweedsEvent]) -> None:
        events.append(PileTaken(seat, len(self.pile)))
        self._to_hand(seat, self.pile)
        self.pile = []
        self._end_turn(seat, 0, events)

    def _after_laying(self, seat: int, count: int, events: list[ZweedsEvent]) -> None:
        """The pile burns, the hand is filled, the seat is out or lays again: in this order."""
        rank = self.pile[-1] & 15
        burns = rank == Rank.TEN or row_on_top(self.pile) >= BURNING_ROW
        if burns:
            events.append(PileBurned(seat, len(self.pile)))
            self.burned += self.pile
            self.pile = []
            self.eventful = True
        self._fill_hand(seat, events)
        if not self.held_by(seat):
            self.eventful = True
            go_out(self, seat, events)
        elif burns:
            self.question = CardsToLayAfterBurn(seat)
            return
        if self.result is None:
            self._end_turn(seat, count if rank == Rank.EIGHT and not burns else 0, events)

    def _fill_hand(self, seat: int, events: list[ZweedsEvent]) -> None:
        drawn = self.stock[: -max(0, HAND - len(self.hands[seat])) - 1 : -1]
        if drawn:
            del self.stock[-len(drawn) :]
            self._to_hand(seat, drawn)
            self.eventful = True
            events.append(HandFilled(seat, len(drawn)))

    def _to_hand(self, seat: int, cards: list[Card]) -> None:
        for card in cards:
            insort(self.hands[seat], card, key=place_in_hand)
        self.received[seat] = cards

    def _end_turn(self, seat: int, skipped: int, events: list[ZweedsEvent]) -> None:
        """The next seat still in is on turn; first so many are skipped, counting on round, who laid included."""
        self.turns += 1
        self.quiet = 0 if self.eventful else self.quiet + 1
        self.eventful = False
        if end_if_stuck(self, events):
            return
        seat = self._seat_after(seat)
        for _ in range(skipped):
            events.append(SeatPassedOver(seat))
            seat = self._seat_after(seat)
        self.question = CardsToLay(seat)
