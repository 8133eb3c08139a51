"""The discord.py client: sharded, with the one intent that it needs, pinging nobody unless told to."""

import logging
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands_sync import sync_commands
from bot.i18n import FluentTranslator
from bot.services import Services
from cogs.doorkeeper import Doorkeeper, PestenTree
from cogs.place import NEEDED_ANYWHERE
from cogs.private_answers import PrivateAnswers
from data.store import Store

log = logging.getLogger(__name__)

EXTENSIONS = (
    "cogs.errors",
    "cogs.router",
    "cogs.members",
    "cogs.hands",
    "cogs.calls",
    "cogs.zweeds",
    "cogs.lobby",
    "cogs.settings",
    "cogs.server_settings",
    "cogs.house_rules",
    "cogs.house_rule_editor",
    "cogs.scores",
    "cogs.rules",
    "cogs.faq",
    "cogs.standings",
    "cogs.closing",
    "cogs.absence",
    "cogs.pace",
    "cogs.outages",
    "cogs.check",
    "cogs.pings",
    "cogs.publisher",
)
"""In the order of loading; the publisher comes last, because with it the tables open their doors."""


PERMISSIONS = discord.Permissions(**dict.fromkeys(NEEDED_ANYWHERE, True))
"""What the bot needs in a server; no privileged intent and no right over other people's messages."""

# the game has no voice; without this the library warns about it at every start
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


def invite_link(application: int) -> str:
    """The address that invites an application to a server, with exactly the permissions that it needs."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=("bot", "applications.commands"))


def _without_components(parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """What discord.py does with an interaction, without making objects of all buttons of the message clicked.

    Nobody reads them: a click says by itself what it means. For a hand they took as long as all other reading.
    """

    def parse_without(data: Any) -> None:  # noqa: ANN401 - JSON
        if (message := data.get("message")) is not None:
            message["components"] = []
        parse(data)

    return parse_without


class PestenClient(commands.AutoShardedBot):
    """Carries the services to the cogs. Made by `bot.house`, which owns the store."""

    def __init__(self, services: Services, store: Store) -> None:
        """Nothing connects before `start`."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=PestenTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.services = services
        self.doorkeeper = Doorkeeper(services.clock)
        self.private_answers = PrivateAnswers(services.clock, services.tables.view)
        self.pesten = app_commands.Group(
            name="pesten",
            description=app_commands.locale_str("Play Pesten with friends", key="command-pesten-description"),
            guild_only=True,
        )
        self.opened: Callable[[PestenClient], None] = lambda _: None
        """Called once everything is prepared and people can play."""
        self._store = store
        parsers = self._connection.parsers
        parsers["INTERACTION_CREATE"] = _without_components(parsers["INTERACTION_CREATE"])

    async def setup_hook(self) -> None:
        """Prepare everything before the first event can arrive."""
        await self.tree.set_translator(FluentTranslator(self.services.localizer))
        self.tree.add_command(self.pesten)
        await self.services.emojis.look(self)  # tables are painted as soon as their feature is loaded
        try:
            for extension in EXTENSIONS:
                await self.load_extension(extension)
        except commands.ExtensionFailed as error:
            raise error.original from None  # such as a damaged database, which is told to the operator
        await sync_commands(self.tree, self._store)
        self.services.emojis.start(self)

    @property
    def invite(self) -> str:
        """The address that invites the bot to a server, with exactly the permissions that it needs."""
        return invite_link(self.application_id or 0)

    async def on_connect(self) -> None:
        """A shard's gateway is there, and clicks arrive: the first time, say so (discord.py delays `on_ready`)."""
        opened, self.opened = self.opened, lambda _: None
        opened(self)

    async def on_ready(self) -> None:
        """May come many times; says that the bot is there."""
        log.info("playing in %s servers as %s", len(self.guilds), self.user)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:  # noqa: ARG002
        """An event's handler failed; the router answers people itself, so this is for the log alone."""
        log.error("the handler of %s failed", event_method, exc_info=True)  # noqa: LOG014 - discord.py calls this while handling it

    async def close(self) -> None:
        """Let the tables finish what they began, then leave Discord."""
        if not self.is_closed():
            await self.services.tables.close_doors()
            await self.services.emojis.stop()
        await super().close()
