"""Play without turns through the real client (rules.md §9): races, debts, the clock, restarts, and how quick it is."""

import asyncio
import random
import statistics
from pathlib import Path

import pytest

from bot.engine import SpeedRound
from bot.playground import Playground
from bot.playground.people import Button, Person
from bot.playground.record import Shown
from bot.tables.acts import ClockTicked
from bot.tables.state import Phase
from bot.tables.transitions import replay
from cogs.addresses import Verb
from tests.bad_days.persistence import table_of
from tests.support.clock import ManualClock
from tests.support.discord_client import description_path
from tests.support.discord_time import let_discord_wait_by
from tests.support.evening import Evening, evening, has, listening_to_logs, running_bot, the, verb_of
from tests.support.leaks import LeakListener
from tests.support.players import live_plays, open_hand, play_match, sit_down

NAMES = ("Anna", "Ben", "Emma", "Finn", "Gijs", "Hanna", "Carla", "Dirk")
LATENCY = 0.1
CALM_TURNS = 60
PACE = 0.8
"""Seconds between two acts: more of them than the table's message may be edited (five times in five seconds)."""


@pytest.mark.parametrize(
    ("people", "computers"), [(2, 2), (4, 0), pytest.param(8, 0, marks=pytest.mark.thorough)]
)
async def test_a_round_of_people_and_computers(tmp_path: Path, people: int, computers: int) -> None:
    async with evening(tmp_path / "pesten.sqlite3", seed=11) as opened:
        listener = LeakListener(opened)
        seated = [opened.person(name) for name in NAMES[:people]]
        await sit_down(opened, seated, variant="speed", computers=computers)
        table = table_of(opened.public(seated[0]))
        await play_match(opened, seated, random.Random(people))
        assert "**1.**" in opened.public(seated[0]).text
        assert listener.leaks == []
        log = await opened.client.services.tables._store.read_log(table)  # type: ignore[attr-defined]
        stored = await opened.client.services.tables._store.load(table)
        assert stored is not None
        assert stored.state.phase is Phase.FINISHED
        assert replay(log) == stored.state


