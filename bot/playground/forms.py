"""Selects and forms as a person fills them in: checked like the client checks, written like the client writes."""

from collections.abc import Mapping, Sequence

from bot.playground.limits.components import STRING_SELECT, TEXT_INPUT
from bot.playground.limits.modals import CHECKBOX, CHECKBOX_GROUP, LABEL, RADIO_GROUP
from bot.playground.refusals import NotPossible
from bot.playground.world import Json


def check_choice(select: Json, values: Sequence[str]) -> None:
    """Number of values, and whether a string select offers them. Raises `NotPossible` bad_option."""
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not least <= len(values) <= most:
        raise NotPossible("bad_option", f"{least} to {most} values, not {len(values)}")
    if select["type"] in (STRING_SELECT, CHECKBOX_GROUP, RADIO_GROUP):
        offered = [option["value"] for option in select["options"]]
        for value in values:
            if value not in offered:
                raise NotPossible("bad_option", f"{value!r} is not offered: {offered}")


def submitted(components: Sequence[Json], values: Mapping[str, object], *, force: bool) -> list[Json]:
    """The `components` of a form as it comes back; unknown custom ids among `values` raise `NotPossible`."""
    left = dict(values)
    answer: list[Json] = []
    for place, part in enumerate(components, start=1):
        number = part.get("id") or place * 100
        if part["type"] == LABEL:
            answer.append({"type": LABEL, "id": number, "component": _field(part["component"], left, number, force)})
        elif "components" in part:
            children = [_field(child, left, number, force) for child in part["components"]]
            answer.append({"type": part["type"], "id": number, "components": children})
        else:
            answer.append({"type": part["type"], "id": number})
    if left and not force:
        raise NotPossible("bad_option", f"the form has no field {', '.join(left)}")
    return answer


def _field(field: Json, left: dict[str, object], number: int, force: bool) -> Json:
    key = field["custom_id"]
    answer: Json = {"type": field["type"], "id": field.get("id") or number + 1, "custom_id": key}
    given = left.pop(key, None)
    if field["type"] == TEXT_INPUT:
        value = field.get("value") or "" if given is None else str(given)
        if not force:
            _check_text(field, value)
        return answer | {"value": value}
    if field["type"] == CHECKBOX:
        return answer | {"value": bool(field.get("default")) if given is None else bool(given)}
    return answer | _picked(field, given, force)


def _picked(field: Json, given: object, force: bool) -> Json:
    chosen = [option["value"] for option in field.get("options") or () if option.get("default")]
    if given is not None:
        chosen = [str(one) for one in given] if isinstance(given, list | tuple) else [str(given)]
    optional = field.get("required") is False
    if not force and not (optional and not chosen):
        longest = len(field.get("options") or ()) or 25
        default_most = {CHECKBOX_GROUP: longest}.get(field["type"], 1)
        check_choice({"min_values": 1, "max_values": default_most, **field}, chosen)
    if field["type"] == RADIO_GROUP:
        return {"value": chosen[0] if chosen else None}
    return {"values": chosen}


def _check_text(field: Json, value: str) -> None:
    required = field.get("required", True)
    if not value and not required:
        return
    shortest, longest = field.get("min_length") or 0, field.get("max_length") or 4000
    if not max(shortest, 1 if required else 0) <= len(value) <= longest:
        raise NotPossible("bad_option", f"{field['custom_id']}: {shortest} to {longest} characters, not {len(value)}")
