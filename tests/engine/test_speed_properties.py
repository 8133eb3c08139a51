"""What is true of every round without turns, with acts and deals looked for by hypothesis."""

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
from msgspec.structs import replace

from bot.engine import Action, IllegalAction, Turns
from bot.engine.presets import SPEED
from tests.engine import speed_play
from tests.engine.random_play import CONCEIVABLE, able
from tests.support.random_rules import random_rules


class SpeedMachine(RuleBasedStateMachine):
    """One round without turns, acted on by anybody, legal or not, while the clock ticks now and then."""

    @initialize(custom=st.booleans(), number=st.integers(0, 10_000), players=st.integers(2, 8))
    def deal(self, number: int, players: int, *, custom: bool) -> None:
        rules = replace(random_rules(Random(number)), turns=Turns.NONE) if custom else SPEED
        self.state = speed_play.deal(rules, players, number)

    @precondition(lambda self: bool(able(self.state)))
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(able(self.state)))
        assert self.state.act(seat, data.draw(st.sampled_from(self.state.legal_actions(seat))))

    @rule()
    def tick(self) -> None:
        before, changes = self.state.copy(), self.state.tick_changes_anything
        assert bool(self.state.tick()) == changes == (self.state != before)

    @rule(seat=st.integers(0, 7), action=st.sampled_from(CONCEIVABLE))
    def try_anything(self, seat: int, action: Action) -> None:
        seat %= self.state.players
        twin = self.state.copy()
        if action in self.state.legal_actions(seat):
            twin.act(seat, action)
            assert twin != self.state
        else:
            with pytest.raises(IllegalAction):
                twin.act(seat, action)
            assert twin == self.state

    @rule(seed=st.integers(0, 1000))
    def swap_unseen(self, seed: int) -> None:
        speed_play.leaks_nothing(self.state, Random(seed))

    @rule()
    def copy_and_encode(self) -> None:
        speed_play.goes_on_from_bytes(self.state)

    @invariant()
    def consistent(self) -> None:
        speed_play.consistent(self.state)


def test_rounds_without_turns_found_by_hypothesis(thorough: bool) -> None:
    run_state_machine_as_test(
        SpeedMachine,
        settings=settings(
            max_examples=1000 if thorough else 40,
            stateful_step_count=150 if thorough else 50,
            derandomize=not thorough,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
