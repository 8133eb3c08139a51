"""Announcing, catching, passing on and naming, as the hand and the table show them (rules.md §3-§5)."""

import discord
import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    AddPenalty,
    Announce,
    Announced,
    Announcing,
    CardsDrawn,
    CardsGiven,
    CardsToGive,
    Catch,
    Caught,
    DrawCause,
    DrawnCardToPlay,
    ExtraCardToPlay,
    GiftChosen,
    PenaltyCardToPlay,
    PenaltyToAnswer,
    Question,
    Rank,
    StockRenewed,
    SuitToName,
    TurnToPlay,
    parse_action,
    parse_card,
    parse_cards,
)
from bot.i18n import Words
from bot.tables.state import Phase
from bot.tables.views import HandView, TableView
from cogs.addresses import Verb
from cogs.layouts.announcing import announce_kind
from cogs.layouts.hand import hand_layout, suit_layout
from cogs.layouts.happenings import happenings
from cogs.layouts.public import public_layout
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.tasks import public_task
from tests.layouts.conftest import TABLE, NoEmojis, hand_view, table_view
from tests.layouts.limits import buttons, check_message, texts

NAMES = {
    "knock": ("Knock", "Kloppen"),
    "pass_left": ("Pesten!", "Pesten!"),
    "classic": ("Last card!", "Laatste kaart!"),
    "hard": ("Last card!", "Laatste kaart!"),
}
"""What the act is called on the button (rules.md §1, glossary.md)."""


def table(variant: str, **changes: object) -> TableView:
    view = table_view(Phase.PLAYING)
    assert view.round is not None
    rules = ALL_PRESETS[variant]
    return replace(view, rules=rules, round=replace(view.round, rules=rules, **changes))


def hand(variant: str, cards: str, *legal: str, **changes: object) -> HandView:
    view = hand_view(table(variant, **changes), tuple(parse_cards(cards)))
    return replace(view, round=replace(view.round, legal=tuple(map(parse_action, legal))))


@pytest.mark.parametrize("variant", NAMES)
def test_each_game_has_its_own_word_for_it(variant: str, english: Words, dutch: Words) -> None:
    view = hand(variant, "7S 9H", "play 7S", "announce")
    for words, name in zip((english, dutch), NAMES[variant], strict=True):
        button = buttons(hand_layout(view, words, NoEmojis()))[name]
        assert not button.disabled
        assert button.custom_id == f"p1:{TABLE}::announce:"


def test_custom_settings_keep_the_word(english: Words) -> None:
    view = hand("knock", "7S 9H", "play 7S", "announce")
    changed = replace(view.table, rules=replace(view.table.rules, hand=5))
    assert "Knock" in buttons(hand_layout(replace(view, table=changed), english, NoEmojis()))


def test_it_is_live_only_when_it_can_be_done(english: Words) -> None:
    assert buttons(hand_layout(hand("classic", "7S 9H 3C", "play 7S"), english, NoEmojis()))["Last card!"].disabled
    assert "Last card!" not in buttons(hand_layout(hand("gentle", "7S 9H", "play 7S"), english, NoEmojis()))


@pytest.mark.parametrize(
    ("variant", "cards", "line"),
    [
        ("knock", "7S 9H", "Two cards left: knock before you play one of them, or draw 2."),
        ("pass_left", "7S 9H", "call “Pesten!” before you play one of them, or play it with the call, or draw 2."),
        ("classic", "7S 9H", "call “Last card!” now or at once after playing. Whoever is caught draws 2."),
        ("classic", "7S", "One card left: call “Last card!” now, before you are caught and draw 2."),
    ],
)
def test_a_reminder_says_what_forgetting_costs(variant: str, cards: str, line: str, english: Words) -> None:
    assert line in texts(hand_layout(hand(variant, cards, "announce"), english, NoEmojis()))


def test_a_card_can_be_played_with_the_call_in_one_click_or_without_it(english: Words) -> None:
    view = hand("pass_left", "7S JC", "play 7S", "play JC H", "play 7S !", "play JC H !", "announce")
    shown = buttons(hand_layout(view, english, NoEmojis()))
    assert shown["7♠"].custom_id == f"p1:{TABLE}:17:play:7S"
    assert shown["Pesten! + 7♠"].custom_id == f"p1:{TABLE}:17:play:7S.!"
    assert shown["Pesten! + J♣"].custom_id == f"p1:{TABLE}:17:suit:JC.!"
    choice = suit_layout(view, parse_card("JC"), english, NoEmojis(), call=True)
    assert buttons(choice)["♥ hearts"].custom_id == f"p1:{TABLE}:17:play:JC.H.!"
    check_message(hand_layout(view, english, NoEmojis()))


