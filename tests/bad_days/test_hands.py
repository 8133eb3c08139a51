"""Hands on bad days: they follow, stay private, are dealt where they are wanted and forgotten in time."""

import random
from pathlib import Path
from typing import Any

import pytest

from bot.tables.views import HandView
from cogs.addresses import Verb
from tests.bad_days.persistence import act_elsewhere, pass_time, settle, table_of
from tests.support.discord_client import hurried
from tests.support.evening import evening, has, the, verb_of
from tests.support.leaks import LeakListener
from tests.support.players import give_up, may_act, open_hand, sit_down, take_turn

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
CREATE = "POST /channels/{channel_id}/messages"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
HAND = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"


async def test_a_hand_opened_by_drawing_in_public_never_shows_on_the_table(tmp_path: Path) -> None:
    """The hand comes as a followup then; the interaction's own answer is everybody's table."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        leaks = LeakListener(opened)
        opened.playground.record.expect(10008)  # their hands are gone when the bot wants to retire them
        people = [opened.person(name) for name in ("Ben", "Hanna")]
        await sit_down(opened, people, variant="pesten_7")
        table = opened.public(people[0])
        for _ in range(12):
            for person in people:
                person.reload()
                if has(opened.public(person), Verb.DRAW):
                    await person.click(opened.public(person), custom_id=the(opened.public(person), Verb.DRAW))
                hand = opened.hand(person)
                if hand is not None and may_act(hand):
                    await take_turn(opened, person, random.Random(1))
                if has(opened.public(person), Verb.HAND):
                    await person.click(opened.public(person), custom_id=the(opened.public(person), Verb.HAND))
                assert table.exists or opened.public(person).exists
                assert "Your cards" not in opened.public(person).text
        assert leaks.leaks == []
        assert leaks.looked_at > 50


async def test_a_hand_catches_up_with_what_happened_while_it_opened(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
        people = [opened.person(name) for name in ("Ben", "Hanna")]
        await sit_down(opened, people, variant="pesten_7")
        tables, table = opened.client.services.tables, table_of(opened.public(people[0]))
        on_turn = next(seat.person for seat in (await tables.view(table)).seats if seat.on_turn)
        player = next(person for person in people if person.id == on_turn)
        other = next(person for person in people if person.id != on_turn)
        await open_hand(opened, player)
        opened.playground.faults.add("latency", CALLBACK, times=1, seconds=1.0)
        click = await other.click(
            opened.public(other), custom_id=the(opened.public(other), Verb.HAND), wait="nothing"
        )
        await settle(opened)
        await act_elsewhere(opened, table, player)
        await pass_time(opened, 3)
        await opened.quiet()
        assert click.answered
        hand = opened.hand(other)
        assert hand is not None
        versions = {str(b.custom_id).split(":")[2] for b in hand.buttons if verb_of(b) in (Verb.PLAY, Verb.SUIT)}
        assert versions == {str((await tables.hand(table, other.id)).version)}


async def test_a_hand_follows_again_after_discords_trouble(tmp_path: Path) -> None:
    with hurried():
        async with evening(tmp_path / "pesten.sqlite3", faults=True) as opened:
            people = [opened.person(name) for name in ("Ben", "Hanna")]
            await sit_down(opened, people, variant="pesten_7")
            tables, table = opened.client.services.tables, table_of(opened.public(people[0]))
            opened.playground.record.expect(10008)
            for person in people:
                person.reload()  # the hand that was dealt is gone; one that was asked for is reached as "@original"
                await open_hand(opened, person)
            opened.playground.faults.add("error", HAND, times=12, status=500)
            for _ in range(4):
                on_turn = next(seat.person for seat in (await tables.view(table)).seats if seat.on_turn)
                await act_elsewhere(opened, table, next(person for person in people if person.id == on_turn))
                await settle(opened)
            await pass_time(opened, 60)
            await opened.quiet()
            for person in people:
                hand = await open_hand(opened, person)
                version = (await tables.hand(table, person.id)).version
                [draw] = [str(b.custom_id) for b in hand.buttons if verb_of(b) is Verb.DRAW_FROM_HAND]
                assert f":{version}:" in draw


async def test_hands_are_not_kept_after_their_tokens_have_died(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        for _ in range(4):
            await sit_down(opened, [ben, hanna], variant="pesten_7", rounds=1)
            for person in (ben, hanna):
                await open_hand(opened, person)
            await give_up(opened, ben, "pesten stop")
            for person in (ben, hanna):
                person.reload()
            await opened.advance(16 * 60)
        await sit_down(opened, [ben, hanna], variant="pesten_7", rounds=1)
        await open_hand(opened, ben)
        assert len(opened.client.get_cog("Hands").book) == 2  # type: ignore[union-attr]


async def test_cards_are_dealt_to_everybody_who_was_there_lately(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person(name) for name in ("Anna", "Ben", "Hanna")]
        anna, ben, hanna = people
        await anna.slash(opened.channel, "pesten new", rounds=2)
        lobby = opened.public(anna)
        await ben.click(lobby, custom_id=the(lobby, Verb.JOIN))
        await opened.advance(16 * 60)  # who came earlier cannot be reached any more
        await hanna.click(lobby, custom_id=the(lobby, Verb.JOIN))
        await anna.click(lobby, custom_id=the(lobby, Verb.START))
        assert [len(person.ephemerals(opened.channel)) for person in people] == [1, 0, 1]
        await open_hand(opened, ben)
        assert all(opened.hand(person) is not None for person in people)


async def test_after_each_round_the_hands_stand_below_the_new_table(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person(name) for name in ("Ben", "Hanna")]
        await sit_down(opened, people, variant="pesten_7", rounds=3)
        for _ in range(2):
            while not has(opened.public(people[0]), Verb.NEXT):
                for person in people:
                    if may_act(await open_hand(opened, person)):
                        await take_turn(opened, person, random.Random(1))
                        break
            await people[0].click(opened.public(people[0]), custom_id=the(opened.public(people[0]), Verb.NEXT))
            for person in people:
                [hand] = person.ephemerals(opened.channel)
                assert hand.id > opened.public(person).id
                assert "### " in hand.text


async def test_a_hand_in_which_a_suit_is_being_chosen_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He opens the choice while a newly dealt hand is on its way to him (experience.md §5)."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person("Anna"), opened.person("Ben")]
        await sit_down(opened, people, variant="pesten_7")
        table = table_of(opened.public(people[0]))
        hands: Any = opened.client.get_cog("Hands")  # discord.py loads extensions as modules of its own
        before = await open_hand(opened, people[0])
        shown = hands.book.get(table, people[0].id)
        assert shown is not None
        real = hands.layout

        def begin(hand: HandView, *others: Any, **more: Any) -> Any:
            shown.choosing = shown.choosing or hand.seat == 0  # the new hand is made: from here on it is on its way
            return real(hand, *others, **more)

        monkeypatch.setattr(hands, "layout", begin)
        await hands.deal(table)
        await opened.quiet()
        assert [hand.id for hand in people[0].ephemerals(opened.channel)] == [before.id]
