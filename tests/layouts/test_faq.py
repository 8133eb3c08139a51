"""The page of doubtful cases, and the tips."""

import pytest
from discord import ui
from msgspec.structs import replace

from bot.engine import (
    GAMES,
    PRESETS,
    Announcing,
    Casual,
    Finish,
    ReverseTwoPlayers,
    Rounds,
    Rules,
    Stacking,
)
from bot.engine.presets import SPEED
from bot.i18n import Words
from cogs.addresses import Verb, parse_address
from cogs.faq_catalogue import DOUBTS, Doubt, offered
from cogs.layouts.faq import FaqPage, about, faq_layout, page_for
from cogs.layouts.parts import Layout
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.tips import tips, tips_layout
from tests.layouts.limits import buttons, check_message, texts, walk

BY_KEY = {doubt.key: doubt for doubt in DOUBTS}


def menus(view: Layout) -> list[ui.Select[ui.LayoutView]]:
    return [part for part in walk(view) if isinstance(part, ui.Select)]


def check_menus(view: Layout) -> None:
    ids = [menu.custom_id for menu in menus(view)]
    assert len(ids) == len(set(ids))
    for menu in menus(view):
        assert (address := parse_address(menu.custom_id)) is not None
        assert address.verb is Verb.FAQ
        assert 1 <= len(menu.options) <= 25
        assert len(menu.placeholder or "") <= 150
        assert len({option.value for option in menu.options}) == len(menu.options)
        assert all(1 <= len(option.label) <= 100 and 1 <= len(option.value) <= 100 for option in menu.options)


@pytest.mark.parametrize("doubt", offered(), ids=lambda doubt: doubt.key)
def test_an_answer_names_question_answer_and_variants(doubt: Doubt, words: Words) -> None:
    page = faq_layout(FaqPage(doubt.variants[0], doubt), words)
    check_message(page)
    check_menus(page)
    shown = texts(page)
    assert words(f"faq-{doubt.key}") in shown
    assert words(f"faq-{doubt.key}-answer") in shown
    for variant in doubt.variants:
        assert words(f"variant-{variant}") in shown


@pytest.mark.parametrize("variant", GAMES)
def test_the_menus_hold_every_question_of_a_game(variant: str, words: Words) -> None:
    page = faq_layout(FaqPage(variant), words)
    check_message(page)
    check_menus(page)
    values = [option.value for menu in menus(page)[:-1] for option in menu.options]
    assert values == [doubt.key for doubt in about(variant)]
    assert [option.value for option in menus(page)[-1].options if option.default] == [variant]


def test_what_was_found_stands_first(dutch: Words) -> None:
    found = (BY_KEY["ace-with-two-again"], BY_KEY["ace-with-two-nothing"])
    page = faq_layout(FaqPage("classic", found=found, typed="aas *twee* @everyone"), dutch)
    check_message(page)
    check_menus(page)
    assert [option.value for option in menus(page)[0].options] == [doubt.key for doubt in found]
    assert r"\*twee\*" in texts(page)
    assert "@everyone" not in texts(page)
    assert len({option.label for option in menus(page)[0].options}) == 2, "the same question, of different games"


def test_many_finds_fit_in_a_message(words: Words) -> None:
    page = faq_layout(FaqPage("pass_left", found=offered()[:25], typed="W" * 100), words)
    check_message(page)
    check_menus(page)


def test_no_question_found(dutch: Words, english: Words) -> None:
    """experience.md §2: "Geen vraag gevonden" when nothing fits."""
    shown = texts(faq_layout(FaqPage("classic", typed="xyzzy"), dutch))
    assert "Geen vraag gevonden bij “xyzzy”" in shown
    assert "No question found" in texts(faq_layout(FaqPage("classic", typed="xyzzy"), english))


def test_the_rule_card_leads_to_tips_and_doubtful_cases(words: Words) -> None:
    for rules in GAMES.values():
        card = rules_layout(rules, words, table="abcdefghij")
        check_message(card)
        addresses = [parse_address(str(button.custom_id)) for button in buttons(card).values()]
        assert [(one.table, one.verb, one.argument) for one in addresses if one] == [
            ("abcdefghij", Verb.TIPS, rules.key),
            ("", Verb.FAQ, rules.key),
        ]


