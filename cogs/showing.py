"""Shows a table to everybody: as a new message, or in place of the one that was clicked."""


from bot.services import Services
from bot.tables.place import Place
from bot.tables.state import RUNNING
from bot.tables.views import TableView
from cogs.answering import answer_in_place, answer_publicly, reached
from cogs.feature import Interaction
from cogs.layouts.parts import Layout
from cogs.layouts.public import moved_layout, public_layout
from cogs.layouts.threads import thread_layout


class Showing:
    """The public side of a table."""

    def __init__(self, services: Services) -> None:
        """Draw with the words and pictures of the house."""
        self._services = services

    def layout(self, table: TableView) -> Layout:
        """The public message in the table's own language, ready to be sent."""
        words = self._services.localizer.words(table.locale)
        return public_layout(table, words, self._services.emojis)

    async def post(self, interaction: Interaction, table: TableView) -> None:
        """Answer a command with the table's message, and remember which one it is; without an answer it is posted."""
        tables = self._services.tables
        message = await answer_publicly(interaction, self.layout(table))
        if message is None:
            await tables.repaint(table.id)
            return
        await tables.record_message(table.id, table.channel, message)
        await tables.shown(table, message)

    async def in_place(self, interaction: Interaction, table: TableView) -> None:
        """Answer a click on the public message with its new state, and an older message with where the table is now.

        If the answer does not arrive, or the table went on meanwhile, the queue paints it.
        """
        tables, clicked = self._services.tables, None if interaction.message is None else interaction.message.id
        place = await tables.place(table.id)
        if place.message is None and interaction.channel_id == table.channel:
            # it was not known yet, or not any more, which message shows the table: this one does
            await tables.record_message(table.id, table.channel, clicked)
            place = await tables.place(table.id)
        if place.channel != table.channel:  # it has moved meanwhile
            table = await tables.view(table.id)
        layout = self._layout_of(table, place, interaction.channel_id, clicked)
        if await reached(answer_in_place(interaction, layout)):
            await tables.shown(table, clicked)
        else:
            await tables.repaint(table.id)

    def _layout_of(
        self, table: TableView, place: Place, channel: int | None, clicked: int | None
    ) -> Layout:
        if table.home is not None and clicked == table.home.message:
            return self.home_layout(table)
        if channel == table.channel and place.message in (None, clicked):
            return self.layout(table)
        return self._pointer(table, place)

    def home_layout(self, table: TableView) -> Layout:
        """What stands in the channel of a match that is played in a thread: the way there, in the end the result."""
        if table.phase not in RUNNING:
            return self.layout(table)
        return thread_layout(table, self._services.localizer.words(table.locale))

    def _pointer(self, table: TableView, place: Place) -> Layout:
        words = self._services.localizer.words(table.locale)
        link = f"https://discord.com/channels/{table.guild}/{place.channel}"
        return moved_layout(words, link if place.message is None else f"{link}/{place.message}")
