"""Every cell of docs/absence.md, in both directions: a defined state, the same cards, and a table that goes on."""

from collections.abc import Iterable, Iterator, Mapping

import pytest

from bot.engine import Card, Round, ZweedsRound
from bot.tables.acts import TimedOut
from bot.tables.errors import Refused
from bot.tables.seating import seat_of
from bot.tables.state import Phase, TableState
from tests.tables.conftest import ANNA, BEN, GUILD, House, OpenHouse
from tests.tables.matrix import (
    ACTED,
    ALL_READY,
    COMPUTER,
    DEALT,
    EVENTS,
    FREE,
    PAGE,
    PERSON,
    REFUSED,
    SAME,
    STANDS,
    expected,
    page,
)
from tests.tables.situations import SITUATIONS

EMMA = 105


async def state_of(house: House, table: str) -> TableState:
    return (await house.tables._shelf.get(table)).state


def cards(state: TableState) -> list[Card]:
    """Every card of the round that is on, or was last."""
    if state.match is None or state.match.round is None:
        return []
    return sorted(_cards_of(state.match.round))


def _cards_of(round_: object) -> Iterator[Card]:
    assert isinstance(round_, Round | ZweedsRound)
    yield from (card for hand in round_.hands for card in hand)
    yield from (*round_.stock, *round_.pile)
    if isinstance(round_, ZweedsRound):
        yield from (card for seat in round_.open for card in seat)
        yield from (card for seat in round_.blind for card in seat if card is not None)
        yield from round_.burned


async def cause(house: House, table: str, event: str) -> None:
    """Let it happen to Ben."""
    match event:
        case "leave":
            await house.tables.leave(table, BEN)
        case "kick":
            await house.tables.kick(table, ANNA, BEN, moderator=False)
        case "timeout":
            await house.advance(90)
        case "take over":
            await _take_over(house, table)
        case "pause":
            await house.tables.pause(table, ANNA)
        case "bot removed":
            await house.tables.pause_all(GUILD)
        case "expired token":
            house.witness.refuses_hands = True
        case "deleted message":
            place = await house.tables.place(table)
            await house.tables.record_message(table, place.channel, None)
            await house.tables.repaint(table)
        case "missing permission":
            house.witness.paints = False
            await house.tables.repaint(table)
        case "closed DM":
            house.tables.remind_through(DeafReminder())
        case _:
            raise LookupError(event)
    await house.quiet()


class DeafReminder:
    """Reaches nobody."""

    def waits(self, table: str, since: int | None, people: tuple[int, ...], deadline: float | None) -> None:
        """Nobody hears it."""

    def went_away(self, guild: int, people: tuple[int, ...]) -> None:
        """Nor this."""


async def _take_over(house: House, table: str) -> None:
    """Ben leaves, Emma comes; in a lobby, and when all is over, there is nothing to take over."""
    if (await state_of(house, table)).phase in (Phase.PLAYING, Phase.BETWEEN_ROUNDS):
        await house.tables.leave(table, BEN)
    await house.tables.take_over(table, EMMA, "Emma")


def assert_outcome(outcome: str, before: TableState, after: TableState) -> None:
    """What the page says has happened, and nothing beside it."""
    match outcome:
        case "nothing changes":
            assert after == before
        case "the seat is free":
            assert [seat.person for seat in after.seats] == [
                seat.person for seat in before.seats if seat.person != BEN
            ]
        case "a computer plays on" | "the newcomer plays on":
            assert after.match == before.match, "hands, question, direction, penalty: as they were"
            assert after.phase == before.phase
            assert after.pause == before.pause
            assert seat_of(after, BEN) is None
            assert after.seats[1].person == (EMMA if outcome == PERSON else None)
            assert [seat for seat in after.seats if seat is not after.seats[1]] == [before.seats[0], before.seats[2]]
        case "the match stands still":
            assert after.pause is not None
            assert (after.match, after.seats, after.phase) == (before.match, before.seats, before.phase)
            assert after.waiting_since is None
        case "the next round is dealt":
            assert (before.phase, after.phase) == (Phase.BETWEEN_ROUNDS, Phase.PLAYING)
        case "all are ready":
            assert after.match is not None
            assert after.match.round is not None
            assert type(after.match.round.question).__name__ != "HandsToSwap"
            assert not any(seat.missed for seat in after.seats)
        case "the harmless act is done":
            assert after.seats[1].missed == 1
            assert not after.seats[1].autopilot
        case _:
            raise AssertionError(outcome)


