"""Which table a command means, when its button is not at hand."""

from bot.services import Services
from bot.tables.errors import Refused
from cogs.addresses import Verb
from cogs.answering import answer_privately
from cogs.feature import Interaction
from cogs.layouts.which_table import which_table_layout
from cogs.place import channel_of, guild_of


async def table_of(services: Services, interaction: Interaction, verb: Verb) -> str | None:
    """The table at which the person sits: this channel's, else the only one.

    Where that leaves several, the person is asked, with a button for each that carries the verb; then None.
    Raises `Refused` when there is none.
    """
    tables = services.tables.tables_of(guild_of(interaction), interaction.user.id)
    here = [table for table in tables if table.channel == channel_of(interaction)]
    candidates = here or tables
    if not candidates:
        raise Refused("no-table")
    if len(candidates) == 1:
        return candidates[0].id
    words = services.localizer.words(str(interaction.locale))
    await answer_privately(interaction, which_table_layout(candidates, verb, words, interaction.user.id))
    return None
