"""Being away, leaving and coming, through the real client: cells of docs/absence.md as people see and click them."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bot.engine import PRESETS, Round, parse_card, parse_cards
from bot.playground.people import Person, SeenMessage
from bot.tables.views import TableView
from cogs.addresses import Verb, parse_address
from cogs.sending import answer_with_message
from tests.processes.program import until
from tests.support.evening import Evening, evening, has, the
from tests.support.players import give_up, may_act, open_hand, play_match, sit_down, take_turn
from tests.tables.matrix import COMPUTER, FREE, PERSON, REFUSED, STANDS, expected

HANDS = ("KD 6D 9C", "5H 6D 8D", "QD 4C 8S")
LAST = ("KD 6D 9C", "5H", "QD 4C 8S")
STOCK = "4H 3S 4S 5S 6S 9S 3C 4C 5C 6C 9C"
SITUATIONS = ("lobby", "on turn", "penalty", "between rounds", "finished")
EVENTS = ("leave", "kick", "take over", "pause")


def people_of(opened: Evening) -> list[Person]:
    return [opened.person(name) for name in ("Anna", "Ben", "Emma")]


async def arrive(opened: Evening, situation: str) -> str:
    """Anna's table with Ben and Emma in the situation; Ben is the one whom it is about."""
    people = people_of(opened)
    if situation == "lobby":
        await people[0].slash(opened.channel, "pesten new", variant="pesten_7")
        for person in people[1:]:
            await person.click(opened.public(person), custom_id=the(opened.public(person), Verb.JOIN))
        return newest(opened).id
    casual = situation == "finished"
    await sit_down(opened, people, variant="gentle" if casual else "pesten_7", pace="normal")
    table = newest(opened).id
    hands = LAST if situation in ("between rounds", "finished") else HANDS
    await arrange(opened, table, "gentle" if casual else "pesten_7", hands)
    return table


def newest(opened: Evening) -> TableView:
    """The table that was opened last."""
    assert opened.channel.guild is not None
    return opened.client.services.tables.tables_in(opened.channel.guild.id, opened.channel.id)[-1]


async def arrange(opened: Evening, table: str, variant: str, hands: tuple[str, ...], dealer: int = 0) -> None:
    """Let the cards lie so that a person, the one left of the dealer, leads."""
    live = await opened.client.services.tables._shelf.get(table)
    assert live.state.match is not None
    cards = [list(parse_cards(hand)) for hand in hands]
    live.state.match.round = Round.arrange(
        PRESETS[variant], dealer, cards, [parse_card("9H")], list(parse_cards(STOCK)), bytes(32)
    )
    live.state.versions = [version + 1 for version in live.state.versions]


@pytest.mark.parametrize("situation", SITUATIONS)
async def test_cells(tmp_path: Path, situation: str, thorough: bool) -> None:
    if situation in ("penalty", "between rounds") and not thorough:
        pytest.skip("only with --thorough")
    async with evening(tmp_path / "pesten.sqlite3", 4) as opened:
        for event in EVENTS:
            table = await prepared(opened, situation)
            await EVENT[event](opened, expected(situation, event))
            await finish(opened, table)


async def prepared(opened: Evening, situation: str) -> str:
    """In the situation, with what everybody sees brought up to it."""
    table = await arrive(opened, situation)
    ben = opened.person("Ben")
    if situation == "penalty":
        await arrange(opened, table, "pesten_7", ("2H 6D 9C", "5H 6D 8D", "2S 4C 8S"))
        live = await opened.client.services.tables._shelf.get(table)
        assert live.state.match is not None
        assert isinstance(live.state.match.round, Round)
        live.state.match.round = Round.arrange(
            PRESETS["pesten_7"], 2, [list(parse_cards(h)) for h in ("2H 6D 9C", "5H 6D 8D", "2S 4C 8S")],
            [parse_card("9H")], list(parse_cards(STOCK)), bytes(32),
        )  # fmt: skip
        await play_only_card(opened, opened.person("Anna"), "2♥")
    elif situation in ("between rounds", "finished"):
        await play_only_card(opened, ben, "5♥")
    elif situation == "on turn":
        await opened.client.services.tables.repaint(table)
        await opened.quiet()
    return table


async def play_only_card(opened: Evening, person: Person, label: str) -> None:
    """Open the hand anew and lay the card of this name."""
    table = opened.public(person)
    await person.click(table, custom_id=the(table, Verb.HAND))
    hand = opened.hand(person)
    assert hand is not None
    [card] = [button for button in hand.buttons if button.label == label and not button.disabled]
    await person.click(hand, custom_id=card.custom_id)


