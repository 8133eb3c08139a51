"""What a rush of acts brings about is drawn a few at a time, so that clicks that came meanwhile have their turn."""

import asyncio

from bot.tables.tasks import LONG, Lane


def queue(lane: Lane, count: int, passed: list[int]) -> list[asyncio.Task[None]]:
    """So many tasks that will enter, in the order of their numbers; each notes that it has passed."""

    async def pass_through(number: int) -> None:
        await lane.enter()
        passed.append(number)

    return [asyncio.create_task(pass_through(number)) for number in range(count)]


async def test_a_few_pass_in_each_turn_in_their_order() -> None:
    lane, passed = Lane(2), list[int]()
    waiting = queue(lane, 5, passed)
    seen = []
    while len(passed) < 5:
        await asyncio.sleep(0)
        seen.append(len(passed))
    await asyncio.gather(*waiting)
    assert passed == [0, 1, 2, 3, 4]
    assert sorted(set(seen)) == [0, 2, 4, 5], "two in a turn at most, and each turn goes on to the next two"


async def test_of_a_long_lane_more_pass_in_a_turn() -> None:
    """Two in a turn would let it grow for ever where more come in; of 640 ten pass, and then one in 64 of the rest."""
    lane, passed = Lane(2), list[int]()
    waiting = queue(lane, 10 * LONG, passed)
    seen = [0]
    while not seen[-1]:
        await asyncio.sleep(0)
        seen.append(len(passed))
    assert seen[-1] == 10
    await asyncio.gather(*waiting)
    assert passed == list(range(10 * LONG))


async def test_who_gives_up_keeps_nobody_waiting() -> None:
    lane, passed = Lane(1), list[int]()
    waiting = queue(lane, 3, passed)
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
