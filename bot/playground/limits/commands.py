"""Application commands: names, numbers, nesting and size (discord_facts.md §1)."""

import re

from bot.playground.errors import FormErrors, Path
from bot.playground.world import Json

SUB_COMMAND, SUB_GROUP = 1, 2
MOST = {1: 100, 2: 15, 3: 15}
"""How many commands of a type (chat input, user, message) there may be, globally and again in each guild."""

_NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")


def check_commands(commands: list[Json]) -> None:
    """Raise `ApiError` 50035 with every fault of a bulk overwrite."""
    errors = FormErrors()
    for kind, most in MOST.items():
        if sum(command.get("type", 1) == kind for command in commands) > most:
            errors.add((), "APPLICATION_COMMANDS_LIMIT", f"Maximum number of application commands reached ({most})")
    seen: set[tuple[int, str]] = set()
    for place, command in enumerate(commands):
        key = (command.get("type", 1), str(command.get("name")))
        if key in seen:
            errors.add((place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique")
        seen.add(key)
        _check_command(command, (place,), errors)
    errors.raise_if_any()


def _check_command(command: Json, path: Path, errors: FormErrors) -> None:
    if command.get("type", 1) != 1:
        errors.length((*path, "name"), command.get("name"), 1, 32)
        return
    _named(command, path, errors)
    _options(command, path, errors, depth=0)
    if _size(command) > 8000:
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")


def _named(found: Json, path: Path, errors: FormErrors) -> None:
    names = {"name": found.get("name"), **_localised(found, "name")}
    for where, name in names.items():
        if not isinstance(name, str) or not _NAME.fullmatch(name) or name != name.lower():
            errors.add((*path, *where.split("/")), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    descriptions = {"description": found.get("description"), **_localised(found, "description")}
    for where, text in descriptions.items():
        errors.length((*path, *where.split("/")), text, 1, 100)


def _localised(found: Json, key: str) -> dict[str, object]:
    table = found.get(f"{key}_localizations") or {}
    return {f"{key}_localizations/{locale}": text for locale, text in table.items()}


def _options(found: Json, path: Path, errors: FormErrors, depth: int) -> None:
    options = found.get("options") or []
    if len(options) > 25:
        errors.add((*path, "options"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    nested = [option.get("type") in (SUB_COMMAND, SUB_GROUP) for option in options]
    if any(nested) and not all(nested):
        errors.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and option mixed")
    names = [option.get("name") for option in options]
    required = [bool(option.get("required")) for option in options]
    if len(set(names)) < len(names):
        errors.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
    if required != sorted(required, reverse=True):
        message = "Required options must be placed before non-required options"
        errors.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
    for place, option in enumerate(options):
        _option(option, (*path, "options", place), errors, depth)


def _option(option: Json, path: Path, errors: FormErrors, depth: int) -> None:
    _named(option, path, errors)
    kind = option.get("type")
    if (kind == SUB_GROUP and depth > 0) or (kind == SUB_COMMAND and depth > 1):
        errors.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
    if kind in (SUB_COMMAND, SUB_GROUP):
        _options(option, path, errors, depth + 1)
        return
    choices = option.get("choices") or []
    if len(choices) > 25:
        errors.add((*path, "choices"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    if choices and option.get("autocomplete"):
        message = "Choices and autocomplete exclude each other"
        errors.add((*path, "autocomplete"), "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID", message)
    for place, choice in enumerate(choices):
        for where, name in {"name": choice.get("name"), **_localised(choice, "name")}.items():
            errors.length((*path, "choices", place, *where.split("/")), name, 1, 100)
        if isinstance(choice.get("value"), str):
            errors.length((*path, "choices", place, "value"), choice["value"], 1, 100)


def _size(found: Json) -> int:
    """Characters of names, descriptions and values; of each the longest localisation counts."""
    total = 0
    for key in ("name", "description"):
        texts = [str(found.get(key) or ""), *(str(text) for text in _localised(found, key).values())]
        total += max(len(text) for text in texts)
    total += len(found["value"]) if isinstance(found.get("value"), str) else 0
    return total + sum(_size(one) for key in ("options", "choices") for one in found.get(key) or [])
