"""Our own absence (experience.md §6): "A restart of the bot or an outage of Discord never costs anybody time or cards."

So neither does one of the database, nor a machine that stands still.
"""

import pytest

from bot.engine import PRESETS, HandsToSwap
from bot.tables.acts import TimedOut
from bot.tables.pace import Pace
from bot.tables.protocols import StoreUnavailable
from bot.tables.seating import question_of
from bot.tables.state import Phase
from bot.tables.timing import CALL_SECONDS, Timing
from tests.tables.conftest import ANNA, BEN, CHANNEL, GUILD, House, OpenHouse
from tests.tables.playing import started
from tests.tables.test_calls import arranged, do
from tests.tables.test_pace import WEEK, on_turn, state_of, turn_of
from tests.tables.test_speed_in_time import QUICKEST, SLOWEST, TICK, race, ticks_in_log
from tests.tables.test_zweeds import zweeds

HOUR = 3600
RETRY = 5
"""Seconds until a database that has refused is tried again (`REFUSED_BEAT_SECONDS`)."""
BEAT = 30
"""Seconds between the notes on when the program ran: so much too much time may anybody get (`BEAT_SECONDS`)."""


async def sequence_of(house: House, table: str) -> int:
    return (await house.tables.view(table)).sequence


async def outage(house: House, seconds: float) -> None:
    house.tables.look_away()
    await house.advance(seconds)
    await house.tables.look_again()
    await house.quiet()


async def who_could_be_caught(house: House) -> str:
    """Anna has one card left and has not said so; a computer player may catch her (rules.md §5)."""
    table = await arranged(house, "classic", "5H 6D | 7H 9D 3D", "9H", ANNA, computers=1)
    await do(house, table, ANNA, "play 5H")
    return table


async def test_computers_catch_nobody_while_people_cannot_announce(house: House) -> None:
    table = await who_could_be_caught(house)
    before = await sequence_of(house, table)
    house.tables.look_away()
    await house.advance(HOUR)
    assert await sequence_of(house, table) == before
    await house.tables.look_again()
    await house.advance(CALL_SECONDS - 0.1)
    assert await sequence_of(house, table) == before, "the time to call is whole again"
    await house.advance(2)
    assert await sequence_of(house, table) > before


async def test_nor_right_after_a_restart(open_house: OpenHouse) -> None:
    async with open_house() as house:
        table = await who_could_be_caught(house)
        await house.advance(CALL_SECONDS - 0.5)
        before, clock = await sequence_of(house, table), house.clock
    await clock.advance(60)
    async with open_house() as house:
        await house.advance(CALL_SECONDS - 0.1)
        assert await sequence_of(house, table) == before
        await house.advance(2)
        assert await sequence_of(house, table) > before


async def test_computers_do_not_race_on_alone(house: House) -> None:
    """rules.md §9: whoever acts first was first; who cannot reach us never is."""
    view = await race(house, ANNA, computers=1)
    await house.advance(QUICKEST - 0.1)
    house.tables.look_away()
    await house.advance(HOUR)
    assert await sequence_of(house, view.id) == view.sequence
    await house.tables.look_again()
    await house.advance(QUICKEST - 0.1)
    assert await sequence_of(house, view.id) == view.sequence
    await house.advance(SLOWEST)
    assert await sequence_of(house, view.id) > view.sequence


async def test_the_clock_of_a_race_is_put_back(house: House) -> None:
    """rules.md §9: it ticks after 8 seconds; 2 of them had passed."""
    view = await race(house, ANNA, BEN)
    assert view.tick_at is not None
    await house.advance(2)
    await outage(house, TICK - 3)
    await house.advance(TICK - 2.1)
    assert await ticks_in_log(house, view.id) == 0
    await house.advance(0.2)
    assert await ticks_in_log(house, view.id) == 1


async def test_so_is_that_of_swapping(house: House) -> None:
    table = (await zweeds(house, ANNA, BEN)).id
    whole = Timing().swapping
    await house.advance(2)
    await outage(house, whole - 5)
    await house.advance(whole - 2.1)
    assert isinstance(question_of(await state_of(house, table)), HandsToSwap)
    await house.advance(0.2)
    assert not isinstance(question_of(await state_of(house, table)), HandsToSwap)


@pytest.mark.parametrize("removed", [False, True])
async def test_after_a_pause_everybody_has_his_whole_time_to_swap(house: House, removed: bool) -> None:
    table = (await zweeds(house, ANNA, BEN)).id
    await house.advance(5)
    await (house.tables.pause_all(GUILD) if removed else house.tables.pause(table, ANNA))
    await house.advance(HOUR)
    await (house.tables.resume_all(GUILD) if removed else house.tables.resume(table, ANNA))
    whole = Timing().swapping
    assert (await house.tables.view(table)).swapping_ends_at == house.clock.now() + whole
    await house.advance(whole - 0.1)
    assert isinstance(question_of(await state_of(house, table)), HandsToSwap)
    await house.advance(0.2)
    assert not isinstance(question_of(await state_of(house, table)), HandsToSwap)


