"""A restart at any moment loses nothing: hands and turn are the same, old versions still act, computers go on."""

import random

import pytest

from bot.engine import PRESETS
from bot.tables.state import Phase
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, GUILD, OpenHouse
from tests.tables.playing import act, play_on, started


@pytest.mark.parametrize("acts", [0, 1, 7, 25, 60])
async def test_hands_turn_and_buttons_are_the_same_afterwards(open_house: OpenHouse, acts: int) -> None:
    async with open_house() as house:
        table = await started(house, ANNA, BEN, CARLA)
        before = await play_on(house, table.id, random.Random(acts), acts=acts)
        await house.tables.record_message(table.id, CHANNEL, 4711)
        hands = {person: await house.tables.hand(table.id, person) for person in (ANNA, BEN, CARLA)}
    async with open_house() as house:
        assert await house.tables.view(table.id) == before
        assert (await house.tables.place(table.id))[:3] == (CHANNEL, 4711, False)
        for person, hand in hands.items():
            assert await house.tables.hand(table.id, person) == hand
        await house.quiet()
        assert house.witness.painted == [table.id]
        on_turn = next((seat.person for seat in before.seats if seat.on_turn), None)
        if on_turn is not None:
            hand = hands[on_turn]
            await house.tables.act(table.id, on_turn, hand.version, hand.round.legal[0])


async def test_a_computers_turn_goes_on(open_house: OpenHouse) -> None:
    async with open_house() as house:
        table = await started(house, ANNA, computers=3)
        while (await house.tables.view(table.id)).seats[0].on_turn:
            await act(house, table.id, ANNA, random.Random(1))
        stands_at = (await house.tables.view(table.id)).sequence
    async with open_house() as house:
        await house.advance(4)
        assert (await house.tables.view(table.id)).sequence > stands_at


async def test_the_pause_between_rounds_goes_on(open_house: OpenHouse) -> None:
    async with open_house() as house:
        table = await started(house, ANNA, BEN)
        view = table
        while view.phase is Phase.PLAYING:
            view = await play_on(house, table.id, random.Random(2), acts=1)
        await house.advance(15)
    async with open_house() as house:
        assert (await house.tables.view(table.id)).next_round_at == view.next_round_at
        await house.advance(6)
        assert (await house.tables.view(table.id)).round_number == 2


async def test_a_finished_match_can_still_be_looked_at(open_house: OpenHouse) -> None:
    async with open_house() as house:
        table = await started(house, ANNA, BEN)
        end = await play_on(house, table.id, random.Random(3))
    async with open_house() as house:
        assert house.witness.painted == []
        assert await house.tables.view(table.id) == end


async def test_a_lobby_is_taken_up_too(open_house: OpenHouse) -> None:
    async with open_house() as house:
        table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", PRESETS["pesten_13"], 2)
    async with open_house() as house:
        await house.tables.join(table.id, BEN, "Ben")
        assert (await house.tables.start(table.id, BEN)).phase is Phase.PLAYING
