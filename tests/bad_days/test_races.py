"""Many people at one table at once: one deal, every act once, all are answered, nobody sees what he must not."""

import logging
import random
from pathlib import Path

import pytest

from bot.playground.people import Person, SeenMessage
from bot.tables.transitions import replay
from cogs.addresses import Verb
from tests.bad_days.persistence import table_of
from tests.support.evening import Evening, evening, the, verb_of
from tests.support.leaks import LeakListener
from tests.support.players import may_act, open_hand, play_match, sit_down, take_turn

HARMLESS = frozenset(Verb) - {Verb.LEAVE, Verb.STOP, Verb.REMATCH, Verb.FAQ, Verb.TIPS}
"""What a random clicker may click: everything but leaving and ending the table, the rematch, and the books.

The listener would take cards for secrets of the table that is on: those of the match before it, which lie open, and
those in the examples of questions and tips, which know no table.
"""


class Clicker:
    """Clicks whatever he sees, and what he saw some time ago."""

    def __init__(self, evening_: Evening, person: Person, chance: random.Random) -> None:
        self.evening, self.person, self.chance = evening_, person, chance
        self.remembered: list[tuple[SeenMessage, str]] = []

    async def click(self) -> None:
        """One click at random; every fourth on something old."""
        messages = [message for message in self.person.messages(self.evening.channel) if message.buttons]
        live = [
            (message, button.custom_id)
            for message in messages
            for button in message.buttons
            if not button.disabled and button.custom_id and verb_of(button) in HARMLESS
        ]
        self.remembered = (self.remembered + live)[-300:]
        old = self.chance.random() < 0.25
        message, custom_id = self.chance.choice(self.remembered if old else live)
        if message.exists:
            await self.person.click(message, custom_id=custom_id, wait="nothing", force=True)


async def test_eight_people_click_at_random(tmp_path: Path, thorough: bool) -> None:
    clicks = 10_000 if thorough else 800
    chance = random.Random(5)
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        opened.playground.record.keep_journal = False
        leaks = LeakListener(opened)
        names = ("Anna", "Ben", "Carla", "Dirk", "Emma", "Finn", "Gijs", "Hanna")
        people = [opened.person(name) for name in names]
        opened.playground.record.expect(10008)  # hands that retire while they are clicked
        done = games = 0
        while done < clicks:
            games += 1
            await sit_down(opened, people, variant="pesten_13", rounds=1)
            table = table_of(opened.public(people[0]))
            for person in people:
                await open_hand(opened, person)
            clickers = [Clicker(opened, person, chance) for person in people]
            for _ in range(min(clicks - done, 4000) // 8):
                for clicker in clickers:
                    await clicker.click()
                done += 8
                await opened.quiet()
            store = opened.client.services.tables._store
            stored = await store.load(table)
            assert stored is not None
            assert replay(await store.read_log(table)) == stored.state  # type: ignore[attr-defined]
            assert stored.state.sequence > len(people) + 2, "nobody played"
            assert sum(type(one.act).__name__ == "MatchStarted" for one in await store.read_log(table)) == 1  # type: ignore[attr-defined]
            await _end_all(opened, people[0])
            for person in people:
                person.reload()
        assert leaks.leaks == []
        assert leaks.looked_at > clicks


async def _end_all(opened: Evening, host: Person) -> None:
    """End what has not ended by itself: the table, and the rematch that somebody may have opened."""
    tables = opened.client.services.tables
    for table in tables.tables_in(opened.playground.guild.id, opened.channel.id):
        await tables.stop(table.id, host.id, moderator=True)
    await opened.quiet()


async def test_two_start_clicks_deal_once_and_both_are_answered(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben = opened.person("Anna"), opened.person("Ben")
        await anna.slash(opened.channel, "pesten new")
        lobby = opened.public(anna)
        await ben.click(lobby, custom_id=the(lobby, Verb.JOIN))
        start = the(lobby, Verb.START)
        clicks = [await person.click(lobby, custom_id=start, wait="nothing") for person in (anna, ben)]
        await opened.quiet()
        assert all(click.answered for click in clicks)
        for person in (anna, ben):
            [dealt] = person.ephemerals(opened.channel)  # no error, and one hand
            assert any(verb_of(button) is Verb.DRAW_FROM_HAND for button in dealt.buttons)
        store = opened.client.services.tables._store
        log = await store.read_log(table_of(opened.public(anna)))  # type: ignore[attr-defined]
        assert [type(one.act).__name__ for one in log].count("MatchStarted") == 1


async def test_a_click_from_an_older_hand_shows_the_fresh_one_and_why(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        people = [opened.person(name) for name in ("Ben", "Hanna")]  # both read English
        await sit_down(opened, people, variant="pesten_7")
        hands = {person: await open_hand(opened, person) for person in people}
        [player] = [person for person, hand in hands.items() if may_act(hand)]
        old = [b.custom_id for b in hands[player].buttons if verb_of(b) in (Verb.PLAY, Verb.SUIT, Verb.DRAW_FROM_HAND)]
        table = table_of(opened.public(player))
        await take_turn(opened, player, random.Random(1))
        before = await opened.client.services.tables.view(table)
        for custom_id in old:
            hand = await open_hand(opened, player)
            click = await player.click(hand, custom_id=custom_id, force=True)
            assert click.answered
            shown = await open_hand(opened, player)
            assert shown.text.startswith("The game went on meanwhile")
            assert "### Your cards" in shown.text
        assert await opened.client.services.tables.view(table) == before


@pytest.mark.parametrize("variant", ["pesten_7", "pesten_13"])
async def test_nobody_ever_sees_what_he_must_not(tmp_path: Path, variant: str) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        leaks = LeakListener(opened)
        people = [opened.person(name) for name in ("Anna", "Ben", "Emma")]
        await sit_down(opened, people, variant=variant, computers=1, rounds=2)
        await play_match(opened, people, random.Random(8))
        assert leaks.looked_at > 100
        assert leaks.leaks == []


async def test_the_listener_itself_hears_a_leak(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        leaks = LeakListener(opened)
        people = [opened.person(name) for name in ("Ben", "Hanna")]
        await sit_down(opened, people, variant="pesten_7")
        hand = await open_hand(opened, people[0])
        before = len(leaks.leaks)
        people[0].say(opened.channel, hand.text + " ".join(button.label for button in hand.buttons))
        assert before == 0
        assert leaks.leaks != []


async def test_a_logged_card_is_heard(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="7H"):
        async with evening(tmp_path / "pesten.sqlite3"):
            logging.getLogger("bot.tables").debug("somebody holds %s", "7H")
