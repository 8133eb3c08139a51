"""The order of checks, seat versions, clicks that come twice or at once, and what is stored before it is shown."""

import asyncio
import random
from typing import Any

import pytest

from bot.engine import PRESETS, Draw, IllegalAction, Play, StaleAction, Take
from bot.tables.acts import LoggedAct
from bot.tables.errors import NotSeated, Refused, TableGone
from bot.tables.place import Answered
from bot.tables.protocols import StoreUnavailable
from bot.tables.state import CloseReason, Phase
from bot.tables.views import TableView
from tests.tables.conftest import ANNA, BEN, CARLA, CHANNEL, DIRK, GUILD, House
from tests.tables.playing import act, play_on, started


def _on_turn(view: TableView) -> int:
    return next(seat.person for seat in view.seats if seat.on_turn and seat.person is not None)


async def test_the_table_is_looked_for_before_the_person(house: House) -> None:
    with pytest.raises(TableGone):
        await house.tables.act("nothere", ANNA, 1, Take())


async def test_the_seat_is_looked_for_before_the_version(house: House) -> None:
    table = await started(house, ANNA, BEN)
    with pytest.raises(NotSeated):
        await house.tables.act(table.id, CARLA, -1, Take())


async def test_the_version_is_looked_at_before_the_rules(house: House) -> None:
    table = await started(house, ANNA, BEN)
    person = _on_turn(table)
    hand = await house.tables.hand(table.id, person)
    with pytest.raises(StaleAction):
        await house.tables.act(table.id, person, hand.version - 1, Take())
    with pytest.raises(IllegalAction, match="no-penalty"):
        await house.tables.act(table.id, person, hand.version, Take())


async def test_the_same_click_twice_acts_once(house: House) -> None:
    """Whatever is clicked: a card, or Draw where nothing fits; also when it would be allowed once more."""
    table = await started(house, ANNA, BEN)
    chance = random.Random(3)
    clicked: set[tuple[type, bool]] = set()
    while not {(Play, True), (Play, False), (Draw, False)} <= clicked:
        before = await house.tables.view(table.id)
        assert before.phase is Phase.PLAYING, "the round has not all kinds of clicks"
        person = _on_turn(before)
        hand = await house.tables.hand(table.id, person)
        action = chance.choice(hand.round.legal)
        if isinstance(action, Play):
            clicks = [house.tables.act(table.id, person, hand.version, action) for _ in range(2)]
        else:
            clicks = [house.tables.draw(table.id, person, hand.version, Answered.HAND) for _ in range(2)]
        results = await asyncio.gather(*clicks, return_exceptions=True)
        assert [type(result) for result in results if isinstance(result, Exception)] == [StaleAction]
        after = await house.tables.view(table.id)
        assert after.sequence == before.sequence + 1
        again = any(seat.on_turn and seat.person == person for seat in after.seats)
        clicked.add((type(action), again))


async def test_two_start_clicks_deal_once(house: House) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", PRESETS["pesten_7"])
    await house.tables.join(table.id, BEN, "Ben")
    results = await asyncio.gather(
        house.tables.start(table.id, ANNA), house.tables.start(table.id, BEN), return_exceptions=True
    )
    refused = [result for result in results if isinstance(result, Refused)]
    assert [refusal.code for refusal in refused] == ["already-started"]
    log = await house.store.read_log(table.id)
    assert sum(type(entry.act).__name__ == "MatchStarted" for entry in log) == 1


async def test_a_seat_version_changes_with_its_own_cards_and_turn_alone(house: House) -> None:
    table = await started(house, ANNA, BEN, CARLA, DIRK)
    chance = random.Random(5)
    for _ in range(40):
        view = await house.tables.view(table.id)
        if view.phase is not Phase.PLAYING:
            break
        person = _on_turn(view)
        others = [seat.person for seat in view.seats if seat.person is not None and seat.person != person]
        before = {other: await house.tables.hand(table.id, other) for other in others}
        await act(house, table.id, person, chance)
        for other, hand in before.items():
            now = await house.tables.hand(table.id, other)
            asked = hand.round.legal or now.round.legal
            changed = hand.round.hand != now.round.hand or bool(asked)
            assert (now.version != hand.version) == changed


async def test_what_cannot_be_stored_has_not_happened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await started(house, ANNA, BEN)
    await house.quiet()
    painted = len(house.witness.painted)

    async def refuse(*_: object) -> None:
        raise StoreUnavailable

    person = _on_turn(table)
    hand = await house.tables.hand(table.id, person)
    action = hand.round.legal[0]
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "append", refuse)
        with pytest.raises(StoreUnavailable):
            await house.tables.act(table.id, person, hand.version, action)
    await house.quiet()
    assert await house.tables.hand(table.id, person) == hand
    assert len(house.witness.painted) == painted, "nothing was shown of it"
    await house.tables.act(table.id, person, hand.version, action)


