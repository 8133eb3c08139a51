"""Which pings were sent, as a note of the store, so that a restart neither repeats them nor leaves them behind."""

import logging

import msgspec

from bot.tables.protocols import Notes, StoreUnavailable

log = logging.getLogger(__name__)

NOTE = "pings"
OUTDATED = -1
"""Since when nobody is waited for."""


class SentPing(msgspec.Struct, frozen=True):
    """A message that was sent."""

    channel: int
    message: int
    people: tuple[int, ...] = ()
    """Whom it mentions; a direct message mentions nobody."""


class Pinged(msgspec.Struct):
    """Who was pinged in a turn, and with what."""

    since: int
    """Since when the table waited for them (milliseconds)."""
    people: tuple[int, ...]
    pings: list[SentPing] = msgspec.field(default_factory=list)


class PingMemory:
    """By table: the turn in which people were pinged last, and what was sent."""

    def __init__(self, notes: Notes) -> None:
        """Empty; `load` reads the note."""
        self._notes = notes
        self._pinged: dict[str, Pinged] = {}

    async def load(self) -> None:
        """Read what an earlier run has sent."""
        content = await self._notes.read_note(NOTE)
        try:
            self._pinged = {} if content is None else msgspec.json.decode(content, type=dict[str, Pinged])
        except msgspec.MsgspecError:
            log.warning("the note on pings cannot be read; some of them may stay")

    def has_pinged(self, table: str, people: tuple[int, ...]) -> bool:
        """Whether all of them were pinged in this turn already: one turn, one ping, however many answers it takes."""
        known = self._pinged.get(table)
        return known is not None and set(people) <= set(known.people)

    def is_outdated(self, table: str, since: int | None, people: tuple[int, ...]) -> bool:
        """Whether something is still there that is about another waiting than this, or about others than these."""
        known = self._pinged.get(table)
        if known is None or not known.pings:
            return False
        return known.since != since or all(ping.people and not set(ping.people) & set(people) for ping in known.pings)

    def pings(self, table: str, since: int) -> tuple[SentPing, ...]:
        """What was sent about this waiting, and is still there."""
        known = self._pinged.get(table)
        return () if known is None or known.since != since else tuple(known.pings)

    def forget_turn(self, table: str) -> None:
        """Another turn is on: its people may be pinged. What was sent is still to be taken (see `take`)."""
        if (known := self._pinged.get(table)) is None:
            return
        known.people = ()
        if not known.pings:
            del self._pinged[table]

    def begin(self, table: str, since: int, people: tuple[int, ...]) -> None:
        """These people are about to be pinged."""
        self._pinged[table] = Pinged(since, people)

    async def sent(self, table: str, ping: SentPing) -> None:
        """Note a message; where its turn was forgotten while it was on its way, it is outdated already."""
        self._pinged.setdefault(table, Pinged(OUTDATED, ())).pings.append(ping)
        await self._write()

    async def take(self, table: str) -> list[SentPing]:
        """Forget the messages, which are put away now; the turn stays known."""
        known = self._pinged.get(table)
        if known is None or not known.pings:
            return []
        taken, known.pings = known.pings, []
        if not known.people:
            del self._pinged[table]
        await self._write()
        return taken

    async def _write(self) -> None:
        there = {table: known for table, known in self._pinged.items() if known.pings}
        try:
            await self._notes.write_note(NOTE, msgspec.json.encode(there).decode())
        except StoreUnavailable:
            log.info("the note on pings waits for the database")
