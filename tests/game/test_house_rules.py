"""House rules through the real client: kept, played, changed, shared, deleted; and who may not."""

import asyncio
from pathlib import Path

from bot.engine import Finish, Rules
from bot.keeping.house_rules import HouseRule
from bot.playground.people import Person, SeenMessage
from bot.playground.permissions import EVERYONE, Permission
from bot.playground.world import Channel
from cogs.addresses import Verb, parse_address
from tests.support.evening import Evening, evening, the

AGREED = "No phones.\n@everyone **brings** a <@1> snack"


async def stored(opened: Evening, channel: Channel | None = None) -> list[HouseRule]:
    """The house rules of a channel's server."""
    guild = (channel or opened.channel).guild
    assert guild is not None
    return await opened.client.services.house_rules.house_rules(guild.id)


def menu(panel: SeenMessage, setting: str) -> str:
    """The custom id of the menu that changes a setting."""
    ids = [str(one["custom_id"]) for one in panel.selects]
    [found] = [one for one in ids if (address := parse_address(one)) and address.argument.split("~")[1] == setting]
    return found


async def settings_of(opened: Evening, host: Person) -> SeenMessage:
    """The host's panel of the lobby."""
    lobby = opened.public(host)
    return host.answer(await host.click(lobby, custom_id=the(lobby, Verb.SETTINGS)))


async def keep(opened: Evening, host: Person, name: str = "Friday", text: str = AGREED) -> SeenMessage:
    """Open a table of Knock with five cards each, and keep that as a house rule; its card."""
    await host.slash(opened.channel, "pesten new", variant="knock", computers=1)
    panel = await settings_of(opened, host)
    await host.choose(panel, menu(panel, "hand"), "5")
    form = await host.click(panel, custom_id=the(panel, Verb.KEEP))
    return host.answer(await host.submit(form, {"name": name, "text": text}))


async def test_from_a_table_to_the_next_one(tmp_path: Path) -> None:
    """Kept under Settings, offered by /pesten new, shown from the lobby to the end of the first round."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        card = await keep(opened, ben)
        assert "House rule: Friday" in card.text
        assert card.text.startswith("**Kept** as a house rule"), "first what was asked for"
        assert "### Friday\n" in opened.public(ben).text
        assert "House rule: Friday" in opened.public(ben).text, "the table that it was kept from plays it, too"
        [rule] = await stored(opened)
        assert (rule.name, rule.text, rule.author, rule.rules.key) == ("Friday", AGREED, ben.id, "knock")

        offered = await ben.autocomplete(opened.channel, "pesten new", "house_rule", "FRI")
        assert [choice["value"] for choice in offered] == ["Friday"]
        await ben.slash(opened.channel, "pesten new", house_rule=" friday", computers=1)
        lobby = opened.public(ben)
        assert "House rule: Friday" in lobby.text
        assert "Cards each: 5 (usual: 7)" in lobby.text
        assert "\\*\\*brings\\*\\*" in lobby.text, "nobody's words are markup"
        assert "No phones" in lobby.text
        assert not lobby.notified
        await ben.click(lobby, custom_id=the(lobby, Verb.START))
        assert "No phones" in opened.public(ben).text
        live = opened.client.services.tables._shelf.running()[-1].state
        assert live.rules == rule.rules
        assert live.match is not None
        assert live.match.round is not None
        assert [len(hand) for hand in live.match.round.hands] == [5, 5]
        scores = opened.public(ben)
        assert "No phones" in ben.answer(await ben.click(scores, custom_id=the(scores, Verb.SCORES))).text
        assert ben.pings() == []
        assert opened.client._connection._view_store._modals == {}, "forms go to the router, too"


async def test_changing_it_later_changes_nothing_that_runs(tmp_path: Path) -> None:
    """The table holds a copy of settings and words; a deleted house rule, too."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        await keep(opened, ben)
        editor = ben.answer(await ben.slash(opened.channel, "pesten houserules edit", house_rule="Friday"))
        await ben.choose(editor, menu(editor, "hand"), "9")
        form = await ben.click(editor, custom_id=the(editor, Verb.HOUSE_WORDS))
        assert form.modal is not None
        await ben.submit(form, {"name": "Saturday", "text": ""})
        [rule] = await stored(opened)
        assert (rule.name, rule.text, getattr(rule.rules, "hand", None)) == ("Saturday", "", 9)
        assert "Saturday" in editor.text
        [running] = opened.client.services.tables._shelf.running()
        assert getattr(running.state.rules, "hand", None) == 5
        assert running.state.agreement is not None
        assert running.state.agreement.text == AGREED
        asked = ben.answer(await ben.slash(opened.channel, "pesten houserules delete", house_rule="saturday"))
        assert len(await stored(opened)) == 1
        await ben.click(asked, custom_id=the(asked, Verb.HOUSE_DELETE))
        assert await stored(opened) == []
        assert "House rule: Friday" in opened.public(ben).text
        gone = await ben.choose(editor, menu(editor, "hand"), "4")
        assert "gone" in ben.answer(gone).text


