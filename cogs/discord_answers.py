"""What Discord's refusals mean for a card game, in one place (discord_facts.md §2, §4, §6, §8).

- 40060, already acknowledged: our earlier answer did arrive (a lost reply, a resumed gateway). Done, nothing to say.
- 10062 unknown interaction, 10015 unknown webhook, 50027 invalid token: too late for this click. The act stands; the
  person's next click is answered with the present state.
- 10008, unknown message: somebody deleted it. A table is posted anew; a hand is forgotten.
- 10003, unknown channel: the channel is gone. The table waits; whoever sits there can still play from his hand.
- 50001, 50013, no access or permission: the table waits; hands are answered through their clicks.
- 50083, archived thread: as no access.
- 50007, closed direct messages: normal; nothing is sent.
- 5xx, 429, a broken connection, a time out: Discord has trouble. A repaint is tried again later, the last state wins.
- Anything else is our fault, and logged with a number.
"""

from enum import Enum, auto

import aiohttp
import discord


class DiscordAnswer(Enum):
    """The kinds of refusals that a game meets."""

    DONE = auto()
    EXPIRED = auto()
    MESSAGE_GONE = auto()
    CHANNEL_GONE = auto()
    NO_ACCESS = auto()
    CLOSED_DIRECT_MESSAGES = auto()
    TROUBLE = auto()
    UNEXPECTED = auto()


_BY_CODE = {
    40060: DiscordAnswer.DONE,
    10062: DiscordAnswer.EXPIRED,
    10015: DiscordAnswer.EXPIRED,
    50027: DiscordAnswer.EXPIRED,
    10008: DiscordAnswer.MESSAGE_GONE,
    10003: DiscordAnswer.CHANNEL_GONE,
    50001: DiscordAnswer.NO_ACCESS,
    50013: DiscordAnswer.NO_ACCESS,
    50083: DiscordAnswer.NO_ACCESS,
    50007: DiscordAnswer.CLOSED_DIRECT_MESSAGES,
}

DISCORD_ERRORS = (discord.DiscordException, aiohttp.ClientError, TimeoutError, ConnectionError)
"""Everything that a request to Discord can raise; discord.py lets broken connections through unwrapped."""


def discord_answer(error: BaseException) -> DiscordAnswer:
    """Which kind of refusal an error is."""
    match error:
        case discord.InteractionResponded():
            return DiscordAnswer.DONE
        case discord.RateLimited() | aiohttp.ClientError() | TimeoutError() | ConnectionError():
            return DiscordAnswer.TROUBLE
        case discord.HTTPException(code=code) if code in _BY_CODE:
            return _BY_CODE[code]
        case discord.HTTPException(status=status) if status >= 500 or status == 429:
            return DiscordAnswer.TROUBLE
        case _:
            return DiscordAnswer.UNEXPECTED
