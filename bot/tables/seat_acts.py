"""What people do about seats while a match is on: leaving, taking back and over, kicking, voting, pausing."""

from bot.tables.absence import IN_MATCH, votes_needed
from bot.tables.acts import Kicked, Left, Opened, Paused, Resumed, TableAct, TookBack, TookOver, Voted
from bot.tables.changing import seat_at, seated
from bot.tables.errors import NotSeated, Refused
from bot.tables.lobby_acts import LobbyActs
from bot.tables.pace import Pace
from bot.tables.place import Answered
from bot.tables.protocols import StoreUnavailable
from bot.tables.seating import SeatLost, awaited_people, free_seats, people, seat_lost, seat_of
from bot.tables.state import PauseReason, Phase, TableState
from bot.tables.views import TableView

OVERDUE_SECONDS = 300.0
"""At a table without a pace, whoever lets it wait so long can be voted out."""

HOSTS_PAUSE_SECONDS = 3600.0
"""So long the host alone ends his pause: he may be gone, and the others need not wait for him."""


class SeatActs(LobbyActs):
    """From leaving to a rematch (experience.md §6, §7)."""

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

    async def give_up_seats(self, guild: int, person: int) -> None:
        """He is in the server no more, so that he cannot play: his seats there are given up, as if he had left them."""

        def make(state: TableState) -> TableAct:
            return Left(person, None if state.phase is Phase.LOBBY else self._computer_name(state))

        for live in self._shelf.of_person(guild, person):
            try:
                await self._do(live.id, None, seated(person, make), Answered.NOTHING)
            except (NotSeated, Refused, StoreUnavailable):
                continue  # he has just left by himself, or the table has ended; else he is found again

    async def take_back(self, table: str, person: int, answered: Answered = Answered.NOTHING) -> TableView:
        """Play oneself again; raises `Refused` for who is not away."""
        return self._view(await self._do(table, person, lambda _: TookBack(person), answered))

    async def take_over(self, table: str, person: int, name: str, seat: int | None = None) -> TableView:
        """Sit down in a computer player's seat of a running match: this one, else the best that is free."""

        def make(state: TableState) -> TableAct:
            free = free_seats(state, person)
            return TookOver(person, name, seat if seat is not None else free[0] if free else -1)

        return self._view(await self._do(table, person, make, Answered.NOTHING))

    async def free_seats(self, table: str, person: int) -> tuple[int, ...]:
        """The seats of a running match that this person could take over, the best first."""
        return free_seats((await self._shelf.get(table)).state, person)

    async def seat_lost(self, table: str, person: int) -> SeatLost | None:
        """How this person came to sit at a match no more; None for everybody else."""
        return seat_lost((await self._shelf.get(table)).state, person)

    async def kick(self, table: str, person: int, against: int, *, moderator: bool) -> TableView:
        """Somebody has to go: at his own table the host decides, and moderators at every one.

        The others vote against whoever the computer plays for, or who lets the table wait. Raises `Refused`, or
        `NotSeated` for who is not at the table.
        """

        def make(state: TableState) -> TableAct:
            seat_at(state, against)
            computer = self._computer_name(state)
            if moderator or state.host == person:
                if person == against:
                    raise Refused("not-against-yourself")
                return Kicked(against, None if state.phase is Phase.LOBBY else computer)
            seat_at(state, person)
            if not self._may_be_voted_out(state, against):
                raise Refused("not-away-enough")
            return Voted(person, against, computer)

        return self._view(await self._do(table, person, make, Answered.NOTHING))

    async def drop_absent(
        self, table: str, person: int, against: int, *, moderator: bool, by_vote: bool
    ) -> TableView:
        """Somebody who is away has to go: as `kick`, but never after he is back, nor otherwise than was offered."""

        def make(state: TableState) -> TableAct:
            if seat_of(state, against) is None or not self._may_be_voted_out(state, against):
                raise Refused("not-away-any-more")
            if by_vote:
                seat_at(state, person)
                return Voted(person, against, self._computer_name(state))
            if not moderator and state.host != person:
                raise Refused("not-host")
            return Kicked(against, self._computer_name(state))

        return self._view(await self._do(table, person, make, Answered.NOTHING))

    async def away_from(self, table: str, person: int, *, moderator: bool) -> tuple[int, ...]:
        """Who is away, so that this person could have him dropped (see `kick`), or vote for it and has not."""
        state = (await self._shelf.get(table)).state
        if state.phase not in IN_MATCH or not (moderator or seat_of(state, person) is not None):
            return ()
        decides = moderator or state.host == person
        voted = set() if decides else {vote.against for vote in state.votes if vote.voter == person}
        others = (one for one in people(state) if one != person and one not in voted)
        return tuple(one for one in others if self._may_be_voted_out(state, one))

    async def votes_missing(self, table: str, against: int) -> int:
        """How many more votes would take this person's seat."""
        return votes_needed((await self._shelf.get(table)).state, against)

    async def pause(self, table: str, person: int) -> TableView:
        """Let the match stand still; its host may."""

        def make(state: TableState) -> TableAct:
            if state.host != person:
                raise Refused("not-host")
            return Paused(PauseReason.HOST)

        return self._view(await self._do(table, person, make, Answered.NOTHING))

    async def resume(self, table: str, person: int) -> TableView:
        """Let the match go on: its host may, after `HOSTS_PAUSE_SECONDS` and where everybody is away anybody seated."""

        def make(state: TableState) -> TableAct:
            seat_at(state, person)
            if not self._may_resume(state, person):
                raise Refused("not-host")
            return Resumed()

        return self._view(await self._do(table, person, make, Answered.NOTHING))

    async def may_resume(self, table: str, person: int) -> bool:
        """Whether the match stands still and this person, who sits there, can let it go on now (see `resume`)."""
        state = (await self._shelf.get(table)).state
        return state.pause is not None and seat_of(state, person) is not None and self._may_resume(state, person)

    async def pause_all(self, guild: int) -> None:
        """The bot is not in this server any more: its matches stand still."""
        await self._for_all(guild, Paused(PauseReason.REMOVED))

    async def resume_all(self, guild: int) -> None:
        """The bot is in this server again: the matches that stand still for that go on."""
        await self._for_all(guild, Resumed())

    async def rematch(self, table: str, person: int, name: str) -> TableView:
        """The lobby of the same game once more: opened by the first who asks, joined by the others.

        The computer players come along; a match that was played in a thread goes on from the thread's channel. Raises
        `Refused` for who did not play to its end, and when the rematch is on already.
        """
        finished = await self._shelf.get(table)
        async with finished.lock:  # of two first clicks one opens the lobby
            old, there = finished.state, self.rematch_of(finished.guild, table)
            if old.phase is not Phase.FINISHED:
                raise Refused("round-still-on")
            if there is not None:
                return await self.join(there.id, person, name)
            if person not in people(old):
                raise Refused("rematch-of-others")
            opened = self._rematch_for(old, person, name)
            return await self._opened(opened, sum(seat.person is None for seat in old.seats))

    def _rematch_for(self, old: TableState, person: int, name: str) -> Opened:
        """The same game in the same channel; where it was played in a thread, in the channel of that."""
        channel = old.channel if old.home is None else old.home.channel
        return Opened(
            self._chance.table_id(), old.guild, channel, person, name, old.locale, old.rules, self._chance.seed(),
            old.agreement, old.pace, old.computer_speed, old.id,
        )  # fmt: skip

    def rematch_of(self, guild: int, table: str) -> TableView | None:
        """The running table that is this one's rematch."""
        found = (live for live in self._shelf.of_guild(guild) if live.state.follows == table)
        return next((self._view(live) for live in found), None)

    def _may_resume(self, state: TableState, person: int) -> bool:
        if state.host == person:
            return True
        if state.pause is None or state.pause.reason is PauseReason.REMOVED:
            return False
        over = self.attendance.after(state.pause.since / 1000, HOSTS_PAUSE_SECONDS)
        return state.pause.reason is PauseReason.ABSENT or self._clock.now() >= over

    def _may_be_voted_out(self, state: TableState, person: int) -> bool:
        seat = seat_at(state, person)
        if state.seats[seat].autopilot:
            return True
        waits = state.pace is Pace.NONE and seat in awaited_people(state) and state.waiting_since is not None
        since = (state.waiting_since or 0) / 1000
        return waits and self._clock.now() >= self.attendance.after(since, OVERDUE_SECONDS)

    async def _for_all(self, guild: int, act: Paused | Resumed) -> None:
        for live in self._shelf.of_guild(guild):
            try:
                await self._do(live.id, None, lambda state: _only_for_removal(state, act), Answered.NOTHING)
            except (Refused, StoreUnavailable):
                continue  # it was not its turn: a lobby, a match that stands still already, one that has just ended


def _only_for_removal(state: TableState, act: Paused | Resumed) -> TableAct:
    removed = state.pause is not None and state.pause.reason is PauseReason.REMOVED
    if isinstance(act, Resumed) and not removed:
        raise Refused("not-paused")
    return act
