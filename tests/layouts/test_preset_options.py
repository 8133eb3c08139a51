"""The options that a variant offers by name (rules.md §8), in the menus of the settings panel."""

import pytest
from discord import ui

from bot.engine import ALL_PRESETS, PRESET_OPTIONS, Rules
from bot.engine.preset_options import PresetOption
from bot.i18n import Words
from cogs.addresses import Verb
from cogs.layouts.settings_panel import Page, Panel, panel_layout
from tests.layouts.limits import walk

NAMED = [(key, option) for key, options in PRESET_OPTIONS.items() for option in options if option.rank is None]
"""Those that change a setting of the whole game; of single cards there are switches."""


def labels(rules: Rules, page: Page, words: Words) -> dict[str, list[str]]:
    """What the menus of a page offer, by the setting that they change."""
    layout = panel_layout(Panel("abcdefghij", rules, 2, Verb.SETTING, Verb.SETTINGS), words, page)
    menus = [part for part in walk(layout) if isinstance(part, ui.Select)]
    return {menu.custom_id.split("~")[1]: [option.label for option in menu.options] for menu in menus}


def test_there_are_such_options() -> None:
    """Document 000: finishing allowed, automatic knocking; document 003: five cards."""
    assert [(key, option.key) for key, option in NAMED] == [
        ("knock", "finish-allowed"),
        ("knock", "automatic-announcing"),
        ("classic", "five-cards"),
    ]


@pytest.mark.parametrize(("key", "option"), NAMED, ids=lambda one: one if isinstance(one, str) else one.key)
@pytest.mark.parametrize("page", [Page.MAIN, Page.TURN, Page.PENALTIES])
def test_switched_on_it_names_its_own_value_alone(key: str, option: PresetOption, page: Page, words: Words) -> None:
    usual = ALL_PRESETS[key]
    assert isinstance(usual, Rules)
    before, after = (labels(rules, page, words) for rules in (usual, option.switched(usual, True)))
    name = words(f"option-{option.key}")
    for menu, offered in after.items():
        assert len(set(offered)) == len(offered), menu
        assert offered.count(name) == before[menu].count(name), menu
    assert sum(offered.count(name) for offered in after.values()) == (page is Page.MAIN)
