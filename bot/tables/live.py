"""A table in memory: its state, its lock, its message and its timer."""

import asyncio

from bot.tables.clock import Timer
from bot.tables.compact import compact, expanded
from bot.tables.seating import people
from bot.tables.state import TableState


class LiveTable:
    """`state` is replaced as a whole, never changed in place: whoever holds an old one holds a consistent one.

    A table that waits may `rest`: it then keeps its state as bytes (a third of the room or less) and what it is found
    by, and its state is read from the bytes each time until it wakes.
    """

    __slots__ = (
        "_lock", "_resting", "_rules", "_state", "channel", "guild", "home", "id", "is_behind", "is_being_painted",
        "message", "opened_at", "passes_time", "people", "posts_made", "posts_wanted", "timer",
    )  # fmt: skip

    def __init__(self, state: TableState, message: int | None = None) -> None:
        """A table as it was stored last, and the message that shows it."""
        self.id, self.guild, self.opened_at = state.id, state.guild, state.opened_at
        self.message = message
        self.posts_wanted = self.posts_made = 0
        """How often the message was to be posted anew at the bottom of its channel, and how many of these are done."""
        self.is_behind = False
        """The message is being painted, or could not be painted after the last act."""
        self.is_being_painted = False
        self.timer: Timer | None = None
        self.passes_time = False
        """Somebody is waited for, or what comes due waits while people cannot reach us."""
        self._lock: asyncio.Lock | None = None
        self.state = state

    @property
    def state(self) -> TableState:
        """Everything about the table."""
        return expanded(self._resting, self._rules) if self._state is None else self._state

    @state.setter
    def state(self, state: TableState) -> None:
        self._state: TableState | None = state
        self._resting = b""
        self._rules = state.rules
        self.channel, self.home = state.channel, None if state.home is None else state.home.channel
        self.people = tuple(people(state))

    def rest(self) -> None:
        """Keep bytes instead of the state."""
        if self._state is not None:
            self._resting, self._state = compact(self._state), None

    def wake(self) -> None:
        """Keep the state again."""
        if self._state is None:
            self._resting, self._state = b"", self.state

    @property
    def wants_new_message(self) -> bool:
        """Whether the message is to be posted anew rather than edited."""
        return self.posts_wanted > self.posts_made

    @property
    def lock(self) -> asyncio.Lock:
        """Made when first needed: thousands of waiting tables need none."""
        if self._lock is None:
            self._lock = asyncio.Lock()
        return self._lock

    def stop_timer(self) -> None:
        """Forget what was to happen by itself."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
