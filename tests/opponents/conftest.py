"""Sizes of the computer player's tests: quick as a rule, large with `--thorough`."""

import pytest


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--thorough", default=False))
