"""Which table a command means, when its button is not at hand."""

from bot.tables.errors import Refused
from cogs.addresses import Verb
from cogs.feature import House, Interaction
from cogs.layouts.which_table import which_table_layout
from cogs.place import channel_of, guild_of
from cogs.private_answers import TABLE


async def table_of(bot: House, interaction: Interaction, verb: Verb) -> str | None:
    """The table at which the person sits: this channel's, else the only one.

    Where that leaves several, the person is asked, with a button for each that carries the verb; then None.
    Raises `Refused` when there is none.
    """
    tables = bot.services.tables.tables_of(guild_of(interaction), interaction.user.id)
    here = [table for table in tables if table.channel == channel_of(interaction)]
    candidates = here or tables
    if not candidates:
        raise Refused("no-table")
    if len(candidates) == 1:
        return candidates[0].id
    words = bot.services.localizer.words(str(interaction.locale))
    question = which_table_layout(candidates, verb, words, interaction.user.id)
    await bot.private_answers.show(interaction, question, TABLE)
    return None
