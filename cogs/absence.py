"""Being away and coming back: one's seat, the host's pause, dropping who does not come back, the rematch."""

import discord
from discord.ext import commands

from bot.tables.errors import Refused
from bot.tables.home import Home
from bot.tables.state import Phase
from bot.tables.views import TableView
from cogs.addresses import DROP, VOTE, Address, Verb
from cogs.answering import reached
from cogs.feature import Feature, Interaction, clicked, subcommand
from cogs.hands import Hands
from cogs.layouts.names import shown_name
from cogs.layouts.notices import notice_layout
from cogs.layouts.parts import Layout
from cogs.layouts.round_end import add_rematch
from cogs.layouts.which_table import table_line
from cogs.place import (
    channel_of,
    check_channel,
    check_permissions,
    check_room,
    guild_of,
    is_moderator,
    is_private,
    moderates,
)
from cogs.private_answers import NOTICE, while_true
from cogs.sending import change
from cogs.showing import Showing


class Absence(Feature):
    """What keeps a table going, and lets people come back to it."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Share the ways of showing tables and hands with the other features."""
        super().__init__(bot)
        self.showing = Showing(self.services)
        hands = bot.get_cog("Hands")
        assert isinstance(hands, Hands)
        self.hands = hands

    @clicked(Verb.TAKE_BACK)
    async def take_back(self, interaction: Interaction, address: Address) -> None:
        """Play oneself again: the answer is the hand, at once."""
        person = interaction.user.id
        try:
            await self.services.tables.take_back(address.table, person)
        except Refused as refusal:
            if refusal.code != "not-away":
                raise
        await self._show_hand(interaction, address.table)

    @clicked(Verb.TAKE_OVER)
    async def take_over(self, interaction: Interaction, address: Address) -> None:
        """Sit down in the seat that was offered: the answer is its hand."""
        user, seat = interaction.user, int(address.argument) if address.argument.isdecimal() else None
        await self.services.tables.take_over(address.table, user.id, user.display_name, seat)
        self.hands.meet(interaction, address.table)
        await self._show_hand(interaction, address.table)

    @clicked(Verb.PAUSE)
    async def pause(self, interaction: Interaction, address: Address) -> None:
        """Let the match stand still."""
        person = interaction.user.id
        table = await self.services.tables.pause(address.table, person)
        layout = self._notice(interaction, "notice-paused")
        follow = while_true(table.id, layout, lambda now: now.pause is not None and now.host == person)
        await self.bot.private_answers.show_in_panel(interaction, layout, NOTICE, follow)

    @clicked(Verb.RESUME)
    async def resume(self, interaction: Interaction, address: Address) -> None:
        """Let it go on; in place of a hand that stood still comes the one that does not."""
        await self.services.tables.resume(address.table, interaction.user.id)
        if self.hands.is_hand(interaction, address.table):
            await self._show_hand(interaction, address.table)
        else:
            layout = self._notice(interaction, "notice-resumed")
            await self.bot.private_answers.show_in_panel(interaction, layout, NOTICE)

    @clicked(Verb.REMATCH)
    async def rematch(self, interaction: Interaction, address: Address) -> None:
        """The first click opens the lobby below the result; the others' clicks take them there."""
        tables, user = self.services.tables, interaction.user
        before = tables.rematch_of(guild_of(interaction), address.table)
        if before is not None and (before.phase is not Phase.LOBBY or before.seats_person(user.id)):
            await self._point_to(interaction, before)
            return
        if before is None:
            check_permissions(interaction, self.words(interaction))
            await self._check_place(interaction, await tables.view(address.table))
        lobby = await tables.rematch(address.table, user.id, user.display_name)
        if before is None and lobby.host == user.id and lobby.channel == channel_of(interaction):
            await self.showing.post(interaction, lobby)
        else:
            # opened in the thread of the match, the lobby is to be posted in its channel; who came later is to be seen
            # in it, but while its first message is on its way nobody else posts one
            if before is None or (await tables.place(lobby.id)).message is not None:
                await tables.repaint(lobby.id)
            await self._point_to(interaction, lobby)
        self.hands.meet(interaction, lobby.id)
        if before is None and lobby.host == user.id:
            await self._tell_of_rematch(interaction, address.table, lobby)

    async def _tell_of_rematch(self, interaction: Interaction, table: str, lobby: TableView) -> None:
        """Say below the result, which the others see, who opened the rematch and where; an edit notifies nobody.

        Of a match in a thread the result in the channel says so: the thread is archived.
        """
        clicked, finished = interaction.message, await self.services.tables.view(table)
        if clicked is None or finished.phase is not Phase.FINISHED:
            return
        words = self.services.localizer.words(finished.locale)
        layout = self.showing.layout(finished)
        add_rematch(layout, interaction.user.display_name, await self._link(lobby), words)
        here = Home(channel_of(interaction), clicked.id) if finished.home is None else finished.home
        await reached(change(self.bot, here.channel, here.message, layout))

    async def _check_place(self, interaction: Interaction, finished: TableView) -> None:
        """A rematch is a table like any: where, and how many there are, the server decides."""
        channel = finished.channel if finished.home is None else finished.home.channel
        settings = await self.services.settings.guild_settings(finished.guild)
        if self.services.tables.rematch_of(finished.guild, finished.id) is not None:
            return  # somebody was quicker: this click takes a seat there
        check_channel(interaction, settings, self.words(interaction))
        check_room(self.services.tables.count_opened_in(finished.guild, channel), settings)

    @subcommand("kick")
    async def kick(self, interaction: Interaction, member: discord.User) -> None:
        """Drop somebody: the host at his table, moderators here, the others by vote against who is away."""
        words = self.words(interaction)
        table = self._table_of_both(interaction, member.id)
        moderator = moderates(interaction, table.channel)
        after = await self.services.tables.kick(table.id, interaction.user.id, member.id, moderator=moderator)
        said = await self._said_of_drop(interaction, table, after, member.id)
        await self.bot.private_answers.show(interaction, notice_layout(said, words), NOTICE)

    @clicked(Verb.KICK)
    async def drop(self, interaction: Interaction, address: Address) -> None:
        """The button of the panel behind More, which names somebody who is away."""
        words, tables = self.words(interaction), self.services.tables
        person, _, how = address.argument.partition(".")
        if not person.isdecimal() or how not in (DROP, VOTE):
            raise Refused("unknown")
        table, against = await tables.view(address.table), int(person)
        moderator = moderates(interaction, table.channel)
        after = await tables.drop_absent(
            table.id, interaction.user.id, against, moderator=moderator, by_vote=how == VOTE
        )
        said = await self._said_of_drop(interaction, table, after, against)
        await self.bot.private_answers.show_in_panel(interaction, notice_layout(said, words), NOTICE)

    async def _said_of_drop(self, interaction: Interaction, before: TableView, after: TableView, member: int) -> str:
        """That he was dropped, or that a vote was counted."""
        words = self.words(interaction)
        name = next((shown_name(seat.name) for seat in before.seats if seat.person == member), "?")
        if after.seats_person(member):
            missing = await self.services.tables.votes_missing(before.id, member)
            return words("notice-voted", name=name, missing=missing)
        return words("notice-kicked", name=name, table=table_line(before, words, interaction.user.id))

    def _table_of_both(self, interaction: Interaction, member: int) -> TableView:
        """The table at which he sits and I do too, or may moderate; this channel's before others."""
        here, moderator = channel_of(interaction), is_moderator(interaction)
        tables = [
            table
            for table in self.services.tables.tables_of(guild_of(interaction), member)
            if table.seats_person(interaction.user.id) or (moderator and table.channel == here)
        ]
        if not tables:
            raise Refused("no-table-with-member")
        return min(tables, key=lambda table: table.channel != here)

    async def _show_hand(self, interaction: Interaction, table: str) -> None:
        hand = await self.services.tables.hand(table, interaction.user.id)
        if is_private(interaction):
            await self.hands.change(interaction, hand)
        else:
            await self.hands.open(interaction, hand)

    async def _point_to(self, interaction: Interaction, table: TableView) -> None:
        words = self.words(interaction)
        waits = table.phase is Phase.LOBBY and table.seats_person(interaction.user.id)
        said = words("rematch-joined" if waits else "rematch-is-on", link=await self._link(table))
        await self.bot.private_answers.show(interaction, notice_layout(said, words), NOTICE)

    async def _link(self, table: TableView) -> str:
        place = await self.services.tables.place(table.id)
        message = "" if place.message is None else f"/{place.message}"
        return f"https://discord.com/channels/{table.guild}/{place.channel}{message}"

    def _notice(self, interaction: Interaction, key: str) -> Layout:
        words = self.words(interaction)
        return notice_layout(words(key), words)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Absence(bot))
