"""When people cannot reach us, nobody's time passes: the gateway is away, or the bot is not in the server."""

import discord
from discord.ext import commands

from cogs.feature import Feature


class Outages(Feature):
    """Tells the tables when the connection ends and begins, and when the bot is removed and invited again."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """No connection is there before it begins."""
        super().__init__(bot)
        self.client = bot
        self.shards_there: set[int] = set()

    async def cog_load(self) -> None:
        """Before the tables open their doors: until all connections are there nobody's time passes."""
        await super().cog_load()
        self.services.tables.look_away()

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """From now on clicks may not arrive."""
        self.shards_there.discard(shard)
        self.services.tables.look_away()

    @commands.Cog.listener()
    async def on_shard_connect(self, shard: int) -> None:
        """A new session."""
        await self._back(shard)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """The old session goes on."""
        await self._back(shard)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Nobody of this server can play: its matches stand still."""
        await self.services.tables.pause_all(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """They go on."""
        await self.services.tables.resume_all(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """So does the library name some invitations, and every server at a start."""
        await self.services.tables.resume_all(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Servers that removed the bot while it was not running are not among ours any more."""
        for guild in self.services.tables.guilds():
            if self.client.get_guild(guild) is None:
                await self.services.tables.pause_all(guild)

    async def _back(self, shard: int) -> None:
        self.shards_there.add(shard)
        shards = self.client.shard_ids or range(self.client.shard_count or 1)
        if self.shards_there.issuperset(shards):
            await self.services.tables.look_again()


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Outages(bot))
