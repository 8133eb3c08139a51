"""The host's panel and the rule card: every setting in words, faults at once, within Discord's limits."""

import random
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    AddPenalty,
    Casual,
    ChooseSuit,
    FinalScore,
    Limit,
    MatchFormat,
    MissTurns,
    Rank,
    Rounds,
    Rules,
    Skip,
    Wins,
    check_rules,
    is_preset,
)
from bot.i18n import Words
from bot.tables.errors import Refused
from bot.tables.state import Phase
from bot.tables.views import SeatView, TableView
from cogs.addresses import Verb, parse_address
from cogs.layouts.parts import Layout
from cogs.layouts.public import public_layout
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.scores import scores_layout
from cogs.layouts.setting_words import differences
from cogs.layouts.settings_panel import LABEL, ON_PAGE, Page, settings_layout
from cogs.rank_effects import with_amount, with_kinds
from cogs.rule_settings import BY_KEY, RANK_BY_KEY, RANK_SETTINGS, SETTINGS
from cogs.setting_clicks import SettingClick
from tests.layouts.conftest import LONGEST_NAMES, PEOPLE, SEATS, NoEmojis, table_view
from tests.layouts.limits import buttons, check_message, texts, walk
from tests.support.random_rules import random_rules

CLASSIC = ALL_PRESETS["classic"]


def lobby(rules: Rules, seated: int = 4) -> TableView:
    view = table_view(Phase.LOBBY)
    seats = tuple(SeatView(LONGEST_NAMES[0], PEOPLE[seat], 0, 0, on_turn=False) for seat in range(seated))
    return replace(view, rules=rules, seats=seats)


def menus(view: Layout) -> dict[str, ui.Select[Any]]:
    """The menus of a panel by the setting that they change."""
    found = [part for part in walk(view) if isinstance(part, ui.Select)]
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
                labels = [option.label for option in menu.options]
                assert all(0 < len(label) <= LABEL for label in labels)
                assert len(labels) == len(set(labels)), labels


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
@pytest.mark.parametrize("preset", ["classic", "pesten_7", "gentle"])
def test_every_value_of_a_rank_can_be_chosen(setting: Any, rank: Rank, preset: str) -> None:
    rules = ALL_PRESETS[preset]
    for value in setting.values(rules, rank):
        changed = setting.changed(rules, rank, value)
        assert setting.current(changed, rank) == value
        assert setting.changed(changed, rank, setting.current(rules, rank)) == rules


def test_changing_the_format_keeps_to_its_ranges() -> None:
    """rules.md §8: rounds and wins 1–20, limit 20–1000."""
    for kind in BY_KEY["format"].values(CLASSIC):
        rules = BY_KEY["format"].changed(CLASSIC, kind)
        for amount in BY_KEY["amount"].values(rules):
            check_rules(BY_KEY["amount"].changed(rules, amount))


def test_effects_are_put_together_and_taken_apart() -> None:
    four = with_kinds(CLASSIC, Rank.FOUR, ["miss-turns", "choose-suit"])
    assert set(four.effects[Rank.FOUR]) == {MissTurns(1), ChooseSuit()}
    assert set(with_amount(four, Rank.FOUR, "miss-turns", 3).effects[Rank.FOUR]) == {MissTurns(3), ChooseSuit()}
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
    assert "Kaarten per speler: 5 (standaard: 7)" in texts(rules_layout(rules, dutch))


def test_the_options_of_the_document_carry_its_own_names(english: Words) -> None:
    """rules.md §8 names them for `knock`."""
    panel = settings_layout(lobby(ALL_PRESETS["knock"]), english)
    assert "Finishing with a special card is allowed" in options(menus(panel)["finish"])
    assert "Automatic knocking" in options(menus(panel)["announcing"])
    assert not any("knocking" in label or "special" in label for label in buttons(panel)), "each in one place"
    classic = settings_layout(lobby(CLASSIC), english)
    assert "Five cards each" in options(menus(classic)["hand"])
    assert [label for label in buttons(classic) if label[0] in "☐☑"] == ["☐ King: the next player draws one"]


