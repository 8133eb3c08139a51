"""Tables as bytes: nothing is lost, rules stand there once, and the layout is bound to the snapshot's version."""

import msgspec
import pytest

from bot.engine import ALL_GAMES, PRESETS
from bot.tables.compact import FIELDS, compact, expanded
from data.codec import SNAPSHOT_VERSION
from tests.store.matches import play

LAYOUTS = {
    2: {
        "StoredRound": (
            "dealer", "seed", "position", "hands", "held", "received", "stock", "pile", "missed", "question",
            "playable", "chosen_suit", "penalty", "direction", "passed", "turns", "result",
        ),
        "StoredMatch": ("players", "first_dealer", "round", "results"),
        "StoredTableState": (
            "id", "guild", "channel", "host", "locale", "rules", "opened_at", "changed_at", "phase", "sequence",
            "seats", "leavers", "match", "next_seed", "versions", "happened", "news", "close_reason", "closed_by",
        ),
    }
}  # fmt: skip
LAYOUTS[3] = LAYOUTS[2] | {
    "StoredRound": (
        *LAYOUTS[2]["StoredRound"], "absent", "announced", "unannounced", "fresh", "window", "drawn", "volunteered",
        "volunteering", "gifts", "covered", "last_card", "resume", "happened_first",
    ),
}  # fmt: skip
LAYOUTS[4] = LAYOUTS[3] | {
    "StoredRound": (*LAYOUTS[3]["StoredRound"], "got"),
    "StoredSpeedRound": (*LAYOUTS[3]["StoredRound"], "got", "debts", "locks", "stacker", "drew", "ticks"),
    "StoredZweedsRound": (
        "dealer", "seed", "hands", "open", "blind", "received", "stock", "pile", "burned", "out", "question", "turns",
        "quiet", "eventful", "result",
    ),
    "StoredTableState": (
        *LAYOUTS[2]["StoredTableState"], "dealt_at", "agreement", "pace", "computer_speed", "waiting_since", "pause",
        "votes", "arrivals", "kicked", "follows", "home", "acted_at", "able_since", "window_since",
        "silent_since", "touched",
    ),
}  # fmt: skip
"""What stands where, by version. Changed fields need a higher `SNAPSHOT_VERSION` and a new entry here."""


@pytest.mark.parametrize("preset", ALL_GAMES)
def test_every_state_of_a_match_comes_back(preset: str) -> None:
    for _, state in play("t1", preset):
        assert expanded(compact(state)) == state


def test_rules_are_written_once_and_held_once() -> None:
    _, state = [*play("t1")][40]
    content, rules = compact(state), msgspec.msgpack.encode(state.rules)
    assert content.count(rules) == 1
    again = expanded(content, PRESETS["pesten_7"])
    assert again.match is not None
    assert again.match.round is not None
    assert again.rules is again.match.rules is again.match.round.rules is PRESETS["pesten_7"]


def test_a_copy_is_independent() -> None:
    _, state = [*play("t1")][40]
    again = expanded(compact(state))
    assert again.match is not None
    assert again.match.round is not None
    again.match.round.hands[0].clear()
    again.seats.clear()
    assert expanded(compact(state)) == state != again


def test_other_bytes_are_refused() -> None:
    for content in (b"", b"\x90", compact([*play("t1")][40][1])[:-1]):
        with pytest.raises(msgspec.MsgspecError):
            expanded(content)


def test_changed_fields_need_another_version() -> None:
    assert LAYOUTS[SNAPSHOT_VERSION] == FIELDS
