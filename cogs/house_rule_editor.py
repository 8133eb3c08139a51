"""Changing a house rule, one setting or word at a time; and keeping a table's settings as one."""

from typing import Any, cast

from discord.ext import commands
from msgspec.structs import replace

from bot.engine import Rank
from bot.keeping.house_rules import HouseRule, checked_name, checked_text
from bot.tables.agreement import Agreement
from bot.tables.errors import Refused
from bot.tables.state import Phase
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.answering import answer_in_place, answer_privately, answer_with_form, reached
from cogs.feature import Feature, Interaction, clicked
from cogs.house_rule_access import changed, check_playable, house_rule_to_change, keep_new
from cogs.layouts.house_rule_form import NAME, TEXT, house_rule_form
from cogs.layouts.house_rules import editor_layout, house_rule_layout
from cogs.layouts.settings_panel import Page
from cogs.place import is_private
from cogs.setting_clicks import SettingClick, page_of


class HouseRuleEditor(Feature):
    """The panel of settings of a house rule, and its form."""

    @clicked(Verb.HOUSE_RULE)
    async def open(self, interaction: Interaction, address: Address) -> None:
        """Open the editor beside the card, or turn its page."""
        rule = await house_rule_to_change(self.services, interaction, address.table)
        layout = editor_layout(rule, self.words(interaction), page_of(address.argument))
        if address.argument and is_private(interaction):
            await reached(answer_in_place(interaction, layout))
        else:
            await answer_privately(interaction, layout)

    @clicked(Verb.HOUSE_SETTING)
    async def setting(self, interaction: Interaction, address: Address) -> None:
        """Change one setting, and show what follows from it."""
        click = SettingClick.of(interaction, address)
        rule = await house_rule_to_change(self.services, interaction, address.table)
        if click.changes:
            rule = await changed(self.services, rule, lambda now: replace(now, rules=click.change(now.rules)))
        await self._show(interaction, rule, click.page, click.rank)

    @clicked(Verb.HOUSE_WORDS)
    async def words_form(self, interaction: Interaction, address: Address) -> None:
        """Open the form with what it holds now."""
        rule = await house_rule_to_change(self.services, interaction, address.table)
        sent_to = Address(rule.id, "", Verb.HOUSE_WORDED)
        await answer_with_form(interaction, house_rule_form(sent_to, self.words(interaction), rule.name, rule.text))

    @clicked(Verb.HOUSE_WORDED)
    async def worded(self, interaction: Interaction, address: Address) -> None:
        """Change name and text."""
        rule = await house_rule_to_change(self.services, interaction, address.table)
        sent_name, sent_text = _sent(interaction)
        name, text = checked_name(sent_name), checked_text(sent_text)
        rule = await changed(self.services, rule, lambda now: replace(now, name=name, text=text))
        await self._show(interaction, rule, Page.MAIN, Rank.TWO)

    @clicked(Verb.KEEP)
    async def keep_form(self, interaction: Interaction, address: Address) -> None:
        """Ask for a name for the settings of this table."""
        table = await self._table_to_keep(interaction, address)
        check_playable(table.rules)
        sent_to = Address(table.id, "", Verb.KEPT)
        await answer_with_form(interaction, house_rule_form(sent_to, self.words(interaction)))

    @clicked(Verb.KEPT)
    async def kept(self, interaction: Interaction, address: Address) -> None:
        """Keep the settings, and call the table's game by their name."""
        table = await self._table_to_keep(interaction, address)
        check_playable(table.rules)
        name, text = _sent(interaction)
        rule = await keep_new(self.services, interaction, name, text, table.rules)
        await self.services.tables.agree(table.id, interaction.user.id, Agreement(rule.name, rule.text))
        layout = house_rule_layout(rule, self.words(interaction), may_change=True, kept=True)
        await answer_privately(interaction, layout)

    async def _table_to_keep(self, interaction: Interaction, address: Address) -> TableView:
        table = await self.services.tables.view(address.table)
        if table.host != interaction.user.id:
            raise Refused("not-host")
        if table.phase is not Phase.LOBBY:
            raise Refused("already-started")
        return table

    async def _show(self, interaction: Interaction, rule: HouseRule, page: Page, rank: Rank) -> None:
        layout = editor_layout(rule, self.words(interaction), page, rank)
        if is_private(interaction):
            await reached(answer_in_place(interaction, layout))
        else:
            await answer_privately(interaction, layout)


def _sent(interaction: Interaction) -> tuple[str, str]:
    """Name and text, as they were typed into the form."""
    data = cast("dict[str, Any]", interaction.data or {})
    fields = [part["component"] for part in data.get("components", []) if "component" in part]
    values = {str(field.get("custom_id")): str(field.get("value") or "") for field in fields}
    return values.get(NAME, ""), values.get(TEXT, "")


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(HouseRuleEditor(bot))
