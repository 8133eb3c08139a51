"""The host's panel of settings, page by page: select menus and switches, and at once what does not go together."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any

import discord
from discord import ui

from bot.engine import ALL_GAMES, PRESET_OPTIONS, Rank, Rounds, Rules, ZweedsRules, is_preset
from bot.i18n import Words
from bot.tables.lobby_rules import faults_of
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.layouts.effect_words import short_effect
from cogs.layouts.formats import length
from cogs.layouts.notices import refusal_text
from cogs.layouts.parts import Style, box, button, heading, message, rows, separator, small, text
from cogs.layouts.rule_sentences import RANKS
from cogs.layouts.setting_words import differences, rank_value_words, setting_name, value_words
from cogs.layouts.variants import preset_name, variant_name
from cogs.rank_effects import KINDS, amount_at, kind_of
from cogs.rule_settings import BY_KEY, RANK_SETTINGS, RankSetting, Setting, format_kind

LABEL = 100
"""Characters of an option's label (discord_facts.md §1)."""
SEPARATOR = "~"


class Page(StrEnum):
    """What stands together; a message holds 40 components."""

    MAIN = "main"
    TURN = "turn"
    PENALTIES = "penalties"
    CARDS = "cards"


ON_PAGE: dict[Page, tuple[str, ...]] = {
    Page.MAIN: ("variant", "format", "amount", "hand", "decks", "finish", "announcing"),
    Page.TURN: ("drawn-card", "voluntary-draw", "decline", "start-card", "reverse-two-players", "round-limit"),
    Page.PENALTIES: ("stacking", "joker-stacks", "joker-suit", "jokers", "announce-penalty"),
    Page.CARDS: (),
}


def settings_layout(view: TableView, words: Words, page: Page = Page.MAIN, rank: Rank = Rank.TWO) -> ui.LayoutView:
    """The panel on a page; on the page of cards, for one rank."""
    rules = view.rules
    if not isinstance(rules, Rules):
        return zweeds_settings_layout(view, rules, words)
    controls = _rank_menus(view, rules, rank, words) if page is Page.CARDS else _menus(view, rules, page, words)
    return message(
        box(
            text(heading(words("settings-title", variant=variant_name(rules, words))), *_changes(rules, words)),
            text(*fault_lines(view, words)),
            *(ui.ActionRow(menu) for menu in controls),
            *rows(_switches(view, rules, words) if page is Page.MAIN else ()),
            separator(),
            *rows(_pages(view, page, words)),
        )
    )


def _changes(rules: Rules, words: Words) -> Iterator[str]:
    if is_preset(rules):
        yield small(words("settings-usual"))
    else:
        yield from (small(line) for line in differences(rules, words))


def fault_lines(view: TableView, words: Words) -> Iterator[str]:
    faults = faults_of(view.rules, len(view.seats))
    if not faults:
        yield words("settings-sound")
        return
    yield words("settings-faults")
    yield from (f"- {refusal_text(words, fault.code, fault.arguments)}" for fault in faults)


def zweeds_settings_layout(view: TableView, rules: ZweedsRules, words: Words) -> ui.LayoutView:
    """The panel of a game that has next to nothing to set: which game, and how many rounds."""
    games = [(key, preset_name(key, words)) for key in ALL_GAMES]
    lengths = [(str(rounds), length(Rounds(rounds), words)) for rounds in range(1, 21)]
    which, how_long = f"{Page.MAIN}{SEPARATOR}variant", f"{Page.MAIN}{SEPARATOR}amount"
    return message(
        box(
            text(heading(words("settings-title", variant=variant_name(rules, words))), *fault_lines(view, words)),
            ui.ActionRow(menu(view, words, setting_name("variant", words), which, games, (rules.key,))),
            ui.ActionRow(
                menu(view, words, setting_name("amount", words), how_long, lengths, (str(rules.format.rounds),))
            ),
        )
    )


def _menus(view: TableView, rules: Rules, page: Page, words: Words) -> Iterator[ui.Select[Any]]:
    for key in ON_PAGE[page]:
        setting = BY_KEY[key]
        if key != "amount" or format_kind(rules.format) != "casual":
            yield _menu(view, rules, page, setting, words)


