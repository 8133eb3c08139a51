"""The program is killed at any moment and started again on the same database, while Discord and its people live on.

No acknowledged act is lost, none counts twice, hands and turn are the same, and every button from before still answers.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.engine import ExtraCardToPlay, PenaltyToAnswer, TurnToPlay
from bot.playground import Playground
from bot.playground.people import Person, SeenMessage
from bot.tables.acts import ComputerAdded, Joined, Opened
from bot.tables.seating import question_of
from bot.tables.state import Phase, TableState
from bot.tables.transitions import replay
from bot.tables.turns import computer_is_due
from cogs.addresses import Verb
from cogs.layouts.hand_pages import CARDS_ON_A_PAGE
from tests.processes.program import Program, against, until
from tests.processes.screens import Screens, cards_on, offers_suits
from tests.processes.stored import assert_each_click_counts_once, hand_of, peek, sound_tables
from tests.support.evening import has

LONGEST_WAY = 2000
"""Acts after which a wanted situation should have come long ago."""
LONGEST_WAIT = 4000
"""Looks, five milliseconds apart, after which it should be somebody's turn."""


class House:
    """A playground that lives on, and a program that does not."""

    def __init__(self, playground: Playground, folder: Path) -> None:
        """Nothing runs yet."""
        self.playground, self.folder = playground, folder
        self.database = folder / "pesten.sqlite3"
        self.program: Program | None = None

    async def start(self) -> None:
        """Start the program, and wait until clicks reach it."""
        settings = against(self.playground) | {"COMPUTER_SECONDS": "0.1", "NEXT_ROUND_SECONDS": "600"}
        self.program = await Program.start(self.folder, ["run"], **settings)
        await self.program.plays_on(self.playground)

    async def kill(self) -> None:
        """SIGKILL; it must not have complained in its life."""
        assert self.program is not None
        ended = await self.program.kill()
        assert ended.complained == ""
        await until(lambda: not self.playground.gateway.connected, "the end of the connection")


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    """A running program; in the end it is killed once more, and Discord refused it nothing on the way."""
    async with Playground() as playground:
        playground.record.keep_journal = False
        # a hand retires while its owner clicks it: the click is answered with a fresh one
        playground.record.expect(10008, "POST /interactions/{interaction_id}/{interaction_token}/callback")
        opened = House(playground, folder)
        await opened.start()
        try:
            yield opened
        finally:
            if opened.program is not None and opened.program.process.returncode is None:
                await opened.kill()
        refused = [str(one) for one in playground.record.refusals if not one.expected]
        assert refused + playground.record.faults == []


# ---- one table, killed in every situation of a match

Situation = Callable[[TableState, Screens], bool]


def asks(kind: type) -> Situation:
    """A person faces this question."""
    return lambda state, _: isinstance(question_of(state), kind) and not computer_is_due(state)


def chooses_suit(_: TableState, screens: Screens) -> bool:
    """Somebody's screen shows the four suits."""
    hands = (screens.hand(person) for person in screens.people)
    return any(hand is not None and offers_suits(hand) for hand in hands)


SITUATIONS: dict[str, tuple[Situation, str]] = {
    "on turn": (asks(TurnToPlay), ""),
    "under a penalty": (asks(PenaltyToAnswer), "2 X"),
    "in a chain": (asks(ExtraCardToPlay), "7 K"),
    "choosing a suit": (chooses_suit, "J"),
    "a computer thinks": (lambda state, _: computer_is_due(state), ""),
    "between rounds": (lambda state, _: state.phase is Phase.BETWEEN_ROUNDS, "2 3 4 5 6 9 10 Q"),
}
"""What is waited for, and the ranks that bring it about."""


async def reach(opened: House, screens: Screens, name: str, chance: random.Random) -> None:
    """Play until the situation is there, and on the screen of whoever is on turn."""
    wanted, rather = SITUATIONS[name]
    acts, waited = 0, 0
    while acts < LONGEST_WAY and waited < LONGEST_WAIT:
        state = peek(opened.database, screens.table)
        if wanted(state, screens) and (name in ("a computer thinks", "between rounds") or screens.who_may_act()):
            return
        if has(screens.public(), Verb.NEXT):
            await screens.next_round()
        elif (person := screens.who_may_act()) is not None:
            await screens.take_turn(person, chance, rather=rather, stop_at_suits=name == "choosing a suit")
            acts, waited = acts + 1, 0
        else:  # a computer thinks: no act, however often it is looked at
            await asyncio.sleep(0.005)
            waited += 1
    raise AssertionError(f"never {name}: {acts} acts, {waited} looks since")