def test_changed_settings_can_go_back_to_the_usual(english: Words, dutch: Words) -> None:
    usual = settings_layout(lobby(CLASSIC), english)
    assert "Back to the usual" not in buttons(usual)
    assert "Another variant" not in texts(usual)
    changed = with_kinds(replace(CLASSIC, hand=5, voluntary_draw=True), Rank.FOUR, ["skip"])
    for page in Page:
        panel = settings_layout(lobby(changed), english, page)
        address = parse_address(str(buttons(panel)["Back to the usual"].custom_id))
        assert address is not None
        assert address.argument == f"{page}~usual"
    assert click(changed, "usual") == CLASSIC
    assert "Another variant begins with its own usual settings" in texts(settings_layout(lobby(changed), english))
    assert "Terug naar de standaard" in buttons(settings_layout(lobby(changed), dutch))


def test_that_a_card_does_nothing_can_be_chosen(english: Words) -> None:
    effects = menus(settings_layout(lobby(CLASSIC), english, Page.CARDS, Rank.EIGHT))["effects"]
    assert options(effects)[0] == "What it does: nothing"
    assert with_kinds(CLASSIC, Rank.EIGHT, ["nothing", "skip"]).effects[Rank.EIGHT] == ()
    assert with_kinds(CLASSIC, Rank.FOUR, ["nothing", "skip"]).effects[Rank.FOUR] == (Skip(1),)
    assert with_kinds(CLASSIC, Rank.FOUR, ["nothing"]).effects[Rank.FOUR] == ()
    four = menus(settings_layout(lobby(CLASSIC), english, Page.CARDS, Rank.FOUR))["effects"]
    assert chosen(four) == "What it does: nothing"


def test_that_the_last_card_follows_from_what_a_card_does_is_told(english: Words) -> None:
    """rules.md §6: by default every special rank; it is named as such until the host names ranks himself."""
    line = "Whether a card may be the last follows from what it does"
    assert line in texts(settings_layout(lobby(CLASSIC), english, Page.CARDS))
    named = click(CLASSIC, "last", str(int(Rank.THREE)), chosen="costs")
    assert line not in texts(settings_layout(lobby(named), english, Page.CARDS))
    assert line not in texts(settings_layout(lobby(ALL_PRESETS["gentle"]), english, Page.CARDS)), "any card may be it"


def test_a_menu_is_called_by_its_setting_alone(english: Words) -> None:
    """A screen reader says the placeholder and what is chosen."""
    assert menus(settings_layout(lobby(CLASSIC), english))["variant"].placeholder == "Variant"


def test_each_document_has_its_own_two_players(english: Words) -> None:
    """rules.md §3, `reverse_two_players`, and its values in §8."""
    expected = {"pesten_7": "nothing happens", "knock": "an ordinary card", "classic": "your turn again"}
    for preset, line in expected.items():
        assert line in texts(rules_layout(ALL_PRESETS[preset], english))


def test_where_wins_count_no_points_are_told(english: Words) -> None:
    assert "Points left in your hand" not in texts(rules_layout(ALL_PRESETS["pass_left"], english))
    assert "Points left in your hand" in texts(rules_layout(ALL_PRESETS["knock"], english))


def click(rules: Rules, *parts: str, chosen: str = "") -> Rules:
    """What a click in the panel makes of the settings; `parts` are those of its address."""
    key, *rest = parts
    rank = Rank(int(rest[0])) if rest and rest[0].isdecimal() else Rank.TWO
    changed = SettingClick(Page.MAIN, key, [*rest, ""], rank, [chosen]).change(rules)
    assert isinstance(changed, Rules)
    return changed


def options(menu: ui.Select[Any]) -> list[str]:
    return [option.label for option in menu.options]


