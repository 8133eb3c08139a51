"""What the table message says (experience.md §3, §4, §7)."""


import pytest
from discord import ui
from msgspec.structs import replace

from bot.engine import (
    PRESETS,
    CardPlayed,
    CardsDrawn,
    Caught,
    DirectionTurned,
    DrawCause,
    DrawnCardToPlay,
    ExtraCardGranted,
    ExtraCardToPlay,
    PenaltyToAnswer,
    RoundStarted,
    RoundView,
    SeatSkipped,
    Stacking,
    Suit,
    TurnEnded,
    TurnToPlay,
    parse_card,
    parse_cards,
    standings,
)
from bot.i18n import Words
from bot.tables.news import HostChanged, SeatChange, SeatChanged, TimeRanOut
from bot.tables.state import Phase
from bot.tables.views import TableView
from cogs.addresses import Address, Verb, parse_address
from cogs.layouts.colours import CLOCKWISE, COUNTER_CLOCKWISE, NEUTRAL, YOUR_TURN
from cogs.layouts.happenings import happenings
from cogs.layouts.parts import Style, button, rows
from cogs.layouts.public import public_layout
from cogs.layouts.scores import scores_layout
from tests.layouts.conftest import ALL_EMOJIS, TABLE, NoEmojis, round_result, table_view
from tests.layouts.limits import buttons, texts, walk


@pytest.fixture
def table() -> TableView:
    """Anna is on turn on the seven of hearts."""
    view = table_view(Phase.PLAYING)
    assert view.round is not None
    return replace(view, round=replace(view.round, current_suit=Suit.HEARTS))


def changed(view: TableView, **changes: object) -> TableView:
    assert view.round is not None
    return replace(view, round=replace(view.round, **changes))


def test_the_english_buttons_are_those_of_the_design(english: Words, table: TableView) -> None:
    assert list(buttons(public_layout(table, english, NoEmojis()))) == ["My cards", "Draw", "Scores & rules", "More"]
    lobby = list(buttons(public_layout(table_view(Phase.LOBBY), english, NoEmojis())))
    assert lobby == ["Join", "Leave", "Add computer", "Settings", "Rules", "Start", "More"]


def test_the_lobby_lets_start_who_are_enough(english: Words) -> None:
    """rules.md §8: `pesten_7` is for 2 to 8 players."""
    full = table_view(Phase.LOBBY, tuple("ABCDEFGH"))
    alone = table_view(Phase.LOBBY, ("Anna",))
    assert not buttons(public_layout(full, english, NoEmojis()))["Start"].disabled
    assert buttons(public_layout(full, english, NoEmojis()))["Join"].disabled
    assert buttons(public_layout(full, english, NoEmojis()))["Add computer"].disabled
    assert buttons(public_layout(alone, english, NoEmojis()))["Start"].disabled
    assert "At least 2 players are needed" in texts(public_layout(alone, english, NoEmojis()))


def test_a_computer_can_be_sent_away_while_one_sits_there(english: Words) -> None:
    lobby = table_view(Phase.LOBBY)
    mixed = replace(lobby, seats=(*lobby.seats[:3], replace(lobby.seats[3], person=None)))
    assert "Remove computer" in buttons(public_layout(mixed, english, NoEmojis()))
    assert "🤖 Dirk" in texts(public_layout(mixed, english, NoEmojis()))


def test_the_lobby_tells_the_honest_length(english: Words) -> None:
    """experience.md §3: 8 rounds ≈ 60 minutes with 4."""
    assert "8 rounds ≈ 60 minutes with 4" in texts(public_layout(table_view(Phase.LOBBY), english, NoEmojis()))


def test_draw_carries_the_number_and_the_turn(english: Words, table: TableView) -> None:
    waiting = changed(table, penalty=7, question=PenaltyToAnswer(0, 7))
    draw = buttons(public_layout(waiting, english, NoEmojis()))["Draw (7)"]
    assert draw.custom_id == f"p1:{TABLE}:0.17:draw:"


def test_nothing_left_to_draw_ends_the_turn(english: Words, table: TableView) -> None:
    """rules.md §2.6: who must draw when nothing is left passes. Whether he must only his own hand tells (§2.3)."""
    assert "Draw" in buttons(public_layout(changed(table, stock=0), english, NoEmojis()))
    extra = changed(table, stock=0, question=ExtraCardToPlay(0))
    assert "End turn" in buttons(public_layout(extra, english, NoEmojis())), "he may always decline (§2.4)"
    more_in_the_pile = changed(extra, pile=tuple(parse_cards("2S 7H")))
    assert "Draw" in buttons(public_layout(more_in_the_pile, english, NoEmojis()))


