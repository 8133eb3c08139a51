"""A round that will not end is blocked (rules.md §2.7): 100 turns a player, but never fewer than 400 in all."""

import pytest
from msgspec.structs import replace

from bot.engine import PRESETS, Draw, Event, Round, RoundBlocked, parse_cards
from tests.engine.random_play import seed_of


def drawing(players: int, round_limit: int) -> Round:
    """A round in which everybody can only draw for a long time: they hold spades, and a heart lies."""
    rules = replace(PRESETS["pesten_7"], round_limit=round_limit)
    hands = [list(parse_cards("3S")) for _ in range(players)]
    stock = [*parse_cards("4S")] * 2000
    return Round.arrange(rules, players - 1, hands, list(parse_cards("9H")), stock, seed_of(0))


@pytest.mark.parametrize(
    ("players", "round_limit", "turns"),
    [(2, 100, 400), (4, 100, 400), (5, 100, 500), (8, 100, 800), (2, 500, 1000), (8, 50, 400)],
)
def test_blocked_after_so_many_turns(players: int, round_limit: int, turns: int) -> None:
    state = drawing(players, round_limit)
    events: tuple[Event, ...] = ()
    for turn in range(turns):
        assert state.question is not None, turn
        events = state.act(turn % players, Draw())
    assert isinstance(events[-1], RoundBlocked)
    assert state.question is None
    assert state.result is not None
    assert state.result.out is None
    each = turns // players
    assert state.result.points == (3 + 4 * each,) * players
