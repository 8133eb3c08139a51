"""A store in a folder of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database will be; its folder does not exist yet."""
    return tmp_path / "var" / "pesten.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """An open store."""
    async with await Store.open(path) as opened:
        yield opened
