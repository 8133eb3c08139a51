"""How many tables a channel holds, whichever way they come there: opened, moved, or as a rematch."""

import random
from pathlib import Path

from bot.keeping.settings import GuildSettings
from cogs.addresses import Verb
from tests.support.evening import Evening, evening, the
from tests.support.players import play_match, sit_down


async def one_table_each(opened: Evening) -> None:
    assert opened.channel.guild is not None
    wanted = GuildSettings(tables_per_channel=1)
    await opened.client.services.settings.change_guild_settings(opened.channel.guild.id, lambda _: wanted)


async def test_a_table_does_not_move_to_a_full_channel(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        await one_table_each(opened)
        ben, hanna, general = opened.person("Ben"), opened.person("Hanna"), opened.playground.channel("general")
        await hanna.slash(general, "pesten new", variant="gentle")
        await sit_down(opened, [ben], variant="gentle", computers=1)
        await ben.slash(general, "pesten table")
        tables = opened.client.services.tables
        assert [table.channel for table in tables.tables_of(general.guild.id, ben.id)] == [opened.channel.id]  # type: ignore[union-attr]
        assert len(tables.tables_in(general.guild.id, general.id)) == 1  # type: ignore[union-attr]


async def test_a_rematch_needs_room_too(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        await one_table_each(opened)
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        await sit_down(opened, [ben], variant="gentle", computers=1)
        await play_match(opened, [ben], random.Random(1))
        end = opened.public(ben)
        await hanna.slash(opened.channel, "pesten new", variant="gentle")
        answered = await ben.click(end, custom_id=the(end, Verb.REMATCH))
        assert "A table is open in this channel already" in ben.answer(answered).text
        tables = opened.client.services.tables
        assert opened.channel.guild is not None
        assert [table.host for table in tables.tables_in(opened.channel.guild.id, opened.channel.id)] == [hanna.id]
