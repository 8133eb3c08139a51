"""Cards, acts and whole rounds as text, both ways."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    DECK,
    JOKER,
    PRESETS,
    Action,
    Announce,
    BadNotation,
    Card,
    Catch,
    Draw,
    End,
    Give,
    NameSuit,
    Play,
    RoundRecord,
    Stacking,
    Suit,
    card_name,
    make_card,
    parse_action,
    parse_card,
    parse_cards,
    parse_record,
    parse_suit,
)
from bot.engine.cards import Rank, rank_of, suit_of
from tests.engine.random_play import CONCEIVABLE, seed_of

PESTEN_7 = PRESETS["pesten_7"]


def test_cards_are_named_as_written_down() -> None:
    assert card_name(make_card(Rank.SEVEN, Suit.HEARTS)) == "7H"
    assert card_name(make_card(Rank.TEN, Suit.SPADES)) == "10S"
    assert card_name(make_card(Rank.JACK, Suit.CLUBS)) == "JC"
    assert card_name(JOKER) == "X"


def test_every_card_and_action_reads_as_it_is_written() -> None:
    for card in (*DECK, JOKER):
        assert parse_card(card_name(card)) == card
    for suit in Suit:
        assert parse_suit(str(suit)) is suit
    for action in CONCEIVABLE:
        assert parse_action(str(action)) == action


def test_ranks_and_suits_of_cards() -> None:
    assert len(set(DECK)) == 52
    assert {(rank_of(card), suit_of(card)) for card in DECK} == {
        (rank, suit) for rank in Rank if rank is not Rank.JOKER for suit in Suit
    }
    assert (rank_of(JOKER), suit_of(JOKER)) == (Rank.JOKER, None)


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play 1H", "play 7h", "play 7H X", "play 7H H S", "lay 7H", "draw 2", "play 7H ! S", "play !"),
        *("suit", "suit X", "give", "give 1H", "catch", "catch 0", "catch x", "end 1"),
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_action(text)


@pytest.mark.parametrize(
    ("text", "action"),
    [  # architecture.md, "The engine"
        ("end", End()),
        ("suit H", NameSuit(Suit.HEARTS)),
        ("announce", Announce()),
        ("catch 2", Catch(1)),
        ("give 4S", Give(parse_card("4S"))),
        ("play 7H !", Play(parse_card("7H"), call=True)),
        ("play JC H !", Play(parse_card("JC"), Suit.HEARTS, call=True)),
    ],
)
def test_acts_are_written_as_the_design_says(text: str, action: Action) -> None:
    assert str(action) == text
    assert parse_action(text) == action


def test_acts_stored_before_there_were_calls_are_read() -> None:
    assert msgspec.json.decode(b'{"type":"play","card":23,"suit":null}', type=Action) == Play(Card(23))


RECORD = RoundRecord(PESTEN_7, 3, 1, seed_of(3))


def test_record_reads_as_the_page_says() -> None:
    played = RECORD.with_act(2, Draw()).with_act(0, Play(parse_card("JC"), Suit.HEARTS))
    assert str(played).splitlines() == [
        "preset pesten_7",
        "players 3",
        "dealer 2",
        f"seed {seed_of(3).hex()}",
        "3 draw",
        "1 play JC H",
    ]


@pytest.mark.parametrize(
    "record",
    [
        RECORD,
        RECORD.with_act(2, Draw()),
        replace(RECORD, order=tuple(reversed(PESTEN_7.pack(3)))),
        replace(RECORD, rules=replace(PESTEN_7, stacking=Stacking.NONE, no_finish=(False,) * 14)),
        replace(RECORD, rules=PRESETS["pesten_13"]),
        replace(RECORD, rules=ALL_PRESETS["hard"]),
        replace(RECORD, absent=(0,)),
    ],
    ids=["plain", "acts", "order", "custom", "other-preset", "coming", "absent"],
)
def test_record_reads_as_it_is_written(record: RoundRecord) -> None:
    assert parse_record(str(record)) == record


def test_order_given_is_dealt() -> None:
    order = tuple(reversed(PESTEN_7.pack(3)))
    state = replace(RECORD, order=order).deal()
    assert state.hands[2] == sorted(order[0:21:3])
    assert state.pile == [order[21]]


def test_order_must_be_the_whole_pack() -> None:
    with pytest.raises(BadNotation):
        replace(RECORD, order=parse_cards("7H 8H")).deal()


@pytest.mark.parametrize(
    "text",
    [
        "",
        str(RECORD).replace("pesten_7", "pesten_8"),
        str(RECORD).replace("players 3", "players three"),
        str(RECORD).replace("dealer 2", "dealer 4"),
        str(RECORD).replace("seed ", "seed xyz"),
        str(RECORD) + "\n0 draw",
        str(RECORD) + "\n1 dance",
        str(RECORD) + "\nweather fine",
        str(RECORD) + "\nrules {}",
        str(RECORD) + "\nrules [",
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_record(text)
