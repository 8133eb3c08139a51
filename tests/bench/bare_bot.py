"""python -m tests.bench.bare_bot <api> <gateway> <cdn> <token> <components>: as little of a bot as discord.py allows.

It has one command, which posts a message made of the components (JSON as Discord gives them), and answers every click
with the same message. It knows no game and stores nothing.
"""

import json
import logging
import sys
from typing import Any

import discord
from discord import app_commands, ui

from bot.redirect import redirect_discord

COMMAND = "bare"


class BareBot(discord.AutoShardedClient):
    """Builds its message anew for each answer, as any bot must."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        """Nothing connects before `run`."""
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none(), max_messages=None
        )
        self.components = components
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Tell Discord the command."""

        @self.tree.command(name=COMMAND, description="Show it")
        async def show(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=self.body(), ephemeral=True)

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A click."""
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(view=self.body())

    def body(self) -> ui.LayoutView:
        """The message."""
        view = ui.LayoutView(timeout=None)
        for component in self.components:
            view.add_item(built(component))
        view.stop()
        return view


def built(component: dict[str, Any]) -> ui.Item[Any]:
    """An item of discord.py from Discord's JSON, for the kinds that hands are made of."""
    children = [built(one) for one in component.get("components", ())]
    match component["type"]:
        case 1:
            return ui.ActionRow(*children)
        case 2:
            return _button(component)
        case 10:
            return ui.TextDisplay(component["content"])
        case 14:
            return ui.Separator(visible=component.get("divider", True))
        case 17:
            return ui.Container(*children, accent_colour=component.get("accent_color"))
        case unknown:
            raise ValueError(unknown)


def _button(component: dict[str, Any]) -> ui.Button[Any]:
    emoji = component.get("emoji")
    return ui.Button(
        style=discord.ButtonStyle(component["style"]),
        label=component.get("label"),
        disabled=component.get("disabled", False),
        custom_id=component["custom_id"],
        emoji=discord.PartialEmoji.from_dict(emoji) if emoji else None,
    )


def main() -> None:
    """Run until stopped."""
    api, gateway, cdn, token, components = sys.argv[1:]
    redirect_discord(api, gateway, cdn)
    BareBot(json.loads(components)).run(token, log_level=logging.WARNING)


if __name__ == "__main__":
    main()
