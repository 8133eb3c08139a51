"""Where an interaction happens, and what the person may do there."""

import discord

from bot.i18n import Words, language_of
from bot.keeping.settings import GuildSettings
from bot.tables.errors import Refused
from cogs.feature import Interaction

COMMUNITY = "COMMUNITY"


def guild_of(interaction: Interaction) -> int:
    """The server; every command and button of ours is for servers only."""
    assert interaction.guild_id is not None
    return interaction.guild_id


def channel_of(interaction: Interaction) -> int:
    """The channel or thread."""
    assert interaction.channel_id is not None
    return interaction.channel_id


def public_locale(interaction: Interaction, settings: GuildSettings) -> str:
    """The language of public messages: the one that is set, else a Community server's own, else that of who opens.

    Every other server says `en-US`, whatever its people speak (experience.md §9).
    """
    if settings.language is not None:
        return settings.language
    guild = interaction.guild
    chosen = guild is not None and COMMUNITY in guild.features and interaction.guild_locale is not None
    return language_of(str(interaction.guild_locale if chosen else interaction.locale))


def check_channel(interaction: Interaction, settings: GuildSettings, words: Words) -> None:
    """Raise `Refused` with the channels in which tables may be opened, where this is none of them.

    Threads belong to their channel. Channels that are gone do not count; when all of them are, none is named.
    """
    guild, here = interaction.guild, interaction.channel
    known = [one for one in settings.channels if guild is None or guild.get_channel(one) is not None]
    parent = here.parent_id if isinstance(here, discord.Thread) else None
    if known and not {channel_of(interaction), parent} & set(known):
        raise Refused("other-channels", channels=words.join(f"<#{one}>" for one in known))


def check_room(tables_here: int, settings: GuildSettings) -> None:
    """Raise `Refused` where a channel holds as many tables as the server allows."""
    if tables_here >= settings.tables_per_channel:
        raise Refused("too-many-tables", most=settings.tables_per_channel)


def is_moderator(interaction: Interaction) -> bool:
    """Whether the person may manage messages here."""
    return interaction.permissions.manage_messages or interaction.permissions.administrator


def moderates(interaction: Interaction, channel: int) -> bool:
    """Whether he may in this channel: the permissions that an interaction tells are those in its own."""
    return is_moderator(interaction) and channel == channel_of(interaction)


NEEDED = ("view_channel", "send_messages", "embed_links", "read_message_history")
"""What a table message needs of the bot in its channel; in a thread `send_messages_in_threads` instead."""

NEEDED_ANYWHERE = (*NEEDED, "send_messages_in_threads")
"""What the invite link asks for. `permission-<name>` names each, `permission-purpose-<name>` tells what it is for."""


NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""What a server that wants a thread for every match must grant besides."""


def missing_for_threads(interaction: Interaction) -> list[str]:
    """Names of the permissions that the bot lacks here to play in a thread."""
    return [name for name in NEEDED_FOR_THREADS if not getattr(interaction.app_permissions, name)]


def check_permissions(interaction: Interaction, words: Words) -> None:
    """Raise `Refused` with the names of what the bot lacks here to show a table."""
    if missing := missing_permissions(interaction):
        names = words.join(words(f"permission-{name}") for name in missing)
        raise Refused("missing-permissions", permissions=names)


def missing_permissions(interaction: Interaction) -> list[str]:
    """Names of the permissions that the bot lacks here, as discord.py calls them."""
    needed = set(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed = needed - {"send_messages"} | {"send_messages_in_threads"}
    return sorted(name for name in needed if not getattr(interaction.app_permissions, name))


def lacking(allowed: discord.Permissions, *, threads: bool = False) -> list[str]:
    """Names of what is to be granted first in a channel, in the order of `NEEDED_ANYWHERE`; with `threads` for those.

    Discord takes everything from whoever cannot see a channel, and links from whoever cannot write there; whether those
    are granted shows only afterwards (discord_facts.md §8).
    """
    if not allowed.view_channel:
        return ["view_channel"]
    needed = dict.fromkeys((*NEEDED_ANYWHERE, *(NEEDED_FOR_THREADS if threads else ())))
    missing = [name for name in needed if not getattr(allowed, name)]
    return [name for name in missing if name != "embed_links" or allowed.send_messages]


def may_manage(interaction: Interaction) -> bool:
    """Whether the person may manage the server."""
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def is_private(interaction: Interaction) -> bool:
    """Whether the click came from an ephemeral message."""
    return interaction.message is not None and interaction.message.flags.ephemeral
