"""Frames that a tab sends, each done or answered by an `error`; and the last touch on frames that go there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from bot.playground import payloads
from bot.playground.acts import Acts
from bot.playground.page_views import avatar
from bot.playground.parts import Parts
from bot.playground.refusals import NotPossible
from bot.playground.world import Channel, Json, Message

if TYPE_CHECKING:
    from bot.playground.page_face import Tab

HISTORY = 100


class FrameTaker:
    """Does what the frames of a tab ask. `read` is what each person has looked at: (person, channel) to message id."""

    def __init__(self, parts: Parts, acts: Acts, read: dict[tuple[int, int], int]) -> None:
        self._parts = parts
        self._acts = acts
        self._read = read
        self._doers: dict[str, Callable[[Tab, Json], list[Json]]] = {
            "open": self._open,
            "say": self._say,
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "choose": self._choose,
            "submit": self._submit,
            "cancel": self._cancel,
            "dismiss": self._dismiss,
        }

    @property
    def kinds(self) -> list[str]:
        """The types of frames that are known."""
        return list(self._doers)

    def take(self, tab: Tab, raw: str) -> list[Json]:
        """Answers the frames to send back to this tab alone."""
        nonce: object = None
        try:
            frame = msgspec.json.decode(raw)
            nonce = frame.get("nonce")
            return self._doers.get(frame["type"], _unknown)(tab, frame)
        except NotPossible as refused:
            return [{"type": "error", "nonce": nonce, "code": refused.code, "text": refused.text}]
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            text = f"{type(error).__name__}: {error}"
            return [{"type": "error", "nonce": nonce, "code": "bad_frame", "text": text}]

    def _channel(self, tab: Tab, frame: Json) -> Channel:
        channel = self._parts.world.channels.get(int(frame["channel_id"]))
        if channel is None or not self._parts.world.sees(tab.person, channel):
            raise NotPossible("unknown_channel", "there is no such channel")
        return channel

    def _message(self, tab: Tab, frame: Json) -> Message:
        message = self._channel(tab, frame).messages.get(int(frame["message_id"]))
        if message is None or message.private_to not in (None, tab.person):
            raise NotPossible("unknown_message", "there is no such message")
        return message

    def _open(self, tab: Tab, frame: Json) -> list[Json]:
        channel = tab.looking_at = self._channel(tab, frame)
        found = self._parts.board.visible(tab.person, channel)[-HISTORY:]
        if found:
            self._read[tab.person.id, channel.id] = found[-1].id
        messages = [payloads.message(one, self._parts.world) for one in found]
        answer = {"type": "history", "channel_id": str(channel.id), "messages": messages}
        return [answer | {"nonce": frame.get("nonce")}]

    def _say(self, tab: Tab, frame: Json) -> list[Json]:
        self._acts.say(tab.person, self._channel(tab, frame), str(frame["content"]))
        return []

    def _slash(self, tab: Tab, frame: Json) -> list[Json]:
        channel = self._channel(tab, frame)
        options, nonce = frame.get("options") or {}, frame.get("nonce")
        self._acts.slash(tab.person, channel, frame["command"], options, nonce=nonce)
        return []

    def _autocomplete(self, tab: Tab, frame: Json) -> list[Json]:
        channel = self._channel(tab, frame)
        options, nonce = frame.get("options") or {}, frame.get("nonce")
        focused = frame["focused"]
        self._acts.autocomplete(
            tab.person, channel, frame["command"], {focused: "", **options}, focused, nonce=nonce
        )
        return []

    def _click(self, tab: Tab, frame: Json) -> list[Json]:
        message = self._message(tab, frame)
        self._acts.click(tab.person, message, frame["custom_id"], nonce=frame.get("nonce"))
        return []

    def _choose(self, tab: Tab, frame: Json) -> list[Json]:
        message = self._message(tab, frame)
        values = [str(one) for one in frame["values"]]
        self._acts.choose(tab.person, message, frame["custom_id"], values, nonce=frame.get("nonce"))
        return []

    def _submit(self, tab: Tab, frame: Json) -> list[Json]:
        wanted = int(frame["interaction_id"])
        found = (one for one in reversed(self._parts.interactions.by_token.values()) if one.id == wanted)
        opened = next(found, None)
        if opened is None:
            raise NotPossible("unknown_message", "no form is open")
        self._acts.submit(tab.person, opened, frame.get("values") or {}, nonce=frame.get("nonce"))
        return []

    def _cancel(self, tab: Tab, frame: Json) -> list[Json]:  # noqa: ARG002 - Discord tells nobody
        return []

    def _dismiss(self, tab: Tab, frame: Json) -> list[Json]:
        message = self._message(tab, frame)
        if message.private_to is not tab.person:
            raise NotPossible("forbidden", "only ephemeral messages can be dismissed")
        self._parts.board.dismiss(message)
        return []


def _unknown(_: Tab, frame: Json) -> list[Json]:
    raise NotPossible("bad_frame", f"unknown type {frame['type']!r}")


def for_page(frame: Json) -> Json:
    """The frame with the faces of the authors."""
    if frame["type"] == "message":
        return frame | {"message": _with_face(frame["message"])}
    if frame["type"] == "history":
        return frame | {"messages": [_with_face(one) for one in frame["messages"]]}
    return frame


def _with_face(message: Json) -> Json:
    author = message["author"]
    return message | {"author": author | {"avatar_url": avatar(author["id"])}}
