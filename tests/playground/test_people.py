"""People do what Discord's client offers, and hostile ones more."""

import asyncio
from typing import Any

import pytest

from bot.playground import NotPossible, NotQuiet, Permission, Playground
from bot.playground.interactions import Interaction
from tests.playground.rest_client import RestClient
from tests.playground.tiny_bot import TinyBot
from tests.support.clock import ManualClock, turns


async def test_a_subcommand_with_options(playground: Playground, bot: TinyBot) -> None:
    anna, ben, pesten = playground.person("Anna"), playground.person("Ben"), playground.channel("pesten")
    interaction = await anna.slash(pesten, "game echo", word="ho", times=2, to=ben)
    answer = anna.answer(interaction)
    assert answer.text == f"hoho to {ben.mention}"
    assert answer.raw.interaction is not None
    assert answer.raw.interaction["name"] == "game echo"
    assert ben.pings() == [], "the bot's default is to mention nobody"


@pytest.mark.parametrize(
    ("command", "options", "code"),
    [
        ("nothing", {}, "unknown_command"),
        ("game", {}, "unknown_command"),
        ("game echo", {}, "bad_option"),
        ("game echo", {"word": "x", "times": 4}, "bad_option"),
        ("game echo", {"word": "x", "times": "1"}, "bad_option"),
        ("game echo", {"word": "x", "other": 1}, "bad_option"),
    ],
)
async def test_commands_that_the_client_does_not_offer(
    playground: Playground, bot: TinyBot, command: str, options: dict[str, Any], code: str
) -> None:
    with pytest.raises(NotPossible) as caught:
        await playground.person("Anna").slash(playground.channel("pesten"), command, **options)
    assert caught.value.code == code
    assert bot.seen == []


async def test_autocomplete_offers_what_the_bot_says(playground: Playground, bot: TinyBot) -> None:
    anna, pesten = playground.person("Anna"), playground.channel("pesten")
    assert await anna.autocomplete(pesten, "game echo", "word", "he") == [{"name": "he!", "value": "he!"}]


async def test_buttons_that_are_absent_disabled_or_unseen_cannot_be_clicked(
    playground: Playground, bot: TinyBot
) -> None:
    anna, ben, pesten = playground.person("Anna"), playground.person("Ben"), playground.channel("pesten")
    panel = anna.answer(await anna.slash(pesten, "panel"))
    hand = anna.answer(await anna.slash(pesten, "slow"))
    for message, label, code in (
        (panel, "Nothing", "unknown_component"),
        (panel, "Off", "disabled"),
        (hand, "More", "unknown_component"),
    ):
        with pytest.raises(NotPossible) as caught:
            await anna.click(message, label)
        assert caught.value.code == code
    playground.permit(pesten, ben, deny=Permission.VIEW_CHANNEL)
    with pytest.raises(NotPossible) as caught:
        await ben.click(panel, "More")
    assert caught.value.code == "unknown_message"


async def test_a_hostile_client_sends_what_it_likes(playground: Playground, bot: TinyBot) -> None:
    ben, pesten = playground.person("Ben"), playground.channel("pesten")
    panel = ben.answer(await ben.slash(pesten, "panel"))
    forced = await ben.click(panel, custom_id="more:41", force=True)
    assert forced.answered
    assert panel.text == "Count 42"


async def test_a_form_is_filled_in(playground: Playground, bot: TinyBot) -> None:
    anna, pesten = playground.person("Anna"), playground.channel("pesten")
    opened = await anna.slash(pesten, "form")
    assert opened.answer == 9
    assert opened.modal is not None
    assert opened.modal["title"] == "A form"
    for values in ({"word": "x"}, {}, {"word": "good", "no": "x"}):
        with pytest.raises(NotPossible) as caught:
            await anna.submit(opened, dict(values))
        assert caught.value.code == "bad_option"
    with pytest.raises(NotPossible):
        await playground.person("Ben").submit(opened, {"word": "good"})
    submitted = await anna.submit(opened, {"word": "good"})
    assert "good" in anna.answer(submitted).text


async def test_a_silent_bot_is_noticed(
    playground: Playground, bot: TinyBot, clock: ManualClock
) -> None:
    anna, pesten = playground.person("Anna"), playground.channel("pesten")
    interaction = await anna.slash(pesten, "silent", wait="nothing")
    with pytest.raises(NotQuiet, match="unanswered: anna 'silent'"):
        await playground.quiet(patience=0.05)
    await clock.advance(3)
    await playground.quiet()
    assert interaction.failed
    assert playground.record.unexpected == ["unanswered: anna 'silent' in #pesten"]


async def test_clicks_at_the_same_time(playground: Playground, bot: TinyBot) -> None:
    pesten = playground.channel("pesten")
    panel = playground.person("Anna").answer(await playground.person("Anna").slash(pesten, "panel"))
    clicks = await asyncio.gather(*(person.click(panel, "My hand") for person in playground.people))
    assert all(one.answered for one in clicks)
    for person in playground.people:
        assert len(person.ephemerals(pesten)) == 1
    assert playground.record.unexpected == []


