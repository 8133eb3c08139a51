"""`/pesten settings` through the real client: for oneself, for the server, and what follows from it."""

from pathlib import Path

import pytest

from bot.keeping.settings import GuildSettings, PersonalSettings, Ping
from bot.playground.people import Person, SeenMessage
from bot.playground.permissions import EVERYONE, Permission
from cogs.addresses import parse_address
from tests.support.evening import Evening, evening


def menu(panel: SeenMessage, key: str) -> str:
    """The custom id of the menu that changes a setting."""
    ids = [str(one["custom_id"]) for one in panel.selects]
    [found] = [one for one in ids if (address := parse_address(one)) and address.argument == key]
    return found


def keys(panel: SeenMessage) -> list[str]:
    """The settings that the panel offers, in their order."""
    addresses = [parse_address(str(one["custom_id"])) for one in panel.selects]
    return [address.argument for address in addresses if address]


async def panel_of(opened: Evening, person: Person) -> SeenMessage:
    """The panel that the command shows."""
    return person.answer(await person.slash(opened.channel, "pesten settings"))


def manager(opened: Evening) -> Person:
    """Anna, who owns the playground's server."""
    anna = opened.person("Anna")
    assert opened.channel.guild is not None
    assert opened.channel.guild.owner is anna.user
    return anna


async def test_everybody_sets_how_he_is_pinged(tmp_path: Path) -> None:
    """And sees nothing of the server's settings who may not change them."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        panel = await panel_of(opened, ben)
        assert panel.ephemeral
        assert keys(panel) == ["ping"]
        await ben.choose(panel, menu(panel, "ping"), "direct")
        stored = opened.client.services.settings
        assert await stored.personal_settings(ben.id) == PersonalSettings(Ping.DIRECT)
        [chosen] = [one for one in panel.selects[0]["options"] if one.get("default")]
        assert chosen["value"] == "direct"


async def test_who_may_not_manage_the_server_is_told_so(tmp_path: Path) -> None:
    """Also when a hostile client sends what the panel did not offer him, or something that nobody is offered."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben = manager(opened), opened.person("Ben")
        panel = await panel_of(opened, anna)
        assert len(keys(panel)) > 1
        forged = await ben.choose(panel, menu(panel, "pace"), "slow", force=True)
        assert "manage this server" in ben.answer(forged).text
        for value in ("sloth", ""):
            nonsense = await anna.choose(panel, menu(panel, "pace"), value, force=True)
            assert nonsense.answered
        assert await opened.client.services.settings.guild_settings(panel_guild(opened)) == GuildSettings()


def panel_guild(opened: Evening) -> int:
    """The id of the playground's server."""
    assert opened.channel.guild is not None
    return opened.channel.guild.id


async def test_what_is_set_holds_for_the_next_table(tmp_path: Path) -> None:
    """The usual variant, the language of tables, and how many of them a channel may hold."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = manager(opened)
        panel = await panel_of(opened, anna)
        await anna.choose(panel, menu(panel, "variant"), "knock")
        await anna.choose(panel, menu(panel, "language"), "en")
        await anna.choose(panel, menu(panel, "tables-per-channel"), "1")
        await anna.slash(opened.channel, "pesten new")
        [table] = opened.client.services.tables._shelf.running()
        assert (table.state.rules.key, table.state.locale) == ("knock", "en")
        assert "seats taken" in opened.public(anna).text, "though Anna reads Dutch"
        second = await anna.slash(opened.channel, "pesten new", variant="classic")
        assert "al een tafel open" in anna.answer(second).text
        rules = await anna.slash(opened.playground.channel("general"), "pesten rules")
        assert "Kloppen" in anna.answer(rules).text


@pytest.mark.parametrize(("community", "language"), [(False, "en"), (True, "nl")])
async def test_the_language_of_tables_where_none_is_set(tmp_path: Path, community: bool, language: str) -> None:
    """A Community server's own; elsewhere that of whoever opens: every other server says that it is American."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        guild = opened.playground.add_guild("Club", owner=ben, preferred_locale="nl", community=community)
        await opened.quiet()
        await ben.slash(opened.playground.channel("general", guild), "pesten new")
        [table] = opened.client.services.tables._shelf.running()
        assert table.state.locale == language


async def test_tables_are_opened_in_the_channels_that_are_set(tmp_path: Path) -> None:
    """The refusal names them; a table that moves stays in them, too; none set again: everywhere."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, cards = manager(opened), opened.playground.channel("general")
        panel = await panel_of(opened, anna)
        await anna.choose(panel, menu(panel, "channels"), [str(cards.id)])
        refused = await anna.slash(opened.channel, "pesten new")
        assert f"<#{cards.id}>" in anna.answer(refused).text
        assert opened.client.services.tables._shelf.running() == []
        await anna.slash(cards, "pesten new")
        moved = await anna.slash(opened.channel, "pesten table")
        assert f"<#{cards.id}>" in anna.answer(moved).text
        assert opened.client.services.tables._shelf.running()[0].state.channel == cards.id
        await anna.choose(panel, menu(panel, "channels"), [])
        await anna.slash(opened.channel, "pesten new")
        assert len(opened.client.services.tables._shelf.running()) == 2


async def test_channels_that_are_gone_lock_nobody_out(tmp_path: Path) -> None:
    """When the last of them is deleted, tables are opened everywhere again."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, cards = manager(opened), opened.playground.channel("general")
        panel = await panel_of(opened, anna)
        await anna.choose(panel, menu(panel, "channels"), [str(cards.id)])
        opened.playground.delete_channel(cards)
        await opened.quiet()
        await anna.slash(opened.channel, "pesten new")
        assert len(opened.client.services.tables._shelf.running()) == 1


async def test_who_may_manage_the_server_need_not_own_it(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ina = opened.playground.add_person("Ina", permissions=EVERYONE | Permission.MANAGE_GUILD)
        assert "pace" in keys(await panel_of(opened, ina))