async def finish(opened: Evening, table: str) -> None:
    """Nothing of this table is in the way of the next one."""
    tables = opened.client.services.tables
    view = await tables.view(table)
    if view.phase in ("lobby", "playing", "between-rounds"):
        await tables.stop(table, view.host, moderator=True)
    await opened.quiet()


def latest_private(opened: Evening, person: Person) -> SeenMessage:
    return person.ephemerals(opened.channel)[-1]


async def leave(opened: Evening, outcome: str) -> None:
    """`/pesten leave`, and meaning it."""
    ben = opened.person("Ben")
    if outcome == COMPUTER:
        await give_up(opened, ben, "pesten leave")
        assert newest(opened).seats[1].person is None
        assert "You left" in latest_private(opened, ben).text
        return
    await ben.slash(opened.channel, "pesten leave")
    assert outcome in (FREE, REFUSED)
    said = "You gave up your seat" if outcome == FREE else "There is no table of yours"
    assert said in latest_private(opened, ben).text


async def kick(opened: Evening, outcome: str) -> None:
    """The host's `/pesten kick`."""
    anna, ben = opened.person("Anna"), opened.person("Ben")
    await anna.slash(opened.channel, "pesten kick", member=ben)
    answer = latest_private(opened, anna).text
    if outcome == REFUSED:
        assert "geen tafel" in answer or "no table" in answer
        return
    assert "Ben" in answer
    assert ben.id not in [seat.person for seat in newest(opened).seats]


async def take_over(opened: Evening, outcome: str) -> None:
    """Ben leaves; Finn clicks My cards, is offered the seat and takes it."""
    ben, finn = opened.person("Ben"), opened.person("Finn")
    if outcome == REFUSED:
        assert not has(opened.public(finn), Verb.HAND), "nothing is offered"
        return
    assert outcome == PERSON
    await give_up(opened, ben, "pesten leave")
    [table] = [table for table in [newest(opened)] if table.seats[1].person is None]
    if table.phase == "between-rounds":
        offered = await opened.client.services.tables.free_seats(table.id, finn.id)
        assert offered == (1,)
        await opened.client.services.tables.take_over(table.id, finn.id, "Finn")
    else:
        await finn.click(opened.public(finn), custom_id=the(opened.public(finn), Verb.HAND))
        offer = latest_private(opened, finn)
        await finn.click(offer, custom_id=the(offer, Verb.TAKE_OVER))
        assert opened.hand(finn) is not None, "the answer is the hand"
    assert [seat.person for seat in newest(opened).seats][1] == finn.id


async def pause(opened: Evening, outcome: str) -> None:
    """The host's More, Pause; and Resume."""
    anna = opened.person("Anna")
    table = opened.public(anna)
    if not has(table, Verb.MORE):
        assert outcome == REFUSED
        return
    await anna.click(table, custom_id=the(table, Verb.MORE))
    panel = latest_private(opened, anna)
    if outcome == REFUSED:
        assert not has(panel, Verb.PAUSE)
        return
    assert outcome == STANDS
    await anna.click(panel, custom_id=the(panel, Verb.PAUSE))
    assert "⏸" in opened.public(anna).text
    await anna.click(opened.public(anna), custom_id=the(opened.public(anna), Verb.MORE))
    panel = latest_private(opened, anna)
    await anna.click(panel, custom_id=the(panel, Verb.RESUME))
    assert "⏸" not in opened.public(anna).text


EVENT = {"leave": leave, "kick": kick, "take over": take_over, "pause": pause}


async def hurry(opened: Evening) -> None:
    """The match that is on is nearly over: three seats with few cards."""
    table = newest(opened).id
    await arrange(opened, table, "gentle", ("KD 6D", "QD 4C", "5H 6S"), dealer=1)
    await opened.client.services.tables.repaint(table)
    await opened.quiet()
    for person in (opened.person("Anna"), opened.person("Ben")):
        await person.click(opened.public(person), custom_id=the(opened.public(person), Verb.HAND))


async def test_who_was_away_for_two_turns_comes_back_with_one_click(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 5) as opened:
        ben, anna = opened.person("Ben"), opened.person("Anna")
        await sit_down(opened, [anna, ben], variant="pesten_7", pace="quick")
        chance = random.Random(1)
        while not any(seat.autopilot for seat in newest(opened).seats):
            if may_act(await open_hand(opened, anna)):
                await take_turn(opened, anna, chance)
            else:
                await opened.advance(45)
        assert "💤" in opened.public(anna).text
        await ben.click(opened.public(ben), custom_id=the(opened.public(ben), Verb.HAND))
        hand = latest_private(opened, ben)
        await ben.click(hand, custom_id=the(hand, Verb.TAKE_BACK))
        assert not any(seat.autopilot for seat in newest(opened).seats)
        assert "💤" not in opened.public(anna).text
        shown = opened.hand(ben)
        assert shown is not None
        assert not has(shown, Verb.TAKE_BACK)


