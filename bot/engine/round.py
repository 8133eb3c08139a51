"""A turn-based round (rules.md §2 to §6): its state, and what an act does to it. What is allowed: `legality`."""

from collections.abc import Iterable
from copy import copy
from functools import cached_property
from typing import Self, assert_never

from msgspec import Struct, field

from bot.engine import announcing
from bot.engine.actions import Action, Announce, Catch, Draw, End, Give, NameSuit, Pass, Play, Take
from bot.engine.cards import Card, Suit
from bot.engine.compiled import CompiledRules, set_of
from bot.engine.dealing import deal_out
from bot.engine.events import (
    CardPlayed,
    CardsDrawn,
    DrawCause,
    Event,
    RoundStarted,
    SeatPassed,
    SeatSkipped,
    SuitNamed,
    TurnEnded,
)
from bot.engine.finishing import block, go_out, nearly_out
from bot.engine.giving import give
from bot.engine.handling import hand_to, take_from_hand, take_what_there_is
from bot.engine.leading import first_to_act
from bot.engine.legality import accepted_cards, legal_actions
from bot.engine.options import AfterPenalty, StartCard
from bot.engine.questions import (
    CardsToGive,
    DrawnCardToPlay,
    ExtraCardToPlay,
    PenaltyCardToPlay,
    PenaltyToAnswer,
    Question,
    TurnToPlay,
    waiting_for,
)
from bot.engine.refusals import check
from bot.engine.rules import Rules
from bot.engine.views import RoundResult, RoundView, view_of

_TURNS = tuple(TurnToPlay(seat) for seat in range(10))
"""One for each seat; made once, since most acts end with one of them."""
LEAST_TURNS = 400
"""No round is blocked for its length before so many turns (rules.md §2.7)."""


