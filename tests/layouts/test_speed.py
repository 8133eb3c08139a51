"""Screens without turns (rules.md §9): every state of a hand in words, debts and locks at the seats, the worst case."""

import pytest
from msgspec.structs import replace

from bot.engine import (
    DECK,
    JOKER,
    PRESETS,
    Announce,
    Announcing,
    AnybodyToPlay,
    Card,
    CardPlayed,
    Catch,
    DebtRaised,
    Draw,
    Event,
    MissTurns,
    Pass,
    Play,
    RaceStarted,
    Rank,
    ReverseSkip,
    RoundView,
    Rules,
    SeatLocked,
    SpeedRound,
    Suit,
    Take,
    Ticked,
    Turns,
    parse_action,
    parse_card,
    parse_cards,
)
from bot.i18n import Words
from bot.tables.pace import Pace
from bot.tables.state import Pause, PauseReason, Phase
from bot.tables.views import HandView, SeatView, TableView
from cogs.addresses import Verb, parse_address
from cogs.layouts.hand import hand_layout
from cogs.layouts.happenings import happenings
from cogs.layouts.lobby import lobby_layout
from cogs.layouts.pace_panel import pace_layout
from cogs.layouts.parts import CardEmojis, Layout
from cogs.layouts.public import public_layout
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.scores import scores_layout
from cogs.layouts.settings_panel import Page, settings_layout
from tests.layouts.conftest import ALL_EMOJIS, LONGEST_NAMES, PEOPLE, NoEmojis, table_view
from tests.layouts.limits import check_message, texts, walk

SPEED = PRESETS["speed"]
HARD_SPEED = replace(PRESETS["hard"], turns=Turns.NONE)
NAMES = ("Anna", "Bram", "Cato")
MOMENT = 1_900_000_000.0


def race(hands: str, pile: str, acts: str = "", stock: str = "QD 6C 9C 10C", rules: Rules = SPEED) -> SpeedRound:
    state = SpeedRound.arrange(
        rules,
        2,
        [list(parse_cards(hand)) for hand in hands.split("|")],
        list(parse_cards(pile)),
        list(parse_cards(stock)),
        bytes(32),
    )
    for act in filter(None, acts.split("; ")):
        seat, _, action = act.partition(" ")
        if act == "tick":
            state.tick()
        else:
            state.act(int(seat) - 1, parse_action(action))
    return state


def table_of(state: SpeedRound, names: tuple[str, ...] = NAMES) -> TableView:
    seats = tuple(
        SeatView(name, PEOPLE[index], cards=len(state.hands[index]), points=0, on_turn=False)
        for index, name in enumerate(names)
    )
    return replace(
        table_view(Phase.PLAYING, names), rules=state.rules, seats=seats, round=state.view(None), tick_at=MOMENT
    )


def hand_of(state: SpeedRound, seat: int) -> HandView:
    return HandView(table=table_of(state), seat=seat, version=5, round=state.view(seat), news=())


def shown(state: SpeedRound, words: Words, seat: int = 1) -> str:
    return texts(hand_layout(hand_of(state, seat), words, NoEmojis()))


THREE = "8S 2S 4S 9D 9H 3C | 9S 8D 6D 2D | 4C 3D 3H 3S"


@pytest.mark.parametrize(
    ("hands", "pile", "acts", "sentence"),
    [
        (THREE, "KS", "", "**Be quick!** These fit: ♠ spades, a king or a joker."),
        (THREE, "KH", "", "Nothing fits: draw a card, or wait for another top card."),
        (THREE, "KH", "2 draw", "Nothing fits, and you have drawn."),
        (THREE, "KS", "1 play 8S", "🔒 You are locked until somebody else plays or draws."),
        (THREE, "KS", "1 play 2S", "**You owe 2 cards.** Take what you owe, or be quick and pass it on with a 2."),
        (THREE, "KS", "1 play 2S; 1 play 4S", "**You owe 2 cards.** Take what you owe before you can play on."),
        ("4S 9D 9H | 8S | 4C 3D 3H", "KS", "", "Your last card is an 8: if you play it you draw one, and are not out."),
    ],
)
def test_what_a_hand_says(hands: str, pile: str, acts: str, sentence: str, english: Words) -> None:
    assert sentence in shown(race(hands, pile, acts), english)


