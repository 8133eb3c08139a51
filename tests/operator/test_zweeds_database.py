"""A match of Zweeds in the database: everything that is stored follows from its log, and is told in notation."""

from pathlib import Path

from bot.engine import parse_zweeds_record
from bot.operator.check_database import check_database
from bot.operator.match_notation import written_match
from data.store import Store
from tests.operator.conftest import LOCALIZER
from tests.store.matches import store_match

WORDS = LOCALIZER.words("en")


async def test_a_match_of_zweeds_is_sound_and_replays(tmp_path: Path) -> None:
    path = tmp_path / "pesten.sqlite3"
    async with await Store.open(path) as store:
        state = await store_match(store, "zweeds", preset="zweeds")
        log = await store.read_log("zweeds")
    assert check_database(path, WORDS)
    assert state.match is not None
    _, block = "\n".join(written_match(log, WORDS, everything=True)).split("\n\n")
    assert [parse_zweeds_record(block).replay().result] == state.match.results