class Round(Struct, omit_defaults=True, dict=True, tag="turn-based"):
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
    absent: int = 0
    """Seats (one bit each) that are out of the match: they hold nothing and are passed over (rules.md §7)."""
    announced: int = 0
    """This and the next three: see `announcing`."""
    unannounced: int = 0
    fresh: int = 0
    window: int = 0
    drawn: Card | None = None
    """The card that `DrawnCardToPlay` is about."""
    volunteered: int = 0
    """Seats (one bit each) that on their latest turn drew though something fitted (rules.md §2.3)."""
    volunteering: bool = False
    """Whether the turn that is on had such a draw."""
    gifts: list[Card | None] = field(default_factory=list)
    """By seat: the cards chosen to be handed on; empty unless `CardsToGive` is asked."""
    covered: Card | None = None
    """The card that the top card was laid on, where `joker_stacks` asks for it."""
    last_card: bool = False
    """Whether the top card was the last in hand of who laid it."""
    resume: int = 0
    """How many effects of the top card have happened when one of them asked something."""
    happened_first: tuple[Event, ...] = ()
    """What the card turned up brought about (rules.md §4)."""
    got: list[list[Card]] = field(default_factory=list)
    """By seat: the cards handed to it (rules.md §3, `pass_left`) since its last own play; empty before any was."""

    @classmethod
    def deal(
        cls,
        rules: Rules,
        players: int,
        dealer: int,
        seed: bytes,
        order: tuple[Card, ...] | None = None,
        absent: Iterable[int] = (),
    ) -> Self:
        """Shuffle by the seed (32 bytes) or take the `order` given, deal, and turn up the first card.

        Of `players` seats those `absent` get no cards. Raises `RulesError` for a number of players that the rules do
        not allow, `BadNotation` for an order that is not the whole pack.
        """
        hands, rest, position = deal_out(rules, players, dealer, seed, order, frozenset(absent))
        return cls.arrange(rules, dealer, hands, rest[:1], rest[1:], seed, position)

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

        The seat left of the dealer leads; a seat without cards is out of the match.
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
            absent=sum(1 << seat for seat, hand in enumerate(hands) if not hand),
        )
        state._turn_up()
        return state

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.hands)

    @property
    def playing(self) -> int:
        """How many seats are in the round."""
        return len(self.hands) - self.absent.bit_count()

    @property
    def leader(self) -> int:
        """The seat left of the dealer: it plays first unless the card turned up acts."""
        return self.seat_after(self.dealer, 1)

    @cached_property
    def compiled(self) -> CompiledRules:
        """The settings laid out for speed, for so many players."""
        return self.rules.compiled_for_two if self.playing == 2 else self.rules.compiled

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer the round waits for; others may at most announce or catch."""
        return waiting_for(self.question)

    @property
    def calls_open(self) -> bool:
        """Whether somebody can still announce or be caught (rules.md §5)."""
        return self.compiled.announces and announcing.calls_open(self)

    def opening(self) -> tuple[Event, ...]:
        """The events with which a round that was just dealt starts."""
        return (RoundStarted(self.dealer, first_to_act(self), self.pile[0]), *self.happened_first)

    legal_actions = legal_actions
    check = check

    def act(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it if it is allowed, and tell what happened; raises `IllegalAction` and then changes nothing."""
        check(self, seat, action)
        events: list[Event] = []
        if self.unannounced and not isinstance(action, Announce | Catch | Give):
            announcing.note_act(self, seat)
        if type(action) is Play:  # most acts are one, and a pattern takes longer to see it
            self._play(seat, action, events)
            return tuple(events)
        match action:
            case Draw():
                self._draw_one(seat, events)
            case Take():
                self._take(seat, events)
            case Pass():
                self._pass(seat, events)
                self._end_turn(seat, events)
            case End():
                events.append(TurnEnded(seat))
                self._end_turn(seat, events)
            case NameSuit():
                self.chosen_suit = action.suit
                events.append(SuitNamed(seat, action.suit))
                self.resume_effects(seat, events)
            case Announce():
                announcing.announce(self, seat, events)
            case Catch():
                announcing.catch(self, seat, action.seat, events)
            case Give():
                assert isinstance(self.question, CardsToGive)
                give(self, seat, self.question, action.card, events)
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
        twin.gifts = self.gifts[:]
        if self.got:
            twin.got = [cards[:] for cards in self.got]
        return twin

    def view(self, seat: int | None) -> RoundView:
        """What the seat may know, or with None an onlooker."""
        return view_of(self, seat)

    # What follows is for effects and the other modules of the engine.

    def ask(self, question: Question) -> None:
        """Wait for the answer to this question."""
        seat = question.seat
        playable = self.held[seat] & accepted_cards(self, question)
        self.question = question
        self.playable = playable if len(self.hands[seat]) > 1 else playable & self.compiled.last  # rules.md §6

    def neighbour(self, seat: int) -> int:
        """The next seat in the round in the direction of play."""
        if self.absent:
            return self.seat_after(seat, self.direction)
        return (seat + self.direction) % len(self.hands)

    def seat_after(self, seat: int, direction: int) -> int:
        """The next seat in the round, clockwise (+1) or counter-clockwise (-1)."""
        seat = (seat + direction) % len(self.hands)
        while self.absent >> seat & 1:
            seat = (seat + direction) % len(self.hands)
        return seat

    def draw(self, seat: int, count: int, cause: DrawCause, events: list[Event]) -> int:
        """Give the seat cards from the stock, renewing it as needed; returns how many there were (rules.md §2.6)."""
        stock = self.stock
        if len(stock) >= count:
            drawn = stock[: -count - 1 : -1]
            del stock[-count:]
        else:
            drawn = take_what_there_is(self, count, events)
        if drawn:
            hand_to(self, seat, drawn)
            self.passed = 0
            events.append(CardsDrawn(seat, len(drawn), cause))
        return len(drawn)

    def draw_aside(self, seat: int, count: int, cause: DrawCause, events: list[Event]) -> None:
        """Let a seat draw that is not on turn; its announcement may lapse (rules.md §5)."""
        self.draw(seat, count, cause, events)
        announcing.lapse(self, seat)

    def resume_effects(self, seat: int, events: list[Event]) -> None:
        """Go on with the effects of the top card after one of them asked something."""
        self.question = None
        self._run_effects(seat, Play(self.pile[-1], self.chosen_suit), self.resume, events)

    def _turn_up(self) -> None:
        """Ask the leader, or let the first card act as if its dealer had played it (rules.md §4)."""
        if self.rules.start_card is StartCard.NO_EFFECT:
            self.ask(TurnToPlay(self.leader))
            return
        self.turns = -1  # the dealer's card is no turn, whatever it brings about before the first one
        events: list[Event] = []
        self._run_effects(self.dealer, Play(self.pile[-1]), 0, events)
        self.happened_first = tuple(events)

    def _play(self, seat: int, play: Play, events: list[Event]) -> None:
        card, hand = play.card, self.hands[seat]
        take_from_hand(self, seat, card)
        self.received[seat] = []
        if self.got:
            self.got[seat] = []
        if self.compiled.doubles:
            self.covered = self.pile[-1]
        self.pile.append(card)
        self.chosen_suit = None
        self.passed = 0
        self.question = None
        self.last_card = not hand
        events.append(CardPlayed(seat, card, play.suit))
        if len(hand) < 2:
            nearly_out(self, seat, play, events)
        if self.compiled.effects[card & 15]:
            self._run_effects(seat, play, 0, events)
        elif hand:
            self._end_turn(seat, events)
        else:
            go_out(self, seat, events)

    def _run_effects(self, seat: int, play: Play, first: int, events: list[Event]) -> None:
        effects = self.compiled.effects[play.card & 15]
        for number in range(first, len(effects)):
            function, effect = effects[number]
            function(self, effect, seat, play, events)
            if self.question is not None:
                if type(self.question) is not ExtraCardToPlay:  # that is answered by a card with effects of its own
                    self.resume = number + 1
                return
        if self.hands[seat]:
            self._end_turn(seat, events)
        else:
            go_out(self, seat, events)

    def _draw_one(self, seat: int, events: list[Event]) -> None:
        if type(self.question) is ExtraCardToPlay:
            self.draw(seat, 1, DrawCause.DECLINED, events)
        else:
            self.volunteering = self.playable != 0
            self.draw(seat, 1, DrawCause.ON_TURN if self.compiled.volunteers else DrawCause.NOTHING_FITS, events)
            if self.compiled.plays_drawn:
                self.drawn = self.received[seat][0]
                self._ask_or_end(DrawnCardToPlay(seat), events)
                return
        self._end_turn(seat, events)

    def _take(self, seat: int, events: list[Event]) -> None:
        amount, self.penalty = self.penalty, 0
        drawn = self.draw(seat, amount, DrawCause.PENALTY, events)
        if not drawn:
            self._pass(seat, events)
        after = self.compiled.after_penalty[self.pile[-1] & 15]
        if not drawn or self.missed[seat] or after is AfterPenalty.END_TURN:
            self._end_turn(seat, events)
        elif after is AfterPenalty.PLAY_ON:
            self.ask(TurnToPlay(seat))
        else:
            self._ask_or_end(PenaltyCardToPlay(seat), events)

    def _ask_or_end(self, question: Question, events: list[Event]) -> None:
        """Ask, if there is a card for an answer; otherwise the turn ends by itself."""
        self.ask(question)
        if not self.playable:
            self._end_turn(question.seat, events)

    def _pass(self, seat: int, events: list[Event]) -> None:
        self.passed |= 1 << seat
        events.append(SeatPassed(seat))

    def _end_turn(self, seat: int, events: list[Event]) -> None:
        turns = self.turns = self.turns + 1
        if self.compiled.remembers_turns:
            self._note_end_of_turn(seat)
        too_long = turns >= LEAST_TURNS and turns >= self.rules.round_limit * len(self.hands)
        if too_long or (self.passed and self.passed | self.absent == (1 << len(self.hands)) - 1):  # all have passed
            block(self, events)
            return
        seat = self.neighbour(seat)
        while self.missed[seat] and not self.penalty:  # who owes turns still answers a penalty (rules.md §2.8)
            self.missed[seat] -= 1
            events.append(SeatSkipped(seat))
            seat = self.neighbour(seat)
        self.ask(PenaltyToAnswer(seat, self.penalty) if self.penalty else _TURNS[seat])

    def _note_end_of_turn(self, seat: int) -> None:
        bit = 1 << seat
        self.volunteered = self.volunteered | bit if self.volunteering else self.volunteered & ~bit
        self.volunteering = False
        announcing.note_end_of_turn(self, seat)
