"""From `/pesten new` to the first deal: the lobby message and its buttons."""

from typing import assert_never

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.engine import GAMES, AnyRules, Casual, FinalScore, Limit, MatchFormat, Rounds, Wins
from bot.keeping.settings import GuildSettings
from bot.tables.agreement import Agreement, agreement_after
from bot.tables.errors import Refused
from bot.tables.pace import Pace
from bot.tables.state import ComputerSpeed
from bot.tables.views import TableView
from cogs.addresses import Address, Verb
from cogs.answering import answer_privately, ask_for_time, reached
from cogs.feature import Feature, Interaction, Suggestions, clicked, subcommand
from cogs.hands import Hands
from cogs.house_rule_access import check_playable, house_rule_named, house_rules_like
from cogs.layouts.notices import notice_layout
from cogs.place import (
    channel_of,
    check_channel,
    check_permissions,
    check_room,
    guild_of,
    missing_for_threads,
    public_locale,
)
from cogs.showing import Showing
from cogs.threads import MatchThreads

DEFAULT_VARIANT = "pesten_7"
COMPUTERS_MOST = max(rules.players_max for rules in GAMES.values()) - 1
"""At the largest table (Zweeds, rules.md §11); whether the game has so many seats is said in words."""


class Lobby(Feature):
    """Opens tables and fills their seats."""

    suggested = frozenset({"house_rule"})

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Share the ways of showing a table with the other features."""
        super().__init__(bot)
        self.showing = Showing(self.services)
        self.threads = MatchThreads(bot, self.services)

    def choices(self, option: str) -> list[app_commands.Choice[str]]:
        """The variants by name, the paces, the computers' speeds."""
        match option:
            case "variant":
                return self.variants()
            case "pace":
                return [app_commands.Choice(name=self.text(f"choice-pace-{pace}"), value=pace) for pace in Pace]
            case "computer_speed":
                return [app_commands.Choice(name=self.text(f"choice-speed-{one}"), value=one) for one in ComputerSpeed]
            case _:
                return []

    async def suggest(self, interaction: Interaction, option: str, typed: str) -> Suggestions:  # noqa: ARG002
        """The house rules of the server."""
        return await house_rules_like(self.services, interaction, typed)

    @subcommand("new")
    async def new(
        self,
        interaction: Interaction,
        variant: str | None = None,
        house_rule: str | None = None,
        computers: app_commands.Range[int, 0, COMPUTERS_MOST] = 0,
        rounds: app_commands.Range[int, 1, 20] | None = None,
        pace: str | None = None,
        computer_speed: str = ComputerSpeed.NORMAL.value,
    ) -> None:
        """Open a table here; the answer is its lobby message."""
        settings = await self.services.settings.guild_settings(guild_of(interaction))
        self._check_place(interaction, settings)
        rules, agreement = await self._game(interaction, variant or usual_variant(settings), house_rule)
        if variant and house_rule:
            raise Refused("house-rule-or-variant")
        if computers >= rules.players_max:
            raise Refused("too-many-computers", most=rules.players_max - 1)
        if rounds is not None:
            longer = msgspec.structs.replace(rules, format=with_rounds(rules.format, rounds))
            rules, agreement = longer, agreement_after(agreement, rules, longer)
        table = await self.services.tables.open(
            guild_of(interaction),
            channel_of(interaction),
            interaction.user.id,
            interaction.user.display_name,
            public_locale(interaction, settings),
            rules,
            computers,
            agreement,
            pace=settings.pace if pace is None else Pace(pace),
            computer_speed=ComputerSpeed(computer_speed),
        )
        await self.showing.post(interaction, table)
        self._hands.meet(interaction, table.id)

    async def _game(
        self, interaction: Interaction, variant: str, house_rule: str | None
    ) -> tuple[AnyRules, Agreement | None]:
        """What is played: a house rule of the server, or a variant."""
        if house_rule is not None:
            rule = await house_rule_named(self.services, interaction, house_rule)
            check_playable(rule.rules)
            return rule.rules, Agreement(rule.name, rule.text)
        if variant not in GAMES:
            raise Refused("unknown-variant", variant=variant)
        return GAMES[variant], None

    def _check_place(self, interaction: Interaction, settings: GuildSettings) -> None:
        check_channel(interaction, settings, self.words(interaction))
        check_permissions(interaction, self.words(interaction))
        here = self.services.tables.count_opened_in(guild_of(interaction), channel_of(interaction))
        check_room(here, settings)

    @clicked(Verb.JOIN)
    async def join(self, interaction: Interaction, address: Address) -> None:
        """Sit down."""
        user = interaction.user
        await self._changed(interaction, await self.services.tables.join(address.table, user.id, user.display_name))

    @clicked(Verb.ADD_COMPUTER)
    async def add_computer(self, interaction: Interaction, address: Address) -> None:
        """Let a computer sit down."""
        await self._changed(interaction, await self.services.tables.add_computer(address.table, interaction.user.id))

    @clicked(Verb.REMOVE_COMPUTER)
    async def remove_computer(self, interaction: Interaction, address: Address) -> None:
        """Let the computer that came last get up."""
        await self._changed(interaction, await self.services.tables.remove_computer(address.table, interaction.user.id))

    @clicked(Verb.START)
    async def start(self, interaction: Interaction, address: Address) -> None:
        """Deal; of two clicks at once the second finds the table as the first made it.

        Where the server wants it, the match goes on in a thread; who started it is told what is missing for one.
        """
        try:
            table = await self.services.tables.start(address.table, interaction.user.id)
        except Refused as refusal:
            if refusal.code != "already-started":
                raise
            await self._changed(interaction, await self.services.tables.view(address.table))
            await self._hands.deal(address.table)
            return
        # not before: whoever clicks next would overtake
        settings = await self.services.settings.guild_settings(table.guild)
        wanted = settings.threads and isinstance(interaction.channel, discord.TextChannel)
        missing = missing_for_threads(interaction) if wanted else []
        if wanted and not missing:  # the answer comes after the thread, for which Discord may take his time
            await reached(ask_for_time(interaction, public=True))
        moved = await self.threads.move_in(interaction, table) if wanted and not missing else None
        await self._changed(interaction, moved or table)
        if moved is not None:
            await self.threads.invite(moved)
        await self._hands.deal(table.id)
        if missing:
            words = self.words(interaction)
            names = words.join(words(f"permission-{name}") for name in missing)
            await answer_privately(interaction, notice_layout(words("thread-missing", permissions=names), words))

    async def _changed(self, interaction: Interaction, table: TableView) -> None:
        await self.showing.in_place(interaction, table)
        self._hands.meet(interaction, table.id)

    @property
    def _hands(self) -> Hands:
        hands = self.bot.get_cog("Hands")
        assert isinstance(hands, Hands)
        return hands


def usual_variant(settings: GuildSettings) -> str:
    """What is played when nothing is said; a game that this version does not offer is none."""
    return settings.variant if settings.variant in GAMES else DEFAULT_VARIANT


def with_rounds(match_format: MatchFormat, rounds: int) -> MatchFormat:
    """The format with so many rounds, or where it goes by won rounds or a limit, with so many rounds to win."""
    match match_format:
        case Casual():
            return match_format if rounds == 1 else Rounds(rounds)
        case Rounds():
            return Rounds(rounds)
        case FinalScore():
            return FinalScore(rounds)
        case Wins() | Limit():
            return Wins(rounds)
        case _:
            assert_never(match_format)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Lobby(bot))
