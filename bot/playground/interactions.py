"""Interactions: a person does something, the bot has 3 seconds to answer and 15 minutes to go on
(discord_facts.md §2; docs interactions/receiving-and-responding)."""

import asyncio
import base64
import secrets
from dataclasses import dataclass, field
from enum import Enum

from bot.playground import payloads
from bot.playground.clock import Handle
from bot.playground.gateway import Gateway
from bot.playground.hub import Hub
from bot.playground.record import Record
from bot.playground.snowflakes import moment_of
from bot.playground.world import Channel, Json, Message, User, World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
"""Interaction types."""

FIRST_ANSWER_SECONDS, TOKEN_SECONDS = 3.0, 900.0


class State(Enum):
    WAITING = "pending"
    ANSWERED = "answered"
    FAILED = "failed"


@dataclass(slots=True, eq=False)
class Interaction:
    """One act of a person. `answer` is the type of the bot's first callback (4 message, 5 defer, 6 silent defer,
    7 update, 8 choices, 9 modal), `original` the message that it made or changed, `modal` and `choices` its body."""

    id: int
    token: str
    kind: int
    person: User
    channel: Channel
    data: Json
    created: float
    command: str | None = None
    message: Message | None = None
    opened_from: "Interaction | None" = None
    nonce: str | None = None
    state: State = State.WAITING
    answer: int | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    expired: bool = False
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    deadline: Handle | None = None

    @property
    def answered(self) -> bool:
        return self.state is State.ANSWERED

    @property
    def failed(self) -> bool:
        return self.state is State.FAILED

    def owns(self, message: Message) -> bool:
        """Whether this token may read, edit and delete a message."""
        clicked = self.kind in (COMPONENT, SUBMIT) and message is self.message
        return clicked or message is self.original or message in self.followups

    def __str__(self) -> str:
        what = self.command or self.data.get("custom_id")
        return f"{self.person.username} {what!r} in #{self.channel.name}"


class Interactions:
    """Starts interactions, keeps their tokens, lets them fail in time."""

    def __init__(self, world: World, gateway: Gateway, hub: Hub, record: Record) -> None:
        self.world = world
        self.gateway = gateway
        self.hub = hub
        self.record = record
        self.by_token: dict[str, Interaction] = {}
        self.waiting: set[Interaction] = set()

    def start(
        self,
        kind: int,
        person: User,
        channel: Channel,
        data: Json,
        *,
        command: str | None = None,
        message: Message | None = None,
        opened_from: Interaction | None = None,
        nonce: str | None = None,
    ) -> Interaction:
        """A new interaction, already on its way to the bot."""
        number = self.world.snowflakes.next()
        token = base64.urlsafe_b64encode(f"interaction:{number}:".encode()).decode() + secrets.token_urlsafe(24)
        found = Interaction(
            number, token, kind, person, channel, data, self.world.clock.now(), command, message, opened_from, nonce
        )
        self._drop_old()
        self.by_token[token] = found
        self.waiting.add(found)
        found.deadline = self.world.clock.call_at(found.created + FIRST_ANSWER_SECONDS, lambda: self._fail(found))
        self._tell(found)
        guild_id = channel.guild.id if channel.guild else None
        self.gateway.dispatch("INTERACTION_CREATE", self._payload(found), guild_id)
        return found

    def find(self, token: str) -> Interaction | None:
        return self.by_token.get(token)

    def expire(self) -> None:
        """As if 15 minutes had passed for every token handed out so far."""
        for one in self.by_token.values():
            one.expired = True

    def clear(self) -> None:
        """Forget all of them, also those that still wait."""
        for one in self.waiting:
            if one.deadline is not None:
                one.deadline.cancel()
        self.waiting.clear()
        self.by_token.clear()

    def is_expired(self, token: str) -> bool:
        """Whether a token was once good and is no longer; also true of tokens long forgotten."""
        found = self.by_token.get(token)
        if found is not None:
            return found.expired or self.world.clock.now() >= found.created + TOKEN_SECONDS
        made = _made(token)
        return made is not None and self.world.clock.now() >= made + TOKEN_SECONDS

    def settle(self, found: Interaction, answer: int) -> None:
        """The first answer came."""
        found.answer = answer
        self._end(found, State.ANSWERED)

    def _fail(self, found: Interaction) -> None:
        if found.state is State.WAITING:
            if found.kind != AUTOCOMPLETE:
                self.record.unanswered.append(str(found))
            self._end(found, State.FAILED)

    def _end(self, found: Interaction, state: State) -> None:
        found.state = state
        self.waiting.discard(found)
        if found.deadline is not None:
            found.deadline.cancel()
        found.settled.set()
        self._tell(found)

    def _tell(self, found: Interaction) -> None:
        if not self.hub.active:
            return
        if found.kind == AUTOCOMPLETE:
            self._tell_silence(found)
            return
        frame = {
            "type": "interaction",
            "nonce": found.nonce,
            "interaction_id": str(found.id),
            "state": found.state.value,
            "channel_id": str(found.channel.id),
            "message_id": str(found.message.id) if found.message else None,
            "custom_id": found.data.get("custom_id"),
        }
        self.hub.tell(frozenset((found.person.id,)), frame)

    def _tell_silence(self, found: Interaction) -> None:
        if found.state is State.FAILED:
            frame: Json = {"type": "choices", "nonce": found.nonce, "choices": []}
            self.hub.tell(frozenset((found.person.id,)), frame)

    def _drop_old(self) -> None:
        oldest = next(iter(self.by_token.values()), None)
        if oldest is not None and self.world.clock.now() > oldest.created + TOKEN_SECONDS + 60:
            del self.by_token[oldest.token]

    def _payload(self, found: Interaction) -> Json:
        channel, world = found.channel, self.world
        guild = channel.guild
        answer: Json = {
            "id": str(found.id),
            "application_id": str(world.application.id),
            "type": found.kind,
            "data": found.data,
            "token": found.token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": payloads.channel(channel, world),
            "app_permissions": payloads.permission_string(world.permissions(world.bot, channel)),
            "locale": found.person.locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id) if guild else "0"},
            "context": 0 if guild else 1,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        allowed = payloads.permission_string(world.permissions(found.person, channel))
        answer["channel"]["permissions"] = allowed
        if found.message is not None:
            answer["message"] = payloads.message(found.message, world)
        if guild is None:
            return answer | {"user": payloads.user(found.person)}
        member = payloads.member(guild.members[found.person.id], guild) | {"permissions": allowed}
        locale = guild.preferred_locale if guild.community else "en-US"
        return answer | {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": locale, "features": guild.features},
            "guild_locale": locale,
            "member": member,
        }


def metadata(found: Interaction) -> Json:
    """`interaction_metadata` of a message that answers an interaction."""
    answer: Json = {
        "id": str(found.id),
        "type": found.kind,
        "user": payloads.user(found.person),
        "authorizing_integration_owners": {"0": str(found.channel.guild.id) if found.channel.guild else "0"},
    }
    if found.command is not None:
        answer["name"] = found.command
    if found.kind == COMPONENT and found.message is not None:
        answer["interacted_message_id"] = str(found.message.id)
    if found.kind == SUBMIT and found.opened_from is not None:
        answer["triggering_interaction_metadata"] = metadata(found.opened_from)
    return answer


def _made(token: str) -> float | None:
    head = token[: len(token) - 32]
    try:
        return moment_of(int(base64.urlsafe_b64decode(head).decode().split(":")[1]))
    except (ValueError, IndexError):
        return None
