"""When the tables were looked after: time in which they were not is taken from nobody.

The program may be away (stopped, killed, without its machine), and so may Discord. Such gaps are written down, and
whoever counts time asks `after`, which leaves them out. What is written is a note of the store: the gaps, and until
when everything was surely looked after, which is renewed every half minute while anybody plays.
"""

import logging
from collections.abc import Callable

import msgspec

from bot.tables.clock import Clock, Timer
from bot.tables.protocols import Notes, StoreUnavailable
from bot.tables.tasks import Tasks

log = logging.getLogger(__name__)

NOTE = "attendance"
SHORTEST_GAP = 3.0
"""Seconds; a gateway that is resumed at once costs nobody anything."""
BEAT_SECONDS = 30.0
IDLE_BEAT_SECONDS = 3600.0
"""Where nothing has happened for `IDLE_AFTER` only slow tables wait, for which an hour is little."""
IDLE_AFTER = 600.0
REMEMBERED = 8 * 86_400.0
"""Seconds for which a gap can matter: a paused match ends after seven days."""


class Ledger(msgspec.Struct):
    """What the note holds; seconds since the epoch."""

    until: float
    gaps: list[tuple[float, float]]
    """From and to, the oldest first; they do not overlap."""


class Attendance:
    """Keeps the ledger."""

    def __init__(self, notes: Notes, clock: Clock, tasks: Tasks) -> None:
        """Everything was looked after until `begin` has read the note."""
        self._notes = notes
        self._clock = clock
        self._tasks = tasks
        self._gaps: list[tuple[float, float]] = []
        self._away_since: float | None = None
        self._last_act = 0.0
        self._timer: Timer | None = None
        self._ended = False

    @property
    def is_away(self) -> bool:
        """Whether people cannot reach us now."""
        return self._away_since is not None

    def after(self, moment: float, seconds: float) -> float:
        """The moment at which so many seconds since the given one have been looked after."""
        end = moment + seconds
        for begin, until in self._gaps:
            if until > moment and begin < end:
                end += until - max(begin, moment)
        return end

    async def begin(self) -> None:
        """Note the gap since the program ran last; before the first note everything was one."""
        ledger = await self._read()
        self._gaps = [gap for gap in ledger.gaps if gap[1] > self._clock.now() - REMEMBERED]
        self._add(ledger.until, self._clock.now())
        await self._write()

    async def end(self) -> None:
        """The program leaves: everything was looked after until now."""
        if self._ended:
            return
        self._ended = True
        if self._timer is not None:
            self._timer.cancel()
        self.back()
        await self._write()

    def leave(self) -> None:
        """People cannot reach us any more."""
        if self._away_since is None:
            self._away_since = self._clock.now()

    def back(self) -> None:
        """They can again."""
        since, self._away_since = self._away_since, None
        if since is not None and self._add(since, self._clock.now()):
            self._tasks.spawn(self._write())

    def something_happened(self) -> None:
        """At a table: from now on the note is renewed often."""
        was_idle = self._clock.now() - self._last_act > IDLE_AFTER
        self._last_act = self._clock.now()
        if was_idle or self._timer is None:
            self._wait(BEAT_SECONDS)

    def _add(self, begin: float, until: float) -> bool:
        if until - begin <= SHORTEST_GAP:
            return False
        self._gaps.append((begin, until))
        return True

    def _wait(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self._ended:
            self._timer = self._clock.call_at(self._clock.now() + seconds, self._beat)

    def _beat(self) -> None:
        self._tasks.spawn(self._write())
        idle = self._clock.now() - self._last_act > IDLE_AFTER
        self._wait(IDLE_BEAT_SECONDS if idle else BEAT_SECONDS)

    async def _read(self) -> Ledger:
        content = await self._notes.read_note(NOTE)
        try:
            return Ledger(0.0, []) if content is None else msgspec.json.decode(content, type=Ledger)
        except msgspec.MsgspecError:
            log.warning("the note on when tables were looked after cannot be read; everybody gets his whole time again")
            return Ledger(0.0, [])

    async def _write(self) -> None:
        until = self._clock.now() if self._away_since is None else self._away_since
        try:
            await self._notes.write_note(NOTE, msgspec.json.encode(Ledger(until, self._gaps)).decode())
        except StoreUnavailable:
            log.info("the note on when tables were looked after waits for the database")


After = Callable[[float, float], float]
"""`Attendance.after`."""


def by_the_clock(moment: float, seconds: float) -> float:
    """The same where somebody looked after the tables all the time."""
    return moment + seconds