def test_nobody_draws_for_a_computer(english: Words, table: TableView) -> None:
    seats = (replace(table.seats[0], person=None), *table.seats[1:])
    assert buttons(public_layout(replace(table, seats=seats), english, NoEmojis()))["Draw"].disabled
    assert not buttons(public_layout(table, english, NoEmojis()))["Draw"].disabled


@pytest.mark.parametrize(("direction", "colour", "word"), [(1, CLOCKWISE, "↻"), (-1, COUNTER_CLOCKWISE, "↺")])
def test_the_direction_is_colour_arrow_and_word(
    direction: int, colour: int, word: str, english: Words, table: TableView
) -> None:
    view = public_layout(changed(table, direction=direction), english, NoEmojis())
    assert view.parts[0]["accent_color"] == colour
    assert f"{word} {'clockwise' if direction > 0 else 'counter-clockwise'}" in texts(view)


def luminance(colour: int) -> float:
    """Relative luminance (WCAG 2.2)."""
    channels = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: int, other: int) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("background", [0xFFFFFF, 0xF2F3F5, 0x313338, 0x2B2D31, 0x1A1A1E, 0x000000])
@pytest.mark.parametrize("colour", [CLOCKWISE, COUNTER_CLOCKWISE, NEUTRAL, YOUR_TURN])
def test_accents_stand_out_from_every_background(colour: int, background: int) -> None:
    """WCAG 2.2 asks 3 to 1 of signs that carry a meaning."""
    assert contrast(colour, background) >= 3.0


def test_the_pile_is_a_picture_with_its_words(english: Words, table: TableView) -> None:
    view = public_layout(table, english, ALL_EMOJIS)
    [thumbnail] = [part for part in walk(view) if isinstance(part, ui.Thumbnail)]
    assert thumbnail.media.url.endswith("/emojis/1234567890123456789.png")
    assert thumbnail.description == "7 of hearts"
    assert "**7♥** · 7 of hearts" in texts(view)
    assert "20 cards in the stock" in texts(view)


def test_a_chosen_suit_is_sign_and_word(dutch: Words, table: TableView) -> None:
    chosen = changed(table, top=parse_card("JS"), current_suit=Suit.DIAMONDS, suit_is_chosen=True)
    assert "Gekozen kleur: **♦ ruiten**" in texts(public_layout(chosen, dutch, NoEmojis()))


def test_a_seat_shows_its_cards_points_and_last_card(english: Words, table: TableView) -> None:
    seats = (table.seats[0], replace(table.seats[1], cards=1, points=1), *table.seats[2:])
    lines = texts(public_layout(replace(table, seats=seats), english, NoEmojis())).split("\n")
    assert "▶ **Anna** · 7 cards · 0 points" in lines
    assert "Bram · 1 card · 1 point · **❗last card**" in lines


def test_what_must_happen_now(english: Words, dutch: Words, table: TableView) -> None:
    """experience.md §4: "{name} must draw 7, or play a 2 or a Joker"."""

    def last_line(view: TableView, words: Words) -> str:
        return texts(public_layout(view, words, NoEmojis())).split("\n")[-1]

    penalty = changed(table, penalty=7, question=PenaltyToAnswer(0, 7), top=parse_card("2H"))
    assert last_line(penalty, english) == "**Anna** must draw 7, or play a 2 or a joker."
    assert last_line(penalty, dutch) == "**Anna** moet er 7 pakken, of een 2 of een joker bijleggen."
    expected = "**Anna** is on turn: ♥ hearts, a 7, a jack or a joker, or else draw."
    assert last_line(table, english) == expected
    extra = changed(table, question=ExtraCardToPlay(1))
    voluntary = changed(table, rules=replace(table.rules, voluntary_draw=True))
    assert last_line(voluntary, english) == expected, "whether he may still choose to draw is his own affair (§2.3)"
    expected = "**Bram** may play one more card (♥ hearts, a 7, a jack or a joker), or draw one."
    assert last_line(extra, english) == expected
    anything = changed(table, top=parse_card("X"), current_suit=None, question=TurnToPlay(0))
    assert last_line(anything, english) == "**Anna** is on turn: any card fits."