async def test_nobody_is_on_turn_and_the_screens_say_what_anybody_may_do(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")  # both read English
        await sit_down(opened, [ben, hanna], variant="speed")
        table = opened.public(ben)
        assert "▶" not in table.text
        assert "may play" in table.text
        assert "the clock ticks <t:" in table.text
        for person in (ben, hanna):
            hand = await open_hand(opened, person)
            assert "not your turn" not in hand.text
            assert "Be quick!" in hand.text or "Nothing fits" in hand.text


async def test_the_clock_ticks_on_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await sit_down(opened, [ben, hanna], variant="speed")
        await opened.advance(8.5)
        assert "Nobody acted" in opened.public(ben).text


async def test_two_clicks_in_the_same_moment(tmp_path: Path) -> None:
    """Both are answered; the one who was later keeps his card and reads why."""
    async with evening(tmp_path / "pesten.sqlite3", seed=4) as opened:
        people = [opened.person(name) for name in ("Ben", "Hanna")]
        await sit_down(opened, people, variant="speed")
        for _ in range(200):
            hands = [await open_hand(opened, person) for person in people]
            plays = [[b for b in live_plays(hand) if verb_of(b) is Verb.PLAY] for hand in hands]
            if all(plays):
                cards = [_cards(hand.buttons) for hand in hands]
                for person, hand, play in zip(people, hands, plays, strict=True):
                    await person.click(hand, custom_id=play[0].custom_id, wait="nothing")
                await opened.quiet()
                after = [await open_hand(opened, person) for person in people]
                late = [hand for hand in after if hand.text.startswith("Too late")]
                if late:
                    [told] = late
                    assert len(_cards(told.buttons)) == len(cards[after.index(told)])
                    return
            await _somebody_moves(opened, people)
            if not has(opened.public(people[0]), Verb.DRAW):
                break
        raise AssertionError("never did two cards exclude each other")


def _cards(buttons: list[Button]) -> list[str]:
    return [str(b.label) for b in buttons if verb_of(b) in (Verb.PLAY, Verb.SUIT)]


async def _somebody_moves(opened: Evening, people: list[Person]) -> None:
    """Anybody who can draws or takes; otherwise the clock goes on."""
    for person in people:
        hand = await open_hand(opened, person)
        if has(hand, Verb.DRAW_FROM_HAND):
            await person.click(hand, custom_id=the(hand, Verb.DRAW_FROM_HAND))
            return
    await opened.advance(9)


async def test_a_restart_in_the_middle(tmp_path: Path) -> None:
    """Debts, locks and hands are as before; old buttons act; and the clock goes on ticking."""
    clock = ManualClock()
    database = tmp_path / "pesten.sqlite3"
    with listening_to_logs() as errors:
        async with Playground(clock=clock, description=description_path()) as playground:
            async with running_bot(playground, clock, database, 3) as opened:
                people = [opened.person(name) for name in ("Ben", "Hanna", "Emma")]
                await sit_down(opened, people, variant="speed")
                table = table_of(opened.public(people[0]))
                await play_match_for(opened, people, acts=8)
                before = await opened.client.services.tables.view(table)
            async with running_bot(playground, clock, database, 3) as opened:
                after = await opened.client.services.tables.view(table)
                assert after.round == before.round
                await opened.advance(9)
                log = await opened.client.services.tables._store.read_log(table)  # type: ignore[attr-defined]
                assert isinstance(log[-1].act, ClockTicked)
                await play_match(opened, people, random.Random(2))
                assert "**1.**" in opened.public(people[0]).text
            assert playground.record.unexpected == []
        assert errors.lines == []


async def play_match_for(opened: Evening, people: list[Person], acts: int) -> None:
    """So many acts: cards where any fit."""
    chance = random.Random(acts)
    for _ in range(acts):
        hands = [(person, await open_hand(opened, person)) for person in people]
        able = [(person, hand, plays) for person, hand in hands if (plays := _plain(hand.buttons))]
        if not able:
            await _somebody_moves(opened, people)
            continue
        person, hand, plays = chance.choice(able)
        await person.click(hand, custom_id=chance.choice(plays).custom_id)


def _plain(buttons: list[Button]) -> list[Button]:
    return [b for b in buttons if verb_of(b) is Verb.PLAY and not b.disabled]


async def test_how_quick_the_others_see_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With 100 ms for every request and all rate limits: half of the live hands follow within a second and a half.

    By the playground's own clock, which this test moves; how quick this machine is does not matter.
    """
    async with evening(tmp_path / "pesten.sqlite3", seed=6) as opened:
        people = [opened.person(name) for name in NAMES[:4]]
        await sit_down(opened, people, variant="speed")
        let_discord_wait_by(opened.clock, monkeypatch)
        opened.playground.parts.limits.enabled = True
        opened.playground.faults.add("latency", times=None, seconds=LATENCY)
        watch = _Watch(opened, people)
        for act in range(20):
            if not await _one_act(opened, people, watch, random.Random(act)):
                break
        await _let_pass(opened, 10)
        opened.playground.faults.clear()
        opened.playground.parts.limits.enabled = False
        assert len(watch.delays) >= 40, "too few hands to tell"
        assert statistics.median(watch.delays) <= 1.5
        assert max(watch.delays) <= 3.0


class _Watch:
    """Notes how long after an act each other's hand showed it."""

    def __init__(self, opened: Evening, people: list[Person]) -> None:
        self.opened, self.ids = opened, {person.user.id for person in people}
        self.delays: list[float] = []
        self._since = 0.0
        self._waiting: set[int] = set()
        opened.playground.record.listeners.append(self.heard)

    def begin(self, actor: Person) -> None:
        self._since, self._waiting = self.opened.clock.now(), self.ids - {actor.user.id}

    def heard(self, shown: Shown) -> None:
        for person in self._waiting & shown.audience if len(shown.audience) == 1 else ():
            self._waiting = self._waiting - {person}
            self.delays.append(self.opened.clock.now() - self._since)


async def _one_act(opened: Evening, people: list[Person], watch: _Watch, chance: random.Random) -> bool:
    """Somebody plays, or draws, or the clock ticks; then a while passes. Whether the round goes on."""
    able: list[tuple[Person, str]] = []
    for person in people:
        hand = opened.hand(person)
        assert hand is not None
        buttons = _plain(hand.buttons) or [
            b for b in hand.buttons if verb_of(b) is Verb.DRAW_FROM_HAND and not b.disabled
        ]
        able += [(person, str(button.custom_id)) for button in buttons]
    if able:
        person, custom_id = chance.choice(able)
        hand = opened.hand(person)
        assert hand is not None
        watch.begin(person)
        await person.click(hand, custom_id=custom_id, wait="nothing")
    await _let_pass(opened, PACE if able else 9)
    return has(opened.public(people[0]), Verb.DRAW)


async def _let_pass(opened: Evening, seconds: float) -> None:
    """Move the clock from one due moment to the next; answers may be on their way all the time."""
    end = opened.clock.now() + seconds
    await _calm(opened)
    while (due := opened.clock.next_moment) is not None and due <= end:
        await opened.clock.move_to(due)
        await _calm(opened)
    await opened.clock.move_to(end)
    await _calm(opened)


async def _calm(opened: Evening) -> None:
    """Wait until nothing is being done but what waits for the clock: the machine's own time counts nothing."""
    turns = 0
    while turns < CALM_TURNS:
        await asyncio.sleep(0)
        writing = opened.client._store._writer._writing is not None
        turns = 0 if writing or opened.playground.parts.in_flight else turns + 1


async def test_a_draw_clicked_before_a_debt_was_seen_is_answered_by_the_fresh_hand(tmp_path: Path) -> None:
    """rules.md §9: who owes may stack as well; the table that was clicked said nothing of a debt."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await sit_down(opened, [ben, hanna], variant="speed")
        seen = opened.public(ben)
        [table] = opened.client.services.tables._shelf.running()
        assert table.state.match is not None
        race = table.state.match.round
        assert isinstance(race, SpeedRound)
        race.debts[0] = 2
        cards = len(race.hands[0])
        await ben.click(seen, custom_id=the(seen, Verb.DRAW), wait="nothing")
        await opened.quiet()
        hand = opened.hand(ben)
        assert hand is not None
        assert hand.text.startswith("First take the 2 cards that you owe.")
        assert has(hand, Verb.DRAW_FROM_HAND)
        [table] = opened.client.services.tables._shelf.running()
        assert table.state.match is not None
        assert isinstance(table.state.match.round, SpeedRound)
        assert (len(table.state.match.round.hands[0]), table.state.match.round.debts[0]) == (cards, 2)
