"""Real tables over a real store, with a clock that stands still."""

import contextlib
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

import pytest

from bot.opponents import choose
from bot.tables.tables import Tables
from bot.tables.timing import Timing
from bot.tables.transitions import replay
from data.store import Store
from tests.support.chance import SeededChance
from tests.support.clock import ManualClock, turns

GUILD, CHANNEL = 1, 10
ANNA, BEN, CARLA, DIRK = 101, 102, 103, 104


class Witness:
    """A publisher that notes what it was asked to show, and what the store held at that moment."""

    def __init__(self) -> None:
        self.painted: list[str] = []
        self.paints = True
        self.refuses_hands = False
        self.hands: list[tuple[str, int]] = []
        self.panels: list[str] = []

    async def paint_table(self, table: str) -> bool:
        self.painted.append(table)
        return self.paints

    async def refresh_hand(self, table: str, person: int) -> None:
        if not self.refuses_hands:
            self.hands.append((table, person))

    async def refresh_panels(self, table: str) -> None:
        self.panels.append(table)


class House:
    """Tables with what stands behind them."""

    def __init__(self, tables: Tables, store: Store, clock: ManualClock, witness: Witness) -> None:
        self.tables, self.store, self.clock, self.witness = tables, store, clock, witness

    async def quiet(self) -> None:
        """Wait until nothing is being done; the clock does not move."""
        while True:
            await turns()
            if not self.tables.busy:
                return

    async def advance(self, seconds: float) -> None:
        """Move the clock in steps, so that everything that comes due sees its own moment."""
        await self.quiet()
        end = self.clock.now() + seconds
        while (due := self.clock.next_moment) is not None and due <= end:
            await self.clock.move_to(due)
            await self.quiet()
        await self.clock.move_to(end)
        await self.quiet()


class OpenHouse(Protocol):
    """Opens the same database as often as a test likes; `away` as long as nobody can reach us yet."""

    def __call__(self, *, away: bool = False) -> AbstractAsyncContextManager[House]: ...


@pytest.fixture
def open_house(tmp_path: Path) -> OpenHouse:
    """Opens the same database as often as a test likes, one after another."""
    clock = ManualClock()

    @contextlib.asynccontextmanager
    async def opened(*, away: bool = False) -> AsyncIterator[House]:
        async with await Store.open(tmp_path / "pesten.sqlite3", rebuild=replay) as store:
            tables = Tables(store, clock, SeededChance(7), choose, Timing())
            witness = Witness()
            if away:
                tables.look_away()
            await tables.open_doors(witness)
            house = House(tables, store, clock, witness)
            try:
                yield house
            finally:
                await house.quiet()
                await tables.close_doors()

    return opened


@pytest.fixture
async def house(open_house: OpenHouse) -> AsyncIterator[House]:
    """One open house."""
    async with open_house() as opened:
        yield opened
