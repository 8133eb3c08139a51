"""Shows what tables have become: the public message, edited in place, posted anew when it must be found again."""

import logging
from datetime import timedelta

import discord
from discord.ext import commands

from bot.tables.state import RUNNING
from bot.tables.views import TableView
from cogs.discord_answers import DISCORD_ERRORS, DiscordAnswer, discord_answer
from cogs.feature import Feature
from cogs.hands import Hands
from cogs.showing import Showing

log = logging.getLogger(__name__)

OLD_MESSAGE = timedelta(minutes=50)
"""Edits of messages older than an hour are rationed (discord_facts.md §6): a running table moves before."""
TROUBLE_PAUSES = (1.0, 4.0, 15.0, 60.0, 300.0)
"""Seconds between the tries of a repaint while Discord has trouble; after the last the next act paints."""


class TablePublisher(Feature):
    """Implements `bot.tables.protocols.Publisher`."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Hands are kept by their own feature."""
        super().__init__(bot)
        self.showing = Showing(self.services)
        hands = bot.get_cog("Hands")
        assert isinstance(hands, Hands)
        self.hands = hands

    async def cog_load(self) -> None:
        """With somebody to show them, the tables open their doors."""
        await super().cog_load()
        count = await self.services.tables.open_doors(self)
        log.info("%s tables are running", count)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited (again): tables that could not be painted meanwhile are."""
        await self.services.tables.repaint_all(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord has the server back after an outage; it says so of every server at every start, too."""
        await self.services.tables.repaint_all(guild.id)

    async def refresh_hand(self, table: str, person: int) -> None:
        """Bring an open hand up to the state, where one is open and may change."""
        await self.hands.refresh_hand(table, person)

    async def paint_table(self, table: str) -> bool:
        """Bring the public message up to the table's state, whatever Discord is doing; whether it is done."""
        for pause in (*TROUBLE_PAUSES, None):
            try:
                await self._paint(table)
            except DISCORD_ERRORS as error:
                answer = discord_answer(error)
                if answer is DiscordAnswer.UNEXPECTED:
                    raise
                log.info("table %s could not be painted: %s", table, error)
                if answer is not DiscordAnswer.TROUBLE or pause is None:
                    break
                await self.services.clock.sleep_until(self.services.clock.now() + pause)
            else:
                return True
        return False

    async def _paint(self, table: str) -> None:
        view = await self.services.tables.view(table)
        message, anew = await self.services.tables.place(table)
        if message is None:
            await self._post(view)
        elif anew or self._is_old(view, message):
            await self._post(view)
            await self._put_away(view, message)
        else:
            await self._edit(view, message)

    def _is_old(self, view: TableView, message: int) -> bool:
        written = discord.utils.snowflake_time(message).timestamp()
        return view.phase in RUNNING and self.services.clock.now() - written > OLD_MESSAGE.total_seconds()

    async def _post(self, view: TableView) -> None:
        channel = self._channel(view)
        message = await channel.send(view=self.showing.layout(view))
        await self.services.tables.record_message(view.id, message.id)

    async def _edit(self, view: TableView, message: int) -> None:
        try:
            await self._channel(view).get_partial_message(message).edit(view=self.showing.layout(view))
        except discord.NotFound as error:
            if discord_answer(error) is not DiscordAnswer.MESSAGE_GONE:
                raise
            if view.phase in RUNNING:
                await self._post(view)

    async def _put_away(self, view: TableView, message: int) -> None:
        """Delete the older message; where that fails, its buttons still work and say where the table is."""
        try:
            await self._channel(view).get_partial_message(message).delete()
        except DISCORD_ERRORS as error:
            if discord_answer(error) is DiscordAnswer.UNEXPECTED:
                raise

    def _channel(self, view: TableView) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(view.channel, guild_id=view.guild)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(TablePublisher(bot))
