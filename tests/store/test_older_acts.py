"""Acts that were stored when there was one kind of game alone are read as they were meant."""

import msgspec
import pytest

from bot.engine import PRESETS, ZWEEDS
from bot.tables.acts import LoggedAct, Opened, RulesChanged, TableAct
from data.codec import ActRow, Damaged, _act_checksum, read_act, write_act
from tests.store.examples import NOVEMBER
from tests.store.matches import seed_of

CLASSIC = PRESETS["classic"]
ACTS: list[TableAct] = [
    Opened("t", 5, 60, 1001, "Anna", "nl", CLASSIC, seed_of("t", 0)),
    RulesChanged(PRESETS["knock"]),
]


def row_of(act: TableAct, body: str | None = None) -> ActRow:
    row = write_act(LoggedAct("t", 1, NOVEMBER, 1001, act))
    text = row.body if body is None else body
    return row._replace(body=text, checksum=_act_checksum("t", 1, NOVEMBER, 1001, text))


@pytest.mark.parametrize("act", ACTS)
def test_rules_that_do_not_tell_their_kind_are_pesten(act: TableAct) -> None:
    told = msgspec.json.decode(row_of(act).body)
    assert told["rules"].pop("type") == "pesten"
    assert read_act("t", row_of(act, msgspec.json.encode(told).decode())).act == act


def test_rules_that_do_are_of_that_kind() -> None:
    act = RulesChanged(ZWEEDS)
    assert read_act("t", row_of(act)).act == act


@pytest.mark.parametrize(
    "body",
    [
        '{"type":"rules-changed"}',
        '{"type":"rules-changed","rules":{"hand":7}}',
        '{"type":"rules-changed","rules":[]}',
        "[]",
    ],
)
def test_what_is_no_act_is_damaged(body: str) -> None:
    with pytest.raises(Damaged):
        read_act("t", row_of(ACTS[0], body))
