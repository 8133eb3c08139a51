"""Many rounds of Zweeds at every number of players, by chance and by the computer player: what is true of each."""

from random import Random

import pytest

from bot.engine import ZweedsAction, ZweedsRecord, ZweedsRound, parse_zweeds_record
from bot.opponents import choose
from tests.engine.zweeds_play import (
    accepts_exactly_the_legal,
    by_chance,
    conceivable,
    consistent,
    play_out,
    survives_encoding,
    views_leak_nothing,
)

MOST_QUIET = 20
"""Turns for each player still in (rules.md §11, "No end in sight")."""
CONCEIVABLE = {decks: conceivable(decks) for decks in (1, 2)}


def step(state: ZweedsRound, chance: Random) -> None:
    """The cheap checks now and then, the dear ones hardly ever: there are some 300,000 acts."""
    assert state.result is not None or state.quiet < MOST_QUIET * (state.players - len(state.out))
    if chance.random() < 1 / 50 or state.result is not None:
        consistent(state)
    if chance.random() < 1 / 2000:
        accepts_exactly_the_legal(state, chance.sample(CONCEIVABLE[state.rules.decks[state.players]], 200))
        survives_encoding(state)
        views_leak_nothing(state, chance)


def sensibly(state: ZweedsRound, seat: int, chance: Random) -> ZweedsAction:
    return choose(state.view(seat), chance)


def replays(state: ZweedsRound, record: ZweedsRecord, number: int) -> None:
    assert state.result is not None
    if number % 20:
        return
    again = parse_zweeds_record(str(record))
    assert again == record
    assert again.replay() == state


@pytest.mark.parametrize("players", range(2, 11))
def test_rounds_by_chance_end(players: int, thorough: bool) -> None:
    """With many players they take ten times as long as those of computers."""
    for number in range(5000 if thorough else 100 if players <= 5 else 25):
        replays(*play_out(players, number, by_chance, step), number)


@pytest.mark.parametrize("players", range(2, 11))
def test_rounds_of_computers_end(players: int, thorough: bool) -> None:
    """Hardly ever by the rule that ends a round in which nothing happens any more."""
    rounds, stuck = (5000 if thorough else 100 if players <= 5 else 40), 0
    for number in range(rounds):
        state, record = play_out(players, number, sensibly, step)
        replays(state, record, number)
        stuck += len(state.out) < players - 1
    assert stuck / rounds < 0.15
