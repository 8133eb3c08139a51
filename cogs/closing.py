"""Leaving, ending, moving a table; the small panel "More"; the next round."""

from discord.ext import commands

from bot.tables.errors import Refused
from bot.tables.state import Phase
from bot.tables.tables import Answered
from cogs.addresses import Address, Verb
from cogs.answering import answer_in_place, answer_privately, reached
from cogs.feature import Feature, Interaction, clicked, subcommand
from cogs.layouts.more import help_layout, more_layout
from cogs.layouts.notices import notice_layout
from cogs.place import channel_of, check_permissions, guild_of, is_moderator
from cogs.showing import Showing
from cogs.which_table import table_of


class Closing(Feature):
    """What is rarely needed, and must always be at hand."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Share the ways of showing a table with the other features."""
        super().__init__(bot)
        self.showing = Showing(self.services)

    @subcommand("leave")
    async def leave_command(self, interaction: Interaction) -> None:
        """Leave my table."""
        table = await table_of(self.services, interaction, Verb.LEAVE)
        if table is not None:
            await self._leave(interaction, table)

    @clicked(Verb.LEAVE)
    async def leave(self, interaction: Interaction, address: Address) -> None:
        """The lobby's button answers with the lobby; the one in a panel says that it is done."""
        if _in_panel(interaction):
            await self._leave(interaction, address.table)
            return
        try:
            table = await self.services.tables.leave(
                address.table, interaction.user.id, Answered.TABLE, only_in_lobby=True
            )
        except Refused as refusal:
            if refusal.code != "already-started":
                raise
            table = await self.services.tables.view(address.table)  # somebody clicked Start at the same moment
        await self.showing.in_place(interaction, table)

    @subcommand("stop")
    async def stop_command(self, interaction: Interaction) -> None:
        """End a table: my own, or as a moderator any in this channel."""
        here = self.services.tables.tables_in(guild_of(interaction), channel_of(interaction))
        mine = [table for table in here if table.host == interaction.user.id]
        allowed = mine or (here if is_moderator(interaction) else [])
        if len(allowed) == 1:
            await self._stop(interaction, allowed[0].id)
            return
        if here and not allowed:
            raise Refused("may-not-stop")
        table = await table_of(self.services, interaction, Verb.STOP)
        if table is not None:
            await self._stop(interaction, table)

    @clicked(Verb.STOP)
    async def stop(self, interaction: Interaction, address: Address) -> None:
        """End the table of this panel."""
        await self._stop(interaction, address.table)

    @subcommand("table")
    async def table_command(self, interaction: Interaction) -> None:
        """Post my table anew, here: from another channel it moves."""
        table = await table_of(self.services, interaction, Verb.REPOST)
        if table is not None:
            await self._repost(interaction, table)

    @clicked(Verb.REPOST)
    async def repost(self, interaction: Interaction, address: Address) -> None:
        """Post the table of this panel anew."""
        await self._repost(interaction, address.table)

    @clicked(Verb.NEXT)
    async def next_round(self, interaction: Interaction, address: Address) -> None:
        """Deal the next round; its table is posted anew. Of two clicks the second finds it dealt."""
        try:
            table = await self.services.tables.next_round(address.table, interaction.user.id)
        except Refused as refusal:
            if refusal.code != "round-still-on":
                raise
            table = await self.services.tables.view(address.table)
        await self.showing.in_place(interaction, table)

    @clicked(Verb.MORE)
    async def more(self, interaction: Interaction, address: Address) -> None:
        """Open the panel."""
        table = await self.services.tables.view(address.table)
        moderator = is_moderator(interaction) and table.channel == channel_of(interaction)
        layout = more_layout(table, interaction.user.id, self.words(interaction), moderator=moderator)
        await answer_privately(interaction, layout)

    @clicked(Verb.HELP)
    async def help(self, interaction: Interaction, _address: Address) -> None:
        """How to play here."""
        await answer_privately(interaction, help_layout(self.words(interaction)))

    async def _leave(self, interaction: Interaction, table: str) -> None:
        before = await self.services.tables.view(table)
        await self.services.tables.leave(table, interaction.user.id)
        await self._say(interaction, "left-lobby" if before.phase is Phase.LOBBY else "left-match")

    async def _stop(self, interaction: Interaction, table: str) -> None:
        view = await self.services.tables.view(table)
        # the permissions that an interaction tells are those in its own channel
        moderator = is_moderator(interaction) and view.channel == channel_of(interaction)
        await self.services.tables.stop(table, interaction.user.id, moderator=moderator)
        await self._say(interaction, "stopped")

    async def _repost(self, interaction: Interaction, table: str) -> None:
        check_permissions(interaction, self.words(interaction))
        before = await self.services.tables.view(table)
        message = (await self.services.tables.place(table)).message
        after = await self.services.tables.repost(table, interaction.user.id, channel_of(interaction))
        if after.channel != before.channel and message is not None:
            await reached(self.bot.get_partial_messageable(before.channel).get_partial_message(message).delete())
        await self._say(interaction, "reposted")

    async def _say(self, interaction: Interaction, what: str) -> None:
        words = self.words(interaction)
        layout = notice_layout(words(f"notice-{what}"), words)
        if _in_panel(interaction):
            await reached(answer_in_place(interaction, layout))
        else:
            await answer_privately(interaction, layout)


def _in_panel(interaction: Interaction) -> bool:
    """Whether the click came from an ephemeral message."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Closing(bot))
