"""The examples pin every setting: take one away or change it, and some example is no longer true."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from msgspec.structs import replace

from bot.engine import PRESETS, AddPenalty, Effect, FinalScore, Rank, Reverse, Rules, Skip, Stacking
from tests.engine.sentence_examples import Change, cases, hold

CASES = [case[1:] for case in cases()]
T = TypeVar("T")
RANK_EFFECTS = [(rank, number) for rank in Rank for number in range(len(PRESETS["pesten_7"].effects[rank]))]


def broken(preset: str, change: Change) -> int:
    """How many of the preset's examples are no longer true after the change."""
    count = 0
    for kind, data, name in CASES:
        if name == preset:
            try:
                hold(kind, data, name, change)
            except (Exception, pytest.fail.Exception):  # noqa: BLE001 - whatever goes wrong, the example does not hold
                count += 1
    return count


def without_effect(rules: Rules, rank: Rank, number: int) -> Rules:
    kept = tuple(effect for index, effect in enumerate(rules.effects[rank]) if index != number)
    # That the rank counts as special is held apart, so that the example that fails is one about the effect.
    return replace(rules, effects=at_rank(rules.effects, rank, kept), no_finish=special(rules))


def with_effect(rules: Rules, rank: Rank, effect: Effect) -> Rules:
    return replace(rules, effects=at_rank(rules.effects, rank, (effect,)), no_finish=special(rules))


def special(rules: Rules) -> tuple[bool, ...]:
    return tuple(rules.is_special(rank) for rank in Rank)


def at_rank(table: tuple[T, ...], rank: Rank, value: T) -> tuple[T, ...]:
    return (*table[:rank], value, *table[rank + 1 :])


CHANGES: dict[str, Callable[[Rules], Rules]] = {
    "joker-draws-four": lambda rules: with_effect(rules, Rank.JOKER, AddPenalty(4)),
    "two-draws-three": lambda rules: with_effect(rules, Rank.TWO, AddPenalty(3)),
    "eight-skips-two": lambda rules: with_effect(rules, Rank.EIGHT, Skip(2)),
    "ten-turns": lambda rules: with_effect(rules, Rank.TEN, Reverse()),
    "hand": lambda rules: replace(rules, hand=rules.hand - 1),
    "jokers": lambda rules: replace(rules, jokers=1),
    "jack-not-wild": lambda rules: replace(rules, wild=(False,) * 14),
    "no-stacking": lambda rules: replace(rules, stacking=Stacking.NONE),
    "stacking-same-rank": lambda rules: replace(rules, stacking=Stacking.SAME_RANK),
    "everything-finishes": lambda rules: replace(rules, no_finish=(False,) * 14),
    "fewer-rounds": lambda rules: replace(rules, format=FinalScore(rules.expected_rounds - 1)),
    "more-rounds": lambda rules: replace(rules, format=FinalScore(rules.expected_rounds + 1)),
    "decks-for-five": lambda rules: replace(rules, decks=(*rules.decks[:5], 4, *rules.decks[6:])),
}


@pytest.mark.parametrize("preset", PRESETS)
def test_all_examples_hold_unchanged(preset: str) -> None:
    assert broken(preset, lambda rules: rules) == 0


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("rank", "number"), RANK_EFFECTS, ids=str)
def test_each_effect_is_needed(preset: str, rank: Rank, number: int) -> None:
    assert broken(preset, lambda rules: without_effect(rules, rank, number)) > 0


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", CHANGES)
def test_each_setting_is_needed(preset: str, name: str) -> None:
    assert broken(preset, CHANGES[name]) > 0


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("rank", Rank, ids=str)
def test_each_rank_has_its_points(preset: str, rank: Rank) -> None:
    assert broken(preset, lambda rules: replace(rules, points=at_rank(rules.points, rank, 1))) > 0


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("rank", [rank for rank in Rank if PRESETS["pesten_7"].is_special(rank)], ids=str)
def test_each_special_rank_may_not_finish(preset: str, rank: Rank) -> None:
    assert broken(preset, lambda rules: replace(rules, no_finish=at_rank(special(rules), rank, False))) > 0
