"""Leaving, ending, moving a table; the small panel "More"; the next round."""

from collections.abc import Callable

from discord.ext import commands

from bot.tables.absence import IN_MATCH
from bot.tables.errors import Refused
from bot.tables.place import Answered
from bot.tables.state import RUNNING, Phase
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.answering import reached
from cogs.feature import Feature, Interaction, clicked, subcommand
from cogs.layouts.confirm import SURE, confirm_leave_layout, confirm_stop_layout, is_out
from cogs.layouts.more import help_layout, more_layout
from cogs.layouts.notices import notice_layout
from cogs.layouts.parts import Layout
from cogs.layouts.which_table import table_line
from cogs.place import channel_of, check_channel, check_permissions, check_room, guild_of, is_moderator, moderates
from cogs.private_answers import TABLE, Follow
from cogs.showing import Showing
from cogs.threads import MatchThreads
from cogs.which_table import table_of


class Closing(Feature):
    """What is rarely needed, and must always be at hand."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Share the ways of showing a table with the other features."""
        super().__init__(bot)
        self.showing = Showing(self.services)
        self.threads = MatchThreads(bot, self.services)

    @subcommand("leave")
    async def leave_command(self, interaction: Interaction) -> None:
        """Leave my table."""
        table = await table_of(self.bot, interaction, Verb.LEAVE)
        if table is not None:
            await self._leave(interaction, table, sure=False)

    @clicked(Verb.LEAVE)
    async def leave(self, interaction: Interaction, address: Address) -> None:
        """The lobby's button answers with the lobby; one in a panel asks once more, or says that it is done."""
        if _in_panel(interaction):
            await self._leave(interaction, address.table, sure=address.argument == SURE)
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

    @clicked(Verb.STAY)
    async def stay(self, interaction: Interaction, _address: Address) -> None:
        """Nothing has happened, and the person is told so."""
        await self._say(interaction, self.words(interaction)("notice-stayed"))

    @subcommand("stop")
    async def stop_command(self, interaction: Interaction) -> None:
        """End a table: my own, or as a moderator any in this channel."""
        here = self.services.tables.tables_in(guild_of(interaction), channel_of(interaction))
        mine = [table for table in here if table.host == interaction.user.id]
        allowed = mine or (here if is_moderator(interaction) else [])
        if len(allowed) == 1:
            await self._stop(interaction, allowed[0].id, sure=False)
            return
        if here and not allowed:
            raise Refused("may-not-stop")
        table = await table_of(self.bot, interaction, Verb.STOP)
        if table is not None:
            await self._stop(interaction, table, sure=False)

    @clicked(Verb.STOP)
    async def stop(self, interaction: Interaction, address: Address) -> None:
        """End the table of this panel."""
        await self._stop(interaction, address.table, sure=address.argument == SURE)

    @subcommand("table")
    async def table_command(self, interaction: Interaction) -> None:
        """Post my table anew, here: from another channel it moves."""
        table = await table_of(self.bot, interaction, Verb.REPOST)
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

        async def become(table: TableView) -> Layout | None:
            return await self._panel(interaction, table) if table.phase in RUNNING else None

        table = await self.services.tables.view(address.table)
        follow = Follow(address.table, become) if table.phase in RUNNING else None
        layout = await self._panel(interaction, table)
        await self.bot.private_answers.show_in_panel(interaction, layout, TABLE, follow)

    async def _panel(self, interaction: Interaction, table: TableView) -> Layout:
        """What this person can do with the table as it is."""
        tables, person = self.services.tables, interaction.user.id
        moderator = moderates(interaction, table.channel)
        return more_layout(
            table,
            person,
            self.words(interaction),
            moderator=moderator,
            resumes=await tables.may_resume(table.id, person),
            away=await tables.away_from(table.id, person, moderator=moderator),
            free=await tables.free_seats(table.id, person),
        )

    @clicked(Verb.HELP)
    async def help(self, interaction: Interaction, _address: Address) -> None:
        """How to play here."""
        await self.bot.private_answers.show_in_panel(interaction, help_layout(self.words(interaction)), TABLE)

    async def _leave(self, interaction: Interaction, table: str, *, sure: bool) -> None:
        words, person = self.words(interaction), interaction.user.id
        before = await self.services.tables.view(table)
        if before.seats_person(person) and not sure and before.phase in IN_MATCH:
            await self._ask(
                interaction,
                before,
                lambda table: confirm_leave_layout(table, person, words) if table.seats_person(person) else None,
            )
            return
        # a lobby that became a match after it was looked at is asked about, never left by accident
        after = await self.services.tables.leave(table, person, only_in_lobby=not sure)
        where = table_line(before, words, person)
        match (before.phase, after.phase):
            case (Phase.LOBBY, _):
                await self._say(interaction, words("notice-left-lobby", table=where))
            case (_, Phase.CLOSED):
                await self._say(interaction, words("notice-left-last", table=where))
            case _ if is_out(before, person):
                await self._say(interaction, words("notice-left-out", table=where))
            case _:
                await self._say(interaction, words("notice-left-match", table=where))

    async def _stop(self, interaction: Interaction, table: str, *, sure: bool) -> None:
        words, person = self.words(interaction), interaction.user.id
        view = await self.services.tables.view(table)
        moderator = moderates(interaction, view.channel)
        allowed = moderator or view.host == person
        if allowed and not sure and view.phase in IN_MATCH:
            await self._ask(
                interaction,
                view,
                lambda table: confirm_stop_layout(table, person, words) if moderator or table.host == person else None,
            )
            return
        await self.services.tables.stop(table, person, moderator=moderator)
        await self._say(interaction, words("notice-stopped", table=table_line(view, words, person)))

    async def _repost(self, interaction: Interaction, table: str) -> None:
        check_permissions(interaction, self.words(interaction))
        before = await self.services.tables.view(table)
        message = (await self.services.tables.place(table)).message
        if before.channel != channel_of(interaction):
            settings = await self.services.settings.guild_settings(before.guild)
            check_channel(interaction, settings, self.words(interaction))
            if before.home is None or before.home.channel != channel_of(interaction):  # there it is counted already
                check_room(self.services.tables.count_opened_in(before.guild, channel_of(interaction)), settings)
        after = await self.services.tables.repost(table, interaction.user.id, channel_of(interaction))
        try:  # the answer first: what comes then asks Discord, who may take his time
            await self._say(interaction, self.words(interaction)("notice-reposted"))
        finally:
            await self._leave_behind(before, after, message)

    async def _leave_behind(self, before: TableView, after: TableView, message: int | None) -> None:
        """Put away what showed the table in the channel or thread from which it has moved."""
        if after.channel == before.channel:
            return
        if message is not None:
            await reached(self.bot.get_partial_messageable(before.channel).get_partial_message(message).delete())
        if before.home is not None:
            home = self.bot.get_partial_messageable(before.home.channel)
            await reached(home.get_partial_message(before.home.message).delete())
            await reached(self.threads.archive(before.channel))
            await self.services.tables.came_home(after.id)

    async def _ask(
        self, interaction: Interaction, table: TableView, question: Callable[[TableView], Layout | None]
    ) -> None:
        """Ask once more; when the answer is no more up to this person, nor the match on, the question goes."""

        async def become(table: TableView) -> Layout | None:
            return question(table) if table.phase in IN_MATCH else None

        layout = await become(table)
        assert layout is not None
        await self.bot.private_answers.show_in_panel(interaction, layout, TABLE, Follow(table.id, become))

    async def _say(self, interaction: Interaction, sentence: str) -> None:
        await self._answer(interaction, notice_layout(sentence, self.words(interaction)))

    async def _answer(self, interaction: Interaction, layout: Layout) -> None:
        """In the panel that was clicked, else as a message of its own, to the person alone."""
        await self.bot.private_answers.show_in_panel(interaction, layout, TABLE)


def _in_panel(interaction: Interaction) -> bool:
    """Whether the click came from an ephemeral message."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Closing(bot))
