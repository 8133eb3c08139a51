"""`/pesten check`: which permission is missing, where, and what it is for."""

from pathlib import Path

import pytest

from bot.playground import Permission
from bot.playground.people import Person
from bot.playground.world import Channel
from cogs.layouts.check import CHANNELS_SHOWN, ChannelCheck, check_layout
from cogs.place import NEEDED_ANYWHERE
from tests.layouts.limits import check_message, texts
from tests.operator.conftest import LOCALIZER, sentence
from tests.support.evening import Evening, evening

ANNA_LANGUAGE = "nl"
"""Anna owns the playground's server; Ben is an ordinary member."""


async def _asked(opened: Evening, person: Person, channel: Channel | None = None) -> str:
    interaction = await person.slash(channel or opened.channel, "pesten check")
    answer = person.answer(interaction)
    assert answer.ephemeral
    return answer.text


def _purpose(name: str, language: str = ANNA_LANGUAGE) -> str:
    permission, purpose = sentence(f"permission-{name}", language), sentence(f"permission-purpose-{name}", language)
    return sentence("check-purpose", language, permission=permission, purpose=purpose)


def _missing(channel: Channel, *names: str, language: str = ANNA_LANGUAGE) -> str:
    words = LOCALIZER.words(language)
    permissions = words.join(sentence(f"permission-{name}", language) for name in names)
    return sentence("check-missing", language, channel=f"<#{channel.id}>", permissions=permissions)


async def test_all_is_well(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        said = await _asked(opened, opened.person("Anna"))
        assert sentence("check-commands", ANNA_LANGUAGE) in said
        assert sentence("check-here-well", ANNA_LANGUAGE, channel=f"<#{opened.channel.id}>") in said
        assert sentence("check-others-well", ANNA_LANGUAGE, count=1) in said
        assert sentence("check-where-to-grant", ANNA_LANGUAGE) not in said


async def test_what_is_missing_here_and_elsewhere(tmp_path: Path) -> None:
    """In the order of the invite link; each permission is explained once, and only those that are missing."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        playground, anna = opened.playground, opened.person("Anna")
        general, blind = playground.channel("general"), playground.add_channel("blind")
        playground.permit(opened.channel, None, deny=Permission.EMBED_LINKS | Permission.READ_MESSAGE_HISTORY)
        playground.permit(general, None, deny=Permission.SEND_MESSAGES)
        playground.permit(blind, None, deny=Permission.VIEW_CHANNEL)
        await opened.quiet()
        lines = (await _asked(opened, anna)).splitlines()
        assert _missing(opened.channel, "embed_links", "read_message_history") in lines
        assert _missing(general, "send_messages") in lines
        assert _missing(blind, "view_channel") in lines
        explained = ("view_channel", "send_messages", "embed_links", "read_message_history")
        assert [line for line in lines if line.startswith("**")] == [_purpose(name) for name in explained]
        playground.permit(general, None)
        playground.permit(blind, None)
        await opened.quiet()
        assert _missing(general, "send_messages") not in (await _asked(opened, anna))


async def test_whoever_may_not_manage_the_server_is_told_so(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        assert await _asked(opened, opened.person("Ben")) == sentence("error-may-not-check", "en")


async def test_a_manager_hears_of_the_channels_he_sees(tmp_path: Path) -> None:
    """Names of channels are no business of those who do not see them."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        playground = opened.playground
        ilse = playground.add_person("Ilse", locale="en-GB", permissions=Permission.MANAGE_GUILD)
        hidden, shown = playground.add_channel("hidden"), playground.add_channel("shown")
        for channel in (hidden, shown):
            playground.permit(channel, None, deny=Permission.SEND_MESSAGES)
        playground.permit(hidden, ilse, deny=Permission.VIEW_CHANNEL)
        await opened.quiet()
        said = await _asked(opened, ilse)
        assert _missing(shown, "send_messages", language="en") in said
        assert str(hidden.id) not in said


WORST = [ChannelCheck(10**18 + number, NEEDED_ANYWHERE) for number in range(500)]
"""Discord allows 500 channels; nothing is allowed in any of them."""


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_worst_server_fits_in_a_message(language: str) -> None:
    shown = check_layout(WORST[0], WORST[1:], LOCALIZER.words(language))
    check_message(shown)
    assert texts(shown).count("<#") == 1 + CHANNELS_SHOWN
    assert sentence("check-more-channels", language, count=499 - CHANNELS_SHOWN) in texts(shown)


@pytest.mark.parametrize(("wanting", "more"), [(CHANNELS_SHOWN, False), (CHANNELS_SHOWN + 1, True)])
def test_the_rest_is_counted(wanting: int, *, more: bool) -> None:
    said = texts(check_layout(WORST[0], WORST[1 : 1 + wanting], LOCALIZER.words("en")))
    assert (sentence("check-more-channels", "en", count=1) in said) is more


def test_a_server_with_one_channel() -> None:
    """Nothing is said of others."""
    said = texts(check_layout(ChannelCheck(1, ()), [], LOCALIZER.words("en")))
    assert said.splitlines()[1:] == [
        sentence("check-commands", "en"),
        sentence("check-here-well", "en", channel="<#1>"),
    ]
