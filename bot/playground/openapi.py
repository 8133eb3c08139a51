"""Holds request bodies against Discord's own API description, where that file is at hand."""

import hashlib
from collections import OrderedDict
from pathlib import Path
from typing import Any

import msgspec

_REMEMBERED = 4096


class Description:
    """Validators for the bodies of known routes, made when first needed. Needs the package jsonschema."""

    def __init__(self, path: Path) -> None:
        from jsonschema import Draft202012Validator
        from referencing import Registry, Resource
        from referencing.jsonschema import DRAFT202012

        self._document: dict[str, Any] = msgspec.json.decode(path.read_bytes())
        resource = Resource.from_contents(self._document, default_specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource("urn:discord", resource)
        self._make = Draft202012Validator
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
        found = [f"{error.json_path}: {error.message[:300]}" for error in validator.iter_errors(body)]
        if not found:
            self._sound[key] = None
            if len(self._sound) > _REMEMBERED:
                self._sound.popitem(last=False)
        return found

    def _validator(self, method: str, route: str) -> Any:  # noqa: ANN401 - jsonschema's validators are untyped
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
        pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
        return self._make({"$ref": f"urn:discord#/{pointer}"}, registry=self._registry)
