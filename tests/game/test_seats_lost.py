"""Who left or was dropped: his hand says so in one line (no turn is his any more), and My cards tells the reason."""

from pathlib import Path

from bot.playground.people import Person, SeenMessage
from cogs.addresses import Verb
from tests.support.evening import Evening, evening, the
from tests.support.players import give_up, open_hand, sit_down


def by_id(opened: Evening, person: Person, message: int) -> SeenMessage:
    [found] = [one for one in person.ephemerals(opened.channel) if one.id == message]
    return found


async def my_cards(opened: Evening, person: Person) -> str:
    table = opened.public(person)
    return person.answer(await person.click(table, custom_id=the(table, Verb.HAND))).text


async def test_the_hand_of_who_left_and_his_way_back(tmp_path: Path) -> None:
    """experience.md §6: he may come back to his own seat while a computer plays there, and to no other."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, emma, finn, hanna = (opened.person(name) for name in ("Ben", "Emma", "Finn", "Hanna"))
        await sit_down(opened, [ben, emma, finn], variant="pesten_7", pace="none")
        hand = (await open_hand(opened, emma)).id
        await give_up(opened, emma, "pesten leave")
        left = by_id(opened, emma, hand)
        assert left.text.strip() == "Je hebt deze tafel verlaten: een computer speelt je kaarten."
        assert not left.buttons
        table = opened.client.services.tables.tables_of(opened.channel.guild.id, ben.id)[0].id  # type: ignore[union-attr]
        await opened.client.services.tables.take_over(table, hanna.id, "Hanna")
        await opened.quiet()
        assert "je eigen plaats is bezet" in await my_cards(opened, emma)


async def test_the_hand_of_who_was_dropped(tmp_path: Path) -> None:
    """The host bars him; another empty seat is no reason to say that every seat is taken."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, emma, finn = (opened.person(name) for name in ("Ben", "Emma", "Finn"))
        await sit_down(opened, [ben, emma, finn], variant="pesten_7", computers=1, pace="none")
        hand = (await open_hand(opened, emma)).id
        await ben.slash(opened.channel, "pesten kick", member=emma)
        dropped = by_id(opened, emma, hand)
        assert dropped.text.strip() == "Je bent je plaats kwijt: een computer speelt je kaarten."
        assert not dropped.buttons
        assert "Je moest van deze tafel weg" in await my_cards(opened, emma)


async def test_the_hand_of_the_last_person(tmp_path: Path) -> None:
    """With him the match ends: no computer plays on."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        await sit_down(opened, [ben], variant="pesten_7", computers=1, pace="none")
        hand = (await open_hand(opened, ben)).id
        await give_up(opened, ben, "pesten leave")
        assert by_id(opened, ben, hand).text.strip() == "You left this table, and it is closed."
