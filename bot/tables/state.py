"""Everything a table is, as it is stored after every act."""

from enum import StrEnum

from msgspec import Struct, field

from bot.engine import AnyRules, Match
from bot.tables.agreement import Agreement
from bot.tables.home import Home
from bot.tables.news import TableEvent
from bot.tables.pace import Pace


class Phase(StrEnum):
    """Where a table stands in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    BETWEEN_ROUNDS = "between-rounds"
    FINISHED = "finished"
    """The match was played to its end."""
    CLOSED = "closed"
    """Ended without a result: stopped, abandoned, or a lobby that nobody touched."""


class CloseReason(StrEnum):
    """Why a table ended without a result."""

    STOPPED = "stopped"
    EMPTY = "empty"
    """No person sits there any more."""
    IDLE = "idle"
    """A lobby that nobody touched for half an hour."""
    PAUSED = "paused"
    """A paused match that nobody resumed for a week."""
    ABSENT = "absent"
    """A match in which nobody acted for a week, where nobody is hurried."""


class ComputerSpeed(StrEnum):
    """How long computer players think."""

    SLOW = "slow"
    NORMAL = "normal"
    QUICK = "quick"


class PauseReason(StrEnum):
    """Why a match stands still."""

    HOST = "host"
    """Its host wants a break."""
    ABSENT = "absent"
    """Everybody is away: whoever comes back resumes it."""
    REMOVED = "removed"
    """The bot is not in the server any more: inviting it again resumes it."""


RUNNING = frozenset({Phase.LOBBY, Phase.PLAYING, Phase.BETWEEN_ROUNDS})


class Seat(Struct, frozen=True, omit_defaults=True):
    """A chair: a person's, or a computer player's where `person` is None."""

    name: str
    """A person's display name as Discord gave it (unescaped), or a computer player's own."""
    person: int | None = None
    """Discord's user id."""
    missed: int = 0
    """Turns in a row for which this person's time ran out."""
    autopilot: bool = False
    """The computer plays for this person until he takes his seat back."""
    first_round: int = 0
    """How many rounds were, or will have been, played before the first one that he has in this seat from its deal."""


class Pause(Struct, frozen=True):
    """A match stands still."""

    reason: PauseReason
    since: int
    """Milliseconds since the epoch."""


class Vote(Struct, frozen=True):
    """A person wants another, who is away, to lose his seat."""

    voter: int
    against: int


class Leaver(Struct, frozen=True):
    """A person who left a running match; his result counts as the last (experience.md §6)."""

    person: int
    name: str
    seat: int
    was_out: bool = False
    """Whether he was out for good before (rules.md §7, limit; §11, the last round), so that his place was settled."""
    dropped: bool = False
    """Whether others took his seat from him."""
    first_round: int = 0
    """That of his seat."""
    counts: bool = True
    """Whether the result is his: not of who took over a seat and played no whole round there."""


class TableState(Struct):
    """A table. Times are milliseconds since the epoch; lists of seats are indexed by seat, clockwise."""

    id: str
    guild: int
    channel: int
    host: int
    locale: str
    """The language of the public message."""
    rules: AnyRules
    opened_at: int
    changed_at: int
    phase: Phase = Phase.LOBBY
    sequence: int = 0
    """How many acts the log holds."""
    seats: list[Seat] = field(default_factory=list)
    leavers: list[Leaver] = field(default_factory=list)
    match: Match | None = None
    next_seed: bytes = b""
    """The 32 bytes that the next deal will use; its SHA-256 is shown before (experience.md §10)."""
    versions: list[int] = field(default_factory=list)
    """Per seat: counts the changes of its cards, its question and whether it is on turn."""
    happened: list[TableEvent] = field(default_factory=list)
    """The latest events of this round, oldest first."""
    news: list[list[TableEvent]] = field(default_factory=list)
    """Per seat: what happened since that seat's last own act."""
    close_reason: CloseReason | None = None
    closed_by: int | None = None
    """The person who ended it, if anybody."""
    dealt_at: int = 0
    """When the cards of the round that is on, or was last, were dealt; a pause while hands are swapped moves it."""
    agreement: Agreement | None = None
    """The house rule that is played, if it is one."""
    pace: Pace = Pace.NORMAL
    computer_speed: ComputerSpeed = ComputerSpeed.NORMAL
    waiting_since: int | None = None
    """Since when people are waited for who have done nothing of what is asked now; None while nobody is.

    By the clock; what of it counts, tells `bot.tables.attendance`.
    """
    pause: Pause | None = None
    votes: list[Vote] = field(default_factory=list)
    arrivals: list[int] = field(default_factory=list)
    """The people at the table in the order in which they came."""
    kicked: list[int] = field(default_factory=list)
    """People who may not come back to this table."""
    follows: str = ""
    """The table whose rematch this is."""
    home: Home | None = None
    """Where it was opened, while it is played in a thread."""
    acted_at: int = 0
    """When the cards were dealt, somebody acted, or the clock ticked latest; announcements and catches do not count."""
    able_since: dict[int, int] = field(default_factory=dict)
    """Where there are no turns, by seat of a computer player that can act: from when on it reacts (see `race`)."""
    window_since: int = 0
    """Where there are no turns: when somebody could be caught latest who could not be before."""
    silent_since: dict[int, int] = field(default_factory=dict)
    """Where there are no turns, by seat: since when its person has done nothing (see `silence`)."""
    touched: bool = False
    """Where there are no turns: whether any person has played in this match."""
