"""The ways to answer an interaction. A layout is stopped before it is sent, so that discord.py keeps nothing of it."""

from collections.abc import Awaitable

import discord

from cogs.discord_answers import DISCORD_ERRORS, DiscordAnswer, discord_answer
from cogs.feature import Interaction


async def answer_privately(interaction: Interaction, layout: discord.ui.LayoutView) -> int | None:
    """Show something to the person alone, as the first answer or after it; returns the new message's id."""
    layout.stop()
    if interaction.response.is_done():
        return (await interaction.followup.send(view=layout, ephemeral=True, wait=True)).id
    return (await interaction.response.send_message(view=layout, ephemeral=True)).message_id


async def answer_in_place(interaction: Interaction, layout: discord.ui.LayoutView) -> None:
    """Change the message that was clicked; as the first answer this costs no rate limit."""
    layout.stop()
    if interaction.response.is_done():
        await interaction.edit_original_response(view=layout)
    else:
        await interaction.response.edit_message(view=layout)


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


async def put_away(interaction: Interaction) -> None:
    """Delete the ephemeral message that an interaction made; it may be gone already."""
    await reached(interaction.delete_original_response())
