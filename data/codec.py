"""How acts and tables are written down: acts as JSON, so that the log can be read; snapshots as MessagePack.

Both carry a CRC-32 that covers all of their row, so that a damaged row is noticed and not played on.
"""

from collections.abc import Callable
from typing import NamedTuple
from zlib import crc32

import msgspec

from bot.engine import AnyRules, Rules
from bot.tables.acts import LoggedAct, TableAct
from bot.tables.compact import compact, expanded, share_rules
from bot.tables.state import TableState

SNAPSHOT_VERSION = 4
"""Raised with every change of the fields that a snapshot holds (`bot.tables.compact.FIELDS`; a test compares them).

Tables with snapshots that cannot be decoded any more are rebuilt from their log.
"""

_DECODERS: dict[int, Callable[[bytes], TableState]] = {
    SNAPSHOT_VERSION: expanded,
}
_act_encoder = msgspec.json.Encoder()
_act_decoder = msgspec.json.Decoder(TableAct)


class Damaged(Exception):
    """A row is not what was stored. Carries the table's id and what is wrong, never what the row held."""

    def __init__(self, table: str, what: str) -> None:
        """`what` is one of checksum, version, content, sequence."""
        super().__init__(table, what)
        self.table = table
        self.what = what


class Snapshot(NamedTuple):
    """A table as bytes."""

    content: bytes | str
    """Bytes; SQLite would let text stand in the column too."""
    version: int
    checksum: int


class ActRow(NamedTuple):
    """An act as it stands in the log."""

    sequence: int
    at: int
    actor: int | None
    body: str
    checksum: int


def write_snapshot(state: TableState) -> Snapshot:
    """The state as bytes."""
    content = compact(state)
    return Snapshot(content, SNAPSHOT_VERSION, _snapshot_checksum(state.id, state.sequence, SNAPSHOT_VERSION, content))


def read_snapshot(table: str, sequence: int, snapshot: Snapshot) -> TableState:
    """The state again; raises `Damaged`."""
    content, version, checksum = snapshot.content, snapshot.version, snapshot.checksum
    decode = _DECODERS.get(version)
    if decode is None:
        raise Damaged(table, "version")
    if isinstance(content, str) or checksum != _snapshot_checksum(table, sequence, version, content):
        raise Damaged(table, "checksum")
    try:
        return decode(content)
    except msgspec.MsgspecError:
        raise Damaged(table, "content") from None


def write_act(entry: LoggedAct) -> ActRow:
    """The act as a row."""
    body = _act_encoder.encode(entry.act).decode()
    checksum = _act_checksum(entry.table, entry.sequence, entry.at, entry.actor, body)
    return ActRow(entry.sequence, entry.at, entry.actor, body, checksum)


def read_act(table: str, row: ActRow) -> LoggedAct:
    """The act again; raises `Damaged`."""
    sequence, at, actor, body, checksum = row
    if checksum != _act_checksum(table, sequence, at, actor, body):
        raise Damaged(table, "checksum")
    try:
        return LoggedAct(table, sequence, at, actor, _decoded_act(body))
    except msgspec.MsgspecError:
        raise Damaged(table, "content") from None


def _decoded_act(body: str) -> TableAct:
    """The act; in those that were stored when there was one kind of game alone, the rules do not tell theirs."""
    try:
        return _act_decoder.decode(body)
    except msgspec.ValidationError:
        told = msgspec.json.decode(body)
        if not isinstance(told, dict) or not isinstance(rules := told.get("rules"), dict) or "type" in rules:
            raise
        rules["type"] = Rules.__struct_config__.tag
        return _act_decoder.decode(msgspec.json.encode(told))


def kind_of(act: TableAct) -> str:
    """The act's tag, as it stands in its body too."""
    return str(type(act).__struct_config__.tag)


def _snapshot_checksum(table: str, sequence: int, version: int, content: bytes) -> int:
    return crc32(content, crc32(f"{table} {sequence} {version} ".encode()))


def _act_checksum(table: str, sequence: int, at: int, actor: int | None, body: str) -> int:
    return crc32(f"{table} {sequence} {at} {actor} {body}".encode())


class SharedRules:
    """Gives equal rules one object: thousands of tables play by a handful of presets."""

    def __init__(self) -> None:
        """Nothing is shared yet."""
        self._known: dict[AnyRules, AnyRules] = {}

    def share(self, state: TableState) -> None:
        """Let the table, its match and its round hold the known object of their rules."""
        state.rules = self._known.setdefault(state.rules, state.rules)
        match = state.match
        if match is None:
            return
        match.rules = self._shared(match.rules, state.rules)
        if match.round is not None:
            share_rules(match.round, match.rules)

    def _shared(self, rules: AnyRules, expected: AnyRules) -> AnyRules:
        """Comparing with the table's own rules, which a match plays by, is cheaper than a look-up."""
        return expected if rules == expected else self._known.setdefault(rules, rules)
