"""The host's panel and the rule card: every setting in words, faults at once, within Discord's limits."""

import random
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from bot.engine import ALL_PRESETS, AddPenalty, ChooseSuit, MissTurns, Rank, Rules, Skip, check_rules, is_preset
from bot.i18n import Words
from bot.tables.state import Phase
from bot.tables.views import SeatView, TableView
from cogs.addresses import Verb, parse_address
from cogs.layouts.parts import NoEmojis
from cogs.layouts.public import public_layout
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.scores import scores_layout
from cogs.layouts.setting_words import differences
from cogs.layouts.settings_panel import LABEL, ON_PAGE, Page, settings_layout
from cogs.rank_effects import with_amount, with_kinds
from cogs.rule_settings import BY_KEY, RANK_BY_KEY, RANK_SETTINGS, SETTINGS
from tests.layouts.conftest import LONGEST_NAMES, PEOPLE, SEATS, table_view
from tests.layouts.limits import buttons, check_message, texts
from tests.support.random_rules import random_rules

CLASSIC = ALL_PRESETS["classic"]


def lobby(rules: Rules, seated: int = 4) -> TableView:
    view = table_view(Phase.LOBBY)
    seats = tuple(SeatView(LONGEST_NAMES[0], PEOPLE[seat], 0, 0, on_turn=False) for seat in range(seated))
    return replace(view, rules=rules, seats=seats)


def menus(view: ui.LayoutView) -> dict[str, ui.Select[Any]]:
    """The menus of a panel by the setting that they change."""
    found = [part for part in view.walk_children() if isinstance(part, ui.Select)]
    addresses = [parse_address(menu.custom_id) for menu in found]
    assert all(address is not None and address.verb is Verb.SETTING for address in addresses)
    return {address.argument.split("~")[1]: menu for address, menu in zip(addresses, found, strict=True) if address}


def check_panel(view: TableView, words: Words) -> None:
    """Every page, for every rank, is taken by Discord."""
    for page in Page:
        for rank in Rank if page is Page.CARDS else (Rank.TWO,):
            panel = settings_layout(view, words, page, rank)
            check_message(panel)
            for menu in menus(panel).values():
                values = [option.value for option in menu.options]
                assert 1 <= len(values) <= 25
                assert len(values) == len(set(values))
                assert all(0 < len(option.label) <= LABEL for option in menu.options)


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_the_panel_of_every_preset(preset: str, words: Words) -> None:
    check_panel(lobby(ALL_PRESETS[preset]), words)


@pytest.mark.parametrize("number", range(12))
def test_the_panel_and_the_card_of_any_settings(number: int, words: Words) -> None:
    rules = random_rules(random.Random(number))
    check_panel(lobby(rules, SEATS), words)
    check_message(rules_layout(rules, words, SEATS))
    check_message(scores_layout(lobby(rules), words))
    check_message(public_layout(lobby(rules, SEATS), words, NoEmojis()))


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_the_card_of_every_preset(preset: str, words: Words) -> None:
    check_message(rules_layout(ALL_PRESETS[preset], words))
    assert "(usual" not in texts(rules_layout(ALL_PRESETS[preset], words))


def test_every_setting_stands_on_a_page() -> None:
    assert sorted(key for keys in ON_PAGE.values() for key in keys) == sorted(BY_KEY)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.key)
@pytest.mark.parametrize("preset", ["knock", "classic", "pesten_13"])
def test_every_value_can_be_chosen_and_is_shown(setting: Any, preset: str) -> None:
    rules = ALL_PRESETS[preset]
    for value in setting.values(rules):
        changed = setting.changed(rules, value)
        assert setting.current(changed) == value
        if setting.key not in ("variant", "format"):
            assert setting.changed(changed, setting.current(rules)) == rules, "and back again"


@pytest.mark.parametrize("setting", RANK_SETTINGS, ids=lambda setting: setting.key)
@pytest.mark.parametrize("rank", [Rank.JOKER, Rank.FOUR, Rank.JACK])
def test_every_value_of_a_rank_can_be_chosen(setting: Any, rank: Rank) -> None:
    for value in setting.values:
        changed = setting.changed(CLASSIC, rank, value)
        assert setting.current(changed, rank) == value
        assert setting.changed(changed, rank, setting.current(CLASSIC, rank)) == CLASSIC


