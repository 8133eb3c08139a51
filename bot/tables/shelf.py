"""Which tables are in memory, and how to find them."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator

from bot.tables.errors import TableGone
from bot.tables.live import LiveTable
from bot.tables.protocols import StoredTable, TableStore
from bot.tables.state import RUNNING

ENDED_KEPT = 256
AWAKE_KEPT = 512
"""Running tables that need not be read from their bytes; a table that people play at is asked for every few seconds."""


class Shelf:
    """All running tables, and the ended ones that were looked at lately."""

    def __init__(self, store: TableStore) -> None:
        """Empty; `load_running` fills it."""
        self._store = store
        self._running: dict[str, LiveTable] = {}
        self._by_guild: dict[int, dict[str, LiveTable]] = {}
        self._awake: OrderedDict[str, LiveTable] = OrderedDict()
        self._ended: OrderedDict[str, LiveTable] = OrderedDict()

    async def load_running(self) -> Iterator[LiveTable]:
        """Take every table from the store that has not ended, each while the iterator gives it.

        The store's list is emptied on the way: thousands of states would take too much room together.
        """
        stored = await self._store.load_running()
        stored.reverse()
        return (self._take_up(stored.pop()) for _ in range(len(stored)))

    def _take_up(self, stored: StoredTable) -> LiveTable:
        live = LiveTable(stored.state, stored.message)
        self.put(live)
        return live

    def running(self) -> list[LiveTable]:
        """Every table that has not ended."""
        return list(self._running.values())

    def put(self, live: LiveTable) -> None:
        """File a table by whether it still runs."""
        state = live.state
        if state.phase in RUNNING:
            self._running[state.id] = live
            self._by_guild.setdefault(state.guild, {})[state.id] = live
            self._touch(live)
            return
        self.drop(live)
        self._ended[state.id] = live
        while len(self._ended) > ENDED_KEPT:
            self._ended.popitem(last=False)

    def drop(self, live: LiveTable) -> None:
        """Forget a table; the store still knows it."""
        for tables in (self._running, self._awake, self._ended):
            tables.pop(live.id, None)
        guild = self._by_guild.get(live.guild, {})
        guild.pop(live.id, None)
        if not guild:
            self._by_guild.pop(live.guild, None)

    async def get(self, table: str) -> LiveTable:
        """A table, from memory or from the store; raises `TableGone`."""
        if (live := self._in_memory(table)) is not None:
            return live
        stored = await self._store.load(table)
        if stored is None:
            raise TableGone
        # another task may have filed it while the store was read: one table, one lock
        return self._in_memory(table) or self._take_up(stored)

    def _in_memory(self, table: str) -> LiveTable | None:
        live = self._running.get(table)
        if live is None:
            return self._ended.get(table)
        self._touch(live)
        return live

    def _touch(self, live: LiveTable) -> None:
        """Wake a running table, and let the one rest that was asked for longest ago."""
        live.wake()
        self._awake[live.id] = live
        self._awake.move_to_end(live.id)
        while len(self._awake) > AWAKE_KEPT:
            self._awake.popitem(last=False)[1].rest()

    def of_person(self, guild: int, person: int) -> list[LiveTable]:
        """The running tables of a server at which a person sits, the oldest first."""
        return _oldest_first(live for live in self.of_guild(guild) if person in live.people)

    def of_guild(self, guild: int) -> list[LiveTable]:
        """The running tables of a server."""
        return list(self._by_guild.get(guild, {}).values())

    def in_channel(self, guild: int, channel: int) -> list[LiveTable]:
        """The running tables of a channel, the oldest first."""
        return _oldest_first(live for live in self.of_guild(guild) if live.channel == channel)


def _oldest_first(tables: Iterable[LiveTable]) -> list[LiveTable]:
    return sorted(tables, key=lambda live: live.opened_at)
