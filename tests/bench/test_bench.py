"""Every benchmark runs, small, and its numbers are numbers. How large they are is no matter of tests."""

import importlib.util
import math
import subprocess
import sys

import pytest

from tests.bench import engine
from tests.bench.table import TINY, Measurement, machine, median_ratio, written
from tests.processes.program import ROOT


def sane(found: list[Measurement], lines: int) -> None:
    """So many lines, each with a ratio of two positive numbers."""
    assert len(found) == lines
    for one in found:
        assert one.ratio is not None
        assert math.isfinite(one.ratio)
        assert one.ratio > 0
        assert f"| {one.ratio:.2f} |" in written([one])


@pytest.mark.parametrize(
    ("names", "lines"),
    [(("store", "memory", "pictures"), 5), pytest.param(("clicks",), 3, marks=pytest.mark.thorough)],
)
def test_it_measures(names: tuple[str, ...], lines: int) -> None:
    """As people call it: the heap of a whole test run is no place to measure memory."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.bench", *names, "--tiny"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    head, *found = [line.strip("| ").split(" | ") for line in ran.stdout.splitlines() if line.startswith("| ")]
    assert head == ["benchmark", "ours", "reference", "ratio", "wanted", "reached"]
    assert len(found) == lines
    assert all(float(line[3]) > 0 and line[5] in ("yes", "**no**") for line in found)


def test_the_engine_is_measured_with_or_without_the_others() -> None:
    """The other libraries are no part of the tests' dependencies."""
    found = engine.measure(TINY)
    for one, module in zip(found, ("rlcard", "rlcard", "pyspiel"), strict=True):
        if importlib.util.find_spec(module) is None:
            assert (one.ratio, one.reference, one.verdict) == (None, "not installed", "not measured")
        else:
            sane([one], 1)


def test_bounds_are_held_to() -> None:
    """2 is at least 2 and at most 2; what is beyond is told."""
    assert [Measurement("", "", "", ratio, least=2.0).verdict for ratio in (1.9, 2.0)] == ["**no**", "yes"]
    assert [Measurement("", "", "", ratio, most=2.0).verdict for ratio in (2.0, 2.1)] == ["yes", "**no**"]


def test_ratios_are_of_neighbours() -> None:
    """A minute in which everything takes ten times as long changes nothing."""
    assert median_ratio([2.0, 20.0, 2.0], [1.0, 10.0, 1.0]) == 2.0
    assert "Python 3." in machine()
