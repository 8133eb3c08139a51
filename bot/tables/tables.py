"""All tables: what people and computer players do there, in one order, stored before it is shown."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from enum import Enum, auto
from typing import NamedTuple

from bot.engine import Action, Rules, StaleAction
from bot.tables.acts import (
    Closed,
    ComputerAdded,
    ComputerRemoved,
    Joined,
    Left,
    LoggedAct,
    MatchStarted,
    Moved,
    Opened,
    RoundDealt,
    RulesChanged,
    SeatActed,
    TableAct,
)
from bot.tables.catching_up import CatchingUp
from bot.tables.chance import Chance
from bot.tables.clock import Clock
from bot.tables.errors import NotSeated, Refused, TableGone
from bot.tables.live import LiveTable
from bot.tables.outcome import match_result
from bot.tables.present import hand_view, table_view, turn_token
from bot.tables.protocols import Publisher, SequenceTaken, StoreUnavailable, TableStore
from bot.tables.repaints import RepaintQueues
from bot.tables.shelf import Shelf
from bot.tables.state import RUNNING, CloseReason, Phase, TableState
from bot.tables.tasks import Tasks, let_answer_go
from bot.tables.timing import Due, Timing, next_round_at, what_is_due
from bot.tables.transitions import apply_act, check_act, copy_state, open_table, seat_of
from bot.tables.turns import Chooser, calls_of, computer_is_due, the_draw
from bot.tables.views import HandView, TableView

log = logging.getLogger(__name__)

CLOSING_SECONDS = 2.0
"""How long what was begun may take when the house closes; acts take milliseconds, only Discord can take longer."""
RETRY_SECONDS = 5.0
"""How long the table itself waits after the database has refused one of its own acts."""


class Answered(Enum):
    """What the answer to the click that made an act shows anew, so that it is not painted twice."""

    NOTHING = auto()
    TABLE = auto()
    HAND = auto()


class Place(NamedTuple):
    """Where a table is shown."""

    channel: int
    message: int | None
    wants_new_message: bool
    """It is to be posted anew at the bottom of its channel rather than edited."""
    post: int
    """Names the latest wish to have it posted anew."""


MakeAct = Callable[[TableState], TableAct]


class Tables:
    """The way of a click from its address to the stored act (architecture.md "The way of a click", 3 to 6)."""

    def __init__(self, store: TableStore, clock: Clock, chance: Chance, choose: Chooser, timing: Timing) -> None:
        """Nothing is loaded or shown before `open_doors`."""
        self._store = store
        self._clock = clock
        self._chance = chance
        self._choose = choose
        self._timing = timing
        self._shelf = Shelf(store)
        self._tasks = Tasks()
        self._repaints = RepaintQueues(self._paint, self._tasks)
        self._catching_up = CatchingUp(clock, self._request_paint)
        self._publisher: Publisher | None = None
        self._closing = False

    # ---- opening and closing the house

    async def open_doors(self, publisher: Publisher) -> int:
        """Take up every running table where it was left; returns how many there are."""
        self._publisher = publisher
        running: list[tuple[LiveTable, int]] = []
        for live in await self._shelf.load_running():
            self._set_timer(live)
            running.append((live, live.state.changed_at))
        self._catching_up.start(running)
        return len(running)

    async def close_doors(self) -> None:
        """Finish what was begun, start nothing more."""
        self._closing = True
        self._catching_up.stop()
        for live in self._shelf.running():
            live.stop_timer()
        await self._tasks.finish(CLOSING_SECONDS)

    @property
    def busy(self) -> bool:
        """Whether anything is being done, stored or painted right now (waiting for a moment is not busy)."""
        return self._tasks.busy or self._repaints.busy

    # ---- looking

    async def view(self, table: str) -> TableView:
        """The table as everybody may see it; raises `TableGone`."""
        return self._view(await self._shelf.get(table))

    async def hand(self, table: str, person: int) -> HandView:
        """A person's own hand; raises `TableGone`, `NotSeated`, or `Refused` before the first deal."""
        live = await self._shelf.get(table)
        return hand_view(live.state, person, self._view(live))

    def tables_of(self, guild: int, person: int) -> list[TableView]:
        """The running tables of a server at which a person sits, the oldest first."""
        return [self._view(live) for live in self._shelf.of_person(guild, person)]

    def tables_in(self, guild: int, channel: int) -> list[TableView]:
        """The running tables of a channel, the oldest first."""
        return [self._view(live) for live in self._shelf.in_channel(guild, channel)]

    async def place(self, table: str) -> Place:
        """Where the table is shown, and whether it is to be posted anew."""
        live = await self._shelf.get(table)
        return Place(live.channel, live.message, live.wants_new_message, live.posts_wanted)

    async def record_message(self, table: str, channel: int, message: int | None, post: int = 0) -> bool:
        """Remember which message of which channel shows the table from now on.

        `post` is that of the `Place` for which it was posted. Returns False, and remembers nothing, when the table has
        moved to another channel meanwhile.
        """
        live = await self._shelf.get(table)
        if live.channel != channel:
            return False
        live.message, live.posts_made = message, max(live.posts_made, post)
        try:
            await self._store.record_message(table, channel, message)
        except StoreUnavailable:
            log.warning("the message of table %s could not be stored; it is posted anew after a restart", table)
        return True

    async def shown(self, view: TableView, message: int | None) -> None:
        """An answer to a click has shown this view in a message: paint again where that is not the last word.

        The table may have gone on meanwhile; an older painting may be on its way; the message may be an old one.
        """
        live = await self._shelf.get(view.id)
        if live.state.sequence != view.sequence or live.is_being_painted or message != live.message:
            self._request_paint(live)

    # ---- people's acts

    async def open(
        self, guild: int, channel: int, person: int, name: str, locale: str, rules: Rules, computers: int = 0
    ) -> TableView:
        """Open a table with its host and so many computer players in their seats."""
        act = Opened(self._chance.table_id(), guild, channel, person, name, locale, rules, self._chance.seed())
        live = await self._guarded(self._open(act))
        try:
            for _ in range(computers):
                live = await self._do(act.table, person, self._new_computer, Answered.TABLE)
        except StoreUnavailable:
            log.warning("table %s opens with fewer computers: the database refused the rest", act.table)
        return self._view(live)

    async def join(self, table: str, person: int, name: str) -> TableView:
        """Sit down in the lobby."""
        return self._view(await self._do(table, person, lambda _: Joined(person, name), Answered.TABLE))

    async def leave(
        self, table: str, person: int, answered: Answered = Answered.NOTHING, *, only_in_lobby: bool = False
    ) -> TableView:
        """Get up; in a running match a computer player goes on in the seat, unless `only_in_lobby` refuses that."""

        def make(state: TableState) -> TableAct:
            in_lobby = state.phase is Phase.LOBBY
            if only_in_lobby and not in_lobby:
                raise Refused("already-started")
            return Left(person, None if in_lobby else self._computer_name(state))

        return self._view(await self._do(table, person, make, answered))

    async def add_computer(self, table: str, person: int) -> TableView:
        """Let a computer player sit down."""
        return self._view(await self._do(table, person, self._seated(person, self._new_computer), Answered.TABLE))

    async def remove_computer(self, table: str, person: int) -> TableView:
        """Let the computer player that came last get up."""
        make = self._seated(person, lambda _: ComputerRemoved())
        return self._view(await self._do(table, person, make, Answered.TABLE))

    async def change_rules(self, table: str, person: int, change: Callable[[Rules], Rules]) -> TableView:
        """Change the settings in the lobby; its host may. Faults are allowed until the start (see `faults_of`)."""

        def make(state: TableState) -> TableAct:
            if state.host != person:
                raise Refused("not-host")
            return RulesChanged(change(state.rules))

        return self._view(await self._do(table, person, make, Answered.NOTHING))

    async def start(self, table: str, person: int) -> TableView:
        """Deal the first round."""

        def make(state: TableState) -> TableAct:
            return MatchStarted(self._chance.first_dealer(max(1, len(state.seats))), self._chance.seed())

        return self._view(await self._do(table, person, self._seated(person, make), Answered.TABLE))

    async def next_round(self, table: str, person: int) -> TableView:
        """Deal the next round without waiting for the clock."""
        make = self._seated(person, lambda _: RoundDealt(self._chance.seed()))
        return self._view(await self._do(table, person, make, Answered.NOTHING))

    async def stop(
        self, table: str, person: int, *, moderator: bool, answered: Answered = Answered.NOTHING
    ) -> TableView:
        """End the table without a result: its host may, and whoever may manage messages."""

        def make(state: TableState) -> TableAct:
            if not moderator and state.host != person:
                raise Refused("not-host")
            return Closed(CloseReason.STOPPED, person)

        return self._view(await self._do(table, person, make, answered))

    async def act(
        self, table: str, person: int, version: int | None, action: Action, answered: Answered = Answered.HAND
    ) -> HandView:
        """Do something from one's hand; raises `StaleAction` when the hand shown was not the latest.

        Without a version none is compared: legality decides.
        """

        def make(state: TableState) -> TableAct:
            seat = _seat(state, person)
            if version not in (None, state.versions[seat]):
                raise StaleAction("stale")
            return SeatActed(seat, action)

        live = await self._do(table, person, make, answered)
        return hand_view(live.state, person, self._view(live))

    async def draw(self, table: str, person: int, version: int | str, answered: Answered) -> HandView:
        """Draw, take the penalty, pass or end the turn, whichever the rules want now.

        `version` is the seat's, from a hand, or the `turn_token` of the public table.
        """

        def make(state: TableState) -> TableAct:
            seat = _seat(state, person)
            if version not in (state.versions[seat], turn_token(state)):
                raise StaleAction("stale")
            return SeatActed(seat, the_draw(state, seat))

        live = await self._do(table, person, make, answered)
        return hand_view(live.state, person, self._view(live))

    async def repost(self, table: str, person: int, channel: int | None = None) -> TableView:
        """Have the table posted anew at the bottom of its channel, or of another one of the server (it moves there)."""
        live = await self._shelf.get(table)
        if live.state.phase not in RUNNING:
            raise Refused("table-over")
        _seat(live.state, person)
        live.posts_wanted += 1
        if channel is not None and channel != live.state.channel:
            live = await self._do(table, person, self._seated(person, lambda _: Moved(channel)), Answered.TABLE)
            live.message = None
        self._request_paint(live)
        return self._view(live)

    async def repaint_all(self, guild: int) -> None:
        """Paint what could not be painted in a server that can be reached again."""
        for live in self._shelf.of_guild(guild):
            if live.is_behind:
                self._request_paint(live)

    async def repaint(self, table: str) -> None:
        """Paint the table: an answer that should have shown it did not arrive, or is outdated already."""
        self._request_paint(await self._shelf.get(table))

    # ---- the one way of changing a table

    async def _do(self, table: str, actor: int | None, make: MakeAct, answered: Answered) -> LiveTable:
        return await self._guarded(self._change(table, actor, make, answered))

    async def _guarded(self, work: Coroutine[object, object, LiveTable]) -> LiveTable:
        """Run to the end even if the caller is cancelled: what was stored must also be known here."""
        if self._closing:
            work.close()
            raise Refused("closing")
        return await asyncio.shield(self._tasks.spawn(work, awaited=True))

    async def _open(self, act: Opened) -> LiveTable:
        entry = LoggedAct(act.table, 1, self._now(), act.person, act)
        live = LiveTable(open_table(entry))
        await self._store.append(entry, live.state)
        self._shelf.put(live)
        self._set_timer(live)
        return live

    async def _change(self, table: str, actor: int | None, make: MakeAct, answered: Answered) -> LiveTable:
        live = await self._shelf.get(table)
        async with live.lock:
            before = live.state
            act = make(before)
            check_act(before, act)
            after = copy_state(before)
            entry = LoggedAct(table, before.sequence + 1, self._now(), actor, act)
            apply_act(after, entry)
            await self._append(live, entry, after)
            live.state = after
            self._shelf.put(live)
            self._set_timer(live)
        self._show(live, before, actor, act, answered)
        return live

    async def _append(self, live: LiveTable, entry: LoggedAct, after: TableState) -> None:
        try:
            await self._store.append(entry, after, match_result(after))
        except SequenceTaken:
            live.stop_timer()
            self._shelf.drop(live)
            self._tasks.spawn(self._take_up_again(live.id))
            raise Refused("changed-elsewhere") from None

    async def _take_up_again(self, table: str) -> None:
        """Go on from what is stored: what was held here is outdated."""
        live = await self._shelf.get(table)
        self._set_timer(live)
        self._request_paint(live)

    def _show(self, live: LiveTable, before: TableState, actor: int | None, act: TableAct, answered: Answered) -> None:
        if isinstance(act, RoundDealt):
            live.posts_wanted += 1
        if answered is not Answered.TABLE:
            self._request_paint(live)
        for seat, version in enumerate(live.state.versions):
            person = live.state.seats[seat].person
            known = before.versions[seat] if seat < len(before.versions) else 0
            same = version == known and calls_of(before, seat) == calls_of(live.state, seat)
            if person is None or same or (person == actor and answered is Answered.HAND):
                continue
            if self._publisher is not None and live.state.match is not None:
                self._tasks.spawn(_refresh(self._publisher, live.id, person))

    # ---- what the table does by itself

    def _set_timer(self, live: LiveTable) -> None:
        live.stop_timer()
        if self._closing or (due := what_is_due(live.state, self._timing, self._chance)) is None:
            return
        table, sequence = live.state.id, live.state.sequence
        live.timer = self._clock.call_at(due.at, lambda: self._ring(table, sequence, due))

    def _ring(self, table: str, sequence: int, due: Due) -> None:
        self._tasks.spawn(self._do_by_itself(table, sequence, due))

    async def _do_by_itself(self, table: str, sequence: int, due: Due) -> None:
        def make(state: TableState) -> TableAct:
            if state.sequence != sequence:
                raise StaleAction("stale")
            return due.make(state, self._chance, self._choose)

        try:
            await self._do(table, None, make, Answered.NOTHING)
        except (StaleAction, Refused, TableGone):
            return  # somebody was quicker
        except StoreUnavailable:
            log.warning("table %s waits for the database", table)
            await self._ring_again(table, sequence, due)
        except Exception:
            # whatever it was, the table must not stand still for it
            log.exception("table %s could not go on by itself", table)
            await self._ring_again(table, sequence, due)

    async def _ring_again(self, table: str, sequence: int, due: Due) -> None:
        live = await self._shelf.get(table)
        if self._closing or live.state.sequence != sequence:
            return
        live.stop_timer()
        live.timer = self._clock.call_at(
            self._clock.now() + RETRY_SECONDS, lambda: self._ring(table, sequence, due)
        )

    # ---- small things

    def _request_paint(self, live: LiveTable) -> None:
        state = live.state
        live.is_behind = True
        waits_for_person = state.phase is Phase.PLAYING and not computer_is_due(state)
        self._repaints.request(state.channel, state.id, urgent=waits_for_person)

    async def _paint(self, table: str) -> None:
        if self._publisher is None:
            return
        live = await self._shelf.get(table)
        if live.is_being_painted:  # by the queue of the channel that it has left: this one's turn comes after
            self._tasks.spawn(self._paint_after(live))
            return
        live.is_behind, live.is_being_painted, painted = False, True, False
        try:
            painted = await self._publisher.paint_table(table)
        finally:
            live.is_being_painted = False
            if not painted:
                live.is_behind = True

    async def _paint_after(self, live: LiveTable) -> None:
        while live.is_being_painted:
            await self._clock.sleep_until(self._clock.now() + 0.5)
        self._request_paint(live)

    def _view(self, live: LiveTable) -> TableView:
        return table_view(live.state, next_round_at(live.state, self._timing))

    def _now(self) -> int:
        return int(self._clock.now() * 1000)

    def _computer_name(self, state: TableState) -> str:
        return self._chance.computer_name({seat.name for seat in state.seats})

    def _new_computer(self, state: TableState) -> TableAct:
        return ComputerAdded(self._computer_name(state))

    def _seated(self, person: int, make: MakeAct) -> MakeAct:
        def make_if_seated(state: TableState) -> TableAct:
            _seat(state, person)
            return make(state)

        return make_if_seated


async def _refresh(publisher: Publisher, table: str, person: int) -> None:
    await let_answer_go()
    await publisher.refresh_hand(table, person)


def _seat(state: TableState, person: int) -> int:
    seat = seat_of(state, person)
    if seat is None:
        raise NotSeated
    return seat
