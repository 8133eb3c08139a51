"""Discord's permission bits, and how they add up in a channel (docs topics/permissions)."""

from enum import IntFlag


class Permission(IntFlag):
    """The permissions that a bot of commands, messages and threads meets."""

    NONE = 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40


EVERY_PERMISSION = Permission((1 << 53) - 1)

EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What the role @everyone allows in a new guild."""

_NEEDS_SENDING = (
    Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE | Permission.USE_EXTERNAL_EMOJIS
)

def combine(base: Permission, overwrites: list[tuple[Permission, Permission]]) -> Permission:
    """Permissions in a channel: `base` (roles together), then each overwrite (allow, deny) in order.

    Administrators may everything; who cannot see a channel may nothing there; who cannot send cannot attach.
    """
    if base & Permission.ADMINISTRATOR:
        return EVERY_PERMISSION
    for allow, deny in overwrites:
        base = (base & ~deny) | allow
    if not base & Permission.VIEW_CHANNEL:
        return Permission.NONE
    if not base & Permission.SEND_MESSAGES:
        base &= ~_NEEDS_SENDING
    return base


def names(permissions: Permission) -> list[str]:
    """Lower-case names of all single permissions contained."""
    return [flag.name.lower() for flag in Permission if flag and flag & permissions and flag.name is not None]


def parse(wanted: list[str] | tuple[str, ...]) -> Permission:
    """The reverse of `names`; an unknown name raises `KeyError`."""
    found = Permission.NONE
    for name in wanted:
        found |= Permission[name.upper()]
    return found
