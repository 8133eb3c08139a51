"""A match: rounds one after another, the deal passing to the left, and the totals (rules.md §7)."""

from typing import Self

from msgspec import Struct, field

from bot.engine.cards import Card
from bot.engine.errors import IllegalAction, RulesError
from bot.engine.events import SeatLeftMatch
from bot.engine.games import AnyAction, AnyEvent, AnyRound, AnyRules, act_in_round, check_in_round, deal_round
from bot.engine.options import Limit, Wins, fixed_rounds
from bot.engine.scores import Standing, left_after, match_standings, totals_of
from bot.engine.speed.round import SpeedRound
from bot.engine.views import RoundResult
from bot.engine.zweeds.round import ZweedsRound

BLOCKED_IN_A_ROW = 3
"""So many blocked rounds in a row end a match that goes by rounds won (rules.md §2.7)."""


class Match(Struct):
    """Rounds among the same seats; msgspec encodes it as it is. Make one with `begin`."""

    rules: AnyRules
    players: int
    first_dealer: int
    round: AnyRound | None = None
    """The round that is on or, until the next one starts, the one that is over; none before the first."""
    results: list[RoundResult] = field(default_factory=list)
    """The finished rounds, in order."""

    @classmethod
    def begin(cls, rules: AnyRules, players: int, first_dealer: int) -> Self:
        """A match without a round yet; raises `RulesError` for a number of players that the rules do not allow."""
        if not rules.players_min <= players <= rules.players_max:
            raise RulesError(("players-out-of-range",))
        return cls(rules, players, first_dealer)

    @property
    def rounds_total(self) -> int:
        """How many rounds the match has; 0 where that depends on how they end."""
        return fixed_rounds(self.rules.format) or 0

    @property
    def next_may_be_last(self) -> bool:
        """Whether no round is sure to follow the next one."""
        return not self.rounds_total or len(self.results) + 1 >= self.rounds_total

    @property
    def next_dealer(self) -> int:
        """Who deals the next round: the pest, where there is one, or the next seat to the left that is in the match."""
        if not self.results:
            return self.first_dealer
        if (pest := self.results[-1].pest) is not None:
            return pest
        seat = (self.results[-1].dealer + 1) % self.players
        absent = self.absent
        while seat in absent and len(absent) < self.players:
            seat = (seat + 1) % self.players
        return seat

    @property
    def absent(self) -> frozenset[int]:
        """The seats that are out of the match."""
        return frozenset(
            seat for seat in range(self.players) if left_after(self.rules.format, self.results, seat) is not None
        )

    @property
    def settled(self) -> frozenset[int]:
        """The seats for which nothing more can be done: out of the match, or out of its last round (rules.md §11)."""
        round_ = self.round
        if isinstance(round_, ZweedsRound) and round_.result is None and self.next_may_be_last:
            return self.absent.union(round_.out)
        return self.absent

    @property
    def is_over(self) -> bool:
        """Whether no more rounds are played (rules.md §7)."""
        match self.rules.format:
            case Wins(wins=wins):
                won = [sum(result.out == seat for result in self.results) for seat in range(self.players)]
                latest = self.results[-BLOCKED_IN_A_ROW:]
                stuck = len(latest) == BLOCKED_IN_A_ROW and all(result.out is None for result in latest)
                return max(won) >= wins or stuck
            case Limit():
                return self.players - len(self.absent) < 2
            case _:
                return len(self.results) >= self.rounds_total

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all finished rounds, by seat."""
        return totals_of(self.results, self.players)

    def start_round(self, seed: bytes, order: tuple[Card, ...] | None = None) -> tuple[AnyEvent, ...]:
        """Deal the next round (see `Round.deal`); refused when one is on or the match is over."""
        if self.is_over:
            raise IllegalAction("match-over")
        if self.round is not None and self.round.result is None:
            raise IllegalAction("round-not-over")
        self.round = deal_round(self.rules, self.players, self.next_dealer, seed, order, self.absent)
        return self.round.opening()

    def act(self, seat: int, action: AnyAction) -> tuple[AnyEvent, ...]:
        """Act in the round that is on, and note its result when it ends; raises `IllegalAction`."""
        if self.round is None:
            raise IllegalAction("round-over")
        return self._note_result(self.round, act_in_round(self.round, seat, action))

    def tick(self) -> tuple[AnyEvent, ...]:
        """Let the table's clock tick, where there are no turns (rules.md §9); otherwise there is no such thing."""
        if not isinstance(self.round, SpeedRound) or not self.round.tick_changes_anything:
            raise IllegalAction("no-tick-now")
        return self._note_result(self.round, self.round.tick())

    def _note_result(self, round_: AnyRound, events: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
        """The events, and what the end of the round brings about if they ended it."""
        if round_.result is None:
            return events
        before = self.absent
        self.results.append(round_.result)
        totals = self.totals
        return (*events, *(SeatLeftMatch(gone, totals[gone]) for gone in sorted(self.absent - before)))

    def check(self, seat: int, action: AnyAction) -> None:
        """Raise `IllegalAction` with the reason if the seat may not do this now."""
        if self.round is None:
            raise IllegalAction("round-over")
        check_in_round(self.round, seat, action)

    def copy(self) -> Self:
        """An independent copy: what is done to one is not seen in the other."""
        round_ = None if self.round is None else self.round.copy()
        return type(self)(self.rules, self.players, self.first_dealer, round_, self.results.copy())

    def standings(self) -> tuple[Standing, ...]:
        """How the seats stand after the finished rounds, best first."""
        return match_standings(self.rules.format, self.results, self.players)
