"""`/pesten settings`: one's own settings, and for who manages the server those of the server (experience.md §2)."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.i18n import Words, language_name
from bot.keeping.settings import CHANNELS_MOST, GuildSettings, PersonalSettings, Ping
from cogs.addresses import Address, Verb
from cogs.layouts.parts import Layout, Part, box, heading, message, row, small, text
from cogs.layouts.variants import preset_name
from cogs.server_options import AUTOMATIC, SERVER_OPTIONS, ServerOption

CHANNELS = "channels"
"""The argument of the menu of channels."""
CHANNEL_TYPES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
]
"""Where people write, and so can play."""


def settings_of_both_layout(
    own: PersonalSettings,
    server: GuildSettings | None,
    words: Words,
    languages: Sequence[str],
    missing: Sequence[str] = (),
) -> Layout:
    """The whole panel; without the server's settings where the person may not change them.

    `missing` names the permissions that the bot lacks here for what is set.
    """
    if server is None:
        return message(box(*_own_parts(own, words)), text(small(words("server-managers-only"))))
    warning = text(_missing(missing, words)) if missing else None
    return message(box(*_own_parts(own, words)), box(*_server_parts(server, words, languages), warning))


def _missing(missing: Sequence[str], words: Words) -> str:
    names = words.join(words(f"permission-{name}") for name in missing)
    return words("server-threads-missing", permissions=names)


def _own_parts(own: PersonalSettings, words: Words) -> Iterator[Part | None]:
    yield text(heading(words("server-own-title")), words("server-own-meaning"))
    options = [(ping.value, words(f"server-ping-{ping.value}")) for ping in Ping]
    yield _menu(words, words("server-ping"), Address("", "", Verb.OWN_SETTING, "ping"), options, own.ping.value)


def _server_parts(server: GuildSettings, words: Words, languages: Sequence[str]) -> Iterator[Part | None]:
    yield text(heading(words("server-title")), f"**{words('server-channels')}** · {words('server-channels-meaning')}")
    yield row(_channels(server, words))
    for option in SERVER_OPTIONS:
        current = option.current(server)
        values = dict.fromkeys([*option.values(languages), current])
        labels = [(value, value_words(option, value, words)) for value in values]
        address = Address("", "", Verb.SERVER_SETTING, option.key)
        yield _menu(words, words(f"server-{option.key}"), address, labels, current)


def _channels(server: GuildSettings, words: Words) -> ui.ChannelSelect[Any]:
    return ui.ChannelSelect(
        custom_id=str(Address("", "", Verb.SERVER_SETTING, CHANNELS)),
        placeholder=words("settings-option", setting=words("server-channels"), value=words("server-channels-all")),
        channel_types=CHANNEL_TYPES,
        min_values=0,
        max_values=CHANNELS_MOST,
        default_values=[
            # as text: Discord's description wants it so, and the library sends what it is given
            discord.SelectDefaultValue(id=str(one), type=discord.SelectDefaultValueType.channel)  # type: ignore[arg-type]
            for one in server.channels
        ],
    )


def value_words(option: ServerOption, value: str, words: Words) -> str:
    """A value of a setting: `Nederlands`, `Pesten 7`, `2`."""
    match option.key:
        case "language" if value != AUTOMATIC:
            return language_name(value)
        case "variant":
            return preset_name(value, words)
        case "tables-per-channel":
            return value
        case "ping-seconds":
            return words("server-seconds", count=int(value))
        case _:
            return words(f"server-{option.key}-{value}")


def _menu(
    words: Words, name: str, address: Address, labels: Sequence[tuple[str, str]], current: str
) -> Part:
    """A menu whose options say what they are about: the chosen one is all that a closed menu shows."""
    options = [
        discord.SelectOption(
            label=words("settings-option", setting=name, value=label), value=value, default=value == current
        )
        for value, label in labels
    ]
    return row(ui.Select(custom_id=str(address), options=options))
