"""Who has left a server: found when he is waited for, played for, or ranked (experience.md §6, §8).

Discord tells a bot that somebody left only with a privileged intent, which this one does without (discord_facts.md
§5); for one person it can ask.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable

import discord
from discord.ext import commands

from bot.tables.protocols import StoreUnavailable
from bot.tables.tasks import Tasks
from cogs.discord_answers import DISCORD_ERRORS
from cogs.feature import Feature, Interaction

log = logging.getLogger(__name__)

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""Discord's codes for somebody who is not in the server, and for an account that is no more."""
BELIEVED_SECONDS = 600.0
"""For a leaderboard nobody is asked for who was there so lately."""
ASKED_SECONDS = 2.0
"""A ping and a leaderboard wait for the answer at most so long."""
REMEMBERED = 10_000


class Members(Feature):
    """Asks Discord, and gives up the seats of who is gone."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Nobody is known to be gone before `cog_load`."""
        super().__init__(bot)
        self.client = bot
        self._tasks = Tasks()
        self._gone: set[tuple[int, int]] = set()
        self._there: OrderedDict[tuple[int, int], float] = OrderedDict()
        """Server and person: when he was last known to be there, in seconds since the epoch."""

    async def cog_load(self) -> None:
        """Know who was gone before."""
        await super().cog_load()
        self._gone = set(await self.services.members.gone_members())
        self.bot.doorkeeper.welcome = self.welcome

    def welcome(self, interaction: Interaction) -> None:
        """Whoever clicks is there."""
        key = (interaction.guild_id or 0, interaction.user.id)
        self._believe(key)
        if key in self._gone:
            self._tasks.spawn(self.met(*key))

    async def met(self, guild: int, person: int) -> None:
        """He is there; its leaderboards show him again."""
        key = (guild, person)
        if key not in self._gone:
            return
        try:
            await self.services.members.forget_gone_member(*key)
        except StoreUnavailable:
            log.info("who is back in server %s could not be noted; his next click is another occasion", guild)
        else:
            self._gone.discard(key)

    async def gone(self, guild: int, people: Iterable[int], believed: float = 0.0) -> frozenset[int]:
        """Who of these people is in the server no more; their seats there are given up, its leaderboards hide them.

        Discord is asked for each, but for those who were there in the last so many seconds (`believed`).
        """
        asked = self.doubtful(guild, people, believed)
        answers = await asyncio.gather(*(self._is_gone(guild, person) for person in asked))
        found = frozenset(person for person, gone in zip(asked, answers, strict=True) if gone)
        for person in found:
            await self._give_up(guild, person)
        return found

    def doubtful(self, guild: int, people: Iterable[int], believed: float) -> list[int]:
        """For whom Discord must be asked, as they were not seen in the last so many seconds."""
        since = self.services.clock.now() - believed
        return [person for person in people if self._there.get((guild, person), 0.0) <= since]

    async def _is_gone(self, guild: int, person: int) -> bool:
        """Discord says so; where it does not say, people are believed to be there, and not asked for again at once."""
        server = self.client.get_guild(guild)
        if server is None:
            return False
        try:
            await asyncio.wait_for(server.fetch_member(person), ASKED_SECONDS)
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except DISCORD_ERRORS as error:
            log.info("whether somebody is still in server %s is not known: %s", guild, error)
        self._believe((guild, person))
        return False

    async def _give_up(self, guild: int, person: int) -> None:
        log.info("a player has left server %s: his seats are given up", guild)
        self._gone.add((guild, person))
        try:
            await self.services.members.note_gone_member(guild, person)
        except StoreUnavailable:
            log.info("who left server %s could not be noted; he is found again", guild)
        await self.services.tables.give_up_seats(guild, person)

    def _believe(self, key: tuple[int, int]) -> None:
        self._there[key] = self.services.clock.now()
        self._there.move_to_end(key)
        while len(self._there) > REMEMBERED:
            self._there.popitem(last=False)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Members(bot))
