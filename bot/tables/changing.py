"""The one way of changing a table: checked, applied to a copy, stored, and only then shown."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial

from bot.engine import StaleAction
from bot.tables.acts import LoggedAct, Opened, RoundDealt, TableAct
from bot.tables.attendance import Attendance
from bot.tables.catching_up import CatchingUp
from bot.tables.chance import Chance
from bot.tables.clock import Clock
from bot.tables.errors import NotSeated, Refused, TableGone
from bot.tables.homecoming import Homecoming
from bot.tables.live import LiveTable
from bot.tables.outcome import match_result
from bot.tables.painting import Painting
from bot.tables.place import Answered
from bot.tables.present import table_view, tells_time
from bot.tables.protocols import Publisher, Reminder, SequenceTaken, StoreUnavailable, TableStore
from bot.tables.seating import away_people, people_awaited, seat_of
from bot.tables.shelf import Shelf
from bot.tables.state import RUNNING, TableState
from bot.tables.tasks import Lane, Tasks, let_answer_go
from bot.tables.timing import Due, Timing, deadline_of, next_round_at, swapping_ends_at, tick_at, what_is_due
from bot.tables.transitions import apply_act, check_act, copy_state, open_table
from bot.tables.turns import Chooser, swapping
from bot.tables.views import TableView

log = logging.getLogger(__name__)

CLOSING_SECONDS = 2.0
"""How long what was begun may take when the house closes; acts take milliseconds, only Discord can take longer."""
RETRY_SECONDS = 5.0
"""How long the table itself waits after the database has refused one of its own acts."""
VIEWS_KEPT = 128
"""Views of tables that people play at; each is drawn from some times within milliseconds."""
AT_A_TIME = 50
"""Tables whose timers are set anew before others have their turn on the event loop."""
FOLLOWING_AT_A_TIME = 2
"""Acts whose hands and messages are drawn before clicks that came meanwhile have their turn."""

MakeAct = Callable[[TableState], TableAct]
Prepare = Callable[[TableState], object]
"""Makes the answer to a click ready from the state as it will be, while that is being stored; it shows nothing."""


class Changing:
    """The way of a click from its address to the stored act (architecture.md "The way of a click", 3 to 6).

    What people can ask for stands in the classes that build on this one; `bot.tables.tables.Tables` is all of them.
    """

    def __init__(self, store: TableStore, clock: Clock, chance: Chance, choose: Chooser, timing: Timing) -> None:
        """Nothing is loaded or shown before `open_doors`."""
        self._store = store
        self._clock = clock
        self._chance = chance
        self._choose = choose
        self._timing = timing
        self._shelf = Shelf(store)
        self._tasks = Tasks()
        self._lane = Lane(FOLLOWING_AT_A_TIME)
        self.attendance = Attendance(store, clock, self._tasks, self._clocks_moved)
        self._moving: asyncio.Task[None] | None = None
        """Sets timers anew."""
        self._painting = Painting(self._shelf, clock, self._tasks, timing.edits)
        self._catching_up = CatchingUp(clock, self._painting.request)
        self._reminder: Reminder | None = None
        self._held_back: set[str] = set()
        """Tables at which something came due that takes time from people, while these could not reach us."""
        self._homecoming = Homecoming(store)
        self._views = OrderedDict[str, tuple[TableState, int, TableView]]()
        """By table: what was shown last of which state, and how often clocks had been put back then."""
        self._closing = False

    # ---- opening and closing the house

    async def open_doors(self, publisher: Publisher) -> int:
        """Take up every running table where it was left; returns how many there are."""
        self._painting.publisher = publisher
        await self.attendance.begin()
        running: list[tuple[LiveTable, int]] = []
        for live in await self._shelf.load_running():
            self._set_timer(live)
            running.append((live, live.state.changed_at))
        self._catching_up.start(running)
        for table in await self._homecoming.load():
            await self._bring_home(table)
        return len(running)

    async def _bring_home(self, table: str) -> None:
        """Paint a match that ended out in its thread before its result was seen in its channel."""
        try:
            live = await self._shelf.get(table)
        except TableGone:
            await self._homecoming.came_home(table)
            return
        if live.state.phase not in RUNNING:
            self._painting.request(live)

    async def close_doors(self) -> None:
        """Finish what was begun, start nothing more."""
        self._closing = True
        self._catching_up.stop()
        self._painting.hurry()
        for live in self._shelf.running():
            live.stop_timer()
        self._tasks.spawn(self.attendance.end())
        await self._tasks.finish(CLOSING_SECONDS)

    @property
    def busy(self) -> bool:
        """Whether anything is being done, stored or painted right now (waiting for a moment is not busy)."""
        return self._tasks.busy or self._painting.busy

    # ---- the one way of changing a table

    async def _do(
        self, table: str, actor: int | None, make: MakeAct, answered: Answered, prepare: Prepare | None = None
    ) -> LiveTable:
        live = await self._shelf.get(table)
        await live.lock.acquire()  # `_stored` gives it back
        try:
            self._check_open()
            before = live.state
            act = make(before)
            check_act(before, act)
            after = copy_state(before)
            entry = LoggedAct(table, before.sequence + 1, self._now(), actor, act)
            apply_act(after, entry)
            storing = asyncio.ensure_future(self._store.append(entry, after, match_result(after)))
        except BaseException:
            live.lock.release()
            raise
        storing.add_done_callback(partial(self._stored, live, before, after, entry, answered))
        self._tasks.hold(storing)
        if prepare is not None:
            await _meanwhile(prepare, after)
        try:
            await asyncio.shield(storing)
        except SequenceTaken:
            raise Refused("changed-elsewhere") from None
        return live

    def _stored(
        self,
        live: LiveTable,
        before: TableState,
        after: TableState,
        entry: LoggedAct,
        answered: Answered,
        storing: asyncio.Future[None],
    ) -> None:
        """The act is durable, or will never be; called even if whoever acted was cancelled: the table must know.

        A callback of the store's own future comes before the answer, and sooner than a task of its own would.
        """
        try:
            error = None if storing.cancelled() else storing.exception()
            if isinstance(error, SequenceTaken):
                live.stop_timer()
                self._shelf.drop(live)
                self._tasks.spawn(self._take_up_again(live.id))
            elif isinstance(error, StoreUnavailable):
                self.attendance.refused()
            elif error is None and not storing.cancelled():
                live.state = after
                self._shelf.put(live)
                self.attendance.something_happened()
                self._tasks.spawn(self._follow(live, before, after, entry, answered))
        finally:
            live.lock.release()

    async def _guarded(self, work: Coroutine[object, object, LiveTable]) -> LiveTable:
        """Run to the end even if the caller is cancelled: what was stored must also be known here."""
        try:
            self._check_open()
        except Refused:
            work.close()
            raise
        return await asyncio.shield(self._tasks.spawn(work, awaited=True))

    def _check_open(self) -> None:
        if self._closing:
            raise Refused("closing")

    async def _open(self, act: Opened) -> LiveTable:
        entry = LoggedAct(act.table, 1, self._now(), act.person, act)
        live = LiveTable(open_table(entry))
        await self._write(entry, live.state)
        self._shelf.put(live)
        self._set_timer(live)
        return live

    async def _follow(
        self, live: LiveTable, before: TableState, after: TableState, entry: LoggedAct, answered: Answered
    ) -> None:
        """Everything that comes of a stored act; whoever made it waits for his answer, so that one goes first."""
        await let_answer_go()
        await self._lane.enter()
        self._set_timer(live)
        self._show(live, before, entry.actor, entry.act, answered)
        self._tell_who_went_away(before, after)

    async def _write(self, entry: LoggedAct, after: TableState) -> None:
        try:
            await self._store.append(entry, after, match_result(after))
        except StoreUnavailable:
            self.attendance.refused()
            raise

    async def _take_up_again(self, table: str) -> None:
        """Go on from what is stored: what was held here is outdated."""
        live = await self._shelf.get(table)
        self._set_timer(live)
        self._painting.request(live)

    def _show(self, live: LiveTable, before: TableState, actor: int | None, act: TableAct, answered: Answered) -> None:
        if isinstance(act, RoundDealt):
            live.posts_wanted += 1
        leaves_thread = live.state.home is not None and live.state.phase not in RUNNING
        if answered is not Answered.TABLE or leaves_thread:
            self._painting.request(live)
        self._painting.refresh_hands(live, before, actor if answered is Answered.HAND else None)
        self._painting.refresh_panels(live, before)

    def _tell_who_went_away(self, before: TableState, after: TableState) -> None:
        if self._reminder is not None and (gone := away_people(after).difference(away_people(before))):
            self._reminder.went_away(after.guild, tuple(gone))

    # ---- what the table does by itself

    def look_away(self) -> None:
        """People cannot reach us: from now on nobody's time passes."""
        self.attendance.leave()

    async def look_again(self) -> None:
        """They can again: whoever is waited for has as much time left as he had."""
        self.attendance.back()
        if self._moving is not None:
            await asyncio.wait([self._moving])

    def _clocks_moved(self, lost: bool) -> None:
        if not self._closing:
            self._moving = self._tasks.spawn(self._move_clocks(repaint=lost))

    async def _move_clocks(self, *, repaint: bool) -> None:
        """Set timers anew, and where messages name a moment that was put off, have them painted."""
        held_back, self._held_back = self._held_back, set()
        moved: list[LiveTable] = []
        for number, live in enumerate(self._shelf.running()):
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)
            if live.passes_time or live.id in held_back:
                self._set_timer(live)
                moved.append(live)
        if repaint and not self._closing:
            for live in moved:
                self._painting.refresh_hands_that_tell_time(live)
            self._catching_up.add(live for live in moved if tells_time(self._view(live)))

    def remind_through(self, reminder: Reminder) -> None:
        """From now on tell it whom tables wait for; before `open_doors`."""
        self._reminder = reminder

    def _set_timer(self, live: LiveTable) -> None:
        live.stop_timer()
        if self._closing:
            return
        state = live.state
        if self._reminder is not None:
            deadline = deadline_of(state, self.attendance.after)
            self._reminder.waits(live.id, state.waiting_since, people_awaited(state), deadline)
        due = what_is_due(state, self._timing, self._chance, self.attendance.after, self.attendance.back_at)
        passes = state.waiting_since is not None or swapping(state)  # then whatever a computer player does before
        live.passes_time = passes or (due is not None and due.passes_time)
        if due is not None:
            self._ring_at(max(due.at, self._clock.now()), live, state.sequence, due)

    def _ring_at(self, moment: float, live: LiveTable, sequence: int, due: Due) -> None:
        table, counted = live.id, self.attendance.times_back

        def ring() -> None:
            self.attendance.rang(moment)
            self._ring(table, sequence, due, counted)

        live.timer = self._clock.call_at(moment, ring)

    def _ring(self, table: str, sequence: int, due: Due, counted: int) -> None:
        if due.passes_time and self.attendance.is_away:
            self._held_back.add(table)
        elif due.passes_time and counted != self.attendance.times_back:
            self._tasks.spawn(self._count_anew(table))
        else:
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
        self._ring_at(self._clock.now() + RETRY_SECONDS, live, sequence, due)

    async def _count_anew(self, table: str) -> None:
        """The moment was counted before clocks were put back."""
        self._set_timer(await self._shelf.get(table))

    # ---- small things

    def _view(self, live: LiveTable) -> TableView:
        return self._view_of(live.state)

    def _view_of(self, state: TableState) -> TableView:
        """The same object for the same state: an act's answer, its hands and its message are drawn from one."""
        if self.attendance.is_away:  # while people cannot reach us, their deadlines move on
            return self._new_view(state)
        known = self._views.get(state.id)
        if known is not None and known[0] is state and known[1] == self.attendance.times_back:
            return known[2]
        view = self._new_view(state)
        self._views[state.id] = (state, self.attendance.times_back, view)
        self._views.move_to_end(state.id)
        while len(self._views) > VIEWS_KEPT:
            self._views.popitem(last=False)
        return view

    def _new_view(self, state: TableState) -> TableView:
        return table_view(
            state,
            next_round_at(state, self._timing),
            deadline_of(state, self.attendance.after),
            tick_at(state, self._timing, self.attendance.after),
            swapping_ends_at(state, self._timing, self.attendance.after),
        )

    def _now(self) -> int:
        return int(self._clock.now() * 1000)


def seated(person: int, make: MakeAct) -> MakeAct:
    """The same act, for those alone who sit at the table."""

    def make_if_seated(state: TableState) -> TableAct:
        seat_at(state, person)
        return make(state)

    return make_if_seated


def seat_at(state: TableState, person: int) -> int:
    """Where the person sits; raises `NotSeated`."""
    seat = seat_of(state, person)
    if seat is None:
        raise NotSeated
    return seat


STORE_TURNS = 1
"""Of the event loop: so many pass until what is to be stored has reached the database's thread."""


async def _meanwhile(prepare: Prepare, after: TableState) -> None:
    """Use the time that the disk takes."""
    for _ in range(STORE_TURNS):
        await asyncio.sleep(0)
    try:
        prepare(after)
    except Exception:  # the act stands all the same; who made it is answered without what was to be ready
        log.exception("an answer could not be prepared at table %s", after.id)
