"""Which hands are open, and how to reach them: each follows the game through its own token (discord_facts.md §2)."""

import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from bot.i18n import Words
from bot.tables.clock import Clock
from cogs.answering import Reach
from cogs.discord_answers import DISCORD_ERRORS, DiscordAnswer, discord_answer
from cogs.feature import Interaction
from cogs.layouts.parts import Layout

TOKEN_SECONDS = 15 * 60 - 20
"""A token lives 15 minutes; the last seconds are left out, since a request takes its time."""
SWEEP_SECONDS = 60.0
RETIRED_KEPT = 1024
TROUBLE_PAUSES = (1.0, 4.0, 15.0)
"""Seconds between the tries of an edit while Discord has trouble; after the last the hand is given up."""

UNKNOWN = -1
"""The version of a hand whose content on the screen is not certain; it is shown anew at the next occasion."""


@dataclass(slots=True, eq=False)
class OpenHand:
    """A hand that its owner has on the screen."""

    table: str
    person: int
    reach: Reach
    words: Words
    """In its owner's language."""
    message: int | None
    version: int
    """The seat's version that is shown."""
    company: tuple[object, ...]
    """That of its table when it was drawn (see `TableView`)."""
    page: int = 0
    choosing: bool = False
    """A suit is being chosen: nothing may change under the player."""
    asked: bool = False
    """Whether it showed that its owner is asked for something."""
    answering: int = 0
    """Answers to clicks that are under way; no edit starts meanwhile."""
    editing: bool = False
    dirty: bool = False


class Contact(NamedTuple):
    """Somebody who has just done something at a table: for 15 minutes his cards can be dealt to him unasked."""

    interaction: Interaction
    words: Words


Render = Callable[[OpenHand], Awaitable[Layout | None]]


class Handbook:
    """The newest hand of everybody at every table; in memory only, since every old button works without it."""

    def __init__(self, clock: Clock) -> None:
        """No hands yet."""
        self._clock = clock
        self._open: dict[tuple[str, int], OpenHand] = {}
        self._met: dict[tuple[str, int], Contact] = {}
        self._retired: OrderedDict[int, None] = OrderedDict()
        self._swept_at = clock.now()

    def __len__(self) -> int:
        """How many hands are noted."""
        return len(self._open)

    def get(self, table: str, person: int) -> OpenHand | None:
        """The person's open hand, if we can still reach it."""
        hand = self._open.get((table, person))
        if hand is None or self._alive(hand):
            return hand
        del self._open[table, person]
        return None

    def meet(self, table: str, person: int, contact: Contact) -> None:
        """Note the latest interaction of a person who has no hand yet."""
        self._met[table, person] = contact

    def contact(self, table: str, person: int) -> Contact | None:
        """How to reach somebody with a new message: through his open hand, else through what he did last."""
        if (hand := self.get(table, person)) is not None:
            return Contact(hand.reach.interaction, hand.words)
        met = self._met.get((table, person))
        return met if met is not None and self._fresh(met.interaction) else None

    @contextlib.contextmanager
    def answering(self, table: str, person: int) -> Iterator[None]:
        """While a click on the hand is being answered; edits that are asked for meanwhile wait."""
        hand = self._open.get((table, person))
        if hand is None:
            yield
            return
        hand.answering += 1
        try:
            yield
        finally:
            hand.answering -= 1

    def show(self, shown: OpenHand) -> Reach | None:
        """Note what the screen shows now; returns what reaches an older hand on another message, which must retire."""
        self._sweep_now_and_then()
        known = self.get(shown.table, shown.person)
        if known is not None and shown.message in self._retired:
            return None  # it is being taken away at this moment; the newer one stays
        if known is None:
            self._open[shown.table, shown.person] = shown
            return None
        elsewhere = None not in (known.message, shown.message) and known.message != shown.message
        older = known.reach if elsewhere else None
        if elsewhere and known.message is not None:
            self._retired[known.message] = None
            while len(self._retired) > RETIRED_KEPT:
                self._retired.popitem(last=False)
        known.reach, known.words, known.message = shown.reach, shown.words, shown.message
        known.page, known.choosing, known.asked = shown.page, shown.choosing, shown.asked
        known.company = shown.company
        # an edit that is on its way may arrive after this answer with what was true before it
        known.version = UNKNOWN if known.editing else shown.version
        known.dirty = known.dirty or known.editing
        return older

    def has_retired(self, message: int) -> bool:
        """Whether this hand is being taken away: a click on it may still be under way."""
        return message in self._retired

    def doubt(self, table: str, person: int) -> None:
        """An answer did not arrive: nobody knows what the screen shows."""
        if (hand := self.get(table, person)) is not None:
            hand.version, hand.choosing = UNKNOWN, False

    async def refresh(self, hand: OpenHand, render: Render) -> None:
        """Show the present state; while an edit is on its way, the next one waits and the last state wins."""
        if hand.editing or hand.answering:
            hand.dirty = True
            return
        hand.editing = True
        try:
            hand.dirty = True
            while hand.dirty and self._is_known(hand):
                hand.dirty = False
                await self._edit(hand, render)
        finally:
            hand.editing = False

    async def _edit(self, hand: OpenHand, render: Render) -> None:
        for pause in (*TROUBLE_PAUSES, None):
            layout = await render(hand)
            if layout is None:
                return
            used = hand.reach
            try:
                await used.edit(layout)
            except DISCORD_ERRORS as error:
                answer = discord_answer(error)
                if answer is DiscordAnswer.UNEXPECTED:
                    raise
                hand.version = UNKNOWN
                if answer is not DiscordAnswer.TROUBLE or pause is None:
                    self._give_up(hand, used)
                    return
                await self._clock.sleep_until(self._clock.now() + pause)
            else:
                return

    def _give_up(self, hand: OpenHand, reach: Reach) -> None:
        """It cannot be reached any more, unless a click has opened another way meanwhile."""
        if self._is_known(hand) and hand.reach is reach:
            del self._open[hand.table, hand.person]

    def _is_known(self, hand: OpenHand) -> bool:
        return self._open.get((hand.table, hand.person)) is hand

    def _sweep_now_and_then(self) -> None:
        """Forget the hands whose tokens have died, so that nothing piles up."""
        if self._clock.now() - self._swept_at < SWEEP_SECONDS:
            return
        self._swept_at = self._clock.now()
        for key in [key for key, hand in self._open.items() if not self._alive(hand)]:
            del self._open[key]
        for key in [key for key, met in self._met.items() if not self._fresh(met.interaction)]:
            del self._met[key]

    def _alive(self, hand: OpenHand) -> bool:
        return self._clock.now() - hand.reach.since < TOKEN_SECONDS

    def _fresh(self, interaction: Interaction) -> bool:
        return self._clock.now() - interaction.created_at.timestamp() < TOKEN_SECONDS
