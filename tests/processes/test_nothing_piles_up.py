"""After a thousand clicks nothing is kept of them: no views in discord.py, no tasks, no timers, no open hands."""

import asyncio
import random
from pathlib import Path
from typing import Any

from cogs.addresses import Verb
from tests.support.evening import Evening, evening, has, the
from tests.support.players import open_hand, sit_down, take_turn

CLICKS = 1_000
ANSWER = "POST /interactions/{interaction_id}/{interaction_token}/callback"


async def _click(opened: Evening, count: int, chance: random.Random) -> None:
    """Play on until so many interactions more have been answered."""
    people = [opened.person(name) for name in ("Anna", "Ben")]
    until = opened.playground.record.requests[ANSWER] + count
    while opened.playground.record.requests[ANSWER] < until:
        table = opened.public(people[0])
        if has(table, Verb.NEXT):
            await people[0].click(table, custom_id=the(table, Verb.NEXT))
            continue
        for person in people:
            hand = await open_hand(opened, person)
            if has(hand, Verb.DRAW_FROM_HAND):
                await take_turn(opened, person, chance)
            else:
                verb = chance.choice((Verb.HAND, Verb.SCORES, Verb.MORE))
                if has(table, verb):
                    await person.click(table, custom_id=the(table, verb))


def _kept(opened: Evening) -> tuple[int, int, int]:
    """Views and modals that discord.py keeps, running tasks, open hands."""
    store = opened.client._connection._view_store
    views = sum(map(len, store._views.values())) + len(store._synced_message_views) + len(store._modals)
    hands: Any = opened.client.get_cog("Hands")  # discord.py loads a cog's module anew: its class is another each time
    return views + len(store._dynamic_items), len(asyncio.all_tasks()), len(hands.book._open)


async def test_a_thousand_clicks(tmp_path: Path) -> None:
    chance = random.Random(4)
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        await sit_down(opened, [opened.person("Anna"), opened.person("Ben")], variant="pesten_7", rounds=20)
        await _click(opened, 50, chance)
        await opened.client.services.emojis.filled()
        await opened.quiet()
        _, tasks, hands = _kept(opened)
        await _click(opened, CLICKS, chance)
        await opened.quiet()
        views_then, tasks_then, hands_then = _kept(opened)
        assert (views_then, hands_then) == (0, hands)
        assert tasks_then <= tasks
