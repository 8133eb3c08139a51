"""Both clocks keep the promises of the Protocol; ids follow them."""

import asyncio

from bot.playground import SystemClock
from bot.playground.snowflakes import Snowflakes, moment_of
from tests.support.clock import ManualClock


async def test_the_manual_clock_runs_what_is_due_in_order() -> None:
    clock, ran = ManualClock(100.0), []
    clock.call_at(103, lambda: ran.append(("late", clock.now())))
    clock.call_at(101, lambda: ran.append(("early", clock.now())))
    clock.call_at(102, lambda: ran.append(("never", clock.now()))).cancel()
    await clock.advance(2)
    assert ran == [("early", 101)]
    await clock.advance(2)
    assert ran == [("early", 101), ("late", 103)]
    assert clock.now() == 104


async def test_a_timer_set_by_a_timer_runs_within_the_same_move() -> None:
    clock, ran = ManualClock(100.0), []

    async def twice() -> None:
        for _ in range(2):
            await clock.sleep_until(clock.now() + 1)
            ran.append(clock.now())

    task = asyncio.create_task(twice())
    await clock.advance(0)
    await clock.advance(5)
    assert ran == [101, 102]
    await task


async def test_the_past_is_due_at_once() -> None:
    clock, ran = ManualClock(100.0), []
    clock.call_at(99, lambda: ran.append("past"))
    await clock.advance(0)
    assert ran == ["past"]
    await asyncio.wait_for(clock.sleep_until(50), 1)


async def test_the_system_clock_can_be_put_forward() -> None:
    clock, ran = SystemClock(), []
    before = clock.now()
    clock.call_at(before + 1000, lambda: ran.append("due"))
    clock.call_at(before + 1000, lambda: ran.append("cancelled")).cancel()
    sleeper = asyncio.create_task(clock.sleep_until(before + 900))
    await asyncio.sleep(0)
    assert not sleeper.done()
    clock.advance(1001)
    await asyncio.wait_for(sleeper, 1)
    await asyncio.sleep(0)
    assert ran == ["due"]
    assert clock.now() >= before + 1001


def test_ids_grow_while_the_clock_stands_and_tell_their_moment() -> None:
    clock = ManualClock(1_900_000_000.0)
    snowflakes = Snowflakes(clock)
    made = [snowflakes.next() for _ in range(5000)]
    assert made == sorted(set(made))
    assert moment_of(made[0]) == 1_900_000_000.0
