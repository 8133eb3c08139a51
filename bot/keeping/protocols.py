"""What the rest of the house needs kept; `data.store.Store` implements all of it.

What is read raises nothing for damaged rows: settings fall back to their defaults, a house rule is left out; both are
logged. What is written raises `bot.tables.protocols.StoreUnavailable` when the database refuses.
"""

from collections.abc import Callable
from typing import Protocol

from bot.keeping.house_rules import HouseRule
from bot.keeping.settings import GuildSettings, PersonalSettings

HouseRuleChange = Callable[[HouseRule], HouseRule]
"""Makes a house rule of the present one; does nothing else, may raise, and may be called more than once."""

GuildSettingsChange = Callable[[GuildSettings], GuildSettings]
"""Makes the settings of a server of the present ones; does nothing else, may raise, may be called more than once."""


class SettingsStore(Protocol):
    """Settings of servers and of people."""

    async def guild_settings(self, guild: int) -> GuildSettings:
        """Those of a server."""

    async def change_guild_settings(self, guild: int, change: GuildSettingsChange) -> None:
        """Change those of a server as they are when its turn comes: of two changes at once neither is lost."""

    async def personal_settings(self, person: int) -> PersonalSettings:
        """Those of a person."""

    async def keep_personal_settings(self, person: int, settings: PersonalSettings) -> None:
        """Replace those of a person."""


class HouseRuleStore(Protocol):
    """The house rules of every server."""

    async def house_rules(self, guild: int) -> list[HouseRule]:
        """All of a server, by name."""

    async def house_rule(self, rule: str) -> HouseRule | None:
        """One by its id."""

    async def keep_house_rule(self, rule: HouseRule) -> None:
        """Add it, or replace the one with its id.

        Raises `HouseRuleRefused` when another one bears its name, or when the server has as many as it may.
        """

    async def change_house_rule(self, rule: str, change: HouseRuleChange) -> None:
        """Change the one with this id as it is when its turn comes: of two changes at once neither is lost.

        Raises `HouseRuleRefused` when there is none, or another one bears its new name; and what `change` raises.
        """

    async def delete_house_rule(self, rule: str) -> None:
        """Forget one; nothing happens when there is none with this id."""


class MemberStore(Protocol):
    """Who was found to have left a server."""

    async def gone_members(self) -> frozenset[tuple[int, int]]:
        """All of them: server and person."""

    async def note_gone_member(self, guild: int, person: int) -> None:
        """He is in the server no more: its leaderboards leave him out."""

    async def forget_gone_member(self, guild: int, person: int) -> None:
        """He is back, with everything that he has won."""
