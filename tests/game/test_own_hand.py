"""What stands in one's own hand and beside it when the table goes on: the page, and words of a pause."""

from pathlib import Path

from bot.engine import PRESETS, Round, parse_card, parse_cards
from bot.playground.people import Person, SeenMessage
from cogs.addresses import Verb
from tests.support.evening import Evening, evening, has, the
from tests.support.players import may_act, open_hand, sit_down

MANY = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
"""Two suits of 13: two pages."""


async def dealt(opened: Evening, people: list[Person]) -> None:
    """The first of two is on turn with three cards on the nine of hearts; the other one holds many."""
    await sit_down(opened, people, variant="gentle")
    tables = opened.client.services.tables
    [view] = tables.tables_of(opened.playground.guild.id, people[0].id)
    live = await tables._shelf.get(view.id)
    assert live.state.match is not None
    cards = [list(parse_cards("9S KD 6D")), list(parse_cards(MANY))]
    stock = list(parse_cards("4H 3H 5H 6H 8H"))
    live.state.match.round = Round.arrange(PRESETS["gentle"], 1, cards, [parse_card("9H")], stock, bytes(32))
    live.state.versions = [version + 1 for version in live.state.versions]
    await tables.repaint(view.id)
    for person in people:
        await person.click(opened.public(person), custom_id=the(opened.public(person), Verb.HAND))


async def test_when_the_turn_comes_the_page_with_what_fits_is_shown(tmp_path: Path) -> None:
    """Clubs and spades, thirteen each; on a spade the spades fit, which come first, so all of them are on page 1."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        anna, ben = opened.person("Anna"), opened.person("Ben")
        await dealt(opened, [anna, ben])
        waiting = await open_hand(opened, ben)
        await ben.click(waiting, custom_id=the(waiting, Verb.PAGE))
        leafed = opened.hand(ben)
        assert leafed is not None
        assert "Page 2 of 2" in leafed.text
        hand = opened.hand(anna)
        assert hand is not None
        await anna.click(hand, custom_id=next(one.custom_id for one in hand.buttons if "9S" in str(one.custom_id)))
        asked = opened.hand(ben)
        assert asked is not None
        assert "Page 1 of 2" in asked.text
        assert may_act(asked)


async def test_no_word_of_a_pause_stays_when_the_match_goes_on(tmp_path: Path) -> None:
    """Paused behind More; resumed behind More of a later message, or in the hand that stands still."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben = opened.person("Ben")
        await sit_down(opened, [ben], variant="pesten_7", computers=2)
        await open_hand(opened, ben)
        for where in ("more", "hand"):
            await ben.click(opened.public(ben), custom_id=the(opened.public(ben), Verb.MORE))
            await ben.click(panel_of(opened, ben), custom_id=the(panel_of(opened, ben), Verb.PAUSE))
            assert noted(opened, ben) == ["The match stands still until you resume it."]
            if where == "more":
                await ben.click(opened.public(ben), custom_id=the(opened.public(ben), Verb.MORE))
                await ben.click(panel_of(opened, ben), custom_id=the(panel_of(opened, ben), Verb.RESUME))
                assert noted(opened, ben) == ["The match goes on."]
            else:
                hand = next(one for one in ben.ephemerals(opened.channel) if has(one, Verb.RESUME))
                opened.playground.record.journal.clear()
                await ben.click(hand, custom_id=the(hand, Verb.RESUME))
                assert noted(opened, ben) == []
                told = [one.text for one in opened.playground.record.shown_to(ben.id)]
                assert told
                assert not [text for text in told if "The match goes on." in text], "the answer itself is the hand"
            await opened.quiet()
            shown = opened.hand(ben)
            assert shown is not None
            assert "stands still" not in shown.text


async def test_a_panel_that_became_a_hand_does_not_go_with_the_next_panel(tmp_path: Path) -> None:
    """Finn finds the free seat behind More; opening More once more leaves him his cards."""
    async with evening(tmp_path / "pesten.sqlite3") as opened:
        ben, finn = opened.person("Ben"), opened.person("Finn")
        await sit_down(opened, [ben], variant="pesten_7", computers=2)
        await finn.click(opened.public(finn), custom_id=the(opened.public(finn), Verb.MORE))
        panel = panel_of(opened, finn)
        await finn.click(panel, custom_id=the(panel, Verb.TAKE_OVER))
        assert opened.hand(finn) is not None
        await finn.click(opened.public(finn), custom_id=the(opened.public(finn), Verb.MORE))
        assert not has(panel_of(opened, finn), Verb.TAKE_OVER), "he has a seat"
        assert opened.hand(finn) is not None


def panel_of(opened: Evening, person: Person) -> SeenMessage:
    return [one for one in person.ephemerals(opened.channel) if has(one, Verb.HELP)][-1]


def noted(opened: Evening, person: Person) -> list[str]:
    """The sentences about the pause that stand there by themselves."""
    texts = [one.text for one in person.ephemerals(opened.channel) if not one.buttons]
    return [text for text in texts if text.startswith("The match")]
