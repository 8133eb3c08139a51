"""The store: remembers tables, their acts and the standings in one SQLite file (architecture.md, The store)."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.keeping.house_rules import HouseRule
from bot.keeping.protocols import GuildSettingsChange, HouseRuleChange
from bot.keeping.settings import GuildSettings, PersonalSettings
from bot.tables.acts import LoggedAct
from bot.tables.protocols import StoredTable
from bot.tables.results import MatchResult, Opposition, SortBy, StandingsPage
from bot.tables.state import TableState
from data.backup import copy_database
from data.errors import store_error
from data.keeping import (
    change_guild_settings_job,
    change_house_rule_job,
    delete_house_rule_job,
    house_rule_job,
    personal_settings_job,
    read_guild_settings,
    read_house_rule,
    read_house_rules,
    read_personal_settings,
)
from data.lock import ProcessLock
from data.opening import open_reader, open_writer, prepare_path
from data.reading import Rebuild, TableReader, read_log
from data.recording import act_job, message_job
from data.standings import list_key, read_page
from data.statements import SQL
from data.threads import DatabaseThread, T
from data.writer import Writer


class Store:
    """Implements `TableStore`, `Standings`, `SettingsStore`, `HouseRuleStore` and `MemberStore`.

    Open it with `open`; it must be closed, or the process does not end.

    One connection writes, in groups; another reads; a third holds the lock that keeps other processes out.
    """

    def __init__(
        self, path: Path, writer: Writer, reading: DatabaseThread, tables: TableReader, closing: AsyncExitStack
    ) -> None:
        """Use `open`; `closing` ends everything that `open` began."""
        self.path = path
        self._writer = writer
        self._reading = reading
        self._tables = tables
        self._closing = closing

    @classmethod
    async def open(cls, path: Path, *, rebuild: Rebuild | None = None) -> Self:
        """Open the database, made when it is not there, and bring it up to date.

        `rebuild` makes a table from its acts when its snapshot is damaged. When it raises `StoreError`, nothing stays
        open.
        """
        path = prepare_path(path)
        async with AsyncExitStack() as opened:
            lock = ProcessLock(path)
            lock.acquire()
            opened.callback(lock.release)
            writing = await DatabaseThread.start(partial(open_writer, path))
            opened.push_async_callback(writing.close)
            reading = await DatabaseThread.start(partial(open_reader, path))
            opened.push_async_callback(reading.close)
            writer = Writer(writing)
            opened.push_async_callback(writer.close)
            return cls(path, writer, reading, TableReader(rebuild), opened.pop_all())

    async def close(self) -> None:
        """Store what waits, then end everything; nothing happens the second time."""
        await self._closing.aclose()

    async def __aenter__(self) -> Self:
        """The store itself."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close."""
        await self.close()

    def append(
        self, entry: LoggedAct, state: TableState, result: MatchResult | None = None
    ) -> asyncio.Future[None]:
        """Store the act, the state after it and, at the end of a match, its result, in one transaction.

        The future is done when it is on the disk. It fails with `SequenceTaken` when the act does not follow the
        table's last stored one, with `StoreUnavailable` when the database refuses. Whoever cancels it cannot know; the
        act is stored all the same unless the database refuses.
        """
        return self._writer.submit(act_job(entry, state, result))

    async def record_message(self, table: str, channel: int, message: int | None) -> None:
        """Remember which message shows the table; raises `StoreUnavailable`."""
        await self._writer.write(message_job(table, channel, message))

    async def load_running(self) -> list[StoredTable]:
        """Every table that has not ended, by id; those that are damaged beyond rebuilding are left out and logged."""
        return await self._read(self._tables.running)

    async def load(self, table: str) -> StoredTable | None:
        """One table, ended or not; none when it does not exist or is damaged beyond rebuilding (which is logged)."""
        return await self._read(lambda connection: self._tables.one(connection, table))

    async def read_log(self, table: str) -> list[LoggedAct]:
        """All acts of a table, oldest first; raises `Damaged`."""
        return await self._read(lambda connection: read_log(connection, table))

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
        """A page of the leaderboard; one past the end becomes the last. Equals share a rank and stand by their ids."""
        key = list_key(guild, variant, opposition, month)
        return await self._read(lambda connection: read_page(connection, key, sort, page, page_size))

    async def guild_settings(self, guild: int) -> GuildSettings:
        """Those of a server."""
        return await self._read(lambda connection: read_guild_settings(connection, guild))

    async def change_guild_settings(self, guild: int, change: GuildSettingsChange) -> None:
        """Change those of a server as they are when its turn comes; raises what `change` does, `StoreUnavailable`."""
        await self._writer.write(change_guild_settings_job(guild, change))

    async def personal_settings(self, person: int) -> PersonalSettings:
        """Those of a person."""
        return await self._read(lambda connection: read_personal_settings(connection, person))

    async def keep_personal_settings(self, person: int, settings: PersonalSettings) -> None:
        """Replace those of a person; raises `StoreUnavailable`."""
        await self._writer.write(personal_settings_job(person, settings))

    async def house_rules(self, guild: int) -> list[HouseRule]:
        """All of a server, by name; those that cannot be read are left out and logged."""
        return await self._read(lambda connection: read_house_rules(connection, guild))

    async def house_rule(self, rule: str) -> HouseRule | None:
        """One by its id."""
        return await self._read(lambda connection: read_house_rule(connection, rule))

    async def keep_house_rule(self, rule: HouseRule) -> None:
        """Add it, or replace the one with its id.

        Raises `HouseRuleRefused` when another one of the server bears its name or it has enough of them, and
        `StoreUnavailable`.
        """
        await self._writer.write(house_rule_job(rule))

    async def change_house_rule(self, rule: str, change: HouseRuleChange) -> None:
        """Change the one with this id as it is when its turn comes.

        Raises `HouseRuleRefused`, what `change` raises, and `StoreUnavailable`.
        """
        await self._writer.write(change_house_rule_job(rule, change))

    async def delete_house_rule(self, rule: str) -> None:
        """Forget one; raises `StoreUnavailable`."""
        await self._writer.write(delete_house_rule_job(rule))

    async def gone_members(self) -> frozenset[tuple[int, int]]:
        """Server and person of everybody who was found to have left."""
        return await self._read(lambda connection: frozenset(SQL.gone_members(connection)))

    async def note_gone_member(self, guild: int, person: int) -> None:
        """Leave him out of the server's leaderboards; raises `StoreUnavailable`."""
        await self._writer.write(lambda connection: SQL.note_gone_member(connection, guild=guild, person=person))

    async def forget_gone_member(self, guild: int, person: int) -> None:
        """Show him there again; raises `StoreUnavailable`."""
        await self._writer.write(lambda connection: SQL.forget_gone_member(connection, guild=guild, person=person))

    async def read_note(self, name: str) -> str | None:
        """What was written under the name last; raises `StoreError`."""
        return await self._read(lambda connection: SQL.read_note(connection, name=name))

    async def write_note(self, name: str, content: str) -> None:
        """Replace what is written under the name; raises `StoreUnavailable`."""
        await self._writer.write(lambda connection: SQL.write_note(connection, name=name, content=content))

    async def backup(self, target: Path) -> None:
        """Copy the database into a new file while it is in use; raises `StoreError`."""
        thread = await DatabaseThread.start(partial(open_reader, self.path))
        try:
            await thread.run(partial(copy_database, target))
        finally:
            await thread.close()

    async def _read(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Call a function with the reading connection; raises `StoreError`."""
        try:
            return await self._reading.run(function)
        except sqlite3.Error as error:
            raise store_error(error, self.path) from error
