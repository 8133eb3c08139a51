"""A doubtful case with its answer, and menus of the others."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.engine import GAMES, AnyRules, played_preset
from bot.i18n import Words
from cogs.addresses import Address, Verb
from cogs.faq_catalogue import Doubt, offered
from cogs.layouts.names import shown_name
from cogs.layouts.parts import Layout, Part, box, button, heading, message, row, rows, separator, small, text
from cogs.layouts.variants import preset_name

LABEL = 100
"""Characters of an option's label, and of a choice's name (discord_facts.md §1)."""
OPTIONS = 25
"""Options of a menu."""
NAMED = 4
"""Games that a choice names; a question about more is about nearly all of them."""
VARIANT_MENU = "variant"
_DIFFERS = "!"


class FaqPage(NamedTuple):
    """What stands on the page."""

    variant: str
    """The game whose questions the menus hold; one that is offered."""
    chosen: Doubt | None = None
    """The question that is answered."""
    found: tuple[Doubt, ...] = ()
    """What fits what was typed, where that is more than one."""
    typed: str = ""
    differs: bool = False
    """Whether the table that it was opened for plays this game with other settings."""

    @property
    def address(self) -> str:
        """What its menus carry of it, see `FaqPage.at`."""
        return f"{self.variant}{_DIFFERS}" if self.differs else self.variant

    @classmethod
    def at(cls, address: str) -> "FaqPage":
        """The page with this address; of a game that is not offered (any more) its name tells."""
        return cls(address.removesuffix(_DIFFERS), differs=address.endswith(_DIFFERS))


def about(variant: str) -> list[Doubt]:
    """The doubtful cases of a game."""
    return [doubt for doubt in offered() if variant in doubt.variants]


def faq_layout(page: FaqPage, words: Words) -> Layout:
    """The answer, if a question was chosen; what was found, if it was searched for; and all questions of a game."""
    found = _menus(page.found, page, words, "found", "doubts-choose-found")
    questions = _menus(about(page.variant), page, words, "all", "doubts-choose")
    return message(
        box(
            text(*_answer(page, words)),
            *(row(menu) for menu in found),
            separator(),
            text(
                words("doubts-about", variant=preset_name(page.variant, words)),
                small(words("doubts-differ", variant=preset_name(page.variant, words))) if page.differs else None,
            ),
            *(row(menu) for menu in (*questions, _variant_menu(page, words))),
            *rows([tips_button(words, page.variant)]),
        )
    )


def choice_name(doubt: Doubt, words: Words) -> str:
    """The question, and where it is about a few games, which ones: `May a 10 go on a 7? · Zweeds`."""
    question = words(f"faq-{doubt.key}")
    if len(doubt.variants) > NAMED:
        return question
    named = f"{question} · {', '.join(_variants(doubt, words))}"
    return named if len(named) <= LABEL else f"{named[: LABEL - 1].rstrip(' ,')}…"


def tips_button(words: Words, variant: str, table: str = "") -> Part:
    """Opens the tips: for the table's own settings, else for the variant."""
    return button(words("button-tips"), Address(table, "", Verb.TIPS, variant))


def faq_button(words: Words, rules: AnyRules) -> Part:
    """Opens the doubtful cases of the variant that these rules come from."""
    return button(words("button-faq"), Address("", "", Verb.FAQ, page_for(rules).address))


def page_for(rules: AnyRules) -> FaqPage:
    """The doubtful cases of the variant that these rules come from."""
    return FaqPage(rules.key, differs=played_preset(rules) is None)


def _answer(page: FaqPage, words: Words) -> Iterator[str]:
    if page.chosen is not None:
        yield heading(words(f"faq-{page.chosen.key}"))
        yield words(f"faq-{page.chosen.key}-answer")
        yield small(words.join(_variants(page.chosen, words)))
        return
    yield heading(words("doubts-title"))
    if not page.typed:
        yield words("doubts-how")
        return
    typed = shown_name(page.typed)
    yield words("doubts-found" if page.found else "doubts-none", typed=typed)


def _variants(doubt: Doubt, words: Words) -> list[str]:
    return [preset_name(variant, words) for variant in doubt.variants if variant in GAMES]


def _menus(
    doubts: Sequence[Doubt], page: FaqPage, words: Words, name: str, placeholder: str
) -> Iterator[ui.Select[Any]]:
    """A menu for every 25 questions."""
    for start in range(0, len(doubts), OPTIONS):
        options = [
            discord.SelectOption(
                label=choice_name(doubt, words) if name == "found" else words(f"faq-{doubt.key}"), value=doubt.key
            )
            for doubt in doubts[start : start + OPTIONS]
        ]
        last = start + len(options)
        yield ui.Select(
            custom_id=str(Address("", "", Verb.FAQ, f"{page.address}~{name}{start}")),
            placeholder=words(placeholder, first=str(start + 1), last=str(last), all=str(len(doubts))),
            options=options,
        )


def _variant_menu(page: FaqPage, words: Words) -> ui.Select[Any]:
    return ui.Select(
        custom_id=str(Address("", "", Verb.FAQ, f"{page.address}~{VARIANT_MENU}")),
        options=[
            discord.SelectOption(label=preset_name(key, words), value=key, default=key == page.variant)
            for key in GAMES
            if about(key)
        ],
    )
