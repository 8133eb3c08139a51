"""The computer player: plays by the rules, knows no more than its seat, and plays better than chance."""

from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    PRESETS,
    Action,
    Card,
    Decline,
    Match,
    Play,
    Round,
    Rounds,
    RoundView,
    Suit,
    Take,
    parse_action,
    parse_cards,
)
from bot.opponents import choose
from tests.engine.invariants import with_unseen_swapped
from tests.engine.random_play import able, custom_deals, deals, play_out, seed_of

PESTEN_7 = PRESETS["pesten_7"]


def arranged(hands: str, pile: str, stock: str = "3D 4D 5D 6D 9D 10D QD", preset: str = "pesten_7") -> Round:
    cards = [list(parse_cards(hand)) for hand in hands.split("|")]
    return Round.arrange(
        PRESETS[preset], len(cards) - 1, cards, list(parse_cards(pile)), list(parse_cards(stock)), seed_of(0)
    )


def choices(state: Round, seat: int = 0) -> set[str]:
    """What it chooses with different chance."""
    return {str(choose(state.view(seat), Random(number))) for number in range(8)}


def test_it_always_chooses_something_legal(thorough: bool) -> None:
    def step(state: Round, chance: Random) -> None:
        for seat in able(state):
            assert choose(state.view(seat), chance) in state.legal_actions(seat)

    for deal in (*deals(2000 if thorough else 60), *custom_deals(500 if thorough else 30)):
        play_out(deal, step)


def test_unseen_cards_do_not_change_its_choice(thorough: bool) -> None:
    def step(state: Round, chance: Random) -> None:
        for seat in able(state):
            twin = with_unseen_swapped(state, seat, chance)
            assert choose(twin.view(seat), Random(1)) == choose(state.view(seat), Random(1))

    for deal in (*deals(1000 if thorough else 40), *custom_deals(200 if thorough else 20)):
        play_out(deal, step)


def test_the_same_view_and_chance_give_the_same_choice() -> None:
    state = arranged("3H 4H 5H 9H | 4C 9C 3S", "QH")
    assert len({choose(state.view(0), Random(5)) for _ in range(10)}) == 1


@pytest.mark.parametrize(
    ("hands", "pile", "choice"),
    [
        # The last card goes out rather than anything else.
        ("3H | 4C 9C 3S", "9H", "play 3H"),
        # A Jack is kept while a plain card fits; so is a Joker.
        ("QH JS 3S 4C | 4C 9C 3S 5C 6C", "9H", "play QH"),
        ("QH X 3S 4C | 4C 9C 3S 5C 6C", "9H", "play QH"),
        # Of two plain cards the dearer goes first.
        ("10H 3H 9S QS | 4C 9C 3S 5C 6C", "5H", "play 10H"),
        # The suit is named that the hand has most of.
        ("JS 3D 5D 9D 4C | 4C 9C 3S 5C 6C", "QH", "play JS D"),
        # A neighbour with one card is hit: by a penalty, or by a missed turn.
        ("2H 3H 9H QS 5S | 4C | 3S 5C 6C", "5H", "play 2H"),
        ("8H 3H 9H 5H 5S | 4C | 3S 5C 6C", "6H", "play 8H"),
        # Of two cards that fit, the special one goes, for it may not be the last.
        ("AH 3H | 4C 9C 3S 6C | 6S 6D 9S 9D", "9H", "play AH"),
    ],
)
def test_it_plays_sensibly(hands: str, pile: str, choice: str) -> None:
    assert choices(arranged(hands, pile)) == {choice}


def test_it_stacks_rather_than_takes() -> None:
    state = arranged("2H 3C 4C | 2S 9C 3S QD | 4D 9D", "9H")
    state.act(0, parse_action("play 2H"))
    assert choices(state, 1) == {"play 2S"}


def test_it_lays_several_cards_in_a_row() -> None:
    # The 7 leads to the King of its suit, that to the Queen; the Queen at once would leave both behind.
    state = arranged("7H KH QH 3S 4C | 4C 9C 3S 5C 6C", "9H")
    laid: list[Card] = []
    while state.question is not None and state.question.seat == 0:
        action = choose(state.view(0), Random(0))
        assert isinstance(action, Play)
        laid.append(action.card)
        state.act(0, action)
    assert sorted(laid) == sorted(parse_cards("7H KH QH"))
    assert laid[-1] == parse_cards("QH")[0]


def test_it_declines_rather_than_be_left_with_a_special_card() -> None:
    # After the King, 6H would leave the Ace alone, which may not go last: it holds 6H back or keeps a plain card.
    state = arranged("KH AH 6H | 4C 9C 3S 5C 6C", "9H")
    action = choose(state.view(0), Random(0))
    state.act(0, action)
    while state.question is not None and state.question.seat == 0:
        state.act(0, choose(state.view(0), Random(0)))
    assert any(PESTEN_7.points[card & 15] < 20 for card in state.hands[0])


