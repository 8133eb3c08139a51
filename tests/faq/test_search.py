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
