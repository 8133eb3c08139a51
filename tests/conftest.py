"""Options and fixtures that every test may use."""

import os
import shutil
from pathlib import Path
from tempfile import mkdtemp

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

settings.register_profile("ordinary", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("thorough", derandomize=False, deadline=None, max_examples=2000, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--thorough` runs the large sizes."""
    parser.addoption("--thorough", action="store_true", help="run the large sizes as well (at most an hour)")


def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis finds the same examples at every ordinary run."""
    settings.load_profile("thorough" if config.getoption("--thorough") else "ordinary")
    if os.environ.get("PYTHONDONTWRITEBYTECODE"):
        _keep_bytecode_elsewhere(config)


def _keep_bytecode_elsewhere(config: pytest.Config) -> None:
    """The many programs that tests start need not each compile everything, and nothing is written beside the code."""
    folder = mkdtemp(prefix="pesten-bytecode-")
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
    del os.environ["PYTHONDONTWRITEBYTECODE"]
    os.environ["PYTHONPYCACHEPREFIX"] = folder


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip by name what is for `--thorough` alone."""
    if config.getoption("--thorough"):
        return
    skipped = pytest.mark.skip(reason="only with --thorough")
    for item in items:
        if "thorough" in item.keywords and item.get_closest_marker("thorough"):
            item.add_marker(skipped)


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether the large sizes are wanted."""
    return bool(request.config.getoption("--thorough"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return ROOT