def test_who_can_be_caught_has_a_button_in_the_hand_and_on_the_table(english: Words, dutch: Words) -> None:
    view = hand("classic", "7S 9H 3C", "catch 2", unannounced=(1,), question=TurnToPlay(2))
    caught = buttons(hand_layout(view, english, NoEmojis()))["Caught! (Bram)"]
    assert caught.custom_id == f"p1:{TABLE}::catch:1"
    assert caught.style is discord.ButtonStyle.danger
    public = buttons(public_layout(view.table, dutch, NoEmojis()))
    assert public["Betrapt! (Bram)"].custom_id == f"p1:{TABLE}::catch:1"
    assert "not your turn" in texts(hand_layout(view, english, NoEmojis())), "to be able to catch is not to be on turn"


def test_nobody_can_be_caught_where_nobody_has_forgotten(english: Words) -> None:
    assert buttons(public_layout(table("classic"), english, NoEmojis()))["Caught!"].disabled
    assert "Caught!" not in buttons(public_layout(table("knock"), english, NoEmojis()))


@pytest.mark.parametrize(
    ("variant", "announced", "badge"),
    [("gentle", (), True), ("classic", (), False), ("classic", (1,), True), ("knock", (1,), True)],
)
def test_the_badge_is_the_announcement(
    variant: str, announced: tuple[int, ...], *, badge: bool, english: Words
) -> None:
    """Where it must be announced, the table does not do it for anybody; the number of cards is always shown (§5)."""
    view = table(variant, announced=announced)
    seats = (view.seats[0], replace(view.seats[1], cards=1), *view.seats[2:])
    shown = texts(public_layout(replace(view, seats=seats), english, NoEmojis()))
    [line] = [one for one in shown.split("\n") if "Bram" in one]
    assert "1 card" in line
    assert ("❗" in line) is badge


def test_an_announcement_is_told_in_the_words_of_the_game(english: Words, dutch: Words) -> None:
    seats = table("knock").seats

    def told(kind: str, words: Words) -> list[str]:
        return happenings((Announced(1),), seats, words, reader=None, most=4, calling=kind)

    assert told("knock", english) == ["Bram knocked"]
    assert told("knock", dutch) == ["Bram klopte"]
    assert told("pesten", dutch) == ["Bram: “Pesten!”"]
    assert told("last-card", english) == ["Bram: “Last card!”"]


def test_everybody_chooses_a_card_for_his_left_neighbour(english: Words) -> None:
    view = hand("pass_left", "7S 9H 9H", "give 7S", "give 9H", question=CardsToGive(2, (0, 1, 3)))
    shown = buttons(hand_layout(view, english, NoEmojis()))
    assert shown["9♥ ×2"].custom_id == f"p1:{TABLE}::give:9H"
    assert shown["Draw"].disabled
    assert "Choose yours, for Bram." in texts(hand_layout(view, english, NoEmojis()))


def test_who_has_chosen_sees_his_choice_and_can_do_nothing_else(english: Words) -> None:
    view = hand("pass_left", "7S 9H", question=CardsToGive(2, (1, 3)), gift=parse_card("9H"))
    shown = buttons(hand_layout(view, english, NoEmojis()))
    assert (shown["9♥"].style, shown["9♥"].disabled) == (discord.ButtonStyle.success, True)
    assert "You pass 9♥ to the left, as soon as everybody has chosen." in texts(hand_layout(view, english, NoEmojis()))


def test_the_table_waits_for_all_who_have_not_chosen(english: Words) -> None:
    shown = public_layout(table("pass_left", question=CardsToGive(2, (0, 1))), english, NoEmojis())
    assert "Still choosing: **Anna and Bram**." in texts(shown)
    assert buttons(shown)["Draw"].disabled


def test_choices_and_their_passing_on_share_a_line(english: Words) -> None:
    events = (GiftChosen(0), GiftChosen(1), CardsGiven(2))
    [line] = happenings(events, table("pass_left").seats, english, reader=None, most=4)
    assert line.endswith("2 cards went to the left")


def test_the_dealer_of_a_jack_names_its_suit(dutch: Words) -> None:
    """rules.md §4: an act of its own; nothing can be played before it."""
    view = hand("pass_left", "7S 9H", "suit S", "suit H", "suit C", "suit D", question=SuitToName(0))
    shown = buttons(hand_layout(view, dutch, NoEmojis()))
    assert shown["♥ harten"].custom_id == f"p1:{TABLE}:17:name:H"
    assert shown["7♠"].disabled
    assert shown["Pakken"].disabled
    assert buttons(public_layout(view.table, dutch, NoEmojis()))["Pakken"].disabled


