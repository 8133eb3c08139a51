"""Where an interaction happens, and what the person may do there."""

import discord

from bot.i18n import Words, language_of
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


def public_locale(interaction: Interaction) -> str:
    """The language of public messages: a Community server's own, else that of whoever opens the table.

    Every other server says `en-US`, whatever its people speak (experience.md §9).
    """
    guild = interaction.guild
    chosen = guild is not None and COMMUNITY in guild.features and interaction.guild_locale is not None
    return language_of(str(interaction.guild_locale if chosen else interaction.locale))


def is_moderator(interaction: Interaction) -> bool:
    """Whether the person may manage messages here."""
    return interaction.permissions.manage_messages or interaction.permissions.administrator


NEEDED = ("view_channel", "send_messages", "embed_links", "read_message_history")
"""What a table message needs of the bot in its channel; in a thread `send_messages_in_threads` instead."""


def check_permissions(interaction: Interaction, words: Words) -> None:
    """Raise `Refused` with the names of what the bot lacks here to show a table."""
    if missing := missing_permissions(interaction):
        names = words.join(words(f"permission-{name}") for name in missing)
        raise Refused("missing-permissions", permissions=names)


def missing_permissions(interaction: Interaction) -> list[str]:
    """Names of the permissions that the bot lacks here, as discord.py calls them."""
    allowed = interaction.app_permissions
    needed = set(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed = needed - {"send_messages"} | {"send_messages_in_threads"}
    return sorted(name for name in needed if not getattr(allowed, name))
