"""The server's leaderboard, page by page."""

from collections.abc import Iterable
from datetime import UTC, datetime

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.engine import GAMES
from bot.tables.errors import Refused
from bot.tables.results import CUSTOM, Opposition, SortBy, StandingsPage
from cogs.addresses import Address, Verb
from cogs.answering import ask_for_time, reached
from cogs.feature import Feature, Interaction, clicked, subcommand
from cogs.layouts.leaderboard import LeaderboardQuery, leaderboard_layout, lists_scores, other_list, parse_query
from cogs.layouts.parts import Layout
from cogs.members import BELIEVED_SECONDS, Members
from cogs.place import guild_of

LEADERBOARD = "leaderboard"
"""The kind of private answer."""
ALL_TIME = "all-time"
THIS_MONTH = "this-month"


class Leaderboard(Feature):
    """Shows who plays best here."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Ask the feature that knows who has left."""
        super().__init__(bot)
        members = bot.get_cog("Members")
        assert isinstance(members, Members)
        self.members = members

    def choices(self, option: str) -> list[app_commands.Choice[str]]:
        """What each option offers."""
        match option:
            case "variant":
                return [*self.variants(), *self._named((CUSTOM,))]
            case "period":
                return self._named((ALL_TIME, THIS_MONTH))
            case "sort":
                return self._named(SortBy)
            case "against":
                return self._named(Opposition)
            case _:
                return []

    def _named(self, keys: Iterable[str]) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=self.text(f"choice-{key}"), value=str(key)) for key in keys]

    @subcommand("leaderboard")
    async def leaderboard(
        self,
        interaction: Interaction,
        variant: str | None = None,
        period: str = ALL_TIME,
        sort: str = SortBy.WINS.value,
        against: str = Opposition.PEOPLE.value,
    ) -> None:
        """Show the first page."""
        if variant is not None and variant not in GAMES and variant != CUSTOM:
            raise Refused("unknown-variant", variant=variant)
        month = f"{datetime.fromtimestamp(self.services.clock.now(), UTC):%Y-%m}" if period == THIS_MONTH else None
        by = SortBy(sort)
        if by is SortBy.SCORE and variant in GAMES and not lists_scores(variant):
            by = SortBy.WINS  # a game that counts no points has no scores to sort by
        query = LeaderboardQuery(variant, Opposition(against), month, by, 0)
        await self.bot.private_answers.show(interaction, await self._layout(interaction, query), LEADERBOARD)

    @clicked(Verb.LEADERBOARD)
    async def turn(self, interaction: Interaction, address: Address) -> None:
        """Turn the page in place."""
        query = parse_query(address.argument)
        if query is None:
            raise Refused("unknown")
        await self.bot.private_answers.show_in_panel(interaction, await self._layout(interaction, query), LEADERBOARD)

    async def _layout(self, interaction: Interaction, query: LeaderboardQuery) -> Layout:
        page = await self._page(interaction, query)
        elsewhere = 0 if page.rows else (await self._page(interaction, other_list(query))).total
        return leaderboard_layout(page, query, self.words(interaction), elsewhere=elsewhere)

    async def _page(self, interaction: Interaction, query: LeaderboardQuery) -> StandingsPage:
        """The page without those who have left the server, who are found when they are to be shown."""
        guild = guild_of(interaction)
        await self.members.met(guild, interaction.user.id)
        page = await self._stored_page(guild, query)
        if self.members.doubtful(guild, _people(page), BELIEVED_SECONDS):
            await reached(ask_for_time(interaction, public=False))  # Discord is asked before it is answered
        while gone := await self.members.gone(guild, _people(page), BELIEVED_SECONDS):
            before, page = page, await self._stored_page(guild, query)
            if page == before:  # the database would not note it
                return replace(page, rows=tuple(row for row in page.rows if row.person not in gone))
        return page

    async def _stored_page(self, guild: int, query: LeaderboardQuery) -> StandingsPage:
        return await self.services.standings.page(
            guild,
            variant=query.variant,
            opposition=query.opposition,
            month=query.month,
            sort=query.sort,
            page=query.page,
        )


def _people(page: StandingsPage) -> list[int]:
    return [row.person for row in page.rows]


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Leaderboard(bot))
