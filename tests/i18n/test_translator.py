"""Slash commands in every reader's language (discord_facts.md §9)."""

import re
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.i18n import FluentTranslator, Localizer
from tests.i18n.fluent_files import messages

LOCALIZER = Localizer.load()
NAME = re.compile(r"[-_'\w]{1,32}")
"""Command and option names, as far as Latin letters go."""
KEYS = sorted(key for key in messages("en") if key.startswith("command-"))


async def translated(key: str | None, locale: discord.Locale) -> str | None:
    extras = {} if key is None else {"key": key}
    string = app_commands.locale_str("default", **extras)
    context: app_commands.TranslationContext[Any, Any] = app_commands.TranslationContext(
        app_commands.TranslationContextLocation.other, None
    )
    return await FluentTranslator(LOCALIZER).translate(string, locale, context)


async def test_own_languages_are_translated_and_english_is_written_out() -> None:
    assert await translated("command-new", discord.Locale.dutch) == "nieuw"
    assert await translated("command-new", discord.Locale.american_english) == "new"
    assert await translated("command-new", discord.Locale.british_english) == "new"


async def test_other_languages_and_foreign_texts_show_the_default() -> None:
    assert await translated("command-new", discord.Locale.japanese) is None
    assert await translated(None, discord.Locale.dutch) is None
    assert await translated("no-such-key", discord.Locale.dutch) is None


@pytest.mark.parametrize("language", LOCALIZER.locales)
@pytest.mark.parametrize("key", KEYS)
def test_discord_takes_every_name_and_description(key: str, language: str) -> None:
    text = LOCALIZER.words(language)(key)
    if key.endswith("-description"):
        assert 1 <= len(text) <= 100
    else:
        assert NAME.fullmatch(text)
        assert text == text.lower()


@pytest.mark.parametrize("language", LOCALIZER.locales)
def test_no_two_commands_of_a_group_bear_the_same_name(language: str) -> None:
    words = LOCALIZER.words(language)
    names = [key for key in KEYS if not key.endswith("-description")]
    commands = [words(key) for key in names if "-option-" not in key]
    options = [words(key) for key in names if "-option-" in key]
    assert len(commands) == len(set(commands))
    assert len(options) == len(set(options))
