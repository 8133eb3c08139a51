"""Speed (rules.md §9) by chance: rounds end, nothing is lost, nobody is stuck; and its rule text is all needed."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    Announce,
    Draw,
    IllegalAction,
    Rank,
    Rounds,
    SpeedRound,
    StartCard,
    Turns,
    parse_cards,
)
from bot.engine.presets import CLASSIC, HARD, KNOCK, PASS_LEFT, SPEED
from tests.engine.random_play import CONCEIVABLE, able
from tests.engine.speed_play import consistent, deal, play
from tests.engine.test_settings_matter import broken
from tests.support.random_rules import random_rules

PLAYERS = range(2, 9)
MOST_ACTS = 300 + 20
"""Of each player; a tick in which many draw may go a little beyond what blocks the round."""
OTHERS = (
    replace(HARD, turns=Turns.NONE),
    replace(PASS_LEFT, turns=Turns.NONE, players_max=8),
    replace(KNOCK, turns=Turns.NONE, start_card=StartCard.DEALER_PLAYS),
)


def test_random_rounds_end(thorough: bool) -> None:
    """Each number of players; a round that nobody wins is blocked."""
    for number in range(5_000 if thorough else 100):
        state = play(SPEED, PLAYERS[number % len(PLAYERS)], number)
        assert state.result is not None
        assert state.turns <= MOST_ACTS * state.players


def test_random_rounds_of_other_games_without_turns(thorough: bool) -> None:
    for number in range(1_000 if thorough else 30):
        rules = OTHERS[number % len(OTHERS)]
        play(rules, 2 + number // 3 % (rules.players_max - 1), number)


def test_random_settings_without_turns(thorough: bool) -> None:
    for number in range(2_000 if thorough else 40):
        rules = replace(random_rules(Random(number)), turns=Turns.NONE)
        play(rules, 2 + number % 7, number)


def test_ten_thousand_interleaved_acts_break_nothing() -> None:
    """Eight players call out whatever can be said at all, most of it refused; rounds follow one another."""
    chance, state, number, done = Random(8), deal(SPEED, 8, 0), 0, 0
    for _ in range(10_000):
        before = state.copy()
        seat, action = chance.randrange(8), chance.choice(CONCEIVABLE)
        if chance.random() < 0.5 and (seats := able(state)):
            seat = chance.choice(seats)
            action = chance.choice(state.legal_actions(seat))
        try:
            state.act(seat, action)
            done += 1
        except IllegalAction:
            assert state == before
        consistent(state)
        if state.result is not None:
            number += 1
            state = deal(SPEED, 8, number)
    assert done > 4_000


def test_round_without_acts_goes_on_by_ticks_until_everybody_can_play() -> None:
    state = deal(SPEED, 4, 3)
    for _ in range(200):
        if not state.tick_changes_anything:
            break
        assert state.tick()
    assert not state.tick_changes_anything
    assert all(Draw() not in state.legal_actions(seat) for seat in range(4))


def test_round_is_blocked_after_300_acts_of_each_player() -> None:
    """Two who pass in turn, without a card to draw."""
    hands, pile = [list(parse_cards("3H 4H")), list(parse_cards("3D 4D"))], list(parse_cards("KS"))
    state = SpeedRound.arrange(replace(SPEED, format=Rounds(1)), 1, hands, pile, [], bytes(32))
    acts = 0
    while state.result is None:
        seat = acts % 2
        (action, *_) = [one for one in state.legal_actions(seat) if not isinstance(one, Announce)]
        state.act(seat, action)
        acts += 1
    assert acts == 600
    assert state.result.out is None
    assert state.result.points == (7, 7)


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_is_asked_and_no_seat_leads(players: int) -> None:
    state = deal(SPEED, players, 5)
    assert state.waiting == ()
    assert state.view(None).debts == (0,) * players
    assert state.view(None).locked == ()


def test_sevens_are_not_special_without_turns() -> None:
    assert CLASSIC.is_special(Rank.SEVEN)
    assert not SPEED.is_special(Rank.SEVEN)
    assert SPEED.may_finish(Rank.SEVEN)
    assert SPEED.is_special(Rank.ACE, two_players=True)


def _nothing(*_args: Any, **_names: Any) -> None:
    """Instead of what is taken away."""


MUTATIONS: dict[str, tuple[str, Callable[..., Any]]] = {
    "locks open": ("bot.engine.speed.round.SpeedRound._unlock", _nothing),
    "windows close": ("bot.engine.speed.round.note_play", _nothing),
    "announcements lapse": ("bot.engine.speed.round.lapse_here", _nothing),
    "debts are settled": ("bot.engine.speed.round.SpeedRound._settle_debts", _nothing),
    "acts let others draw": ("bot.engine.speed.round.SpeedRound._note_act", _nothing),
    "the end of cards blocks": ("bot.engine.speed.ticking.block", _nothing),
    "locks are checked": ("bot.engine.speed.legality._check_lock", _nothing),
    "halts are checked": ("bot.engine.speed.legality._check_open", _nothing),
    "the tick hands out": ("bot.engine.speed.ticking._stuck", lambda _state: []),
}


@pytest.mark.parametrize("name", MUTATIONS)
def test_each_part_of_the_rule_text_is_needed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    target, instead = MUTATIONS[name]
    monkeypatch.setattr(target, instead)
    assert broken(SPEED.key, lambda rules: rules) > 0


def test_the_preset_is_classic_without_turns() -> None:
    """rules.md §8: a variant of `classic`; §9 tells all that is different."""
    assert replace(ALL_PRESETS["speed"], key="classic", turns=Turns.IN_ORDER) == CLASSIC
