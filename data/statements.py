"""Every SQL statement of the store, by name, loaded from `queries/*.sql` with aiosql.

They are called on a database thread with its plain `sqlite3.Connection`: `SQL.insert_act(connection, table_id=…)`.
"""

from pathlib import Path
from typing import Any

import aiosql

QUERIES_FOLDER = Path(__file__).parent / "queries"

SQL: Any = aiosql.from_path(QUERIES_FOLDER, "sqlite3", encoding="utf-8")
"""aiosql makes its methods at run time, so that no type checker knows them; a test calls each of them."""
