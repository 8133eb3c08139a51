"""A round of speed (rules.md §9): its state, and what an act does to it. What is allowed: `speed.legality`."""

from functools import cached_property
from typing import Self, assert_never

from msgspec import field
from msgspec.structs import replace

from bot.engine.actions import Action, Announce, Catch, Draw, End, Give, NameSuit, Pass, Play, Take
from bot.engine.announcing import catch
from bot.engine.compiled import CompiledRules
from bot.engine.events import CardPlayed, DrawCause, Event, RaceStarted, SeatPassed, SuitNamed
from bot.engine.finishing import block, go_out, nearly_out
from bot.engine.giving import give
from bot.engine.handling import take_from_hand
from bot.engine.options import StartCard
from bot.engine.questions import AnybodyToPlay, CardsToGive, Question
from bot.engine.round import Round
from bot.engine.speed.announcing import announce, lapse_here, note_play, speed_calls
from bot.engine.speed.effects import UNTIL_NEXT_ACT, speed_effects
from bot.engine.speed.legality import check_speed, speed_legal_actions
from bot.engine.speed.ticking import tick, tick_changes_anything
from bot.engine.views import RoundView

NOBODY = -1
ACTS_PER_PLAYER = 300
"""So many plays, draws, takes and passes for each player block a round."""


