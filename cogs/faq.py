"""`/pesten faq`: doubtful cases by name or by words, and the tips for learners."""

from collections.abc import Sequence
from typing import cast

from discord import app_commands
from discord.ext import commands

from bot.engine import GAMES
from bot.i18n import Words
from cogs.addresses import Address, Verb
from cogs.answering import answer_in_place, answer_privately, reached
from cogs.faq_catalogue import Doubt, offered
from cogs.faq_search import FaqIndex
from cogs.feature import MOST_SUGGESTIONS, Feature, Interaction, Suggestions, clicked, subcommand
from cogs.layouts.faq import VARIANT_MENU, FaqPage, about, choice_name, faq_layout, page_for
from cogs.layouts.tips import tips_layout
from cogs.lobby import DEFAULT_VARIANT, usual_variant
from cogs.place import channel_of, guild_of, is_private

TYPED = 100
"""Characters that a question may have, and a choice."""


class Faq(Feature):
    """Answers what tables quarrel about."""

    suggested = frozenset({"question"})

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Every language is read at once: some hundredths of a second that nobody should wait for while playing."""
        super().__init__(bot)
        localizer = self.services.localizer
        self._indexes = {one: FaqIndex(offered(), localizer.words(one)) for one in localizer.locales}

    @subcommand("faq")
    async def faq(self, interaction: Interaction, question: app_commands.Range[str, 1, TYPED] | None = None) -> None:
        """The answer to a question; to words, if several fit, the questions; without any, those of this table's game.

        What is chosen among the suggestions comes back as its key, and is looked up like any other text.
        """
        page, words = await self._page(interaction), self.words(interaction)
        if question is None:
            await self._show(interaction, page)
            return
        named = [doubt for doubt in offered() if question in (doubt.key, words(f"faq-{doubt.key}"))]
        found = named or self._index(words).find(question, page.variant)
        chosen = self._best(named, page.variant) or (found[0] if len(found) == 1 else None)
        if chosen is not None:
            await self._show(interaction, _answering(page, chosen))
        else:
            await self._show(interaction, page._replace(found=tuple(found[:MOST_SUGGESTIONS]), typed=question))

    async def suggest(self, interaction: Interaction, option: str, typed: str) -> Suggestions:  # noqa: ARG002
        """Questions for what has been typed so far, those about this table's game first."""
        variant, words = (await self._page(interaction)).variant, self.words(interaction)
        if typed.strip():
            found: Sequence[Doubt] = self._index(words).find(typed[:TYPED], variant)
        else:
            found = about(variant)
        return [app_commands.Choice(name=choice_name(doubt, words), value=doubt.key) for doubt in found]

    @clicked(Verb.FAQ)
    async def chosen(self, interaction: Interaction, address: Address) -> None:
        """A choice in one of the menus, or the button that opens them."""
        opened, _, menu = address.argument.partition("~")
        page = FaqPage.at(opened)
        page = page if page.variant in GAMES else FaqPage(DEFAULT_VARIANT)
        values = cast("dict[str, list[str]]", interaction.data or {}).get("values", [])
        if menu == VARIANT_MENU:
            await self._show(interaction, next((FaqPage(value) for value in values if value in GAMES), page))
            return
        chosen = next((doubt for doubt in offered() if doubt.key in values), None)
        await self._show(interaction, page if chosen is None else _answering(page, chosen))

    @clicked(Verb.TIPS)
    async def tips(self, interaction: Interaction, address: Address) -> None:
        """Tips for a table's settings, or for a variant."""
        if address.table:
            rules = (await self.services.tables.view(address.table)).rules
        else:
            rules = GAMES.get(address.argument, GAMES[DEFAULT_VARIANT])
        await answer_privately(interaction, tips_layout(rules, self.words(interaction)))

    async def _show(self, interaction: Interaction, page: FaqPage) -> None:
        """In place where the page is open already; a button elsewhere opens it."""
        layout = faq_layout(page, self.words(interaction))
        data = cast("dict[str, object]", interaction.data or {})
        if is_private(interaction) and "values" in data:
            await reached(answer_in_place(interaction, layout))
        else:
            await answer_privately(interaction, layout)

    async def _page(self, interaction: Interaction) -> FaqPage:
        """The questions about what the newest table of this channel plays, else about the server's usual game."""
        tables = self.services.tables.tables_in(guild_of(interaction), channel_of(interaction))
        if tables and tables[-1].rules.key in GAMES:
            return page_for(tables[-1].rules)
        return FaqPage(usual_variant(await self.services.settings.guild_settings(guild_of(interaction))))

    def _index(self, words: Words) -> FaqIndex:
        return self._indexes[words.language]

    def _best(self, doubts: Sequence[Doubt], variant: str) -> Doubt | None:
        """Of questions in the same words the one about this game."""
        return min(doubts, key=lambda doubt: variant not in doubt.variants, default=None)


def _answering(page: FaqPage, doubt: Doubt) -> FaqPage:
    """The answer, above the other questions of this game if the answer is about it, else of one that it is about."""
    return (page if page.variant in doubt.variants else FaqPage(doubt.variants[0]))._replace(chosen=doubt)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Faq(bot))
