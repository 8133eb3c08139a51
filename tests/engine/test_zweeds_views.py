"""What a view of Zweeds tells, to whom: nobody sees a blind card, everybody the pile down to the card that counts."""

from random import Random

import pytest

from bot.engine import (
    PRESETS,
    ZWEEDS,
    Draw,
    IllegalAction,
    Match,
    Ready,
    ZweedsRound,
    commitment,
    parse_card,
    parse_cards,
    parse_zweeds_action,
)
from tests.engine.zweeds_examples import arranged
from tests.engine.zweeds_play import by_chance, play_out, with_unseen_swapped

SEED = bytes(range(32))


def test_nobody_sees_blind_cards_before_they_are_turned() -> None:
    one = arranged({"hands": "| 4S", "blind": "KH 5H 6H | 9S", "pile": "9D"})
    other = arranged({"hands": "| 4S", "blind": "4C AC 2C | JD", "pile": "9D"})
    for seat in (None, 0, 1):
        assert one.view(seat) == other.view(seat)
    assert one.view(0).blind == ((1, 2, 3), (1,))
    one.act(0, parse_zweeds_action("flip 2"))
    assert one.view(None).blind == ((1, 3), (1,))


@pytest.mark.parametrize(
    ("pile", "seen", "counting"),
    [
        ("", "", None),
        ("4D KD", "KD", "KD"),
        ("4D KD 3D 3S", "KD 3D 3S", "KD"),
        ("3D 3S", "3D 3S", None),
        ("4D 2D", "2D", "2D"),
    ],
)
def test_everybody_sees_the_pile_down_to_the_card_that_counts(pile: str, seen: str, counting: str | None) -> None:
    state = arranged({"hands": "4H | 4S", "pile": pile})
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert view.seen == parse_cards(seen)
        assert view.counting == (None if counting is None else parse_card(counting))
        assert view.pile == len(parse_cards(pile))
        assert view.top == (parse_card(pile.split()[-1]) if pile else None)


def test_hands_are_their_owners_alone_and_open_cards_everybodys() -> None:
    state = arranged({"hands": "4H KH | 4S", "open": "9H | 2S 10S"})
    assert state.view(0).hand == parse_cards("4H KH")
    assert state.view(1).hand == parse_cards("4S")
    assert state.view(None).hand == ()
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert view.counts == (2, 1)
        assert view.open == (parse_cards("9H"), parse_cards("2S 10S"))


def test_views_of_whole_rounds_leak_nothing() -> None:
    """At each tenth act of a few rounds, at several sizes."""

    def step(state: ZweedsRound, chance: Random) -> None:
        if state.result is None and chance.random() < 1 / 10:
            for seat in (None, *range(state.players)):
                assert with_unseen_swapped(state, seat, chance).view(seat) == state.view(seat)

    for players in (2, 3, 5):
        play_out(players, players, by_chance, step)


def test_the_seed_is_promised_first_and_revealed_last() -> None:
    def step(state: ZweedsRound, _chance: Random) -> None:
        view = state.view(0)
        assert view.commitment == commitment(state.seed)
        assert (view.result is None) == (state.question is not None)

    state, record = play_out(3, 1, by_chance, step)
    assert state.result is not None
    assert state.result.seed == record.seed
    assert state.view(None).result == state.result


def test_what_came_to_the_hand_latest_is_told_to_its_owner() -> None:
    state = arranged({"hands": "4H 5H 6H | 7S 8S 9S", "stock": "KH KS", "pile": "4D"})
    state.act(0, parse_zweeds_action("lay 4H"))
    assert state.view(0).received == parse_cards("KH")
    state.act(1, parse_zweeds_action("pile"))
    assert state.view(1).received == parse_cards("4D 4H")
    assert state.view(0).received == parse_cards("KH")
    state.act(0, parse_zweeds_action("lay 5H"))
    assert state.view(0).received == parse_cards("KS")


def test_acts_of_the_other_game_are_refused() -> None:
    zweeds = Match.begin(ZWEEDS, 2, 1)
    zweeds.start_round(SEED)
    with pytest.raises(IllegalAction) as refused:
        zweeds.act(0, Draw())
    assert refused.value.code == "other-game"
    pesten = Match.begin(PRESETS["pesten_7"], 2, 1)
    pesten.start_round(SEED)
    with pytest.raises(IllegalAction) as refused:
        pesten.check(0, Ready())
    assert refused.value.code == "other-game"
