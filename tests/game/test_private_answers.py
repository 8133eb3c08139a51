"""Private answers do not pile up: of each kind only the newest stays, and a panel gives way to what came of it."""

from pathlib import Path

import pytest

from bot.playground.people import Person
from cogs.addresses import Verb
from tests.support.evening import Evening, evening, the, verb_of
from tests.support.players import sit_down


def private(opened: Evening, person: Person) -> list[str]:
    """What the person alone sees, oldest first."""
    return [message.text for message in person.ephemerals(opened.channel)]


def those_with(texts: list[str], words: str) -> int:
    return sum(words in text for text in texts)


async def test_scores_help_and_refusals_replace_their_like(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await sit_down(opened, [ben, hanna], variant="pesten_7")
        for _ in range(2):
            await ben.click(opened.public(ben), custom_id=the(opened.public(ben), Verb.SCORES))
            await ben.click(opened.public(ben), custom_id=the(opened.public(ben), Verb.MORE))
        seen = private(opened, ben)
        assert (those_with(seen, "Scores ·"), those_with(seen, "This table")) == (1, 1)
        [panel] = [one for one in ben.messages(opened.channel) if "This table" in one.text]
        await ben.click(panel, custom_id=the(panel, Verb.HELP))
        seen = private(opened, ben)
        assert (those_with(seen, "How to play"), those_with(seen, "This table")) == (1, 0), "in its place"
        assert those_with(seen, "Scores ·") == 1, "another kind stays"
        assert those_with(private(opened, hanna), "Scores ·") == 0


async def test_another_persons_answers_stay(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await sit_down(opened, [ben, hanna], variant="pesten_7")
        for person in (ben, hanna):
            await person.click(opened.public(person), custom_id=the(opened.public(person), Verb.SCORES))
        assert those_with(private(opened, ben), "Scores ·") == 1


async def test_who_is_refused_twice_reads_it_once(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await ben.slash(opened.channel, "pesten new")
        await hanna.click(opened.public(hanna), custom_id=the(opened.public(hanna), Verb.JOIN))
        for _ in range(3):
            await hanna.click(opened.public(hanna), custom_id=the(opened.public(hanna), Verb.SETTINGS))
        assert private(opened, hanna) == ["Only the host of this table can do that."]


async def test_the_hosts_panel_goes_when_the_match_starts(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        await ben.slash(opened.channel, "pesten new", computers=2)
        await ben.click(opened.public(ben), custom_id=the(opened.public(ben), Verb.SETTINGS))
        assert those_with(private(opened, ben), "Settings ·") == 1
        await ben.click(opened.public(ben), custom_id=the(opened.public(ben), Verb.START))
        assert those_with(private(opened, ben), "Settings ·") == 0


@pytest.mark.parametrize("verb", [Verb.SETTINGS, Verb.SETTING, Verb.PACE])
async def test_a_panel_that_could_not_be_taken_away_says_what_became_of_the_table(tmp_path: Path, verb: Verb) -> None:
    """Its token is dead after 15 minutes; then a click on it, whatever it asks for, has one and the same answer."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        await ben.slash(opened.channel, "pesten new", computers=2, pace="none")
        await ben.click(opened.public(ben), custom_id=the(opened.public(ben), Verb.SETTINGS))
        [panel] = ben.ephemerals(opened.channel)
        await opened.advance(16 * 60)
        await ben.click(opened.public(ben), custom_id=the(opened.public(ben), Verb.START))
        assert panel.exists
        if verb is Verb.SETTING:
            await ben.choose(panel, panel.selects[3]["custom_id"], "9")
        else:
            target = next(b.custom_id for b in panel.buttons if verb_of(b) is verb and not b.disabled)
            await ben.click(panel, custom_id=target)
        assert panel.text == "The match has started already.", "in the panel's place"
