"""A table as bytes: for the store's snapshots, and for tables in memory that wait for days.

A match and its round play by the table's rules, so these are written once; and values stand in the order of the
fields, without their names. A field that is added, moved or taken away makes older bytes unreadable: see
`data.codec.SNAPSHOT_VERSION`.
"""

from operator import attrgetter
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from bot.engine import Match, Round, Rules
from bot.tables.state import TableState


def _stored(kind: type[Struct], left_out: str = "", **replaced: object) -> type[Struct]:
    """A struct with the fields of `kind` but the one left out and those of another type, encoded without names."""
    listed = [_field(one, replaced.get(one.name, one.type)) for one in fields(kind) if one.name != left_out]
    return msgspec.defstruct(f"Stored{kind.__name__}", listed, array_like=True)


def _field(info: FieldInfo, kind: object) -> tuple[str, Any] | tuple[str, Any, Any]:
    if info.default_factory is not NODEFAULT:
        return info.name, kind, msgspec.field(default_factory=info.default_factory)
    return (info.name, kind) if info.default is NODEFAULT else (info.name, kind, info.default)


_StoredRound: Any = _stored(Round, "rules")
_StoredMatch: Any = _stored(Match, "rules", round=_StoredRound | None)
_StoredTable: Any = _stored(TableState, match=_StoredMatch | None)

FIELDS = {kind.__name__: kind.__struct_fields__ for kind in (_StoredRound, _StoredMatch, _StoredTable)}
"""What stands where in the bytes."""
assert fields(Round)[0].name == fields(Match)[0].name == "rules"  # where `expanded` gives them

_of_round = attrgetter(*_StoredRound.__struct_fields__)
_of_match = attrgetter(*_StoredMatch.__struct_fields__)
_of_table = attrgetter(*_StoredTable.__struct_fields__)
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(_StoredTable)


def compact(state: TableState) -> bytes:
    """The table as bytes."""
    table, match = _StoredTable(*_of_table(state)), state.match
    if match is not None:
        assert match.rules == state.rules
        table.match = _StoredMatch(*_of_match(match))
        if match.round is not None:
            assert match.round.rules == state.rules
            table.match.round = _StoredRound(*_of_round(match.round))
    return _encoder.encode(table)


def expanded(content: bytes, rules: Rules | None = None) -> TableState:
    """The table again, equal and independent; with `rules` it holds this object for its rules, which must be equal.

    Raises `msgspec.MsgspecError` for bytes that are no table's.
    """
    stored = _decoder.decode(content)
    state = TableState(*_of_table(stored))
    if rules is not None:
        state.rules = rules
    if stored.match is not None:
        state.match = Match(state.rules, *_of_match(stored.match))
        if stored.match.round is not None:
            state.match.round = Round(state.rules, *_of_round(stored.match.round))
    return state
