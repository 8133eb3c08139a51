"""Random play by the rules, with checking and listing at each step, against other libraries' card games of this kind.

Everybody deals, takes one of the legal actions at random and acts on it, with whatever checking of the act the library
has. A step is one player's act; dealing and drawing take time and count none.
"""

import importlib
import random
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

from bot.engine import PRESETS, Round
from tests.bench.table import Effort, Measurement, median_ratio

PLAYERS = 4
STEPS = 40_000
"""By each side in each repeat."""

T = TypeVar("T")
PlayRound = Callable[[random.Random], int]
"""Plays a round to its end and tells how many steps it had."""


def measure(effort: Effort) -> list[Measurement]:
    """Against rlcard's UNO and OpenSpiel's Crazy Eights, as far as they are installed."""
    return [
        _against("rlcard, UNO, as its own tests play it", _rlcard(numpys_choice=True), 3.0, effort),
        _against("rlcard, UNO, with our way to choose", _rlcard(numpys_choice=False), 3.0, effort),
        _against("OpenSpiel, Crazy Eights", _open_spiel(), 0.8, effort),
    ]


def _against(name: str, theirs: PlayRound | None, least: float, effort: Effort) -> Measurement:
    steps = effort.of(STEPS)
    ours_found, theirs_found = [], []
    for repeat in range(effort.repeats):
        ours_found.append(steps_a_second(play_pesten, steps, repeat))
        if theirs is not None:
            theirs_found.append(steps_a_second(theirs, steps, repeat))
    what = f"random play, {PLAYERS} players, against {name}"
    ours = f"{median(ours_found):,.0f} steps/s"
    if theirs is None:
        return Measurement(what, ours, "not installed", None, least=least)
    ratio = median_ratio(ours_found, theirs_found)
    return Measurement(what, ours, f"{median(theirs_found):,.0f} steps/s", ratio, least=least)


def steps_a_second(play: PlayRound, steps: int, seed: int) -> float:
    """Whole rounds until so many steps are done."""
    chance, done, began = random.Random(seed), 0, perf_counter()
    while done < steps:
        done += play(chance)
    return done / (perf_counter() - began)


def play_pesten(chance: random.Random) -> int:
    """A round of Pesten 7."""
    state = Round.deal(PRESETS["pesten_7"], PLAYERS, 0, chance.randbytes(32))
    steps = 0
    while (question := state.question) is not None:
        state.act(question.seat, one_of(state.legal_actions(question.seat), chance))
        steps += 1
    return steps


def one_of(legal: Sequence[T], chance: random.Random) -> T:
    """One of them at random. `random.choice` takes a seventh of the time of a whole step, and is not what is measured.

    The last bits of a float make some a trifle likelier than others; for timing that does not matter.
    """
    return legal[int(chance.random() * len(legal))]


def _rlcard(*, numpys_choice: bool) -> PlayRound | None:
    """Its own tests ask the game what is legal before each step and let numpy choose; a step tells the same anyway.

    https://github.com/datamllab/rlcard/blob/master/tests/games/test_uno_game.py (`test_get_payoffs`)
    """
    game_kind: Any = _found("rlcard.games.uno.game", "UnoGame")
    if game_kind is None:
        return None

    def play(chance: random.Random) -> int:
        game, steps = game_kind(num_players=PLAYERS), 0
        game.np_random.seed(chance.getrandbits(32))
        state, _ = game.init_game()
        while not game.is_over():
            if numpys_choice:
                state, _ = game.step(game.np_random.choice(game.get_legal_actions()))
            else:
                state, _ = game.step(one_of(state["legal_actions"], chance))
            steps += 1
        return steps

    return play


def _open_spiel() -> PlayRound | None:
    load_game: Any = _found("pyspiel", "load_game")
    if load_game is None:
        return None
    game = load_game("crazy_eights", {"players": PLAYERS})

    def play(chance: random.Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action_with_legality_check(one_of(state.legal_actions(), chance))
                steps += 1
        return steps

    return play


def _found(module: str, name: str) -> Any | None:
    try:
        return getattr(importlib.import_module(module), name)
    except ImportError:
        return None
