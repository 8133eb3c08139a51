"""Many random rounds over both presets and all numbers of players: what is true of every round, at every moment."""

from random import Random

from bot.engine import Round, parse_record
from tests.engine.invariants import (
    accepts_exactly_the_legal,
    consistent,
    copies_are_independent,
    legal_by_the_book,
    survives_encoding,
    views_leak_nothing,
)
from tests.engine.random_play import deals, play_out


def now_and_then(state: Round, chance: Random) -> None:
    """The cheap checks each time, the dear ones at one act in forty."""
    consistent(state)
    legal_by_the_book(state)
    if chance.random() < 1 / 40:
        accepts_exactly_the_legal(state)
        copies_are_independent(state)
        survives_encoding(state)
        views_leak_nothing(state, chance)


def test_random_rounds(thorough: bool) -> None:
    for deal in deals(20_000 if thorough else 500):
        state, record = play_out(deal, now_and_then)
        assert state.result is not None
        assert state.turns <= max(400, 100 * state.players)
        assert parse_record(str(record)) == record
        assert parse_record(str(record)).replay() == state
