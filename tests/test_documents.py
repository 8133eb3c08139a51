"""What the documents claim, tried."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import DECK, JOKER, card_name, commitment, shuffled
from bot.settings import Settings

DOCS = Path(__file__).resolve().parent.parent / "docs"


def _code(page: str) -> dict[str, Any]:
    text = (DOCS / page).read_text(encoding="utf-8")
    [code] = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)  # noqa: S102 - our own page
    return names


@given(seed=st.binary(min_size=32, max_size=32), decks=st.integers(1, 4))
def test_the_page_recomputes_a_shuffle(seed: bytes, decks: int) -> None:
    page = _code("shuffle.md")
    cards, _ = shuffled(DECK * decks + (JOKER,) * (2 * decks), seed)
    assert page["order"](seed, decks, 2 * decks) == [card_name(card) for card in cards]
    assert page["promise"](seed) == commitment(seed).hex()


@pytest.mark.parametrize("name", sorted(Settings.model_fields))
def test_every_setting_stands_on_the_hosting_page(name: str) -> None:
    assert f"`{name.upper()}`" in (DOCS / "hosting.md").read_text(encoding="utf-8")


def test_every_command_stands_in_the_readme(root: Path) -> None:
    readme = (root / "README.md").read_text(encoding="utf-8")
    commands = {
        name
        for path in (root / "cogs").glob("*.py")
        for name in re.findall(r'@subcommand\("([\w ]+)"\)', path.read_text(encoding="utf-8"))
    }
    assert commands
    assert {name for name in commands if f"`/pesten {name}" not in readme} == set()
