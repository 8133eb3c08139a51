"""The host's panel through the real client: open, change, refuse, start."""

from pathlib import Path

from bot.engine import Rules
from bot.playground.people import Person, SeenMessage
from cogs.addresses import Verb, parse_address
from tests.support.evening import Evening, evening, has, the
from tests.support.players import open_hand, sit_down


def menu(panel: SeenMessage, setting: str) -> str:
    """The custom id of the menu that changes a setting."""
    ids = [str(one["custom_id"]) for one in panel.selects]
    [found] = [one for one in ids if (address := parse_address(one)) and address.argument.split("~")[1] == setting]
    return found


async def panel_of(opened: Evening, host: Person) -> SeenMessage:
    lobby = opened.public(host)
    click = await host.click(lobby, custom_id=the(lobby, Verb.SETTINGS))
    return host.answer(click)


async def test_the_host_puts_the_rules_together(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben = opened.person("Anna"), opened.person("Ben")
        await anna.slash(opened.channel, "pesten new", variant="classic", computers=2)
        await ben.click(opened.public(ben), custom_id=the(opened.public(ben), Verb.JOIN))
        panel = await panel_of(opened, anna)
        assert panel.ephemeral
        await anna.choose(panel, menu(panel, "hand"), "13")
        assert has(opened.public(anna), Verb.START), "thirteen cards each take more decks"
        await anna.choose(panel, menu(panel, "decks"), "1")
        assert not has(opened.public(anna), Verb.START), "four hands of thirteen are too many for one deck"
        await anna.choose(panel, menu(panel, "decks"), "3")
        assert has(opened.public(anna), Verb.START)
        await anna.choose(panel, menu(panel, "hand"), "4")
        before = opened.public(anna)
        await anna.click(before, custom_id=the(before, Verb.START))
        hand = await open_hand(opened, anna)
        live = opened.client.services.tables._shelf.running()[0].state
        assert live.match is not None
        assert isinstance(live.match.rules, Rules)
        assert live.match.rules.hand == 4
        assert live.match.round is not None
        assert [len(cards) for cards in live.match.round.hands] == [4, 4, 4, 4]
        assert hand.text
        assert not panel.exists, "settings freeze at the first deal (rules.md §8): the panel goes"


async def test_cards_are_changed_rank_by_rank(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")
        await anna.slash(opened.channel, "pesten new", variant="classic", computers=1)
        panel = await panel_of(opened, anna)
        pages = [b for b in panel.buttons if b.custom_id and b.custom_id.endswith("settings:cards")]
        await anna.click(panel, custom_id=pages[0].custom_id)
        await anna.choose(panel, menu(panel, "rank"), "4")
        await anna.choose(panel, menu(panel, "effects"), ["miss-turns", "choose-suit"])
        await anna.choose(panel, menu(panel, "effects-amount"), "3")
        rules = opened.client.services.tables._shelf.running()[0].state.rules
        assert isinstance(rules, Rules)
        assert [str(effect) for effect in rules.effects[4]] == ["MissTurns(turns=3)", "ChooseSuit()"]


async def test_only_the_host_changes_them(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben = opened.person("Anna"), opened.person("Ben")
        await anna.slash(opened.channel, "pesten new", variant="knock")
        panel = await panel_of(opened, anna)
        lobby = opened.public(ben)
        await ben.click(lobby, custom_id=the(lobby, Verb.JOIN))
        refused = await ben.click(lobby, custom_id=the(lobby, Verb.SETTINGS))
        assert "host" in ben.answer(refused).text
        forged = await ben.choose(panel, menu(panel, "hand"), "5", force=True)
        assert forged.answered
        rules = opened.client.services.tables._shelf.running()[0].state.rules
        assert isinstance(rules, Rules)
        assert rules.hand == 7


async def test_a_table_of_settings_of_its_own_is_custom(tmp_path: Path) -> None:
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna = opened.person("Anna")
        await sit_down(opened, [anna], variant="gentle", computers=2, rounds=3)
        assert "(" in opened.public(anna).text.split("\n")[0]
