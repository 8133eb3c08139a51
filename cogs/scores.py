"""The scoreboard and what every card does at this table: nobody has to remember anything."""

from discord.ext import commands

from cogs.addresses import Address, Verb
from cogs.feature import Feature, Interaction, clicked
from cogs.layouts.scores import scores_layout


class Scores(Feature):
    """Answers the button "Scores & rules"."""

    @clicked(Verb.SCORES)
    async def scores(self, interaction: Interaction, address: Address) -> None:
        """Show scores and rules to whoever asks; they are no secret."""
        table = await self.services.tables.view(address.table)
        await self.bot.private_answers.show(interaction, scores_layout(table, self.words(interaction)), "scores")


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Scores(bot))
