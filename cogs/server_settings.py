"""`/pesten settings`: how I am pinged, and for who manages the server what holds in it."""

from typing import cast

from discord.ext import commands
from msgspec.structs import replace

from bot.keeping.settings import CHANNELS_MOST, GuildSettings, Ping
from bot.tables.errors import Refused
from cogs.addresses import Address, Verb
from cogs.answering import answer_in_place, answer_privately, reached
from cogs.feature import Feature, Interaction, clicked, subcommand
from cogs.layouts.server_settings import CHANNELS, settings_of_both_layout
from cogs.place import guild_of, is_private, may_manage, missing_for_threads
from cogs.server_options import SERVER_OPTION_BY_KEY


class ServerSettings(Feature):
    """Shows and changes the settings of a person and of a server."""

    @subcommand("settings")
    async def settings(self, interaction: Interaction) -> None:
        """Show one's own settings, and the server's to who may change them."""
        await self._show(interaction)

    @clicked(Verb.OWN_SETTING)
    async def own(self, interaction: Interaction, _address: Address) -> None:
        """Change how I am pinged."""
        [chosen] = chosen_in(interaction) or [""]
        if chosen not in set(Ping):
            raise Refused("unknown-button")
        person = interaction.user.id
        before = await self.services.settings.personal_settings(person)
        await self.services.settings.keep_personal_settings(person, replace(before, ping=Ping(chosen)))
        await self._show(interaction)

    @clicked(Verb.SERVER_SETTING)
    async def server(self, interaction: Interaction, address: Address) -> None:
        """Change a setting of the server."""
        if not may_manage(interaction):
            raise Refused("may-not-set")
        key, chosen = address.argument, chosen_in(interaction)
        await self.services.settings.change_guild_settings(
            guild_of(interaction), lambda before: self._changed(before, key, chosen)
        )
        await self._show(interaction)

    def _changed(self, before: GuildSettings, key: str, chosen: list[str]) -> GuildSettings:
        """Only what the panel offers comes back through Discord; anything else is refused."""
        if key == CHANNELS and len(chosen) <= CHANNELS_MOST and all(one.isdecimal() for one in chosen):
            return replace(before, channels=tuple(int(one) for one in chosen))
        option = SERVER_OPTION_BY_KEY.get(key)
        if option is None or len(chosen) != 1 or chosen[0] not in option.values(self.services.localizer.locales):
            raise Refused("unknown-button")
        return option.changed(before, chosen[0])

    async def _show(self, interaction: Interaction) -> None:
        store = self.services.settings
        own = await store.personal_settings(interaction.user.id)
        server = await store.guild_settings(guild_of(interaction)) if may_manage(interaction) else None
        missing = missing_for_threads(interaction) if server is not None and server.threads else ()
        languages = self.services.localizer.locales
        layout = settings_of_both_layout(own, server, self.words(interaction), languages, missing)
        if is_private(interaction):
            await reached(answer_in_place(interaction, layout))
        else:
            await answer_privately(interaction, layout)


def chosen_in(interaction: Interaction) -> list[str]:
    """What was chosen in the menu that was clicked."""
    return cast("dict[str, list[str]]", interaction.data or {}).get("values", [])


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(ServerSettings(bot))
