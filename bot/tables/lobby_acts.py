"""What people do before the first deal: opening a table, sitting down, changing the settings, starting."""

import logging
from collections.abc import Callable

from bot.engine import AnyRules
from bot.tables.acts import (
    Agreed,
    ComputerAdded,
    ComputerRemoved,
    Joined,
    MatchStarted,
    Opened,
    PaceChanged,
    RulesChanged,
    TableAct,
)
from bot.tables.agreement import Agreement
from bot.tables.changing import seated
from bot.tables.errors import Refused
from bot.tables.looking import Looking
from bot.tables.pace import Pace
from bot.tables.place import Answered
from bot.tables.protocols import StoreUnavailable
from bot.tables.state import ComputerSpeed, TableState
from bot.tables.views import TableView

log = logging.getLogger(__name__)


class LobbyActs(Looking):
    """From opening a table to the first deal."""

    async def open(
        self,
        guild: int,
        channel: int,
        person: int,
        name: str,
        locale: str,
        rules: AnyRules,
        computers: int = 0,
        agreement: Agreement | None = None,
        pace: Pace = Pace.NORMAL,
        computer_speed: ComputerSpeed = ComputerSpeed.NORMAL,
    ) -> TableView:
        """Open a table with its host and so many computer players in their seats."""
        table, seed = self._chance.table_id(), self._chance.seed()
        act = Opened(table, guild, channel, person, name, locale, rules, seed, agreement, pace, computer_speed)
        return await self._opened(act, computers)

    async def _opened(self, act: Opened, computers: int) -> TableView:
        live = await self._guarded(self._open(act))
        try:
            for _ in range(computers):
                live = await self._do(act.table, act.person, self._new_computer, Answered.TABLE)
        except StoreUnavailable:
            log.warning("table %s opens with fewer computers: the database refused the rest", act.table)
        return self._view(live)

    async def join(self, table: str, person: int, name: str) -> TableView:
        """Sit down in the lobby."""
        return self._view(await self._do(table, person, lambda _: Joined(person, name), Answered.TABLE))

    async def add_computer(self, table: str, person: int) -> TableView:
        """Let a computer player sit down."""
        return self._view(await self._do(table, person, seated(person, self._new_computer), Answered.TABLE))

    async def remove_computer(self, table: str, person: int) -> TableView:
        """Let the computer player that came last get up."""
        make = seated(person, lambda _: ComputerRemoved())
        return self._view(await self._do(table, person, make, Answered.TABLE))

    async def change_rules(self, table: str, person: int, change: Callable[[AnyRules], AnyRules]) -> TableView:
        """Change the settings in the lobby; its host may. Faults are allowed until the start (see `faults_of`)."""

        def make(state: TableState) -> TableAct:
            if state.host != person:
                raise Refused("not-host")
            return RulesChanged(change(state.rules))

        return self._view(await self._do(table, person, make, Answered.NOTHING))

    async def agree(self, table: str, person: int, agreement: Agreement) -> TableView:
        """Call the settings in the lobby by the name of a house rule; its host may."""

        def make(state: TableState) -> TableAct:
            if state.host != person:
                raise Refused("not-host")
            return Agreed(agreement)

        return self._view(await self._do(table, person, make, Answered.NOTHING))

    async def change_pace(
        self, table: str, person: int, pace: Pace | None = None, computer_speed: ComputerSpeed | None = None
    ) -> TableView:
        """Change how long people or computer players may take, in the lobby; its host may."""

        def make(state: TableState) -> TableAct:
            if state.host != person:
                raise Refused("not-host")
            return PaceChanged(pace or state.pace, computer_speed or state.computer_speed)

        return self._view(await self._do(table, person, make, Answered.NOTHING))

    async def start(self, table: str, person: int) -> TableView:
        """Deal the first round."""

        def make(state: TableState) -> TableAct:
            return MatchStarted(self._chance.first_dealer(max(1, len(state.seats))), self._chance.seed())

        return self._view(await self._do(table, person, seated(person, make), Answered.TABLE))

    def _computer_name(self, state: TableState) -> str:
        return self._chance.computer_name({seat.name for seat in state.seats})

    def _new_computer(self, state: TableState) -> TableAct:
        return ComputerAdded(self._computer_name(state))
