"""What people see of Zweeds: the table, one's own cards in rows, swapping, the end; within Discord's limits."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.engine import (
    DECK,
    ZWEEDS,
    BlindTurned,
    CardsLaid,
    CardsSwapped,
    CardsToLay,
    HandFilled,
    PestFound,
    PileBurned,
    PileTaken,
    PlayBegan,
    Rank,
    RoundStuck,
    SeatOut,
    SeatPassedOver,
    SeatReady,
    SwappingBegan,
    ZweedsEvent,
    ZweedsRound,
    parse_card,
    parse_cards,
    parse_zweeds_action,
)
from bot.i18n import Words
from bot.tables.news import HostChanged
from bot.tables.state import Pause, PauseReason, Phase
from bot.tables.views import SeatView, TableView, ZweedsHandView
from cogs.addresses import Verb, parse_address
from cogs.layouts.colours import CLOCKWISE, NEUTRAL
from cogs.layouts.notices import refusal_text
from cogs.layouts.public import public_layout
from cogs.layouts.zweeds_hand import count_layout, zweeds_hand_layout
from cogs.layouts.zweeds_happenings import zweeds_happenings
from tests.engine.zweeds_examples import arranged
from tests.layouts.conftest import ALL_EMOJIS, LONGEST_NAMES, PEOPLE, NoEmojis, table_view
from tests.layouts.limits import buttons, check_message, texts

NAMES = ("Anna", "Bram", "Cato", "Dirk")


def table_of(state: ZweedsRound, names: Sequence[str] = NAMES, phase: Phase = Phase.PLAYING) -> TableView:
    """The table on which this round is played."""
    seats = tuple(
        SeatView(names[index % len(names)], PEOPLE[index], len(state.hands[index]), 0, on_turn=index in state.waiting)
        for index in range(state.players)
    )
    base = table_view(phase, NAMES[:2])
    return replace(base, rules=state.rules, seats=seats, round=state.view(None), round_number=1, rounds_total=1)


def hand_of(state: ZweedsRound, seat: int = 0, names: Sequence[str] = NAMES) -> ZweedsHandView:
    return ZweedsHandView(table=table_of(state, names), seat=seat, version=17, news=(), round=state.view(seat))


def dealt(players: int) -> ZweedsRound:
    return ZweedsRound.deal(ZWEEDS, players, 0, bytes(32))


# ---- the table


def test_the_table_tells_the_pile_and_what_counts(english: Words) -> None:
    state = arranged({"hands": "4H 5H | 4S 5S 6S", "open": "KH | AS", "blind": "KS KC KD | JS", "pile": "9C 7D 3S 3H"})
    layout = public_layout(table_of(state), english, ALL_EMOJIS)
    check_message(layout)
    told = texts(layout).replace("\u00a0", " ")
    assert "On top: **3♥** · 3 of hearts" in told
    assert "What counts: **7♦** · 7 of diamonds" in told
    assert "From the top: 3♥ 3♠ 7♦" in told
    assert "9♣" not in told, "what lies deeper nobody may look at"
    assert "Pile 4 · stock 0 · burned 0" in told
    assert "▶ **Anna** · 2 in hand · open K♥ · 3 blind" in told
    assert "Bram · 3 in hand · open A♠ · 1 blind" in told
    assert "**Anna** is on turn: a 7 or lower, or a 2, 3 or 10; or the pile." in told
    assert layout.parts[0]["accent_color"] == CLOCKWISE


@pytest.mark.parametrize(
    ("example", "said"),
    [
        ({"hands": "4H | 4S"}, "**Anna** is on turn: anything goes."),
        ({"hands": "4H | 4S", "pile": "2D"}, "**Anna** is on turn: anything goes; or the pile."),
        ({"hands": "4H | 4S", "pile": "8D"}, "an 8 or higher, or a 2, 3 or 10"),
        ({"hands": "4H | 4S", "pile": "AD 3S"}, "an ace, or a 2, 3 or 10"),
        ({"hands": "4H | 4S", "pile": "3D 3S"}, "Only 3s lie there: **anything goes**."),
        ({"hands": "| 4S", "blind": "4H | ", "pile": "8D"}, "**Anna** turns over a blind card."),
        ({"hands": "4H | 4S"}, "The pile is empty: **anything goes**."),
    ],
)
def test_the_table_tells_what_must_happen(english: Words, example: dict[str, str], said: str) -> None:
    assert said in texts(public_layout(table_of(arranged(example)), english, NoEmojis()))


def test_the_table_tells_who_lays_again_and_who_is_out(english: Words) -> None:
    state = arranged({"hands": "10H 4H | 4S 5S | KD"})
    state.act(0, parse_zweeds_action("lay 10H"))
    assert "**Anna** lays again: anything goes." in texts(public_layout(table_of(state), english, NoEmojis()))
    state.act(0, parse_zweeds_action("lay 4H"))
    assert "Anna · 🏁 out, place 1" in texts(public_layout(table_of(state), english, NoEmojis())).replace("\u00a0", " ")


def test_while_all_swap_the_table_tells_who_is_not_ready_and_until_when(english: Words) -> None:
    state = dealt(3)
    state.act(1, parse_zweeds_action("ready"))
    view = replace(table_of(state), swapping_ends_at=1000.0, deadline=1060.0)
    layout = public_layout(view, english, ALL_EMOJIS)
    told = texts(layout)
    assert "Not ready yet: **Anna and Cato**" in told
    assert "Play begins <t:1000:R> at the latest." in told
    assert "1060" not in told
    assert "✓\u00a0ready" in told
    assert layout.parts[0]["accent_color"] == NEUTRAL


def test_the_hand_tells_until_when_to_swap(english: Words, dutch: Words) -> None:
    """Only to who is not ready; and not below a pause."""
    state = dealt(2)
    table = replace(table_of(state), swapping_ends_at=1000.0)
    view = replace(hand_of(state), table=table)
    assert "Play begins <t:1000:R> at the latest." in texts(zweeds_hand_layout(view, english, NoEmojis()))
    assert "Het spel begint uiterlijk <t:1000:R>." in texts(zweeds_hand_layout(view, dutch, NoEmojis()))
    state.act(0, parse_zweeds_action("ready"))
    ready = replace(view, round=state.view(0))
    assert "1000" not in texts(zweeds_hand_layout(ready, english, NoEmojis()))


def test_a_paused_hand_has_no_button_but_the_hosts(english: Words, dutch: Words) -> None:
    """Anna is host and on turn, Bram waits: neither can do anything, and Anna alone can resume."""
    state = arranged({"hands": "4H 5H | 4S 5S", "open": "KH | AS", "blind": "KS KC KD | JS", "pile": "9C"})
    table = replace(table_of(state), pause=Pause(PauseReason.HOST, 0))
    for seat, labels in ((0, ["Resume"]), (1, [])):
        layout = zweeds_hand_layout(replace(hand_of(state, seat), table=table), english, NoEmojis())
        check_message(layout)
        assert list(buttons(layout)) == labels
        assert "Your turn" not in texts(layout)
    own = texts(zweeds_hand_layout(replace(hand_of(state, 1), table=table), dutch, NoEmojis()))
    assert "**Je hand** · 2 kaarten: 4♠ 5♠" in own
    assert "**Je open kaarten**: A♠" in own
    assert "**Je blinde kaarten**: 1" in own
    assert "De partij ligt stil tot de host haar hervat; na een uur kan iedereen aan tafel dat" in own


def test_a_paused_table_waits_for_nobody(english: Words) -> None:
    view = replace(table_of(dealt(2)), pause=Pause(PauseReason.HOST, 0))
    assert "Not ready yet" not in texts(public_layout(view, english, NoEmojis()))


@pytest.mark.parametrize(
    ("quiet", "stock", "line", "regel"),
    [
        # rules.md §11, "No end in sight": 20 turns for each of the two still in; told in the last 5 of each
        (29, "KD", None, None),
        (30, "KD", "-# ⏳ 10 turns more: if until then no card leaves the stock,", "Nog 10 beurten: gaat er"),
        (39, "", "-# ⏳ 1 turn more: if until then no blind card is turned", "Nog 1 beurt: draait tot dan niemand"),
    ],
)
def test_the_table_warns_before_it_ends_a_round(
    quiet: int, stock: str, line: str | None, regel: str | None, english: Words, dutch: Words
) -> None:
    state = arranged({"hands": "4H 5H | 4S 5S", "pile": "9D", "stock": stock})
    state.quiet = quiet
    for words, expected in ((english, line), (dutch, regel)):
        told = texts(public_layout(table_of(state), words, NoEmojis()))
        assert "⏳" not in told if expected is None else expected in told


def test_the_warning_ends_where_something_happens(english: Words) -> None:
    state = arranged({"hands": "10H 4H | 4S 5S", "pile": "9D"})
    state.quiet = 35
    assert "5 turns more" in texts(public_layout(table_of(state), english, NoEmojis()))
    state.act(0, parse_zweeds_action("lay 10H"))
    assert "more" not in texts(public_layout(table_of(state), english, NoEmojis()))


@pytest.mark.parametrize("names", [LONGEST_NAMES[n:] for n in range(len(LONGEST_NAMES))])
def test_the_worst_tables_keep_the_limits(words: Words, names: Sequence[str]) -> None:
    """Ten seats, everybody with nine cards and more, the longest names and happenings, a pile of 3s on a card."""
    swapping = dealt(10)
    playing = dealt(10)
    playing.question = CardsToLay(0)
    threes = [card for card in DECK * 2 if card & 15 == Rank.THREE]
    playing.pile, playing.stock = [parse_card("KD"), *threes[:7]], []
    playing.quiet = 150
    while len(playing.out) < 1:
        playing.out.append(9)
    for state in (swapping, playing):
        happened = tuple(BlindTurned(seat, parse_card("10H"), False) for seat in range(4))
        view = replace(table_of(state, names), happened=happened, swapping_ends_at=2e9, deadline=2e9)
        for emojis in (ALL_EMOJIS, NoEmojis()):
            check_message(public_layout(view, words, emojis))


# ---- one's own cards


def labels(layout: object, verb: Verb, *, live: bool = True) -> list[str]:
    """What stands on the buttons of a verb."""
    found = []
    for label, one in buttons(layout).items():  # type: ignore[arg-type]
        address = parse_address(str(one.custom_id))
        if address is not None and address.verb is verb and one.disabled is not live:
            found.append(label)
    return found


def test_the_hand_offers_each_rank_once_twice_and_so_on(english: Words) -> None:
    state = arranged({"hands": "9S 9H 5D 5C KH | 4S", "open": "JS | ", "blind": "4C 4D - | ", "pile": "8D"})
    layout = zweeds_hand_layout(hand_of(state), english, ALL_EMOJIS)
    check_message(layout)
    assert labels(layout, Verb.LAY) == ["9♠", "9♠ 9♥", "K♥"]
    assert labels(layout, Verb.LAY, live=False) == ["5♣ 5♦"], "what does not fit is there, but dark"
    assert labels(layout, Verb.OPEN, live=False) == ["J♠"]
    assert labels(layout, Verb.FLIP, live=False) == ["Blind 1", "Blind 2"]
    assert labels(layout, Verb.PILE) == ["Take the pile (1)"]
    assert "**Your turn.** Lay an 8 or higher, or a 2, 3 or 10." in texts(layout)


def test_a_large_hand_has_a_button_for_each_rank_and_asks_how_many(english: Words) -> None:
    state = arranged({"hands": "4S 4H 5S 5H 6S 7S 8S 9S JS QS KS KH KC AS | 4C", "pile": "QD"})
    layout = zweeds_hand_layout(hand_of(state), english, ALL_EMOJIS)
    check_message(layout)
    assert labels(layout, Verb.HOW_MANY) == ["K ×3"]
    assert labels(layout, Verb.HOW_MANY, live=False) == ["4 ×2", "5 ×2"]
    assert labels(layout, Verb.LAY) == ["Q♠", "A♠"]
    assert "**Your hand** · 14 cards: 4♠ 4♥ 5♠ 5♥ 6♠ 7♠ 8♠ 9♠ J♠ Q♠ K♠ K♥ K♣ A♠" in texts(layout)
    counting = count_layout(hand_of(state), Rank.KING, english, ALL_EMOJIS)
    check_message(counting)
    assert labels(counting, Verb.LAY) == ["K♠", "K♠ K♥", "K♠ K♥ K♣"]
    assert labels(counting, Verb.BACK) == ["Back"]


def test_open_cards_are_laid_when_the_hand_is_gone(english: Words) -> None:
    state = arranged({"hands": "| 4S", "open": "9S 9H 5D | ", "blind": "4C 4D 4H | ", "pile": "8D"})
    layout = zweeds_hand_layout(hand_of(state), english, ALL_EMOJIS)
    assert labels(layout, Verb.LAY) == ["9♠", "9♠ 9♥"]
    assert labels(layout, Verb.LAY, live=False) == ["5♦"]
    assert "Your hand" not in texts(layout)


def test_a_hand_of_one_rank_may_go_with_open_cards(english: Words) -> None:
    state = arranged({"hands": "9S 9H | 4S", "open": "9C 9D 5D | ", "pile": "8D"})
    layout = zweeds_hand_layout(hand_of(state), english, ALL_EMOJIS)
    check_message(layout)
    joint = ["9♠ 9♥ 9♣ (with open cards)", "9♠ 9♥ 9♣ 9♦ (with open cards)"]
    assert labels(layout, Verb.LAY) == ["9♠", "9♠ 9♥", *joint]


def test_blind_cards_are_turned_by_number(english: Words) -> None:
    state = arranged({"hands": "| 4S", "blind": "4C - 4H | ", "pile": "8D"})
    layout = zweeds_hand_layout(hand_of(state), english, ALL_EMOJIS)
    check_message(layout)
    assert labels(layout, Verb.FLIP) == ["Blind 1", "Blind 3"]
    assert labels(layout, Verb.PILE) == ["Take the pile (1)"]
    shown = texts(layout) + " ".join(buttons(layout)) + " ".join(str(one.custom_id) for one in buttons(layout).values())
    assert "4♣" not in shown
    assert "4C" not in shown
    assert "Turn over a blind card. What fits: an 8 or higher" in texts(layout)


@pytest.mark.parametrize(
    ("example", "acts", "said"),
    [
        ({"hands": "4H | 4S", "pile": "KD"}, [], "Nothing of yours fits (a king or higher, or a 2, 3 or 10)"),
        ({"hands": "4H | 4S"}, [], "**Your turn:** anything goes."),
        ({"hands": "10H 4H | 4S"}, ["1 lay 10H"], "**It is your turn again**, on an empty pile: anything goes."),
        ({"hands": "10H | 4S", "blind": "4C | "}, ["1 lay 10H"], "turn over another blind card"),
        ({"hands": "4H | 4S", "dealer": 1}, [], "It is not your turn."),
        ({"hands": "KH | 4S 5S | 4C"}, ["1 lay KH"], "You are out, place 1."),
    ],
)
def test_the_hand_tells_what_to_do(english: Words, example: dict[str, object], acts: list[str], said: str) -> None:
    if "dealer" in example:  # the first seat deals, so the second is on turn
        example = example | {"dealer": 1}
    state = arranged(example)
    for act in acts:
        state.act(int(act[0]) - 1, parse_zweeds_action(act[2:]))
    layout = zweeds_hand_layout(hand_of(state), english, NoEmojis())
    check_message(layout)
    assert said in texts(layout)


def test_a_card_of_the_hand_is_chosen_then_an_open_one(english: Words) -> None:
    state = dealt(2)
    state.hands[0], state.open[0] = list(parse_cards("4H 5H 6H")), list(parse_cards("9S JS AS"))
    view = hand_of(state)
    before = zweeds_hand_layout(view, english, ALL_EMOJIS)
    check_message(before)
    assert labels(before, Verb.SWAP_CARD) == ["4♥", "5♥", "6♥"]
    assert labels(before, Verb.SWAP, live=False) == ["9♠", "J♠", "A♠"]
    assert labels(before, Verb.READY) == ["Ready"]
    chosen = zweeds_hand_layout(view, english, ALL_EMOJIS, chosen=parse_card("5H"))
    check_message(chosen)
    assert "which one for **5♥**?" in texts(chosen)
    assert labels(chosen, Verb.SWAP) == ["9♠", "J♠", "A♠"]
    assert {str(one.custom_id).split(":")[4] for one in buttons(chosen).values() if ":swap:" in str(one.custom_id)} == {
        "5H.9S", "5H.JS", "5H.AS",
    }  # fmt: skip
    gone = zweeds_hand_layout(view, english, ALL_EMOJIS, chosen=parse_card("KD"))
    assert labels(gone, Verb.SWAP) == [], "a card that is not in hand any more is not chosen"
    state.act(0, parse_zweeds_action("ready"))
    ready = zweeds_hand_layout(hand_of(state), english, ALL_EMOJIS)
    assert labels(ready, Verb.SWAP_CARD) == []
    assert labels(ready, Verb.READY) == []
    assert "You are ready. The round begins as soon as everybody is." in texts(ready)


@pytest.mark.parametrize("names", [LONGEST_NAMES[n:] for n in range(len(LONGEST_NAMES))])
def test_the_worst_hands_keep_the_limits(words: Words, names: Sequence[str]) -> None:
    """All 104 cards in one hand; eight equal ones; open cards that go along; ten seats that wait."""
    everything = sorted(DECK * 2)
    news = tuple(PileTaken(seat, 50) for seat in range(6))
    nines = [card for card in everything if card & 15 == Rank.NINE]
    others = dealt(10)
    note = refusal_text(words, "too-low", {"card": "4H", "rank": "A"})
    for hand, open_ in ((everything[:-9], everything[-9:-6]), (nines[:5], nines[5:])):
        hands, opened = [hand, *others.hands[1:]], [open_, *others.open[1:]]
        pile = parse_cards("4H 3S")
        state = ZweedsRound.arrange(ZWEEDS, 9, hands, opened, others.blind, pile, (), bytes(32))
        state.received[0] = list(hand)
        view = replace(hand_of(state, names=names), news=news)
        for emojis in (ALL_EMOJIS, NoEmojis()):
            check_message(zweeds_hand_layout(view, words, emojis, note=note))
            for rank in {Rank(card & 15) for card in state.hands[0]}:
                check_message(count_layout(view, rank, words, emojis))
    swapping = hand_of(dealt(10), names=names)
    check_message(zweeds_hand_layout(swapping, words, ALL_EMOJIS, chosen=swapping.round.hand[0]))


# ---- what happened


def test_what_happened_in_lines(english: Words) -> None:
    seats = table_of(dealt(3)).seats
    seven, eight = parse_card("7H"), parse_card("8S")
    events: list[ZweedsEvent | HostChanged] = [
        SwappingBegan(2, 0), CardsSwapped(1, eight, seven), SeatReady(1), SeatReady(0), PlayBegan(0),
        CardsLaid(0, (eight,), 0), HandFilled(0, 1), SeatPassedOver(1),
        CardsLaid(2, (eight, eight), 1), PileBurned(2, 4), SeatOut(2, 1),
        BlindTurned(0, seven, False), PileTaken(0, 5),
        BlindTurned(1, seven, True),
        PileTaken(1, 1), HostChanged(1), RoundStuck(), PestFound(1),
    ]  # fmt: skip
    assert zweeds_happenings(events, seats, english, reader=0, most=20) == [
        "The cards are dealt: all may swap, then you begin",
        "Bram swapped: 7♥ now lies open, 8♠ went to the hand",
        "Bram is ready · You are ready · You begin",
        "You laid 8♠ · Bram sits out",
        "Cato laid 8♠ 8♠ from hand and open cards · 🔥 4 cards burned · 🏁 Cato is out, place 1",
        "You turned over a blind card: **7♥**, and it does not fit · You took the pile: 5 cards",
        "Bram turned over a blind card: **7♥**, and it fits",
        "Bram took the pile: 1 card",
        "The host is gone: Bram is the host now",
        "For 20 turns per player nothing has brought the end nearer: who holds most cards loses · Bram is the pest",
    ]
