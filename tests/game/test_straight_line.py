"""From `/pesten new` to the leaderboard through the real client, over HTTP and WebSocket."""

import random
from pathlib import Path
from typing import Any

import pytest

from bot.playground.interactions import State
from cogs.addresses import Verb
from tests.support.evening import Evening, evening, the, verb_of
from tests.support.players import play_match, sit_down

NAMES = ("Anna", "Ben", "Emma", "Finn")


async def _leaderboard(opened: Evening, name: str, **options: Any) -> str:
    person = opened.person(name)
    return person.answer(await person.slash(opened.channel, "pesten leaderboard", **options)).text


@pytest.mark.parametrize(("variant", "rounds"), [("pesten_7", 1), ("pesten_13", 1)])
async def test_one_round_of_four_people(tmp_path: Path, variant: str, rounds: int) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person(name) for name in NAMES]
        await sit_down(opened, people, variant=variant, rounds=rounds)
        await play_match(opened, people, random.Random(1))
        end = opened.public(people[0])
        assert all(name in end.text for name in NAMES)


@pytest.mark.parametrize(
    "variant", ["pesten_7", pytest.param("pesten_13", marks=pytest.mark.thorough)]
)
async def test_a_whole_match_ends_on_the_leaderboard(tmp_path: Path, variant: str) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person(name) for name in NAMES]
        await sit_down(opened, people, variant=variant)
        await play_match(opened, people, random.Random(2))
        board = await _leaderboard(opened, "Ben", variant=variant)
        assert all(name in board for name in NAMES)
        assert "Anna" not in await _leaderboard(opened, "Ben", variant=variant, against="computers")


async def test_one_person_against_three_computers(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")
        await sit_down(opened, [anna], variant="pesten_7", computers=3)
        await play_match(opened, [anna], random.Random(3))
        assert "Anna" in await _leaderboard(opened, "Ben", against="computers")
        assert "Anna" not in await _leaderboard(opened, "Ben")


async def test_draw_on_the_public_table_is_answered_by_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person(name) for name in NAMES[:2]]
        opened.playground.record.expect(10008)  # they put their hands away before the bot retires them
        await sit_down(opened, people, variant="pesten_7")
        for _ in range(60):
            table = opened.public(people[0])
            for person in people:
                click = await person.click(table, custom_id=the(table, Verb.DRAW))
                assert click.state is State.ANSWERED
                for hand in person.ephemerals(opened.channel):
                    person.dismiss(hand)
            if any(verb_of(button) is Verb.NEXT for button in opened.public(people[0]).buttons):
                break
