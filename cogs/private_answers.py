"""Answers to one person alone do not pile up: of each kind only the newest stays (hands: see `handbook`).

Nor do they go on saying what is true no more: those that follow a table are changed with it, or taken away.
"""

import contextlib
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple

from bot.tables.clock import Clock
from bot.tables.state import Phase
from bot.tables.views import TableView
from cogs.answering import Shown, answer_in_place_or_anew, answer_privately, reached
from cogs.feature import Interaction
from cogs.handbook import TOKEN_SECONDS
from cogs.layouts.parts import Layout
from cogs.place import is_private

NOTICE = "notice"
"""The kind of a sentence by itself: a refusal, or that something is done."""
SETTINGS = "settings"
"""The host's panels before the first deal; they go when it comes."""
TABLE = "table"
"""The panel of a table, and what is done in it."""
IN_PANELS = (NOTICE, SETTINGS, TABLE)
"""The kinds that take the place of one another."""
REMEMBERED = 2048
"""Private messages that can still be taken away; an older one stays until its reader dismisses it."""

Become = Callable[[TableView], Awaitable[Layout | None]]
"""What an answer is to be when its table has become this; None where it is of no use any more."""


class Follow(NamedTuple):
    """An answer that changes with a table."""

    table: str
    become: Become


def while_true(table: str, layout: Layout, holds: Callable[[TableView], bool]) -> Follow:
    """Says one thing for as long as it is so."""

    async def become(view: TableView) -> Layout | None:
        return layout if holds(view) else None

    return Follow(table, become)


def while_hosts_lobby(table: str, draw: Callable[[TableView], Layout], host: int) -> Follow:
    """A panel of settings: until the first deal, and as long as it is up to this person."""

    async def become(view: TableView) -> Layout | None:
        return draw(view) if view.phase is Phase.LOBBY and view.host == host else None

    return Follow(table, become)


class _Answer(NamedTuple):
    """What a person sees."""

    shown: Shown
    layout: Layout
    follow: Follow | None


class PrivateAnswers:
    """The newest answer of each kind to each person; in memory only, since nothing depends on it."""

    def __init__(self, clock: Clock) -> None:
        """Nothing has been answered yet."""
        self._clock = clock
        self._newest: OrderedDict[tuple[int, str], _Answer] = OrderedDict()
        self._clicked: Counter[int] = Counter()
        """Messages that are being answered in: what comes of the click takes their place."""

    async def show(self, interaction: Interaction, layout: Layout, kind: str, follow: Follow | None = None) -> None:
        """Answer with a private message of its own; the person's earlier one of this kind goes."""
        shown = await answer_privately(interaction, layout)
        await self._delete(self._note(interaction.user.id, kind, _Answer(shown, layout, follow)))

    async def show_in_panel(
        self, interaction: Interaction, layout: Layout, kind: str, follow: Follow | None = None
    ) -> None:
        """The same, in place of the private message that was clicked, if it was one and is still there.

        The earlier one of this kind goes, if it is another message.
        """
        if not is_private(interaction):
            await self.show(interaction, layout, kind, follow)
        elif (shown := await answer_in_place_or_anew(interaction, lambda: layout)) is not None:
            # reached for another 15 minutes
            older = self._note(interaction.user.id, kind, _Answer(shown, layout, follow))
            if older is not None and None not in (older.message, shown.message) and older.message != shown.message:
                await self._delete(older)

    def forget(self, person: int, message: int | None) -> None:
        """This message of the person's shows something else from now on, which has its own way of going."""
        for kind in IN_PANELS:
            known = self._newest.get((person, kind))
            if known is not None and message is not None and known.shown.message == message:
                del self._newest[person, kind]

    @contextlib.contextmanager
    def answering(self, interaction: Interaction) -> Iterator[None]:
        """While a click is being answered: the message in which it was made is left to the answer."""
        clicked = 0 if interaction.message is None else interaction.message.id
        self._clicked[clicked] += 1
        try:
            yield
        finally:
            self._clicked[clicked] -= 1
            if not self._clicked[clicked]:
                del self._clicked[clicked]

    async def follow(self, table: TableView) -> None:
        """The table has become this: change what follows it, and take away what is of no use any more."""
        following = [(key, one) for key, one in self._newest.items() if one.follow and one.follow.table == table.id]
        for key, one in following:
            assert one.follow is not None
            layout = await one.follow.become(table)
            if self._newest.get(key) is not one or one.shown.message in self._clicked:
                continue  # something else stands there meanwhile, or is about to
            if layout is None:
                del self._newest[key]
                await self._delete(one.shown)
            elif layout.parts != one.layout.parts and self._is_reached(one.shown):
                self._newest[key] = changed = one._replace(layout=layout)
                if not await reached(one.shown.reach.edit(layout)) and self._newest.get(key) is changed:
                    del self._newest[key]

    def _note(self, person: int, kind: str, answer: _Answer) -> Shown | None:
        older = self._newest.pop((person, kind), None)
        self.forget(person, answer.shown.message)
        self._newest[person, kind] = answer
        if len(self._newest) > REMEMBERED:
            self._newest.popitem(last=False)
        return None if older is None else older.shown

    async def _delete(self, older: Shown | None) -> None:
        if older is not None and self._is_reached(older):
            await reached(older.reach.delete())

    def _is_reached(self, shown: Shown) -> bool:
        return self._clock.now() - shown.reach.since < TOKEN_SECONDS
