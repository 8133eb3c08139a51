"""What stands at a path. Python raises four kinds of error for a path that cannot be followed; here it is one."""

import errno
import os
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from data.errors import StoreError, StoreFault

UNFOLLOWABLE = (OSError, RuntimeError, ValueError)
"""Closed to us or too long; a circle of links (before Python 3.13); a NUL byte in it."""
_NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT} if hasattr(errno, "EDQUOT") else {errno.ENOSPC})


def true_path(path: Path) -> Path:
    """The path without links; raises `StoreError` `unwritable`."""
    try:
        return path.resolve()
    except UNFOLLOWABLE as error:
        raise StoreError(StoreFault.UNWRITABLE, path=str(path)) from error


def standing_at(path: Path) -> os.stat_result | None:
    """What stands there, or None for nothing; raises `StoreError` `unwritable` where nobody can tell."""
    try:
        return path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except UNFOLLOWABLE as error:
        raise StoreError(StoreFault.UNWRITABLE, path=str(path)) from error


def is_folder(found: os.stat_result | None) -> bool:
    """Whether a folder stands there."""
    return found is not None and S_ISDIR(found.st_mode)


def is_file(found: os.stat_result | None) -> bool:
    """Whether an ordinary file stands there."""
    return found is not None and S_ISREG(found.st_mode)


def file_error(error: OSError, path: Path) -> StoreError:
    """The operator's error for what the operating system refused."""
    return StoreError(StoreFault.DISK_FULL if error.errno in _NO_ROOM else StoreFault.UNWRITABLE, path=str(path))
