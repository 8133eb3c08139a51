"""`/pesten new` with many computers: as many as the game has seats beside one's own (rules.md §8, §11)."""

from pathlib import Path

import pytest

from tests.support.evening import evening


async def test_nine_computers_sit_down_at_zweeds(tmp_path: Path) -> None:
    """Its table has ten seats, the most of all games."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")  # he reads English
        await ben.slash(opened.channel, "pesten new", variant="zweeds", computers=9)
        [table] = opened.client.services.tables._shelf.running()
        assert [seat.person for seat in table.state.seats].count(None) == 9
        command = next(one for one in opened.client.tree.walk_commands() if one.qualified_name == "pesten new")
        [option] = [one for one in command.parameters if one.name == "computers"]  # type: ignore[union-attr]
        assert (option.min_value, option.max_value) == (0, 9)


@pytest.mark.parametrize("computers", [8, 9])
async def test_more_than_a_game_has_seats_for_is_refused_in_words(tmp_path: Path, computers: int) -> None:
    """Pesten 7 is for 2 to 8 players."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        answer = ben.answer(await ben.slash(opened.channel, "pesten new", variant="pesten_7", computers=computers))
        assert answer.text == "In this game 7 computers at most can sit down with you."
        assert opened.client.services.tables._shelf.running() == []
