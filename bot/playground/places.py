"""Channels, threads, guilds and permissions come, change and go: told to the bot's gateway and to the page."""

from bot.playground import payloads
from bot.playground.gateway import GUILD_MEMBERS, GUILDS, Gateway
from bot.playground.hub import Hub
from bot.playground.permissions import Permission
from bot.playground.world import Channel, Guild, Json, User, World


class Places:
    """The only place that adds, changes and removes channels and the bot's presence once the playground runs."""

    def __init__(self, world: World, gateway: Gateway, hub: Hub) -> None:
        self.world = world
        self.gateway = gateway
        self.hub = hub

    def add(self, channel: Channel) -> None:
        self.world.add_channel(channel)
        event = "THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE"
        self._tell_bot(event, channel, payloads.channel(channel, self.world) | {"newly_created": True})
        self.tell_page(channel)

    def changed(self, channel: Channel) -> None:
        """The name, state or permissions of a channel are other than before."""
        before = self.world.viewers(channel)
        self.world.changed()
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self._tell_bot(event, channel, payloads.channel(channel, self.world))
        self.tell_page(channel)
        gone = before - self.world.viewers(channel)
        self.hub.tell(gone, {"type": "channel_gone", "channel_id": str(channel.id)})

    def remove(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        audience = self.world.viewers(channel)
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self._tell_bot(event, channel, payloads.channel(channel, self.world))
        self.world.remove_channel(channel)
        self.hub.tell(audience, {"type": "channel_gone", "channel_id": str(channel.id)})

    def join(self, thread: Channel, user_id: int) -> None:
        if user_id in thread.members:
            return
        thread.members[user_id] = self.world.clock.now()
        self.world.changed()
        self._members_changed(thread, added=user_id)
        self.tell_page(thread)

    def leave(self, thread: Channel, user_id: int) -> None:
        if thread.members.pop(user_id, None) is None:
            return
        self._members_changed(thread, removed=user_id)
        self.changed(thread)

    def _members_changed(self, thread: Channel, added: int | None = None, removed: int | None = None) -> None:
        data: Json = {
            "id": str(thread.id),
            "guild_id": str(thread.guild.id) if thread.guild else None,
            "member_count": len(thread.members),
        }
        if added is not None:
            data["added_members"] = [payloads.thread_member(thread, added)]
        if removed is not None:
            data["removed_member_ids"] = [str(removed)]
        self._tell_bot("THREAD_MEMBERS_UPDATE", thread, data)

    def permit(self, channel: Channel, user: User | None, allow: Permission, deny: Permission) -> None:
        """Set the overwrite of a person or the bot (`None`: of everybody) in a channel."""
        if channel.guild is None:
            raise ValueError("direct conversations have no permissions")
        before = self.world.viewers(channel)
        key = channel.guild.id if user is None else user.id
        channel.overwrites[key] = (allow, deny)
        self.changed(channel)
        gone = before - self.world.viewers(channel)
        self.hub.tell(gone, {"type": "channel_gone", "channel_id": str(channel.id)})

    def remove_member(self, guild: Guild, user: User) -> None:
        """Somebody leaves a guild. A bot hears of it only with the intent for members, which is a privilege."""
        seen = [channel for channel in guild.channels.values() if self.world.sees(user, channel)]
        self.world.remove_member(guild, user)
        for channel in seen:
            self.hub.tell(frozenset((user.id,)), {"type": "channel_gone", "channel_id": str(channel.id)})
        data = {"guild_id": str(guild.id), "user": payloads.user(user)}
        self.gateway.dispatch("GUILD_MEMBER_REMOVE", data, guild.id, GUILD_MEMBERS)

    def remove_bot(self, guild: Guild) -> None:
        """The bot is kicked: GUILD_DELETE without `unavailable`."""
        guild.bot_present = False
        self.world.changed()
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS)

    def add_bot(self, guild: Guild) -> None:
        guild.bot_present = True
        self.world.changed()
        self.gateway.announce(guild)

    def tell_page(self, channel: Channel) -> None:
        if not self.hub.active:
            return
        for person in self.world.viewers(channel):
            frame = {"type": "channel", "channel": face_channel(self.world, self.world.users[person], channel)}
            self.hub.tell(frozenset((person,)), frame)

    def _tell_bot(self, event: str, channel: Channel, data: Json) -> None:
        if channel.guild is None or not channel.guild.bot_present:
            return
        self.gateway.dispatch(event, data, channel.guild.id, GUILDS)


def face_channel(world: World, person: User, channel: Channel) -> Json:
    """A channel as the page face describes it to one person."""
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    return {
        "id": str(channel.id),
        "name": world.bot.name if channel.guild is None else channel.name,
        "type": channel.type,
        "guild_id": str(channel.guild.id) if channel.guild else None,
        "parent_id": str(channel.parent.id) if channel.parent else None,
        "archived": channel.archived,
        "locked": channel.locked,
        "can_write": bool(world.permissions(person, channel) & needed) and not channel.locked,
    }
