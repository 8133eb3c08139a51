"""The same truths of Zweeds, with acts and deals looked for by hypothesis, which shrinks what fails."""

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

from bot.engine import ZWEEDS, IllegalAction, ZweedsAction, ZweedsRecord
from tests.engine import zweeds_play

ACTIONS = zweeds_play.conceivable(2)


class ZweedsMachine(RuleBasedStateMachine):
    """One round, acted on by whoever is waited for and by whoever is not."""

    @initialize(players=st.integers(2, 10), dealer=st.integers(0, 9), seed=st.binary(min_size=32, max_size=32))
    def deal(self, players: int, dealer: int, seed: bytes) -> None:
        self.record = ZweedsRecord(ZWEEDS, players, dealer % players, seed)
        self.state = self.record.deal()

    @precondition(lambda self: self.state.question is not None)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.state.waiting))
        action = data.draw(st.sampled_from(self.state.legal_actions(seat)[::-1]))
        self.record = self.record.with_act(seat, action)
        assert self.state.act(seat, action)

    @rule(seat=st.integers(0, 9), action=st.sampled_from(ACTIONS))
    def try_anything(self, seat: int, action: ZweedsAction) -> None:
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
        zweeds_play.survives_encoding(self.state)

    @rule(seed=st.integers(0, 1000))
    def swap_unseen(self, seed: int) -> None:
        zweeds_play.views_leak_nothing(self.state, Random(seed))

    @invariant()
    def consistent(self) -> None:
        zweeds_play.consistent(self.state)

    def teardown(self) -> None:
        if hasattr(self, "record"):
            assert self.record.replay() == self.state


def test_rounds_found_by_hypothesis(thorough: bool) -> None:
    run_state_machine_as_test(
        ZweedsMachine,
        settings=settings(
            max_examples=1500 if thorough else 25,
            stateful_step_count=150 if thorough else 40,
            derandomize=not thorough,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
