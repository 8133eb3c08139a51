"""Calls and choices of several seats at once: nobody's click becomes outdated by what another calls (rules.md §5)."""

import pytest

from bot.engine import (
    Announce,
    CardsToGive,
    Catch,
    End,
    Give,
    IllegalAction,
    Play,
    Round,
    RoundView,
    Rules,
    StaleAction,
    parse_action,
    parse_card,
    parse_cards,
)
from bot.opponents import choose
from bot.tables.live import LiveTable
from bot.tables.place import Answered
from bot.tables.timing import CALL_SECONDS, Timing, what_is_due
from bot.tables.views import HandView
from tests.support.chance import SeededChance
from tests.tables.conftest import ANNA, BEN, CARLA, House
from tests.tables.playing import started


async def arranged(house: House, variant: str, hands: str, top: str, *people: int, computers: int = 0) -> str:
    """A table on which the first seat leads on these hands, which stand between bars."""
    table = await started(house, *people, computers=computers, variant=variant)
    live = await house.tables._shelf.get(table.id)
    match = live.state.match
    assert match is not None
    cards = [list(parse_cards(hand)) for hand in hands.split("|")]
    stock = list(parse_cards("3S 4S 5S 6S 9S 3C 4C 5C 6C 9C"))
    assert isinstance(match.rules, Rules)
    match.round = Round.arrange(match.rules, len(cards) - 1, cards, [parse_card(top)], stock, bytes(32))
    return table.id


async def version(house: House, table: str, person: int) -> int:
    return (await house.tables.hand(table, person)).version


def pause(live: LiveTable) -> float:
    """How long a computer that thinks a tenth of a second waits now, in seconds."""
    due = what_is_due(live.state, Timing(computer=0.1), SeededChance(1))
    assert due is not None
    return due.at - live.state.changed_at / 1000


async def do(house: House, table: str, person: int, action: str) -> None:
    """Do it from the present hand."""
    await house.tables.act(table, person, await version(house, table, person), parse_action(action))
    await house.quiet()


async def test_an_announcement_makes_no_click_of_another_outdated(house: House) -> None:
    table = await arranged(house, "classic", "5H 6D | 7H 9D 3D | 4H 4D 4C", "9H", ANNA, BEN, CARLA)
    await do(house, table, ANNA, "play 5H")
    chosen_from = await version(house, table, BEN)
    assert Catch(0) in (await house.tables.hand(table, BEN)).round.legal
    house.witness.hands.clear()
    await house.tables.act(table, ANNA, None, Announce())
    await house.quiet()
    assert {(table, BEN), (table, CARLA)} <= set(house.witness.hands), "their Catch is gone"
    await house.tables.act(table, BEN, chosen_from, Play(parse_card("7H")))


async def test_a_catch_needs_no_turn_and_no_version(house: House) -> None:
    """rules.md §5: any opponent; two cards at once."""
    table = await arranged(house, "classic", "5H 6D | 7H 9D 3D | 4H 4D 4C", "9H", ANNA, BEN, CARLA)
    await do(house, table, ANNA, "play 5H")
    before = await version(house, table, BEN)
    hand = await house.tables.act(table, CARLA, None, Catch(0))
    assert hand.table.seats[0].cards == 3
    assert await version(house, table, BEN) == before
    with pytest.raises(IllegalAction, match="nothing-to-catch"):
        await house.tables.act(table, BEN, None, Catch(0))


async def test_a_card_still_needs_its_version(house: House) -> None:
    table = await arranged(house, "classic", "5H 6D 8D | 7H 9D 3D", "9H", ANNA, BEN)
    await do(house, table, ANNA, "play 5H")
    with pytest.raises(StaleAction):
        await house.tables.act(table, ANNA, 1, Play(parse_card("6D")))


async def test_all_choose_at_once_and_nobody_sees_what(house: House) -> None:
    """rules.md §3, pass_left: chosen once and for all, hidden until all have chosen."""
    table = await arranged(house, "pass_left", "10H 6D 8D | 7H 9D 3D | 4H 4D 4C", "9H", ANNA, BEN, CARLA)
    await do(house, table, ANNA, "play 10H")
    bens = await house.tables.hand(table, BEN)
    await house.tables.act(table, CARLA, None, Give(parse_card("4C")))
    await house.quiet()
    assert await version(house, table, BEN) == bens.version, "his choice goes on undisturbed"
    view = await house.tables.view(table)
    assert isinstance(view.round, RoundView)
    assert view.round.question == CardsToGive(0, (0, 1))
    hands = [await house.tables.hand(table, person) for person in (BEN, CARLA)]
    gifts = [hand.round.gift for hand in hands if isinstance(hand, HandView)]
    assert (view.round.gift, gifts) == (None, [None, parse_card("4C")])
    with pytest.raises(IllegalAction, match="already-given"):
        await house.tables.act(table, CARLA, None, Give(parse_card("4H")))
    await house.tables.act(table, ANNA, None, Give(parse_card("8D")))
    done = await house.tables.act(table, BEN, None, Give(parse_card("7H")))
    assert parse_card("8D") in done.round.hand
    assert (await house.tables.view(table)).seats[0].cards == 2


async def test_the_draw_button_ends_a_turn_that_needs_no_drawing(house: House) -> None:
    """rules.md §2.4: in `classic` declining an extra card is free."""
    table = await arranged(house, "classic", "7H 6D 8D 3C | 7H 9D 3D", "9H", ANNA, BEN)
    await do(house, table, ANNA, "play 7H")
    hand = await house.tables.hand(table, ANNA)
    assert hand.round.legal == (End(),)
    after = await house.tables.draw(table, ANNA, hand.version, Answered.HAND)
    assert len(after.round.hand) == 3
    assert after.table.seats[1].on_turn


async def test_computers_give_people_time_to_call(house: House) -> None:
    """rules.md §5: they wait at least 2 seconds while somebody can still announce or be caught."""
    table = await arranged(house, "classic", "5H 6D 8D | 7H 9D 3D", "9H", ANNA, computers=1)
    await do(house, table, ANNA, "play 5H")
    assert pause(await house.tables._shelf.get(table)) < 1, "nobody can call"
    table = await arranged(house, "classic", "5H 6D | 7H 9D 3D", "9H", ANNA, computers=1)
    await do(house, table, ANNA, "play 5H")
    assert pause(await house.tables._shelf.get(table)) >= CALL_SECONDS


async def test_a_computer_catches_who_has_forgotten(house: House) -> None:
    table = await arranged(house, "classic", "5H 6D | 7H 9D 3D", "9H", ANNA, computers=1)
    await do(house, table, ANNA, "play 5H")
    live = await house.tables._shelf.get(table)
    assert live.state.match is not None
    assert live.state.match.round is not None
    action = choose(live.state.match.round.view(1), SeededChance(1).random)
    assert action == Catch(0)
    await house.advance(3)
    assert (await house.tables.view(table)).seats[0].cards >= 3
