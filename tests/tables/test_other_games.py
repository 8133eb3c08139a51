"""Tables at which several seats may have to act at once, or may call out of turn (rules.md §3, §5)."""

import random

import pytest
from msgspec.structs import replace

from bot.engine import ALL_PRESETS, Announce, Announcing, Caught, Limit, RoundView, Rules, Wins
from bot.opponents import choose
from bot.tables.state import Phase
from bot.tables.timing import CALL_SECONDS
from bot.tables.transitions import replay
from bot.tables.views import TableView
from tests.tables.conftest import ANNA, CHANNEL, GUILD, House

GAMES = {
    **{key: rules for key, rules in ALL_PRESETS.items() if key not in ("pesten_7", "pesten_13")},
    "limit": replace(ALL_PRESETS["classic"], format=Limit(60)),
    "wins-of-three": replace(ALL_PRESETS["knock"], format=Wins(3)),
    "giving": replace(ALL_PRESETS["pass_left"], announcing=Announcing.WINDOW),
}


async def opened_with(house: House, rules: Rules, computers: int) -> TableView:
    table = await house.tables.open(GUILD, CHANNEL, ANNA, "Anna", "nl", rules, computers)
    return await house.tables.start(table.id, ANNA)


async def act_once(house: House, view: TableView, chance: random.Random) -> None:
    """Anna acts if she is waited for or has something to call; otherwise time goes by."""
    hand = None if view.phase is not Phase.PLAYING else await house.tables.hand(view.id, ANNA)
    if hand is not None and hand.round.legal:
        await house.tables.act(view.id, ANNA, hand.version, choose(hand.round, chance))
    else:
        await house.advance(25 if view.phase is Phase.BETWEEN_ROUNDS else 3)


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_and_computers_play_a_match(house: House, game: str) -> None:
    view, chance = await opened_with(house, GAMES[game], computers=2), random.Random(5)
    for _ in range(4000):
        if view.phase is Phase.FINISHED:
            break
        await act_once(house, view, chance)
        view = await house.tables.view(view.id)
    assert view.phase is Phase.FINISHED
    assert view.next_commitment == b""
    assert view.standings[0].place == 1
    stored = await house.store.load(view.id)
    assert stored is not None
    assert replay(await house.store.read_log(view.id)) == stored.state


async def test_everybody_who_must_give_is_on_turn_and_choices_of_others_change_nothing(house: House) -> None:
    """A hand keeps its version while others choose, so that no click on it is stale."""
    view, chance = await opened_with(house, GAMES["giving"], computers=3), random.Random(5)
    for _ in range(4000):
        on_turn = [seat for seat in view.seats if seat.on_turn]
        if len(on_turn) == len(view.seats):
            break
        await act_once(house, view, chance)
        view = await house.tables.view(view.id)
    else:
        pytest.fail("no cards were handed on")
    before = await house.tables.hand(view.id, ANNA)
    await house.advance(30)
    after = await house.tables.hand(view.id, ANNA)
    assert [seat.on_turn for seat in after.table.seats] == [True, False, False, False]
    assert after.version == before.version
    assert after.round.legal == before.round.legal
    assert after.round.hand == before.round.hand


async def test_computers_leave_time_to_announce_and_then_catch(house: House) -> None:
    """Anna never announces: while she can be caught no computer acts within two seconds; then one catches her."""
    view, chance = await opened_with(house, ALL_PRESETS["classic"], computers=2), random.Random(4)
    waits = 0
    for _ in range(4000):
        if view.phase is not Phase.PLAYING or waits == 1:
            break
        if isinstance(view.round, RoundView) and view.round.unannounced:
            assert view.round.unannounced == (0,)
            before = view.sequence
            await house.advance(CALL_SECONDS - 0.05)
            assert (await house.tables.view(view.id)).sequence == before
            await house.advance(1)
            assert Caught(0, 1) in (await house.tables.view(view.id)).happened
            waits += 1
        else:
            await play_silently(house, view, chance)
        view = await house.tables.view(view.id)
    assert waits == 1


async def play_silently(house: House, view: TableView, chance: random.Random) -> None:
    """Anna does anything but announce; otherwise time goes by."""
    hand = await house.tables.hand(view.id, ANNA)
    silent = [action for action in hand.round.legal if not isinstance(action, Announce)]
    if silent:
        await house.tables.act(view.id, ANNA, hand.version, chance.choice(silent))
    else:
        await house.advance(3)
