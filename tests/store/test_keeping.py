"""Settings and house rules come back as they were kept, and what is damaged costs itself alone."""

import asyncio
import logging
import shutil
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine import PRESETS, ZWEEDS, Rounds
from bot.keeping.house_rules import HOUSE_RULES_MOST, HouseRule, HouseRuleRefused
from bot.keeping.settings import GuildSettings, PersonalSettings, Ping
from bot.tables.errors import Refused
from bot.tables.pace import Pace
from data.store import Store

FRIDAY = HouseRule("h1", 5, "Friday", replace(PRESETS["knock"], hand=5), "No phones.\nLoser washes up.", 1001, 17)
SET = GuildSettings((60, 61), "nl", "classic", Pace.SLOW, threads=True, tables_per_channel=2, ping_seconds=60)


def ruin(path: Path, statement: str) -> None:
    """Change what is stored, beside the program."""
    connection = sqlite3.connect(path)
    assert connection.execute(statement).rowcount == 1
    connection.commit()
    connection.close()


async def test_settings_come_back(path: Path) -> None:
    """Each server and each person has his own; nobody who has set nothing has another's."""
    async with await Store.open(path) as store:
        assert await store.guild_settings(5) == GuildSettings()
        assert await store.personal_settings(1001) == PersonalSettings(Ping.MENTION)
        await store.change_guild_settings(5, lambda _: GuildSettings(language="de"))
        await store.change_guild_settings(5, lambda _: SET)
        await store.keep_personal_settings(1001, PersonalSettings(Ping.DIRECT))
        await store.keep_personal_settings(1002, PersonalSettings(Ping.NONE))
    async with await Store.open(path) as store:
        assert await store.guild_settings(5) == SET
        assert await store.guild_settings(6) == GuildSettings()
        assert await store.personal_settings(1001) == PersonalSettings(Ping.DIRECT)
        assert await store.personal_settings(1002) == PersonalSettings(Ping.NONE)


async def test_of_two_changes_of_a_servers_settings_at_once_neither_is_lost(path: Path) -> None:
    """Two people who manage the server click different menus in the same moment."""
    async with await Store.open(path) as store:
        await asyncio.gather(
            store.change_guild_settings(5, lambda before: replace(before, language="de")),
            store.change_guild_settings(5, lambda before: replace(before, threads=True)),
        )
        assert await store.guild_settings(5) == GuildSettings(language="de", threads=True)


async def test_house_rules_come_back_by_name(path: Path) -> None:
    """Only those of the server, sorted as people sort."""
    rules = [replace(FRIDAY, id=f"h{number}", name=name) for number, name in enumerate(("zwart", "Aas", "bonte"))]
    async with await Store.open(path) as store:
        for rule in rules:
            await store.keep_house_rule(rule)
        await store.keep_house_rule(replace(FRIDAY, id="other", guild=6))
    async with await Store.open(path) as store:
        assert await store.house_rules(5) == [rules[1], rules[2], rules[0]]
        assert await store.house_rule("h1") == rules[1]
        assert await store.house_rule("nothing") is None


async def test_either_kind_of_game_comes_back(store: Store) -> None:
    """What kind it is stands beside its settings."""
    zweeds = replace(FRIDAY, rules=replace(ZWEEDS, format=Rounds(4)))
    await store.keep_house_rule(zweeds)
    assert await store.house_rules(5) == [zweeds]


async def test_a_house_rule_is_replaced_and_forgotten(store: Store) -> None:
    """Replacing keeps who made it, and when."""
    await store.keep_house_rule(FRIDAY)
    changed = replace(FRIDAY, name="Saturday", rules=PRESETS["hard"], text="")
    await store.keep_house_rule(replace(changed, author=9, made_at=99))
    assert await store.house_rules(5) == [changed]
    await store.delete_house_rule(FRIDAY.id)
    await store.delete_house_rule(FRIDAY.id)
    assert await store.house_rules(5) == []


@pytest.mark.parametrize("name", ["Friday", "FRIDAY", " friday ", "\uff26riday"])
async def test_a_name_is_there_once_in_a_server(store: Store, name: str) -> None:
    """However it is written; in another server it is free."""
    await store.keep_house_rule(FRIDAY)
    with pytest.raises(HouseRuleRefused) as refused:
        await store.keep_house_rule(replace(FRIDAY, id="h2", name=name))
    assert (refused.value.code, refused.value.arguments) == ("house-rule-name-taken", {"name": name})
    await store.keep_house_rule(replace(FRIDAY, id="h3", guild=6))
    assert await store.house_rules(5) == [FRIDAY]


