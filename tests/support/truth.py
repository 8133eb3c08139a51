"""What must hold of every screen whenever all is quiet (see `tests/game/test_screens_tell_the_truth.py`)."""

from collections.abc import Iterator
from typing import Any

from bot.playground.limits.components import walk
from bot.playground.people import SeenMessage
from bot.playground.world import Message
from bot.tables.errors import TableGone
from bot.tables.place import Place
from bot.tables.state import RUNNING
from bot.tables.views import TableView
from cogs.addresses import Address, parse_address
from cogs.layouts.parts import Layout
from cogs.showing import Showing
from tests.support.evening import is_ping
from tests.support.roaming import Roaming

Face = list[tuple[Any, ...]]
"""Everything of a message that its readers can see or click, in reading order."""


def face_of(components: list[dict[str, Any]]) -> Face:
    """Without what Discord adds to it, and without what means the same when it is not there."""
    return [_seen(one) for one in walk(components)]


def _seen(one: dict[str, Any]) -> tuple[Any, ...]:
    emoji = one.get("emoji") or {}
    options = [(each["value"], each["label"], bool(each.get("default"))) for each in one.get("options") or ()]
    return (
        one["type"], one.get("content"), one.get("label"), one.get("custom_id"), bool(one.get("disabled")),
        one.get("style"), str(emoji.get("id") or emoji.get("name")), one.get("url"), one.get("accent_color"), options,
    )  # fmt: skip


def live_addresses(message: SeenMessage) -> list[Address]:
    """Where its live buttons and menus lead."""
    ids = [one.get("custom_id") or "" for one in message.components if not one.get("disabled")]
    return [address for address in map(parse_address, ids) if address is not None]


class PublicTruth:
    """What everybody sees."""

    def __init__(self, walk_: Roaming) -> None:
        self.walk = walk_
        self.known: dict[str, None] = {}
        """Every table that there was."""

    async def complaints(self) -> list[str]:
        """What is wrong in public now."""
        self.known.update(dict.fromkeys(live.id for live in self.walk.tables))
        found: list[str] = []
        places: dict[str, tuple[TableView, Place]] = {}
        tables = self.walk.opened.client.services.tables
        for table in list(self.known):
            try:
                view = await tables.view(table)
            except TableGone:
                del self.known[table]
                continue
            places[table] = view, await tables.place(table)
            found += self._of_table(*places[table])
        return [*found, *self._of_messages(places), *await self._of_pings()]

    def _of_table(self, view: TableView, place: Place) -> Iterator[str]:
        showing = Showing(self.walk.opened.client.services)
        shown = self._message(place.channel, place.message)
        if shown is None:
            if view.phase in RUNNING:
                yield f"table {view.id} ({view.phase}) stands nowhere: {place}"
            return
        yield from self._unlike(shown, showing.layout(view), f"table {view.id} ({view.phase})")
        if view.home is not None and (at_home := self._message(view.home.channel, view.home.message)) is not None:
            yield from self._unlike(at_home, showing.home_layout(view), f"the way to table {view.id} ({view.phase})")

    def _unlike(self, shown: Message, layout: Layout, what: str) -> Iterator[str]:
        there, wanted = face_of(shown.components), face_of(layout.parts)
        if there[: len(wanted)] == wanted and all(_tells_of_rematch(one) for one in there[len(wanted) :]):
            return
        yield f"{what} is shown in {shown.id} as\n  {difference(there, wanted)}"

    def _message(self, channel: int, message: int | None) -> Message | None:
        there = self.walk.playground.world.channels.get(channel)
        return None if there is None or message is None else there.messages.get(message)

    def _of_messages(self, places: dict[str, tuple[TableView, Place]]) -> Iterator[str]:
        for channel in self.walk.channels:
            for raw in list(channel.messages.values()):
                message = SeenMessage(raw)
                if raw.private_to is not None or not raw.author.bot or is_ping(message):
                    continue
                for table in {address.table for address in live_addresses(message) if address.table}:
                    view, place = places.get(table, (None, None))
                    at_home = view is not None and view.home is not None and view.home.message == raw.id
                    if place is None or (place.message != raw.id and not at_home):
                        yield f"{raw.id} claims to be table {table}, which is {place}: {message.text[:80]!r}"

    async def _of_pings(self) -> list[str]:
        waited = {
            (live.id, person)
            for live in self.walk.tables
            for seat in (await self.walk.opened.client.services.tables.view(live.id)).seats
            if seat.on_turn and (person := seat.person) is not None and not seat.autopilot
        }
        pings = {ping.id: ping for person in self.walk.people for ping in person.pings() if is_ping(ping)}
        return [
            f"a ping for nothing, {ping.id}: {ping.text!r}"
            for ping in pings.values()
            if not any((live_addresses(ping)[0].table, one) in waited for one in ping.notified)
        ]


def _tells_of_rematch(seen: tuple[Any, ...]) -> bool:
    return "https://discord.com/channels/" in (seen[1] or "")


def difference(there: Face, wanted: Face) -> str:
    """The first part in which they differ."""
    for one, other in zip([*there, *[()] * len(wanted)], [*wanted, *[()] * len(there)], strict=False):
        if one != other:
            return f"{one}\n  instead of\n  {other}"
    return "the same"
