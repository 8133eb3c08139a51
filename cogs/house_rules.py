"""The house rules of a server: `/pesten houserules`. Changing one is `cogs.house_rule_editor`'s."""

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.engine import GAMES
from bot.keeping.house_rules import HouseRule, checked_name
from bot.keeping.share_code import Shared, read_share_code, share_code
from bot.tables.errors import Refused
from cogs.addresses import Address, Verb
from cogs.answering import answer_in_place, answer_privately, reached
from cogs.feature import Feature, Interaction, Suggestions, clicked, subcommand
from cogs.house_rule_access import (
    check_may_change,
    check_playable,
    house_rule_by_id,
    house_rule_named,
    house_rule_to_change,
    house_rules_like,
    keep_new,
    may_change,
)
from cogs.layouts.confirm import SURE
from cogs.layouts.house_rules import (
    confirm_delete_layout,
    editor_layout,
    house_rule_layout,
    list_layout,
    share_layout,
)
from cogs.layouts.names import NAME_WIDTH, shown_name
from cogs.layouts.notices import notice_layout
from cogs.lobby import usual_variant
from cogs.place import guild_of


class HouseRules(Feature):
    """Makes, shows, shares and forgets house rules."""

    suggested = frozenset({"house_rule"})

    def choices(self, option: str) -> list[app_commands.Choice[str]]:
        """The variants by name."""
        return self.variants() if option == "variant" else []

    async def suggest(self, interaction: Interaction, option: str, typed: str) -> Suggestions:  # noqa: ARG002
        """The house rules of the server."""
        return await house_rules_like(self.services, interaction, typed)

    @subcommand("houserules list")
    async def all(self, interaction: Interaction) -> None:
        """All of them, by name."""
        rules = await self.services.house_rules.house_rules(guild_of(interaction))
        await answer_privately(interaction, list_layout(rules, self.words(interaction)))

    @subcommand("houserules show")
    async def show(self, interaction: Interaction, house_rule: str) -> None:
        """The card of one."""
        await self._show(interaction, await house_rule_named(self.services, interaction, house_rule))

    @clicked(Verb.HOUSE_CARD)
    async def card(self, interaction: Interaction, address: Address) -> None:
        """The card of the one in the editor, beside it."""
        await self._show(interaction, await house_rule_by_id(self.services, interaction, address.table))

    @subcommand("houserules create")
    async def create(self, interaction: Interaction, name: str, variant: str | None = None) -> None:
        """Keep the settings of a variant under a new name, and open the editor."""
        settings = await self.services.settings.guild_settings(guild_of(interaction))
        if variant is not None and variant not in GAMES:
            raise Refused("unknown-variant", variant=variant)
        rules = GAMES[variant or usual_variant(settings)]
        await self._edit(interaction, await keep_new(self.services, interaction, name, "", rules))

    @subcommand("houserules edit")
    async def edit(self, interaction: Interaction, house_rule: str) -> None:
        """Open the editor."""
        rule = await house_rule_named(self.services, interaction, house_rule)
        check_may_change(interaction, rule)
        await self._edit(interaction, rule)

    @subcommand("houserules share")
    async def share(self, interaction: Interaction, house_rule: str) -> None:
        """The share code of one."""
        await self._share(interaction, await house_rule_named(self.services, interaction, house_rule))

    @clicked(Verb.HOUSE_SHARE)
    async def share_this(self, interaction: Interaction, address: Address) -> None:
        """The share code of the one whose card or editor this is."""
        await self._share(interaction, await house_rule_by_id(self.services, interaction, address.table))

    @subcommand("houserules add")
    async def add(self, interaction: Interaction, code: str, name: str | None = None) -> None:
        """Add the house rule of a share code; under another name where that is wanted."""
        shared = read_share_code(code)
        shared = shared if name is None else replace(shared, name=checked_name(name))
        rule = await keep_new(self.services, interaction, shared.name, shared.text, shared.rules)
        await self._show(interaction, rule)

    @subcommand("houserules delete")
    async def delete(self, interaction: Interaction, house_rule: str) -> None:
        """Ask once more, then forget it."""
        rule = await house_rule_named(self.services, interaction, house_rule)
        check_may_change(interaction, rule)
        await answer_privately(interaction, confirm_delete_layout(rule, self.words(interaction), SURE))

    @clicked(Verb.HOUSE_DELETE)
    async def delete_this(self, interaction: Interaction, address: Address) -> None:
        """Forget the one whose card this is; asked once more."""
        rule, words = await house_rule_to_change(self.services, interaction, address.table), self.words(interaction)
        if address.argument != SURE:
            await answer_privately(interaction, confirm_delete_layout(rule, words, SURE))
            return
        await self.services.house_rules.delete_house_rule(rule.id)
        said = words("house-rule-deleted", name=shown_name(rule.name, NAME_WIDTH))
        await reached(answer_in_place(interaction, notice_layout(said, words)))

    async def _show(self, interaction: Interaction, rule: HouseRule) -> None:
        words, changing = self.words(interaction), may_change(interaction, rule)
        await answer_privately(interaction, house_rule_layout(rule, words, may_change=changing))

    async def _edit(self, interaction: Interaction, rule: HouseRule) -> None:
        await answer_privately(interaction, editor_layout(rule, self.words(interaction)))

    async def _share(self, interaction: Interaction, rule: HouseRule) -> None:
        check_playable(rule.rules)
        code = share_code(Shared(rule.name, rule.text, rule.rules))
        await answer_privately(interaction, share_layout(rule, code, self.words(interaction)))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(HouseRules(bot))
