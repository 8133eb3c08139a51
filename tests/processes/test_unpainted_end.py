"""The program is killed after a match's last act was stored and before anybody was shown the end."""

import copy
import random
from pathlib import Path

from bot.playground import Playground
from cogs.addresses import Verb
from tests.support.clock import ManualClock
from tests.support.evening import has, running_bot, the
from tests.support.players import play_match, sit_down


async def test_a_click_on_the_outdated_message_brings_the_end(tmp_path: Path) -> None:
    """Only running tables are painted at a start; this one is, as soon as somebody asks for it."""
    database, clock = tmp_path / "pesten.sqlite3", ManualClock()
    async with Playground(clock=clock) as playground:
        anna = playground.person("Anna")
        async with running_bot(playground, clock, database, seed=1) as opened:
            await sit_down(opened, [anna], variant="pesten_7", computers=1, rounds=1)
            public = opened.public(anna)
            on_the_way = copy.deepcopy(public.raw.components)
            await play_match(opened, [anna], random.Random(1))
            end = opened.public(anna)
            assert end == public
            shown = end.text
        public.raw.components = on_the_way
        async with running_bot(playground, clock, database, seed=1) as opened:
            assert has(public, Verb.HAND)
            await anna.click(public, custom_id=the(public, Verb.HAND))
            assert public.text == shown
            assert not has(public, Verb.HAND)
        assert playground.record.unexpected == []
