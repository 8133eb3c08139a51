"""The kinds of error that an operator sees."""

from pathlib import Path

from bot.engine import PestenError
from bot.i18n import Words


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


def backup_sentence(error: PestenError, backup: Path, words: Words) -> str:
    """The sentence of a `StoreError` that may be about a backup: DATABASE_PATH has no part in what is wrong with it."""
    key = f"backup-error-{error.code}"
    about_backup = Path(str(error.arguments.get("path"))).resolve() == backup.resolve()
    return words(key, **error.arguments) if about_backup and words.has(key) else database_sentence(error, words)
