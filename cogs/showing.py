"""Shows a table to everybody: as a new message, or in place of the one that was clicked."""

import discord

from bot.services import Services
from bot.tables.views import TableView
from cogs.answering import answer_in_place, reached
from cogs.feature import Interaction
from cogs.layouts.public import public_layout


class Showing:
    """The public side of a table."""

    def __init__(self, services: Services) -> None:
        """Draw with the words and pictures of the house."""
        self._services = services

    def layout(self, table: TableView) -> discord.ui.LayoutView:
        """The public message in the table's own language, ready to be sent."""
        words = self._services.localizer.words(table.locale)
        layout = public_layout(table, words, self._services.emojis)
        layout.stop()
        return layout

    async def post(self, interaction: Interaction, table: TableView) -> None:
        """Answer a command with the table's message, and remember which one it is."""
        response = await interaction.response.send_message(view=self.layout(table))
        if response.message_id is not None:
            await self._services.tables.record_message(table.id, response.message_id)
        await self._catch_up(table)

    async def in_place(self, interaction: Interaction, table: TableView) -> None:
        """Answer a click on the public message with its new state.

        If the answer does not arrive, or the table went on meanwhile, the queue paints it.
        """
        if await reached(answer_in_place(interaction, self.layout(table))):
            await self._catch_up(table)
        else:
            await self._services.tables.repaint(table.id)

    async def _catch_up(self, shown: TableView) -> None:
        present = await self._services.tables.view(shown.id)
        if present.sequence != shown.sequence:
            await self._services.tables.repaint(shown.id)
