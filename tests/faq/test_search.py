"""Questions are found by words: case, accents, order, synonyms, and nothing where nothing fits."""

import pytest

from bot.engine import GAMES
from bot.i18n import Localizer, Words
from cogs.faq_catalogue import offered
from cogs.faq_search import FaqIndex, words_of
from cogs.layouts.faq import LABEL, about, choice_name

LOCALIZER = Localizer.load()
INDEXES = {language: FaqIndex(offered(), LOCALIZER.words(language)) for language in LOCALIZER.locales}


def found(language: str, typed: str, variant: str | None = None) -> list[str]:
    return [doubt.key for doubt in INDEXES[language].find(typed, variant)]


@pytest.mark.parametrize("words", [LOCALIZER.words(language) for language in LOCALIZER.locales], ids=LOCALIZER.locales)
def test_every_question_is_found_by_its_own_words(words: Words) -> None:
    for doubt in offered():
        question = words(f"faq-{doubt.key}")
        same = {other.key for other in offered() if words(f"faq-{other.key}") == question}
        assert set(found(words.language, question)[: len(same)]) == same, question
        backwards = " ".join(reversed(words_of(question)))
        assert doubt.key in found(words.language, backwards)


@pytest.mark.parametrize(
    ("language", "typed", "key"),
    [
        ("nl", "klop vergeten", "knock-forgotten"),
        ("nl", "VERGAT te KLOPPEN", "knock-forgotten"),
        ("nl", "lege trekstapel geschud", "stock-empty"),
        ("nl", "zeven op koning", "seven-on-king"),  # the document's own word is heer; koning is Belgian (glossary.md)
        ("nl", "tien tegen de klok", "ten-counter-clockwise"),
        ("nl", "tíén kaart", "ten-one-card"),
        ("nl", "eindscore onder nul", "negative-final-score"),
        ("en", "joker twos", "joker-on-a-two"),
        ("en", "go out with a ten", "ten-last"),
        ("en", "shufled", ""),
        ("en", "shuffled stock", "stock-empty"),
        ("en", "Pesten! forgot", "call-forgotten-pesten"),
    ],
)
def test_by_words(language: str, typed: str, key: str) -> None:
    assert (key in found(language, typed)) if key else (found(language, typed) == [])


@pytest.mark.parametrize("typed", ["xyzzy", "", "  ", "?!…", "mag xyzzy", "the the xyzzy", "💥", "99"])
@pytest.mark.parametrize("language", LOCALIZER.locales)
def test_nothing_is_found_where_nothing_fits(language: str, typed: str) -> None:
    assert found(language, typed) == []


@pytest.mark.parametrize("typed", ["a" * 6000, "boer " * 1000, "\u0301" * 100, "(" * 99])
def test_any_text_can_be_typed(typed: str) -> None:
    assert len(found("nl", typed)) <= len(offered())


@pytest.mark.parametrize(
    ("typed", "variants"),
    [
        ("We spelen met z'n tweeën. Wat doet een aas?", ("pesten_7", "pass_left", "knock", "classic", "gentle")),
        ("Mag ik uitgaan met een pestkaart?", ("gentle", "zweeds")),
        ("Met hoeveel spellen kaarten spelen we?", ("pesten_7", "pesten_13", "knock")),
    ],
)
def test_of_equal_finds_those_about_the_game_come_first(typed: str, variants: tuple[str, ...]) -> None:
    by_key = {doubt.key: doubt for doubt in offered()}
    for variant in variants:
        assert variant in by_key[found("nl", typed, variant)[0]].variants


