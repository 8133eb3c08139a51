"""Zweeds through the real client: people do everything from their screens, beside computers.

A listener holds everything that reaches anybody against what this person may know: nobody ever sees a blind card
before it is turned, his own included.
"""

import random
from pathlib import Path

import pytest

from bot.engine import HandsToSwap, ZweedsRound, card_name
from cogs.addresses import Verb
from tests.support.evening import Evening, evening, has, the, verb_of
from tests.support.leaks import LeakListener
from tests.support.players import open_hand, sit_down
from tests.support.zweeds_players import live, may_act, play_zweeds, take_turn

NAMES = ("Anna", "Ben", "Emma", "Finn")


def round_of(opened: Evening) -> ZweedsRound:
    [table] = opened.client.services.tables._shelf.running()
    assert table.state.match is not None
    assert isinstance(table.state.match.round, ZweedsRound)
    return table.state.match.round


@pytest.mark.parametrize(
    ("people", "computers", "seed"),
    [(2, 0, 1), (2, 5, 1), pytest.param(4, 6, 3, marks=pytest.mark.thorough)],
)
async def test_a_round_of_people_and_computers(tmp_path: Path, people: int, computers: int, seed: int) -> None:
    async with evening(tmp_path / "pesten.sqlite3", seed=seed) as opened:
        listener = LeakListener(opened)
        seated = [opened.person(name) for name in NAMES[:people]]
        await sit_down(opened, seated, variant="zweeds", computers=computers)
        used = await play_zweeds(opened, seated, random.Random(seed))
        assert {Verb.SWAP_CARD, Verb.SWAP, Verb.READY, Verb.LAY, Verb.HOW_MANY, Verb.FLIP, Verb.PILE} <= used
        end = opened.public(seated[0]).text
        assert all(name in end for name in NAMES[:people])
        assert "de pest" in end or "the pest" in end
        assert listener.leaks == []
        assert listener.looked_at > 0
        board = seated[0].answer(await seated[0].slash(opened.channel, "pesten leaderboard", variant="zweeds"))
        assert all(name in board.text for name in NAMES[:people])


async def test_the_listener_hears_a_blind_card_and_no_open_one(tmp_path: Path) -> None:
    """Told to its owner, who may know his hand and what lies open, but not what lies below."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        listener = LeakListener(opened)
        anna = opened.person("Anna")
        await sit_down(opened, [anna], variant="zweeds", computers=1)
        state, words = round_of(opened), opened.client.services.localizer.words("en")
        table = opened.client.services.tables._shelf.running()[0].state
        [blind, *_] = [card for card in state.blind[0] if card is not None]
        for card in (state.hands[0][0], state.open[0][0], state.open[1][0]):
            listener.look(table, anna.id, words.card(card))
        assert listener.leaks == []
        for text in (words.card(blind), words.card_name(blind), f"p1:t:1:flip:{card_name(blind)}"):
            listener.look(table, anna.id, text)
        assert len(listener.leaks) == 3


async def test_what_is_outdated_is_answered_with_the_present_hand(tmp_path: Path) -> None:
    """A swap after the time for it, a lay that is not one's turn any more: the fresh hand and the reason."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben = opened.person("Anna"), opened.person("Ben")
        await sit_down(opened, [anna, ben], variant="zweeds", pace="normal")
        hands = {person.id: await open_hand(opened, person) for person in (anna, ben)}
        ready = {person.id: the(hands[person.id], Verb.READY) for person in (anna, ben)}
        card = live(hands[anna.id], Verb.SWAP_CARD)[0].custom_id
        await opened.advance(31)
        assert not isinstance(round_of(opened).question, HandsToSwap)
        for person in (anna, ben):
            refused = await person.click(hands[person.id], custom_id=ready[person.id], force=True)
            assert refused.answered
            assert "Swapping is over" in hands[person.id].text or "ruilen is voorbij" in hands[person.id].text.lower()
        await anna.click(hands[anna.id], custom_id=card, force=True)
        assert not has(hands[anna.id], Verb.SWAP)
        on_turn = anna if may_act(hands[anna.id]) else ben
        hand = hands[on_turn.id]
        first = live(hand, Verb.LAY)[0].custom_id
        await on_turn.click(hand, custom_id=first)
        assert (await on_turn.click(hand, custom_id=first, force=True)).answered
        assert len(round_of(opened).pile) >= 1


async def test_a_hand_follows_the_end_of_swapping_by_itself(tmp_path: Path) -> None:
    """Whoever is on turn then sees it without a click, also with a card chosen to be swapped."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben = opened.person("Anna"), opened.person("Ben")
        await sit_down(opened, [anna, ben], variant="zweeds", pace="normal")
        hands = [await open_hand(opened, person) for person in (anna, ben)]
        for person, hand in zip((anna, ben), hands, strict=True):
            await person.click(hand, custom_id=live(hand, Verb.SWAP_CARD)[0].custom_id)
            assert live(hand, Verb.SWAP)
        await opened.advance(31)
        shown = [await open_hand(opened, person) for person in (anna, ben)]
        assert sum(bool(live(hand, Verb.LAY)) for hand in shown) == 1
        assert not any(has(hand, Verb.SWAP) or has(hand, Verb.READY) for hand in shown)
        for one in (*shown, opened.public(anna)):
            assert "Time was up: " in one.text or "De tijd was om: " in one.text, "nobody said he was ready"


async def test_a_blind_card_is_turned_for_everybody_to_see(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben = opened.person("Anna"), opened.person("Ben")
        await sit_down(opened, [anna, ben], variant="zweeds")
        for person in (anna, ben):
            hand = await open_hand(opened, person)
            await person.click(hand, custom_id=the(hand, Verb.READY))
        state = round_of(opened)
        seat = state.waiting[0]
        state.burned += [*state.stock, *state.hands[seat], *state.open[seat]]
        state.stock, state.hands[seat], state.open[seat] = [], [], []
        person = (anna, ben)[seat]
        hand = await open_hand(opened, person)
        await person.click(hand, custom_id=the(hand, Verb.REFRESH))
        assert [button.label for button in live(hand, Verb.FLIP)] == ["Blind 1", "Blind 2", "Blind 3"]
        card = state.blind[seat][1]
        assert card is not None
        shown = opened.client.services.localizer.words("nl").card(card)
        await person.click(hand, custom_id=live(hand, Verb.FLIP)[1].custom_id)
        for reader in (anna, ben):
            assert shown in opened.public(reader).text or shown.replace("V", "Q") in opened.public(reader).text
        assert not any(verb_of(button) is Verb.FLIP and button.label == "Blind 2" for button in hand.buttons)


async def test_a_computer_goes_on_for_who_is_away(tmp_path: Path) -> None:
    """Anna lets her time run out again and again: the match goes on to its end without her."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben = opened.person("Anna"), opened.person("Ben")
        await sit_down(opened, [anna, ben], variant="zweeds", pace="quick")
        chance = random.Random(4)
        for _ in range(600):
            if not has(opened.public(ben), Verb.HAND):
                return
            if may_act(await open_hand(opened, ben)):
                await take_turn(opened, ben, chance)
            else:
                await opened.advance(30)
        raise AssertionError("the match did not end")
