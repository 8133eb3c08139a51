"""What the client makes of a click: what it needs, and no more."""

from pathlib import Path

import discord

from cogs.addresses import Verb
from tests.support.evening import evening, the
from tests.support.players import sit_down


async def test_no_objects_are_made_of_the_clicked_buttons(tmp_path: Path) -> None:
    """Of the message that was clicked its id and its flags are read; the other fifty things in it are not looked at."""
    seen: list[discord.Interaction] = []
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")
        await sit_down(opened, [anna], variant="gentle", computers=1)

        async def on_interaction(interaction: discord.Interaction) -> None:
            seen.append(interaction)

        opened.client.add_listener(on_interaction)
        public = opened.public(anna)
        await anna.click(public, custom_id=the(public, Verb.SCORES))
    (clicked,) = seen
    assert clicked.message is not None
    assert clicked.message.id == public.id
    assert clicked.message.components == []
    assert not clicked.message.flags.ephemeral
    assert clicked.message.flags.components_v2
