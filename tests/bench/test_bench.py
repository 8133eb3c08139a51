"""Every benchmark runs, small, and its numbers are numbers. How large they are is no matter of tests."""

import importlib.util
import math
from collections.abc import Callable

import pytest

from tests.bench import clicks, engine, memory, pictures, store
from tests.bench.table import TINY, Effort, Measurement, machine, median_ratio, written


def sane(found: list[Measurement], lines: int) -> None:
    """So many lines, each with a ratio of two positive numbers."""
    assert len(found) == lines
    for one in found:
        assert one.ratio is not None
        assert math.isfinite(one.ratio)
        assert one.ratio > 0
        assert f"| {one.ratio:.2f} |" in written([one])


@pytest.mark.parametrize(
    ("measure", "lines"), [(store.measure, 2), (memory.measure, 2), (pictures.measure, 1), (clicks.measure, 3)]
)
def test_it_measures(measure: Callable[[Effort], list[Measurement]], lines: int) -> None:
    sane(measure(TINY), lines)


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