@pytest.mark.parametrize(
    ("stacking", "line"),
    [
        (Stacking.NONE, "**Anna** must draw 2 cards."),
        (Stacking.SAME_RANK, "**Anna** must draw 2, or play a 2."),
        (Stacking.ANY, "**Anna** must draw 2, or play a 2 or a joker."),
    ],
)
def test_what_answers_a_penalty_goes_by_the_settings(
    stacking: Stacking, line: str, english: Words, table: TableView
) -> None:
    """rules.md §3, Stacking."""
    rules = replace(PRESETS["pesten_7"], stacking=stacking)
    waiting = changed(table, rules=rules, penalty=2, question=PenaltyToAnswer(0, 2), top=parse_card("2H"))
    assert texts(public_layout(waiting, english, NoEmojis())).endswith(line)


EVENTS = (
    SeatSkipped(3),  # what a forgotten act brought about
    RoundStarted(3, 0, parse_card("5H")),
    CardPlayed(0, parse_card("8H"), None),
    SeatSkipped(1),
    CardPlayed(2, parse_card("AH"), None),
    DirectionTurned(-1),
    CardsDrawn(1, 1, DrawCause.NOTHING_FITS),
    CardPlayed(0, parse_card("7H"), None),
    ExtraCardGranted(0),
    CardPlayed(0, parse_card("JC"), Suit.SPADES),
)


def test_what_happened_is_a_line_an_act(dutch: Words, table: TableView) -> None:
    """Rhymes: glossary.md."""
    assert happenings(EVENTS, table.seats, dutch, reader=None, most=9) == [
        "Startkaart 5♥ · Anna begint",
        "Anna legde 8♥ · *acht wacht*: Bram slaat een beurt over",
        "Cato legde A♥ · *aas draait*: nu tegen de klok in ↺",
        "Bram pakte 1 kaart",
        "Anna legde 7♥ · *zeven blijft kleven*: nog een kaart",
        "Anna legde B♣ en koos ♠ schoppen",
    ]


def test_the_reader_is_called_you(dutch: Words, english: Words, table: TableView) -> None:
    lines = happenings(EVENTS, table.seats, dutch, reader=1, most=9)
    assert lines[1] == "Anna legde 8♥ · *acht wacht*: jij slaat een beurt over"
    assert lines[3] == "Je pakte 1 kaart"
    # the rhymes are Dutch; in an English log they would be a riddle
    assert happenings(EVENTS, table.seats, english, reader=1, most=9)[1] == "Anna played 8♥ · you sit out"
    assert happenings(EVENTS, table.seats, english, reader=0, most=1) == ["You played J♣ and chose ♠ spades"]


def test_the_end_of_a_round(english: Words) -> None:
    """experience.md §7 and §10: hands laid open, standings, the next dealer, the shuffle."""
    result = replace(round_result(4), hands=((), tuple(parse_cards("7H X")), (), ()), points=(0, 70, 0, 0), dealer=3)
    table = replace(table_view(Phase.BETWEEN_ROUNDS), results=(result,), standings=standings([0, 70, 5, 70]))
    view = public_layout(replace(table, next_round_at=1_900_000_020.7, next_dealer=0), english, NoEmojis())
    lines = texts(view).split("\n")
    assert "**Anna** is out!" in lines
    assert "Bram · 70 points: 7♥ ★ joker" in lines
    # Bold, because Discord would number a list by itself and part those who share a place.
    assert [line for line in lines if ".** " in line] == [
        "**1.** Anna · 0 points",
        "**2.** Cato · 5 points",
        "**3.** Bram · 70 points",
        "**3.** Dirk · 70 points",
    ]
    assert "Anna deals the next round." in lines
    assert "It starts <t:1900000020:R>, or on a click." in lines
    # the whole seed would fill a telephone's screen: it stands behind the button that the line names (test_panels.py)
    assert f"-# The shuffle can be checked (seed `{result.seed.hex()[:12]}…`): Scores & rules" in lines
    assert result.seed.hex() not in texts(view)
    assert list(buttons(view)) == ["Next round", "Scores & rules", "More"]