def random_choice(view: RoundView, chance: Random) -> Action:
    return chance.choice(view.legal)


@pytest.mark.parametrize("preset", ALL_PRESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_random_play(preset: str, players: int, thorough: bool) -> None:
    """One of it against random players, each seat in turn: it wins more than chance and four deviations explain."""
    rules, matches, first = ALL_PRESETS[preset], 200 if thorough else 32, 0
    if preset not in ("pesten_7", "pesten_13"):  # one round alone is mostly luck
        rules = replace(rules, format=Rounds(20))
    for number in range(matches):
        match, chance, own = Match.begin(rules, players, number % players), Random(number), number % players
        while not match.is_over:
            match.start_round(seed_of(number * 100 + len(match.results)))
            assert isinstance(match.round, Round)
            while match.round.question is not None:
                if not (seats := able(match.round)):
                    match.tick()
                    continue
                seat = chance.choice(seats)
                player = choose if seat == own else random_choice
                match.act(seat, player(match.round.view(seat), chance))
        first += match.standings()[0].seat == own
    by_chance = 1 / players
    assert first / matches > by_chance + 4 * sqrt(by_chance * (1 - by_chance) / matches)


def test_taking_is_chosen_only_when_nothing_else_is_possible() -> None:
    state = arranged("2H 3C 4C | 9C 3S QD | 4D 9D", "9H")
    state.act(0, parse_action("play 2H"))
    assert choose(state.view(1), Random(0)) == Take()


def test_a_named_suit_is_one_it_holds() -> None:
    state = arranged("JS 3C 5S | 4C 9C 3S 5C 6C", "QH")
    action = choose(state.view(0), Random(0))
    assert isinstance(action, Play)
    assert action.suit in {Suit.CLUBS, Suit.SPADES}


@pytest.mark.parametrize(
    ("preset", "hands", "pile", "acts"),
    [
        # rules.md §5: in `knock` before the card; where calling is part of laying, with the card; in `classic` in time
        ("knock", "3H 4C | 4S 9C 3S", "9H", {"announce"}),
        ("pass_left", "3H 4C | 4S 9C 3S", "9H", {"play 3H !"}),
        ("classic", "3H 4C | 4S 9C 3S", "9H", {"announce"}),
        # nothing fits: an announcement would lapse, and the table would laugh
        ("knock", "3H 4C | 4S 9C 3S", "9D", {"draw"}),
        ("pass_left", "3H 4C | 4S 9C 3S", "9D", {"draw"}),
        ("classic", "3H 4C | 4S 9C 3S", "9D", {"draw"}),
        # with three cards it is too early
        ("knock", "3H 4C 5C | 4S 9C 3S", "9H", {"play 3H"}),
    ],
)
def test_it_announces_only_when_it_is_going_to_lay(preset: str, hands: str, pile: str, acts: set[str]) -> None:
    assert choices(arranged(hands, pile, preset=preset)) == acts


def test_having_announced_it_lays_the_card() -> None:
    state = arranged("3H 4C | 4S 9C 3S", "9H", preset="knock")
    state.act(0, parse_action("announce"))
    assert choices(state) == {"play 3H"}


def test_under_a_penalty_that_it_must_take_it_does_not_announce() -> None:
    """rules.md §5 would let it; what it takes makes the announcement worthless."""
    state = arranged("2H 4C 5C 6C | 3H 4D | 4S 9C 3S", "9H", preset="knock")
    state.act(0, parse_action("play 2H"))
    assert parse_action("announce") in state.legal_actions(1)
    assert choices(state, 1) == {"take"}


def test_it_catches_whoever_forgot() -> None:
    """rules.md §5, `window`: Anna laid her second-last card without a call; both others may catch her, turn or not."""
    state = arranged("3H 4C | 4H 9C 3S | 5C 6C 7C", "9H", preset="classic")
    state.act(0, parse_action("play 3H"))
    assert (choices(state, 1), choices(state, 2)) == ({"catch 1"}, {"catch 1"})


def test_it_announces_late_when_nothing_else_is_left_to_do() -> None:
    """A play left it one card, declining the extra card brought a second: it can still announce (rules.md §5)."""
    rules = replace(PRESETS["classic"], decline=Decline.DRAW)
    cards = [list(parse_cards(hand)) for hand in ("7D 4H", "9S JS 2C", "8S QS 3C")]
    state = Round.arrange(rules, 2, cards, list(parse_cards("9D")), list(parse_cards("10C QC KC")), seed_of(0))
    state.act(0, parse_action("play 7D"))
    state.act(0, parse_action("draw"))
    assert [str(action) for action in state.legal_actions(0)] == ["announce"]
    assert choices(state) == {"announce"}
