"""Every sentence of the rules is told, and every worked example is true of the engine."""

import pytest

from tests.engine.sentence_examples import KINDS, Data, cases, hold, sentences

CASES = list(cases())


@pytest.mark.parametrize(("kind", "data", "preset"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_example_holds(kind: str, data: Data, preset: str) -> None:
    hold(kind, data, preset)


def test_every_sentence_has_an_example_or_a_reason() -> None:
    for sentence in sentences():
        examples = [data for kind in KINDS for data in sentence.get(kind, [])]
        assert bool(examples) != bool(sentence.get("reason")), sentence["id"]
        assert sentence["text"].endswith("."), sentence["id"]
        assert sentence.keys() <= {"id", "document", "text", "reason", "presets", *KINDS}, sentence["id"]


def test_ids_are_unique() -> None:
    ids = [sentence["id"] for sentence in sentences()]
    assert len(ids) == len(set(ids))
