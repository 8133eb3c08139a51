"""The same truths, with acts and deals looked for by hypothesis, which shrinks what fails to a short round."""

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.engine import ALL_PRESETS, Action, IllegalAction, RoundRecord, Turns
from tests.engine import invariants
from tests.engine.random_play import CONCEIVABLE, able
from tests.support.random_rules import random_rules

BY_TURNS = {key for key, rules in ALL_PRESETS.items() if rules.turns is Turns.IN_ORDER}


class RoundMachine(RuleBasedStateMachine):
    """One round, acted on by whoever is on turn and by whoever is not."""

    @initialize(
        number=st.integers(0, 10_000),
        preset=st.sampled_from([*sorted(BY_TURNS), "custom"]),
        players=st.integers(2, 8),
        dealer=st.integers(0, 7),
        seed=st.binary(min_size=32, max_size=32),
    )
    def deal(self, preset: str, number: int, players: int, dealer: int, seed: bytes) -> None:
        rules = random_rules(Random(number)) if preset == "custom" else ALL_PRESETS[preset]
        players = min(players, rules.players_max)
        self.record = RoundRecord(rules, players, dealer % players, seed)
        self.state = self.record.deal()

    @precondition(lambda self: self.state.question is not None)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        assert self.state.question is not None
        seat = data.draw(st.sampled_from(able(self.state)))
        action = data.draw(st.sampled_from(self.state.legal_actions(seat)))
        self.record = self.record.with_act(seat, action)
        assert self.state.act(seat, action)

    @rule(seat=st.integers(0, 7), action=st.sampled_from(CONCEIVABLE))
    def try_anything(self, seat: int, action: Action) -> None:
        seat %= self.state.players
        allowed = action in self.state.legal_actions(seat)
        twin = self.state.copy()
        if allowed:
            twin.act(seat, action)
            assert twin != self.state
        else:
            with pytest.raises(IllegalAction):
                twin.act(seat, action)
            assert twin == self.state

    @rule()
    def copy_and_encode(self) -> None:
        invariants.copies_are_independent(self.state)
        invariants.survives_encoding(self.state)

    @rule(seed=st.integers(0, 1000))
    def swap_unseen(self, seed: int) -> None:
        invariants.views_leak_nothing(self.state, Random(seed))

    @invariant()
    def consistent(self) -> None:
        invariants.consistent(self.state)
        invariants.legal_by_the_book(self.state)

    def teardown(self) -> None:
        if hasattr(self, "record"):
            assert self.record.replay() == self.state


def test_rounds_found_by_hypothesis(thorough: bool) -> None:
    run_state_machine_as_test(
        RoundMachine,
        settings=settings(
            max_examples=1500 if thorough else 60,
            stateful_step_count=150 if thorough else 60,
            derandomize=not thorough,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
