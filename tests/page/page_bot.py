"""A bot whose messages have one of each thing that the page must show."""

import asyncio
from io import BytesIO
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

DUTCH = {"game": "spel", "new": "nieuw", "pause": "pauze", "Open a table": "Open een tafel", "rounds": "rondes"}
VARIANTS = ("Pesten 7", "Pesten 13", "Zweeds")


class Dutch(app_commands.Translator):
    """Translates the names of `/game new`."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return DUTCH.get(string.message) if locale is discord.Locale.dutch else None


def picture() -> bytes:
    """A small PNG."""
    stream = BytesIO()
    Image.new("RGB", (32, 32), "red").save(stream, "PNG")
    return stream.getvalue()


def table(count: int, emoji: discord.PartialEmoji | discord.Emoji | None = None) -> ui.LayoutView:
    """The public message: each press of *Draw* makes a new version with other custom_ids, as a game does."""
    view = ui.LayoutView(timeout=None)
    words: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(f"## Table\nDrawn {count} times")
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        ui.Button(label="My cards", custom_id=f"{count}:cards", style=discord.ButtonStyle.primary, emoji=emoji),
        ui.Button(label=f"Draw ({count})", custom_id=f"{count}:draw"),
        ui.Button(label="Rename", custom_id=f"{count}:rename"),
        ui.Button(label="Silent", custom_id=f"{count}:silent"),
        ui.Button(label="Closed", custom_id=f"{count}:closed", disabled=True),
    )
    options = [discord.SelectOption(label=word, value=word.lower()) for word in ("Hearts", "Spades", "Clubs")]
    suit: ui.Select[ui.LayoutView] = ui.Select(custom_id="suit", placeholder="A suit", options=options)
    suits: ui.ActionRow[ui.LayoutView] = ui.ActionRow(suit)
    last: ui.ActionRow[ui.LayoutView] = ui.ActionRow(ui.Button(label="Finish", custom_id=f"{count}:close"))
    view.add_item(ui.Container(words, ui.Separator(), row, suits, last, accent_colour=0x2F9E54))
    return view


def cards(who: str, fitting: str = "89") -> ui.LayoutView:
    """What one person sees alone: three cards, of which some may be played."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"The secret cards of {who}"))
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for card in "789":
        style = discord.ButtonStyle.primary if card in fitting else discord.ButtonStyle.secondary
        row.add_item(ui.Button(label=card, custom_id=f"card:{card}H", style=style, disabled=card not in fitting))
    row.add_item(ui.Button(label="Scores", custom_id="scores"))
    view.add_item(row)
    return view


def closed_table() -> ui.LayoutView:
    """The public message with other buttons than before."""
    view = ui.LayoutView(timeout=None)
    names = {"History": discord.ButtonStyle.secondary, "Again": discord.ButtonStyle.primary}
    buttons = [ui.Button[ui.LayoutView](label=name, custom_id=name, style=style) for name, style in names.items()]
    view.add_item(ui.ActionRow(*buttons))
    return view


class Rename(ui.Modal):
    """A form with a short text and a select."""

    def __init__(self) -> None:
        super().__init__(title="Rename the table", custom_id="rename")
        self.add_item(ui.Label(text="Name", component=ui.TextInput(custom_id="name", min_length=3, max_length=20)))
        options = [discord.SelectOption(label="Quick"), discord.SelectOption(label="Slow")]
        self.add_item(ui.Label(text="Pace", component=ui.Select(custom_id="pace", options=options)))


class PageBot(discord.AutoShardedClient):
    """`/game new rounds [variant] [host]` posts the table; its parts answer as their names say."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)
        self.count = 0
        self.pauses = 0
        self.on_turn = asyncio.Event()
        self.emoji: discord.Emoji | None = None
        self.started: list[tuple[int, str | None, str | None]] = []
        self.chosen: list[list[str]] = []
        self.submitted: list[dict[str, object]] = []
        self.tree.add_command(self._game())

    async def setup_hook(self) -> None:
        self.emoji = await self.create_application_emoji(name="red_square", image=picture())
        await self.tree.set_translator(Dutch())
        await self.tree.sync()

    def _game(self) -> app_commands.Group:
        group = app_commands.Group(name="game", description="A game")

        @group.command(name="new", description="Open a table")
        @app_commands.describe(rounds="How many rounds")
        async def new(
            interaction: discord.Interaction,
            rounds: app_commands.Range[int, 1, 8],
            variant: str | None = None,
            host: discord.Member | None = None,
        ) -> None:
            self.started.append((rounds, variant, host.display_name if host else None))
            await interaction.response.send_message(view=table(self.count, self.emoji))

        @new.autocomplete("variant")
        async def variants(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            found = [word for word in VARIANTS if typed.lower() in word.lower()]
            return [app_commands.Choice(name=word, value=word.lower().replace(" ", "_")) for word in found]

        @group.command(name="silent", description="Say nothing")
        async def silent(interaction: discord.Interaction) -> None:
            """Leaves the person waiting."""

        @group.command(name="pause", description="Pause a while")
        async def pause(interaction: discord.Interaction, minutes: int = 0) -> None:
            self.pauses += 1
            await interaction.response.send_message(f"Paused {self.pauses} times, {minutes} minutes")

        return group

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        name = str(data.get("custom_id", "")).split(":")[-1]
        if interaction.type is discord.InteractionType.modal_submit:
            await self._submitted(interaction)
        elif interaction.type is discord.InteractionType.component:
            await self._pressed(interaction, name, [str(value) for value in data.get("values", [])])

    async def _pressed(self, interaction: discord.Interaction, name: str, values: list[str]) -> None:
        match name:
            case "cards":
                who = interaction.user.display_name
                await interaction.response.send_message(view=cards(who), ephemeral=True)
            case "draw":
                self.count += 1
                await interaction.response.edit_message(view=table(self.count, self.emoji))
            case "8H":
                await interaction.response.edit_message(view=cards("nobody on turn", fitting=""))
                await interaction.followup.send("Wait for it", ephemeral=True)
                await self.on_turn.wait()
                await interaction.edit_original_response(view=cards("whoever is on turn", fitting="9"))
            case "close":
                await interaction.response.edit_message(view=closed_table())
            case "rename":
                await interaction.response.send_modal(Rename())
            case "suit":
                self.chosen.append(values)
                await interaction.response.send_message(f"Suit: {values[0]}", ephemeral=True)
            case _:
                pass  # "silent": the person is left waiting

    async def _submitted(self, interaction: discord.Interaction) -> None:
        values: dict[str, object] = {}
        data: dict[str, Any] = dict(interaction.data or {})
        for label in data["components"]:
            field = label["component"]
            values[field["custom_id"]] = field.get("value", field.get("values"))
        self.submitted.append(values)
        await interaction.response.send_message("Renamed", ephemeral=True)
