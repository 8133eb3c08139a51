"""What people who only wait see of an end: their open hands say it."""

from pathlib import Path

from cogs.addresses import Verb
from tests.support.evening import evening, the
from tests.support.players import open_hand, sit_down


async def test_open_hands_say_that_the_table_is_closed(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben, carla = (opened.person(name) for name in ("Anna", "Ben", "Carla"))
        await sit_down(opened, [anna, ben, carla], variant="pesten_7")
        ids = {person.name: (await open_hand(opened, person)).id for person in (anna, ben, carla)}
        await anna.slash(opened.channel, "pesten stop")
        confirmation = anna.ephemerals(opened.channel)[-1]
        await anna.click(confirmation, custom_id=the(confirmation, Verb.STOP))
        for person in (ben, carla):
            [shown] = [one for one in person.ephemerals(opened.channel) if one.id == ids[person.name]]
            assert not shown.buttons
            assert any(said in shown.text for said in ("Deze tafel is gesloten", "This table is closed")), shown.text


async def test_the_table_says_that_the_host_has_changed(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben, carla = (opened.person(name) for name in ("Anna", "Ben", "Carla"))
        await sit_down(opened, [anna, ben, carla], variant="pesten_7")
        await anna.slash(opened.channel, "pesten leave")
        confirmation = anna.ephemerals(opened.channel)[-1]
        await anna.click(confirmation, custom_id=the(confirmation, Verb.LEAVE))
        assert "De host is weg: Ben is nu de host" in opened.public(ben).text