def _menu(view: TableView, rules: Rules, page: Page, setting: Setting, words: Words) -> ui.Select[Any]:
    name = setting_name(setting.key, words)
    current = setting.current(rules)
    values = list(dict.fromkeys([*setting.values(rules), current]))
    labels = [(value, value_words(setting, rules, value, words)) for value in values]
    return menu(view, words, name, f"{page}{SEPARATOR}{setting.key}", labels, (current,))


def _rank_menus(view: TableView, rules: Rules, rank: Rank, words: Words) -> Iterator[ui.Select[Any]]:
    of_rank = f"{SEPARATOR}{int(rank)}"
    which = [(str(int(one)), _rank_line(rules, one, words)) for one in RANKS]
    yield menu(view, words, setting_name("rank", words), f"{Page.CARDS}{SEPARATOR}rank", which, (str(int(rank)),))
    kinds = [(kind, words(f"setting-effect-{kind}")) for kind in KINDS]
    present = tuple(kind_of(effect) for effect in rules.effects[rank])
    argument = f"{Page.CARDS}{SEPARATOR}effects{of_rank}"
    yield menu(view, words, setting_name("effects", words), argument, kinds, present, several=True)
    if (amount := amount_at(rules, rank)) is not None:
        amounts = [(str(number), str(number)) for number in range(1, 6)]
        argument = f"{Page.CARDS}{SEPARATOR}effects-amount{of_rank}"
        yield menu(view, words, setting_name("effects-amount", words), argument, amounts, (str(amount),))
    for setting in RANK_SETTINGS:
        yield _rank_menu(view, rules, rank, setting, words)


def _rank_line(rules: Rules, rank: Rank, words: Words) -> str:
    does = words.join(short_effect(effect, words) for effect in rules.effects[rank]) or words("setting-no-effect")
    return f"{words.rank(rank)} · {does}"


def _rank_menu(view: TableView, rules: Rules, rank: Rank, setting: RankSetting, words: Words) -> ui.Select[Any]:
    current = setting.current(rules, rank)
    values = list(dict.fromkeys([*setting.values, current]))
    labels = [(value, rank_value_words(setting, value, words)) for value in values]
    argument = f"{Page.CARDS}{SEPARATOR}{setting.key}{SEPARATOR}{int(rank)}"
    return menu(view, words, setting_name(setting.key, words), argument, labels, (current,))


def menu(
    view: TableView,
    words: Words,
    name: str,
    argument: str,
    labels: Sequence[tuple[str, str]],
    current: Sequence[str],
    *,
    several: bool = False,
) -> ui.Select[Any]:
    """A menu whose options say what they are about: the chosen one is all that a closed menu shows."""
    options = [
        discord.SelectOption(label=_cut(words("settings-option", setting=name, value=label)), value=value)
        for value, label in labels
    ]
    for option in options:
        option.default = option.value in current
    nothing = words("settings-option", setting=name, value=words("setting-no-effect"))
    return ui.Select(
        custom_id=str(Address(view.id, "", Verb.SETTING, argument)),
        placeholder=nothing,
        options=options,
        min_values=0 if several else 1,
        max_values=len(options) if several else 1,
    )


def _cut(label: str) -> str:
    """Only a rank that does many things at once needs it."""
    return label if len(label) <= LABEL else label[: LABEL - 1] + "…"


def _switches(view: TableView, rules: Rules, words: Words) -> Iterator[ui.Button[Any]]:
    """The options that the preset itself offers by name (rules.md §8)."""
    for option in PRESET_OPTIONS.get(rules.key, ()):
        on = option.is_on(rules)
        argument = f"{Page.MAIN}{SEPARATOR}option{SEPARATOR}{option.key}"
        mark = "☑" if on else "☐"
        yield button(
            f"{mark} {words(f'option-{option.key}')}",
            Address(view.id, "", Verb.SETTING, argument),
            style=Style.success if on else Style.secondary,
        )


def _pages(view: TableView, present: Page, words: Words) -> Iterator[ui.Button[Any]]:
    for page in Page:
        here = page is present
        style = Style.primary if here else Style.secondary
        address = Address(view.id, "", Verb.SETTINGS, page.value)
        yield button(words(f"settings-page-{page.value}"), address, style=style, disabled=here)
