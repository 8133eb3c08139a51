"""Every sentence of Zweeds is told, and every worked example is true of the engine."""

import pytest

from tests.engine.zweeds_examples import KINDS, Data, cases, hold, sentences

CASES = list(cases())


@pytest.mark.parametrize(("kind", "data"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_example_holds(kind: str, data: Data) -> None:
    hold(kind, data)


def test_every_sentence_has_an_example_or_a_reason() -> None:
    for sentence in sentences():
        examples = [data for kind in KINDS for data in sentence.get(kind, [])]
        assert bool(examples) != bool(sentence.get("reason")), sentence["id"]
        assert sentence["text"].endswith((".", "?")), sentence["id"]
        assert sentence.keys() <= {"id", "document", "text", "reason", *KINDS}, sentence["id"]


def test_ids_are_unique() -> None:
    ids = [sentence["id"] for sentence in sentences()]
    assert len(ids) == len(set(ids))


def test_all_doubtful_cases_are_told() -> None:
    """Document 004 lists sixteen."""
    assert sum(sentence["id"].startswith("004-doubt-") for sentence in sentences()) == 16
