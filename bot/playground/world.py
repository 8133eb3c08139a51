"""What exists: people, guilds, channels, messages, emojis and the one application."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.playground import permissions
from bot.playground.clock import Clock
from bot.playground.permissions import Permission
from bot.playground.snowflakes import Snowflakes

TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
"""Discord's channel types that exist here (docs channel, "Channel Types")."""

EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 64, 128, 4096, 32768
"""Message flags (docs message, "Message Flags")."""

Json = dict[str, Any]


@dataclass(slots=True, eq=False)
class User:
    """A person, or the bot itself; `locale` is the language of the person's client."""

    id: int
    username: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    accepts_direct: bool = True


@dataclass(slots=True, eq=False)
class Attachment:
    """An uploaded file, served by the CDN path."""

    id: int
    filename: str
    content: bytes
    content_type: str
    url: str
    description: str | None = None


@dataclass(slots=True, eq=False)
class Message:
    """A message in a channel; `private_to` is set on ephemerals. An edit replaces the lists, it never changes them."""

    id: int
    channel: "Channel"
    author: User
    created: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[User] = field(default_factory=list)
    flags: int = 0
    type: int = 0
    edited: float | None = None
    private_to: User | None = None
    interaction: Json | None = None
    by_webhook: bool = False
    reference: Json | None = None
    notified: frozenset[int] = frozenset()
    nonce: str | None = None
    thread: "Channel | None" = None
    pinned: bool = False

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, thread or direct conversation; overwrites are keyed by user id, or guild id for everybody."""

    id: int
    name: str
    type: int
    guild: "Guild | None" = None
    parent: "Channel | None" = None
    recipient: User | None = None
    owner: User | None = None
    overwrites: dict[int, tuple[Permission, Permission]] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    members: dict[int, float] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 1440
    topic: str | None = None
    created: float = 0.0

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(slots=True, eq=False)
class Member:
    """A person in a guild with the permissions of his roles."""

    user: User
    permissions: Permission = permissions.EVERYONE
    role_id: int = 0
    nick: str | None = None
    joined: float = 0.0


@dataclass(slots=True, eq=False)
class Guild:
    """A server; `bot_present` is false while the bot is not a member."""

    id: int
    name: str
    owner: User
    preferred_locale: str = "en-US"
    community: bool = False
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    everyone: Permission = permissions.EVERYONE
    bot_present: bool = True

    @property
    def features(self) -> list[str]:
        return ["COMMUNITY"] if self.community else []


@dataclass(slots=True, eq=False)
class Emoji:
    """An emoji of the application."""

    id: int
    name: str
    image: bytes
    content_type: str
    animated: bool = False


@dataclass(slots=True, eq=False)
class Application:
    """The bot's application: its user, its token, its commands (by guild id, `None` is global) and emojis."""

    id: int
    user: User
    token: str
    owner: User
    commands: dict[int | None, dict[int, Json]] = field(default_factory=lambda: {None: {}})
    emojis: dict[int, Emoji] = field(default_factory=dict)
    privileged_intents: int = (1 << 1) | (1 << 8) | (1 << 15)


class World:
    """Everything that exists, found by id."""

    def __init__(self, clock: Clock, application: Application) -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.application = application
        self.users: dict[int, User] = {application.user.id: application.user, application.owner.id: application.owner}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.direct: dict[int, Channel] = {}
        self._permissions: dict[tuple[int, int], Permission] = {}
        self._viewers: dict[int, frozenset[int]] = {}

    @property
    def bot(self) -> User:
        return self.application.user

    def people(self) -> Iterator[User]:
        return (user for user in self.users.values() if not user.bot)

    def changed(self) -> None:
        """Forget what was computed; to be called after any change of members, permissions or channels."""
        self._permissions.clear()
        self._viewers.clear()

    def add_user(self, user: User) -> User:
        self.users[user.id] = user
        return user

    def add_guild(self, guild: Guild) -> Guild:
        self.guilds[guild.id] = guild
        bot = permissions.EVERYONE | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS
        self.add_member(guild, self.bot, bot)
        return guild

    def add_member(self, guild: Guild, user: User, allowed: Permission = permissions.EVERYONE) -> Member:
        member = Member(user, allowed, role_id=self.snowflakes.next(), joined=self.clock.now())
        guild.members[user.id] = member
        self.changed()
        return member

    def remove_member(self, guild: Guild, user: User) -> None:
        """Somebody is in a guild no more, nor in its threads; what he wrote stays."""
        guild.members.pop(user.id, None)
        for channel in guild.channels.values():
            channel.members.pop(user.id, None)
        self.changed()

    def add_channel(self, channel: Channel) -> Channel:
        channel.created = self.clock.now()
        self.channels[channel.id] = channel
        if channel.guild is not None:
            channel.guild.channels[channel.id] = channel
        self.changed()
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Forget a channel and its threads."""
        for thread in [found for found in self.channels.values() if found.parent is channel]:
            self.remove_channel(thread)
        self.channels.pop(channel.id, None)
        if channel.guild is not None:
            channel.guild.channels.pop(channel.id, None)
        self.changed()

    def direct_channel(self, user: User) -> Channel:
        """The conversation of the bot with a person, made when it is first needed."""
        found = self.direct.get(user.id)
        if found is None:
            found = self.add_channel(Channel(self.snowflakes.next(), user.name, DIRECT, recipient=user))
            self.direct[user.id] = found
        return found

    def permissions(self, user: User, channel: Channel) -> Permission:
        """What `user` may do in `channel`; nothing if he is not there at all."""
        key = (user.id, channel.id)
        found = self._permissions.get(key)
        if found is None:
            found = self._permissions[key] = self._compute_permissions(user, channel)
        return found

    def _compute_permissions(self, user: User, channel: Channel) -> Permission:
        if channel.guild is None:
            return permissions.EVERYONE if user.bot or user is channel.recipient else Permission.NONE
        member = channel.guild.members.get(user.id)
        if member is None or (user is self.bot and not channel.guild.bot_present):
            return Permission.NONE
        if user is channel.guild.owner:
            return permissions.EVERY_PERMISSION
        place = channel.parent or channel
        found = [place.overwrites[key] for key in (channel.guild.id, user.id) if key in place.overwrites]
        return permissions.combine(member.permissions | channel.guild.everyone, found)

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether a channel is on somebody's list; private threads only for their members and moderators."""
        allowed = self.permissions(user, channel)
        if not allowed & Permission.VIEW_CHANNEL:
            return False
        if channel.type != PRIVATE_THREAD:
            return True
        return user.id in channel.members or bool(allowed & Permission.MANAGE_THREADS)

    def audience(self, message: Message) -> frozenset[int]:
        """Ids of the people (not the bot) who can see a message."""
        if message.private_to is not None:
            return frozenset((message.private_to.id,))
        return self.viewers(message.channel)

    def viewers(self, channel: Channel) -> frozenset[int]:
        """Ids of the people (not the bot) who can see a channel."""
        found = self._viewers.get(channel.id)
        if found is None:
            found = self._viewers[channel.id] = self._compute_viewers(channel)
        return found

    def _compute_viewers(self, channel: Channel) -> frozenset[int]:
        if channel.guild is None:
            return frozenset((channel.recipient.id,)) if channel.recipient else frozenset()
        members = [member.user for member in channel.guild.members.values()]
        return frozenset(user.id for user in members if not user.bot and self.sees(user, channel))
