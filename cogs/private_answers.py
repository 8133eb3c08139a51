"""Answers to one person alone do not pile up: of each kind only the newest stays (hands: see `handbook`)."""

from collections import OrderedDict

from bot.tables.clock import Clock
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


class PrivateAnswers:
    """The newest answer of each kind to each person; in memory only, since nothing depends on it."""

    def __init__(self, clock: Clock) -> None:
        """Nothing has been answered yet."""
        self._clock = clock
        self._newest: OrderedDict[tuple[int, str], Shown] = OrderedDict()

    async def show(self, interaction: Interaction, layout: Layout, kind: str) -> None:
        """Answer with a private message of its own; the person's earlier one of this kind goes."""
        shown = await answer_privately(interaction, layout)
        await self._delete(self._note(interaction.user.id, kind, shown))

    async def show_in_panel(self, interaction: Interaction, layout: Layout, kind: str) -> None:
        """The same, in place of the private message that was clicked, if it was one and is still there.

        The earlier one of this kind goes, if it is another message.
        """
        if not is_private(interaction):
            await self.show(interaction, layout, kind)
        elif (shown := await answer_in_place_or_anew(interaction, lambda: layout)) is not None:
            older = self._note(interaction.user.id, kind, shown)  # reached for another 15 minutes
            if older is not None and None not in (older.message, shown.message) and older.message != shown.message:
                await self._delete(older)

    async def take_away(self, person: int, kind: str) -> None:
        """Delete the person's newest answer of this kind, where it can still be reached."""
        await self._delete(self._newest.pop((person, kind), None))

    def forget(self, person: int, message: int | None) -> None:
        """This message of the person's shows something else from now on, which has its own way of going."""
        for kind in IN_PANELS:
            known = self._newest.get((person, kind))
            if known is not None and message is not None and known.message == message:
                del self._newest[person, kind]

    def _note(self, person: int, kind: str, shown: Shown) -> Shown | None:
        older = self._newest.pop((person, kind), None)
        self.forget(person, shown.message)
        self._newest[person, kind] = shown
        if len(self._newest) > REMEMBERED:
            self._newest.popitem(last=False)
        return older

    async def _delete(self, older: Shown | None) -> None:
        if older is not None and self._clock.now() - older.reach.since < TOKEN_SECONDS:
            await reached(older.reach.delete())
