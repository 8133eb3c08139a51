"""Answers to one person alone do not pile up: of each kind only the newest stays (hands: see `handbook`).

Nor do they go on saying what is true no more: those that follow a table are changed with it, or taken away.
"""

import contextlib
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import NamedTuple

from bot.tables.clock import Clock
from bot.tables.state import Phase
from bot.tables.views import TableView
from cogs.answering import Shown, answer_in_place_or_anew, answer_privately, reached
from cogs.discord_answers import DISCORD_ERRORS, DiscordAnswer, discord_answer
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

View = Callable[[str], Awaitable[TableView]]
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


_Key = tuple[int, str]
"""A person, and a kind of answer."""


class PrivateAnswers:
    """The newest answer of each kind to each person; in memory only, since nothing depends on it."""

    def __init__(self, clock: Clock, view: View) -> None:
        """Nothing has been answered yet; `view` tells how a table is now."""
        self._clock = clock
        self._view = view
        self._newest: OrderedDict[_Key, _Answer] = OrderedDict()
        self._clicked: Counter[int] = Counter()
        """Messages that are being answered in: what comes of the click takes their place."""
        self._passed_over: set[int] = set()
        """Those of them that would have been changed meanwhile."""
        self._taken: OrderedDict[int, None] = OrderedDict()
        """The latest that were taken away."""

    async def show(self, interaction: Interaction, layout: Layout, kind: str, follow: Follow | None = None) -> None:
        """Answer with a private message of its own; the person's earlier one of this kind goes."""
        shown = await answer_privately(interaction, layout)
        answer = _Answer(shown, layout, follow)
        await self._delete(self._note(interaction.user.id, kind, answer))
        await self._catch_up((interaction.user.id, kind), answer)

    async def show_in_panel(
        self, interaction: Interaction, layout: Layout, kind: str, follow: Follow | None = None
    ) -> None:
        """The same, in place of the private message that was clicked, if it was one and is still there.

        The earlier one of this kind goes, if it is another message.
        """
        if not is_private(interaction) or self.is_taken_away(interaction):
            await self.show(interaction, layout, kind, follow)
        elif (shown := await answer_in_place_or_anew(interaction, lambda: layout)) is not None:
            # reached for another 15 minutes
            answer = _Answer(shown, layout, follow)
            older = self._note(interaction.user.id, kind, answer)
            if older is not None and None not in (older.message, shown.message) and older.message != shown.message:
                await self._delete(older)
            if shown.message is not None and shown.message in self._clicked:
                self._passed_over.add(shown.message)  # when the click is over, it is looked at once more

    def is_taken_away(self, interaction: Interaction) -> bool:
        """Whether the message that was clicked is going at this moment: an answer in its place would come too late."""
        return interaction.message is not None and interaction.message.id in self._taken

    def forget(self, person: int, message: int | None) -> None:
        """This message of the person's shows something else from now on, which has its own way of going."""
        for kind in IN_PANELS:
            known = self._newest.get((person, kind))
            if known is not None and message is not None and known.shown.message == message:
                del self._newest[person, kind]

    @contextlib.asynccontextmanager
    async def answering(self, interaction: Interaction) -> AsyncIterator[None]:
        """While a click is being answered: the message in which it was made is left to the answer."""
        clicked = 0 if interaction.message is None else interaction.message.id
        self._clicked[clicked] += 1
        try:
            yield
        finally:
            self._clicked[clicked] -= 1
            if not self._clicked[clicked]:
                del self._clicked[clicked]
        if clicked in self._passed_over and clicked not in self._clicked:
            self._passed_over.discard(clicked)
            for key, one in [found for found in self._newest.items() if found[1].shown.message == clicked]:
                await self._catch_up(key, one)

    async def follow(self, table: TableView) -> None:
        """The table has become this: change what follows it, and take away what is of no use any more."""
        following = [(key, one) for key, one in self._newest.items() if one.follow and one.follow.table == table.id]
        for key, one in following:
            await self._follow(key, one, table)

    async def _catch_up(self, key: _Key, answer: _Answer) -> None:
        """The table may have changed while the answer was on its way."""
        if answer.follow is not None and self._newest.get(key) is answer:
            await self._follow(key, answer, await self._view(answer.follow.table))

    async def _follow(self, key: _Key, answer: _Answer, table: TableView) -> None:
        assert answer.follow is not None
        layout, message = await answer.follow.become(table), answer.shown.message
        if self._newest.get(key) is not answer:
            return  # something else stands there meanwhile
        if message is not None and message in self._clicked:
            self._passed_over.add(message)
        elif layout is None:
            del self._newest[key]
            await self._delete(answer.shown)
        elif layout.parts != answer.layout.parts and self._is_reached(answer.shown):
            await self._change(key, answer, answer._replace(layout=layout))

    async def _change(self, key: _Key, before: _Answer, after: _Answer) -> None:
        """Where Discord has trouble the next change shows both; what cannot be reached any more is forgotten."""
        self._newest[key] = after
        try:
            await after.shown.reach.edit(after.layout)
        except DISCORD_ERRORS as error:
            answer = discord_answer(error)
            if answer is DiscordAnswer.UNEXPECTED:
                raise
            if self._newest.get(key) is not after:
                return
            if answer is DiscordAnswer.TROUBLE:
                self._newest[key] = before
            else:
                del self._newest[key]

    def _note(self, person: int, kind: str, answer: _Answer) -> Shown | None:
        older = self._newest.pop((person, kind), None)
        self.forget(person, answer.shown.message)
        self._newest[person, kind] = answer
        if len(self._newest) > REMEMBERED:
            self._newest.popitem(last=False)
        return None if older is None else older.shown

    async def _delete(self, older: Shown | None) -> None:
        if older is None or not self._is_reached(older):
            return
        if older.message is not None:
            self._taken[older.message] = None
            if len(self._taken) > REMEMBERED:
                self._taken.popitem(last=False)
        await reached(older.reach.delete())

    def _is_reached(self, shown: Shown) -> bool:
        return self._clock.now() - shown.reach.since < TOKEN_SECONDS
