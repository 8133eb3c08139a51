"""Rate limits by bucket, with Discord's headers (discord_facts.md §6; docs topics/rate-limits)."""

import hashlib
from dataclasses import dataclass

from bot.playground.clock import Clock


@dataclass(frozen=True, slots=True)
class Rule:
    """At most `limit` requests in `seconds`, counted for each major parameter on its own."""

    limit: int
    seconds: float
    code: int = 0


RULES = {
    "global": Rule(50, 1.0),
    "webhook": Rule(5, 2.0),
    "message-create": Rule(5, 5.0),
    "message-edit": Rule(5, 5.0),
    "message-edit-old": Rule(3, 6.0, 30046),
    "message-delete": Rule(5, 1.0),
    "channel-name": Rule(2, 600.0),
    "thread-create": Rule(10, 60.0),
    "typing": Rule(5, 5.0),
    "emoji-create": Rule(100, 60.0),
}
"""Measured by the community, except `global`; `thread-create`, `typing` and `emoji-create` are guesses of ours."""

OLD_SECONDS = 3600.0
"""From this age on an edit counts against `message-edit-old`."""


class RateLimited(Exception):
    """The bucket is empty: try again after so many seconds."""

    def __init__(self, retry_after: float, code: int, headers: dict[str, str], *, everywhere: bool = False) -> None:
        super().__init__(f"retry after {retry_after:.3f} s")
        self.retry_after = retry_after
        self.code = code
        self.headers = headers
        self.everywhere = everywhere

    def body(self) -> dict[str, object]:
        found: dict[str, object] = {
            "message": "You are being rate limited.",
            "retry_after": round(self.retry_after, 3),
            "global": self.everywhere,
        }
        if self.code:
            found["code"] = self.code
        return found


@dataclass(slots=True)
class _Window:
    ends: float
    used: int = 0


class RateLimits:
    """All buckets. While not `enabled` it counts nothing and sends no headers."""

    def __init__(self, clock: Clock, *, enabled: bool) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], _Window] = {}
        self.enabled = enabled

    def take(self, name: str, major: str) -> dict[str, str]:
        """Use one request of a bucket; answers the headers. Raises `RateLimited`."""
        if not self.enabled:
            return {}
        rule, now = RULES[name], self._clock.now()
        window = self._windows.get((name, major))
        if window is None or window.ends <= now:
            self._tidy(now)
            window = self._windows[name, major] = _Window(now + rule.seconds)
        if window.used >= rule.limit:
            headers = refused_headers(window.ends - now) | _headers(name, rule, window, now)
            raise RateLimited(window.ends - now, rule.code, headers, everywhere=name == "global")
        window.used += 1
        return _headers(name, rule, window, now)

    def _tidy(self, now: float) -> None:
        if len(self._windows) > 2000:
            self._windows = {key: one for key, one in self._windows.items() if one.ends > now}

    def reset(self) -> None:
        self._windows.clear()


def refused_headers(retry_after: float) -> dict[str, str]:
    """What marks a 429 as Discord's own; discord.py retries only with `Via`."""
    return {
        "Retry-After": f"{max(1, round(retry_after))}",
        "Via": "1.1 google",
        "X-RateLimit-Scope": "user",
    }


def _headers(name: str, rule: Rule, window: _Window, now: float) -> dict[str, str]:
    if name == "global":
        return {}
    return {
        "X-RateLimit-Limit": str(rule.limit),
        "X-RateLimit-Remaining": str(rule.limit - window.used),
        "X-RateLimit-Reset": f"{window.ends:.3f}",
        "X-RateLimit-Reset-After": f"{max(0.0, window.ends - now):.3f}",
        "X-RateLimit-Bucket": hashlib.blake2s(name.encode(), digest_size=16).hexdigest(),
    }
