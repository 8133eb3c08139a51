"""A match: rounds one after another, the deal passing to the left, and the totals (rules.md §7)."""

from typing import Self

from msgspec import Struct, field

from bot.engine.actions import Action
from bot.engine.cards import Card
from bot.engine.errors import IllegalAction, RulesError
from bot.engine.events import Event
from bot.engine.round import Round
from bot.engine.rules import Rules
from bot.engine.scores import Standing, standings
from bot.engine.views import RoundResult


class Match(Struct):
    """Rounds among the same seats; msgspec encodes it as it is. Make one with `begin`."""

    rules: Rules
    players: int
    first_dealer: int
    round: Round | None = None
    """The round that is on or, until the next one starts, the one that is over; none before the first."""
    results: list[RoundResult] = field(default_factory=list)
    """The finished rounds, in order."""

    @classmethod
    def begin(cls, rules: Rules, players: int, first_dealer: int) -> Self:
        """A match without a round yet; raises `RulesError` for a number of players that the rules do not allow."""
        if not rules.players_min <= players <= rules.players_max:
            raise RulesError(("players-out-of-range",))
        return cls(rules, players, first_dealer)

    @property
    def rounds_total(self) -> int:
        """How many rounds the match has."""
        return self.rules.format.rounds

    @property
    def next_dealer(self) -> int:
        """Who deals the next round: each time the seat to the left."""
        return (self.first_dealer + len(self.results)) % self.players

    @property
    def is_over(self) -> bool:
        """Whether all rounds are finished."""
        return len(self.results) >= self.rounds_total

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all finished rounds, by seat."""
        return tuple(sum(result.points[seat] for result in self.results) for seat in range(self.players))

    def start_round(self, seed: bytes, order: tuple[Card, ...] | None = None) -> tuple[Event, ...]:
        """Deal the next round (see `Round.deal`); refused when one is on or the match is over."""
        if self.is_over:
            raise IllegalAction("match-over")
        if self.round is not None and self.round.result is None:
            raise IllegalAction("round-not-over")
        self.round = Round.deal(self.rules, self.players, self.next_dealer, seed, order)
        return (self.round.opening(),)

    def act(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Act in the round that is on, and note its result when it ends; raises `IllegalAction`."""
        if self.round is None:
            raise IllegalAction("round-over")
        events = self.round.act(seat, action)
        if self.round.result is not None:
            self.results.append(self.round.result)
        return events

    def check(self, seat: int, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the seat may not do this now."""
        if self.round is None:
            raise IllegalAction("round-over")
        self.round.check(seat, action)

    def copy(self) -> Self:
        """An independent copy: what is done to one is not seen in the other."""
        round_ = None if self.round is None else self.round.copy()
        return type(self)(self.rules, self.players, self.first_dealer, round_, self.results.copy())

    def standings(self) -> tuple[Standing, ...]:
        """How the seats stand after the finished rounds, best first."""
        return standings(self.totals)
