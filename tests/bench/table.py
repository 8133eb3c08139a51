"""What a benchmark found, and how it is written down."""

import os
import platform
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured."""

    repeats: int
    """How often each side is measured, in turns; the medians count."""
    portion: float
    """1 is the whole size that is written down; less is quicker and worth less."""

    def of(self, count: int) -> int:
        """A size of this effort; at least 2."""
        return max(2, round(count * self.portion))


WHOLE = Effort(repeats=5, portion=1.0)
TINY = Effort(repeats=1, portion=0.01)


@dataclass(frozen=True, slots=True)
class Measurement:
    """One line: ours against a reference, measured in the same run."""

    what: str
    ours: str
    reference: str
    ratio: float | None
    """None where the reference could not be measured."""
    least: float | None = None
    """What the ratio must reach."""
    most: float | None = None
    """What the ratio must not exceed."""

    @property
    def wanted(self) -> str:
        """The bound in words."""
        return f"at least {self.least:g}" if self.least is not None else f"at most {self.most:g}"

    @property
    def verdict(self) -> str:
        """Whether the bound is kept."""
        if self.ratio is None:
            return "not measured"
        reached = self.least is None or self.ratio >= self.least
        return "yes" if reached and (self.most is None or self.ratio <= self.most) else "**no**"


def median_ratio(ours: Iterable[float], reference: Iterable[float]) -> float:
    """The middle one of the ratios of neighbours in time, so that a busy minute weighs on both sides of one."""
    return median(mine / theirs for mine, theirs in zip(ours, reference, strict=True))


def machine() -> str:
    """What it was measured on."""
    cpus = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return f"{platform.system()} {platform.machine()}, {cpus} CPUs, Python {platform.python_version()}"


def written(measurements: Iterable[Measurement]) -> str:
    """The lines as a Markdown table."""
    head = ["| benchmark | ours | reference | ratio | wanted | reached |", "|---|---|---|---|---|---|"]
    return "\n".join([*head, *(_line(one) for one in measurements)])


def _line(one: Measurement) -> str:
    ratio = "–" if one.ratio is None else f"{one.ratio:.2f}"
    return f"| {one.what} | {one.ours} | {one.reference} | {ratio} | {one.wanted} | {one.verdict} |"
