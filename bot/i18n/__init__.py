"""Sentences in the reader's language: one small Localizer over Fluent, and what Discord's command list needs of it."""

from bot.i18n.localizer import FALLBACK, Localizer, language_name, language_of
from bot.i18n.translator import FluentTranslator
from bot.i18n.words import Argument, Words

__all__ = ["FALLBACK", "Argument", "FluentTranslator", "Localizer", "Words", "language_name", "language_of"]