def test_the_end_of_a_match_shows_everybody_his_sum(english: Words, dutch: Words) -> None:
    """Seed 001's own example: 50, 60, 30 and 90 points; the first player's final score is 50 − 60 = −10."""
    table = replace(
        table_view(Phase.FINISHED), results=(round_result(4),) * 8, standings=standings([50, 60, 30, 90])
    )
    lines = texts(public_layout(table, english, NoEmojis())).split("\n")
    assert "🏆 **Cato** wins!" in lines
    assert "**2.** Anna · final score **−10** (50 − 60 = −10)" in lines
    assert sum("seed" in line for line in lines) == 1
    dutch_lines = texts(public_layout(table, dutch, NoEmojis())).split("\n")
    assert "**1.** Cato · eindscore **−36,67** (30 − 66,67 = −36,67)" in dutch_lines


def test_equals_share_the_victory(english: Words) -> None:
    table = replace(table_view(Phase.FINISHED), results=(round_result(4),), standings=standings([5, 5, 9, 9]))
    assert "🏆 **Anna and Bram** share the victory!" in texts(public_layout(table, english, NoEmojis()))


@pytest.mark.parametrize(
    ("seats", "join", "start"),
    [(1, Style.primary, Style.secondary), (2, Style.secondary, Style.success), (8, Style.secondary, Style.success)],
)
def test_the_lobbys_next_step_is_the_bright_one(seats: int, join: Style, start: Style, english: Words) -> None:
    """Joining while somebody is missing (rules.md §8: two at least), starting as soon as that can be clicked."""
    shown = buttons(public_layout(table_view(Phase.LOBBY, ("Anna",) * seats), english, NoEmojis()))
    assert (shown["Join"].style, shown["Start"].style) == (join, start)
    assert shown["Start"].disabled is (start is not Style.success)
    assert shown["Join"].disabled is (seats == 8)


def test_every_button_names_its_table(english: Words, table: TableView) -> None:
    shown = buttons(public_layout(table, english, NoEmojis())).values()
    addresses = [parse_address(str(one.custom_id)) for one in shown]
    assert [address.verb for address in addresses if address] == [Verb.HAND, Verb.DRAW, Verb.SCORES, Verb.MORE]
    assert all(isinstance(address, Address) and address.table == TABLE for address in addresses)


def test_a_new_host_is_told_on_a_line_of_his_own(english: Words, dutch: Words) -> None:
    view = table_view(Phase.PLAYING)
    events = (CardPlayed(0, parse_card("7H"), None), HostChanged(1), CardsDrawn(2, 1, DrawCause.NOTHING_FITS))
    lines = happenings(events, view.seats, dutch, reader=None, most=4)
    assert lines == ["Anna legde 7♥", "De host is weg: Bram is nu de host", "Cato pakte 1 kaart"]
    assert happenings(events, view.seats, english, reader=1, most=2)[0] == "The host is gone: you are the host now"
    assert "The host is gone: Bram is the host now" in texts(
        public_layout(replace(view, happened=events), english, NoEmojis())
    )


def test_what_was_told_of_somebody_stays_told_of_him(english: Words, dutch: Words) -> None:
    """Emma caught Cato, and left; Bram took over from the computer: no line is told of who sits there now."""
    seats = table_view(Phase.PLAYING).seats
    events = (
        Caught(2, 1), SeatChanged(1, "Emma", SeatChange.LEFT), CardPlayed(1, parse_card("7H"), None),
        SeatChanged(1, "Ietje", SeatChange.CAME), CardsDrawn(1, 1, DrawCause.NOTHING_FITS),
    )  # fmt: skip
    assert happenings(events, seats, dutch, reader=None, most=9) == [
        "Cato riep geen “Laatste kaart!”: betrapt door Emma!",
        "Emma is van tafel gegaan; Ietje zit daar nu",
        "Ietje legde 7♥",
        "Bram zit nu op de plaats van Ietje",
        "Bram pakte 1 kaart",
    ]
    assert happenings(events, seats, english, reader=1, most=4) == [
        "Emma left; Ietje sits there now",
        "Ietje played 7♥",
        "You took the place of Ietje",
        "You drew 1 card",
    ]
    away = [SeatChanged(1, "Emma", SeatChange.SENT_AWAY), SeatChanged(1, "Ietje", SeatChange.VOTED_OUT)]
    assert happenings(away, seats, english, reader=None, most=2) == [
        "Emma was sent away; Ietje sits there now",
        "Ietje was voted out; Bram sits there now",
    ]


