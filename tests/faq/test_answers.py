"""Every answer is true of the games that it names: sentences of the rules prove it, and the presets are set so."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.engine import ALL_PRESETS, GAMES, PRESETS
from cogs.faq_catalogue import DOUBTS, Doubt, offered
from tests.engine.sentence_examples import KINDS, SEED_001, hold, overridden, sentences

HERE = Path(__file__).parent
PROOFS: dict[str, dict[str, Any]] = tomllib.loads((HERE / "proofs.toml").read_text(encoding="utf-8"))
EXAMPLES: list[dict[str, Any]] = tomllib.loads((HERE / "examples.toml").read_text(encoding="utf-8"))["sentence"]
SENTENCES = {sentence["id"]: sentence for sentence in (*sentences(), *EXAMPLES)}
PROVEN = [doubt for doubt in DOUBTS if "sentences" in PROOFS[doubt.key]]


def cases_of(sentence: dict[str, Any]) -> list[tuple[str, dict[str, Any], str]]:
    """(kind, data, preset) of every example."""
    return [
        (kind, data, preset)
        for kind in KINDS
        for data in sentence.get(kind, [])
        for preset in data.get("presets", sentence.get("presets", SEED_001))
    ]


def test_every_question_has_its_proof_and_no_proof_is_left_over() -> None:
    assert [doubt.key for doubt in DOUBTS] == list(PROOFS)
    assert len({doubt.key for doubt in DOUBTS}) == len(DOUBTS)


@pytest.mark.parametrize("doubt", PROVEN, ids=lambda doubt: doubt.key)
def test_the_sentences_that_prove_an_answer_have_examples(doubt: Doubt) -> None:
    named = PROOFS[doubt.key]["sentences"]
    assert named
    for name in named:
        assert cases_of(SENTENCES[name]), f"{name} has no worked example"


@pytest.mark.parametrize(
    ("doubt", "variant"),
    [(doubt, variant) for doubt in PROVEN for variant in doubt.variants],
    ids=lambda part: part.key if isinstance(part, Doubt) else part,
)
def test_the_variants_are_set_as_the_answer_says(doubt: Doubt, variant: str) -> None:
    rules = ALL_PRESETS[variant]
    settings = PROOFS[doubt.key].get("settings", {})
    assert overridden(rules, settings) == rules


@pytest.mark.parametrize(
    ("sentence", "kind", "data", "preset"),
    [
        pytest.param(sentence["id"], *case, id=f"{sentence['id']}-{number}-{case[2]}")
        for sentence in EXAMPLES
        for number, case in enumerate(cases_of(sentence), 1)
    ],
)
def test_the_examples_hold(sentence: str, kind: str, data: dict[str, Any], preset: str) -> None:
    assert any(sentence in PROOFS[doubt.key].get("sentences", ()) for doubt in DOUBTS), "it proves nothing"
    hold(kind, data, preset)


def test_a_wrong_claim_is_noticed() -> None:
    """An answer of Pesten 7 put down for Classic fails: there a card that was drawn may be played at once."""
    settings = PROOFS["play-what-i-drew-no"]["settings"]
    assert overridden(PRESETS["pesten_7"], settings) == PRESETS["pesten_7"]
    assert overridden(PRESETS["classic"], settings) != PRESETS["classic"]


@pytest.mark.parametrize("variant", ["knock", "pesten_7", "pesten_13", "pass_left", "classic", "zweeds"])
def test_every_document_has_sixteen_doubtful_cases(variant: str) -> None:
    """As many as document 004 lists of its own game."""
    assert sum(variant in doubt.variants for doubt in DOUBTS) >= 16


def test_what_is_about_games_to_come_is_kept_back() -> None:
    assert offered()
    assert all(set(doubt.variants) & set(GAMES) for doubt in offered())
    kept_back = set(DOUBTS) - set(offered())
    assert all(not set(doubt.variants) & set(GAMES) for doubt in kept_back)
