"""Rounds one after another: results, totals, places, what is refused between them."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    PRESETS,
    Casual,
    Draw,
    FinalScore,
    IllegalAction,
    Limit,
    Match,
    MatchFormat,
    Round,
    Rounds,
    SeatLeftMatch,
    Wins,
)
from bot.opponents import choose, default_action
from tests.engine.random_play import all_cards, seed_of

PESTEN_13 = PRESETS["pesten_13"]


def play_round(match: Match, number: int) -> None:
    match.start_round(seed_of(number))
    assert match.round is not None
    while match.round.question is not None:
        seat = match.round.question.seat
        match.act(seat, match.round.legal_actions(seat)[0])


def test_a_whole_match() -> None:
    match = Match.begin(PESTEN_13, 3, 2)
    assert match.rounds_total == 5
    for number in range(5):
        assert not match.is_over
        assert match.next_dealer == (2 + number) % 3
        play_round(match, number)
        assert len(match.results) == number + 1
        result = match.results[-1]
        assert result.seed == seed_of(number)
        assert result.dealer == (2 + number) % 3
        assert result.out is not None
        assert result.points[result.out] == 0
        assert result.hands[result.out] == ()
        points = [sum(PESTEN_13.points[card & 15] for card in hand) for hand in result.hands]
        assert list(result.points) == points
    assert match.is_over
    assert match.totals == tuple(sum(result.points[seat] for result in match.results) for seat in range(3))
    places = {standing.seat: standing.place for standing in match.standings()}
    assert min(range(3), key=lambda seat: match.totals[seat]) == min(places, key=lambda seat: places[seat])


def test_nothing_is_played_before_the_first_round() -> None:
    match = Match.begin(PESTEN_13, 3, 2)
    with pytest.raises(IllegalAction, match="round-over"):
        match.act(0, Draw())
    assert match.totals == (0, 0, 0)
    assert [standing.place for standing in match.standings()] == [1, 1, 1]


def test_a_round_is_finished_before_the_next() -> None:
    match = Match.begin(PESTEN_13, 3, 2)
    match.start_round(seed_of(0))
    with pytest.raises(IllegalAction, match="round-not-over"):
        match.start_round(seed_of(1))


def test_a_match_ends() -> None:
    match = Match.begin(PESTEN_13, 2, 0)
    for number in range(5):
        play_round(match, number)
    with pytest.raises(IllegalAction, match="match-over"):
        match.start_round(seed_of(9))
    with pytest.raises(IllegalAction, match="round-over"):
        match.act(0, Draw())
    assert len(match.results) == 5


def test_a_match_survives_encoding_at_every_act() -> None:
    match = Match.begin(PESTEN_13, 2, 0)
    play_round(match, 0)
    match.start_round(seed_of(1))
    while match.round and match.round.question:
        again = msgspec.msgpack.decode(msgspec.msgpack.encode(match), type=Match)
        assert again == match
        assert again.round is not None
        seat = match.round.question.seat
        action = match.round.legal_actions(seat)[-1]
        assert again.act(seat, action) == match.act(seat, action)
        match = again
    assert len(match.results) == 2


@pytest.mark.parametrize(
    "match_format", [Casual(), Rounds(3), FinalScore(2), Wins(2), Limit(100)], ids=lambda one: type(one).__name__
)
@pytest.mark.parametrize("preset", ["knock", "classic", "pass_left"])
def test_whole_matches_of_every_format(preset: str, match_format: MatchFormat) -> None:
    """Played to the end by the computer player; every round by those who are left, with their decks."""
    match = Match.begin(replace(ALL_PRESETS[preset], format=match_format), 4, 1)
    chance, left = Random(3), []
    while not match.is_over:
        absent, dealer = match.absent, match.next_dealer
        assert dealer not in absent
        match.start_round(seed_of(len(match.results)))
        assert isinstance(match.round, Round)
        assert {seat for seat, hand in enumerate(match.round.hands) if not hand} == absent
        assert all_cards(match.round) == sorted(match.rules.pack(4 - len(absent)))
        while match.round.question is not None:
            seat = match.round.waiting[0]
            events = match.act(seat, choose(match.round.view(seat), chance))
            left += [event.seat for event in events if isinstance(event, SeatLeftMatch)]
    assert len(match.results) == (match.rounds_total or len(match.results))
    assert sorted(left) == sorted(match.absent)
    assert match.next_may_be_last
    first = match.standings()[0]
    assert first.place == 1
    match match_format:
        case Wins(wins=wins):
            assert first.wins == wins
            assert match.totals == (0,) * 4
        case Limit(points=points):
            assert len(left) >= 3
            assert all(match.totals[seat] > points for seat in left)
        case Casual():
            assert match.results[0].out == first.seat
        case _:
            assert first.total == min(match.totals)


def test_a_match_of_wins_goes_on_after_a_blocked_round() -> None:
    match = Match.begin(replace(ALL_PRESETS["pass_left"], round_limit=50), 2, 0)
    match.start_round(seed_of(1))
    assert match.round is not None
    while match.round.question is not None:
        seat = match.round.waiting[0]
        match.act(seat, default_action(match.round.view(seat)))
    assert match.round.result is not None
    assert match.round.result.out is None
    assert not match.is_over
    assert match.next_dealer == 1
