"""Components of a message: checked by kind, and written back as Discord stores them (ids filled in, media resolved)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.playground.errors import ApiError, FormErrors, Path
from bot.playground.limits.emoji import check_emoji
from bot.playground.world import Application, Attachment, Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
ENTITY_SELECTS = (5, 6, 7, 8)
SELECTS = (STRING_SELECT, *ENTITY_SELECTS)
LINK, PREMIUM = 5, 6
"""Component types and button styles by number (docs components)."""

MOST_COMPONENTS, MOST_TEXT, MOST_BYTES, MOST_MEDIA = 40, 4000, 10170, 64

_TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
_IN_CONTAINER = tuple(kind for kind in _TOP_V2 if kind != CONTAINER)


@dataclass
class Sheet:
    """One body under inspection: what was found so far in all of its components."""

    application: Application
    attachments: Sequence[Attachment] = ()
    errors: FormErrors = field(default_factory=FormErrors)
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    count: int = 0
    text: int = 0
    text_bytes: int = 0
    media: int = 0

    def media_item(self, item: object, path: Path) -> Json:
        """An unfurled media item: an http(s) address, or `attachment://name` of a file that is there."""
        url = item.get("url") if isinstance(item, dict) else None
        if not isinstance(url, str):
            self.errors.add((*path, "url"), "BASE_TYPE_REQUIRED", "This field is required")
            return {}
        self.media += 1
        if url.startswith("attachment://"):
            return self._attached(url.removeprefix("attachment://"), path)
        if not url.startswith(("http://", "https://")) or len(url) > 2048:
            self.errors.add((*path, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        return {"url": url, "proxy_url": url, "width": None, "height": None, "content_type": None, "flags": 0}

    def _attached(self, name: str, path: Path) -> Json:
        for one in self.attachments:
            if one.filename == name:
                return {
                    "url": one.url,
                    "proxy_url": one.url,
                    "width": None,
                    "height": None,
                    "content_type": one.content_type,
                    "attachment_id": str(one.id),
                    "flags": 0,
                }
        self.errors.add((*path, "url"), "MEDIA_ITEM_ATTACHMENT_NOT_FOUND", "The referenced attachment was not found.")
        return {}

    def custom_id(self, component: Json, path: Path) -> None:
        """1 to 100 characters, once in a message."""
        value = component.get("custom_id")
        self.errors.length((*path, "custom_id"), value, 1, 100)
        if isinstance(value, str):
            if value in self.custom_ids:
                message = "Component custom id cannot be duplicated"
                self.errors.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
            self.custom_ids.add(value)


Check = Callable[[Sheet, Json, Path], Json]
_CHECKS: dict[int, Check] = {}


def _checks(*kinds: int) -> Callable[[Check], Check]:
    def enter(check: Check) -> Check:
        _CHECKS.update(dict.fromkeys(kinds, check))
        return check

    return enter


def check_components(sheet: Sheet, components: list[Json], *, v2: bool) -> list[Json]:
    """All components of a message; answers them as stored. Faults are collected in `sheet.errors`.

    Raises `ApiError` 500 where Discord itself breaks (discord_facts.md §1: text bytes, media items).
    """
    if not v2 and len(components) > 5:
        sheet.errors.add(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    stored = _children(sheet, components, ("components",), _TOP_V2 if v2 else (ROW,))
    if v2 and sheet.count > MOST_COMPONENTS:
        message = f"Total number of components cannot exceed {MOST_COMPONENTS}"
        sheet.errors.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if sheet.text > MOST_TEXT:
        message = f"The total displayable text cannot exceed {MOST_TEXT} characters"
        sheet.errors.add(("components",), "COMPONENT_MAX_TOTAL_TEXT_EXCEEDED", message)
    if not sheet.errors and (sheet.text_bytes > MOST_BYTES or sheet.media > MOST_MEDIA):
        raise ApiError(500, 0, "500: Internal Server Error")
    _number(stored, sheet.ids)
    return stored


def _children(sheet: Sheet, components: object, path: Path, allowed: Sequence[int]) -> list[Json]:
    if not isinstance(components, list):
        sheet.errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return []
    return [_one(sheet, component, (*path, place), allowed) for place, component in enumerate(components)]


def _one(sheet: Sheet, component: object, path: Path, allowed: Sequence[int]) -> Json:
    sheet.count += 1
    kind = component.get("type") if isinstance(component, dict) else None
    if not isinstance(component, dict) or not isinstance(kind, int) or kind not in allowed:
        message = f"Value of field \"type\" must be one of {tuple(allowed)}."
        sheet.errors.add((*path, "type"), "BASE_TYPE_CHOICES", message)
        return {}
    own = component.get("id")
    if own:
        if own in sheet.ids:
            sheet.errors.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        sheet.ids.add(own)
    return _CHECKS[kind](sheet, dict(component), path)


def _number(components: list[Json], taken: set[int]) -> None:
    """Fill in the ids that the bot left to Discord."""
    free = 1
    for component in walk(components):
        if not component.get("id"):
            while free in taken:
                free += 1
            component["id"] = free
            taken.add(free)


def walk(components: Sequence[Json]) -> list[Json]:
    """All components, nested ones and accessories included, in reading order."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        found.extend(walk(component.get("components") or ()))
        for key in ("accessory", "component"):
            if component.get(key):
                found.extend(walk((component[key],)))
    return found