async def test_renaming_to_a_name_that_is_there(store: Store) -> None:
    """Nothing changes."""
    await store.keep_house_rule(FRIDAY)
    sunday = replace(FRIDAY, id="h2", name="Sunday")
    await store.keep_house_rule(sunday)
    with pytest.raises(HouseRuleRefused):
        await store.keep_house_rule(replace(sunday, name="friday"))
    assert await store.house_rules(5) == [FRIDAY, sunday]


async def test_of_changes_at_once_none_is_lost(store: Store) -> None:
    """Each is made of what the one before it left, whether or not one among them is refused."""
    await store.keep_house_rule(FRIDAY)

    def refused(_now: HouseRule) -> HouseRule:
        raise Refused("unknown-button")

    outcomes = await asyncio.gather(
        store.change_house_rule("h1", lambda now: replace(now, rules=replace(now.rules, hand=9))),
        store.change_house_rule("h1", refused),
        store.change_house_rule("h1", lambda now: replace(now, rules=replace(now.rules, announce_penalty=4))),
        store.change_house_rule("h1", lambda now: replace(now, name="Saturday")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Refused, type(None), type(None)]
    assert await store.house_rules(5) == [
        replace(FRIDAY, name="Saturday", rules=replace(FRIDAY.rules, hand=9, announce_penalty=4))
    ]


async def test_changing_what_is_not_there(store: Store) -> None:
    """Somebody has deleted it meanwhile; it does not come back."""
    with pytest.raises(HouseRuleRefused) as refused:
        await store.change_house_rule("h1", lambda now: now)
    assert refused.value.code == "house-rule-gone"
    assert await store.house_rules(5) == []


async def test_a_change_to_a_name_that_is_there(store: Store) -> None:
    """Is refused like any other way to it."""
    await store.keep_house_rule(FRIDAY)
    await store.keep_house_rule(replace(FRIDAY, id="h2", name="Sunday"))
    with pytest.raises(HouseRuleRefused) as refused:
        await store.change_house_rule("h2", lambda now: replace(now, name="FRIDAY"))
    assert refused.value.code == "house-rule-name-taken"


async def test_a_server_has_so_many_and_no_more(store: Store) -> None:
    """However many come at once; those that are there can still be replaced, and another server has its own."""
    many = [replace(FRIDAY, id=f"h{number}", name=f"Nr. {number}") for number in range(HOUSE_RULES_MOST + 5)]
    outcomes = await asyncio.gather(*(store.keep_house_rule(rule) for rule in many), return_exceptions=True)
    refused = [outcome for outcome in outcomes if isinstance(outcome, HouseRuleRefused)]
    assert [(one.code, one.arguments) for one in refused] == [("house-rules-full", {"most": HOUSE_RULES_MOST})] * 5
    assert len(await store.house_rules(5)) == HOUSE_RULES_MOST
    await store.keep_house_rule(replace(many[0], text="New."))
    await store.keep_house_rule(replace(FRIDAY, id="other", guild=6))
    await store.delete_house_rule("h1")
    await store.keep_house_rule(many[-1])


async def test_a_game_that_there_is_not(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A share code could once bring in any text as the key of a game: such a house rule is left out."""
    async with await Store.open(path) as store:
        await store.keep_house_rule(replace(FRIDAY, rules=replace(FRIDAY.rules, key="# [x](https://example.org)")))
        assert await store.house_rules(5) == []
        assert await store.house_rule("h1") is None
    assert "h1" in caplog.text


async def test_what_is_damaged_costs_itself_alone(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Settings fall back to the defaults; a house rule is left out; both are said in the log."""
    async with await Store.open(path) as store:
        await store.change_guild_settings(5, lambda _: SET)
        for number in range(3):
            await store.keep_house_rule(replace(FRIDAY, id=f"h{number}", name=f"Friday {number}"))
    ruin(path, "UPDATE guild_settings SET body = '{\"pace\": \"later\"}'")
    ruin(path, "UPDATE house_rules SET rules = '{' WHERE id = 'h0'")
    ruin(path, "UPDATE house_rules SET kind = 'whist' WHERE id = 'h1'")
    with caplog.at_level(logging.WARNING):
        async with await Store.open(path) as store:
            assert await store.guild_settings(5) == GuildSettings()
            assert [rule.id for rule in await store.house_rules(5)] == ["h2"]
    assert len([record for record in caplog.records if record.name == "data.keeping"]) == 3


async def test_the_first_release_learns_to_keep(path: Path) -> None:
    """Its database has no such tables yet."""
    path.parent.mkdir()
    shutil.copy(Path(__file__).with_name("released") / "0001.sqlite3", path)
    async with await Store.open(path) as store:
        await store.keep_house_rule(FRIDAY)
        await store.change_guild_settings(5, lambda _: SET)
        assert await store.house_rules(5) == [FRIDAY]
        assert await store.guild_settings(5) == SET