async def test_two_who_change_it_at_once(tmp_path: Path) -> None:
    """A setting by the one, the name by the other, another setting by the first: nothing is lost."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        moderator = opened.playground.add_person("Mo", permissions=EVERYONE | Permission.MANAGE_MESSAGES)
        await ben.slash(opened.channel, "pesten houserules create", name="Many", variant="classic")
        editors = [
            one.answer(await one.slash(opened.channel, "pesten houserules edit", house_rule="Many"))
            for one in (ben, moderator, ben)
        ]
        form = await moderator.click(editors[1], custom_id=the(editors[1], Verb.HOUSE_WORDS))
        await asyncio.gather(
            ben.choose(editors[0], menu(editors[0], "hand"), "9"),
            moderator.submit(form, {"name": "More", "text": AGREED}),
            ben.choose(editors[2], menu(editors[2], "finish"), "forbidden"),
        )
        [rule] = await stored(opened)
        assert (rule.name, rule.text) == ("More", AGREED)
        assert isinstance(rule.rules, Rules)
        assert (rule.rules.hand, rule.rules.finish) == (9, Finish.FORBIDDEN)


async def test_made_without_a_table(tmp_path: Path) -> None:
    """From a variant, page by page; what contradicts itself is neither played nor shared."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        made = await ben.slash(opened.channel, "pesten houserules create", name="Many", variant="classic")
        editor = ben.answer(made)
        await ben.choose(editor, menu(editor, "hand"), "13")
        pages = [b for b in editor.buttons if b.custom_id and b.custom_id.endswith("house:cards")]
        await ben.click(editor, custom_id=pages[0].custom_id)
        await ben.choose(editor, menu(editor, "rank"), "1")
        await ben.choose(editor, menu(editor, "effects"), ["reverse", "reverse-skip"])
        played = await ben.slash(opened.channel, "pesten new", house_rule="Many")
        shared = await ben.slash(opened.channel, "pesten houserules share", house_rule="Many")
        for refused in (played, shared):
            assert "do not go together" in ben.answer(refused).text
        await ben.choose(editor, menu(editor, "effects"), ["reverse"])
        await ben.choose(editor, menu(editor, "rank"), "4")
        await ben.choose(editor, menu(editor, "effects"), ["extra-card"])
        shown = await ben.slash(opened.channel, "pesten houserules show", house_rule="many")
        assert "13 cards each" in ben.answer(shown).text
        await ben.slash(opened.channel, "pesten new", house_rule="Many")
        assert "House rule: Many" in opened.public(ben).text


async def test_a_share_code_carries_it_to_another_server(tmp_path: Path) -> None:
    """With everything; a damaged code is refused, a taken name can be replaced by another."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, anna = opened.person("Ben"), opened.person("Anna")
        await keep(opened, ben)
        answer = ben.answer(await ben.slash(opened.channel, "pesten houserules share", house_rule="Friday"))
        code = answer.text.split("```")[1].strip()
        guild = opened.playground.add_guild("Club", owner=anna)
        there = opened.playground.channel("general", guild)
        await opened.quiet()
        damaged = code[:5] + ("A" if code[5] != "A" else "B") + code[6:]
        refused = anna.answer(await anna.slash(there, "pesten houserules add", code=damaged))
        assert "beschadigd" in refused.text
        assert await stored(opened, there) == []
        added = anna.answer(await anna.slash(there, "pesten houserules add", code=code))
        assert "Huisregel: Friday" in added.text
        taken = anna.answer(await anna.slash(there, "pesten houserules add", code=code))
        assert "al een huisregel" in taken.text
        await anna.slash(there, "pesten houserules add", code=code, name="Vrijdag")
        [original] = await stored(opened)
        first, second = await stored(opened, there)
        assert [first.name, second.name] == ["Friday", "Vrijdag"]
        for copied in (first, second):
            assert (copied.rules, copied.text, copied.author) == (original.rules, original.text, anna.id)


async def test_who_may_change_it(tmp_path: Path) -> None:
    """Who made it and moderators; others are told so, whichever way they try."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, hanna = opened.person("Ben"), opened.person("Hanna")
        moderator = opened.playground.add_person("Mo", permissions=EVERYONE | Permission.MANAGE_MESSAGES)
        card = await keep(opened, ben)
        seen = hanna.answer(await hanna.slash(opened.channel, "pesten houserules show", house_rule="Friday"))
        assert [parse_address(str(b.custom_id)).verb for b in seen.buttons][-1:] == [Verb.HOUSE_SHARE]  # type: ignore[union-attr]
        tries = [
            await hanna.slash(opened.channel, "pesten houserules edit", house_rule="Friday"),
            await hanna.slash(opened.channel, "pesten houserules delete", house_rule="Friday"),
            await hanna.click(card, custom_id=the(card, Verb.HOUSE_RULE), force=True),
            await hanna.click(card, custom_id=the(card, Verb.HOUSE_DELETE) + "sure", force=True),
        ]
        for one in tries:
            assert "moderator" in hanna.answer(one).text
        assert len(await stored(opened)) == 1
        asked = moderator.answer(await moderator.slash(opened.channel, "pesten houserules delete", house_rule="Friday"))
        await moderator.click(asked, custom_id=the(asked, Verb.HOUSE_DELETE))
        assert await stored(opened) == []


async def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    """Unknown names, empty names, names that are taken, a house rule and a variant at once."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        empty = ben.answer(await ben.slash(opened.channel, "pesten houserules list"))
        assert "none yet" in empty.text
        await keep(opened, ben)
        listed = ben.answer(await ben.slash(opened.channel, "pesten houserules list"))
        assert f"**Friday** · Custom (from Knock) · by <@{ben.id}>" in listed.text
        said = {
            "no house rule called Sunday": await ben.slash(opened.channel, "pesten new", house_rule="Sunday"),
            "not both": await ben.slash(opened.channel, "pesten new", house_rule="Friday", variant="classic"),
            "needs a name": await ben.slash(opened.channel, "pesten houserules create", name=" "),
            "called FRIDAY here already": await ben.slash(opened.channel, "pesten houserules create", name="FRIDAY"),
        }
        for sentence, answered in said.items():
            assert sentence in ben.answer(answered).text
        assert len(opened.client.services.tables._shelf.running()) == 1
        await ben.slash(opened.channel, "pesten new", house_rule="Friday", rounds=5)
        assert "with changes by the host" in opened.public(ben).text