@_checks(ROW)
def _row(sheet: Sheet, row: Json, path: Path) -> Json:
    row["components"] = _children(sheet, row.get("components"), (*path, "components"), (BUTTON, *SELECTS))
    kinds = [child.get("type") for child in row["components"]]
    wide = any(kind in SELECTS for kind in kinds)
    if not kinds or len(kinds) > (1 if wide else 5):
        message = "Must be between 1 and 5 in length." if not wide else "A row holds one select and nothing else."
        sheet.errors.add((*path, "components"), "BASE_TYPE_BAD_LENGTH", message)
    return row


@_checks(BUTTON)
def _button(sheet: Sheet, button: Json, path: Path) -> Json:
    style = button.get("style")
    if style not in range(1, 7):
        sheet.errors.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    if style == LINK:
        sheet.errors.length((*path, "url"), button.get("url"), 1, 512)
    elif style != PREMIUM:
        sheet.custom_id(button, path)
    if button.get("label") is not None:
        sheet.errors.length((*path, "label"), button["label"], 0, 80)
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        message = "A button must have a label or emoji."
        sheet.errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message)
    check_emoji(button.get("emoji"), sheet.application, sheet.errors, (*path, "emoji"))
    return button


@_checks(*SELECTS)
def _select(sheet: Sheet, select: Json, path: Path) -> Json:
    sheet.custom_id(select, path)
    if select.get("placeholder") is not None:
        sheet.errors.length((*path, "placeholder"), select["placeholder"], 0, 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    longest = len(select.get("options") or ()) if select["type"] == STRING_SELECT else 25
    if least is not None and not 0 <= least <= 25:
        sheet.errors.add((*path, "min_values"), "NUMBER_TYPE_MAX", "int value should be between 0 and 25.")
    if most is not None and not max(1, least or 0) <= most <= max(1, longest):
        sheet.errors.add((*path, "max_values"), "BASE_TYPE_BAD_LENGTH", "Must not exceed the number of options.")
    if select["type"] == STRING_SELECT:
        check_options(sheet, select.get("options"), (*path, "options"), 1, 25)
    return select


def check_options(sheet: Sheet, options: object, path: Path, fewest: int, most: int) -> None:
    """Options of a string select, radio group or checkbox group: number, lengths, distinct values, emojis."""
    if not isinstance(options, list) or not fewest <= len(options) <= most:
        sheet.errors.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {fewest} and {most} in length.")
        return
    values: set[str] = set()
    for place, option in enumerate(options):
        here = (*path, place)
        sheet.errors.length((*here, "label"), option.get("label"), 1, 100)
        sheet.errors.length((*here, "value"), option.get("value"), 1, 100)
        if option.get("description") is not None:
            sheet.errors.length((*here, "description"), option["description"], 1, 100)
        check_emoji(option.get("emoji"), sheet.application, sheet.errors, (*here, "emoji"))
        if option.get("value") in values:
            message = "The specified option value is already used"
            sheet.errors.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        values.add(option.get("value"))


@_checks(SECTION)
def _section(sheet: Sheet, section: Json, path: Path) -> Json:
    section["components"] = _children(sheet, section.get("components"), (*path, "components"), (TEXT,))
    if not 1 <= len(section["components"]) <= 3:
        sheet.errors.add((*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 3 in length.")
    section["accessory"] = _one(sheet, section.get("accessory"), (*path, "accessory"), (BUTTON, THUMBNAIL))
    return section


@_checks(TEXT)
def _text(sheet: Sheet, text: Json, path: Path) -> Json:
    sheet.errors.length((*path, "content"), text.get("content"), 1, MOST_TEXT)
    content = str(text.get("content"))
    sheet.text += len(content)
    sheet.text_bytes += len(content.encode()) + 12
    return text


@_checks(THUMBNAIL)
def _thumbnail(sheet: Sheet, thumbnail: Json, path: Path) -> Json:
    thumbnail["media"] = sheet.media_item(thumbnail.get("media"), (*path, "media"))
    if thumbnail.get("description") is not None:
        sheet.errors.length((*path, "description"), thumbnail["description"], 1, 1024)
    return thumbnail


@_checks(GALLERY)
def _gallery(sheet: Sheet, gallery: Json, path: Path) -> Json:
    items = gallery.get("items")
    if not isinstance(items, list) or not 1 <= len(items) <= 10:
        sheet.errors.add((*path, "items"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length.")
        return gallery
    gallery["items"] = [_thumbnail(sheet, dict(item), (*path, "items", place)) for place, item in enumerate(items)]
    return gallery


@_checks(FILE)
def _file(sheet: Sheet, file: Json, path: Path) -> Json:
    media = file.get("file")
    if isinstance(media, dict) and not str(media.get("url")).startswith("attachment://"):
        sheet.errors.add((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).")
    file["file"] = sheet.media_item(media, (*path, "file"))
    return file


@_checks(SEPARATOR)
def _separator(sheet: Sheet, separator: Json, path: Path) -> Json:
    if separator.get("spacing", 1) not in (1, 2):
        sheet.errors.add((*path, "spacing"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    return separator


@_checks(CONTAINER)
def _container(sheet: Sheet, container: Json, path: Path) -> Json:
    container["components"] = _children(sheet, container.get("components"), (*path, "components"), _IN_CONTAINER)
    if not container["components"]:
        sheet.errors.add((*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 40 in length.")
    colour = container.get("accent_color")
    if colour is not None and not 0 <= colour <= 0xFFFFFF:
        sheet.errors.add((*path, "accent_color"), "NUMBER_TYPE_MAX", "int value should be at most 16777215.")
    return container
