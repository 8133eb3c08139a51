"""The log, also at its most talkative, holds no token: neither the bot's nor one with which a click is answered."""

import signal
from pathlib import Path
from urllib.parse import unquote

from bot.playground import Playground
from cogs.addresses import Verb
from tests.processes.program import Program, against
from tests.processes.screens import Screens


async def test_no_token_at_debug(tmp_path: Path) -> None:
    """discord.py writes every request with its address, which bears the token, and every body, which holds names."""
    async with Playground() as playground:
        settings = against(playground) | {"LOG_LEVEL": "DEBUG"}
        async with await Program.start(tmp_path, ["run"], **settings) as program:
            await program.plays_on(playground)
            screens = Screens(playground, playground.channel("pesten"), [playground.person("Anna")])
            await screens.open_lobby(computers=1)
            await screens.start()
            await screens.press(screens.people[0], Verb.SCORES)
            await screens.press(screens.people[0], Verb.HAND)  # edits the hand that was shown before
            tokens = [playground.token, *playground.interactions.by_token]
            ended, _ = await program.told(signal.SIGTERM)
    assert len(tokens) >= 5
    assert " DEBUG " in ended.complained
    written = unquote(ended.complained + ended.said)
    assert [token for token in tokens if token in written] == []
    assert "Anna" not in written
