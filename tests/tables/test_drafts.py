"""The answer to a click is prepared while the act is being stored; nothing of it is told before it is."""

import asyncio

import pytest

from bot.tables.place import Answered
from bot.tables.protocols import StoreUnavailable
from bot.tables.views import AnyHandView
from tests.tables.conftest import ANNA, BEN, House
from tests.tables.playing import started


async def test_the_draft_is_the_hand_that_comes_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made before the store has answered."""
    table = await started(house, ANNA, BEN)
    person, stored = await _on_turn(house, table.id), asyncio.Event()
    drafts: list[AnyHandView] = []
    append = house.store.append

    async def slow(*arguments: object) -> None:
        await stored.wait()
        await append(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(house.store, "append", slow)
    before = await house.tables.hand(table.id, person)
    legal = before.round.legal[0]
    acting = asyncio.create_task(
        house.tables.act(table.id, person, before.version, legal, Answered.HAND, drafts.append)
    )
    for _ in range(20):
        await asyncio.sleep(0)
    assert len(drafts) == 1
    assert not acting.done()
    assert (await house.tables.hand(table.id, person)) == before, "told before it was stored"
    stored.set()
    hand = await acting
    assert hand is drafts[0]
    assert hand == await house.tables.hand(table.id, person)


async def test_what_was_not_stored_has_not_happened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await started(house, ANNA, BEN)
    drafts: list[AnyHandView] = []
    person = await _on_turn(house, table.id)

    async def refuse(*_: object) -> None:
        raise StoreUnavailable("full")

    monkeypatch.setattr(house.store, "append", refuse)
    before = await house.tables.hand(table.id, person)
    with pytest.raises(StoreUnavailable):
        await house.tables.act(
            table.id, person, before.version, before.round.legal[0], Answered.HAND, drafts.append
        )
    assert len(drafts) == 1
    assert await house.tables.hand(table.id, person) == before


async def test_a_draft_that_fails_takes_nothing_with_it(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table = await started(house, ANNA, BEN)
    person = await _on_turn(house, table.id)

    def fail(_: AnyHandView) -> None:
        raise LookupError

    before = await house.tables.hand(table.id, person)
    after = await house.tables.act(table.id, person, before.version, before.round.legal[0], Answered.HAND, fail)
    assert after.table.sequence == before.table.sequence + 1
    assert "could not be prepared" in caplog.text
    caplog.clear()


async def _on_turn(house: House, table: str) -> int:
    seats = (await house.tables.view(table)).seats
    return next(seat.person for seat in seats if seat.on_turn and seat.person is not None)
