"""Everybody's own hand: opened by a click or a command, played from, and kept up to date."""

import asyncio
from collections.abc import Callable

from discord.ext import commands

from bot.engine import AnyAction, AnybodyToPlay, Card, IllegalAction, PestenError, StaleAction, card_name
from bot.i18n import Words
from bot.tables.errors import NotSeated, Refused
from bot.tables.place import Answered
from bot.tables.seating import SeatLost
from bot.tables.state import RUNNING, Phase
from bot.tables.views import AnyHandView, HandView, TableView
from cogs.addresses import UNVERSIONED, Address, Verb
from cogs.answering import FollowupReach, Shown, answer_anew, answer_in_place_or_anew, answer_privately, reached
from cogs.card_argument import parse_choice, parse_drawing, parse_play
from cogs.feature import Feature, Interaction, clicked, subcommand
from cogs.handbook import Contact, Handbook, OpenHand
from cogs.layouts.absence import offer_layout
from cogs.layouts.hand import hand_layout, playable_cards, suit_layout
from cogs.layouts.notices import notice_layout, refusal_text
from cogs.layouts.parts import Layout
from cogs.layouts.tasks import is_asked
from cogs.layouts.zweeds_hand import zweeds_hand_layout
from cogs.place import is_private
from cogs.private_answers import TABLE, Follow
from cogs.sending import follow_up
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
        table = await table_of(self.bot, interaction, Verb.HAND)
        if table is not None:
            await self.open(interaction, await self.services.tables.hand(table, interaction.user.id))

    @clicked(Verb.HAND)
    async def my_cards(self, interaction: Interaction, address: Address) -> None:
        """The public button: a fresh hand, and the older one retires; outsiders are offered a free seat."""
        try:
            hand = await self.services.tables.hand(address.table, interaction.user.id)
        except NotSeated:
            await self._offer_seat(interaction, address.table)
            return
        if is_private(interaction):  # it was asked which table is meant: the hand takes the question's place
            await self.change(interaction, hand)
            return
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
        card, call = parse_choice(address.argument)
        racing = isinstance(hand.round.question, AnybodyToPlay)
        if not isinstance(hand, HandView) or (str(hand.version) != address.version and not racing):
            await self.change(interaction, hand, note=StaleAction("stale"))
            return
        if racing and card not in playable_cards(hand):
            await self.change(interaction, hand, note=StaleAction("no-longer-fits", card=card_name(card)))
            return
        words = self.words(interaction)
        await self._show(
            interaction, hand, lambda: suit_layout(hand, card, words, self.services.emojis, call=call), choosing=True
        )

    @clicked(Verb.PLAY)
    async def play(self, interaction: Interaction, address: Address) -> None:
        """Play the card on the button, with the suit chosen for it, and with the call if the button says so."""
        await self.act(interaction, address, parse_play(address.argument))

    @clicked(Verb.DRAW_FROM_HAND)
    async def draw_from_hand(self, interaction: Interaction, address: Address) -> None:
        """Draw, take the penalty, pass or end the turn; without turns, what the button said and nothing else."""
        await self.act(interaction, address, parse_drawing(address.argument))

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
        await self.refresh_hand(address.table, person)
        if self.book.get(address.table, person) is None:  # none is open, or it is gone
            await self.open(interaction, hand)

    async def act(self, interaction: Interaction, address: Address, action: AnyAction | None) -> None:
        """Do it (None: draw, whatever that means now); a refusal is answered with the fresh hand and the reason."""
        tables, person = self.services.tables, interaction.user.id
        version = int(address.version) if address.version.isdecimal() else -1
        compared = None if address.verb in UNVERSIONED else version
        note: PestenError | None = None
        ready: list[tuple[AnyHandView, Layout]] = []

        def draft(after: AnyHandView) -> None:
            ready.append((after, self.layout(after, self.words(interaction), interaction.channel_id)))

        try:
            if action is None:
                hand = await tables.draw(address.table, person, version, Answered.HAND, draft)
            else:
                hand = await tables.act(address.table, person, compared, action, draft=draft)
        except (StaleAction, IllegalAction) as refusal:
            hand, note = await tables.hand(address.table, person), refusal
        prepared = next((one for after, one in ready if after is hand), None)
        await self.change(interaction, hand, note=note, ready=prepared)

    async def open(self, interaction: Interaction, hand: AnyHandView, note: PestenError | None = None) -> None:
        """Show a hand as a new ephemeral message; the older one retires."""
        words = self.words(interaction)
        shown = await answer_privately(interaction, self.layout(hand, words, interaction.channel_id, note=note))
        await self._note(hand, interaction.user.id, words, shown)

    async def change(
        self,
        interaction: Interaction,
        hand: AnyHandView,
        *,
        page: int = 0,
        note: PestenError | None = None,
        ready: Layout | None = None,
    ) -> None:
        """Show a hand in place of the one that was clicked; `ready` is its layout where it is made already."""
        words, channel = self.words(interaction), interaction.channel_id

        def make() -> Layout:
            return ready or self.layout(hand, words, channel, page=page, note=note)

        await self._show(interaction, hand, make, page=page)

    async def _offer_seat(self, interaction: Interaction, table: str) -> None:
        tables, person = self.services.tables, interaction.user.id
        free, lost = await tables.free_seats(table, person), await tables.seat_lost(table, person)
        view = await tables.view(table)
        if lost is not None and not free and view.phase in RUNNING:
            raise Refused("kicked" if lost is SeatLost.KICKED else "only-own-seat")

        async def become(now: TableView) -> Layout | None:
            free = await tables.free_seats(table, person)
            useless = now.seats_person(person) or now.phase not in RUNNING
            return None if useless else offer_layout(now, free, self.words(interaction))

        layout = offer_layout(view, free, self.words(interaction))
        follow = Follow(table, become) if view.phase in RUNNING else None
        await self.bot.private_answers.show_in_panel(interaction, layout, TABLE, follow)

    def meet(self, interaction: Interaction, table: str) -> None:
        """Somebody did something at the table: his cards can be dealt to him (see `deal`)."""
        self.book.meet(table, interaction.user.id, Contact(interaction, self.words(interaction)))

    async def deal(self, table: str) -> None:
        """Show everybody who can be reached his hand anew, below the table's message; older ones retire.

        Where the table has just gone into a thread, the hand stands in the channel and tells the way.
        """
        view = await self.services.tables.view(table)
        if view.phase is Phase.PLAYING:
            people = [seat.person for seat in view.seats if seat.person is not None]
            await asyncio.gather(*(reached(self._deal_to(table, person)) for person in people))

    async def _deal_to(self, table: str, person: int) -> None:
        shown, contact = self.book.get(table, person), self.book.contact(table, person)
        if contact is None or (shown is not None and shown.choosing):
            return
        try:
            hand = await self.services.tables.hand(table, person)
        except NotSeated:  # he left while the table was posted
            return
        channel, home = contact.interaction.channel_id, hand.table.home
        if channel != hand.table.channel and (home is None or channel != home.channel):
            return  # a hand appears where its owner clicked last: neither where the table is nor where it was opened
        layout = self.layout(hand, contact.words, channel)
        message = await follow_up(contact.interaction, layout)
        reach, shown = FollowupReach(contact.interaction, message), self.book.get(table, person)
        if shown is not None and shown.choosing:  # he began while it was on its way: what he chooses in stays
            await reached(reach.delete())
            return
        await self._note(hand, person, contact.words, Shown(reach, message))

    def is_hand(self, interaction: Interaction, table: str) -> bool:
        """Whether what was clicked is the person's open hand at the table."""
        shown, clicked = self.book.get(table, interaction.user.id), interaction.message
        return shown is not None and clicked is not None and shown.message == clicked.id

    async def refresh_hand(self, table: str, person: int) -> None:
        """Bring an open hand up to the state (see `Publisher`)."""
        shown = self.book.get(table, person)
        if shown is not None and (not shown.choosing or await self._lost(shown) is not None):
            await self.book.refresh(shown, self.render)

    async def _lost(self, shown: OpenHand) -> SeatLost | None:
        return await self.services.tables.seat_lost(shown.table, shown.person)

    async def render(self, shown: OpenHand) -> Layout | None:
        """The present hand, or None if what is shown is up to date or must not change; a line for who is gone."""
        try:
            hand = await self.services.tables.hand(shown.table, shown.person)
        except NotSeated:  # he left, or was dropped
            return await self._gone(shown)
        if shown.choosing or (shown.version, shown.company) == (hand.face, hand.table.company):
            return None
        shown.version, shown.company, asked = hand.face, hand.table.company, _is_asked(hand)
        if asked and not shown.asked:
            shown.page = 0  # what fits comes first, and whoever leafed through a hand that waited would not see it
        shown.asked = asked
        return self.layout(hand, shown.words, shown.reach.interaction.channel_id, page=shown.page)

    async def _gone(self, shown: OpenHand) -> Layout | None:
        """In place of the cards of who left or was dropped: one line."""
        lost, table = await self._lost(shown), await self.services.tables.view(shown.table)
        if lost is None:
            return None
        how = lost if table.phase in RUNNING else "closed"
        return notice_layout(shown.words(f"seat-lost-{how}"), shown.words)

    def layout(
        self,
        hand: AnyHandView,
        words: Words,
        channel: int | None,
        *,
        page: int = 0,
        note: PestenError | None = None,
        chosen: Card | None = None,
    ) -> Layout:
        """The hand as it stands in this channel: elsewhere than the table it says where that is.

        `chosen` is the card that is about to be swapped, in Zweeds.
        """
        elsewhere = channel not in (None, hand.table.channel)
        lines = [words("hand-elsewhere", channel=f"<#{hand.table.channel}>")] if elsewhere else []
        if note is not None:
            lines.append(refusal_text(words, note.code, note.arguments))
        text = "\n".join(lines) or None
        if not isinstance(hand, HandView):
            return zweeds_hand_layout(hand, words, self.services.emojis, chosen=chosen, note=text)
        return hand_layout(hand, words, self.services.emojis, page=page, note=text)

    async def _show(
        self,
        interaction: Interaction,
        hand: AnyHandView,
        make: Callable[[], Layout],
        *,
        page: int = 0,
        choosing: bool = False,
    ) -> None:
        """Answer a click on a hand in place, and note that this is what its owner sees."""
        table, person = hand.table.id, interaction.user.id
        with self.book.answering(table, person):
            clicked, private = interaction.message, self.bot.private_answers
            if private.is_taken_away(interaction) or (clicked is not None and self.book.has_retired(clicked.id)):
                shown = await answer_anew(interaction, make())
            else:
                shown = await answer_in_place_or_anew(interaction, make)
        if shown is None:
            self.book.doubt(table, person)
            await self.refresh_hand(table, person)
            return
        await self._note(hand, person, self.words(interaction), shown, page=page, choosing=choosing)

    async def _note(
        self, hand: AnyHandView, person: int, words: Words, shown: Shown, *, page: int = 0, choosing: bool = False
    ) -> None:
        """Remember what is on the screen; an older hand retires, and what happened meanwhile is caught up with."""
        table = hand.table.id
        self.bot.private_answers.forget(person, shown.message)  # a panel that became a hand stays one
        opened = OpenHand(
            table, person, shown.reach, words, shown.message, hand.face, hand.table.company, page, choosing,
            _is_asked(hand),
        )  # fmt: skip
        older = self.book.show(opened)
        if older is not None:
            await reached(older.delete())
        await self.refresh_hand(table, person)


def _is_asked(hand: AnyHandView) -> bool:
    return isinstance(hand, HandView) and hand.table.phase is Phase.PLAYING and is_asked(hand.round)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Hands(bot))
