"""What people do wrong, or cannot help, is said to them alone, in their own language; nothing is opened or changed."""

from pathlib import Path

import pytest

from bot.i18n import Localizer
from bot.playground import Permission
from bot.playground.people import Person
from cogs.addresses import Address, Verb
from tests.support.evening import Evening, evening, the
from tests.support.players import sit_down

LANGUAGES = [("Anna", "nl"), ("Ben", "en")]


def said_to(opened: Evening, person: Person) -> str:
    """The newest message that only this person sees."""
    return person.ephemerals(opened.channel)[-1].text


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_an_unknown_variant(tmp_path: Path, name: str, language: str) -> None:
    """A client that did not hear of new commands may still send an old choice."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        person = opened.person(name)
        assert (await person.slash(opened.channel, "pesten new", variant="klaverjas", force=True)).answered
        expected = Localizer.load().words(language)("error-unknown-variant", variant="klaverjas")
        assert expected in said_to(opened, person)
        assert opened.client.services.tables.tables_of(opened.playground.guild.id, person.id) == []


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_a_button_of_a_table_that_no_longer_exists(tmp_path: Path, name: str, language: str) -> None:
    """Such as after a backup was put back: the message stands there, the table does not."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        person = opened.person(name)
        await person.slash(opened.channel, "pesten new")
        for verb in (Verb.JOIN, Verb.START, Verb.HAND, Verb.DRAW, Verb.NEXT, Verb.MORE, Verb.PLAY):
            gone = str(Address("aaaaaaaaaa", "1", verb, "7H" if verb is Verb.PLAY else ""))
            answered = await person.click(opened.public(person), custom_id=gone, force=True)
            assert Localizer.load().words(language)("error-table-gone") in person.answer(answered).text
            assert person.answer(answered).ephemeral


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_a_missing_permission_is_named(tmp_path: Path, name: str, language: str) -> None:
    """One after the other is missing; when all are there, a table opens."""
    words = Localizer.load().words(language)
    before, _, after = words("error-missing-permissions", permissions="|").partition("|")
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        person = opened.person(name)
        for missing in ("send_messages", "embed_links", "read_message_history"):
            opened.playground.permit(opened.channel, None, deny=Permission[missing.upper()])
            assert (await person.slash(opened.channel, "pesten new")).answered
            text = said_to(opened, person)
            assert text.startswith(before)
            assert text.endswith(after)
            assert words(f"permission-{missing}") in text  # without the right to write, other rights fall away too
            assert opened.client.services.tables.tables_of(opened.playground.guild.id, person.id) == []
        opened.playground.permit(opened.channel, None)
        await sit_down(opened, [person], variant="pesten_7", computers=1)
        assert the(opened.public(person), Verb.HAND)
