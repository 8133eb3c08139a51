"""Loads every language once and hands out `Words` bound to one of them."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from bot.i18n.words import Words

FALLBACK = "en"
"""The language of everybody whose own is missing, and of every sentence that a language lacks."""

_LOCALES = ("bot.resources", "locales")


def language_of(locale: str) -> str:
    """The language of a locale, Discord's or an operating system's: `nl` of `nl` and `nl_NL.UTF-8`, `en` of `en-GB`."""
    return re.split(r"[-_.@]", locale, maxsplit=1)[0].lower()


def language_name(language: str) -> str:
    """What a language calls itself: `Nederlands`."""
    name: str = Locale.parse(language).get_display_name(language) or language
    return name[:1].upper() + name[1:]


class Localizer:
    """All languages that the program has. Made once at start; safe to share."""

    def __init__(self, bundles: Mapping[str, FluentBundle]) -> None:
        """Bind each language to its own bundle and to the one of `FALLBACK`, which must be there."""
        fallback = bundles[FALLBACK]
        self._words = {
            language: Words(language, (bundle,) if bundle is fallback else (bundle, fallback))
            for language, bundle in bundles.items()
        }

    @classmethod
    def load(cls, root: Traversable | None = None) -> "Localizer":
        """Read `<language>/*.ftl` in the folder; by default in `bot/resources/locales`, and that only once."""
        if root is None:
            return _own()
        return cls({folder.name: _bundle(folder) for folder in root.iterdir() if folder.is_dir()})

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages there are, sorted."""
        return tuple(sorted(self._words))

    def words(self, locale: str) -> Words:
        """The words of a Discord locale (`nl`, `en-GB`); English where its language is missing."""
        return self._words.get(language_of(locale)) or self._words[FALLBACK]

    def has(self, locale: str) -> bool:
        """Whether the locale's own language is there."""
        return language_of(locale) in self._words


@cache
def _own() -> Localizer:
    """The program asks for it when it starts and when it begins to play: reading takes half a second."""
    return Localizer.load(files(_LOCALES[0]).joinpath(_LOCALES[1]))


def _bundle(folder: Traversable) -> FluentBundle:
    # Isolating marks (U+2068, U+2069) show up as boxes in some clients, and every right-to-left name is cleaned anyway.
    bundle = FluentBundle([folder.name], use_isolating=False)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
