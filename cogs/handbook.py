"""Which hands are open, and how to reach them: each follows the game through its own token (discord_facts.md §2)."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.tables.clock import Clock
from cogs.discord_answers import DISCORD_ERRORS, DiscordAnswer, discord_answer
from cogs.feature import Interaction

TOKEN_SECONDS = 15 * 60 - 20
"""A token lives 15 minutes; the last seconds are left out, since a request takes its time."""

UNKNOWN = -1
"""The version of a hand whose content on the screen is not certain; it is shown anew at the next occasion."""


@dataclass(slots=True, eq=False)
class OpenHand:
    """A hand that its owner has on the screen."""

    table: str
    person: int
    interaction: Interaction
    """The latest interaction that made or changed the message: its token edits it."""
    message: int | None
    version: int
    """The seat's version that is shown."""
    page: int = 0
    choosing: bool = False
    """A suit is being chosen: nothing may change under the player."""
    editing: bool = False
    dirty: bool = False


Render = Callable[[OpenHand], Awaitable[discord.ui.LayoutView | None]]


class Handbook:
    """The newest hand of everybody at every table; in memory only, since every old button works without it."""

    def __init__(self, clock: Clock) -> None:
        """No hands yet."""
        self._clock = clock
        self._open: dict[tuple[str, int], OpenHand] = {}

    def get(self, table: str, person: int) -> OpenHand | None:
        """The person's open hand, if we can still reach it."""
        hand = self._open.get((table, person))
        if hand is None or self._alive(hand.interaction):
            return hand
        del self._open[table, person]
        return None

    def show(self, shown: OpenHand) -> Interaction | None:
        """Note what the screen shows now; returns what reaches an older hand on another message, which must retire."""
        known = self.get(shown.table, shown.person)
        if known is None:
            self._open[shown.table, shown.person] = shown
            return None
        elsewhere = None not in (known.message, shown.message) and known.message != shown.message
        older = known.interaction if elsewhere else None
        known.interaction, known.message = shown.interaction, shown.message
        known.page, known.choosing = shown.page, shown.choosing
        # an edit that is on its way may arrive after this answer with what was true before it
        known.version = UNKNOWN if known.editing else shown.version
        known.dirty = known.dirty or known.editing
        return older

    def forget(self, table: str, person: int) -> None:
        """It cannot be reached any more."""
        self._open.pop((table, person), None)

    async def refresh(self, hand: OpenHand, render: Render) -> None:
        """Show the present state; while an edit is on its way, the next one waits and the last state wins."""
        if hand.editing:
            hand.dirty = True
            return
        hand.editing = True
        try:
            hand.dirty = True
            while hand.dirty:
                hand.dirty = False
                layout = await render(hand)
                if layout is not None:
                    layout.stop()
                    await hand.interaction.edit_original_response(view=layout)
        except DISCORD_ERRORS as error:
            if discord_answer(error) is DiscordAnswer.UNEXPECTED:
                raise
            self.forget(hand.table, hand.person)
        finally:
            hand.editing = False

    def sweep(self) -> None:
        """Forget every hand whose token has died, so that nothing piles up."""
        dead = [key for key, hand in self._open.items() if not self._alive(hand.interaction)]
        for key in dead:
            del self._open[key]

    def _alive(self, interaction: Interaction) -> bool:
        return self._clock.now() - interaction.created_at.timestamp() < TOKEN_SECONDS