def test_a_last_card_that_may_not_be_laid(english: Words) -> None:
    forbidden = replace(SPEED, finish=PRESETS["pesten_7"].finish)
    state = race("4S 9D 9H | 8S | 4C 3D 3H", "KS", rules=forbidden)
    assert "Your last card may not be an 8: draw one, or wait." in shown(state, english)


def test_a_lock_that_counts_cards(english: Words) -> None:
    state = race("4S 9D 9H 3C | 9S 8D 6D | 4C 3D 3H", "KS", "1 play 4S", rules=HARD_SPEED)
    assert "🔒 You are locked until the others have played 2 cards." in shown(state, english)
    assert "🔒 locked until the others play 2 cards" in texts(public_layout(table_of(state), english, NoEmojis()))


def test_passing_where_nothing_is_left(english: Words) -> None:
    state = race("4H 9D 9H | 9H 8D 6D | 4D 3D 3H", "KS", stock="")
    assert Pass() in state.legal_actions(1)
    assert "there is nothing left to draw: pass" in shown(state, english)
    assert ("Pass", "pass") in _buttons(hand_of(state, 1), english)


def _buttons(view: HandView, words: Words) -> list[tuple[str, str]]:
    """Label and argument of the button that draws, where it is live."""
    layout = hand_layout(view, words, NoEmojis())
    found = []
    for item in walk(layout):
        custom_id = getattr(item, "custom_id", None)
        address = parse_address(custom_id) if isinstance(custom_id, str) else None
        if address is not None and address.verb is Verb.DRAW_FROM_HAND and not getattr(item, "disabled", True):
            found.append((str(getattr(item, "label", "")), address.argument))
    return found


def test_the_draw_button_says_what_it_does_and_nothing_else(english: Words) -> None:
    """A debt that comes while somebody clicks Draw must not be taken by mistake."""
    assert _buttons(hand_of(race(THREE, "KH"), 1), english) == [("Draw", "draw")]
    assert _buttons(hand_of(race(THREE, "KS", "1 play 2S"), 1), english) == [("Take 2", "take")]
    assert _buttons(hand_of(race(THREE, "KS"), 1), english) == []


def test_the_table_shows_debts_locks_and_the_clock_and_no_turn(english: Words) -> None:
    state = race("8S 2S 4S 9D 9H 3C | 9S 8D 6D | 4C 3D 3H 2C", "KS", "1 play 2S; 1 play 8S")
    shown_table = texts(public_layout(table_of(state), english, NoEmojis()))
    assert "▶" not in shown_table
    assert "Bram · 3 cards · **owes 2 cards** · 🔒 locked until somebody else acts" in shown_table
    assert f"<t:{int(MOMENT)}:R>" in shown_table


def test_a_table_without_anything_to_tick_for_has_no_countdown(english: Words) -> None:
    view = replace(table_of(race(THREE, "KS")), tick_at=None)
    assert "<t:" not in texts(public_layout(view, english, NoEmojis()))


def test_happenings_say_who_owes_and_who_is_locked(english: Words) -> None:
    happened = (
        RaceStarted(0, parse_card("KS")),
        CardPlayed(0, parse_card("2S"), None),
        DebtRaised(1, 4),
        CardPlayed(2, parse_card("8S"), None),
        SeatLocked(0, 0),
        Ticked(1),
    )
    view = replace(table_of(race(THREE, "KS")), happened=happened)
    told = texts(public_layout(view, english, NoEmojis()))
    assert "anybody may play" in told
    assert "Anna played 2♠ · Bram owes 4 cards" in told
    assert "Cato played 8♠ · Anna is locked until somebody else acts" in told
    assert "Nobody acted" in told


def test_the_rule_card_tells_all_that_is_different(words: Words) -> None:
    card = texts(rules_layout(SPEED, words))
    assert words("speed-rules-clock") in card
    assert words("speed-rules-in-time") in card
    assert words("rules-draw-may-play") not in card
    assert words("effect-extra-card-free") not in card
    assert words("speed-effect-skip", count=1) in card


