"""The drawing process draws what a thread would, ends with its block, and is not missed where there is none."""

import sys
from pathlib import Path

import pytest

from bot.engine import Suit
from bot.pictures import BACK, card_tile, png
from bot.pictures.workshop import Workshop

SEVEN = card_tile("7", Suit.HEARTS)


async def test_it_draws_the_same_and_ends_with_its_block() -> None:
    async with Workshop() as workshop:
        process = workshop._process
        assert process is not None
        assert [await workshop.png(tile) for tile in (SEVEN, BACK)] == [png(SEVEN), png(BACK)]
        assert process.returncode is None
    assert process.returncode is not None


async def test_a_machine_that_starts_no_processes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "absent"))
    async with Workshop() as workshop:
        assert workshop._process is None
        assert await workshop.png(SEVEN) == png(SEVEN)


async def test_a_process_that_died() -> None:
    async with Workshop() as workshop:
        assert workshop._process is not None
        workshop._process.kill()
        await workshop._process.wait()
        assert await workshop.png(SEVEN) == png(SEVEN)
