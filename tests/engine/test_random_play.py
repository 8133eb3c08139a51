"""Many random rounds over all presets and numbers of players, and over random settings: what is true of each."""

import sys
from collections import defaultdict
from random import Random

from bot.engine import Round, RoundRecord, parse_record
from tests.engine.invariants import (
    accepts_exactly_the_legal,
    consistent,
    copies_are_independent,
    legal_by_the_book,
    survives_encoding,
    views_leak_nothing,
)
from tests.engine.random_play import custom_deals, deals, play_out

MOST_STEPS = 60
"""Acts a turn: far more than any hand has cards, far fewer than a round without an end."""


def now_and_then(state: Round, chance: Random) -> None:
    """The cheap checks each time, the dear ones at one act in two hundred."""
    consistent(state)
    legal_by_the_book(state)
    if chance.random() < 1 / 200:
        accepts_exactly_the_legal(state)
        copies_are_independent(state)
        survives_encoding(state)
        views_leak_nothing(state, chance)


def over_and_replays(state: Round, record: RoundRecord) -> None:
    assert state.result is not None
    assert state.turns <= max(400, record.rules.round_limit * state.players)
    assert len(record.acts) <= max(1, state.turns + 1) * MOST_STEPS
    assert parse_record(str(record)) == record
    assert parse_record(str(record)).replay() == state


def test_random_rounds(thorough: bool) -> None:
    """Prints the mean length and the share of blocked rounds of each preset."""
    turns: dict[str, list[int]] = defaultdict(list)
    blocked: dict[str, int] = defaultdict(int)
    for deal in deals(20_000 if thorough else 400):
        state, record = play_out(deal, now_and_then)
        over_and_replays(state, record)
        assert state.result is not None
        turns[record.rules.key].append(state.turns)
        blocked[record.rules.key] += state.result.out is None
    for key, lengths in turns.items():
        share = blocked[key] / len(lengths)
        sys.stdout.write(f"{key}: {sum(lengths) / len(lengths):.0f} turns a round, {share:.1%} blocked\n")


def test_random_settings(thorough: bool) -> None:
    for deal in custom_deals(5_000 if thorough else 200):
        over_and_replays(*play_out(deal, now_and_then))