def test_settings_about_turns_are_shown_to_mean_nothing(english: Words) -> None:
    view = replace(table_view(Phase.LOBBY), rules=SPEED)
    labels = _option_labels(settings_layout(view, english, Page.TURN))
    assert any(label.startswith("A drawn card (means nothing here): ") for label in labels)
    assert any(label.startswith("The start card: ") for label in labels)
    ordinary = _option_labels(settings_layout(replace(view, rules=PRESETS["classic"]), english, Page.TURN))
    assert not any("means nothing" in label for label in ordinary)


def _option_labels(layout: Layout) -> list[str]:
    return [option.label for item in walk(layout) for option in getattr(item, "options", ())]


EVERYTHING = replace(
    HARD_SPEED,
    key="speed",
    effects=(*SPEED.effects[: Rank.FOUR], (MissTurns(5), ReverseSkip()), *SPEED.effects[Rank.FOUR + 1 :]),
    announcing=Announcing.WITH_PLAY,
)


def _long_events(seat: int) -> list[Event]:
    """One act that does as much as there can be."""
    locked = [SeatLocked(other, 5) for other in range(8)]
    return [CardPlayed(seat, parse_card("JC"), Suit.CLUBS), DebtRaised((seat + 1) % 8, 104), *locked, Ticked(2)]


LONG_EVENTS = tuple(event for seat in range(8) for event in _long_events(seat))


def _worst_view(seat: int | None, hand: tuple[Card, ...] = ()) -> RoundView:
    return RoundView(
        rules=EVERYTHING,
        seat=seat,
        hand=hand,
        received=hand,
        legal=() if seat is None else (
            *(Play(card, suit, call) for card in dict.fromkeys(hand) for suit in (None,) for call in (False,)),
            Announce(),
            Draw(),
            *(Catch(other) for other in range(8) if other != seat),
        ),
        question=AnybodyToPlay(1),
        top=parse_card("JC"),
        current_suit=Suit.CLUBS,
        suit_is_chosen=True,
        penalty=0,
        direction=-1,
        dealer=7,
        counts=(104,) * 8,
        stock=208,
        pile=(parse_card("JC"),),
        commitment=bytes(range(32)),
        result=None,
        announced=(0, 1),
        unannounced=tuple(range(2, 8)),
        debts=(104,) * 8,
        locked=tuple(range(8)),
        lock_cards=(5,) * 8,
        ticks=1,
    )


@pytest.mark.parametrize("name", LONGEST_NAMES)
@pytest.mark.parametrize("emojis", [NoEmojis(), ALL_EMOJIS], ids=["words", "pictures"])
def test_the_worst_case_keeps_to_the_limits(name: str, emojis: CardEmojis, words: Words) -> None:
    seats = tuple(SeatView(name, PEOPLE[seat], cards=104, points=19_990, on_turn=False) for seat in range(8))
    table = replace(
        table_view(Phase.PLAYING),
        rules=EVERYTHING,
        seats=seats,
        round=_worst_view(None),
        happened=LONG_EVENTS,
        tick_at=MOMENT,
    )
    check_message(public_layout(table, words, emojis))
    check_message(rules_layout(EVERYTHING, words, 8))
    check_message(scores_layout(table, words))
    check_message(lobby_layout(replace(table, phase=Phase.LOBBY, round=None), words))
    hand = (*DECK[:51], *DECK[:51], JOKER, JOKER)
    for legal in (None, (Take(), Announce())):
        view = _worst_view(1, hand)
        view = view if legal is None else replace(view, legal=legal)
        shown_hand = HandView(table=table, seat=1, version=99_999, round=view, news=LONG_EVENTS)
        for page in range(3):
            check_message(hand_layout(shown_hand, words, emojis, page=page))
    for page_ in Page:
        check_message(settings_layout(replace(table, phase=Phase.LOBBY), words, page_, Rank.FOUR))