def chosen(menu: ui.Select[Any]) -> str:
    [label] = [option.label for option in menu.options if option.default]
    return label


def test_one_deck_reads_as_one_deck_and_says_whom_it_keeps_out(english: Words) -> None:
    """`gentle` with one deck: 5 × 7 + 11 = 46 of 52 cards, 53 for six (rules.md §8)."""
    rules = click(ALL_PRESETS["gentle"], "decks", chosen="1")
    assert chosen(menus(settings_layout(lobby(rules), english))["decks"]) == "Decks: 1"
    told = ["Decks: 1 (usual: by the number of players)", "Players at most: 5 (usual: 8)"]
    assert differences(rules, english) == told
    assert is_preset(click(rules, "decks", chosen="usual"))


@pytest.mark.parametrize("first", ["hand", "decks"])
def test_hand_and_decks_in_either_order(first: str, english: Words) -> None:
    """`pesten_7`, 13 cards, one deck: 3 × 13 + 11 = 50 of 54; back at 7 cards six play again (53 of 54)."""
    values = {"hand": "13", "decks": "1"}
    rules = ALL_PRESETS["pesten_7"]
    for key in sorted(values, key=lambda key: key != first):
        rules = click(rules, key, chosen=values[key])
    assert rules.players_max == 3
    assert "can start with these settings" in texts(settings_layout(lobby(rules, seated=2), english))
    assert click(rules, "hand", chosen="7").players_max == 6
    assert is_preset(click(click(rules, "hand", chosen="7"), "decks", chosen="usual"))


def test_a_hand_of_thirteen_lets_two_play(english: Words) -> None:
    """2 × 13 + 11 = 37 of 54."""
    rules = click(ALL_PRESETS["pesten_7"], "hand", chosen="13")
    assert "can start with these settings" in texts(settings_layout(lobby(rules, seated=2), english))
    assert differences(rules, english) == ["Cards each: 13 (usual: 7)"]


def test_an_option_of_five_cards_lets_as_many_play_as_it_can() -> None:
    """`classic` with one deck: 6 × 7 + 11 = 53 of 54; with five cards 8 × 5 + 11 = 51."""
    rules = click(CLASSIC, "decks", chosen="1")
    assert rules.players_max == 6
    assert click(rules, "option", "five-cards").players_max == 8
    assert click(click(rules, "option", "five-cards"), "option", "five-cards") == rules


@pytest.mark.parametrize(
    ("preset", "rank", "shown", "offered"),
    [  # rules.md §6 and §8
        ("gentle", Rank.TWO, "yes", ["yes"]),
        ("classic", Rank.TWO, "yes, but you draw one", ["yes", "yes, but you draw one"]),
        ("classic", Rank.THREE, "yes", ["yes", "yes, but you draw one"]),
        ("pesten_7", Rank.TWO, "no", ["yes", "no"]),
    ],
)
def test_which_card_may_be_the_last_is_told_as_it_is(
    preset: str, rank: Rank, shown: str, offered: list[str], english: Words
) -> None:
    menu = menus(settings_layout(lobby(ALL_PRESETS[preset]), english, Page.CARDS, rank))["last"]
    assert chosen(menu) == f"May be the last card: {shown}"
    assert options(menu) == [f"May be the last card: {one}" for one in offered]
    assert menu.disabled is (len(offered) == 1)


def test_named_ranks_mean_nothing_where_any_card_may_be_the_last(english: Words) -> None:
    rules = click(ALL_PRESETS["knock"], "last", str(int(Rank.THREE)), chosen="costs")
    assert differences(rules, english) == ["May be the last card – 3: yes, but you draw one"]
    assert click(click(rules, "option", "finish-allowed"), "option", "finish-allowed") == ALL_PRESETS["knock"]


