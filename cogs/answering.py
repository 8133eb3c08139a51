"""The ways to answer an interaction."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

import discord

from bot.tables.clock import Timer
from bot.tables.errors import Refused
from cogs.discord_answers import DISCORD_ERRORS, DiscordAnswer, discord_answer
from cogs.feature import Interaction
from cogs.layouts.parts import Layout
from cogs.sending import answer_with_change, answer_with_message, change_answer, follow_up

_LOCK, _TIMER, _THINKING = "lock", "timer", "thinking"
"""What we note in an interaction's extras."""


class Reach(Protocol):
    """How a private message is changed later: through the token of the interaction that showed it."""

    @property
    def interaction(self) -> Interaction:
        """The interaction itself."""

    @property
    def since(self) -> float:
        """When the token was made (seconds since the epoch); it lives 15 minutes."""

    async def edit(self, layout: Layout) -> None:
        """Change the message."""

    async def delete(self) -> None:
        """Take the message away."""


@dataclass(frozen=True, slots=True)
class OriginalReach:
    """The message is the interaction's own answer, or the private message that was clicked and changed in place."""

    interaction: Interaction

    @property
    def since(self) -> float:
        """When the token was made."""
        return self.interaction.created_at.timestamp()

    async def edit(self, layout: Layout) -> None:
        """Change the message."""
        await change_answer(self.interaction, layout)

    async def delete(self) -> None:
        """Take the message away."""
        await self.interaction.delete_original_response()


@dataclass(frozen=True, slots=True)
class FollowupReach:
    """The message came after the answer. The interaction's own answer is another one, perhaps everybody's table."""

    interaction: Interaction
    message: int

    @property
    def since(self) -> float:
        """When the token was made."""
        return self.interaction.created_at.timestamp()

    async def edit(self, layout: Layout) -> None:
        """Change the message."""
        await change_answer(self.interaction, layout, self.message)

    async def delete(self) -> None:
        """Take the message away."""
        await self.interaction.followup.delete_message(self.message)


@dataclass(frozen=True, slots=True)
class Shown:
    """A private message that has just been shown."""

    reach: Reach
    message: int | None
    """Its id; unknown where Discord did not tell."""


async def answer_privately(interaction: Interaction, layout: Layout) -> Shown:
    """Show something to the person alone: as the first answer, or after it."""
    async with _turn(interaction):
        if not interaction.response.is_done():
            sent = await answer_with_message(interaction, layout, private=True)
            return Shown(OriginalReach(interaction), sent)
        if interaction.extras.pop(_THINKING, False):
            return Shown(OriginalReach(interaction), await change_answer(interaction, layout))
        followed = await follow_up(interaction, layout)
        return Shown(FollowupReach(interaction, followed), followed)


async def answer_in_place(interaction: Interaction, layout: Layout) -> None:
    """Change the message that was clicked; as the first answer this costs no rate limit."""
    async with _turn(interaction):
        if interaction.response.is_done():
            await change_answer(interaction, layout)
        else:
            await answer_with_change(interaction, layout)


async def answer_with_form(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Open a form; what is sent in goes to the router.

    Only the first answer can, so nothing slow may come before; raises `Refused` where time had to be asked for.
    """
    form.stop()
    async with _turn(interaction):
        if interaction.response.is_done():
            raise Refused("form-too-late")
        await interaction.response.send_modal(form)


async def answer_publicly(interaction: Interaction, layout: Layout) -> int | None:
    """Answer for everybody with a message of its own; returns its id, None where no answer arrived."""
    try:
        async with _turn(interaction):
            if interaction.extras.pop(_THINKING, False):
                return await change_answer(interaction, layout)
            if interaction.response.is_done():  # time was asked for after a click: what was clicked must stay
                return None
            told = await answer_with_message(interaction, layout, private=False)
        return await _original(interaction) if told is None else told
    except DISCORD_ERRORS as error:
        match discord_answer(error):
            case DiscordAnswer.UNEXPECTED:
                raise
            case DiscordAnswer.DONE:
                return await _original(interaction)
            case _:
                return None


async def _original(interaction: Interaction) -> int | None:
    try:
        return (await interaction.original_response()).id
    except DISCORD_ERRORS:
        return None


async def ask_for_time(interaction: Interaction, *, public: bool) -> None:
    """Tell Discord that the answer takes longer than its three seconds; nothing happens if it was answered."""
    async with _turn(interaction):
        if interaction.response.is_done():
            return
        if interaction.message is not None:  # a click, or a form that a click opened
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=not public, thinking=True)
            interaction.extras[_THINKING] = True


def note_timer(interaction: Interaction, timer: Timer) -> None:
    """The timer of `ask_for_time`: an answer stops it."""
    interaction.extras[_TIMER] = timer


@contextlib.asynccontextmanager
async def _turn(interaction: Interaction) -> AsyncIterator[None]:
    """Answers to one interaction go out one after another: of two first answers at once Discord would refuse one."""
    timer: Timer | None = interaction.extras.pop(_TIMER, None)
    if timer is not None:
        timer.cancel()
    lock: asyncio.Lock = interaction.extras.setdefault(_LOCK, asyncio.Lock())
    async with lock:
        yield


async def answer_in_place_or_anew(interaction: Interaction, make: Callable[[], Layout]) -> Shown | None:
    """Change the private message that was clicked; where it has just been taken away, show a new one.

    Returns None where neither arrived.
    """
    message = None if interaction.message is None else interaction.message.id
    try:
        await answer_in_place(interaction, make())
    except DISCORD_ERRORS as error:
        match discord_answer(error):
            case DiscordAnswer.UNEXPECTED:
                raise
            case DiscordAnswer.MESSAGE_GONE if not interaction.response.is_done():
                return await answer_anew(interaction, make())
            case DiscordAnswer.DONE:
                pass
            case _:
                return None
    return Shown(OriginalReach(interaction), message)


async def answer_anew(interaction: Interaction, layout: Layout) -> Shown | None:
    """Show something to the person alone; None where it did not arrive."""
    try:
        return await answer_privately(interaction, layout)
    except DISCORD_ERRORS as error:
        if discord_answer(error) is DiscordAnswer.UNEXPECTED:
            raise
        return None


async def reached_or_lost(work: Awaitable[object]) -> None:
    """What nobody can see any more need not be shown; while Discord has trouble, its error is raised."""
    try:
        await work
    except DISCORD_ERRORS as error:
        if discord_answer(error) in (DiscordAnswer.UNEXPECTED, DiscordAnswer.TROUBLE):
            raise


async def reached(work: Awaitable[object]) -> bool:
    """Whether an answer arrived; the expected refusals are normal, everything else is raised."""
    try:
        await work
    except DISCORD_ERRORS as error:
        answer = discord_answer(error)
        if answer is DiscordAnswer.UNEXPECTED:
            raise
        return answer is DiscordAnswer.DONE
    return True
