"""Refusals in Discord's own shape (docs topics/opcodes-and-status-codes, "JSON Error Codes")."""

from typing import Any

KNOWN: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50045: (413, "File uploaded exceeds the maximum size"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
}


class ApiError(Exception):
    """A request that Discord would refuse: HTTP status, Discord's code, its message and the tree of form errors."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status}/{code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> dict[str, Any]:
        """The JSON body of the answer."""
        found: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            found["errors"] = self.errors
        return found


def refusal(code: int) -> ApiError:
    """The refusal with Discord's own code, status and words."""
    status, message = KNOWN[code]
    return ApiError(status, code, message)


Path = tuple[str | int, ...]
"""Where in a body something stands: keys and list positions."""


class FormErrors:
    """Collects all faults of one body, then refuses it once with 50035."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}

    def __bool__(self) -> bool:
        return bool(self._tree)

    def add(self, path: Path, code: str, message: str) -> None:
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, value: object, shortest: int, longest: int) -> None:
        """Text of `shortest` to `longest` characters."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_STRING", "Must be a string.")
        elif not shortest <= len(value) <= longest:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {shortest} and {longest} in length.")

    def raise_if_any(self) -> None:
        if self._tree:
            status, message = KNOWN[50035]
            raise ApiError(status, 50035, message, self._tree)
