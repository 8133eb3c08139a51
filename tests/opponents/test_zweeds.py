"""How computers play Zweeds, and what is done for somebody who is away."""

from random import Random

import pytest

from bot.engine import ZWEEDS, Flip, HandsToSwap, ZweedsAction, ZweedsRound, parse_cards, parse_zweeds_action
from bot.opponents import choose, default_action
from tests.engine.random_play import seed_of
from tests.engine.zweeds_examples import arranged
from tests.engine.zweeds_play import by_chance, play_out


def test_it_lays_its_best_cards_open_before_the_start() -> None:
    state = ZweedsRound.arrange(
        ZWEEDS, 1, [parse_cards("10H 2S 4H"), ()], [parse_cards("5D AS 6C"), ()], [(), ()], (), (), bytes(32)
    )
    state.question = HandsToSwap(0, (0,))
    swaps = 0
    while isinstance(state.question, HandsToSwap):
        state.act(0, choose(state.view(0), Random(0)))
        swaps += 1
    assert (swaps, state.open[0], state.hands[0]) == (3, list(parse_cards("AS 2S 10H")), list(parse_cards("4H 5D 6C")))


@pytest.mark.parametrize(
    ("example", "action"),
    [
        ({"hands": "4H 4S KH | 9S", "stock": "5C"}, "lay 4S 4H"),
        ({"hands": "2H 10S KH | 9S", "pile": "QD", "stock": "5C"}, "lay KH"),
        ({"hands": "2H 4S | 9S", "pile": "QD 4D", "stock": "5C"}, "lay 4S"),
        ({"hands": "4H | 9S", "pile": "QD"}, "pile"),
        ({"hands": "9S 9H 9C 9D 4H | 9S", "pile": "4D"}, "lay 9S 9H 9C 9D"),
    ],
)
def test_what_it_lays(example: dict[str, str], action: str) -> None:
    state = arranged(example)
    assert choose(state.view(0), Random(0)) == parse_zweeds_action(action)


def test_it_turns_any_blind_card_rather_than_take_the_pile() -> None:
    state = arranged({"hands": "| 9S", "blind": "4H 5H 6H | ", "pile": "AD"})
    chosen = {choose(state.view(0), Random(number)) for number in range(30)}
    assert chosen == {Flip(1), Flip(2), Flip(3)}


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_random_play(players: int) -> None:
    """Who plays like it is hardly ever the pest among random players, where each would be one time in `players`."""

    def mixed(state: ZweedsRound, seat: int, chance: Random) -> ZweedsAction:
        return choose(state.view(seat), chance) if seat == 0 else by_chance(state, seat, chance)

    pests = 0
    for number in range(20):
        state, _ = play_out(players, number, mixed, lambda *_: None)
        assert state.result is not None
        pests += state.result.pest == 0
    assert pests <= 2


def test_who_is_away_is_ready_then_lays_his_lowest_card() -> None:
    state = ZweedsRound.deal(ZWEEDS, 2, 1, seed_of(0))
    assert str(default_action(state.view(0))) == "ready"


@pytest.mark.parametrize(
    ("example", "action"),
    [
        ({"hands": "KH 9H 9C 2S | 9S", "pile": "8D"}, "lay 9H"),
        ({"hands": "KH 2S | 9S", "pile": "AD"}, "lay 2S"),
        ({"hands": "4H | 9S", "pile": "QD"}, "pile"),
        ({"hands": "| 9S", "open": "KS QS | ", "pile": "8D"}, "lay QS"),
        ({"hands": "| 9S", "blind": "- 5H 6H | ", "pile": "8D"}, "flip 2"),
    ],
)
def test_what_is_done_for_who_is_away(example: dict[str, str], action: str) -> None:
    state = arranged(example)
    assert default_action(state.view(0)) == parse_zweeds_action(action)