async def resume_all(house: House, tables: Iterable[str]) -> None:
    """What stands still goes on."""
    await house.tables.resume_all(GUILD)
    for table in tables:
        if (await state_of(house, table)).pause is not None:
            await house.tables.resume(table, ANNA)


async def assert_all_go_on(house: House, tables: Mapping[str, str]) -> None:
    """Nobody of those who are left does anything: within a minute and a half something happens all the same."""
    await resume_all(house, tables.values())
    before = {situation: await state_of(house, table) for situation, table in tables.items()}
    await house.advance(90)
    for situation, table in tables.items():
        if before[situation].phase in (Phase.PLAYING, Phase.BETWEEN_ROUNDS):
            assert (await state_of(house, table)).sequence > before[situation].sequence, situation


EVERYBODYS = ("timeout", "bot removed", "expired token", "missing permission", "closed DM")
"""What happens to all tables at once."""
DISCORDS = ("expired token", "deleted message", "missing permission", "closed DM")
"""What nothing may come of: tried one after another at the same tables."""
TRIED = [*((event,) for event in EVENTS if event not in (*DISCORDS, "restart")), DISCORDS]


@pytest.mark.parametrize("direction", [1, -1], ids=["clockwise", "counter-clockwise"])
@pytest.mark.parametrize("events", TRIED, ids=", ".join)
async def test_every_cell(house: House, events: tuple[str, ...], direction: int) -> None:
    tables = {name: await situation(house, direction) for name, situation in SITUATIONS.items()}
    before = {name: await state_of(house, table) for name, table in tables.items()}
    for event in events:
        await _cause_everywhere(house, tables, before, event)
        for name, table in tables.items():
            await _assert_cell(house, table, before[name], expected(name, event))
    await assert_all_go_on(house, tables)


async def _cause_everywhere(
    house: House, tables: Mapping[str, str], before: Mapping[str, TableState], event: str
) -> None:
    for index, (name, table) in enumerate(tables.items()):
        if expected(name, event) == REFUSED:
            with pytest.raises(Refused):
                await cause(house, table, event)
            assert await state_of(house, table) == before[name]
        elif index == 0 or event not in EVERYBODYS:
            await cause(house, table, event)


async def _assert_cell(house: House, table: str, before: TableState, outcome: str) -> None:
    after = await state_of(house, table)
    if outcome != REFUSED:
        assert_outcome(outcome, before, after)
        assert outcome == DEALT or cards(after) == cards(before)
    if outcome == ACTED:
        acts = [entry.act for entry in await house.store.read_log(table)]
        assert any(isinstance(act, TimedOut) and act.seat == 1 for act in acts)


@pytest.mark.parametrize("direction", [1, -1], ids=["clockwise", "counter-clockwise"])
async def test_every_cell_of_a_restart(open_house: OpenHouse, direction: int) -> None:
    """All tables at once, after two minutes without us: nobody has lost time or cards."""
    async with open_house() as house:
        tables = [await situation(house, direction) for situation in SITUATIONS.values()]
        before = [await state_of(house, table) for table in tables]
        deadlines = [(await house.tables.view(table)).deadline for table in tables]
        clock = house.clock
    await clock.advance(120)
    async with open_house() as house:
        await house.quiet()
        for name, table, state, deadline in zip(SITUATIONS, tables, before, deadlines, strict=True):
            await _assert_cell(house, table, state, expected(name, "restart"))
            later = (await house.tables.view(table)).deadline
            if expected(name, "restart") == SAME:
                assert later == (None if deadline is None else deadline + 120)
            else:
                assert later == clock.now() + 90, "whoever begins the new round has his whole time"


def test_the_page_says_what_is_tried() -> None:
    """Write it anew with `python -m tests.tables.matrix`."""
    assert PAGE.read_text(encoding="utf-8") == page()
    outcomes = {expected(situation, event) for situation in SITUATIONS for event in EVENTS}
    assert outcomes == {FREE, COMPUTER, PERSON, ACTED, ALL_READY, DEALT, STANDS, SAME, REFUSED}
