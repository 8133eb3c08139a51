"""How the world looks in Discord's JSON (docs user, guild, channel, message)."""

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.playground import permissions
from bot.playground.permissions import Permission
from bot.playground.world import (
    DIRECT,
    Application,
    Attachment,
    Channel,
    Emoji,
    Guild,
    Json,
    Member,
    Message,
    User,
    World,
)


def stamp(moment: float) -> str:
    """Seconds since 1970 as ISO 8601 with time zone."""
    return datetime.fromtimestamp(moment, UTC).isoformat()


def user(found: User) -> Json:
    return {
        "id": str(found.id),
        "username": found.username,
        "global_name": None if found.bot else found.name,
        "discriminator": "0000" if found.bot else "0",
        "avatar": None,
        "bot": found.bot,
        "public_flags": 0,
        "avatar_decoration_data": None,
        "primary_guild": None,
    }


def member(found: Member, guild: Guild, *, with_user: bool = True) -> Json:
    roles = [str(found.role_id)] if found.permissions & ~guild.everyone else []
    answer: Json = {
        "roles": roles,
        "nick": found.nick,
        "avatar": None,
        "banner": None,
        "joined_at": stamp(found.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    if with_user:
        answer["user"] = user(found.user)
    return answer


def _role(role_id: int, name: str, allowed: Permission, position: int, *, managed: bool) -> Json:
    return {
        "id": str(role_id),
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(int(allowed)),
        "managed": managed,
        "mentionable": False,
        "flags": 0,
    }


def roles(guild: Guild) -> list[Json]:
    """@everyone, and one role for each member who may more than everybody."""
    found = [_role(guild.id, "@everyone", guild.everyone, 0, managed=False)]
    for place, one in enumerate(guild.members.values(), start=1):
        if one.permissions & ~guild.everyone:
            found.append(_role(one.role_id, one.user.name, one.permissions, place, managed=one.user.bot))
    return found


def channel(found: Channel, world: World) -> Json:
    if found.type == DIRECT:
        recipients = [user(found.recipient)] if found.recipient else []
        return {
            "id": str(found.id),
            "type": DIRECT,
            "last_message_id": _last(found),
            "flags": 0,
            "recipients": recipients,
        }
    answer: Json = {
        "id": str(found.id),
        "type": found.type,
        "guild_id": str(found.guild.id) if found.guild else None,
        "name": found.name,
        "parent_id": str(found.parent.id) if found.parent else None,
        "last_message_id": _last(found),
        "flags": 0,
        "rate_limit_per_user": 0,
    }
    return answer | (_thread(found, world) if found.is_thread else _text(found))


def _last(found: Channel) -> str | None:
    newest = next((one for one in reversed(found.messages.values()) if one.private_to is None), None)
    return str(newest.id) if newest is not None else None


def _text(found: Channel) -> Json:
    guild_id = found.guild.id if found.guild else 0
    return {
        "position": 0,
        "topic": found.topic,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(key),
                "type": 0 if key == guild_id else 1,
                "allow": str(int(allow)),
                "deny": str(int(deny)),
            }
            for key, (allow, deny) in found.overwrites.items()
        ],
    }


def _thread(found: Channel, world: World) -> Json:
    answer: Json = {
        "owner_id": str((found.owner or world.bot).id),
        "message_count": len(found.messages),
        "total_message_sent": len(found.messages),
        "member_count": len(found.members),
        "thread_metadata": {
            "archived": found.archived,
            "auto_archive_duration": found.auto_archive_minutes,
            "archive_timestamp": stamp(found.created),
            "locked": found.locked,
            "invitable": found.invitable,
            "create_timestamp": stamp(found.created),
        },
    }
    if world.bot.id in found.members:
        answer["member"] = thread_member(found, world.bot.id)
    return answer


def thread_member(thread: Channel, user_id: int) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": stamp(thread.members[user_id]),
        "flags": 0,
    }


