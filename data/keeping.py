"""Settings of servers and people, and house rules: small rows of JSON, read and written one by one."""

import logging
import sqlite3
from typing import NamedTuple, TypeVar

import msgspec

from bot.engine import ALL_GAMES, AnyRules, Rules, ZweedsRules
from bot.keeping.house_rules import HOUSE_RULES_MOST, HouseRule, HouseRuleRefused, folded_name
from bot.keeping.protocols import GuildSettingsChange, HouseRuleChange
from bot.keeping.settings import GuildSettings, PersonalSettings
from data.statements import SQL
from data.writer import Job

logger = logging.getLogger(__name__)

Settings = TypeVar("Settings", GuildSettings, PersonalSettings)
KINDS: dict[str, type[AnyRules]] = {"pesten": Rules, "zweeds": ZweedsRules}
"""Every kind of rules by the name under which it is stored."""
_KIND_OF = {kind: name for name, kind in KINDS.items()}


class RuleRow(NamedTuple):
    """A row of `house_rules`, in the order of its queries."""

    id: str
    guild: int
    name: str
    kind: str
    rules: str
    agreed: str
    author: int
    made_at: int


def read_guild_settings(connection: sqlite3.Connection, guild: int) -> GuildSettings:
    """Those of a server; the defaults where there are none, or none that can be read."""
    return _read(SQL.read_guild_settings(connection, guild=guild), GuildSettings)


def read_personal_settings(connection: sqlite3.Connection, person: int) -> PersonalSettings:
    """Those of a person; the defaults where there are none, or none that can be read."""
    return _read(SQL.read_person_settings(connection, person=person), PersonalSettings)


def _read(body: str | None, kind: type[Settings]) -> Settings:
    if body is None:
        return kind()
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.MsgspecError:
        logger.warning("stored %s cannot be read; the defaults hold", kind.__name__)
        return kind()


def change_guild_settings_job(guild: int, change: GuildSettingsChange) -> Job:
    """The job that reads the settings of a server, changes them, and writes them, while nobody else can."""

    def job(connection: sqlite3.Connection) -> None:
        body = msgspec.json.encode(change(read_guild_settings(connection, guild))).decode()
        SQL.write_guild_settings(connection, guild=guild, body=body)

    return job


def personal_settings_job(person: int, settings: PersonalSettings) -> Job:
    """The job that replaces the settings of a person."""
    body = msgspec.json.encode(settings).decode()
    return lambda connection: SQL.write_person_settings(connection, person=person, body=body)


def read_house_rules(connection: sqlite3.Connection, guild: int) -> list[HouseRule]:
    """All house rules of a server that can be read, by name."""
    rows = list(SQL.house_rules_of_guild(connection, guild=guild))
    read = (_house_rule(RuleRow(*row)) for row in rows)
    return [rule for rule in read if rule is not None]


def read_house_rule(connection: sqlite3.Connection, rule: str) -> HouseRule | None:
    """One house rule, if it exists and can be read."""
    row = SQL.one_house_rule(connection, id=rule)
    return None if row is None else _house_rule(RuleRow(*row))


def _house_rule(row: RuleRow) -> HouseRule | None:
    try:
        rules = msgspec.json.decode(row.rules, type=KINDS[row.kind])
    except (KeyError, msgspec.MsgspecError):
        rules = None
    if rules is None or rules.key not in ALL_GAMES:  # a share code could once carry any text as a key
        logger.warning("house rule %s cannot be read", row.id)
        return None
    return HouseRule(row.id, row.guild, row.name, rules, row.agreed, row.author, row.made_at)


def house_rule_job(rule: HouseRule) -> Job:
    """The job that adds or replaces a house rule; it raises `HouseRuleRefused` where that is one too many."""

    def job(connection: sqlite3.Connection) -> None:
        there = SQL.count_other_house_rules(connection, guild=rule.guild, id=rule.id)
        if there >= HOUSE_RULES_MOST:
            raise HouseRuleRefused("house-rules-full", most=HOUSE_RULES_MOST)
        _write_house_rule(connection, rule)

    return job


def change_house_rule_job(rule: str, change: HouseRuleChange) -> Job:
    """The job that reads a house rule, changes it, and writes it, while nobody else can."""

    def job(connection: sqlite3.Connection) -> None:
        present = read_house_rule(connection, rule)
        if present is None:
            raise HouseRuleRefused("house-rule-gone")
        _write_house_rule(connection, change(present))

    return job


def _write_house_rule(connection: sqlite3.Connection, rule: HouseRule) -> None:
    columns = {
        "id": rule.id,
        "guild": rule.guild,
        "name": rule.name,
        "folded": folded_name(rule.name),
        "kind": _KIND_OF[type(rule.rules)],
        "rules": msgspec.json.encode(rule.rules).decode(),
        "agreed": rule.text,
        "author": rule.author,
        "made_at": rule.made_at,
    }
    try:
        SQL.write_house_rule(connection, **columns)
    except sqlite3.IntegrityError as error:
        raise HouseRuleRefused("house-rule-name-taken", name=rule.name) from error


def delete_house_rule_job(rule: str) -> Job:
    """The job that forgets a house rule."""
    return lambda connection: SQL.delete_house_rule(connection, id=rule)
