"""The SQL files: portable, all used, and extended as the README says."""

import re
import sqlite3
from pathlib import Path

import aiosql
import pytest

from data.migrating import MIGRATIONS_FOLDER, known_migrations, migrate
from data.statements import QUERIES_FOLDER, SQL

DATA = QUERIES_FOLDER.parent
SQL_FILES = sorted([*QUERIES_FOLDER.glob("*.sql"), *MIGRATIONS_FOLDER.glob("*.sql")])
FOREIGN_TO_POSTGRESQL = r"AUTOINCREMENT|INSERT OR|REPLACE INTO|PRAGMA|WITHOUT ROWID|\bINTEGER\b|GLOB|IFNULL|DATETIME|`"


def code_of(path: Path) -> str:
    """A file without its comments."""
    return re.sub(r"--.*", "", path.read_text("utf-8"))


@pytest.mark.parametrize("path", SQL_FILES, ids=lambda path: path.name)
def test_sql_that_postgresql_speaks_too(path: Path) -> None:
    """None of the words that only SQLite knows (architecture.md, The store)."""
    assert not re.search(FOREIGN_TO_POSTGRESQL, code_of(path), re.IGNORECASE)


def test_acts_are_never_changed_or_deleted() -> None:
    """The log is the truth: no statement changes an act; only what the log can make again, or people, is deleted."""
    deletable = r"(?! FROM (?:standings|matches|match_people|house_rules|gone_members)\b)"
    for path in SQL_FILES:
        forbidden = rf"\bDELETE\b{deletable}|\bDROP\b(?! TABLE standings;)|UPDATE acts"
        assert not re.search(forbidden, code_of(path), re.IGNORECASE), path.name


def test_every_query_is_used() -> None:
    """Each is named somewhere in the store, and each can be prepared against the newest schema."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, Path(":memory:"))
    sources = "\n".join(path.read_text("utf-8") for path in DATA.glob("*.py"))
    names = [name for name in SQL.available_queries if not name.endswith("_cursor")]
    assert len(names) >= 20
    for name in names:
        assert f"SQL.{name}" in sources
        query = getattr(SQL, name)
        values = dict.fromkeys(re.findall(r"(?<!:):(\w+)", query.sql), 1)
        assert set(query.parameters or ()) == set(values)
        connection.execute(f"EXPLAIN {query.sql}", values)
    connection.close()


def test_the_recipes(tmp_path: Path) -> None:
    """Follow the README: a migration after those there are, a query on what it made."""
    readme = (DATA / "README.md").read_text("utf-8")
    blocks = dict(re.findall(r"```sql\n\s*-- ([\w/.]+\.sql)\n(.*?)```", readme, re.DOTALL))
    assert sorted(blocks) == ["migrations/0002_ratings.sql", "queries/ratings.sql"]
    for path in MIGRATIONS_FOLDER.glob("*.sql"):
        (tmp_path / path.name).write_text(path.read_text("utf-8"))
    following = f"{len(known_migrations()) + 1:04}_ratings.sql"
    (tmp_path / following).write_text(blocks["migrations/0002_ratings.sql"])
    connection = sqlite3.connect(tmp_path / "recipe.sqlite3", isolation_level=None)
    migrate(connection, tmp_path, known_migrations(tmp_path))
    queries = aiosql.from_str(re.sub(r"^   ", "", blocks["queries/ratings.sql"], flags=re.MULTILINE), "sqlite3")
    for mean in (20.0, 25.0):
        queries.rate_person(connection, person=1, mean=mean)
    assert queries.mean_of_person(connection, person=1) == 25.0
    connection.close()


def test_the_readme_names_every_file() -> None:
    """Its table lists the modules that there are."""
    readme = (DATA / "README.md").read_text("utf-8")
    table = readme[: readme.index("## Add a migration")]
    named = set(re.findall(r"`(\w+\.py)`", table))
    assert named == {path.name for path in DATA.glob("*.py")} - {"__init__.py"}


def test_migrations_are_numbered_without_a_gap(tmp_path: Path) -> None:
    """A gap or a number given twice is noticed at once."""
    for names in (("0001_a.sql", "0003_b.sql"), ("0001_a.sql", "0001_b.sql")):
        folder = tmp_path / names[1]
        folder.mkdir()
        for name in names:
            (folder / name).write_text("SELECT 1;")
        with pytest.raises(AssertionError):
            known_migrations(folder)