AT_TABLES = [
    ("Mag een 10 op een 7?", "ten-on-seven"),
    ("Wat moet je leggen na een 3 op een 7?", "three-on-seven"),
    ("Wat moet je leggen na een 8?", "after-an-eight"),
    ("Mag je meerdere speciale kaarten tegelijk leggen?", "several-at-once"),
    ("Telt vier gelijke als er een 3 tussen ligt?", "four-with-a-three"),
    ("Mag je de stapel pakken terwijl je wel kunt leggen?", "take-though-it-fits"),
    ("Ik ben vergeten kaarten uit de pot te pakken.", "forgot-to-fill-up"),
    ("Mag je je laatste handkaart samen met open kaarten van dezelfde waarde leggen?", "hand-with-open-cards"),
    ("Mag je tijdens het spel nog ruilen tussen hand en open kaarten?", "swap-later"),
    ("Mag je een blinde kaart bekijken voordat je hem legt?", "peek-at-blind"),
    ("Mag je kiezen welke blinde kaart je omdraait?", "choose-a-blind"),
    ("Mag je uitgaan met een speciale kaart?", "out-with-a-special"),
    ("Je gaat uit met een 10. Wat nu?", "out-with-a-ten"),
    ("Wat als je na een 10 of vier gelijke niets meer kunt leggen?", "nothing-after-a-burn"),
    ("Mag een 7 op een 8 of hoger?", "seven-on-eight"),
    ("Wat als het tijdens een beurt onduidelijk is wat er onder de 3 ligt?", "what-lies-under-a-three"),
]
"""The sixteen doubtful cases of Zweeds (rules.md §11; seed 004, "Twijfelgevallen") as tables ask them."""


@pytest.mark.parametrize(("typed", "key"), AT_TABLES, ids=[key for _, key in AT_TABLES])
def test_questions_of_zweeds_as_tables_ask_them(typed: str, key: str) -> None:
    """Where Zweeds is played the right answer comes first; in any other channel it is among those that are found."""
    assert found("nl", typed, "zweeds")[0] == key
    for variant in (None, "pesten_7"):
        assert key in found("nl", typed, variant)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Can you play several special cards at once?", "several-at-once"),
        ("May you look at a blind card before you turn it?", "peek-at-blind"),
        ("What do you play after an 8?", "after-an-eight"),
        ("You go out with a 10. What now?", "out-with-a-ten"),
        ("I forgot to draw cards from the stock.", "forgot-to-fill-up"),
        ("Is it unclear what lies under the 3?", "what-lies-under-a-three"),
    ],
)
def test_the_same_in_english(typed: str, key: str) -> None:
    assert found("en", typed, "zweeds")[0] == key


def test_the_channels_game_weighs_as_much_as_a_word() -> None:
    """A question that fits one word less well, but is about this game, comes before the others."""
    typed = "Mag je de stapel pakken terwijl je wel kunt leggen?"
    assert found("nl", typed, "pass_left")[0] == "draw-by-choice"
    assert found("nl", typed, "knock")[0] == "draw-though-it-fits"


def test_words_of_any_talk_find_nothing_by_themselves() -> None:
    """They are ignored beside others, and looked up where nothing else was typed."""
    assert found("nl", "wanneer mag ik dan eindscore") == found("nl", "eindscore")
    assert found("nl", "hoe") != []


def test_searched_cases_are_there() -> None:
    """What is typed for a case is typed for one that exists, once."""
    for language in LOCALIZER.locales:
        keys = [pair.split("=")[0] for pair in LOCALIZER.words(language)("doubts-also-typed").split()]
        assert len(keys) == len(set(keys))
        assert set(keys) <= {doubt.key for doubt in offered()}
        assert {key for _, key in AT_TABLES} <= set(keys)


@pytest.mark.parametrize("words", [LOCALIZER.words(language) for language in LOCALIZER.locales], ids=LOCALIZER.locales)
def test_choices_keep_to_discords_limits(words: Words) -> None:
    for doubt in offered():
        assert 0 < len(words(f"faq-{doubt.key}")) <= LABEL
        assert 0 < len(choice_name(doubt, words)) <= LABEL
        assert len(doubt.key) <= LABEL
    names = [choice_name(doubt, words) for doubt in offered()]
    assert len(names) == len(set(names)), "two choices that look alike"


@pytest.mark.parametrize("words", [LOCALIZER.words(language) for language in LOCALIZER.locales], ids=LOCALIZER.locales)
def test_questions_about_one_game_differ(words: Words) -> None:
    for variant in GAMES:
        questions = [words(f"faq-{doubt.key}") for doubt in about(variant)]
        assert len(questions) == len(set(questions)), variant
