"""Holds request bodies against Discord's own API description, where that file is at hand."""

import functools
import hashlib
from collections import OrderedDict
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

_REMEMBERED = 4096
_ADDRESS = "urn:discord"


@functools.cache
def description_at(path: Path) -> "Description":
    """The description in a file, read once in a process."""
    return Description(path)


class Description:
    """Validators for the bodies of known routes, made when first needed. Needs the package jsonschema-rs."""

    def __init__(self, path: Path) -> None:
        import jsonschema_rs

        self._document: dict[str, Any] = msgspec.json.decode(path.read_bytes())
        self._registry = jsonschema_rs.Registry([(_ADDRESS, self._document)])
        self._make = jsonschema_rs.Draft202012Validator
        self._validators: dict[str, Any] = {}
        self._sound: OrderedDict[bytes, None] = OrderedDict()

    def faults(self, method: str, route: str, body: object) -> list[str]:
        """What is wrong with a body, as texts "where: what"; empty for a sound one or one that nothing describes."""
        validator = self._validator(method, route)
        if validator is None:
            return []
        key = hashlib.blake2b(f"{method} {route} ".encode() + msgspec.json.encode(body), digest_size=16).digest()
        if key in self._sound:
            return []
        errors = validator.iter_errors(_with_textual_ids(body))
        found = [f"{'/'.join(map(str, error.instance_path))}: {error.message[:300]}" for error in errors]
        if not found:
            self._sound[key] = None
            if len(self._sound) > _REMEMBERED:
                self._sound.popitem(last=False)
        return found

    def describes(self, method: str, route: str) -> bool:
        """Whether the description knows a body for this route."""
        return self._validator(method, route) is not None

    def _validator(self, method: str, route: str) -> Any:  # noqa: ANN401 - made by an optional package
        name = f"{method} {route}"
        if name not in self._validators:
            self._validators[name] = self._compile(method, route)
        return self._validators[name]

    def _compile(self, method: str, route: str) -> Any:  # noqa: ANN401
        operation = self._document["paths"].get(route, {}).get(method.lower(), {})
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return None
        steps = ("paths", route, method.lower(), "requestBody", "content", "application/json", "schema")
        pointer = "/".join(quote(step.replace("~", "~0").replace("/", "~1"), safe="~") for step in steps)
        return self._make({"$ref": f"{_ADDRESS}#/{pointer}"}, registry=self._registry)


_LISTS_OF_IDS = ("users", "roles", "sticker_ids")


def _with_textual_ids(body: object) -> object:
    """Discord takes snowflakes as numbers too, which its description does not say; discord.py often sends them so."""
    match body:
        case dict():
            return {key: _textual(key, value, body) for key, value in body.items()}
        case list():
            return [_with_textual_ids(value) for value in body]
        case _:
            return body


def _textual(key: str, value: object, around: dict[str, object]) -> object:
    # What has a type is a component or a command; the id of a component really is a number.
    names_something = key.endswith("_id") or (key == "id" and "type" not in around)
    if names_something and isinstance(value, int):
        return str(value)
    if key in _LISTS_OF_IDS and isinstance(value, list):
        return [str(one) for one in value]
    return _with_textual_ids(value)
