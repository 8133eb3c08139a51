"""The host's panel of settings: opened from the lobby, changed one setting at a time."""

from collections.abc import Callable, Sequence
from typing import cast

from discord.ext import commands
from msgspec.structs import replace

from bot.engine import ALL_GAMES, PRESET_OPTIONS, AnyRules, Rank, Rounds, Rules, ZweedsRules
from bot.tables.errors import Refused
from bot.tables.state import Phase
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.answering import answer_in_place, answer_privately, reached
from cogs.feature import Feature, Interaction, clicked
from cogs.layouts.settings_panel import SEPARATOR, Page, settings_layout
from cogs.place import is_private
from cogs.rank_effects import with_amount, with_kinds
from cogs.rule_settings import BY_KEY, RANK_BY_KEY

Change = Callable[[AnyRules], AnyRules]


class TableSettings(Feature):
    """Lets the host put together what is played."""

    @clicked(Verb.SETTINGS)
    async def settings(self, interaction: Interaction, address: Address) -> None:
        """Open the panel, or turn its page."""
        table = await self.services.tables.view(address.table)
        if table.host != interaction.user.id:
            raise Refused("not-host")
        if table.phase is not Phase.LOBBY:
            raise Refused("already-started")
        page = next((page for page in Page if page.value == address.argument), Page.MAIN)
        await self._show(interaction, table, page, Rank.TWO)

    @clicked(Verb.SETTING)
    async def setting(self, interaction: Interaction, address: Address) -> None:
        """Change one setting, and show what follows from it."""
        page, key, *rest = address.argument.split(SEPARATOR)
        chosen = cast("dict[str, list[str]]", interaction.data or {}).get("values", [])
        rank = _rank(chosen if key == "rank" else rest)
        if key == "rank":
            await self._show(interaction, await self.services.tables.view(address.table), Page.CARDS, rank)
            return
        change = _change(key, rest, rank, chosen)
        table = await self.services.tables.change_rules(address.table, interaction.user.id, change)
        await self._show(interaction, table, Page(page), rank)

    async def _show(self, interaction: Interaction, table: TableView, page: Page, rank: Rank) -> None:
        layout = settings_layout(table, self.words(interaction), page, rank)
        if is_private(interaction):
            await reached(answer_in_place(interaction, layout))
        else:
            await answer_privately(interaction, layout)


def _rank(numbers: Sequence[str]) -> Rank:
    """The rank in an address or a menu; the two where there is none."""
    known = {str(int(rank)): rank for rank in Rank}
    return next((known[number] for number in numbers if number in known), Rank.TWO)


def _change(key: str, rest: Sequence[str], rank: Rank, chosen: Sequence[str]) -> Change:
    """What a click on this setting does; it holds for the settings as they are when its turn comes.

    Only what the panel offers comes back through Discord; anything else is refused as a button that is no more.
    """

    def change(rules: AnyRules) -> AnyRules:
        try:
            if key == "variant":
                return ALL_GAMES[chosen[0]]
            if isinstance(rules, ZweedsRules):
                return _changed_zweeds(rules, key, chosen)
            return _changed(rules, key, rest, rank, chosen)
        except (LookupError, ValueError):
            raise Refused("unknown-button") from None

    return change


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
        return with_amount(rules, rank, int(chosen[0]))
    if key in RANK_BY_KEY:
        return RANK_BY_KEY[key].changed(rules, rank, chosen[0])
    return BY_KEY[key].changed(rules, chosen[0])


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(TableSettings(bot))
