"""Lets every interaction in once, and asks Discord for time when an answer takes long."""

from collections import OrderedDict
from collections.abc import Callable

import discord
from discord import app_commands

from bot.tables.clock import Clock
from bot.tables.tasks import Tasks
from cogs.addresses import Verb
from cogs.answering import ask_for_time, note_timer, reached
from cogs.feature import Interaction

REMEMBERED = 4096
"""How many interaction ids are kept to drop repeated ones; a resumed gateway replays at most minutes."""
PATIENCE_SECONDS = 2.0
"""Discord waits three seconds for the first answer; asking for more time takes a part of the third."""
FORM_PATIENCE_SECONDS = 2.6
"""A form can only be the first answer: where time was asked for, none opens any more (discord_facts.md §2.5)."""
OPENS_FORM = frozenset({Verb.KEEP, Verb.HOUSE_WORDS})
PUBLIC_COMMANDS = frozenset({"pesten new"})
"""Commands whose answer everybody sees: the choice is made when time is asked for."""


class Doorkeeper:
    """One for the whole client: clicks and commands pass it."""

    def __init__(self, clock: Clock) -> None:
        """Nobody has come yet."""
        self._clock = clock
        self._tasks = Tasks()
        self._seen: OrderedDict[int, None] = OrderedDict()
        self.welcome: Callable[[Interaction], None] = lambda _: None
        """Called for everybody who comes in."""

    def admit(self, interaction: Interaction, verb: Verb | None = None) -> bool:
        """Whether the interaction comes for the first time; from then on its answer is watched."""
        if interaction.id in self._seen:
            return False
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        self.welcome(interaction)
        if interaction.type is not discord.InteractionType.autocomplete:
            moment = self._clock.now() + (FORM_PATIENCE_SECONDS if verb in OPENS_FORM else PATIENCE_SECONDS)
            note_timer(interaction, self._clock.call_at(moment, lambda: self._ask(interaction)))
        return True

    def _ask(self, interaction: Interaction) -> None:
        command = interaction.command
        public = isinstance(command, app_commands.Command) and command.qualified_name in PUBLIC_COMMANDS
        self._tasks.spawn(reached(ask_for_time(interaction, public=public)))


class PestenTree(app_commands.CommandTree[discord.Client]):
    """The tree of commands behind the doorkeeper."""

    async def interaction_check(self, interaction: discord.Interaction[discord.Client], /) -> bool:
        """Drop a command that comes a second time."""
        doorkeeper: Doorkeeper = self.client.doorkeeper  # type: ignore[attr-defined]
        return doorkeeper.admit(interaction)
