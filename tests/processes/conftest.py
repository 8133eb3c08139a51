"""The program called without a process of its own, for what it refuses before it begins."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.processes.program import Ended, environment

Said = Callable[..., Ended]


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """Calls the program with arguments and settings, in an empty folder; starting a process takes a second."""

    def call(*arguments: str, **settings: str) -> Ended:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("os.environ", environment(tmp_path, settings))
        try:
            status = main(arguments)
        except SystemExit as ending:  # argparse's own
            status = int(ending.code or 0)
        return Ended(status, *capsys.readouterr())

    return call
