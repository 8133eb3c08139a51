"""Forms: title, custom ids, labels and what stands in them (discord_facts.md §1, "modal")."""

from bot.playground.errors import FormErrors, Path
from bot.playground.limits.components import ENTITY_SELECTS, ROW, STRING_SELECT, TEXT, TEXT_INPUT, Sheet, check_options
from bot.playground.world import Application, Json

LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23
"""Component types that exist in forms only (docs components)."""

_FIELDS = (TEXT_INPUT, STRING_SELECT, *ENTITY_SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
_OPTIONS = {STRING_SELECT: (1, 25), RADIO_GROUP: (2, 10), CHECKBOX_GROUP: (1, 10)}


def check_modal(data: Json, application: Application) -> None:
    """Raise `ApiError` 50035 with every fault of a form."""
    errors = FormErrors()
    sheet = Sheet(application, errors=errors)
    errors.length(("data", "title"), data.get("title"), 1, 45)
    errors.length(("data", "custom_id"), data.get("custom_id"), 1, 100)
    components = data.get("components")
    if not isinstance(components, list) or not 1 <= len(components) <= 5:
        errors.add(("data", "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    else:
        for place, component in enumerate(components):
            _part(sheet, component, ("data", "components", place))
    errors.raise_if_any()


def _part(sheet: Sheet, part: Json, path: Path) -> None:
    match part.get("type"):
        case 18:
            sheet.errors.length((*path, "label"), part.get("label"), 1, 45)
            if part.get("description") is not None:
                sheet.errors.length((*path, "description"), part["description"], 1, 100)
            _field(sheet, part.get("component") or {}, (*path, "component"), _FIELDS)
        case 1:
            children = part.get("components") or [{}]
            _field(sheet, children[0], (*path, "components", 0), (TEXT_INPUT,))
        case 10:
            sheet.errors.length((*path, "content"), part.get("content"), 1, 4000)
        case _:
            choices = (ROW, TEXT, LABEL)
            sheet.errors.add((*path, "type"), "BASE_TYPE_CHOICES", f'Value of field "type" must be one of {choices}.')


def _field(sheet: Sheet, field: Json, path: Path, allowed: tuple[int, ...]) -> None:
    kind = field.get("type")
    if kind not in allowed:
        sheet.errors.add((*path, "type"), "BASE_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
        return
    sheet.custom_id(field, path)
    if kind == TEXT_INPUT:
        _text_input(sheet.errors, field, path)
    if kind in _OPTIONS:
        check_options(sheet, field.get("options"), (*path, "options"), *_OPTIONS[kind])


def _text_input(errors: FormErrors, field: Json, path: Path) -> None:
    if field.get("placeholder") is not None:
        errors.length((*path, "placeholder"), field["placeholder"], 0, 100)
    if field.get("value") is not None:
        errors.length((*path, "value"), field["value"], 0, 4000)
    shortest, longest = field.get("min_length") or 0, field.get("max_length") or 4000
    if not 0 <= shortest <= longest <= 4000:
        errors.add((*path, "max_length"), "BASE_TYPE_BAD_LENGTH", "Must be between min_length and 4000.")
