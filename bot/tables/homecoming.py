"""Which matches are out in threads: whose results are still to be brought to the channels that they came from.

What ends while Discord cannot be reached, or just before the program does, is brought home at the next start.
"""

import logging

import msgspec

from bot.tables.protocols import Notes, StoreUnavailable

log = logging.getLogger(__name__)

NOTE = "threads"


class Homecoming:
    """Keeps the list, as a note of the store."""

    def __init__(self, notes: Notes) -> None:
        """Empty; `load` reads the note."""
        self._notes = notes
        self._out: dict[str, None] = {}

    async def load(self) -> list[str]:
        """The ids of the tables that an earlier run left out there."""
        content = await self._notes.read_note(NOTE)
        try:
            self._out = dict.fromkeys([] if content is None else msgspec.json.decode(content, type=list[str]))
        except msgspec.MsgspecError:
            log.warning("the note on threads cannot be read; some results may not come home")
        return list(self._out)

    async def went_out(self, table: str) -> None:
        """A match goes into its thread."""
        self._out[table] = None
        await self._write()

    async def came_home(self, table: str) -> None:
        """Its result stands in its channel, or it has none to bring."""
        if table in self._out:
            del self._out[table]
            await self._write()

    async def _write(self) -> None:
        try:
            await self._notes.write_note(NOTE, msgspec.json.encode(list(self._out)).decode())
        except StoreUnavailable:
            log.warning("the note on threads could not be written")
