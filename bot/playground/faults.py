"""Faults that can be switched on for a route: answers that fail, get lost or come late."""

import random
from dataclasses import dataclass
from typing import Literal

Kind = Literal["rate_limit", "error", "lost", "drop", "latency"]
"""rate_limit: 429 before any effect. error: `status` before any effect. lost: it takes effect, `status` is answered.
drop: it takes effect, then the connection breaks. latency: everything happens `seconds` later."""


@dataclass
class Fault:
    """One switched-on fault. `route` is "METHOD /template", `None` for all; `times` counts down, `None` is ever."""

    kind: Kind
    route: str | None = None
    times: int | None = 1
    probability: float = 1.0
    status: int = 500
    seconds: float = 1.0


class Faults:
    """Draws the faults of a request; the same seed draws the same."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - tests want it repeatable
        self.active: list[Fault] = []

    def add(
        self,
        kind: Kind,
        route: str | None = None,
        *,
        times: int | None = 1,
        probability: float = 1.0,
        status: int = 500,
        seconds: float = 1.0,
    ) -> Fault:
        fault = Fault(kind, route, times, probability, status, seconds)
        self.active.append(fault)
        return fault

    def clear(self) -> None:
        self.active.clear()

    def draw(self, route: str) -> list[Fault]:
        """The faults that hit this request; each is used up by one."""
        if not self.active:
            return []
        hit = [fault for fault in self.active if fault.route in (None, route) and self._falls(fault)]
        for fault in hit:
            if fault.times is not None:
                fault.times -= 1
        self.active = [fault for fault in self.active if fault.times != 0]
        return hit

    def _falls(self, fault: Fault) -> bool:
        return fault.probability >= 1 or self._chance.random() < fault.probability
