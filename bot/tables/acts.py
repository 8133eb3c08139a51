"""What changes a table, as it stands in the log. Replaying a table's acts gives its state again.

Every random choice is a field of the act that made it, so nothing of a replay is left to chance.
"""

from msgspec import Struct

from bot.engine import AnyAction, AnyRules
from bot.tables.agreement import Agreement
from bot.tables.home import Home
from bot.tables.pace import Pace
from bot.tables.state import CloseReason, ComputerSpeed, PauseReason


class Opened(Struct, frozen=True, tag="opened"):
    """Somebody opened a table and took its first seat."""

    table: str
    guild: int
    channel: int
    person: int
    name: str
    locale: str
    rules: AnyRules
    seed: bytes
    agreement: Agreement | None = None
    """The house rule that is played, if it is one."""
    pace: Pace = Pace.NORMAL
    computer_speed: ComputerSpeed = ComputerSpeed.NORMAL
    follows: str = ""
    """The table whose rematch this is."""


class Joined(Struct, frozen=True, tag="joined"):
    """A person sat down in the lobby."""

    person: int
    name: str


class ComputerAdded(Struct, frozen=True, tag="computer-added"):
    """A computer player sat down in the lobby."""

    name: str


class ComputerRemoved(Struct, frozen=True, tag="computer-removed"):
    """The computer player that sat down last got up again."""


class Left(Struct, frozen=True, tag="left"):
    """A person left; in a running match `name` is the computer player that goes on in his seat."""

    person: int
    name: str | None = None


class RulesChanged(Struct, frozen=True, tag="rules-changed"):
    """The host changed the settings in the lobby; they may contradict one another until the match starts."""

    rules: AnyRules


class Agreed(Struct, frozen=True, tag="agreed"):
    """The table plays its settings as this house rule from now on; its host has just kept them under this name."""

    agreement: Agreement


class MatchStarted(Struct, frozen=True, tag="match-started"):
    """The lobby became a match; its first round is dealt with the seed shown before."""

    first_dealer: int
    next_seed: bytes


class RoundDealt(Struct, frozen=True, tag="round-dealt"):
    """The next round is dealt with the seed shown before; `next_seed` is for the one after."""

    next_seed: bytes


class SeatActed(Struct, frozen=True, tag="seat-acted"):
    """A seat did something by the rules."""

    seat: int
    action: AnyAction


class SwappingEnded(Struct, frozen=True, tag="swapping-ended"):
    """The time for swapping was over: who was not ready yet is (rules.md §11)."""


class ClockTicked(Struct, frozen=True, tag="clock-ticked"):
    """Nobody had acted for a while at a table without turns (rules.md §9)."""


class Closed(Struct, frozen=True, tag="closed"):
    """The table ended without a result; `person` is who ended it, if anybody."""

    reason: CloseReason
    person: int | None = None


class Moved(Struct, frozen=True, tag="moved"):
    """The table goes on in another channel of its server."""

    channel: int
    home: Home | None = None
    """Where it comes from, if the channel is a thread of its own."""


class PaceChanged(Struct, frozen=True, tag="pace-changed"):
    """The host changed how long people and computer players may take, in the lobby."""

    pace: Pace
    computer_speed: ComputerSpeed


class TimedOut(Struct, frozen=True, tag="timed-out"):
    """A person's time ran out: these acts were done for him, as many as ended his turn (rules.md §5)."""

    seat: int
    actions: tuple[AnyAction, ...]


class WentAway(Struct, frozen=True, tag="went-away"):
    """Where there are no turns these people have done nothing for as long as a turn may take, though they could."""

    seats: tuple[int, ...]


class TookBack(Struct, frozen=True, tag="took-back"):
    """A person for whom the computer played plays himself again."""

    person: int


class TookOver(Struct, frozen=True, tag="took-over"):
    """A person sat down in a running match, in a computer player's seat: an outsider, or who left it."""

    person: int
    name: str
    seat: int


class Kicked(Struct, frozen=True, tag="kicked"):
    """Somebody had to go; in a running match `name` is the computer player that goes on in his seat."""

    person: int
    name: str | None = None
    by_vote: bool = False
    """The votes had become a majority, because of who was there no more: unlike others he may come back."""


class Voted(Struct, frozen=True, tag="voted"):
    """A person voted that another, who is away, loses his seat; with a majority `name` goes on in it."""

    voter: int
    against: int
    name: str


class Paused(Struct, frozen=True, tag="paused"):
    """The match stands still."""

    reason: PauseReason


class Resumed(Struct, frozen=True, tag="resumed"):
    """The match goes on; everybody has his whole time again."""


TableAct = (
    Opened
    | Joined
    | ComputerAdded
    | ComputerRemoved
    | Left
    | RulesChanged
    | Agreed
    | MatchStarted
    | RoundDealt
    | SeatActed
    | SwappingEnded
    | ClockTicked
    | Closed
    | Moved
    | PaceChanged
    | TimedOut
    | WentAway
    | TookBack
    | TookOver
    | Kicked
    | Voted
    | Paused
    | Resumed
)


class LoggedAct(Struct, frozen=True):
    """A row of the log."""

    table: str
    sequence: int
    """1 for `Opened`, then without a gap."""
    at: int
    """Milliseconds since the epoch."""
    actor: int | None
    """The person behind the act; none for computer players and the table itself."""
    act: TableAct