@pytest.mark.parametrize(
    ("variant", "question", "label"),
    [
        ("classic", DrawnCardToPlay(0), "End turn"),
        ("classic", ExtraCardToPlay(0), "End turn"),
        ("pesten_7", ExtraCardToPlay(0), "Draw"),
        ("knock", PenaltyCardToPlay(0), "End turn"),
    ],
)
def test_the_public_button_says_what_it_does(variant: str, question: Question, label: str, english: Words) -> None:
    """rules.md §2.3, §2.4, §3: where no card is to be drawn any more, the button ends the turn."""
    shown = buttons(public_layout(table(variant, question=question), english, NoEmojis()))
    assert not shown[label].disabled


@pytest.mark.parametrize(
    ("variant", "cards", "legal", "question", "task"),
    [
        ("pass_left", "7S 9S", ["play 7S", "draw"], None, "You may draw a card instead."),
        ("classic", "9H 4C 3C", ["play 9H", "end"], DrawnCardToPlay(0), "The card you drew fits: play it, or end"),
        ("classic", "9H 4C 3C", ["play 9H", "end"], ExtraCardToPlay(0), "or end your turn."),
        ("classic", "4C 3C 5C", ["end"], ExtraCardToPlay(0), "Nothing fits"),
        ("knock", "2C 3C 5C", ["play 2C", "end"], PenaltyCardToPlay(0), "still play a 2 or a joker, or end"),
        ("classic", "8H", ["play 8H"], None, "if you play it you draw one, and are not out"),
        ("gentle", "8H", ["play 8H"], None, "These fit"),
    ],
)
def test_what_i_must_do_says_what_it_costs(
    variant: str, cards: str, legal: list[str], question: Question | None, task: str, english: Words
) -> None:
    changes = {} if question is None else {"question": question}
    assert task in texts(hand_layout(hand(variant, cards, *legal, **changes), english, NoEmojis()))


SPOKEN = {
    "knock": ("knock", "klop"),
    "pass_left": ("pesten!", "pesten!"),
    "pesten_7": ("last card!", "laatste kaart!"),
    "classic": ("last card!", "laatste kaart!"),
}
"""What is said; a game that announces by itself has no word of its own, and takes the plain one."""


@pytest.mark.parametrize("mode", [mode for mode in Announcing if mode is not Announcing.AUTOMATIC])
@pytest.mark.parametrize("variant", SPOKEN)
def test_settings_of_ones_own_keep_the_games_word(
    variant: str, mode: Announcing, english: Words, dutch: Words
) -> None:
    """Whatever way of announcing the host chooses: rule card, reminder, button and news use one and the same word."""
    rules = replace(ALL_PRESETS[variant], announcing=mode, announce_penalty=3)
    view = hand(variant, "7S 9H", "play 7S", "announce")
    view = replace(view, table=replace(view.table, rules=rules), round=replace(view.round, rules=rules))
    calling = announce_kind(rules)
    for language, words in enumerate((english, dutch)):
        shown = hand_layout(view, words, NoEmojis())
        asked = words(f"rules-announcing-{mode.value}", kind=calling, count=3, turns="yes")
        assert asked in texts(rules_layout(rules, words)).split("\n")
        [reminder] = [line for line in texts(shown).split("\n") if line.startswith("❗")]
        [label] = [name for name, button in buttons(shown).items() if Verb.ANNOUNCE in str(button.custom_id)]
        [news] = happenings([Announced(1)], view.table.seats, words, reader=0, most=1, calling=calling)
        others = {spoken[language] for spoken in SPOKEN.values()} - {SPOKEN[variant][language]}
        for line in (asked, reminder, label, news):
            assert SPOKEN[variant][language] in line.lower()
            assert not any(other in line.lower() for other in others)
        assert "3" in reminder


def test_penalty_cards_are_named_as_they_are_set(english: Words, dutch: Words) -> None:
    """A table whose fives make the next player draw, and which plays without jokers."""
    fives = list(ALL_PRESETS["knock"].effects)
    fives[Rank.FIVE] = (AddPenalty(1),)
    rules = replace(ALL_PRESETS["knock"], effects=tuple(fives), jokers=0)
    asked = hand("knock", "2C 3C 5C", "play 2C", "end", question=PenaltyCardToPlay(0))
    view = replace(asked, round=replace(asked.round, rules=rules))
    assert "You may still play a 2 or a 5, or end your turn." in texts(hand_layout(view, english, NoEmojis()))
    must = public_task(replace(view.round, question=PenaltyToAnswer(1, 3)), view.table.seats, dutch)
    assert must == "**Bram** moet er 3 pakken, of een 2 of een 5 bijleggen."
    assert public_task(view.round, view.table.seats, dutch) == "**Anna** mag nog een 2 of een 5 leggen."


