"""Painting: the public message through its channel's queue, then the open hands that changed."""

from bot.tables.clock import Clock
from bot.tables.live import LiveTable
from bot.tables.pace import Pace
from bot.tables.protocols import Publisher
from bot.tables.repaints import RepaintQueues
from bot.tables.seating import people
from bot.tables.shelf import Shelf
from bot.tables.state import Phase, TableState
from bot.tables.tasks import Tasks
from bot.tables.turns import calls_of, computer_is_due, swapping


class Painting:
    """Asks the publisher for what has become outdated on people's screens."""

    def __init__(self, shelf: Shelf, clock: Clock, tasks: Tasks, edits: int) -> None:
        """Nothing is painted before there is a `publisher`; `edits` as in `Timing`."""
        self.publisher: Publisher | None = None
        self._shelf = shelf
        self._clock = clock
        self._tasks = tasks
        self._repaints = RepaintQueues(self._paint, tasks, edits)

    @property
    def busy(self) -> bool:
        """Whether anything waits to be painted."""
        return self._repaints.busy

    def hurry(self) -> None:
        """The house closes."""
        self._repaints.hurry()

    def request(self, live: LiveTable) -> None:
        """Paint the table's public message when its channel's queue gets there."""
        state = live.state
        live.is_behind = True
        waits_for_person = state.phase is Phase.PLAYING and not computer_is_due(state)
        self._repaints.request(state.channel, state.id, urgent=waits_for_person)

    def refresh_hands(self, live: LiveTable, before: TableState, shown_to: int | None) -> None:
        """Bring up to date the hands whose cards or choices have changed, but for that of whom an answer shows it.

        The end of a round, of a match and of the table changes every hand; so does the end of swapping, the
        table's move to another channel, another host, and whoever comes or goes.
        """
        if self.publisher is None or live.state.match is None:
            return
        after = live.state
        stays = _company(before) == _company(after)
        goes_on = stays and before.phase is after.phase and swapping(before) == swapping(after)
        for seat, version in enumerate(live.state.versions):
            person = live.state.seats[seat].person
            known = before.versions[seat] if seat < len(before.versions) else 0
            same = version == known and calls_of(before, seat) == calls_of(live.state, seat)
            if person is None or (same and goes_on) or person == shown_to:
                continue
            self._tasks.spawn(self.publisher.refresh_hand(live.id, person))
        for person in {*people(before)}.difference(people(live.state)):  # what he holds is no hand any more
            self._tasks.spawn(self.publisher.refresh_hand(live.id, person))

    def refresh_panels(self, live: LiveTable, before: TableState) -> None:
        """Bring up to date what panels say of who sits there, decides, is away, and whether the match is on."""
        after = live.state
        late = before.pace is Pace.NONE and before.waiting_since != after.waiting_since
        if self.publisher is not None and (
            late
            or before.channel != after.channel
            or before.phase is not after.phase
            or before.pause != after.pause
            or before.host != after.host
            or before.seats != after.seats
            or before.rules != after.rules
        ):
            self._tasks.spawn(self.publisher.refresh_panels(live.id))

    def refresh_hands_that_tell_time(self, live: LiveTable) -> None:
        """Those of Zweeds name the end of swapping; it was put off."""
        if self.publisher is not None and swapping(live.state):
            for person in people(live.state):
                self._tasks.spawn(self.publisher.refresh_hand(live.id, person))

    async def _paint(self, table: str) -> None:
        if self.publisher is None:
            return
        live = await self._shelf.get(table)
        if live.is_being_painted:  # by the queue of the channel that it has left: this one's turn comes after
            self._tasks.spawn(self._paint_after(live))
            return
        live.is_behind, live.is_being_painted, painted = False, True, False
        try:
            painted = await self.publisher.paint_table(table)
        finally:
            live.is_being_painted = False
            if not painted:
                live.is_behind = True

    async def _paint_after(self, live: LiveTable) -> None:
        while live.is_being_painted:
            await self._clock.sleep_until(self._clock.now() + 0.5)
        self.request(live)


def _company(state: TableState) -> tuple[object, ...]:
    """As `TableView.company`."""
    return state.channel, state.host, *(seat.name for seat in state.seats)
