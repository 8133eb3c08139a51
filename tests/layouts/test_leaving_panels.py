"""What leaving a match is said to mean: last place, but not for who is out of it already (rules.md §7)."""

from msgspec.structs import replace

from bot.engine import PRESETS, Limit, standings
from bot.i18n import Words
from bot.tables.state import Phase
from cogs.layouts.confirm import confirm_leave_layout
from cogs.layouts.more import more_layout
from tests.layouts.conftest import PEOPLE, table_view
from tests.layouts.limits import texts

TABLE = replace(
    table_view(Phase.PLAYING),
    rules=replace(PRESETS["classic"], format=Limit(100)),
    standings=standings([20, 120, 30, 10], left_after=[None, 2, None, None]),
)
"""Bram went over the limit in the second round."""


def test_who_is_out_keeps_his_place(english: Words, dutch: Words) -> None:
    said, gezegd = (texts(confirm_leave_layout(TABLE, PEOPLE[1], words)) for words in (english, dutch))
    assert "You are out of it already; your place in the result stands." in said
    assert "counts as last" not in said
    assert "Je ligt er al uit; je plek in de uitslag blijft staan." in gezegd
    panel = texts(more_layout(TABLE, PEOPLE[1], english))
    assert "You are out of this match already; your place in the result stands." in panel


def test_who_is_in_counts_as_last(english: Words) -> None:
    assert "your own result counts as last" in texts(confirm_leave_layout(TABLE, PEOPLE[0], english))
    assert "your own result counts as last" in texts(more_layout(TABLE, PEOPLE[0], english))


def test_the_last_person_closes_the_table(english: Words) -> None:
    alone = replace(TABLE, seats=tuple(replace(seat, person=None) for seat in TABLE.seats))
    alone = replace(alone, seats=(alone.seats[0], TABLE.seats[1], *alone.seats[2:]))
    assert "the table closes and nothing counts" in texts(confirm_leave_layout(alone, PEOPLE[1], english))