def test_a_seat_shows_its_missed_turns_and_who_is_out_of_the_match(english: Words) -> None:
    view = table("hard", missed=(0, 2, 0, 0), absent=(3,))
    lines = texts(public_layout(view, english, NoEmojis())).split("\n")
    assert "Bram · 7 cards · misses 2 turns" in lines
    assert "Dirk · out of the match" in lines


def test_calls_are_part_of_what_a_hand_shows() -> None:
    """They do not change the version, but the hand is shown anew for them."""
    view = hand("classic", "7S 9H 3C")
    calling = replace(view, round=replace(view.round, legal=(Catch(1), Announce())))
    assert view.version == calling.version
    assert view.face != calling.face


@pytest.mark.parametrize(
    ("variant", "said", "gezegd"),
    [
        ("knock", "Bram forgot to knock", "Bram klopte niet"),
        ("pass_left", "Bram forgot “Pesten!”", "Bram riep geen “Pesten!”"),
        ("classic", "Bram forgot “Last card!”", "Bram riep geen “Laatste kaart!”"),
    ],
)
def test_what_was_forgotten_has_the_name_it_has_here(
    variant: str, said: str, gezegd: str, english: Words, dutch: Words
) -> None:
    seats = table_view(Phase.PLAYING).seats
    calling = announce_kind(ALL_PRESETS[variant])
    drawn, caught = CardsDrawn(1, 2, DrawCause.NOT_ANNOUNCED), Caught(1, 0)
    for words, line in ((english, said), (dutch, gezegd)):
        told = happenings([drawn, caught], seats, words, reader=None, most=4, calling=calling)
        assert [one.startswith(line) for one in told] == [True, True]


def test_being_caught_is_one_line_that_its_victim_cannot_miss(english: Words, dutch: Words) -> None:
    """rules.md §5: who is caught draws 2 at once, perhaps from a new stock; where none are left, nothing."""
    seats, calling = table_view(Phase.PLAYING).seats, "last-card"
    caught, drawn = Caught(1, 0), CardsDrawn(1, 2, DrawCause.NOT_ANNOUNCED)
    for words, reader, line in (
        (english, None, "Bram forgot “Last card!”: caught by Anna and drew 2"),
        (dutch, None, "Bram riep geen “Laatste kaart!”: betrapt door Anna en pakte er 2"),
        (english, 1, "❗ **Anna caught you**: you forgot “Last card!” and drew 2"),
        (dutch, 1, "❗ **Anna betrapte je**: je riep geen “Laatste kaart!” en pakte er 2"),
    ):
        assert happenings([caught, drawn], seats, words, reader=reader, most=4, calling=calling) == [line]
    [renewed] = happenings([caught, StockRenewed(9), drawn], seats, english, reader=None, most=4, calling=calling)
    assert renewed.startswith("Bram forgot “Last card!”: caught by Anna and drew 2 · The discard pile")
    assert happenings([caught], seats, dutch, reader=1, most=4, calling=calling) == [
        "❗ **Anna betrapte je**: je riep geen “Laatste kaart!”"
    ]
    forgotten = happenings([CardsDrawn(2, 2, DrawCause.NOT_ANNOUNCED)], seats, english, reader=None, most=4)
    assert forgotten == ["Cato forgot “Last card!” and drew 2"]


def test_the_hand_tells_of_being_caught_however_much_happened_since(english: Words, dutch: Words) -> None:
    view = hand("classic", "9H 10H KS")
    caught = (Caught(0, 1), CardsDrawn(0, 2, DrawCause.NOT_ANNOUNCED))
    since = tuple(CardsDrawn(2, 1, DrawCause.NOTHING_FITS) for _ in range(20))
    for words, line in ((english, "-# ❗ **Bram caught you**"), (dutch, "-# ❗ **Bram betrapte je**")):
        for news in (caught, (*caught, *since)):
            told = texts(hand_layout(replace(view, news=news), words, NoEmojis()))
            assert told.count(line) == 1
        other = replace(view, news=(Caught(2, 1), CardsDrawn(2, 2, DrawCause.NOT_ANNOUNCED), *since))
        assert "❗ **" not in texts(hand_layout(other, words, NoEmojis()))
