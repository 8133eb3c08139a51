"""Finding house rules, and who may change them."""

from discord import app_commands

from bot.engine import AnyRules, RulesError, check_any_rules
from bot.keeping.house_rules import HouseRule, checked_name, checked_text, folded_name
from bot.keeping.protocols import HouseRuleChange
from bot.services import Services
from bot.tables.errors import Refused
from cogs.feature import Interaction, Suggestions
from cogs.layouts.names import plain_name
from cogs.place import guild_of, is_moderator, may_manage

SHOWN_WIDTH = 90
"""Columns of a suggestion; Discord takes 100 characters."""


async def house_rule_named(services: Services, interaction: Interaction, name: str) -> HouseRule:
    """The server's house rule of that name, however it is written; raises `Refused`."""
    wanted = folded_name(name)
    for rule in await services.house_rules.house_rules(guild_of(interaction)):
        if folded_name(rule.name) == wanted:
            return rule
    raise Refused("house-rule-unknown", name=plain_name(name))


async def house_rule_by_id(services: Services, interaction: Interaction, rule: str) -> HouseRule:
    """The server's house rule behind a button; raises `Refused` when somebody has deleted it."""
    found = await services.house_rules.house_rule(rule)
    if found is None or found.guild != guild_of(interaction):
        raise Refused("house-rule-gone")
    return found


def may_change(interaction: Interaction, rule: HouseRule) -> bool:
    """Who made it may, and moderators."""
    return rule.author == interaction.user.id or is_moderator(interaction) or may_manage(interaction)


async def house_rule_to_change(services: Services, interaction: Interaction, rule: str) -> HouseRule:
    """The house rule behind a button, for who may change it; raises `Refused`."""
    found = await house_rule_by_id(services, interaction, rule)
    check_may_change(interaction, found)
    return found


def check_may_change(interaction: Interaction, rule: HouseRule) -> None:
    """Raise `Refused` for everybody else."""
    if not may_change(interaction, rule):
        raise Refused("house-rule-not-yours")


def check_playable(rules: AnyRules) -> None:
    """Raise `Refused` for settings that contradict one another: nobody is given such a house rule."""
    try:
        check_any_rules(rules)
    except RulesError:
        raise Refused("house-rule-contradicts") from None


async def changed(services: Services, rule: HouseRule, change: HouseRuleChange) -> HouseRule:
    """The house rule after the change, which holds for what it is when its turn comes; raises what that raises."""
    await services.house_rules.change_house_rule(rule.id, change)
    return await services.house_rules.house_rule(rule.id) or change(rule)


async def keep_new(services: Services, interaction: Interaction, name: str, text: str, rules: AnyRules) -> HouseRule:
    """Add a house rule to the server; raises `HouseRuleRefused`, also when it has enough of them."""
    guild = guild_of(interaction)
    number, now = f"h{interaction.id:x}", int(services.clock.now() * 1000)
    rule = HouseRule(number, guild, checked_name(name), rules, checked_text(text), interaction.user.id, now)
    await services.house_rules.keep_house_rule(rule)
    return rule


async def house_rules_like(services: Services, interaction: Interaction, typed: str) -> Suggestions:
    """The server's house rules in whose names all that was typed stands."""
    wanted = folded_name(typed)
    return [
        app_commands.Choice(name=plain_name(rule.name, SHOWN_WIDTH), value=rule.name)
        for rule in await services.house_rules.house_rules(guild_of(interaction))
        if wanted in folded_name(rule.name)
    ]
