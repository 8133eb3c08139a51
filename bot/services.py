"""What a cog may use."""

from dataclasses import dataclass

from bot.i18n import Localizer
from bot.keeping.protocols import HouseRuleStore, MemberStore, SettingsStore
from bot.pictures import EmojiShelf
from bot.tables.clock import Clock
from bot.tables.protocols import Notes, Standings
from bot.tables.tables import Tables


@dataclass(frozen=True, slots=True)
class Services:
    """Handed over by the client; a cog reaches for nothing else."""

    tables: Tables
    standings: Standings
    localizer: Localizer
    emojis: EmojiShelf
    clock: Clock
    settings: SettingsStore
    house_rules: HouseRuleStore
    members: MemberStore
    notes: Notes
