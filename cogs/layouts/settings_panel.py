"""The host's panel of settings, page by page: select menus and switches, and at once what does not go together."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

import discord
from discord import ui
from msgspec import Struct

from bot.engine import (
    GAMES,
    PRESET_OPTIONS,
    AnyRules,
    Finish,
    OthersDraw,
    Rank,
    Rounds,
    Rules,
    ZweedsRules,
    is_preset,
)
from bot.i18n import Words
from bot.tables.lobby_rules import faults_of
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.layouts.effect_words import short_effect
from cogs.layouts.formats import length
from cogs.layouts.names import NAME_WIDTH, shown_name
from cogs.layouts.notices import refusal_text
from cogs.layouts.parts import Layout, Part, Style, box, button, heading, message, row, rows, separator, small, text
from cogs.layouts.rule_sentences import RANKS
from cogs.layouts.setting_words import differences, rank_value_words, setting_name, value_words
from cogs.layouts.speed_rules import is_without_meaning
from cogs.layouts.variants import preset_name, variant_name
from cogs.rank_effects import KINDS, NOTHING, amounts_at, effect_at, kind_of
from cogs.rule_settings import BY_KEY, RANK_SETTINGS, USUAL, RankSetting, Setting, format_kind

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


class Button(NamedTuple):
    """A button below the menus: the key of its words, and what it asks for."""

    key: str
    verb: Verb


TABLE_BUTTONS = (Button("button-pace", Verb.PACE), Button("button-keep", Verb.KEEP))


class Panel(Struct, frozen=True):
    """Whose settings are shown: those of a table, or of a house rule."""

    id: str
    rules: AnyRules
    seated: int
    """How many sit at the table already."""
    setting: Verb
    """Changes a setting."""
    turning: Verb
    """Turns the page."""
    buttons: tuple[Button, ...] = ()
    name: str = ""
    """Of the house rule, as it was typed."""
    sound: str = "settings-sound"
    """What is said when nothing is wrong."""


def settings_layout(view: TableView, words: Words, page: Page = Page.MAIN, rank: Rank = Rank.TWO) -> Layout:
    """The panel of a table; on the page of cards, for one rank."""
    panel = Panel(view.id, view.rules, len(view.seats), Verb.SETTING, Verb.SETTINGS, TABLE_BUTTONS)
    return panel_layout(panel, words, page, rank)


def panel_layout(panel: Panel, words: Words, page: Page = Page.MAIN, rank: Rank = Rank.TWO) -> Layout:
    """The panel on a page; on the page of cards, for one rank."""
    rules = panel.rules
    if not isinstance(rules, Rules):
        return zweeds_settings_layout(panel, rules, words)
    controls = _rank_menus(panel, rules, rank, words) if page is Page.CARDS else _menus(panel, rules, page, words)
    return message(
        box(
            text(heading(_title(panel, words)), *_changes(rules, words)),
            text(*fault_lines(panel, words), *_explanation(rules, page, words)),
            *(row(menu) for menu in controls),
            *rows((*(_switches(panel, rules, words) if page is Page.MAIN else ()), *_reset(panel, rules, page, words))),
            separator(),
            *rows(_pages(panel, page, words)),
            *rows(_buttons(panel, words)),
        )
    )


def _title(panel: Panel, words: Words) -> str:
    variant = variant_name(panel.rules, words)
    named = words("settings-of", name=shown_name(panel.name, NAME_WIDTH), variant=variant) if panel.name else variant
    return words("settings-title", variant=named)


def _changes(rules: Rules, words: Words) -> Iterator[str]:
    if is_preset(rules):
        yield small(words("settings-usual"))
    else:
        yield from (small(line) for line in differences(rules, words))


def fault_lines(panel: Panel, words: Words) -> Iterator[str]:
    faults = faults_of(panel.rules, panel.seated)
    if not faults:
        yield words(panel.sound)
        return
    yield words("settings-faults")
    yield from (f"- {refusal_text(words, fault.code, fault.arguments)}" for fault in faults)


def zweeds_settings_layout(panel: Panel, rules: ZweedsRules, words: Words) -> Layout:
    """The panel of a game that has next to nothing to set: which game, and how many rounds."""
    games = [(key, preset_name(key, words)) for key in GAMES]
    lengths = [(str(rounds), length(Rounds(rounds), words)) for rounds in range(1, 21)]
    which, how_long = f"{Page.MAIN}{SEPARATOR}variant", f"{Page.MAIN}{SEPARATOR}amount"
    return message(
        box(
            text(heading(_title(panel, words)), *fault_lines(panel, words)),
            row(menu(panel, words, setting_name("variant", words), which, games, (rules.key,))),
            row(
                menu(panel, words, setting_name("amount", words), how_long, lengths, (str(rules.format.rounds),))
            ),
            *rows(_buttons(panel, words)),
        )
    )


def _menus(panel: Panel, rules: Rules, page: Page, words: Words) -> Iterator[ui.Select[Any]]:
    for key in ON_PAGE[page]:
        setting = BY_KEY[key]
        if key != "amount" or format_kind(rules.format) != "casual":
            yield _menu(panel, rules, page, setting, words)


def _menu(panel: Panel, rules: Rules, page: Page, setting: Setting, words: Words) -> ui.Select[Any]:
    name = setting_name(setting.key, words)
    current = setting.current(rules)
    offered = GAMES if setting.key == "variant" else setting.values(rules)
    values = list(dict.fromkeys([*offered, current]))
    labels = [(value, value_words(setting, rules, value, words)) for value in values]
    if is_without_meaning(rules, setting.key):
        name = words("setting-without-meaning", setting=name)
    named = dict(_named_values(setting, rules, words))
    return menu(panel, words, name, f"{page}{SEPARATOR}{setting.key}", labels, (current,), named=named)


def _named_values(setting: Setting, rules: Rules, words: Words) -> Iterator[tuple[str, str]]:
    """The values that the preset offers by a name of their own (rules.md §8); of single ranks there are switches."""
    for option in PRESET_OPTIONS.get(rules.key, ()):
        on, off = option.switched(rules, True), option.switched(rules, False)
        value = setting.current(on)
        if option.rank is None and value != setting.current(off) and setting.changed(off, value) == on:
            yield value, words(f"option-{option.key}")


def _rank_menus(panel: Panel, rules: Rules, rank: Rank, words: Words) -> Iterator[ui.Select[Any]]:
    of_rank = f"{SEPARATOR}{int(rank)}"
    which = [(str(int(one)), _rank_line(rules, one, words)) for one in RANKS]
    yield menu(panel, words, setting_name("rank", words), f"{Page.CARDS}{SEPARATOR}rank", which, (str(int(rank)),))
    kinds = [(NOTHING, words("setting-no-effect")), *((kind, _kind(rules, rank, kind, words)) for kind in KINDS)]
    present = tuple(kind_of(effect) for effect in rules.effects[rank]) or (NOTHING,)
    argument = f"{Page.CARDS}{SEPARATOR}effects{of_rank}"
    yield menu(panel, words, setting_name("effects", words), argument, kinds, present, several=True)
    amounts = [(str(number), str(number)) for number in range(1, 6)]
    for kind, amount in amounts_at(rules, rank).items():
        name = words("setting-effects-amount", effect=words(f"setting-effect-{kind}"))
        argument = f"{Page.CARDS}{SEPARATOR}effects-amount{of_rank}{SEPARATOR}{kind}"
        yield menu(panel, words, name, argument, amounts, (str(amount),))
    for setting in RANK_SETTINGS:
        if setting.values(rules, rank):
            yield _rank_menu(panel, rules, rank, setting, words)


def _kind(rules: Rules, rank: Rank, kind: str, words: Words) -> str:
    """What the rank would do by an effect of this kind."""
    match effect_at(rules, rank, kind):
        case OthersDraw(next_from=players) if players:
            return words("setting-effect-others-draw-from", players=str(players))
        case _:
            return words(f"setting-effect-{kind}")


def _rank_line(rules: Rules, rank: Rank, words: Words) -> str:
    does = words.join(short_effect(effect, words) for effect in rules.effects[rank]) or words("setting-no-effect")
    return f"{words.rank(rank)} · {does}"


def _rank_menu(panel: Panel, rules: Rules, rank: Rank, setting: RankSetting, words: Words) -> ui.Select[Any]:
    current = setting.current(rules, rank)
    values = list(dict.fromkeys([*setting.values(rules, rank), current]))
    labels = [(value, rank_value_words(setting, value, words)) for value in values]
    argument = f"{Page.CARDS}{SEPARATOR}{setting.key}{SEPARATOR}{int(rank)}"
    name = setting_name(setting.key, words)
    if is_without_meaning(rules, setting.key):
        name = words("setting-without-meaning", setting=name)
    return menu(panel, words, name, argument, labels, (current,))


def menu(
    panel: Panel,
    words: Words,
    name: str,
    argument: str,
    labels: Sequence[tuple[str, str]],
    current: Sequence[str],
    *,
    several: bool = False,
    named: Mapping[str, str] | None = None,
) -> ui.Select[Any]:
    """A menu whose options say what they are about: the chosen one is all that a closed menu shows.

    `named` are the values with names of their own, which say so by themselves.
    """
    said = {value: words("settings-option", setting=name, value=label) for value, label in labels} | dict(named or {})
    options = [discord.SelectOption(label=_cut(label), value=value) for value, label in said.items()]
    for option in options:
        option.default = option.value in current
    return ui.Select(
        custom_id=str(Address(panel.id, "", panel.setting, argument)),
        placeholder=name,
        options=options,
        min_values=0 if several else 1,
        max_values=len(options) if several else 1,
        disabled=len(options) == 1,  # it tells what follows from another setting
    )


def _cut(label: str) -> str:
    """Only a rank that does many things at once needs it."""
    return label if len(label) <= LABEL else label[: LABEL - 1] + "…"


def _switches(panel: Panel, rules: Rules, words: Words) -> Iterator[Part]:
    """The options for single ranks that the preset itself offers by name (rules.md §8); of others there are menus."""
    for option in PRESET_OPTIONS.get(rules.key, ()):
        if option.rank is None:
            continue
        on = option.is_on(rules)
        argument = f"{Page.MAIN}{SEPARATOR}option{SEPARATOR}{option.key}"
        mark = "☑" if on else "☐"
        yield button(
            f"{mark} {words(f'option-{option.key}')}",
            Address(panel.id, "", panel.setting, argument),
            style=Style.success if on else Style.secondary,
        )


def _reset(panel: Panel, rules: Rules, page: Page, words: Words) -> Iterator[Part]:
    """Back to what the variant usually is; nothing to offer where that is what is played."""
    if not is_preset(rules):
        yield button(words("button-usual"), Address(panel.id, "", panel.setting, f"{page}{SEPARATOR}{USUAL}"))


def _explanation(rules: Rules, page: Page, words: Words) -> Iterator[str]:
    """What a choice here changes besides."""
    if page is Page.MAIN and not is_preset(rules):
        yield small(words("settings-variant-resets"))
    elif page is Page.CARDS and rules.no_finish is None and rules.finish is not Finish.ALLOWED:
        yield small(words("settings-last-follows"))


def _buttons(panel: Panel, words: Words) -> Iterator[Part]:
    for one in panel.buttons:
        yield button(words(one.key), Address(panel.id, "", one.verb))


def _pages(panel: Panel, present: Page, words: Words) -> Iterator[Part]:
    for page in Page:
        here = page is present
        style = Style.primary if here else Style.secondary
        address = Address(panel.id, "", panel.turning, page.value)
        yield button(words(f"settings-page-{page.value}"), address, style=style, disabled=here)
