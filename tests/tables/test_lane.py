"""What a rush of acts brings about is drawn a few at a time, so that clicks that came meanwhile have their turn."""

import asyncio

from bot.tables.tasks import Lane


async def test_a_few_pass_in_each_turn_in_their_order() -> None:
    lane, passed = Lane(2), list[int]()

    async def pass_through(number: int) -> None:
        await lane.enter()
        passed.append(number)

    waiting = [asyncio.create_task(pass_through(number)) for number in range(5)]
    seen = []
    while len(passed) < 5:
        await asyncio.sleep(0)
        seen.append(len(passed))
    await asyncio.gather(*waiting)
    assert passed == [0, 1, 2, 3, 4]
    assert sorted(set(seen)) == [0, 2, 4, 5], "two in a turn at most, and each turn goes on to the next two"


async def test_who_gives_up_keeps_nobody_waiting() -> None:
    lane, passed = Lane(1), list[int]()

    async def pass_through(number: int) -> None:
        await lane.enter()
        passed.append(number)

    waiting = [asyncio.create_task(pass_through(number)) for number in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    waiting[1].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert passed == [2]
    await asyncio.wait_for(lane.enter(), 5)


async def test_an_empty_lane_costs_nobody_time() -> None:
    lane, turns = Lane(2), 0
    entering = asyncio.create_task(lane.enter())
    while not entering.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns <= 4
