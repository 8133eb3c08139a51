"""The host's panel of the pace, through the real client."""

from pathlib import Path

from bot.tables.pace import Pace
from bot.tables.state import ComputerSpeed
from cogs.addresses import Verb
from tests.support.evening import evening, the


async def test_the_host_chooses_the_pace_and_the_computers_speed(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3", 3) as opened:
        anna = opened.person("Anna")
        await anna.slash(opened.channel, "pesten new", pace="quick")
        await anna.click(opened.public(anna), custom_id=the(opened.public(anna), Verb.SETTINGS))
        panel = anna.ephemerals(opened.channel)[-1]
        await anna.click(panel, custom_id=the(panel, Verb.PACE))
        for which, value in (("pace", "slow"), ("speed", "quick")):
            [menu] = [str(one["custom_id"]) for one in panel.selects if str(one["custom_id"]).endswith(f"pace:{which}")]
            await anna.choose(panel, menu, value)
        assert opened.channel.guild is not None
        [table] = opened.client.services.tables.tables_in(opened.channel.guild.id, opened.channel.id)
        assert (table.pace, table.computer_speed) == (Pace.SLOW, ComputerSpeed.QUICK)
        assert "⏱" in opened.public(anna).text
