"""Names and descriptions of slash commands in every language (discord_facts.md §9)."""

import discord
from discord import app_commands

from bot.i18n.localizer import Localizer

KEY = "key"
"""The extra of a `locale_str` that names its Fluent key: `locale_str("leave", key="command-leave")`."""


class FluentTranslator(app_commands.Translator):
    """Gives Discord the texts of the languages that the program has; the others show the default text."""

    def __init__(self, localizer: Localizer) -> None:
        """Translate from this localizer."""
        self._localizer = localizer

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 (part of the library's signature)
    ) -> str | None:
        """The text; also for English, whose two locales would otherwise fall back on each other only."""
        key = string.extras.get(KEY)
        if key is None or not self._localizer.has(str(locale)):
            return None
        words = self._localizer.words(str(locale))
        return words(key) if words.has(key) else None
