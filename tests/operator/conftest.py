"""A database with a whole match and one that is still on, and the program called on it."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.i18n import Localizer
from data.store import Store
from tests.processes.conftest import Said, said
from tests.store.matches import store_match

__all__ = ["Said", "said"]

LOCALIZER = Localizer.load()
WHOLE, PART = "whole", "part"
"""The tables: a match of eight rounds, and one whose second round is three acts old."""


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Played once; each test gets a copy."""
    path = tmp_path_factory.mktemp("prepared") / "pesten.sqlite3"

    async def prepare() -> None:
        async with await Store.open(path) as store:
            await store_match(store, WHOLE)
            await store_match(store, PART, 1)

    asyncio.run(prepare())
    return path


@pytest.fixture
def database(prepared: Path, tmp_path: Path) -> Path:
    """The file that `said` works with."""
    path = tmp_path / "pesten.sqlite3"
    shutil.copy(prepared, path)
    return path


def sentence(key: str, language: str = "en", /, **arguments: str | int) -> str:
    """What the program says, in the words of its own files."""
    words = LOCALIZER.words(language)
    assert words.has(key), key
    return words(key, **arguments)


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """What a query finds."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def change(path: Path, *statements: str) -> None:
    """Do to a database what the program never does; each statement must find something.

    `:whole` and `:part` are the tables.
    """
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            values = {name: name for name in (WHOLE, PART) if f":{name}" in statement}
            assert connection.execute(statement, values).rowcount > 0, statement
        connection.commit()
