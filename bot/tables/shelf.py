"""Which tables are in memory, and how to find them."""

from collections import OrderedDict

from bot.tables.errors import TableGone
from bot.tables.live import LiveTable
from bot.tables.protocols import TableStore
from bot.tables.state import RUNNING
from bot.tables.transitions import seat_of

ENDED_KEPT = 256


class Shelf:
    """All running tables, and the ended ones that were looked at lately."""

    def __init__(self, store: TableStore) -> None:
        """Empty; `load_running` fills it."""
        self._store = store
        self._running: dict[str, LiveTable] = {}
        self._by_guild: dict[int, dict[str, LiveTable]] = {}
        self._ended: OrderedDict[str, LiveTable] = OrderedDict()

    async def load_running(self) -> list[LiveTable]:
        """Take every table from the store that has not ended."""
        for stored in await self._store.load_running():
            self.put(LiveTable(stored.state, stored.message))
        return list(self._running.values())

    def running(self) -> list[LiveTable]:
        """Every table that has not ended."""
        return list(self._running.values())

    def put(self, live: LiveTable) -> None:
        """File a table by whether it still runs."""
        state = live.state
        if state.phase in RUNNING:
            self._running[state.id] = live
            self._by_guild.setdefault(state.guild, {})[state.id] = live
            return
        self.drop(live)
        self._ended[state.id] = live
        while len(self._ended) > ENDED_KEPT:
            self._ended.popitem(last=False)

    def drop(self, live: LiveTable) -> None:
        """Forget a table; the store still knows it."""
        self._running.pop(live.state.id, None)
        self._ended.pop(live.state.id, None)
        guild = self._by_guild.get(live.state.guild, {})
        guild.pop(live.state.id, None)
        if not guild:
            self._by_guild.pop(live.state.guild, None)

    async def get(self, table: str) -> LiveTable:
        """A table, from memory or from the store; raises `TableGone`."""
        live = self._running.get(table) or self._ended.get(table)
        if live is not None:
            return live
        stored = await self._store.load(table)
        if stored is None:
            raise TableGone
        # another task may have filed it while the store was read: one table, one lock
        if (live := self._running.get(table) or self._ended.get(table)) is None:
            live = LiveTable(stored.state, stored.message)
            self.put(live)
        return live

    def of_person(self, guild: int, person: int) -> list[LiveTable]:
        """The running tables of a server at which a person sits, the oldest first."""
        tables = self._by_guild.get(guild, {}).values()
        return sorted(
            (live for live in tables if seat_of(live.state, person) is not None),
            key=lambda live: live.state.opened_at,
        )

    def of_guild(self, guild: int) -> list[LiveTable]:
        """The running tables of a server."""
        return list(self._by_guild.get(guild, {}).values())

    def in_channel(self, guild: int, channel: int) -> list[LiveTable]:
        """The running tables of a channel, the oldest first."""
        tables = self._by_guild.get(guild, {}).values()
        return sorted(
            (live for live in tables if live.state.channel == channel), key=lambda live: live.state.opened_at
        )