def test_what_nobody_chose_is_told_so(english: Words, dutch: Words) -> None:
    """It would read as if he had chosen to (experience.md §6)."""
    seats = table_view(Phase.PLAYING).seats
    drawn = CardsDrawn(1, 1, DrawCause.NOTHING_FITS)
    events = (CardPlayed(0, parse_card("7H"), None), TimeRanOut(), drawn, TurnEnded(1))
    assert happenings(events, seats, dutch, reader=None, most=4)[1] == "De tijd was om: Bram pakte 1 kaart"
    own = happenings(events, seats, english, reader=1, most=2)
    assert own == ["Time was up: You drew 1 card", "You ended the turn"]


def test_who_looked_away_reads_how_the_round_before_ended(english: Words, dutch: Words) -> None:
    """The result is replaced after 20 seconds; its line stays until what happened since takes its room."""
    result = replace(round_result(4), points=(0, 12, 30, 5), hands=((), (1,), (2,), (3,)))
    table = replace(table_view(Phase.PLAYING), results=(result,), happened=(RoundStarted(3, 0, parse_card("7H")),))
    line = "-# Last round played: **Anna** is out! · Bram +12 · Cato +30 · Dirk +5"
    assert line in texts(public_layout(table, english, NoEmojis())).splitlines()
    assert "-# Vorige ronde: **Anna** is uit! · Bram +12" in texts(public_layout(table, dutch, NoEmojis()))
    acts = tuple(CardsDrawn(seat, 1, DrawCause.NOTHING_FITS) for seat in range(4))
    assert "Last round" not in texts(public_layout(replace(table, happened=acts), english, NoEmojis()))
    first = replace(table, results=())
    assert "Last round" not in texts(public_layout(first, english, NoEmojis()))
    assert "Last round played: **Anna** is out!" in texts(scores_layout(table, english)), "the scores button tells it"
    uncounted = replace(table, rules=PRESETS["pass_left"])
    assert "-# Last round played: **Anna** is out!" in texts(public_layout(uncounted, english, NoEmojis())).splitlines()


def test_a_button_that_ends_the_turn_shows_no_card_to_draw(english: Words) -> None:
    view = table_view(Phase.PLAYING)
    assert isinstance(view.round, RoundView)
    ends = replace(view, round=replace(view.round, question=DrawnCardToPlay(0)))
    assert buttons(public_layout(ends, english, ALL_EMOJIS))["End turn"].emoji is None
    assert buttons(public_layout(view, english, ALL_EMOJIS))["Draw"].emoji is not None


@pytest.mark.parametrize(
    ("variant", "seated", "told"),
    [
        # 8 rounds of 7 cards: with four 60 minutes; with two 8 × 4 = 32, to the nearest five; one alone is told of four
        ("pesten_7", 1, "60 minutes with 4"),
        ("pesten_7", 2, "30 minutes with 2"),
        ("pesten_7", 8, "115 minutes with 8"),
    ],
)
def test_the_length_is_told_for_those_who_sit_there(variant: str, seated: int, told: str, english: Words) -> None:
    view = table_view(Phase.LOBBY, tuple("ABCDEFGH"[:seated]))
    assert told in texts(public_layout(replace(view, rules=PRESETS[variant]), english, NoEmojis()))


def test_where_at_most_three_may_play_nothing_is_told_of_four(english: Words) -> None:
    few = replace(PRESETS["pesten_7"], players_max=3)
    shown = texts(public_layout(replace(table_view(Phase.LOBBY, ("Anna",)), rules=few), english, NoEmojis()))
    assert "minutes with 3" in shown


@pytest.mark.parametrize("count", range(1, 12))
def test_rows_of_buttons_are_even(count: int) -> None:
    """In as few rows as there must be, and none of them more than one button shorter than another."""
    made = rows([button(str(number), Address(TABLE, "", Verb.HAND)) for number in range(count)], 4)
    lengths = [len(row["components"]) for row in made]
    assert sum(lengths) == count
    assert len(lengths) == -(-count // 4)
    assert max(lengths) - min(lengths) <= 1


@pytest.mark.parametrize("computers", [0, 1])
def test_no_button_of_the_lobby_stands_alone(computers: int, words: Words) -> None:
    view = table_view(Phase.LOBBY)
    seats = (*view.seats[: 4 - computers], *(replace(seat, person=None) for seat in view.seats[4 - computers :]))
    layout = public_layout(replace(view, seats=seats), words, NoEmojis())
    found = [len(part.children) for part in walk(layout) if isinstance(part, ui.ActionRow)]
    assert found == ([2, 2, 2, 2] if computers else [2, 2, 3])