async def test_a_computer_waits_for_the_database(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await started(house, ANNA, computers=3)
    await play_on(house, table.id, random.Random(1), acts=1)

    async def refuse(*_: object) -> None:
        raise StoreUnavailable

    while (await house.tables.view(table.id)).seats[0].on_turn:
        await act(house, table.id, ANNA, random.Random(1))
    stands_at = (await house.tables.view(table.id)).sequence
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "append", refuse)
        await house.advance(4)
        assert (await house.tables.view(table.id)).sequence == stands_at
    await house.advance(20)
    assert (await house.tables.view(table.id)).sequence > stands_at


async def test_a_cancelled_click_is_finished_all_the_same(house: House) -> None:
    table = await started(house, ANNA, BEN)
    person = _on_turn(table)
    hand = await house.tables.hand(table.id, person)
    click = asyncio.create_task(house.tables.act(table.id, person, hand.version, hand.round.legal[0]))
    await asyncio.sleep(0)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    await house.quiet()
    stored = await house.store.load(table.id)
    view = await house.tables.view(table.id)
    assert stored is not None
    assert stored.state.sequence == view.sequence == table.sequence + 1


async def test_the_stored_state_is_never_older_than_what_is_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by a painting nor by whoever looks while an act is on its way to the disk."""
    table = await started(house, ANNA, BEN)
    shown: list[tuple[int, int]] = []

    async def look(name: str) -> None:
        seen = (await house.tables.view(name)).sequence
        stored = await house.store.load(name)
        assert stored is not None
        shown.append((stored.state.sequence, seen))

    async def paint(name: str) -> bool:
        await look(name)
        return True

    append = house.store.append

    async def append_and_look(entry: LoggedAct, *others: Any) -> None:
        await look(entry.table)
        await append(entry, *others)

    monkeypatch.setattr(house.witness, "paint_table", paint)
    monkeypatch.setattr(house.store, "append", append_and_look)
    await play_on(house, table.id, random.Random(4), acts=30)
    await house.quiet()
    assert len(shown) > 30
    assert [(stored, seen) for stored, seen in shown if stored < seen] == []


async def test_a_lobby_nobody_touches_closes_after_half_an_hour(house: House) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", PRESETS["pesten_7"])
    await house.advance(29 * 60)
    await house.tables.join(table.id, BEN, "Ben")
    await house.advance(29 * 60)
    assert (await house.tables.view(table.id)).phase is Phase.LOBBY
    await house.advance(61)
    closed = await house.tables.view(table.id)
    assert (closed.phase, closed.close_reason) == (Phase.CLOSED, CloseReason.IDLE)


async def test_the_next_round_starts_by_itself_after_twenty_seconds(house: House) -> None:
    table = await started(house, ANNA, BEN)
    chance = random.Random(6)
    view = table
    while view.phase is Phase.PLAYING:
        view = await play_on(house, table.id, chance, acts=1)
    assert view.phase is Phase.BETWEEN_ROUNDS
    await house.advance(19.5)
    assert (await house.tables.view(table.id)).phase is Phase.BETWEEN_ROUNDS
    await house.advance(1)
    after = await house.tables.view(table.id)
    assert (after.phase, after.round_number) == (Phase.PLAYING, 2)


@pytest.mark.parametrize(
    ("setup", "code"),
    [("full", "table-full"), ("twice", "already-seated"), ("alone", "too-few-players"), ("no computer", "no-computer")],
)
async def test_the_lobby_says_why_not(house: House, setup: str, code: str) -> None:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", PRESETS["pesten_7"])

    async def ask() -> None:
        match setup:
            case "full":
                for person in range(1000, 1008):
                    await house.tables.join(table.id, person, str(person))
            case "twice":
                await house.tables.join(table.id, ANNA, "Anna")
            case "alone":
                await house.tables.start(table.id, ANNA)
            case _:
                await house.tables.remove_computer(table.id, ANNA)

    with pytest.raises(Refused) as refusal:
        await ask()
    assert refusal.value.code == code


async def test_only_the_host_or_a_moderator_stops(house: House) -> None:
    table = await started(house, ANNA, BEN)
    with pytest.raises(Refused) as refusal:
        await house.tables.stop(table.id, BEN, moderator=False)
    assert refusal.value.code == "not-host"
    assert (await house.tables.stop(table.id, BEN, moderator=True)).phase is Phase.CLOSED