def test_the_joker_is_not_asked_whether_it_fits(english: Words) -> None:
    """rules.md §2.1: a Joker always fits."""
    rules = ALL_PRESETS["pesten_7"]
    assert "wild" not in menus(settings_layout(lobby(rules), english, Page.CARDS, Rank.JOKER))
    assert "wild" in menus(settings_layout(lobby(rules), english, Page.CARDS, Rank.JACK))


@pytest.mark.parametrize(
    ("match_format", "line"),
    [
        (Rounds(8), "Match: 8 rounds, fewest points win (usual: 8 rounds, final score)"),
        (FinalScore(4), "Match: 4 rounds, final score (usual: 8 rounds, final score)"),
        (Casual(), "Match: one casual round (usual: 8 rounds, final score)"),
        (Wins(2), "Match: first to 2 wins (usual: 8 rounds, final score)"),
        (Limit(100), "Match: out over 100 points (usual: 8 rounds, final score)"),
    ],
)
def test_a_difference_shows_the_difference(match_format: MatchFormat, line: str, english: Words) -> None:
    assert differences(replace(ALL_PRESETS["pesten_7"], format=match_format), english) == [line]


def test_each_effect_that_counts_has_its_own_amount(english: Words, dutch: Words) -> None:
    """`pesten_7`: a Joker makes draw 5; that it skips too counts 1."""
    rules = with_kinds(ALL_PRESETS["pesten_7"], Rank.JOKER, ["add-penalty", "skip"])
    panel = settings_layout(lobby(rules), english, Page.CARDS, Rank.JOKER)
    amounts = [part for part in walk(panel) if isinstance(part, ui.Select) and "amount" in part.custom_id]
    assert [chosen(menu) for menu in amounts] == [
        "How many (the next player draws): 5",
        "How many (the next players sit out): 1",
    ]
    skipping = click(rules, "effects-amount", str(int(Rank.JOKER)), "skip", chosen="2")
    assert set(skipping.effects[Rank.JOKER]) == {AddPenalty(5), Skip(2)}
    gezegd = walk(settings_layout(lobby(rules), dutch, Page.CARDS, Rank.JOKER))
    labels = [chosen(part) for part in gezegd if isinstance(part, ui.Select) and "amount" in part.custom_id]
    assert labels == ["Hoeveel (de volgende pakt): 5", "Hoeveel (de volgenden slaan over): 1"]


def test_a_button_from_before_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        click(CLASSIC, "effects-amount", str(int(Rank.TWO)), chosen="3")
    assert refusal.value.code == "unknown-button"


def test_the_five_of_hard_makes_only_the_next_draw_from_four_players(english: Words, dutch: Words) -> None:
    """rules.md §8, `hard`."""
    hard = ALL_PRESETS["hard"]
    effects = menus(settings_layout(lobby(hard), english, Page.CARDS, Rank.FIVE))["effects"]
    assert "What it does: all the others draw (from 4 players only the next)" in options(effects)
    assert "☑ 5: others draw (4+: only the next)" in buttons(settings_layout(lobby(hard), english))
    assert "5 others draw 1 (from 4 players only the next)" in texts(public_layout(lobby(hard), english, NoEmojis()))
    assert "vanaf 4 spelers alleen de volgende" in texts(public_layout(lobby(hard), dutch, NoEmojis()))
    other = menus(settings_layout(lobby(CLASSIC), english, Page.CARDS, Rank.FIVE))["effects"]
    assert "What it does: all the others draw" in options(other)


def test_a_joker_that_makes_nobody_draw_is_not_said_to_double(english: Words) -> None:
    """And classic without its penalty is refused: there is nothing to double (rules.md §3)."""
    rules = with_kinds(CLASSIC, Rank.JOKER, [])
    assert "A joker on a joker doubles" in texts(rules_layout(CLASSIC, english))
    assert "A joker on a joker doubles" not in texts(rules_layout(rules, english))
    assert "has nothing to double" in texts(settings_layout(lobby(rules), english))