def guild(found: Guild) -> Json:
    """What GET /guilds/{guild_id} tells."""
    return {
        "id": str(found.id),
        "name": found.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": str(found.owner.id),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": roles(found),
        "emojis": [],
        "features": found.features,
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": found.preferred_locale if found.community else "en-US",
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "stickers": [],
        "premium_progress_bar_enabled": False,
        "safety_alerts_channel_id": None,
    }


def guild_create(found: Guild, world: World) -> Json:
    """The event that brings a guild with its channels, threads and the bot's own member.

    A bot gets channels that it may not view as well, but no such threads."""
    places = list(found.channels.values())
    threads = [one for one in places if one.is_thread and not one.archived and world.sees(world.bot, one)]
    return guild(found) | {
        "joined_at": stamp(found.members[world.bot.id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(found.members),
        "members": [member(found.members[world.bot.id], found)],
        "channels": [channel(one, world) for one in places if not one.is_thread],
        "threads": [channel(one, world) for one in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(found: Attachment, *, ephemeral: bool = False) -> Json:
    answer: Json = {
        "id": str(found.id),
        "filename": found.filename,
        "size": len(found.content),
        "url": found.url,
        "proxy_url": found.url,
        "content_type": found.content_type,
        "content_scan_version": 0,
    }
    if found.description is not None:
        answer["description"] = found.description
    if ephemeral:
        answer["ephemeral"] = True
    return answer


def message(found: Message, world: World) -> Json:
    answer: Json = {
        "id": str(found.id),
        "channel_id": str(found.channel.id),
        "type": found.type,
        "author": user(found.author),
        "content": found.content,
        "embeds": found.embeds,
        "attachments": [attachment(one, ephemeral=found.ephemeral) for one in found.attachments],
        "components": found.components,
        "mentions": [user(one) for one in found.mentions],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": found.pinned,
        "tts": False,
        "timestamp": stamp(found.created),
        "edited_timestamp": None if found.edited is None else stamp(found.edited),
        "flags": found.flags,
    }
    if found.by_webhook:
        answer["webhook_id"] = answer["application_id"] = str(world.application.id)
    if found.interaction is not None:
        answer["interaction_metadata"] = found.interaction
    if found.reference is not None:
        answer["message_reference"] = found.reference
    if found.nonce is not None:
        answer["nonce"] = found.nonce
    if found.thread is not None:
        answer["thread"] = channel(found.thread, world)
    return answer


def emoji(found: Emoji, world: World) -> Json:
    return {
        "id": str(found.id),
        "name": found.name,
        "roles": [],
        "user": user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": found.animated,
        "available": True,
    }


def application(found: Application) -> Json:
    """What GET /applications/@me and /oauth2/applications/@me tell."""
    return {
        "id": str(found.id),
        "name": found.user.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": user(found.owner),
        "team": None,
        "bot": user(found.user),
        "integration_types_config": {"0": {}, "1": {}},
        "approximate_guild_count": 0,
        "approximate_user_install_count": 0,
        "rpc_origins": [],
        "redirect_uris": [],
        "tags": [],
    }


def permission_string(allowed: Permission) -> str:
    """Discord writes bit fields as decimal strings."""
    return str(int(allowed & permissions.EVERY_PERMISSION))


def resolved(world: World, where: Channel, ids: Sequence[str]) -> Json:
    """Discord's `resolved` for ids of users and channels."""
    answer: Json = {}
    for one in ids:
        person = world.users.get(int(one)) if str(one).isdecimal() else None
        place = world.channels.get(int(one)) if str(one).isdecimal() else None
        if person is not None:
            answer.setdefault("users", {})[str(one)] = user(person)
            here = where.guild.members.get(person.id) if where.guild else None
            if here is not None and where.guild is not None:
                found = member(here, where.guild, with_user=False)
                found["permissions"] = permission_string(world.permissions(person, where))
                answer.setdefault("members", {})[str(one)] = found
        elif place is not None:
            found = channel(place, world) | {
                "permissions": permission_string(world.permissions(world.bot, place))
            }
            answer.setdefault("channels", {})[str(one)] = found
    return answer
