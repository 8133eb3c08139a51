"""What changes a table, as it stands in the log. Replaying a table's acts gives its state again.

Every random choice is a field of the act that made it, so nothing of a replay is left to chance.
"""

from msgspec import Struct

from bot.engine import AnyAction, AnyRules
from bot.tables.agreement import Agreement
from bot.tables.state import CloseReason


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


class Closed(Struct, frozen=True, tag="closed"):
    """The table ended without a result; `person` is who ended it, if anybody."""

    reason: CloseReason
    person: int | None = None


class Moved(Struct, frozen=True, tag="moved"):
    """The table goes on in another channel of its server."""

    channel: int


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
    | Closed
    | Moved
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
