"""The test face: people who type commands, click, choose, fill in forms and look at what they see."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.playground.acts import Acts, Value
from bot.playground.compose import shown_text
from bot.playground.interactions import Interaction
from bot.playground.limits.components import BUTTON, CONTAINER, SELECTS, walk
from bot.playground.refusals import NotPossible
from bot.playground.world import Channel, Json, Message, User

Wait = Literal["quiet", "answer", "nothing"]
"""How long an act waits: until everything is quiet, until the bot answered or failed to, or not at all."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person sees it."""

    label: str
    custom_id: str | None
    disabled: bool
    style: int
    emoji: Json | None
    url: str | None


class SeenMessage:
    """A message as it stands now: what it holds changes when the bot edits it."""

    def __init__(self, message: Message) -> None:
        self.raw = message

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeenMessage) and other.raw is self.raw

    def __hash__(self) -> int:
        return hash(self.raw.id)

    def __repr__(self) -> str:
        return f"<message {self.id} by {self.raw.author.name}: {self.text[:60]!r}>"

    @property
    def id(self) -> int:
        return self.raw.id

    @property
    def channel(self) -> Channel:
        return self.raw.channel

    @property
    def exists(self) -> bool:
        """Whether it was neither deleted nor dismissed."""
        return self.raw.id in self.raw.channel.messages

    @property
    def text(self) -> str:
        """Content and every text display, one a line."""
        return shown_text(self.raw.content, self.raw.components)

    @property
    def components(self) -> list[Json]:
        """All components in reading order, nested ones too, as raw JSON."""
        return walk(self.raw.components)

    @property
    def buttons(self) -> list[Button]:
        return [
            Button(
                one.get("label") or "",
                one.get("custom_id"),
                bool(one.get("disabled")),
                one["style"],
                one.get("emoji"),
                one.get("url"),
            )
            for one in self.components
            if one["type"] == BUTTON
        ]

    @property
    def selects(self) -> list[Json]:
        return [one for one in self.components if one["type"] in SELECTS]

    @property
    def accent_colour(self) -> int | None:
        """That of the first container."""
        return next((one.get("accent_color") for one in self.components if one["type"] == CONTAINER), None)

    @property
    def ephemeral(self) -> bool:
        return self.raw.ephemeral

    @property
    def thinking(self) -> bool:
        return bool(self.raw.flags & 128)

    @property
    def notified(self) -> frozenset[int]:
        """Ids of the people whom it pinged when it was new."""
        return self.raw.notified

    def button(self, label: str | None = None, custom_id: str | None = None) -> Button:
        """The one button with this label or custom id. Raises `NotPossible` if there is none or more than one."""
        found = [one for one in self.buttons if _is(one, label, custom_id)]
        if len(found) != 1:
            there = [one.label or one.custom_id for one in self.buttons]
            raise NotPossible("unknown_component", f"{len(found)} buttons {label or custom_id!r} among {there}")
        return found[0]


def _is(button: Button, label: str | None, custom_id: str | None) -> bool:
    return (label is None or button.label == label) and (custom_id is None or button.custom_id == custom_id)


class Person:
    """One person. Acts answer their `Interaction` (`state`, `answer`, `original`, `followups`, `modal`, `choices`)."""

    def __init__(self, user: User, acts: Acts, settle: Callable[[Interaction, Wait], Awaitable[None]]) -> None:
        self.user = user
        self._acts = acts
        self._settle = settle

    def __repr__(self) -> str:
        return f"<person {self.user.name}>"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return f"<@{self.user.id}>"

    # -- acting

    async def slash(
        self,
        channel: Channel,
        command: str,
        /,
        *,
        wait: Wait = "quiet",
        force: bool = False,
        **options: "Value | Person",
    ) -> Interaction:
        """Invoke a command by its default name, e.g. "game new"; options by their default names, people as `Person`."""
        plain = {name: str(one.id) if isinstance(one, Person) else one for name, one in options.items()}
        return await self._done(self._acts.slash(self.user, channel, command, plain, force=force), wait)

    async def autocomplete(
        self, channel: Channel, command: str, focused: str, typed: str = "", /, **options: Value
    ) -> list[Json]:
        """The choices that are offered after typing `typed` in the option `focused`."""
        values = {**options, focused: typed}
        found = self._acts.autocomplete(self.user, channel, command, values, focused)
        await self._settle(found, "answer")
        return found.choices

    async def click(
        self,
        message: SeenMessage,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        wait: Wait = "quiet",
        force: bool = False,
    ) -> Interaction:
        """Press a button, found by label or custom id. Raises `NotPossible` if it is absent, disabled or unseen;
        `force` sends a raw custom id from whoever and wherever."""
        wanted = custom_id if force else message.button(label, custom_id).custom_id
        if wanted is None:
            raise NotPossible("unknown_component", "a link has no custom id")
        return await self._done(self._acts.click(self.user, message.raw, wanted, force=force), wait)

    async def choose(
        self,
        message: SeenMessage,
        custom_id: str,
        values: Sequence[str] | str,
        *,
        wait: Wait = "quiet",
        force: bool = False,
    ) -> Interaction:
        """Pick in a select."""
        chosen = [values] if isinstance(values, str) else list(values)
        return await self._done(self._acts.choose(self.user, message.raw, custom_id, chosen, force=force), wait)

    async def submit(
        self,
        opened: Interaction,
        values: dict[str, object] | None = None,
        *,
        wait: Wait = "quiet",
        force: bool = False,
    ) -> Interaction:
        """Send the form which the bot opened in answer to `opened`."""
        return await self._done(self._acts.submit(self.user, opened, values or {}, force=force), wait)

    def say(self, channel: Channel, content: str) -> SeenMessage:
        return SeenMessage(self._acts.say(self.user, channel, content))

    def dismiss(self, message: SeenMessage) -> None:
        """Put an ephemeral message away."""
        if message.raw.private_to is not self.user:
            raise NotPossible("unknown_message", "not an ephemeral message of this person")
        self._acts.board.dismiss(message.raw)

    def reload(self) -> None:
        """Restart the client: all ephemerals are gone."""
        self._acts.board.forget_ephemerals(self.user)

    async def _done(self, found: Interaction, wait: Wait) -> Interaction:
        await self._settle(found, wait)
        return found

    # -- looking

    def messages(self, channel: Channel) -> list[SeenMessage]:
        """Everything in a channel that this person sees, own ephemerals too, oldest first."""
        return [SeenMessage(one) for one in self._acts.board.visible(self.user, channel)]

    def ephemerals(self, channel: Channel) -> list[SeenMessage]:
        return [one for one in self.messages(channel) if one.ephemeral]

    def direct_messages(self) -> list[SeenMessage]:
        """The conversation with the bot."""
        channel = self._acts.world.direct.get(self.user.id)
        return self.messages(channel) if channel is not None else []

    def answer(self, interaction: Interaction) -> SeenMessage:
        """The message that answered an interaction of this person. Raises `NotPossible` if there is none."""
        if interaction.original is None:
            raise NotPossible("unknown_message", f"{interaction} made no message: {interaction.state}")
        return SeenMessage(interaction.original)

    def pings(self) -> list[SeenMessage]:
        """Messages that still exist and notified this person."""
        channels = list(self._acts.world.channels.values())
        found = [one for channel in channels for one in channel.messages.values() if self.user.id in one.notified]
        return [SeenMessage(one) for one in sorted(found, key=lambda one: one.id)]
