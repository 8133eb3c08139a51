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

from bot.engine import AnyRound, AnyRules, Match, Round, Rules, SpeedRound, ZweedsRound, ZweedsRules
from bot.tables.state import TableState


def _stored(kind: type[Struct], left_out: str = "", tag: object = None, **replaced: object) -> type[Struct]:
    """A struct with the fields of `kind` but the one left out and those of another type, encoded without names."""
    listed = [_field(one, replaced.get(one.name, one.type)) for one in fields(kind) if one.name != left_out]
    return msgspec.defstruct(f"Stored{kind.__name__}", listed, array_like=True, tag=tag)  # type: ignore[arg-type]


def _field(info: FieldInfo, kind: object) -> tuple[str, Any] | tuple[str, Any, Any]:
    if info.default_factory is not NODEFAULT:
        return info.name, kind, msgspec.field(default_factory=info.default_factory)
    return (info.name, kind) if info.default is NODEFAULT else (info.name, kind, info.default)


def _stored_round(kind: type[Struct]) -> Any:  # noqa: ANN401 - a type that is made here
    return _stored(kind, "rules", kind.__struct_config__.tag)


_StoredRound, _StoredSpeedRound = _stored_round(Round), _stored_round(SpeedRound)
_StoredZweedsRound = _stored_round(ZweedsRound)
_StoredMatch: Any = _stored(Match, "rules", round=_StoredRound | _StoredSpeedRound | _StoredZweedsRound | None)
_StoredTable: Any = _stored(TableState, match=_StoredMatch | None)

FIELDS = {
    kind.__name__: kind.__struct_fields__
    for kind in (_StoredRound, _StoredSpeedRound, _StoredZweedsRound, _StoredMatch, _StoredTable)
}
"""What stands where in the bytes; before the fields of a round stands which game it is of."""
assert {fields(kind)[0].name for kind in (Round, ZweedsRound, Match)} == {"rules"}  # where `expanded` gives them

_of_round = attrgetter(*_StoredRound.__struct_fields__)
_of_speed_round = attrgetter(*_StoredSpeedRound.__struct_fields__)
_of_zweeds_round = attrgetter(*_StoredZweedsRound.__struct_fields__)
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
            table.match.round = _packed(match.round)
    return _encoder.encode(table)


def expanded(content: bytes, rules: AnyRules | None = None) -> TableState:
    """The table again, equal and independent; with `rules` it holds this object for its rules, which must be equal.

    Raises `msgspec.MsgspecError` for bytes that are no table's.
    """
    return _unpacked(_decoder.decode(content), rules)


def share_rules(round_: AnyRound, rules: AnyRules) -> None:
    """Let a round hold this object for its rules where it is equal to them."""
    match round_, rules:
        case Round(), Rules() if round_.rules == rules:
            round_.rules = rules
        case ZweedsRound(), ZweedsRules() if round_.rules == rules:
            round_.rules = rules
        case _:
            pass


def _packed(round_: AnyRound) -> Any:  # noqa: ANN401 - its type is made above
    if isinstance(round_, SpeedRound):
        return _StoredSpeedRound(*_of_speed_round(round_))
    if isinstance(round_, Round):
        return _StoredRound(*_of_round(round_))
    return _StoredZweedsRound(*_of_zweeds_round(round_))


def _unpacked(stored: Any, rules: AnyRules | None) -> TableState:  # noqa: ANN401 - its type is made above
    state = TableState(*_of_table(stored))
    if rules is not None:
        state.rules = rules
    if stored.match is not None:
        state.match = Match(state.rules, *_of_match(stored.match))
        if stored.match.round is not None:
            state.match.round = _round_of(stored.match.round, state.rules)
    return state


def _round_of(stored: Any, rules: AnyRules) -> AnyRound:  # noqa: ANN401 - its type is made above
    """Raises `msgspec.ValidationError` where the rules are not of the round's kind."""
    match rules:
        case Rules() if isinstance(stored, _StoredSpeedRound):
            return SpeedRound(rules, *_of_speed_round(stored))
        case Rules() if not isinstance(stored, _StoredZweedsRound):
            return Round(rules, *_of_round(stored))
        case ZweedsRules() if isinstance(stored, _StoredZweedsRound):
            return ZweedsRound(rules, *_of_zweeds_round(stored))
        case _:
            raise msgspec.ValidationError("a round of another game than its table")
