"""`python -m bot backup FILE`: copies the database while the bot runs. `restore FILE`: puts such a copy back."""

import time
from pathlib import Path

from bot.i18n import Words
from bot.operator.errors import OperatorError, backup_sentence
from bot.operator.screen import say
from data.backup import copy_database
from data.errors import StoreError
from data.inspecting import Totals, inspected, totals
from data.restoring import restore_database


def back_up(database: Path, target: Path, words: Words) -> None:
    """Copy the database into a new file and verify the copy; raises `OperatorError`."""
    try:
        with inspected(database) as source:
            copy_database(target, source)
        with inspected(target) as copy:
            held = totals(copy)
    except StoreError as error:
        raise OperatorError(words("operator-backup-failed", reason=backup_sentence(error, target, words))) from None
    say(words("operator-backup-made", path=str(target), **_counts(held)))


def restore(database: Path, backup: Path, words: Words) -> None:
    """Put a backup in the place of the database, which is kept; nothing has changed if it raises `OperatorError`."""
    try:
        aside = restore_database(database, backup, time.time())
        with inspected(database) as restored:
            held = totals(restored)
    except StoreError as error:
        raise OperatorError(words("operator-restore-failed", reason=backup_sentence(error, backup, words))) from None
    say(words("operator-restored", path=str(database), **_counts(held)))
    if aside is not None:
        say(words("operator-kept-aside", path=str(aside)))


def _counts(held: Totals) -> dict[str, int]:
    return {"tables": held.tables, "acts": held.acts}
