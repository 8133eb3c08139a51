"""What people who only wait see of an end: their open hands say it."""

from pathlib import Path

from bot.engine import Draw, End, Pass, Play, Take
from bot.tables.state import Phase
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


async def test_a_result_is_shown_though_the_table_was_deleted_before_the_last_card(tmp_path: Path) -> None:
    """And once: painted again, it is not posted again."""
    async with evening(tmp_path / "pesten.sqlite3", 5) as opened:
        opened.playground.record.expect(10008)
        ben, hanna, tables = opened.person("Ben"), opened.person("Hanna"), opened.client.services.tables
        await sit_down(opened, [ben, hanna], variant="classic")
        assert opened.channel.guild is not None
        [view] = tables.tables_in(opened.channel.guild.id, opened.channel.id)
        while view.phase is Phase.PLAYING:
            if min(seat.cards for seat in view.seats) == 1:
                opened.playground.delete_message(opened.public(ben))
            person = next(seat.person for seat in view.seats if seat.on_turn)
            assert person is not None
            hand = await tables.hand(view.id, person)
            able = [one for one in hand.round.legal if isinstance(one, Play | Draw | Take | Pass | End)]
            able.sort(key=lambda one: not isinstance(one, Play))
            view = (await tables.act(view.id, person, hand.version, able[0])).table
            await opened.quiet()
        assert "the match is over" in opened.public(ben).text
        result = opened.public(ben)
        opened.playground.delete_message(result)
        await tables.repaint(view.id)
        await opened.quiet()
        assert not [one for one in ben.messages(opened.channel) if "the match is over" in one.text]
