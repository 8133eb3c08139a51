"""Holds request bodies against Discord's own API description, where that file is at hand."""

import functools
import hashlib
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

_REMEMBERED = 4096
_SCHEMAS = "#/components/schemas/"


@functools.cache
def description_at(path: Path) -> "Description":
    """The description in a file, read once in a process."""
    return Description(path)


class Description:
    """Validators for the bodies of known routes, made when first needed. Needs the package jsonschema."""

    def __init__(self, path: Path) -> None:
        from jsonschema import Draft202012Validator
        from jsonschema.validators import extend
        from referencing import Registry, Resource
        from referencing.jsonschema import DRAFT202012

        self._document: dict[str, Any] = _plain(msgspec.json.decode(path.read_bytes()))
        resource = Resource.from_contents(self._document, default_specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource("urn:discord", resource)
        self._keywords = {name: Draft202012Validator.VALIDATORS[name] for name in ("oneOf", "anyOf")}
        chosen = {"oneOf": self._one_of, "anyOf": self._any_of}
        self._make = extend(Draft202012Validator, chosen)  # type: ignore[no-untyped-call]
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

    def describes(self, method: str, route: str) -> bool:
        """Whether the description knows a body for this route."""
        return self._validator(method, route) is not None

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

    # Trying each of twenty kinds of component on each component costs tenths of a second a message. Where `type`
    # tells the kind, only that one is tried, which also makes the error speak of the right kind.

    def _one_of(self, validator: Any, choices: list[Any], instance: object, schema: Any) -> Iterator[Any]:  # noqa: ANN401
        return self._choose("oneOf", validator, choices, instance, schema)

    def _any_of(self, validator: Any, choices: list[Any], instance: object, schema: Any) -> Iterator[Any]:  # noqa: ANN401
        return self._choose("anyOf", validator, choices, instance, schema)

    def _choose(
        self,
        keyword: str,
        validator: Any,  # noqa: ANN401
        choices: list[Any],
        instance: object,
        schema: Any,  # noqa: ANN401
    ) -> Iterator[Any]:
        fitting = [(place, choice) for place, choice in enumerate(choices) if self._may_fit(choice, instance)]
        if len(fitting) == 1:
            place, choice = fitting[0]
            yield from validator.descend(instance, choice, schema_path=place)
        else:
            left = [choice for _, choice in fitting] or choices
            yield from self._keywords[keyword](validator, left, instance, schema)

    def _may_fit(self, choice: dict[str, Any], instance: object) -> bool:
        if "$ref" in choice:
            choice = self._document["components"]["schemas"][choice["$ref"].removeprefix(_SCHEMAS)]
        if choice.get("type") == "null" or instance is None:
            return instance is None and "null" in str(choice.get("type", "null"))
        if choice.get("type") == "object" and isinstance(instance, dict):
            allowed = choice.get("properties", {}).get("type", {}).get("enum")
            return allowed is None or instance.get("type") in allowed
        return True


def _plain(schema: Any) -> Any:  # noqa: ANN401 - any JSON
    """The document with each `oneOf` of mere constants written as `enum`, which is quicker to check."""
    if isinstance(schema, list):
        return [_plain(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _plain(value) for key, value in schema.items()}
    choices = found.get("oneOf")
    if isinstance(choices, list) and choices and all(isinstance(one, dict) and "const" in one for one in choices):
        del found["oneOf"]
        found["enum"] = [one["const"] for one in choices]
    return found
