"""Private panels, questions and notices tell what their table is like now, or go; so does the way to a thread."""

from pathlib import Path

from bot.playground import Playground
from bot.playground.people import Person, SeenMessage
from cogs.addresses import Address, Verb
from tests.support.clock import ManualClock
from tests.support.discord_client import description_path
from tests.support.evening import Evening, evening, has, running_bot, the
from tests.support.players import give_up, open_hand, sit_down


async def click(opened: Evening, person: Person, verb: Verb) -> None:
    """On the table's public message."""
    shown = opened.public(person)
    await person.click(shown, custom_id=the(shown, verb))


def private_with(opened: Evening, person: Person, verb: Verb) -> list[SeenMessage]:
    """The private messages that offer this."""
    return [one for one in person.ephemerals(opened.channel) if has(one, verb)]


async def test_what_is_done_in_the_hand_changes_the_panel(tmp_path: Path) -> None:
    """Paused behind More; while it stands still the panel offers Resume, which the hand then does."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        await sit_down(opened, [ben], variant="pesten_7", computers=2)
        await open_hand(opened, ben)
        for _ in range(2):
            await click(opened, ben, Verb.MORE)
            [panel] = private_with(opened, ben, Verb.PAUSE)
            await ben.click(panel, custom_id=the(panel, Verb.PAUSE))
            await click(opened, ben, Verb.MORE)
            [hand] = [one for one in private_with(opened, ben, Verb.RESUME) if not has(one, Verb.HELP)]
            await ben.click(hand, custom_id=the(hand, Verb.RESUME))
            [panel] = private_with(opened, ben, Verb.HELP)
            assert has(panel, Verb.PAUSE)
            assert not has(panel, Verb.RESUME)


async def test_a_question_goes_when_it_is_settled(tmp_path: Path) -> None:
    """Ben is asked whether he leaves, Hanna whether she ends the table, when Hanna ends it by a second click."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await sit_down(opened, [hanna, ben], variant="pesten_7")
        asked = ben.answer(await ben.slash(opened.channel, "pesten leave"))
        assert has(asked, Verb.STAY)
        await click(opened, hanna, Verb.MORE)
        await give_up(opened, hanna, "pesten stop")
        assert not asked.exists
        for person in (ben, hanna):
            assert private_with(opened, person, Verb.STAY) == []
            assert private_with(opened, person, Verb.HELP) == []


async def test_no_word_of_a_pause_outlives_the_match(tmp_path: Path) -> None:
    """Ben pauses; Anna, who may manage messages, ends the table."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben = opened.person("Anna"), opened.person("Ben")
        await sit_down(opened, [ben], variant="pesten_7", computers=2)
        await click(opened, ben, Verb.MORE)
        [panel] = private_with(opened, ben, Verb.PAUSE)
        await ben.click(panel, custom_id=the(panel, Verb.PAUSE))
        assert "stands still" in panel.text
        await give_up(opened, anna, "pesten stop")
        assert not panel.exists


async def test_settings_go_with_the_duty_of_the_host(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await ben.slash(opened.channel, "pesten new")
        await click(opened, hanna, Verb.JOIN)
        await click(opened, ben, Verb.SETTINGS)
        [panel] = private_with(opened, ben, Verb.PACE)
        await click(opened, ben, Verb.LEAVE)
        assert not panel.exists


async def test_an_offered_seat_is_offered_no_more_to_who_has_one(tmp_path: Path) -> None:
    """Finn is offered a seat by My cards and by More: one message; by a second click he sits."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, finn = opened.person("Ben"), opened.person("Finn")
        await sit_down(opened, [ben], variant="pesten_7", computers=2)
        await click(opened, finn, Verb.MORE)
        await click(opened, finn, Verb.HAND)
        [offer] = private_with(opened, finn, Verb.TAKE_OVER)
        await finn.click(offer, custom_id=the(offer, Verb.TAKE_OVER))
        assert private_with(opened, finn, Verb.TAKE_OVER) == []
        assert opened.hand(finn) is not None


