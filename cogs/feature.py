"""What every cog is made of: commands of the `/pesten` group, and clicks by verb."""

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol, TypeVar, runtime_checkable

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import GAMES
from bot.i18n import FALLBACK, Words
from bot.services import Services
from cogs.addresses import Address, Verb

Interaction = discord.Interaction[Any]
CLICKS = frozenset({discord.InteractionType.component, discord.InteractionType.modal_submit})
"""A button or menu, and a form that one of them opened."""
ClickHandler = Callable[[Interaction, Address], Awaitable[None]]
Suggestions = list[app_commands.Choice[str]]
MOST_SUGGESTIONS = 25
"""Choices that Discord shows while somebody types."""
Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])


@runtime_checkable
class House(Protocol):
    """What cogs need of the client."""

    services: Services
    pesten: app_commands.Group
    doorkeeper: Any
    """The `Doorkeeper`, which this module cannot name: it is made of features' ways to answer."""
    private_answers: Any
    """The `PrivateAnswers`, likewise."""


def clicked(*verbs: Verb) -> Callable[[Method], Method]:
    """Marks the method that answers clicks with these verbs."""

    def mark(method: Method) -> Method:
        method.__clicked__ = verbs  # type: ignore[attr-defined]
        return method

    return mark


def subcommand(name: str) -> Callable[[Method], Method]:
    """Marks the method behind `/pesten <name>`; its texts are `command-<name>` and `command-<name>-description`.

    A name of two words, `houserules show`, stands in a group of that name; in the keys a hyphen joins them.
    """

    def mark(method: Method) -> Method:
        method.__subcommand__ = name  # type: ignore[attr-defined]
        return method

    return mark


class Feature(commands.Cog):
    """A cog whose commands join `/pesten` and whose clicks reach it through the router."""

    suggested: frozenset[str] = frozenset()
    """The options whose values are suggested while they are typed, by `suggest`."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Take what the client offers."""
        assert isinstance(bot, House)
        self.bot = bot
        self.services = bot.services
        self.group = bot.pesten
        self.clicks: dict[Verb, ClickHandler] = {}
        for method in self._marked("__clicked__"):
            for verb in method.__clicked__:
                self.clicks[verb] = method

    async def cog_load(self) -> None:
        """Add the commands to the group."""
        for method in self._marked("__subcommand__"):
            *outer, _ = method.__subcommand__.split()
            group = self._inner_group(outer[0]) if outer else self.group
            group.add_command(self._command(method.__subcommand__, method))

    async def cog_unload(self) -> None:
        """Take the commands away again."""
        for method in self._marked("__subcommand__"):
            self.group.remove_command(method.__subcommand__.split()[0])

    def _inner_group(self, name: str) -> app_commands.Group:
        known = self.group.get_command(name)
        if isinstance(known, app_commands.Group):
            return known
        title = app_commands.locale_str(name, key=f"command-{name}")
        group = app_commands.Group(name=title, description=self.text(f"command-{name}-description"))
        self.group.add_command(group)
        return group

    def words(self, interaction: Interaction) -> Words:
        """The words of the person behind the interaction: private replies are in his own language."""
        return self.services.localizer.words(str(interaction.locale))

    def _marked(self, mark: str) -> list[Any]:
        return [getattr(self, name) for name in dir(type(self)) if hasattr(getattr(type(self), name, None), mark)]

    def _command(self, name: str, method: Any) -> app_commands.Command[Any, Any, Any]:  # noqa: ANN401
        """Everything that people read of it comes from the Fluent files, also the English defaults."""
        options = [*inspect.signature(method).parameters][1:]
        described = {option: self.text(f"command-option-{option}-description") for option in options}
        function = method.__func__  # discord.py reads what its decorators leave on the plain function
        app_commands.describe(**described)(function)
        app_commands.rename(**{option: self.text(f"command-option-{option}", option) for option in options})(function)
        if choices := {option: self.choices(option) for option in options if self.choices(option)}:
            app_commands.choices(**choices)(function)
        key = f"command-{name.replace(' ', '-')}"
        command: app_commands.Command[Any, Any, Any] = app_commands.Command(
            name=app_commands.locale_str(name.split()[-1], key=key),
            description=self.text(f"{key}-description"),
            callback=method,
        )
        for option in self.suggested.intersection(options):
            command.autocomplete(option)(self._suggesting(option))
        return command

    def _suggesting(self, option: str) -> Callable[[Interaction, str], Coroutine[Any, Any, Suggestions]]:
        async def suggesting(interaction: Interaction, typed: str) -> Suggestions:
            return (await self.suggest(interaction, option, typed))[:MOST_SUGGESTIONS]

        return suggesting

    async def suggest(self, interaction: Interaction, option: str, typed: str) -> Suggestions:  # noqa: ARG002
        """What fits what was typed; people may send something else all the same, so it is checked like typed text."""
        return []

    def choices(self, option: str) -> list[app_commands.Choice[str]]:  # noqa: ARG002
        """What an option offers; a feature with choices says so here."""
        return []

    def variants(self) -> list[app_commands.Choice[str]]:
        """Every preset by name."""
        return [app_commands.Choice(name=self.text(f"variant-{key}"), value=key) for key in GAMES]

    def text(self, key: str, default: str | None = None) -> app_commands.locale_str:
        """A text that Discord shows in each reader's language; English unless a default is given."""
        return app_commands.locale_str(default or self.services.localizer.words(FALLBACK)(key), key=key)
