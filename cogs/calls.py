"""What need not be one's turn: calling the last card, catching who forgot it, choosing a card to pass on, naming."""

from discord.ext import commands

from bot.engine import Announce, Catch, Give, IllegalAction, NameSuit, parse_card, parse_suit
from bot.tables.place import Answered
from cogs.addresses import Address, Verb
from cogs.feature import Feature, Interaction, clicked
from cogs.hands import Hands
from cogs.place import is_private
from cogs.showing import Showing


class Calls(Feature):
    """Answers the buttons of a hand beside its cards, and Catch on the public table."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Share the ways of showing a table with the other features."""
        super().__init__(bot)
        self.showing = Showing(self.services)
        hands = bot.get_cog("Hands")
        assert isinstance(hands, Hands)
        self.hands = hands

    @clicked(Verb.NAME)
    async def name(self, interaction: Interaction, address: Address) -> None:
        """Name the suit of the card turned up."""
        await self.hands.act(interaction, address, NameSuit(parse_suit(address.argument)))

    @clicked(Verb.GIVE)
    async def give(self, interaction: Interaction, address: Address) -> None:
        """Choose the card for the left neighbour."""
        await self.hands.act(interaction, address, Give(parse_card(address.argument)))

    @clicked(Verb.ANNOUNCE)
    async def announce(self, interaction: Interaction, address: Address) -> None:
        """Announce the last card."""
        await self.hands.act(interaction, address, Announce())

    @clicked(Verb.CATCH)
    async def catch(self, interaction: Interaction, address: Address) -> None:
        """Catch somebody, from one's hand or on the public table, which answers with its new state."""
        caught = Catch(int(address.argument) if address.argument.isdecimal() else -1)
        if is_private(interaction):
            await self.hands.act(interaction, address, caught)
            return
        tables, person = self.services.tables, interaction.user.id
        try:
            hand = await tables.act(address.table, person, None, caught, Answered.TABLE)
        except IllegalAction as refusal:
            await self.hands.open(interaction, await tables.hand(address.table, person), note=refusal)
            return
        await self.showing.in_place(interaction, hand.table)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Calls(bot))
