"""What is clicked in a hand of Zweeds: swapping, laying, turning a blind card, taking the pile."""

from discord.ext import commands

from bot.engine import Flip, Lay, Rank, Ready, StaleAction, Swap, TakePile, parse_card
from bot.tables.views import ZweedsHandView
from cogs.addresses import Address, Verb
from cogs.feature import Feature, Interaction, clicked
from cogs.hands import Hands
from cogs.layouts.zweeds_hand import count_layout
from cogs.layouts.zweeds_swapping import JOIN

_RANKS = {str(rank): rank for rank in Rank}


class Zweeds(Feature):
    """Answers the buttons of Zweeds; hands themselves are shown by `Hands`."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Hands are kept by their own feature."""
        super().__init__(bot)
        hands = bot.get_cog("Hands")
        assert isinstance(hands, Hands)
        self.hands = hands

    @clicked(Verb.SWAP_CARD)
    async def choose(self, interaction: Interaction, address: Address) -> None:
        """Choose the card of the hand that is to be swapped; nothing has happened yet."""
        hand = await self.services.tables.hand(address.table, interaction.user.id)
        if not isinstance(hand, ZweedsHandView):
            await self.hands.change(interaction, hand, note=StaleAction("stale"))
            return
        words, card = self.words(interaction), parse_card(address.argument)
        layout = self.hands.layout(hand, words, interaction.channel_id, chosen=card)
        await self.hands.change(interaction, hand, ready=layout)

    @clicked(Verb.SWAP)
    async def swap(self, interaction: Interaction, address: Address) -> None:
        """Swap the chosen card for the open one on the button."""
        hand, _, open_ = address.argument.partition(JOIN)
        await self.hands.act(interaction, address, Swap(parse_card(hand), parse_card(open_)))

    @clicked(Verb.READY)
    async def ready(self, interaction: Interaction, address: Address) -> None:
        """Swap no more."""
        await self.hands.act(interaction, address, Ready())

    @clicked(Verb.LAY)
    async def lay(self, interaction: Interaction, address: Address) -> None:
        """Lay the cards on the button."""
        cards = tuple(parse_card(card) for card in address.argument.split(JOIN))
        await self.hands.act(interaction, address, Lay(cards))

    @clicked(Verb.HOW_MANY)
    async def how_many(self, interaction: Interaction, address: Address) -> None:
        """Ask how many cards of a rank are to be laid."""
        hand = await self.services.tables.hand(address.table, interaction.user.id)
        rank = _RANKS.get(address.argument)
        if not isinstance(hand, ZweedsHandView) or rank is None or str(hand.version) != address.version:
            await self.hands.change(interaction, hand, note=StaleAction("stale"))
            return
        layout = count_layout(hand, rank, self.words(interaction), self.services.emojis)
        await self.hands.change(interaction, hand, ready=layout)

    @clicked(Verb.FLIP)
    async def flip(self, interaction: Interaction, address: Address) -> None:
        """Turn the blind card on the button over, for everybody to see."""
        number = int(address.argument) if address.argument.isdecimal() else 0
        await self.hands.act(interaction, address, Flip(number))

    @clicked(Verb.PILE)
    async def pile(self, interaction: Interaction, address: Address) -> None:
        """Take the pile."""
        await self.hands.act(interaction, address, TakePile())


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Zweeds(bot))