async def test_until_the_gateway_is_there_no_time_passes_at_a_start(open_house: OpenHouse) -> None:
    """As the client does it: away before the doors are opened, back when all connections are there."""
    async with open_house() as house:
        table = await started(house, ANNA, BEN)
        late = on_turn(table)
        await house.advance(60)
        clock = house.clock
    await clock.advance(1000)
    async with open_house(away=True) as house:
        assert (await house.tables.view(table.id)).deadline == clock.now() + 30
        await house.advance(HOUR)
        assert await turn_of(house, table.id) == late
        assert (await house.tables.view(table.id)).deadline == clock.now() + 30
        await house.tables.look_again()
        await house.advance(29)
        assert await turn_of(house, table.id) == late
        await house.advance(1)
        assert await turn_of(house, table.id) != late


async def test_who_is_killed_before_the_gateway_is_there_has_not_looked_after_anything(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house:
        table = await started(house, ANNA, BEN)
        await house.advance(60)
        clock = house.clock
    async with open_house(away=True) as house:
        await house.advance(500)
        monkeypatch.setattr(house.tables.attendance, "_ended", True)  # a killed program says no good-bye
    async with open_house() as house:
        assert (await house.tables.view(table.id)).deadline == clock.now() + 30


async def test_a_database_that_refuses_costs_nobody_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first write that it refuses to the first that it takes."""
    table = await started(house, ANNA, BEN)
    late = on_turn(table)

    async def refuse(*_: object) -> None:
        raise StoreUnavailable

    await house.advance(60)
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "append", refuse)
        patch.setattr(house.store, "write_note", refuse)
        hand = await house.tables.hand(table.id, late)
        with pytest.raises(StoreUnavailable):
            await house.tables.act(table.id, late, hand.version, hand.round.legal[0])
        await house.advance(HOUR)
    assert (await state_of(house, table.id)).sequence == table.sequence
    await house.advance(RETRY)
    assert (await house.tables.view(table.id)).sequence == table.sequence
    await house.advance(30 - RETRY - 0.1)
    assert await turn_of(house, table.id) == late
    await house.advance(RETRY + 0.2)
    assert isinstance((await house.store.read_log(table.id))[-1].act, TimedOut)


async def test_neither_does_a_machine_that_stands_still(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it noted last may be half a minute old: so much more time there is at most."""
    table = await started(house, ANNA, BEN)
    late = on_turn(table)
    await house.advance(70)
    monkeypatch.setattr(house.clock, "_now", house.clock.now() + HOUR)
    await house.advance(0)
    await house.advance(20 - 0.1)
    assert await turn_of(house, table.id) == late
    await house.advance(BEAT)
    assert await turn_of(house, table.id) != late


async def test_a_lobby_is_not_closed_while_nobody_can_reach_it(house: House) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", PRESETS["pesten_7"], 1, pace=Pace.NORMAL)
    half = Timing().lobby / 2
    await house.advance(half)
    await outage(house, HOUR)
    await house.advance(half - 1)
    assert (await house.tables.view(table.id)).phase is Phase.LOBBY
    await house.advance(2)
    assert (await house.tables.view(table.id)).phase is Phase.CLOSED


async def test_a_week_of_pause_is_a_week_in_which_it_could_be_resumed(open_house: OpenHouse) -> None:
    async with open_house() as house:
        table = await started(house, ANNA, BEN)
        await house.tables.pause(table.id, ANNA)
        await house.advance(HOUR)
        clock = house.clock
    await clock.advance(WEEK)
    async with open_house() as house:
        await house.advance(WEEK - HOUR - 1)
        assert (await house.tables.view(table.id)).phase is Phase.PLAYING
        await house.advance(2)
        assert (await house.tables.view(table.id)).phase is Phase.CLOSED


async def test_what_tables_say_of_time_is_painted_anew_after_an_outage(house: House) -> None:
    """The moment that a message names was put off; where none is named, and after a blink, there is nothing to say."""
    hurried = await started(house, ANNA, BEN, pace=Pace.NORMAL)
    free = await started(house, ANNA, BEN, pace=Pace.NONE)
    assert (hurried.deadline is None, free.deadline is None) == (False, True)
    await house.quiet()
    house.witness.painted.clear()
    await outage(house, 2)
    assert house.witness.painted == []
    await outage(house, HOUR)
    assert house.witness.painted == [hurried.id]


async def test_so_are_hands_that_say_until_when_there_is_swapping(house: House) -> None:
    table = await zweeds(house, ANNA, BEN)
    before = await house.tables.hand(table.id, ANNA)
    await house.quiet()
    house.witness.hands.clear()
    await outage(house, Timing().swapping - 5)
    assert sorted(house.witness.hands) == [(table.id, ANNA), (table.id, BEN)]
    after = await house.tables.hand(table.id, ANNA)
    assert after.face != before.face, "or the hand would not be shown anew"
    assert after.version == before.version, "its buttons work as before"
