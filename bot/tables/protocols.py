"""What tables need from the rest of the house: somewhere to remember, and somebody to show things."""

from collections.abc import Awaitable, Coroutine
from typing import Any, Protocol

from bot.tables.acts import LoggedAct
from bot.tables.results import MatchResult, Opposition, SortBy, StandingsPage
from bot.tables.state import TableState


class SequenceTaken(Exception):
    """Another writer has stored this table's next act already; what we hold of the table is outdated."""


class StoreUnavailable(Exception):
    """Nothing could be stored; the act did not happen."""


class Notes(Protocol):
    """Remembers small facts about the program itself."""

    async def read_note(self, name: str) -> str | None:
        """What was written under the name last."""

    async def write_note(self, name: str, content: str) -> None:
        """Replace what is written under the name; raises `StoreUnavailable`."""


class StoredTable(Protocol):
    """A running table as it comes back from the store."""

    state: TableState
    message: int | None
    """The message that shows it."""


class TableStore(Notes, Protocol):
    """Remembers tables. What is done when its wait is over is durable."""

    def append(self, entry: LoggedAct, state: TableState, result: MatchResult | None = None) -> Awaitable[None]:
        """Store the act, the state after it and, at the end of a match, its result, in one transaction.

        What it returns is done when the act is on the disk.

        Raises `SequenceTaken` when (table, sequence) exists, `StoreUnavailable` when the database refuses.
        """

    async def record_message(self, table: str, channel: int, message: int | None) -> None:
        """Remember which message shows the table."""

    async def load_running(self) -> list[StoredTable]:
        """Every table that has not ended; damaged ones are left out (and reported in the log).

        The list is the caller's own: what he takes from it is held by nobody else.
        """

    async def load(self, table: str) -> StoredTable | None:
        """One table, ended or not."""


class Standings(Protocol):
    """Reads the leaderboard of a server."""

    async def page(
        self,
        guild: int,
        *,
        variant: str | None,
        opposition: Opposition,
        month: str | None,
        sort: SortBy,
        page: int,
        page_size: int = 10,
    ) -> StandingsPage:
        """A page of the list: of all variants together where `variant` is None, of all time where `month` is.

        A month is written `2026-11`.
        """


class Reminder(Protocol):
    """Reminds people who let their turn wait."""

    def waits(self, table: str, since: int | None, people: tuple[int, ...], deadline: float | None) -> None:
        """The table waits for these people since this moment (milliseconds), or for nobody.

        Their time ends at the deadline (seconds since the epoch), if ever. Told after every act, at a start, and when
        the deadline was put off.
        """

    def went_away(self, guild: int, people: tuple[int, ...]) -> None:
        """From this act on the computer plays for these people of the server, who have let their turns pass."""


class Publisher(Protocol):
    """Shows what tables have become. Failing never rolls an act back."""

    async def paint_table(self, table: str) -> bool:
        """Bring the public message of the table up to its state; whether Discord let it."""

    def refresh_hand(self, table: str, person: int) -> Coroutine[Any, Any, None]:
        """Bring an open hand up to the state, where one is open and may change."""

    def refresh_panels(self, table: str) -> Coroutine[Any, Any, None]:
        """Bring the private panels that are about the table up to its state."""