def test_a_table_with_settings_of_its_own_is_told_that_the_answers_are_not_about_them(
    english: Words, dutch: Words
) -> None:
    """Knock where one may finish with a special card (a checkbox of document 000): the answers say that it costs."""
    usual, changed = GAMES["knock"], replace(GAMES["knock"], finish=Finish.ALLOWED)
    for rules, differs in ((usual, False), (replace(usual, format=Rounds(3)), False), (changed, True)):
        opened = FaqPage.at(the_argument(rules_layout(rules, english), Verb.FAQ))
        assert (opened.variant, opened.differs) == ("knock", differs)
        assert ("with settings of its own" in texts(faq_layout(opened, english))) is differs
        assert ("met eigen instellingen" in texts(faq_layout(opened, dutch))) is differs
    menu = parse_address(str(menus(faq_layout(page_for(changed), english))[0].custom_id))
    assert menu is not None
    assert FaqPage.at(menu.argument.partition("~")[0]).differs, "a question that is chosen there stands with the line"
    check_message(faq_layout(page_for(changed), english))


def the_argument(layout: Layout, verb: Verb) -> str:
    """What the button that does this carries."""
    addresses = (parse_address(str(button.custom_id)) for button in buttons(layout).values())
    return next(address.argument for address in addresses if address is not None and address.verb is verb)


def test_only_a_card_of_its_own_rank_passes_a_penalty_on_in_classic(english: Words, dutch: Words) -> None:
    """rules.md §8: classic stacks the same rank, pesten_7 any; document 003 speaks of a 2 on a 2 alone."""
    same, any_rank = (texts(tips_layout(GAMES[key], english)) for key in ("classic", "pesten_7"))
    assert "on one of its own rank it passes on the penalty" in same
    assert "in reserve: it passes on the penalty" in any_rank
    assert "op een gelijke kaart" in texts(tips_layout(GAMES["speed"], dutch))


@pytest.mark.parametrize("variant", GAMES)
def test_tips(variant: str, words: Words) -> None:
    page = tips_layout(GAMES[variant], words)
    check_message(page)
    assert texts(page).count("\n- ") >= 4


CLASSIC = PRESETS["classic"]


@pytest.mark.parametrize(
    ("rules", "said", "other"),
    [
        (CLASSIC, "a 2 or a joker in reserve", replace(CLASSIC, stacking=Stacking.NONE)),
        (CLASSIC, "Save a 7 for the right moment", replace(CLASSIC, effects=((),) * 14)),
        (CLASSIC, "with a jack name", replace(CLASSIC, effects=((),) * 14)),
        (CLASSIC, "call “Last card!”", replace(CLASSIC, announcing=Announcing.AUTOMATIC)),
        (CLASSIC, "Keep an ordinary card", replace(CLASSIC, finish=Finish.ALLOWED)),
        (CLASSIC, "keep an ace for", replace(CLASSIC, reverse_two_players=ReverseTwoPlayers.NOTHING)),
        (replace(CLASSIC, format=Rounds(3)), "adds to his points", replace(CLASSIC, format=Casual())),
        (PRESETS["pesten_7"], "a joker left in your hand counts 50 points", PRESETS["pass_left"]),
        (PRESETS["pass_left"], "passed to the left", CLASSIC),
        (CLASSIC, "Save a 7 for the right moment", SPEED),  # rules.md §9: an extra card means nothing without turns
        (CLASSIC, "keep an ace for", SPEED),
        (SPEED, "Keep your eyes on the pile", CLASSIC),
    ],
)
def test_a_tip_is_given_only_where_it_is_true(rules: Rules, said: str, other: Rules, english: Words) -> None:
    """Document 003's tips, each by the setting that makes it one."""
    assert said in "\n".join(tips(rules, english))
    assert said not in "\n".join(tips(other, english))
