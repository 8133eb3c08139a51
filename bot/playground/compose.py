"""From the body of a request to what a message will hold: rules of flags, limits, attachments and mentions."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.playground.errors import FormErrors, refusal
from bot.playground.limits.components import TEXT, Sheet, check_components, walk
from bot.playground.limits.embeds import check_embeds
from bot.playground.permissions import Permission
from bot.playground.world import (
    COMPONENTS_V2,
    EPHEMERAL,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Channel,
    Json,
    Message,
    User,
    World,
)

SUPPRESS_EMBEDS = 4
LARGEST_FILE = 10 * 1024 * 1024
_MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(slots=True)
class Upload:
    """A file that came with a request; `key` is the number in `files[n]`."""

    key: int
    filename: str
    content: bytes
    content_type: str


@dataclass(slots=True)
class Draft:
    """The content that a message gets."""

    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    mentions: list[User] = field(default_factory=list)


@dataclass(slots=True)
class Composer:
    """Makes drafts for one world; `keep` stores an upload and answers the attachment with its address."""

    world: World
    keep: Callable[[Channel, Upload, str | None], Attachment]

    def create(self, channel: Channel, body: Json, files: Sequence[Upload], *, mention_default: str = "all") -> Draft:
        """A new message. Raises `ApiError` 50035 or 50006."""
        flags = int(body.get("flags") or 0) & (SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2)
        draft = Draft(body.get("content") or "", body.get("embeds") or [], flags=flags)
        draft.attachments = self._attachments(channel, body, files, ())
        self._finish(draft, body, body.get("components") or [], new=True)
        draft.mentions = self._mentions(draft, body.get("allowed_mentions"), mention_default, channel)
        return draft

    def edit(self, message: Message, body: Json, files: Sequence[Upload], *, mention_default: str = "all") -> Draft:
        """The message after an edit; what the body leaves out stays. V2 is never taken off again."""
        flags = message.flags | (int(body.get("flags") or 0) & (SUPPRESS_EMBEDS | COMPONENTS_V2))
        draft = Draft(message.content, message.embeds, message.components, list(message.attachments), flags)
        if "content" in body:
            draft.content = body["content"] or ""
        if "embeds" in body:
            draft.embeds = body["embeds"] or []
        if files or body.get("attachments") is not None or "attachments" in body:
            draft.attachments = self._attachments(message.channel, body, files, message.attachments)
        components = body["components"] or [] if "components" in body else None
        self._finish(draft, body, components, new=False)
        draft.mentions = self._mentions(draft, body.get("allowed_mentions"), mention_default, message.channel)
        return draft

    def _finish(self, draft: Draft, body: Json, components: list[Json] | None, *, new: bool) -> None:
        v2 = bool(draft.flags & COMPONENTS_V2)
        sheet = Sheet(self.world.application, draft.attachments)
        _check_fields(draft, body, sheet.errors, v2=v2)
        check_embeds(draft.embeds, sheet.errors)
        if components is not None:
            draft.components = check_components(sheet, components, v2=v2)
        sheet.errors.raise_if_any()
        empty = not (draft.components or (not v2 and (draft.content.strip() or draft.embeds or draft.attachments)))
        if empty and (new or not v2 or components is not None):
            raise refusal(50006)

    def _attachments(
        self, channel: Channel, body: Json, files: Sequence[Upload], kept: Sequence[Attachment]
    ) -> list[Attachment]:
        listed = body.get("attachments")
        uploads = {upload.key: upload for upload in files}
        if listed is None:
            return [*kept, *(self.keep(channel, upload, None) for upload in files)] if "attachments" not in body else []
        errors = FormErrors()
        if len(listed) > 10:
            errors.add(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
        found: list[Attachment] = []
        for place, one in enumerate(listed):
            old = next((each for each in kept if str(each.id) == str(one.get("id"))), None)
            upload = uploads.get(int(one["id"])) if str(one.get("id", "")).isdecimal() else None
            if one.get("description"):
                errors.length(("attachments", place, "description"), one["description"], 1, 1024)
            if old is not None:
                found.append(old)
            elif upload is not None:
                found.append(self.keep(channel, upload, one.get("description")))
            else:
                errors.add(("attachments", place, "id"), "ATTACHMENT_NOT_FOUND", "The attachment was not found.")
        errors.raise_if_any()
        return found

    def _mentions(self, draft: Draft, allowed: Json | None, default: str, channel: Channel) -> list[User]:
        rule = allowed if allowed is not None else {"parse": ["users"] if default == "users" else _ALL}
        parse, listed = rule.get("parse") or [], [str(one) for one in rule.get("users") or []]
        if "users" in parse and listed:
            errors = FormErrors()
            message = "parse:[\"users\"] and users: [ids...] are mutually exclusive."
            errors.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
            errors.raise_if_any()
        text = shown_text(draft.content, draft.components)
        ids = dict.fromkeys(_MENTION.findall(text))
        found = [self.world.users[int(one)] for one in ids if int(one) in self.world.users]
        found = [user for user in found if "users" in parse or str(user.id) in listed]
        if "everyone" in parse and ("@everyone" in text or "@here" in text):
            found.extend(self._everyone(channel))
        return list(dict.fromkeys(found))

    def _everyone(self, channel: Channel) -> list[User]:
        if not self.world.permissions(self.world.bot, channel) & Permission.MENTION_EVERYONE:
            return []
        return [self.world.users[one] for one in self.world.viewers(channel)]


_ALL = ["users", "roles", "everyone"]


def _check_fields(draft: Draft, body: Json, errors: FormErrors, *, v2: bool) -> None:
    errors.length(("content",), draft.content, 0, 2000)
    if body.get("nonce") is not None and len(str(body["nonce"])) > 25:
        errors.add(("nonce",), "NONCE_TYPE_TOO_LONG", "Nonce must be at most 25 characters.")
    if not v2:
        return
    legacy = {"content": draft.content, "embeds": draft.embeds, "poll": body.get("poll")}
    legacy["sticker_ids"] = body.get("sticker_ids")
    message = "The 'content', 'embeds', 'stickers' and 'poll' fields cannot be used with MessageFlags.IS_COMPONENTS_V2"
    for name, value in legacy.items():
        if value:
            errors.add((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)


def shown_text(content: str, components: Sequence[Json]) -> str:
    """Everything that reads as running text: the content, then each TextDisplay, one a line."""
    parts = [content] if content else []
    parts.extend(str(one.get("content", "")) for one in walk(components) if one.get("type") == TEXT)
    return "\n".join(parts)