def test_changing_the_format_keeps_to_its_ranges() -> None:
    """rules.md §8: rounds and wins 1–20, limit 20–1000."""
    for kind in BY_KEY["format"].values(CLASSIC):
        rules = BY_KEY["format"].changed(CLASSIC, kind)
        for amount in BY_KEY["amount"].values(rules):
            check_rules(BY_KEY["amount"].changed(rules, amount))


def test_effects_are_put_together_and_taken_apart() -> None:
    four = with_kinds(CLASSIC, Rank.FOUR, ["miss-turns", "choose-suit"])
    assert set(four.effects[Rank.FOUR]) == {MissTurns(1), ChooseSuit()}
    assert set(with_amount(four, Rank.FOUR, 3).effects[Rank.FOUR]) == {MissTurns(3), ChooseSuit()}
    assert with_kinds(four, Rank.FOUR, []) == CLASSIC
    eight = with_kinds(CLASSIC, Rank.EIGHT, ["skip", "add-penalty"])
    assert eight.effects[Rank.EIGHT] == (Skip(1), AddPenalty(1)), "what was there keeps its amount"


def test_a_preset_put_together_again_is_that_preset() -> None:
    """The order in which effects were chosen is no difference (rules.md §2.9 orders them)."""
    knock = ALL_PRESETS["knock"]
    without = with_kinds(knock, Rank.JOKER, [])
    again = with_kinds(with_kinds(without, Rank.JOKER, ["add-penalty"]), Rank.JOKER, ["choose-suit", "add-penalty"])
    assert is_preset(again)
    assert is_preset(BY_KEY["joker-suit"].changed(BY_KEY["joker-suit"].changed(knock, "no"), "yes"))


def test_faults_are_shown_at_once_and_in_words(english: Words, dutch: Words) -> None:
    """13 cards for each of eight need 115 cards, one deck has 54; nothing could be the last card."""
    rules = replace(CLASSIC, hand=13, no_finish=(True,) * len(Rank))
    shown = texts(settings_layout(lobby(rules), english))
    assert "There are too few cards for so many players: deal fewer to each, or take more decks." in shown
    assert "No card could be the last one." in shown
    too_few = "Er zijn te weinig kaarten voor zoveel spelers: deel er minder, of neem meer spellen."
    assert too_few in texts(settings_layout(lobby(rules), dutch))
    start = buttons(public_layout(lobby(rules), english, NoEmojis()))["Start"]
    assert start.disabled
    assert "The settings do not go together." in texts(public_layout(lobby(rules), english, NoEmojis()))


def test_more_people_than_the_rules_allow_is_a_fault(english: Words) -> None:
    """rules.md §8: `knock` is for 2 to 5."""
    shown = texts(settings_layout(lobby(ALL_PRESETS["knock"], seated=6), english))
    assert "More people sit here than these rules allow: 5 at most." in shown
    assert "can start with these settings" in texts(settings_layout(lobby(ALL_PRESETS["knock"], seated=5), english))


def test_what_is_different_stands_first_on_the_card(english: Words, dutch: Words) -> None:
    rules = RANK_BY_KEY["points"].changed(replace(CLASSIC, hand=5), Rank.KING, "25")
    rules = with_kinds(rules, Rank.FOUR, ["skip"])
    assert differences(rules, english) == [
        "Cards each: 5 (usual: 7)",
        "4: the next player sits out (usual: nothing)",
        "Points – king: 25",
    ]
    card = texts(rules_layout(rules, english))
    assert card.index("Cards each: 5") < card.index("Play a card of the suit")
    assert "Kaarten per speler: 5 (gewoon: 7)" in texts(rules_layout(rules, dutch))


def test_the_options_of_the_document_carry_its_own_names(english: Words) -> None:
    """rules.md §8 names them for `knock`."""
    shown = buttons(settings_layout(lobby(ALL_PRESETS["knock"]), english))
    assert "☐ Finishing with a special card is allowed" in shown
    assert "☐ Automatic knocking" in shown


def test_each_document_has_its_own_two_players(english: Words) -> None:
    """rules.md §3, `reverse_two_players`, and its values in §8."""
    expected = {"pesten_7": "nothing happens", "knock": "an ordinary card", "classic": "your turn again"}
    for preset, line in expected.items():
        assert line in texts(rules_layout(ALL_PRESETS[preset], english))


def test_where_wins_count_no_points_are_told(english: Words) -> None:
    assert "Points left in your hand" not in texts(rules_layout(ALL_PRESETS["pass_left"], english))
    assert "Points left in your hand" in texts(rules_layout(ALL_PRESETS["knock"], english))
