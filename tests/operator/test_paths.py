"""Paths that nobody can follow: too long, with a NUL byte, in a circle of links, through a folder that is closed to us.

Every command says so of the right path, and none takes it for Discord's absence.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.__main__ import main
from tests.operator.conftest import Said, sentence
from tests.processes.program import environment
from tests.store.test_opening import no_privileges

COMMANDS = {
    "run": ("run",),
    "show": ("show",),
    "show a table": ("show", "whole"),
    "backup": ("backup", "copy"),
    "restore": ("restore", "backup"),
    "check-database": ("check-database",),
    "repair": ("check-database", "--repair"),
}
TOKEN = {"DISCORD_TOKEN": "token"}
WRAPPED = {"backup": "operator-backup-failed", "restore": "operator-restore-failed"}
"""Commands that begin by saying what did not happen."""


def _too_long(folder: Path) -> Path:
    return folder / ("x" * 300)  # a name has 255 bytes at most (NAME_MAX)


def _with_nul(folder: Path) -> Path:
    return folder / "a\0b"


def _circle(folder: Path) -> Path:
    (folder / "circle").symlink_to(folder / "circle")
    return folder / "circle" / "file"


Make = Callable[[Path], Path]
OTHERS = [_with_nul] if sys.platform == "win32" else [_with_nul, _circle]


def _expected(command: str, path: Path) -> str:
    reason = sentence("store-error-unwritable", path=str(path))
    wrapped = WRAPPED.get(command)
    return (sentence(wrapped, reason=reason) if wrapped else reason) + "\n"


@pytest.mark.parametrize(
    ("command", "make"), [*((command, _too_long) for command in COMMANDS), *(("show", make) for make in OTHERS)]
)
def test_the_database(said: Said, prepared: Path, tmp_path: Path, command: str, make: Make) -> None:
    shutil.copy(prepared, tmp_path / "backup")
    path = make(tmp_path)
    ended = said(*COMMANDS[command], DATABASE_PATH=str(path), **TOKEN)
    assert (ended.status, ended.complained, ended.said) == (2, _expected(command, path), "")


def test_the_database_is_a_point_of_check(said: Said, tmp_path: Path) -> None:
    path = _too_long(tmp_path)
    ended = said("check", DATABASE_PATH=str(path))
    assert "✗ " + sentence("store-error-unwritable", path=str(path)) in ended.said.splitlines()
    assert (ended.status, ended.complained) == (2, "")


@pytest.mark.parametrize("command", WRAPPED)
@pytest.mark.parametrize("make", [_too_long, _with_nul])
def test_the_backup(said: Said, database: Path, tmp_path: Path, command: str, make: Make) -> None:
    """The database is sound, so it is not named."""
    content = database.read_bytes()
    path = make(tmp_path)
    ended = said(command, str(path))
    reason = sentence("backup-error-unwritable", path=str(path))
    assert (ended.status, ended.complained) == (2, sentence(WRAPPED[command], reason=reason) + "\n")
    assert database.read_bytes() == content


# ---- a folder that is closed to whoever runs the program


@pytest.fixture
def closed(prepared: Path) -> Iterator[Path]:
    """A folder without the right to pass through it, beside a sound database, for somebody without privileges."""
    if sys.platform == "win32":
        pytest.skip("modes of files are POSIX")
    if os.geteuid() == 0 and not all(folder.stat().st_mode & 0o001 for folder in Path(__file__).resolve().parents):
        pytest.skip("without privileges the program itself cannot be read here")
    with TemporaryDirectory() as name:
        folder = Path(name).resolve() / "closed"
        folder.mkdir()
        shutil.copy(prepared, folder.parent / "pesten.sqlite3")
        with no_privileges(folder.parent):
            folder.chmod(0o600)
            yield folder
            folder.chmod(0o700)


def _call(folder: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], **settings: str) -> int:
    monkeypatch.chdir(folder)
    monkeypatch.setattr("os.environ", environment(folder, TOKEN | settings))
    return main(arguments)


@pytest.mark.parametrize("command", ["run", "show", "backup", "restore"])
def test_a_database_in_a_closed_folder(
    closed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    path = closed / "deeper" / "pesten.sqlite3"
    status = _call(closed.parent, monkeypatch, COMMANDS[command], DATABASE_PATH=str(path))
    assert (status, capsys.readouterr().err) == (2, _expected(command, path))


def test_check_tells_a_closed_folder(
    closed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = closed / "pesten.sqlite3"
    assert _call(closed.parent, monkeypatch, ("check",), DATABASE_PATH=str(path), DISCORD_TOKEN="") == 2
    assert "✗ " + sentence("store-error-unwritable", path=str(path)) in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("command", WRAPPED)
def test_a_backup_in_a_closed_folder(
    closed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    status = _call(closed.parent, monkeypatch, (command, str(closed / "copy")))
    reason = sentence("backup-error-unwritable", path=str(closed / "copy"))
    assert (status, capsys.readouterr().err) == (2, sentence(WRAPPED[command], reason=reason) + "\n")
