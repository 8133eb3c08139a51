"""When the tables were looked after: time in which they were not is taken from nobody.

The program may be away (stopped, killed, frozen with its machine), and so may Discord or the database. Such gaps are
written down, and whoever counts time asks `after`, which leaves them out. What is written is a note of the store: the
gaps, and until when everything was surely looked after, which is renewed every half minute while anybody plays.
"""

import logging
from collections.abc import Callable
from enum import Enum, auto

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
REFUSED_BEAT_SECONDS = 5.0
"""So often is tried whether the database, which has refused, writes again."""
IDLE_AFTER = 600.0
REMEMBERED = 8 * 86_400.0
"""Seconds for which a gap can matter: a paused match ends after seven days."""


class Missing(Enum):
    """What people need to reach us."""

    GATEWAY = auto()
    DATABASE = auto()


class Ledger(msgspec.Struct):
    """What the note holds; seconds since the epoch."""

    until: float
    gaps: list[tuple[float, float]]
    """From and to, the oldest first; they do not overlap."""


class Attendance:
    """Keeps the ledger."""

    def __init__(self, notes: Notes, clock: Clock, tasks: Tasks, moved: Callable[[bool], object]) -> None:
        """Everything was looked after until `begin` has read the note.

        `moved` is called when clocks are to be set anew, and told whether so much time went by that they say another.
        """
        self._notes = notes
        self._clock = clock
        self._tasks = tasks
        self._moved = moved
        self._gaps: list[tuple[float, float]] = []
        self._missing: set[Missing] = set()
        self._away_since = 0.0
        """The gap that is open; it counts only while something is missing."""
        self._seen = clock.now()
        """When the program was surely running."""
        self._back_at = 0.0
        self.times_back = 0
        """How often clocks were put back: a moment that was counted before is outdated."""
        self._last_act = 0.0
        self._timer: Timer | None = None
        self._ended = False

    @property
    def is_away(self) -> bool:
        """Whether people cannot reach us now."""
        return bool(self._missing)

    @property
    def back_at(self) -> float:
        """Since when people can reach us, in seconds since the epoch; now while they cannot."""
        return self._clock.now() if self.is_away else self._back_at

    def after(self, moment: float, seconds: float) -> float:
        """The moment at which so many seconds since the given one have been looked after."""
        end = moment + seconds
        for begin, until in (*self._gaps, *self._open_gap()):
            if until > moment and begin < end:
                end += until - max(begin, moment)
        return end

    def _open_gap(self) -> list[tuple[float, float]]:
        gap = (self._away_since, self._clock.now())
        return [gap] if self.is_away and gap[1] - gap[0] > SHORTEST_GAP else []

    async def begin(self) -> None:
        """Note the gap since the program ran last; before the first note everything was one.

        Where people cannot reach us yet it goes on.
        """
        ledger, now = await self._read(), self._clock.now()
        self._gaps = [gap for gap in ledger.gaps if gap[1] > now - REMEMBERED]
        self._seen = self._back_at = now
        if self.is_away:
            self._away_since = min(ledger.until, self._away_since)
        else:
            self._add(ledger.until, now)
        await self._write()

    async def end(self) -> None:
        """The program leaves: everything was looked after until now."""
        if self._ended:
            return
        self._ended = True
        if self._timer is not None:
            self._timer.cancel()
        for missing in tuple(self._missing):
            self.back(missing)
        await self._write()

    def leave(self, missing: Missing = Missing.GATEWAY) -> None:
        """People cannot reach us any more."""
        if not self._missing:
            self._away_since = self._clock.now()
        self._missing.add(missing)

    def back(self, missing: Missing = Missing.GATEWAY) -> None:
        """They can again, unless something else is missing."""
        if missing not in self._missing:
            return
        self._missing.remove(missing)
        if not self._missing:
            self._came_back(self._away_since)

    def refused(self) -> None:
        """The database has refused to write: from now on nobody's time passes until it writes again."""
        if Missing.DATABASE not in self._missing and not self._ended:
            self.leave(Missing.DATABASE)
            self._wait(REFUSED_BEAT_SECONDS)

    def something_happened(self) -> None:
        """At a table, and was stored: from now on the note is renewed often."""
        self.back(Missing.DATABASE)
        was_idle = self._clock.now() - self._last_act > IDLE_AFTER
        self._last_act = self._seen = self._clock.now()
        if was_idle or self._timer is None:
            self._wait(BEAT_SECONDS)

    def rang(self, moment: float) -> None:
        """What was to happen at the moment happens now; far too late, the program was frozen: that is a gap as well."""
        now, seen = self._clock.now(), self._seen
        self._seen = now
        if now - max(moment, self._back_at) > SHORTEST_GAP and not self.is_away:
            log.info("everything stood still for about %.0f seconds", now - seen)
            self._came_back(min(seen, moment))

    def _came_back(self, since: float) -> None:
        self._seen = self._back_at = self._clock.now()
        self.times_back += 1
        lost = self._add(since, self._back_at)
        if lost and not self._ended:
            self._tasks.spawn(self._write())
        self._moved(lost)

    def _add(self, begin: float, until: float) -> bool:
        begin = max(begin, self._gaps[-1][1]) if self._gaps else begin
        if until - begin <= SHORTEST_GAP:
            return False
        self._gaps.append((begin, until))
        return True

    def _wait(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self._ended:
            moment = self._clock.now() + seconds
            self._timer = self._clock.call_at(moment, lambda: self._beat(moment))

    def _beat(self, moment: float) -> None:
        self.rang(moment)
        self._tasks.spawn(self._write())
        if Missing.DATABASE in self._missing:
            self._wait(REFUSED_BEAT_SECONDS)
            return
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
        until = self._away_since if self.is_away else self._clock.now()
        try:
            await self._notes.write_note(NOTE, msgspec.json.encode(Ledger(until, self._gaps)).decode())
        except StoreUnavailable:
            log.info("the note on when tables were looked after waits for the database")
            self.refused()
        else:
            self.back(Missing.DATABASE)


After = Callable[[float, float], float]
"""`Attendance.after`."""


def by_the_clock(moment: float, seconds: float) -> float:
    """The same where somebody looked after the tables all the time."""
    return moment + seconds
