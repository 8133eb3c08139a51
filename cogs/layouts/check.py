"""Which permissions are missing where, what each is for, and where to grant them."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from bot.i18n import Words
from cogs.layouts.colours import NEUTRAL
from cogs.layouts.parts import Layout, box, heading, message, small, text
from cogs.place import NEEDED_ANYWHERE, NEEDED_FOR_THREADS

CHANNELS_SHOWN = 15
"""Channels with something missing that are named; the rest is counted."""


class ChannelCheck(Struct, frozen=True):
    """A channel and what the bot lacks in it."""

    channel: int
    missing: tuple[str, ...]
    """Names of permissions as discord.py calls them."""


def check_layout(here: ChannelCheck, others: Sequence[ChannelCheck], words: Words) -> Layout:
    """The channel in which it was asked, then those of the others in which something is missing."""
    wanting = [other for other in others if other.missing]
    missing = {name for channel in (here, *wanting) for name in channel.missing}
    return message(
        box(
            text(heading(words("check-title")), words("check-commands")),
            text(_line(here, words) if here.missing else words("check-here-well", channel=_mention(here))),
            text(*_others(others, wanting, words)),
            text(*_purposes(missing, words)),
            text(small(words("check-where-to-grant"))) if missing else None,
            colour=NEUTRAL,
        )
    )


def _others(others: Sequence[ChannelCheck], wanting: Sequence[ChannelCheck], words: Words) -> Iterator[str]:
    if others and not wanting:
        yield words("check-others-well", count=len(others))
    yield from (_line(other, words) for other in wanting[:CHANNELS_SHOWN])
    if (more := len(wanting) - CHANNELS_SHOWN) > 0:
        yield words("check-more-channels", count=more)


def _line(channel: ChannelCheck, words: Words) -> str:
    names = words.join(words(f"permission-{name}") for name in channel.missing)
    return words("check-missing", channel=_mention(channel), permissions=names)


def _purposes(missing: Iterable[str], words: Words) -> Iterator[str]:
    for name in (needed for needed in dict.fromkeys((*NEEDED_ANYWHERE, *NEEDED_FOR_THREADS)) if needed in missing):
        purpose = words(f"permission-purpose-{name}")
        yield words("check-purpose", permission=words(f"permission-{name}"), purpose=purpose)


def _mention(channel: ChannelCheck) -> str:
    return f"<#{channel.channel}>"
