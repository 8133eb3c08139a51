"""Messages come, change and go: stored in the world, told to the bot's gateway, to the page and to the journal."""

from bot.playground import payloads
from bot.playground.compose import Draft
from bot.playground.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, MESSAGE_CONTENT, Gateway
from bot.playground.hub import Hub
from bot.playground.places import Places
from bot.playground.record import Record
from bot.playground.world import (
    DIRECT,
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    Json,
    Message,
    User,
    World,
)


class Board:
    """The only place that creates, edits and deletes messages."""

    def __init__(self, world: World, gateway: Gateway, places: Places, hub: Hub, record: Record) -> None:
        self.world = world
        self.gateway = gateway
        self.places = places
        self.hub = hub
        self.record = record

    def post(
        self,
        channel: Channel,
        author: User,
        draft: Draft,
        *,
        private_to: User | None = None,
        interaction: Json | None = None,
        by_webhook: bool = False,
        reference: Json | None = None,
        nonce: str | None = None,
        kind: int = 0,
    ) -> Message:
        """A new message; whom it notifies is fixed here and never later (discord_facts.md §5)."""
        message = Message(
            self.world.snowflakes.next(),
            channel,
            author,
            self.world.clock.now(),
            private_to=private_to,
            interaction=interaction,
            by_webhook=by_webhook,
            reference=reference,
            nonce=nonce,
            type=kind,
        )
        self._fill(message, draft)
        self._enter(message)
        return message

    def _enter(self, message: Message) -> None:
        channel = message.channel
        channel.messages[message.id] = message
        if channel.is_thread and message.private_to is None:
            self._wake(channel, message)
        audience = self.world.audience(message)
        if not message.flags & LOADING:
            message.notified = self._notified(message, audience)
        self._publish(message, audience, new=True)
        for person in message.notified:
            self._notify(message, person)

    def _wake(self, thread: Channel, message: Message) -> None:
        """A new message opens an archived thread and brings whom it mentions into it (discord_facts.md §5 and §8)."""
        if thread.archived:
            thread.archived = False
            self.places.changed(thread)
        for user in message.mentions:
            if thread.parent is not None and self.world.sees(user, thread.parent):
                self.places.join(thread, user.id)

    def edit(self, message: Message, draft: Draft) -> None:
        """Change a message in place. Edits notify nobody."""
        self._fill(message, draft)
        message.flags &= ~LOADING
        message.edited = self.world.clock.now()
        self._publish(message, self.world.audience(message), new=False)

    def delete(self, message: Message) -> None:
        """Take a message away; the bot hears of it unless it was private to somebody."""
        message.channel.messages.pop(message.id, None)
        audience = self.world.audience(message)
        frame = {"type": "message_gone", "channel_id": str(message.channel.id), "message_id": str(message.id)}
        self.hub.tell(audience, frame)
        if message.private_to is not None:
            return
        guild = message.channel.guild
        data: Json = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if guild is not None:
            data["guild_id"] = str(guild.id)
        self.gateway.dispatch("MESSAGE_DELETE", data, guild.id if guild else None, _intent(message))

    def dismiss(self, message: Message) -> None:
        """The owner puts an ephemeral away, or his client forgets it: the bot does not hear of it."""
        if message.private_to is None:
            raise ValueError("only ephemeral messages can be dismissed")
        self.delete(message)

    def forget_ephemerals(self, person: User) -> None:
        """What a reload of the client does."""
        for channel in list(self.world.channels.values()):
            for message in [one for one in channel.messages.values() if one.private_to is person]:
                self.dismiss(message)

    def visible(self, person: User, channel: Channel) -> list[Message]:
        """The messages that a person sees in a channel, oldest first."""
        if not self.world.sees(person, channel):
            return []
        return [one for one in channel.messages.values() if one.private_to in (None, person)]

    def _fill(self, message: Message, draft: Draft) -> None:
        message.content = draft.content
        message.embeds = draft.embeds
        message.components = draft.components
        message.attachments = draft.attachments
        message.mentions = draft.mentions
        message.flags = draft.flags

    def _notified(self, message: Message, audience: frozenset[int]) -> frozenset[int]:
        wanted = {user.id for user in message.mentions}
        if message.channel.type == DIRECT:
            wanted |= audience
        return frozenset(wanted & audience - {message.author.id})

    def _publish(self, message: Message, audience: frozenset[int], *, new: bool) -> None:
        body = payloads.message(message, self.world)
        self.record.show(audience, "message" if new else "edit", body)
        if self.hub.active:
            frame = {"type": "message", "channel_id": str(message.channel.id), "message": body, "new": new}
            self.hub.tell(audience, frame)
        self._tell_bot(message, body, "MESSAGE_CREATE" if new else "MESSAGE_UPDATE")

    def _tell_bot(self, message: Message, body: Json, event: str) -> None:
        guild = message.channel.guild if message.private_to is None else None
        guild_id = guild.id if guild else None
        intents = self.gateway.intents(guild_id)
        intent = _intent(message)
        if not intents & intent:
            return
        data = dict(body)
        if guild is not None:
            data["guild_id"] = str(guild.id)
            member = guild.members.get(message.author.id)
            if member is not None:
                data["member"] = payloads.member(member, guild, with_user=False)
            if not intents & MESSAGE_CONTENT and not self._may_read(message):
                data |= {"content": "", "embeds": [], "attachments": [], "components": []}
        self.gateway.dispatch(event, data, guild_id, intent)

    def _may_read(self, message: Message) -> bool:
        return message.author is self.world.bot or self.world.bot in message.mentions

    def _notify(self, message: Message, person: int) -> None:
        frame = {
            "type": "notification",
            "channel_id": str(message.channel.id),
            "message_id": str(message.id),
            "author": message.author.name,
            "message": payloads.message(message, self.world),
            "silent": bool(message.flags & SUPPRESS_NOTIFICATIONS),
        }
        self.hub.tell(frozenset((person,)), frame)


def _intent(message: Message) -> int:
    private = message.private_to is not None or message.channel.guild is None
    return DIRECT_MESSAGES if private else GUILD_MESSAGES
