"""All tables: what people and computer players do there, in one order, stored before it is shown."""

from collections.abc import Callable

from bot.engine import AnyAction, StaleAction
from bot.tables.acts import Closed, RoundDealt, SeatActed, TableAct
from bot.tables.changing import MakeAct, seat_at, seated
from bot.tables.errors import Refused
from bot.tables.place import Answered
from bot.tables.present import hand_view, turn_token
from bot.tables.race import is_gone, is_race, meant_draw, race_of
from bot.tables.seat_acts import SeatActs
from bot.tables.state import CloseReason, TableState
from bot.tables.turns import the_draw
from bot.tables.views import AnyHandView, TableView

Draft = Callable[[AnyHandView], object]
"""Prepares what is shown of a hand."""


class Tables(SeatActs):
    """Everything that people can do at tables."""

    async def next_round(self, table: str, person: int) -> TableView:
        """Deal the next round without waiting for the clock."""
        make = seated(person, lambda _: RoundDealt(self._chance.seed()))
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
        self,
        table: str,
        person: int,
        version: int | None,
        action: AnyAction,
        answered: Answered = Answered.HAND,
        draft: Draft | None = None,
    ) -> AnyHandView:
        """Do something from one's hand; raises `StaleAction` when the hand shown was not the latest.

        Without a version, and where there are no turns, none is compared: legality decides. `draft` is given the hand
        while the act is being stored, to prepare the answer; unless others have acted meanwhile, it is this very hand
        that is returned.
        """

        def make(state: TableState) -> TableAct:
            seat = seat_at(state, person)
            outdated = version not in (None, state.versions[seat])
            if outdated and (not is_race(state) or is_gone(state, seat, action)):
                raise StaleAction("stale")
            return SeatActed(seat, action)

        return await self._from_hand(table, person, make, answered, draft)

    async def draw(
        self, table: str, person: int, version: int | str, answered: Answered, draft: Draft | None = None
    ) -> AnyHandView:
        """Draw, take the penalty, pass or end the turn, whichever the rules want now.

        `version` is the seat's, from a hand, or the `turn_token` of the public table; `draft` as with `act`. Where
        there are no turns the public button means what it said: a debt that came meanwhile is not taken by mistake.
        """

        def make(state: TableState) -> TableAct:
            seat = seat_at(state, person)
            if not is_race(state) and version not in (state.versions[seat], turn_token(state)):
                raise StaleAction("stale")
            if isinstance(version, str) and (race := race_of(state)) is not None:
                return SeatActed(seat, meant_draw(race, seat, version))
            return SeatActed(seat, the_draw(state, seat))

        return await self._from_hand(table, person, make, answered, draft)

    async def _from_hand(
        self, table: str, person: int, make: MakeAct, answered: Answered, draft: Draft | None
    ) -> AnyHandView:
        ready: list[AnyHandView] = []

        def prepare(after: TableState) -> None:
            assert draft is not None
            ready.append(hand_view(after, person, self._view_of(after)))
            draft(ready[0])

        live = await self._do(table, person, make, answered, None if draft is None else prepare)
        if ready and ready[0].table.sequence == live.state.sequence:
            return ready[0]
        return hand_view(live.state, person, self._view(live))
