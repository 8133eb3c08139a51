"""What the documentation of the engine shows is true: doctests, the recipes, the list of files, the imports."""

import ast
import doctest
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bot.engine
from bot.engine import CardsDrawn, DrawCause, Play, Round, parse_card, parse_cards
from bot.engine.effects import EFFECT_RULES

FOLDER = Path(bot.engine.__file__).parent
README = (FOLDER / "README.md").read_text(encoding="utf-8")


@pytest.fixture
def recipes() -> Iterator[dict[str, Any]]:
    """What the code in the README defines, run from top to bottom; its effects are forgotten afterwards."""
    known = dict(EFFECT_RULES)
    names: dict[str, Any] = {"__name__": "recipes"}
    for block in re.findall(r"```python\n(.*?)```", README, re.DOTALL):
        exec(block, names)  # noqa: S102 - the README's own code
    yield names
    EFFECT_RULES.clear()
    EFFECT_RULES.update(known)


@pytest.mark.parametrize("module", ["bot.engine", "bot.engine.scores"])
def test_examples_in_docstrings(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    assert result.failed == 0


def test_a_new_effect_and_preset_work(recipes: dict[str, Any]) -> None:
    hands = [list(parse_cards(hand)) for hand in ("9H 3C 4C", "3S 4S")]
    state = Round.arrange(recipes["nines"], 1, hands, [parse_card("5H")], list(parse_cards("QD KD 6D")), bytes(32))
    events = state.act(0, Play(parse_card("9H")))
    assert CardsDrawn(0, 2, DrawCause.PENALTY) in events
    assert state.hands[0] == sorted(parse_cards("3C 4C QD KD"))
    assert state.question is not None
    assert state.question.seat == 1


def test_a_new_effect_makes_its_rank_special(recipes: dict[str, Any]) -> None:
    nine = parse_card("9H")
    state = Round.arrange(recipes["nines"], 1, [[nine], [nine]], [parse_card("5H")], [nine], bytes(32))
    assert Play(nine) not in state.legal_actions(0)


def test_a_failure_is_read_back(recipes: dict[str, Any]) -> None:
    assert isinstance(recipes["state"], Round)
    assert str(recipes["record"]).startswith("preset pesten_7\nplayers 2\n")


def test_the_table_of_files_is_complete() -> None:
    assert set(re.findall(r"`(\w+\.py)`", README.split("## ", 1)[0])) == {
        path.name for path in FOLDER.glob("*.py") if path.name != "__init__.py"
    }


def test_the_public_face_is_complete() -> None:
    assert len(bot.engine.__all__) == len(set(bot.engine.__all__))
    for name in bot.engine.__all__:
        assert hasattr(bot.engine, name)
    public = {name for name, value in vars(bot.engine).items() if not name.startswith("_") and not _is_module(value)}
    assert public == set(bot.engine.__all__)


def _is_module(value: object) -> bool:
    return isinstance(value, type(sys))


def test_the_engine_imports_nothing_but_msgspec() -> None:
    allowed = {*sys.stdlib_module_names, "msgspec"}
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            modules += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for module in modules:
                assert module.startswith("bot.engine") or module.split(".")[0] in allowed, (path.name, module)
