"""House rules in words: within Discord's limits at their worst, and nobody's words are markup."""

import random

import pytest
from discord import ui
from msgspec.structs import replace

from bot.engine import ALL_GAMES, Rank, Rules
from bot.i18n import Words
from bot.keeping.house_rules import HOUSE_RULES_MOST, NAME_LENGTH, TEXT_LENGTH, HouseRule
from bot.keeping.share_code import LENGTH_MOST, Shared, share_code
from bot.tables.agreement import Agreement
from bot.tables.state import Phase
from bot.tables.views import SeatView, TableView
from cogs.addresses import Address, Verb
from cogs.layouts.house_rule_form import house_rule_form
from cogs.layouts.house_rules import (
    confirm_delete_layout,
    editor_layout,
    house_rule_layout,
    list_layout,
    share_layout,
)
from cogs.layouts.public import public_layout
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.scores import scores_layout
from cogs.layouts.settings_panel import Page
from cogs.layouts.threads import thread_layout, thread_name
from tests.layouts.conftest import ALL_EMOJIS, LONGEST_NAMES, PEOPLE, SEATS, NoEmojis, round_view, table_view
from tests.layouts.limits import check_message, texts
from tests.support.random_rules import random_rules

WORST_NAME, WORST_TEXT = "_*" * (NAME_LENGTH // 2), "*_~|`\n>#" * (TEXT_LENGTH // 8)
WORST = Agreement(WORST_NAME, WORST_TEXT, changed=True)


def rule_of(rules: Rules, number: int = 1) -> HouseRule:
    return HouseRule("h" + "f" * 16, 5, WORST_NAME, rules, WORST_TEXT, 10**18 + number, 0)


def table(rules: Rules, phase: Phase, number: int) -> TableView:
    seats = tuple(SeatView(LONGEST_NAMES[0], PEOPLE[seat], 13, 999, on_turn=True) for seat in range(SEATS))
    view = replace(table_view(phase), rules=rules, seats=seats, round_number=number, agreement=WORST)
    return view if phase is Phase.LOBBY else replace(view, round=round_view(rules))


@pytest.mark.parametrize("number", range(8))
def test_everything_at_its_worst(number: int, words: Words) -> None:
    rules = random_rules(random.Random(number))
    rule = rule_of(rules)
    for page in Page:
        check_message(editor_layout(rule, words, page, Rank.JOKER))
    check_message(house_rule_layout(rule, words, may_change=True))
    check_message(confirm_delete_layout(rule, words, "sure"))
    check_message(rules_layout(rules, words, SEATS, "abcdefghij", WORST))
    check_message(scores_layout(replace(table(rules, Phase.PLAYING, 1)), words))
    for phase in (Phase.LOBBY, Phase.PLAYING):
        check_message(public_layout(table(rules, phase, int(phase is Phase.PLAYING)), words, ALL_EMOJIS))


@pytest.mark.parametrize("key", ALL_GAMES)
def test_the_card_of_every_game(key: str, words: Words) -> None:
    rule = replace(rule_of(random_rules(random.Random(1))), rules=ALL_GAMES[key])
    check_message(house_rule_layout(rule, words, may_change=False))
    check_message(editor_layout(rule, words))


def test_a_long_list_is_counted(english: Words) -> None:
    rules = [rule_of(random_rules(random.Random(1)), number) for number in range(HOUSE_RULES_MOST)]
    layout = list_layout(rules, english)
    check_message(layout)
    assert "And 80 more." in texts(layout)


def test_the_longest_code_fits_into_a_message(words: Words) -> None:
    check_message(share_layout(rule_of(random_rules(random.Random(1))), "Z" * (LENGTH_MOST - 400), words))
    worst = "".join(chr(random.Random(number).randrange(0x20000, 0x2A000)) for number in range(TEXT_LENGTH))
    code = share_code(Shared(worst[:NAME_LENGTH], worst, random_rules(random.Random(2))))
    assert len(code) <= LENGTH_MOST - 400


def test_the_card_is_shown_until_the_first_round_is_over(english: Words) -> None:
    rules = random_rules(random.Random(1))
    shown = {
        number: "House rule" in texts(public_layout(table(rules, Phase.PLAYING, number), english, ALL_EMOJIS))
        for number in (1, 2)
    }
    assert shown == {1: True, 2: False}


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("no phones", "> no phones"),
        ("a\n\n  b ", "> a\n> b"),
        ("# Big *news*", "> \\# Big \\*news\\*"),
        ("@everyone", "> @\u200beveryone"),
        ("<@123> <#4>", "> \\<@\u200b123\\> \\<\\#4\\>"),
        ("abc\u202edef", "> abcdef"),
    ],
)
def test_nobodys_words_are_markup(written: str, shown: str, english: Words) -> None:
    card = rules_layout(random_rules(random.Random(1)), english, agreement=Agreement("x", written))
    assert f"Also agreed:\n{shown}\n" in texts(card) + "\n"


def test_more_lines_than_a_table_should_show(english: Words) -> None:
    card = rules_layout(random_rules(random.Random(1)), english, agreement=Agreement("x", "\n".join("abcdefghijklmno")))
    quoted = [line for line in texts(card).splitlines() if line.startswith("> ")]
    assert quoted == ["> a", "> b", "> c", "> d", "> e", "> f", "> g", "> h", "> i", "> j k l m n o"]


def test_the_form_within_limits(words: Words) -> None:
    form = house_rule_form(Address("h" + "f" * 16, "", Verb.HOUSE_WORDED), words, "x" * NAME_LENGTH, "y" * TEXT_LENGTH)
    assert 0 < len(form.title) <= 45
    labels = [part for part in form.walk_children() if isinstance(part, ui.Label)]
    assert len(labels) == 2
    for label in labels:
        assert 0 < len(label.text) <= 45
        assert len(label.description or "") <= 100


def test_a_thread_is_called_by_its_house_rule(words: Words) -> None:
    view = table(random_rules(random.Random(1)), Phase.PLAYING, 1)
    assert len(thread_name(view, words)) <= 100
    check_message(thread_layout(view, words))
    friday = replace(view, agreement=Agreement("Friday"), seats=view.seats[:1])
    assert thread_name(friday, words).startswith("Friday · ")
    assert "Friday" in texts(thread_layout(friday, words))


def test_a_table_is_called_by_its_house_rule(english: Words) -> None:
    """By its own name in every phase, and not as settings that somebody made up (experience.md §3)."""
    for phase in (Phase.LOBBY, Phase.PLAYING):
        view = replace(table(random_rules(random.Random(1)), phase, 1), agreement=Agreement("Friday"))
        title = texts(public_layout(view, english, NoEmojis())).splitlines()[0]
        assert title.startswith("### Friday"), (phase, title)
        changed = replace(view, agreement=Agreement("Friday", changed=True))
        title = texts(public_layout(changed, english, NoEmojis())).splitlines()[0]
        assert title.startswith("### Friday (changed)")
