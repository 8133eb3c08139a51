"""Everybody's own hand: opened by a click or a command, played from, and kept up to date."""

import discord
from discord.ext import commands

from bot.engine import Action, IllegalAction, PestenError, StaleAction
from bot.i18n import Words
from bot.tables.state import RUNNING
from bot.tables.tables import Answered
from bot.tables.views import HandView
from cogs.addresses import UNVERSIONED, Address, Verb
from cogs.answering import OriginalReach, Shown, answer_in_place, answer_privately, reached
from cogs.card_argument import parse_choice, parse_play
from cogs.feature import Feature, Interaction, clicked, subcommand
from cogs.handbook import Handbook, OpenHand
from cogs.layouts.hand import hand_layout, suit_layout
from cogs.layouts.notices import refusal_text
from cogs.showing import Showing
from cogs.which_table import table_of


class Hands(Feature):
    """Shows hands and carries out what is clicked in them."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """No hand is open yet."""
        super().__init__(bot)
        self.book = Handbook(self.services.clock)
        self.showing = Showing(self.services)

    @subcommand("hand")
    async def hand(self, interaction: Interaction) -> None:
        """Show my cards."""
        table = await table_of(self.services, interaction, Verb.HAND)
        if table is not None:
            await self.open(interaction, await self.services.tables.hand(table, interaction.user.id))

    @clicked(Verb.HAND)
    async def my_cards(self, interaction: Interaction, address: Address) -> None:
        """The public button: a fresh hand, and the older one retires."""
        hand = await self.services.tables.hand(address.table, interaction.user.id)
        await self.open(interaction, hand)
        if hand.table.phase not in RUNNING:
            # an ended table has no such button: the program was killed before it could paint the end
            await self.services.tables.repaint(address.table)

    @clicked(Verb.REFRESH, Verb.BACK)
    async def refresh(self, interaction: Interaction, address: Address) -> None:
        """Show the present hand in place of what stood there."""
        await self.change(interaction, await self.services.tables.hand(address.table, interaction.user.id))

    @clicked(Verb.PAGE)
    async def page(self, interaction: Interaction, address: Address) -> None:
        """Turn to another page of a large hand."""
        page = int(address.argument) if address.argument.isdecimal() else 0
        await self.change(interaction, await self.services.tables.hand(address.table, interaction.user.id), page=page)

    @clicked(Verb.SUIT)
    async def suit(self, interaction: Interaction, address: Address) -> None:
        """Ask for a suit before the card is played; nothing changes under the player meanwhile."""
        hand = await self.services.tables.hand(address.table, interaction.user.id)
        if str(hand.version) != address.version:
            await self.change(interaction, hand, note=StaleAction("stale"))
            return
        card, call = parse_choice(address.argument)
        layout = suit_layout(hand, card, self.words(interaction), self.services.emojis, call=call)
        await self._show(interaction, hand, layout, choosing=True)

    @clicked(Verb.PLAY)
    async def play(self, interaction: Interaction, address: Address) -> None:
        """Play the card on the button, with the suit chosen for it, and with the call if the button says so."""
        await self.act(interaction, address, parse_play(address.argument))

    @clicked(Verb.DRAW_FROM_HAND)
    async def draw_from_hand(self, interaction: Interaction, address: Address) -> None:
        """Draw, take the penalty, pass or end the turn."""
        await self.act(interaction, address, None)

    @clicked(Verb.DRAW)
    async def draw_in_public(self, interaction: Interaction, address: Address) -> None:
        """Draw on the public table: it answers with its new state, the card goes to the hand."""
        tables, person = self.services.tables, interaction.user.id
        try:
            hand = await tables.draw(address.table, person, address.version, Answered.TABLE)
        except (StaleAction, IllegalAction) as refusal:
            await self.open(interaction, await tables.hand(address.table, person), note=refusal)
            return
        await self.showing.in_place(interaction, hand.table)
        if self.book.get(address.table, person) is not None:
            await self.refresh_hand(address.table, person)
        else:
            await self.open(interaction, hand)

    async def act(self, interaction: Interaction, address: Address, action: Action | None) -> None:
        """Do it (None: draw, whatever that means now); a refusal is answered with the fresh hand and the reason."""
        tables, person = self.services.tables, interaction.user.id
        version = int(address.version) if address.version.isdecimal() else -1
        compared = None if address.verb in UNVERSIONED else version
        note: PestenError | None = None
        try:
            if action is None:
                hand = await tables.draw(address.table, person, version, Answered.HAND)
            else:
                hand = await tables.act(address.table, person, compared, action)
        except (StaleAction, IllegalAction) as refusal:
            hand, note = await tables.hand(address.table, person), refusal
        await self.change(interaction, hand, note=note)

    async def open(self, interaction: Interaction, hand: HandView, note: PestenError | None = None) -> None:
        """Show a hand as a new ephemeral message; the older one retires."""
        words = self.words(interaction)
        shown = await answer_privately(interaction, self._layout(hand, words, 0, note))
        await self._note(hand, interaction.user.id, words, shown)

    async def change(
        self, interaction: Interaction, hand: HandView, *, page: int = 0, note: PestenError | None = None
    ) -> None:
        """Show a hand in place of the one that was clicked."""
        await self._show(interaction, hand, self._layout(hand, self.words(interaction), page, note), page=page)

    async def refresh_hand(self, table: str, person: int) -> None:
        """Bring an open hand up to the state (see `Publisher`)."""
        shown = self.book.get(table, person)
        if shown is not None and not shown.choosing:
            await self.book.refresh(shown, self.render)

    async def render(self, shown: OpenHand) -> discord.ui.LayoutView | None:
        """The present hand, or None if what is shown is up to date or must not change."""
        hand = await self.services.tables.hand(shown.table, shown.person)
        if shown.choosing or shown.version == hand.face:
            return None
        shown.version = hand.face
        return self._layout(hand, shown.words, shown.page, None)

    def _layout(self, hand: HandView, words: Words, page: int, note: PestenError | None) -> discord.ui.LayoutView:
        text = None if note is None else refusal_text(words, note.code, note.arguments)
        return hand_layout(hand, words, self.services.emojis, page=page, note=text)

    async def _show(
        self,
        interaction: Interaction,
        hand: HandView,
        layout: discord.ui.LayoutView,
        *,
        page: int = 0,
        choosing: bool = False,
    ) -> None:
        """Answer a click on a hand in place, and note that this is what its owner sees."""
        table, person = hand.table.id, interaction.user.id
        with self.book.answering(table, person):
            arrived = await reached(answer_in_place(interaction, layout))
        if not arrived:
            self.book.doubt(table, person)
            await self.refresh_hand(table, person)
            return
        shown = Shown(OriginalReach(interaction), None if interaction.message is None else interaction.message.id)
        await self._note(hand, person, self.words(interaction), shown, page=page, choosing=choosing)

    async def _note(
        self, hand: HandView, person: int, words: Words, shown: Shown, *, page: int = 0, choosing: bool = False
    ) -> None:
        """Remember what is on the screen; an older hand retires, and what happened meanwhile is caught up with."""
        table = hand.table.id
        older = self.book.show(OpenHand(table, person, shown.reach, words, shown.message, hand.face, page, choosing))
        if older is not None:
            await reached(older.delete())
        await self.refresh_hand(table, person)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Hands(bot))
