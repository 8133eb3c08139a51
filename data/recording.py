"""What is written: an act with its table and result, and the message of a table. Each is a job of the writer."""

import sqlite3
from datetime import UTC, datetime

from bot.tables.acts import LoggedAct
from bot.tables.protocols import SequenceTaken
from bot.tables.results import MatchResult, PersonResult
from bot.tables.state import RUNNING, TableState
from data.codec import Snapshot, kind_of, write_act, write_snapshot
from data.statements import SQL
from data.writer import Job

ALL_VARIANTS = ""
ALL_TIME = "all"

# The two statements of every act go around aiosql's wrapping: of a hundred tables at once they are most of the work.
_INSERT_ACT: str = SQL.insert_act.sql
_ADVANCE_TABLE: str = SQL.advance_table.sql


def month_of(moment: int) -> str:
    """The month in UTC of a moment in milliseconds since the epoch, such as `2026-11`."""
    return datetime.fromtimestamp(moment // 1000, tz=UTC).strftime("%Y-%m")


def act_job(entry: LoggedAct, state: TableState, result: MatchResult | None) -> Job:
    """The job that stores an act, the state after it and a match's result, all as they are now."""
    assert entry.table == state.id
    assert entry.sequence == state.sequence
    assert result is None or result.table == state.id
    table, act = table_columns(state, write_snapshot(state)), _act_columns(entry)
    opened_at, ended_at = state.opened_at, None if state.phase in RUNNING else state.changed_at

    def job(connection: sqlite3.Connection) -> None:
        try:
            if entry.sequence == 1:
                SQL.insert_table(connection, opened_at=opened_at, **table)
            connection.execute(_INSERT_ACT, act)
        except sqlite3.IntegrityError as error:
            raise SequenceTaken from error
        if entry.sequence > 1:
            connection.execute(_ADVANCE_TABLE, table)
        if ended_at is not None:
            SQL.end_table(connection, id=entry.table, ended_at=ended_at)
        if result is not None:
            _store_result(connection, result)

    return job


def message_job(table: str, channel: int, message: int | None) -> Job:
    """The job that remembers which message shows a table."""

    def job(connection: sqlite3.Connection) -> None:
        SQL.update_message(connection, id=table, channel=channel, message=message)

    return job


def table_columns(state: TableState, snapshot: Snapshot) -> dict[str, object]:
    """A table's row, but for when it was opened and when it ended."""
    return {
        "id": state.id,
        "guild": state.guild,
        "channel": state.channel,
        "phase": str(state.phase),
        "host": state.host,
        "sequence": state.sequence,
        "snapshot": snapshot.content,
        "snapshot_version": snapshot.version,
        "snapshot_checksum": snapshot.checksum,
        "changed_at": state.changed_at,
    }


def _act_columns(entry: LoggedAct) -> dict[str, object]:
    return {"table_id": entry.table, "kind": kind_of(entry.act), **write_act(entry)._asdict()}


def _store_result(connection: sqlite3.Connection, result: MatchResult) -> None:
    write_result(connection, result)
    for person in result.people:
        SQL.name_person(connection, guild=result.guild, person=person.person, name=person.name)
        _count(connection, result, person)


def write_result(connection: sqlite3.Connection, result: MatchResult) -> None:
    """Store a match that is not stored yet, without counting it."""
    SQL.insert_match(
        connection,
        table_id=result.table,
        guild=result.guild,
        variant=result.variant,
        opposition=str(result.opposition),
        rounds=result.rounds,
        ended_at=result.ended_at,
        scored=int(result.scored),
    )
    for person in result.people:
        SQL.insert_match_person(
            connection,
            table_id=result.table,
            person=person.person,
            place=person.place,
            points=person.points,
            final_score=person.final_score,
            left_early=int(person.left_early),
        )


def _count(connection: sqlite3.Connection, result: MatchResult, person: PersonResult) -> None:
    for variant, period in lists_of(result.variant, result.ended_at):
        SQL.count_match(
            connection,
            guild=result.guild,
            variant=variant,
            opposition=str(result.opposition),
            period=period,
            person=person.person,
            wins=int(person.place == 1),
            scored=int(result.scored),
            score_sum=person.final_score if result.scored else 0,
        )


def lists_of(variant: str, ended_at: int) -> list[tuple[str, str]]:
    """Variant and period of every list on which a match counts."""
    return [(one, period) for one in (ALL_VARIANTS, variant) for period in (ALL_TIME, month_of(ended_at))]
