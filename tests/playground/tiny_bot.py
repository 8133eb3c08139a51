"""A bot with one of everything, written as bots for discord.py are written."""

import discord
from discord import app_commands


class Panel(discord.ui.LayoutView):
    """A Components V2 message with a counter."""

    def __init__(self, count: int, emoji: discord.PartialEmoji | str | None = None) -> None:
        super().__init__(timeout=None)
        more: discord.ui.Button[Panel] = discord.ui.Button(label="More", custom_id=f"more:{count}", emoji=emoji)
        hand: discord.ui.Button[Panel] = discord.ui.Button(label="My hand", custom_id="hand")
        dead: discord.ui.Button[Panel] = discord.ui.Button(label="Off", custom_id="off", disabled=True)
        row: discord.ui.ActionRow[Panel] = discord.ui.ActionRow(more, hand, dead)
        text: discord.ui.TextDisplay[Panel] = discord.ui.TextDisplay(f"Count {count}")
        self.add_item(discord.ui.Container(text, row, accent_colour=0x00FF00))


class Form(discord.ui.Modal):
    """A form with one text field."""

    def __init__(self) -> None:
        super().__init__(title="A form", custom_id="form")
        field: discord.ui.TextInput[Form] = discord.ui.TextInput(custom_id="word", min_length=2, max_length=10)
        self.add_item(discord.ui.Label(text="A word", component=field))


class TinyBot(discord.AutoShardedClient):
    """Answers `/panel`, `/hand`, `/slow`, `/form`, `/echo word`, `/silent`, and the buttons of `Panel`."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        mentions = discord.AllowedMentions.none()
        super().__init__(intents=intents or discord.Intents(guilds=True), allowed_mentions=mentions)
        self.tree = app_commands.CommandTree(self)
        self.seen: list[discord.Interaction] = []
        self.resumed = 0
        self.gone: list[object] = []
        _add_commands(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(interaction)
        data: dict[str, object] = dict(interaction.data or {})
        name = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component:
            await _clicked(interaction, name)
        elif interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.send_message(f"Sent {interaction.data}", ephemeral=True)

    async def on_resumed(self) -> None:
        self.resumed += 1

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.gone.append(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.gone.append(channel.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        self.gone.append(payload.message_id)


async def _clicked(interaction: discord.Interaction, name: str) -> None:
    if name.startswith("more:"):
        view = Panel(int(name[5:]) + 1)
        await interaction.response.edit_message(view=view)
        view.stop()
    elif name == "hand":
        await interaction.response.send_message("Your hand", ephemeral=True)


def _add_commands(tree: app_commands.CommandTree) -> None:
    group = app_commands.Group(name="game", description="A game")

    @tree.command(name="panel", description="Show the panel")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Panel(0))

    @tree.command(name="slow", description="Think first")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.edit_original_response(content="Thought")

    @tree.command(name="form", description="Open a form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @tree.command(name="silent", description="Say nothing")
    async def silent(interaction: discord.Interaction) -> None:
        """Leaves the person waiting."""

    @group.command(name="echo", description="Say it again")
    @app_commands.describe(word="What to say")
    async def echo(
        interaction: discord.Interaction,
        word: str,
        times: app_commands.Range[int, 1, 3] = 1,
        to: discord.Member | None = None,
    ) -> None:
        target = f" to {to.mention}" if to else ""
        await interaction.response.send_message(word * times + target)

    @echo.autocomplete("word")
    async def words(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{typed}!", value=f"{typed}!")]

    tree.add_command(group)