async def test_an_evening_leaves_exactly_the_results_behind(tmp_path: Path) -> None:
    """Matches with pings, somebody who leaves and comes back, and rematches in one click each."""
    async with evening(tmp_path / "pesten.sqlite3", 6) as opened:
        anna, ben, chance = opened.person("Anna"), opened.person("Ben"), random.Random(2)
        await sit_down(opened, [anna, ben], variant="gentle", computers=1)
        results = []
        for number in range(3):
            await opened.advance(25)
            if number == 1:
                await give_up(opened, ben, "pesten leave")
                await ben.click(opened.public(ben), custom_id=the(opened.public(ben), Verb.HAND))
                offer = latest_private(opened, ben)
                await ben.click(offer, custom_id=the(offer, Verb.TAKE_OVER))
            await hurry(opened)
            await play_match(opened, [anna, ben], chance)
            over = opened.public(anna)
            results.append(over.id)
            if number == 2:
                break
            for person in (ben, anna):
                await person.click(over, custom_id=the(over, Verb.REMATCH))
            await opened.quiet()
            lobby = opened.public(ben)
            assert [seat.person for seat in newest(opened).seats if seat.person] == [ben.id, anna.id]
            assert ["Anna" in lobby.text, "Ben" in lobby.text] == [True, True], "whoever looks at the lobby sees both"
            assert "Je zit aan tafel voor de revanche: " in latest_private(opened, anna).text
            await ben.click(lobby, custom_id=the(lobby, Verb.START))
        left = [m.id for m in anna.messages(opened.channel) if m.raw.author.bot and not m.ephemeral]
        assert left == results


async def after_a_match(opened: Evening) -> tuple[Person, Person, SeenMessage]:
    """Two people who have played a short match with a computer, and its result."""
    anna, ben = opened.person("Anna"), opened.person("Ben")
    await sit_down(opened, [anna, ben], variant="gentle", computers=1)
    await hurry(opened)
    await play_match(opened, [anna, ben], random.Random(3))
    return anna, ben, opened.public(anna)


async def test_two_clicks_on_rematch_at_once_open_one_lobby(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 6) as opened:
        anna, ben, over = await after_a_match(opened)
        await anna.click(over, custom_id=the(over, Verb.REMATCH), wait="nothing")
        await ben.click(over, custom_id=the(over, Verb.REMATCH))
        await opened.quiet()
        assert {seat.person for seat in newest(opened).seats} == {anna.id, ben.id, None}
        [lobby] = [m for m in anna.messages(opened.channel) if not m.ephemeral and has(m, Verb.START)]
        assert opened.channel.guild is not None
        where = f"https://discord.com/channels/{opened.channel.guild.id}/{opened.channel.id}/{lobby.id}"
        assert f"Anna begon een revanche: {where}" in over.text, "whoever looks at the result hears of it"
        assert has(over, Verb.REMATCH)


async def test_a_rematch_whose_lobby_is_on_its_way_is_posted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna's click opens it, and its message takes a moment; Ben's click meanwhile takes a seat and posts nothing."""
    async with evening(tmp_path / "pesten.sqlite3", 6) as opened:
        anna, ben, over = await after_a_match(opened)
        address = parse_address(the(over, Verb.REMATCH))
        assert address is not None
        posted, guild, tables = asyncio.Event(), opened.playground.guild.id, opened.client.services.tables

        async def slowly(*arguments: Any, private: bool, **named: Any) -> int | None:
            if not private:
                await posted.wait()
            return await answer_with_message(*arguments, private=private, **named)

        monkeypatch.setattr("cogs.answering.answer_with_message", slowly)
        await anna.click(over, custom_id=the(over, Verb.REMATCH), wait="nothing")
        await until(lambda: tables.rematch_of(guild, address.table))
        await ben.click(over, custom_id=the(over, Verb.REMATCH), wait="answer")
        posted.set()
        await opened.quiet()
        [lobby] = [m for m in anna.messages(opened.channel) if not m.ephemeral and has(m, Verb.START)]
        assert ["Anna" in lobby.text, "Ben" in lobby.text] == [True, True]
