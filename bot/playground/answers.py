"""What the bot may answer to an interaction, and what becomes of it (discord_facts.md §2)."""

from collections.abc import Sequence

from bot.playground import payloads
from bot.playground.board import Board
from bot.playground.compose import Composer, Draft, Upload
from bot.playground.errors import ApiError, FormErrors, refusal
from bot.playground.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    SUBMIT,
    Interaction,
    Interactions,
    State,
    metadata,
)
from bot.playground.limits.modals import check_modal
from bot.playground.world import EPHEMERAL, LOADING, Json, Message

MESSAGE, DEFER, SILENT_DEFER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Callback types."""

_ALLOWED = {
    COMMAND: (MESSAGE, DEFER, MODAL),
    COMPONENT: (MESSAGE, DEFER, SILENT_DEFER, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMIT: (MESSAGE, DEFER),
}


class Answers:
    """Callbacks, followups and changes through a token."""

    def __init__(self, interactions: Interactions, board: Board, composer: Composer) -> None:
        self.interactions = interactions
        self.board = board
        self.composer = composer

    def first(self, number: int, token: str, body: Json, files: Sequence[Upload]) -> Interaction:
        """The callback. Raises `ApiError` 10062, 40060 or 50035."""
        found = self.interactions.find(token)
        if found is None or found.id != number or found.state is State.FAILED:
            raise refusal(10062)
        if found.state is State.ANSWERED:
            raise refusal(40060)
        kind = body.get("type")
        allowed = _allowed(found)
        if not isinstance(kind, int) or kind not in allowed:
            errors = FormErrors()
            errors.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")
            errors.raise_if_any()
            raise AssertionError
        try:
            self._take(found, kind, body.get("data") or {}, files)
        except ApiError as error:
            raise _within_data(error) from error
        self.interactions.settle(found, kind)
        return found

    def _take(self, found: Interaction, kind: int, data: Json, files: Sequence[Upload]) -> None:
        match kind:
            case 4:
                draft = self.composer.create(found.channel, data, files, mention_default="users")
                found.original = self._post(found, draft)
            case 5:
                flags = LOADING | (int(data.get("flags") or 0) & EPHEMERAL)
                found.original = self._post(found, Draft(flags=flags))
            case 6:
                found.original = found.message
            case 7:
                self._update(found, data, files)
            case 8:
                found.choices = _checked_choices(data)
                self._show_choices(found)
            case _:
                check_modal(data, self.board.world.application)
                found.modal = data
                self._show_modal(found)

    def _update(self, found: Interaction, data: Json, files: Sequence[Upload]) -> None:
        message = found.message
        if message is None or message.id not in message.channel.messages:
            raise refusal(10008)
        self.board.edit(message, self.composer.edit(message, data, files, mention_default="users"))
        found.original = message

    def follow(self, token: str, body: Json, files: Sequence[Upload]) -> Message:
        """A followup. Right after a thinking defer it changes the loading message instead (discord_facts.md §2.11)."""
        found = self.live(token)
        loading = found.original
        if found.answer == DEFER and loading is not None and loading.flags & LOADING:
            self._edit(loading, body, files)
            return loading
        draft = self.composer.create(found.channel, body, files, mention_default="users")
        message = self._post(found, draft)
        found.followups.append(message)
        return message

    def live(self, token: str) -> Interaction:
        """The answered interaction of a webhook token. Raises 401/50027 or 404/10015."""
        if self.interactions.is_expired(token):
            raise refusal(50027)
        found = self.interactions.find(token)
        if found is None:
            raise refusal(50027)
        if found.state is not State.ANSWERED or found.kind == AUTOCOMPLETE:
            raise refusal(10015)
        return found

    def message(self, token: str, name: str) -> tuple[Interaction, Message]:
        """`@original` or a message id, if the token may touch it. Raises 404/10008 besides."""
        found = self.live(token)
        message = found.original if name == "@original" else self._by_id(found, name)
        if message is None or message.id not in message.channel.messages or not found.owns(message):
            raise refusal(10008)
        return found, message

    def _by_id(self, found: Interaction, name: str) -> Message | None:
        return found.channel.messages.get(int(name)) if name.isdecimal() else None

    def edit(self, token: str, name: str, body: Json, files: Sequence[Upload]) -> Message:
        _, message = self.message(token, name)
        self._edit(message, body, files)
        return message

    def _edit(self, message: Message, body: Json, files: Sequence[Upload]) -> None:
        self.board.edit(message, self.composer.edit(message, body, files, mention_default="users"))

    def delete(self, token: str, name: str) -> None:
        _, message = self.message(token, name)
        self.board.delete(message)

    def _post(self, found: Interaction, draft: Draft) -> Message:
        private = found.person if draft.flags & EPHEMERAL else None
        kind = 20 if found.kind == COMMAND and found.state is State.WAITING else 0
        return self.board.post(
            found.channel,
            self.board.world.bot,
            draft,
            private_to=private,
            interaction=metadata(found),
            by_webhook=True,
            kind=kind,
        )

    def _show_choices(self, found: Interaction) -> None:
        audience = frozenset((found.person.id,))
        shown = [localised_choice(one, found.person.locale) for one in found.choices]
        frame = {"type": "choices", "nonce": found.nonce, "choices": shown}
        self.board.record.show(audience, "choices", frame)
        self.board.hub.tell(audience, frame)

    def _show_modal(self, found: Interaction) -> None:
        audience = frozenset((found.person.id,))
        frame = {"type": "modal", "nonce": found.nonce, "interaction_id": str(found.id)} | (found.modal or {})
        frame["type"] = "modal"
        self.board.record.show(audience, "modal", frame)
        self.board.hub.tell(audience, frame)

    def callback_response(self, found: Interaction) -> Json:
        """The body for `with_response=true`."""
        answer: Json = {"interaction": {"id": str(found.id), "type": found.kind}}
        resource: Json = {"type": found.answer}
        if found.original is not None:
            answer["interaction"] |= {
                "response_message_id": str(found.original.id),
                "response_message_loading": bool(found.original.flags & LOADING),
                "response_message_ephemeral": found.original.ephemeral,
            }
            if found.answer in (MESSAGE, UPDATE):
                resource["message"] = payloads.message(found.original, self.board.world)
        return answer | {"resource": resource}


def _within_data(error: ApiError) -> ApiError:
    """The same refusal, with the form errors where the callback's body has them."""
    nested = {"data": error.errors} if error.errors and "data" not in error.errors else error.errors
    return ApiError(error.status, error.code, error.message, nested)


def _allowed(found: Interaction) -> tuple[int, ...]:
    allowed = _ALLOWED[found.kind]
    if found.kind == SUBMIT and found.opened_from is not None and found.opened_from.kind == COMPONENT:
        return (*allowed, SILENT_DEFER, UPDATE)
    return allowed


def localised_choice(choice: Json, locale: str) -> Json:
    """A choice as a person reads it: `name` in his language, `value` unchanged."""
    return {"name": localised(choice, "name", locale), "value": choice["value"]}


def localised(found: Json, key: str, locale: str) -> str:
    """`name` or `description` in a locale, with Discord's two fallbacks (discord_facts.md §9)."""
    table = found.get(f"{key}_localizations") or {}
    other = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}.get(locale, locale)
    return str(table.get(locale) or table.get(other) or found.get(key) or "")


def _checked_choices(data: Json) -> list[Json]:
    choices = data.get("choices") or []
    errors = FormErrors()
    if len(choices) > 25:
        errors.add(("data", "choices"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for place, choice in enumerate(choices):
        path = ("data", "choices", place)
        errors.length((*path, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            errors.length((*path, "value"), choice["value"], 0, 100)
    errors.raise_if_any()
    return list(choices)

