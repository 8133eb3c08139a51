"""The kinds of error that an operator sees."""

import sqlite3
from pathlib import Path

from bot.engine import PestenError
from bot.i18n import Words
from bot.tables.protocols import StoreUnavailable
from data.errors import store_error
from data.paths import UNFOLLOWABLE


class OperatorError(Exception):
    """Something that whoever runs the bot can mend, in one sentence of his language."""

    status = 2
    """The exit status of the program."""


class PassingError(OperatorError):
    """Something that may pass by itself, so that a service manager does well to try again."""

    status = 75
    """`EX_TEMPFAIL` of sysexits.h."""


def database_sentence(error: PestenError, words: Words) -> str:
    """The sentence of a `StoreError` about the database."""
    return words(f"store-error-{error.code}", **error.arguments)


def refusal_sentence(error: StoreUnavailable, database: Path, words: Words) -> str:
    """Why the database stores nothing."""
    cause = error.__cause__
    known = cause if isinstance(cause, sqlite3.Error) else sqlite3.OperationalError(str(error))
    return database_sentence(store_error(known, database.resolve()), words)


def backup_sentence(error: PestenError, backup: Path, words: Words) -> str:
    """The sentence of a `StoreError` that may be about a backup: DATABASE_PATH has no part in what is wrong with it."""
    key = f"backup-error-{error.code}"
    about_backup = error.arguments.get("path") in _names(backup)
    return words(key, **error.arguments) if about_backup and words.has(key) else database_sentence(error, words)


def _names(path: Path) -> set[str]:
    """A path as it was given and, where that can be told, without links."""
    try:
        return {str(path), str(path.resolve())}
    except UNFOLLOWABLE:
        return {str(path)}