class SpeedRound(Round, tag="speed"):
    """A round without turns: `question` is `AnybodyToPlay` unless everybody waits for a given card or a suit.

    Of the fields of a turn-based round `playable`, `passed`, `missed` and what belongs to drawn and volunteered cards
    are not used; `turns` counts plays, draws, takes and passes; `penalty` is what a stacker hands on, while he does.
    """

    debts: list[int] = field(default_factory=list)
    """Cards that each seat owes: it may only take them, or stack."""
    locks: list[int] = field(default_factory=list)
    """By seat: so many cards of others until it may act again, or `UNTIL_NEXT_ACT`; 0: it is free."""
    stacker: int = NOBODY
    """The seat that owes for the top card, and may stack as long as this one lies open."""
    drew: int = 0
    """Seats (one bit each) that drew, or passed, after the last act of anybody else."""
    ticks: int = 0
    """Ticks in a row: nobody has acted since the first of them."""

    @cached_property
    def compiled(self) -> CompiledRules:
        """The settings laid out for speed, with what the effects do where there are no turns."""
        laid_out = self.rules.compiled_for_two if self.playing == 2 else self.rules.compiled
        return laid_out._replace(effects=speed_effects(self.rules))

    @property
    def calls_open(self) -> bool:
        """Whether somebody can still announce or be caught."""
        return self.compiled.announces and any(speed_calls(self, seat) for seat in range(len(self.hands)))

    @property
    def is_too_long(self) -> bool:
        """Whether so much has been done that the round is blocked."""
        return self.turns >= ACTS_PER_PLAYER * self.playing

    @property
    def tick_changes_anything(self) -> bool:
        """Whether the table's clock has anything to tick for."""
        return tick_changes_anything(self)

    def opening(self) -> tuple[Event, ...]:
        """The events with which a round that was just dealt starts."""
        return (RaceStarted(self.dealer, self.pile[0]), *self.happened_first)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Everything that the seat may do now."""
        return speed_legal_actions(self, seat)

    def check(self, seat: int, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the seat may not do this now."""
        check_speed(self, seat, action)

    def act(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it if it is allowed, and tell what happened; raises `IllegalAction` and then changes nothing."""
        check_speed(self, seat, action)
        events: list[Event] = []
        match action:
            case Play():
                self._note_act(seat)
                self._play(seat, action, events)
            case Draw():
                self._note_act(seat)
                self._draw_one(seat, events)
            case Take():
                self._note_act(seat)
                self.take_debt(seat, events)
                self._end_turn(seat, events)
            case Pass():
                self._note_act(seat)
                self._pass(seat, events)
                self._end_turn(seat, events)
            case NameSuit():
                self.ticks = 0
                self.chosen_suit = action.suit
                events.append(SuitNamed(seat, action.suit))
                self.resume_effects(seat, events)
            case Announce():
                announce(self, seat, events)
            case Catch():
                catch(self, seat, action.seat, events)
            case Give():
                assert isinstance(self.question, CardsToGive)
                give(self, seat, self.question, action.card, events)
            case End():
                raise AssertionError  # refused by the check
            case _:
                assert_never(action)
        return tuple(events)

    def tick(self) -> tuple[Event, ...]:
        """The table's own act, after a while without one (see `ticking`)."""
        return tick(self)

    def copy(self) -> Self:
        """An independent round in the same state."""
        twin = super().copy()
        twin.debts = self.debts[:]
        twin.locks = self.locks[:]
        return twin

    def view(self, seat: int | None) -> RoundView:
        """What the seat may know, or with None an onlooker."""
        cards = tuple(max(lock, 0) for lock in self.locks)
        locked = tuple(seat for seat, lock in enumerate(self.locks) if lock)
        return replace(super().view(seat), debts=tuple(self.debts), locked=locked, lock_cards=cards, ticks=self.ticks)

    # What follows is for effects and the other modules of the engine.

    def ask(self, question: Question) -> None:
        """Wait for the answer to this question."""
        self.question = question

    def draw(self, seat: int, count: int, cause: DrawCause, events: list[Event]) -> int:
        """Give the seat cards from the stock; its announcement, and its window, may lapse."""
        drawn = super().draw(seat, count, cause, events)
        if drawn:
            lapse_here(self, seat)
        return drawn

    def take_debt(self, seat: int, events: list[Event]) -> None:
        """Let the seat draw what it owes; where nothing is left to draw, the debt is gone and it has passed."""
        amount, self.debts[seat] = self.debts[seat], 0
        if self.stacker == seat:
            self.stacker = NOBODY
        if self.draw(seat, amount, DrawCause.PENALTY, events):
            self._unlock(seat, played=False)
        else:
            events.append(SeatPassed(seat))

    def resume_effects(self, seat: int, events: list[Event]) -> None:
        """Go on with the effects of the top card after one of them asked something."""
        self.ticks = 0
        super().resume_effects(seat, events)
        if self.result is None:
            for other in range(len(self.hands)):
                lapse_here(self, other)

    def _turn_up(self) -> None:
        """Let anybody play, or let the first card act as if its dealer had played it (rules.md §4)."""
        self.debts = [0] * len(self.hands)
        self.locks = [0] * len(self.hands)
        events: list[Event] = []
        if self.rules.start_card is StartCard.NO_EFFECT:
            self.ask(AnybodyToPlay(self.dealer))
        else:
            self._run_effects(self.dealer, Play(self.pile[-1]), 0, events)
        self.happened_first = tuple(events)

    def _note_act(self, seat: int) -> None:
        """Somebody plays, draws, takes or passes: all others may draw again."""
        self.drew &= 1 << seat
        self.ticks = 0
        self.turns += 1

    def _unlock(self, seat: int, *, played: bool) -> None:
        """Another seat has played or drawn: that opens some locks, and brings others nearer to it."""
        for other, lock in enumerate(self.locks):
            if lock and other != seat:
                self.locks[other] = 0 if lock == UNTIL_NEXT_ACT else lock - played

    def _play(self, seat: int, play: Play, events: list[Event]) -> None:
        card, hand = play.card, self.hands[seat]
        take_from_hand(self, seat, card)
        self.received[seat] = []
        if self.got:
            self.got[seat] = []
        self.penalty, self.debts[seat] = self.debts[seat], 0
        self.stacker = NOBODY
        self.covered = self.pile[-1]
        self.pile.append(card)
        self.chosen_suit = None
        self.question = None
        self.last_card = not hand
        events.append(CardPlayed(seat, card, play.suit))
        note_play(self, seat)
        self._unlock(seat, played=True)
        if len(hand) < 2:
            nearly_out(self, seat, play, events)
        self._run_effects(seat, play, 0, events)

    def _run_effects(self, seat: int, play: Play, first: int, events: list[Event]) -> None:
        effects = self.compiled.effects[play.card & 15]
        for number in range(first, len(effects)):
            function, effect = effects[number]
            function(self, effect, seat, play, events)
            if self.question is not None:
                self.resume = number + 1
                return
        if self.hands[seat]:
            self._end_turn(seat, events)
        else:
            self._settle_debts(seat, events)
            go_out(self, seat, events)

    def _settle_debts(self, winner: int, events: list[Event]) -> None:
        """What is owed is drawn before hands are counted, clockwise from the winner's left."""
        for step in range(1, len(self.hands)):
            seat = (winner + step) % len(self.hands)
            if self.debts[seat]:
                amount, self.debts[seat] = self.debts[seat], 0
                self.draw(seat, amount, DrawCause.PENALTY, events)
        self.locks = [0] * len(self.hands)

    def _draw_one(self, seat: int, events: list[Event]) -> None:
        self.drew |= 1 << seat
        self.draw(seat, 1, DrawCause.NOTHING_FITS, events)
        self._unlock(seat, played=False)
        self._end_turn(seat, events)

    def _pass(self, seat: int, events: list[Event]) -> None:
        self.drew |= 1 << seat
        events.append(SeatPassed(seat))

    def _end_turn(self, seat: int, events: list[Event]) -> None:
        """The act is over; what nobody is asked goes on, unless that has been so for too long."""
        if self.is_too_long:
            block(self, events)
        else:
            self.ask(AnybodyToPlay(seat))
