"""A click in a panel of settings: which setting it changes, and to what. The panel is a table's or a house rule's."""

from collections.abc import Sequence
from typing import NamedTuple, cast

from msgspec.structs import replace

from bot.engine import ALL_GAMES, PRESET_OPTIONS, AnyRules, Rank, Rounds, Rules, ZweedsRules
from bot.tables.errors import Refused
from cogs.addresses import Address
from cogs.feature import Interaction
from cogs.layouts.settings_panel import SEPARATOR, Page
from cogs.rank_effects import with_amount, with_kinds
from cogs.rule_settings import BY_KEY, RANK_BY_KEY, USUAL, settled


class SettingClick(NamedTuple):
    """What was clicked."""

    page: Page
    """The page on which it stands."""
    key: str
    rest: Sequence[str]
    rank: Rank
    chosen: Sequence[str]

    @classmethod
    def of(cls, interaction: Interaction, address: Address) -> "SettingClick":
        """Read the address of the menu or switch, and what was chosen."""
        page, key, *rest = (address.argument + SEPARATOR).split(SEPARATOR)
        chosen = cast("dict[str, list[str]]", interaction.data or {}).get("values", [])
        return cls(page_of(page), key, rest, _rank(chosen if key == "rank" else rest), chosen)

    @property
    def changes(self) -> bool:
        """Whether it changes anything; choosing the rank that is shown does not."""
        return self.key != "rank"

    def change(self, rules: AnyRules) -> AnyRules:
        """The settings after the click; it holds for the settings as they are when its turn comes.

        Only what the panel offers comes back through Discord; anything else is refused as a button that is no more.
        """
        try:
            if self.key == "variant":
                return ALL_GAMES[self.chosen[0]]
            if self.key == USUAL:
                return ALL_GAMES[rules.key]
            if isinstance(rules, ZweedsRules):
                return _changed_zweeds(rules, self.key, self.chosen)
            return settled(_changed(rules, self.key, self.rest, self.rank, self.chosen))
        except (LookupError, ValueError):
            raise Refused("unknown-button") from None


def page_of(argument: str) -> Page:
    """The page that an address names; the first where it names none."""
    return next((page for page in Page if page.value == argument), Page.MAIN)


def _rank(numbers: Sequence[str]) -> Rank:
    """The rank in an address or a menu; the two where there is none."""
    known = {str(int(rank)): rank for rank in Rank}
    return next((known[number] for number in numbers if number in known), Rank.TWO)


def _changed_zweeds(rules: ZweedsRules, key: str, chosen: Sequence[str]) -> ZweedsRules:
    if key != "amount":
        raise LookupError(key)
    return replace(rules, format=Rounds(int(chosen[0])))


def _changed(rules: Rules, key: str, rest: Sequence[str], rank: Rank, chosen: Sequence[str]) -> Rules:
    if key == "option":
        option = {one.key: one for one in PRESET_OPTIONS.get(rules.key, ())}[rest[0]]
        return option.switched(rules, not option.is_on(rules))
    if key == "effects":
        return with_kinds(rules, rank, chosen)
    if key == "effects-amount":
        return with_amount(rules, rank, rest[1], int(chosen[0]))
    if key in RANK_BY_KEY:
        return RANK_BY_KEY[key].changed(rules, rank, chosen[0])
    return BY_KEY[key].changed(rules, chosen[0])
