"""What may be shown of a table: built from its state, free of every secret."""

from msgspec import Struct

from bot.engine import Announce, AnyRules, AnyView, Catch, HandsToSwap, RoundResult, RoundView, Standing, ZweedsView
from bot.tables.agreement import Agreement
from bot.tables.home import Home
from bot.tables.news import TableEvent
from bot.tables.pace import Pace
from bot.tables.state import CloseReason, ComputerSpeed, Leaver, Pause, Phase

_CALL_BITS = 16
"""One for an announcement, one for each of at most ten seats that can be caught."""

_MOMENT_BITS = 40
"""Seconds since the epoch, for thousands of years."""
_PHASES = tuple(Phase)


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    """As Discord or the computer player gave it; layouts escape it."""
    person: int | None
    cards: int
    """How many cards it holds; 0 in the lobby."""
    points: int
    """Total of the rounds so far."""
    on_turn: bool
    """Whether the table waits for it."""
    wins: int = 0
    """Rounds won so far."""
    autopilot: bool = False
    """The computer plays for this person, who is away."""


class TableView(Struct, frozen=True):
    """A table as everybody may see it; tuples are indexed by seat, clockwise."""

    id: str
    guild: int
    channel: int
    phase: Phase
    locale: str
    sequence: int
    rules: AnyRules
    host: int
    seats: tuple[SeatView, ...]
    round_number: int
    """1 for the first; in the lobby 0."""
    rounds_total: int
    """0 where the match has no fixed number of rounds."""
    round: AnyView | None
    """The onlooker's view of the current round, or of the one just ended."""
    results: tuple[RoundResult, ...]
    """The rounds that are over, oldest first."""
    standings: tuple[Standing, ...]
    """By place, once a round is over."""
    happened: tuple[TableEvent, ...]
    """The latest events, oldest first."""
    next_commitment: bytes
    """SHA-256 of the seed of the next deal; empty when none comes."""
    next_round_at: float | None
    """Seconds since the epoch at which the next round starts by itself."""
    turn_token: str
    """What the public Draw button carries as its version: changes whenever the seat on turn is asked something new.

    Where there are no turns it tells who owes cards (`race.owing`).
    """
    close_reason: CloseReason | None
    closed_by: int | None
    next_dealer: int | None = None
    """Who deals the next round; None unless one is over and another follows."""
    agreement: Agreement | None = None
    """The house rule that is played, if it is one."""
    pace: Pace = Pace.NORMAL
    computer_speed: ComputerSpeed = ComputerSpeed.NORMAL
    deadline: float | None = None
    """Seconds since the epoch at which the time of those waited for runs out; None where nobody's does."""
    waiting_since: int | None = None
    """Names the waiting: milliseconds since the epoch; None while no person is waited for."""
    pause: Pause | None = None
    leavers: tuple[Leaver, ...] = ()
    follows: str = ""
    """The table whose rematch this is."""
    home: Home | None = None
    """Where it was opened, while it is played in a thread."""
    swapping_ends_at: float | None = None
    """Seconds since the epoch at which swapping before a round of Zweeds ends by itself; None where it is not on."""
    tick_at: float | None = None
    """Where there are no turns: when the clock ticks if nobody acts, in seconds since the epoch."""

    def seats_person(self, person: int) -> bool:
        """Whether this person sits there."""
        return any(seat.person == person for seat in self.seats)

    @property
    def company(self) -> tuple[object, ...]:
        """What hands say of the table that concerns no cards: where it is, who decides, who sits there."""
        return self.channel, self.host, *(seat.name for seat in self.seats)


class SeatHand(Struct, frozen=True):
    """What a person's own hand at a table shows, whatever is played."""

    table: TableView
    seat: int
    version: int
    """The seat's version; the buttons of the hand carry it."""
    news: tuple[TableEvent, ...]
    """What happened since this seat's last own act, oldest first."""

    @property
    def _outside(self) -> int:
        """Differs with what the version does not count: that a round, a match or the table is over."""
        return self.version * len(_PHASES) + _PHASES.index(self.table.phase)


class HandView(SeatHand, frozen=True, kw_only=True):
    """A person's own hand in a game by turns."""

    round: RoundView
    """The seat's own view."""

    @property
    def face(self) -> int:
        """Differs when the hand is to be shown anew: by version, table's phase, and what can be called out."""
        calls = (action for action in self.round.legal if isinstance(action, Announce | Catch))
        return self._outside << _CALL_BITS | sum(1 if isinstance(call, Announce) else 2 << call.seat for call in calls)


class ZweedsHandView(SeatHand, frozen=True, kw_only=True):
    """A person's own cards in Zweeds."""

    round: ZweedsView
    """The seat's own view."""

    @property
    def face(self) -> int:
        """Differs when the hand is to be shown anew: by version, table's phase, and until when there is swapping."""
        swapping = isinstance(self.round.question, HandsToSwap)
        return (self._outside << 1 | swapping) << _MOMENT_BITS | int(self.table.swapping_ends_at or 0)


AnyHandView = HandView | ZweedsHandView