async def test_quiet_waits_for_the_probes(playground: Playground) -> None:
    busy = [True]
    playground.busy_probes.append(lambda: busy[0])
    with pytest.raises(NotQuiet, match="busy"):
        await playground.quiet(patience=0.05)
    waiting = asyncio.create_task(playground.quiet())
    await asyncio.sleep(0)
    assert not waiting.done()
    busy[0] = False
    await waiting


async def test_quiet_waits_for_a_request_that_is_still_on_its_way(playground: Playground) -> None:
    channel = playground.channel("pesten")
    reader, writer = await asyncio.open_connection("127.0.0.1", int(playground.address.rsplit(":", 1)[1]))
    body = b'{"content": "Slow"}'
    head = (
        f"POST /api/v10/channels/{channel.id}/messages HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        f"Authorization: Bot {playground.token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body[:5])
    await turns(100)
    with pytest.raises(NotQuiet, match="1 requests in flight"):
        await playground.quiet(patience=0.05)
    writer.write(body[5:])
    await playground.quiet()
    assert [one.text for one in playground.person("Anna").messages(channel)] == ["Slow"]
    assert (await reader.read()).startswith(b"HTTP/1.1 200")
    writer.close()
    await writer.wait_closed()


async def test_commands_for_moderators_are_not_offered_to_others(playground: Playground, rest: RestClient) -> None:
    path = f"/applications/{playground.world.application.id}/commands"
    manage = int(Permission.MANAGE_MESSAGES)
    body = [{"type": 1, "name": "stop", "description": "Stop", "default_member_permissions": manage}]
    assert (await rest.call("PUT", path, body)).status == 200
    pesten = playground.channel("pesten")
    with pytest.raises(NotPossible) as caught:
        await playground.person("Ben").slash(pesten, "stop", wait="nothing")
    assert caught.value.code == "unknown_command"
    moderator = playground.add_person("Mo", permissions=Permission.MANAGE_MESSAGES)
    started = await moderator.slash(pesten, "stop", wait="nothing")
    assert isinstance(started, Interaction)
    assert (await playground.person("Anna").slash(pesten, "stop", wait="nothing")).person.name == "Anna"


async def test_selects_are_checked_like_in_the_client(playground: Playground, rest: RestClient) -> None:
    pesten, anna = playground.channel("pesten"), playground.person("Anna")
    options = [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]
    select = {"type": 3, "custom_id": "pick", "options": options, "max_values": 2}
    users = {"type": 5, "custom_id": "who"}
    rows = [{"type": 1, "components": [one]} for one in (select, users)]
    await rest.call("POST", f"/channels/{pesten.id}/messages", {"content": "Pick", "components": rows})
    (message,) = anna.messages(pesten)
    for values in (["c"], [], ["a", "b", "a"]):
        with pytest.raises(NotPossible) as caught:
            await anna.choose(message, "pick", values, wait="nothing")
        assert caught.value.code == "bad_option"
    picked = await anna.choose(message, "pick", ["b", "a"], wait="nothing")
    assert picked.data["values"] == ["b", "a"]
    ben = playground.person("Ben")
    asked = await anna.choose(message, "who", str(ben.id), wait="nothing")
    assert asked.data["resolved"]["users"][str(ben.id)]["username"] == "ben"


async def test_locale_and_guild_locale_reach_the_bot(playground: Playground, bot: TinyBot) -> None:
    """Only a Community server has a language of its own (discord_facts.md §9)."""
    plain = playground.add_guild("Plain", preferred_locale="nl")
    club = playground.add_guild("Club", preferred_locale="nl", community=True)
    for guild, locale in ((plain, "en-US"), (club, "nl")):
        dirk = playground.add_person("Łukasz *_`<@&1>` 🂡", locale="fr", guild=guild)
        await playground.quiet()
        await dirk.slash(playground.channel("general", guild), "panel")
        assert str(bot.seen[-1].locale) == "fr"
        assert str(bot.seen[-1].guild_locale) == locale
        assert bot.seen[-1].user.display_name == "Łukasz *_`<@&1>` 🂡"


async def test_the_journal_holds_whatever_anybody_was_shown(playground: Playground, bot: TinyBot) -> None:
    anna, ben, pesten = playground.person("Anna"), playground.person("Ben"), playground.channel("pesten")
    heard: list[str] = []
    playground.record.listeners.append(lambda shown: heard.append(shown.kind))
    panel = anna.answer(await anna.slash(pesten, "panel"))
    await ben.click(panel, "More")
    await ben.click(panel, "My hand")
    await anna.slash(pesten, "form")
    await anna.autocomplete(pesten, "game echo", "word", "x")
    assert heard == ["message", "edit", "message", "modal", "choices"]
    assert [one.kind for one in playground.record.shown_to(ben.id)] == ["message", "edit", "message"]
    assert [one.kind for one in playground.record.shown_to(anna.id)] == ["message", "edit", "modal", "choices"]