async def test_the_hand_is_the_answer_to_which_table(tmp_path: Path) -> None:
    """Ben sits at two tables of a channel: the hand that he chooses takes the question's place."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        for _ in range(2):
            await sit_down(opened, [ben], variant="pesten_7", computers=1)
        for one in ben.ephemerals(opened.channel):
            ben.dismiss(one)
        opened.playground.record.expect(10008)  # the hands that were dealt at the start are gone
        asked = ben.answer(await ben.slash(opened.channel, "pesten hand"))
        chosen = asked.buttons[1].custom_id
        assert chosen is not None
        await ben.click(asked, custom_id=chosen)
        assert has(asked, Verb.REFRESH)
        assert [one.id for one in ben.ephemerals(opened.channel)] == [asked.id]


async def test_a_hand_tells_that_its_table_has_moved_away(tmp_path: Path) -> None:
    """And no more when it is back."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, general = opened.person("Ben"), opened.playground.channel("general")
        await sit_down(opened, [ben], variant="pesten_7", computers=1)
        hand = await open_hand(opened, ben)
        for channel, told in ((general, True), (opened.channel, False)):
            await ben.slash(channel, "pesten table")
            assert (f"The table is in <#{general.id}>." in hand.text) is told


async def test_the_next_host_can_resume_in_his_hand(tmp_path: Path) -> None:
    """Ben pauses and leaves: from then on it is up to Hanna."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await sit_down(opened, [ben, hanna], variant="pesten_7")
        hand = await open_hand(opened, hanna)
        await click(opened, ben, Verb.MORE)
        [panel] = private_with(opened, ben, Verb.PAUSE)
        await ben.click(panel, custom_id=the(panel, Verb.PAUSE))
        assert not has(hand, Verb.RESUME)
        await give_up(opened, ben, "pesten leave")
        assert has(hand, Verb.RESUME)


async def test_an_outage_before_a_computers_swap_puts_off_its_end_in_hands(tmp_path: Path) -> None:
    """Everybody's 30 seconds are counted anew, whatever comes first at the table: here a computer that swaps."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, tables = opened.person("Ben"), opened.client.services.tables
        await sit_down(opened, [ben], variant="zweeds", computers=2, pace="quick")
        hand = await open_hand(opened, ben)
        tables.look_away()
        await opened.clock.advance(40)
        await opened.quiet()
        await tables.look_again()
        await opened.quiet()
        [table] = tables.tables_of(opened.playground.guild.id, ben.id)
        assert table.swapping_ends_at is not None
        assert table.swapping_ends_at > opened.clock.now()
        assert f"<t:{int(table.swapping_ends_at)}:R>" in hand.text


async def test_turned_pages_of_a_leaderboard_do_not_pile_up(tmp_path: Path) -> None:
    """The page is turned when the first answer's token has died long ago."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        first = ben.answer(await ben.slash(opened.channel, "pesten leaderboard"))
        await opened.advance(1200)
        turn = next(one.custom_id for one in first.buttons if not one.disabled)
        await ben.click(first, custom_id=turn)
        await ben.slash(opened.channel, "pesten leaderboard")
        assert not first.exists


async def test_the_way_to_a_thread_names_who_plays_there(tmp_path: Path) -> None:
    """Finn takes a computer's seat; in the end the table moves out of its thread, and nothing of it stays there."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, finn, home = opened.person("Anna"), opened.person("Finn"), opened.channel
        panel = anna.answer(await anna.slash(home, "pesten settings"))
        await anna.choose(panel, str(Address("", "", Verb.SERVER_SETTING, "threads")), "yes")
        await sit_down(opened, [anna], variant="pesten_7", computers=1)
        way = opened.public(anna, home)
        thread = opened.playground.world.channels[way.id]
        assert "Finn" not in way.text
        table = opened.public(finn, thread)
        await finn.click(table, custom_id=the(table, Verb.HAND))
        offer = finn.ephemerals(thread)[-1]
        await finn.click(offer, custom_id=the(offer, Verb.TAKE_OVER))
        assert "Finn" in way.text
        await anna.slash(home, "pesten table")
        assert not way.exists
        assert not table.exists


async def test_after_a_restart_tables_have_their_pictures(tmp_path: Path) -> None:
    """They are painted before the connection is there."""
    clock, database = ManualClock(), tmp_path / "pesten.sqlite3"
    async with Playground(clock=clock, description=description_path()) as playground:
        async with running_bot(playground, clock, database, 1) as opened:
            await opened.client.services.emojis.filled()
            ben = opened.person("Ben")
            await sit_down(opened, [ben], variant="pesten_7", computers=1)
            before = opened.public(ben).raw.components
            assert "media" in str(before)
        async with running_bot(playground, clock, database, 2):
            assert opened.public(ben).raw.components == before
