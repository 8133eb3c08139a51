"""Looking at tables, finding them, and remembering which messages show them."""

import logging

from bot.tables.acts import Moved
from bot.tables.changing import Changing, seat_at, seated
from bot.tables.errors import Refused
from bot.tables.home import Home
from bot.tables.place import Answered, Place
from bot.tables.present import hand_view
from bot.tables.protocols import StoreUnavailable
from bot.tables.state import RUNNING
from bot.tables.views import AnyHandView, TableView

log = logging.getLogger(__name__)


class Looking(Changing):
    """What is shown of tables, and where."""

    async def view(self, table: str) -> TableView:
        """The table as everybody may see it; raises `TableGone`."""
        return self._view(await self._shelf.get(table))

    async def hand(self, table: str, person: int) -> AnyHandView:
        """A person's own hand; raises `TableGone`, `NotSeated`, or `Refused` before the first deal."""
        live = await self._shelf.get(table)
        return hand_view(live.state, person, self._view(live))

    def tables_of(self, guild: int, person: int) -> list[TableView]:
        """The running tables of a server at which a person sits, the oldest first."""
        return [self._view(live) for live in self._shelf.of_person(guild, person)]

    def tables_in(self, guild: int, channel: int) -> list[TableView]:
        """The running tables of a channel, the oldest first."""
        return [self._view(live) for live in self._shelf.in_channel(guild, channel)]

    def guilds(self) -> list[int]:
        """The servers that have running tables."""
        return sorted({live.guild for live in self._shelf.running()})

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
            self._painting.request(live)

    async def repost(self, table: str, person: int, channel: int | None = None) -> TableView:
        """Have the table posted anew at the bottom of its channel, or of another one of the server (it moves there)."""
        live = await self._shelf.get(table)
        if live.state.phase not in RUNNING:
            raise Refused("table-over")
        seat_at(live.state, person)
        live.posts_wanted += 1
        if channel is not None and channel != live.state.channel:
            live = await self._do(table, person, seated(person, lambda _: Moved(channel)), Answered.TABLE)
            live.message = None
        self._painting.request(live)
        return self._view(live)

    async def move_to_thread(self, table: str, thread: int, home: Home) -> TableView:
        """Go on in a thread of its own; the message in its channel is the pointer to it from now on."""
        await self._homecoming.went_out(table)
        live = await self._do(table, None, lambda _: Moved(thread, home), Answered.TABLE)
        live.message = None
        self._painting.request(live)
        return self._view(live)

    async def came_home(self, table: str) -> None:
        """The result of a match in a thread stands in the thread's channel."""
        await self._homecoming.came_home(table)

    def count_opened_in(self, guild: int, channel: int) -> int:
        """How many running tables a channel has, together with those that went from it into threads."""
        return sum(channel in (live.channel, live.home) for live in self._shelf.of_guild(guild))

    async def repaint_all(self, guild: int) -> None:
        """Paint what could not be painted in a server that can be reached again."""
        for live in self._shelf.of_guild(guild):
            if live.is_behind:
                self._painting.request(live)

    async def repaint(self, table: str) -> None:
        """Paint the table: an answer that should have shown it did not arrive, or is outdated already."""
        self._painting.request(await self._shelf.get(table))
