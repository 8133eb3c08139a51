"""What the bot lacks in a server, for whoever can grant it."""

import discord
from discord.ext import commands

from bot.tables.errors import Refused
from cogs.answering import answer_privately
from cogs.feature import Feature, Interaction, subcommand
from cogs.layouts.check import ChannelCheck, check_layout
from cogs.place import channel_of, guild_of, lacking, may_manage


class Check(Feature):
    """Answers `/pesten check`."""

    @subcommand("check")
    async def check(self, interaction: Interaction) -> None:
        """Say which permissions are missing, here and in the other text channels."""
        if not may_manage(interaction):
            raise Refused("may-not-check")
        threads = (await self.services.settings.guild_settings(guild_of(interaction))).threads
        here = ChannelCheck(channel_of(interaction), tuple(lacking(interaction.app_permissions, threads=threads)))
        layout = check_layout(here, _elsewhere(interaction, threads=threads), self.words(interaction))
        await answer_privately(interaction, layout)


def _elsewhere(interaction: Interaction, *, threads: bool) -> list[ChannelCheck]:
    """The other text channels that the person sees, from top to bottom; none while the server is not known yet."""
    guild, user = interaction.guild, interaction.user
    bot = None if guild is None else guild.get_member(interaction.client.user.id)
    if guild is None or bot is None or not isinstance(user, discord.Member):
        return []
    return [
        ChannelCheck(channel.id, tuple(lacking(channel.permissions_for(bot), threads=threads)))
        for channel in guild.text_channels
        if channel.id != interaction.channel_id and channel.permissions_for(user).view_channel
    ]


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Check(bot))
