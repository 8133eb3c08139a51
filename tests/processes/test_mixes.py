"""Two to eight players, people and computers in any mix, start a match and play it to its end."""

import random
from pathlib import Path

import pytest

from bot.i18n import Localizer
from cogs.addresses import Verb
from tests.support.evening import evening, verb_of
from tests.support.players import give_up, play_match, sit_down

NAMES = ("Anna", "Ben", "Carla", "Dirk", "Emma", "Finn", "Gijs", "Hanna")
MIXES = [(people, players - people) for players in range(2, 9) for people in range(1, players + 1)]
IN_SHORT = {(1, 1), (2, 0), (1, 7), (4, 4), (8, 0)}
"""The smallest, the largest and the middle; every mix with --thorough."""


@pytest.mark.parametrize(
    ("people", "computers"),
    [pytest.param(*mix, marks=() if mix in IN_SHORT else pytest.mark.thorough) for mix in MIXES],
)
async def test_a_round(tmp_path: Path, people: int, computers: int) -> None:
    async with evening(tmp_path / "pesten.sqlite3", seed=10 * people + computers) as opened:
        seated = [opened.person(name) for name in NAMES[:people]]
        await sit_down(opened, seated, variant="pesten_7", computers=computers, rounds=1)
        await play_match(opened, seated, random.Random(people))
        [address] = {button.custom_id for button in opened.public(seated[0]).buttons if verb_of(button) is Verb.SCORES}
        assert address is not None
        view = await opened.client.services.tables.view(address.split(":")[1])
        assert len(view.results) == 1
        assert {seat.person for seat in view.seats} - {None} == {person.id for person in seated}
        assert [seat.person for seat in view.seats].count(None) == computers


async def test_a_match_ends_when_only_computers_are_left(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person(name) for name in NAMES[:2]]
        await sit_down(opened, people, variant="pesten_7", computers=2)
        for person in people:
            assert opened.client.services.tables.tables_in(opened.playground.guild.id, opened.channel.id) != []
            await give_up(opened, person, "pesten leave")
        assert opened.client.services.tables.tables_in(opened.playground.guild.id, opened.channel.id) == []
        await opened.advance(5)  # the table and the hands say that it is over
        before = opened.playground.record.requests.total()
        await opened.advance(600)
        assert opened.playground.record.requests.total() == before, "a computer plays on for nobody"
        assert not any(verb_of(button) is Verb.DRAW for button in opened.public(people[0]).buttons)
        assert Localizer.load().words("nl")("closed-empty") in opened.public(people[0]).text