@pytest.mark.parametrize(
    ("pace", "said", "gezegd"),
    [
        (Pace.QUICK, "computer plays for whoever does nothing for 45 s", "computer speelt voor wie 45 s niets doet"),
        (Pace.SLOW, "computer plays for whoever does nothing for a day", "computer speelt voor wie een dag niets doet"),
        (Pace.NONE, "⏱ no limit", "⏱ geen grens"),
    ],
)
def test_lobby_and_pace_panel_promise_no_turns(
    pace: Pace, said: str, gezegd: str, english: Words, dutch: Words
) -> None:
    """rules.md §9: nobody is waited for; who does nothing for so long is away."""
    lobby = replace(table_view(Phase.LOBBY), rules=SPEED, pace=pace)
    assert said in texts(lobby_layout(lobby, english))
    assert gezegd in texts(lobby_layout(lobby, dutch))
    for words, promise in ((english, "a turn"), (dutch, "per beurt")):
        assert promise not in texts(lobby_layout(lobby, words))
    assert "There are no turns here" in texts(pace_layout(lobby, english))
    assert "There are no turns here" not in texts(pace_layout(replace(lobby, rules=PRESETS["pesten_7"]), english))


def test_the_rule_card_names_settings_without_meaning_only_where_one_was_changed(english: Words, dutch: Words) -> None:
    for words, line in ((english, "are about turns and mean nothing here"), (dutch, "gaan over beurten en betekenen")):
        assert line not in texts(rules_layout(SPEED, words))
        changed = texts(rules_layout(replace(SPEED, voluntary_draw=not SPEED.voluntary_draw), words))
        [said] = [told for told in changed.splitlines() if line in told]
        assert said.endswith(f": {words('setting-voluntary-draw')}.")


def test_a_late_tick_tells_of_debts_only_where_there_were_any(english: Words, dutch: Words) -> None:
    """rules.md §9: from the second tick in a row on all debts are taken, then who cannot play draws."""
    owing = race("2H 3H 4H|5C 6C 8C|9D 10D QD", "7H", "1 play 2H", stock="KD KC KS JD JC 4D 6S 10S")
    owing.tick()
    owed = happenings(owing.tick(), table_of(owing).seats, english, reader=None, most=8)
    assert owed[0] == "Still nobody acted: debts are taken, and whoever cannot play draws · Bram took 2 penalty cards"
    free = race("3H 4H|5C 6C 8C|9D 10D QD", "7H", stock="KD KC KS JD JC 4D 6S 10S")
    free.tick()
    told = free.tick()
    assert happenings(told, table_of(free).seats, english, reader=None, most=8)[0] == (
        "Still nobody acted: whoever cannot play draws"
    )
    assert happenings(told, table_of(free).seats, dutch, reader=None, most=8)[0] == (
        "Nog steeds deed niemand iets: wie niet kan leggen, pakt er één"
    )


def test_what_is_taken_after_a_first_tick_is_its_takers_own_act(english: Words) -> None:
    owing = race("2H 3H 4H|5C 6C 8C|9D 10D QD", "7H", "1 play 2H", stock="KD KC KS JD JC 4D 6S 10S")
    events = (*owing.tick(), *owing.act(1, Take()))
    assert happenings(events, table_of(owing).seats, english, reader=None, most=8)[-1] == "Bram took 2 penalty cards"


def test_a_clock_that_has_nothing_to_do_is_said_to_stand_still(english: Words, dutch: Words) -> None:
    """Everybody can play and nothing is owed: the first tick was the last, until somebody acts."""
    state = race("3H 4H|5H 6C|9H 10D", "7H", "tick")
    assert not state.tick_changes_anything
    still = replace(table_of(state), tick_at=None)
    told = texts(public_layout(still, english, NoEmojis()))
    assert "-# The clock has stopped: everybody can play. It runs again as soon as somebody acts." in told
    assert "De klok staat stil: iedereen kan leggen." in texts(public_layout(still, dutch, NoEmojis()))
    assert "stopped" not in texts(public_layout(replace(still, tick_at=MOMENT), english, NoEmojis()))
    paused = replace(still, pause=Pause(PauseReason.HOST, 1))
    assert "stopped" not in texts(public_layout(paused, english, NoEmojis()))
    dry = race("3H 4H|5C 6C|9H 10D", "7H", "tick", stock="")
    assert not dry.tick_changes_anything
    told = texts(public_layout(replace(table_of(dry), tick_at=None), english, NoEmojis()))
    assert "everybody can play" not in told, "Bram cannot"
    assert "none are left to draw" in told
