"""What happened: requests by route, refusals, unanswered interactions, faults, and everything ever shown to whom."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from bot.playground.world import Json


@dataclass(frozen=True, slots=True)
class Refusal:
    """A request of the bot that was answered by 4xx or 5xx; `injected` if a switched-on fault did it."""

    method: str
    route: str
    status: int
    code: int
    detail: str
    expected: bool = False
    injected: bool = False

    def __str__(self) -> str:
        return f"{self.method} {self.route}: {self.status}/{self.code} {self.detail}"


@dataclass(frozen=True, slots=True)
class Shown:
    """Something that reached people's eyes. `body` is the JSON that they got, `kind` one of
    message, edit, modal, choices; `audience` the ids of everybody who can read it."""

    audience: frozenset[int]
    kind: str
    body: Json

    @property
    def text(self) -> str:
        """The body as JSON text: a word that stands nowhere in it was shown nowhere."""
        return msgspec.json.encode(self.body).decode()


@dataclass
class Record:
    """Counters and journal of one playground; tests read it, `/control/state` shows it."""

    requests: Counter[str] = field(default_factory=Counter)
    refusals: list[Refusal] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    journal: list[Shown] = field(default_factory=list)
    keep_journal: bool = True
    listeners: list[Callable[[Shown], None]] = field(default_factory=list)
    expected: set[tuple[int, str | None]] = field(default_factory=set)

    def expect(self, code: int, route: str | None = None) -> None:
        """From now on a refusal with this code (on this "METHOD /route", or anywhere) is nothing to complain of."""
        self.expected.add((code, route))

    def is_expected(self, code: int, route: str) -> bool:
        return (code, None) in self.expected or (code, route) in self.expected

    def fault(self, text: str, code: int, route: str) -> None:
        """Note something that no bot should do, unless the test provokes it."""
        if not self.is_expected(code, route):
            self.faults.append(text)

    def refuse(self, refusal: Refusal) -> None:
        route = f"{refusal.method} {refusal.route}"
        if self.is_expected(refusal.code, route):
            refusal = Refusal(
                refusal.method, refusal.route, refusal.status, refusal.code, refusal.detail, True, refusal.injected
            )
        self.refusals.append(refusal)

    def show(self, audience: frozenset[int], kind: str, body: Json) -> None:
        if not self.keep_journal and not self.listeners:
            return
        shown = Shown(audience, kind, body)
        if self.keep_journal:
            self.journal.append(shown)
        for listener in self.listeners:
            listener(shown)

    def shown_to(self, person_id: int) -> list[Shown]:
        """Everything that this person could ever read, in order."""
        return [one for one in self.journal if person_id in one.audience]

    @property
    def unexpected(self) -> list[str]:
        """Everything that a healthy bot does not cause; empty after a clean run."""
        refused = [str(one) for one in self.refusals if not one.expected and not one.injected]
        return [*refused, *self.faults, *(f"unanswered: {one}" for one in self.unanswered)]

    def clear(self) -> None:
        """Forget what happened, but not what is expected and who listens."""
        self.requests.clear()
        for one in (self.refusals, self.unanswered, self.faults, self.journal):
            one.clear()