async def kill_and_compare(opened: House, screens: Screens, name: str, chance: random.Random) -> None:
    """Kill, look at the database, start again, and use what was on the screens before."""
    public, hands = screens.public(), {person: screens.hand(person) for person in screens.people}
    await opened.kill()
    log = (await sound_tables(opened.database, [screens.table]))[screens.table]
    assert_each_click_counts_once(log, screens.clicks)
    before = replay(log)
    await opened.start()
    if name == "a computer thinks":
        await until(lambda: peek(opened.database, screens.table).sequence > before.sequence, "the computer's act")
    else:
        assert peek(opened.database, screens.table) == before
    assert screens.public() == public
    if before.phase is Phase.PLAYING:
        await old_buttons_answer(screens, before, hands, name, chance)
    else:
        await until(lambda: has(screens.public(), Verb.NEXT), "the button for the next round")
        await screens.next_round()


async def old_buttons_answer(
    screens: Screens, before: TableState, hands: dict[Person, SeenMessage | None], name: str, chance: random.Random
) -> None:
    """The hands on the screens act and show the same cards; the public message hands out fresh ones."""
    for person, old in hands.items():
        assert screens.hand(person) == old
    if name != "a computer thinks":
        on_turn = screens.who_may_act()
        assert on_turn is not None
        count = len(screens.clicks)
        await screens.take_turn(on_turn, chance)
        assert all(click.interaction.answered for click in screens.clicks[count:])
        assert len(screens.clicks) == count + 1
        hands.pop(on_turn)
    for person in hands:
        hand = screens.hand(person)
        assert hand is not None
        assert (await screens.press(person, Verb.REFRESH, hand)).answered
        # what the one on turn has just done, or a computer, may have given this person cards, but took him none
        held, shown = hand_of(before, person.id), cards_on(hand)
        # of more than twenty different cards the first page is shown
        assert held <= shown or not shown or (len(held) > len(shown) == CARDS_ON_A_PAGE and shown <= held)
    await screens.take_up_cards()


async def kill_in_the_lobby(opened: House, screens: Screens) -> None:
    """Everybody still sits there, and the message from before lets people go and come."""
    lobby = screens.public()
    await opened.kill()
    log = (await sound_tables(opened.database, [screens.table]))[screens.table]
    assert [type(entry.act) for entry in log] == [Opened, ComputerAdded, Joined]
    await opened.start()
    for verb in (Verb.LEAVE, Verb.JOIN):
        assert (await screens.press(screens.people[1], verb, lobby)).answered
    assert peek(opened.database, screens.table).sequence == len(log) + 2


async def test_killed_in_every_situation(tmp_path: Path, thorough: bool) -> None:
    """7 kills; 56 with --thorough, in another order each time."""
    chance = random.Random(7)
    async with house(tmp_path) as opened:
        playground = opened.playground
        for number in range(8 if thorough else 1):
            people = [playground.person(name) for name in ("Anna", "Ben")]
            screens = Screens(playground, playground.add_channel(f"table-{number}"), people)
            await screens.open_lobby(computers=1)
            await kill_in_the_lobby(opened, screens)
            await screens.start()
            names = list(SITUATIONS)
            chance.shuffle(names)
            for name in names:
                await reach(opened, screens, name, chance)
                await kill_and_compare(opened, screens, name, chance)


# ---- several tables, killed at random instants with clicks in flight


async def play_without_rest(screens: Screens, chance: random.Random) -> None:
    """Click as fast as the answers come, sometimes twice at once."""
    while True:
        person = screens.who_may_act()
        if has(screens.public(), Verb.NEXT):
            await screens.next_round()
        elif person is None:
            await asyncio.sleep(0.003)
        else:
            await screens.take_turn(person, chance, times=chance.choice((1, 1, 2)))


async def storm(opened: House, tables: list[Screens], chance: random.Random) -> int:
    """Play everywhere at once, kill in the midst of it; answers how many clicks were without answer then."""
    for screens in tables:
        await screens.take_up_cards()
    playing = [asyncio.create_task(play_without_rest(screens, chance)) for screens in tables]
    await asyncio.sleep(chance.uniform(0.3, 1.0))
    in_flight = sum(not click.interaction.settled.is_set() for screens in tables for click in screens.clicks)
    await opened.kill()
    for task in playing:
        task.cancel()
    for task in playing:
        with suppress(asyncio.CancelledError):
            await task
    return in_flight


async def test_killed_while_committing(tmp_path: Path, thorough: bool) -> None:
    """5 kills (44 with --thorough), each under a shower of clicks at 5 tables."""
    chance = random.Random(5)
    async with house(tmp_path) as opened:
        tables = []
        for number in range(5):
            people = [opened.playground.person(name) for name in ("Anna", "Ben", "Emma")[number % 2 :]]
            tables.append(Screens(opened.playground, opened.playground.add_channel(f"storm-{number}"), people))
            await tables[-1].open_lobby(computers=0)
            await tables[-1].start()
        in_flight = 0
        for _ in range(44 if thorough else 5):
            in_flight += await storm(opened, tables, chance)
            logs = await sound_tables(opened.database, [screens.table for screens in tables])
            for screens in tables:
                assert_each_click_counts_once(logs[screens.table], screens.clicks)
            await opened.start()
        assert in_flight > 0, "no kill has hit a click under way"
        acts = sum(click.interaction.answered for screens in tables for click in screens.clicks)
        assert acts > 100
