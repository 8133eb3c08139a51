"""The examples pin every setting: take one away or change it, and some example is no longer true."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    PRESETS,
    AddPenalty,
    AfterPenalty,
    Announcing,
    Decline,
    DrawnCard,
    Effect,
    ExtraCard,
    FinalScore,
    Finish,
    JokerStacks,
    OthersDraw,
    Rank,
    Reverse,
    ReverseTwoPlayers,
    Rounds,
    Rules,
    Skip,
    Stacking,
    StartCard,
    Turns,
    Wins,
    with_decks,
)
from tests.engine.sentence_examples import SEED_001, Change, cases, hold

VARIANTS = ("gentle", "hard", "cumulative")
"""Presets that differ from `classic` in little; their examples are about that."""
CASES = [case[1:] for case in cases()]
T = TypeVar("T")
RANK_EFFECTS = [
    (preset, rank, number)
    for preset, rules in ALL_PRESETS.items()
    for rank in Rank
    for number in range(len(rules.effects[rank]))
    if preset not in VARIANTS and not (rules.turns is Turns.NONE and isinstance(rules.effects[rank][number], ExtraCard))
]


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


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_all_examples_hold_unchanged(preset: str) -> None:
    assert broken(preset, lambda rules: rules) == 0


@pytest.mark.parametrize(("preset", "rank", "number"), RANK_EFFECTS, ids=str)
def test_each_effect_is_needed(preset: str, rank: Rank, number: int) -> None:
    assert broken(preset, lambda rules: without_effect(rules, rank, number)) > 0


@pytest.mark.parametrize("preset", SEED_001)
@pytest.mark.parametrize("name", CHANGES)
def test_each_setting_is_needed(preset: str, name: str) -> None:
    assert broken(preset, CHANGES[name]) > 0


@pytest.mark.parametrize("preset", SEED_001)
@pytest.mark.parametrize("rank", Rank, ids=str)
def test_each_rank_has_its_points(preset: str, rank: Rank) -> None:
    assert broken(preset, lambda rules: replace(rules, points=at_rank(rules.points, rank, 1))) > 0


@pytest.mark.parametrize("preset", SEED_001)
@pytest.mark.parametrize("rank", [rank for rank in Rank if PRESETS["pesten_7"].is_special(rank)], ids=str)
def test_each_special_rank_may_not_finish(preset: str, rank: Rank) -> None:
    assert broken(preset, lambda rules: replace(rules, no_finish=at_rank(special(rules), rank, False))) > 0


def only(name: str, value: object) -> Change:
    return lambda rules: replace(rules, **{name: value})


ALL_END = (AfterPenalty.END_TURN,) * 14
PINNED: list[tuple[str, str, Change]] = [
    ("knock", "decks", lambda rules: with_decks(rules, 3)),
    ("knock", "jokers", only("jokers", 1)),
    ("knock", "hand", only("hand", 6)),
    ("knock", "wild", only("wild", (False,) * 14)),
    ("knock", "stacking", only("stacking", Stacking.SAME_RANK)),
    ("knock", "after-penalty", only("after_penalty", ALL_END)),
    ("knock", "play-on-everywhere", only("after_penalty", (AfterPenalty.PLAY_ON,) * 14)),
    ("knock", "decline", only("decline", Decline.DRAW)),
    ("knock", "drawn-card", only("drawn_card", DrawnCard.KEEP)),
    ("knock", "reverse-two-players", only("reverse_two_players", ReverseTwoPlayers.NOTHING)),
    ("knock", "extra-turn", only("reverse_two_players", ReverseTwoPlayers.EXTRA_TURN)),
    ("knock", "announcing", only("announcing", Announcing.AUTOMATIC)),
    ("knock", "with-play", only("announcing", Announcing.WITH_PLAY)),
    ("knock", "announce-penalty", only("announce_penalty", 1)),
    ("knock", "forbidden", only("finish", Finish.FORBIDDEN)),
    ("knock", "allowed", only("finish", Finish.ALLOWED)),
    ("knock", "format", only("format", Rounds(2))),
    ("pass_left", "hand", only("hand", 8)),
    ("pass_left", "jokers", only("jokers", 3)),
    ("pass_left", "decks", lambda rules: with_decks(rules, 2)),
    ("pass_left", "wild", only("wild", (False,) * 14)),
    ("pass_left", "stacking", only("stacking", Stacking.SAME_RANK)),
    ("pass_left", "play-on", only("after_penalty", (AfterPenalty.PLAY_ON,) * 14)),
    ("pass_left", "decline", only("decline", Decline.FREE)),
    ("pass_left", "start-card", only("start_card", StartCard.NO_EFFECT)),
    ("pass_left", "voluntary-draw", only("voluntary_draw", False)),
    ("pass_left", "announcing", only("announcing", Announcing.BEFORE)),
    ("pass_left", "announce-penalty", only("announce_penalty", 1)),
    ("pass_left", "finish", only("finish", Finish.ALLOWED)),
    ("pass_left", "format", only("format", Wins(1))),
    ("pass_left", "format-rounds", only("format", Rounds(2))),
    ("classic", "hand", only("hand", 5)),
    ("classic", "jokers", only("jokers", 0)),
    ("classic", "decks", lambda rules: with_decks(rules, 2)),
    ("classic", "wild", lambda rules: replace(rules, wild=tuple(rank is Rank.JACK for rank in Rank))),
    ("classic", "stacking", only("stacking", Stacking.ANY)),
    ("classic", "no-stacking", only("stacking", Stacking.NONE)),
    ("classic", "joker-stacks", only("joker_stacks", JokerStacks.ADDS)),
    ("classic", "decline", only("decline", Decline.DRAW)),
    ("classic", "drawn-card", only("drawn_card", DrawnCard.KEEP)),
    ("classic", "start-card", only("start_card", StartCard.DEALER_PLAYS)),
    ("classic", "reverse-two-players", only("reverse_two_players", ReverseTwoPlayers.NOTHING)),
    ("classic", "announcing", only("announcing", Announcing.WITH_PLAY)),
    ("classic", "announce-penalty", only("announce_penalty", 3)),
    ("classic", "finish", only("finish", Finish.FORBIDDEN)),
    ("classic", "format", only("format", Rounds(2))),
    ("gentle", "jokers", only("jokers", 2)),
    ("gentle", "joker-draws-three", lambda rules: with_effect(rules, Rank.JOKER, AddPenalty(5))),
    ("gentle", "stacking", only("stacking", Stacking.SAME_RANK)),
    ("gentle", "finish", only("finish", Finish.DRAW_ONE)),
    ("gentle", "announcing", only("announcing", Announcing.WINDOW)),
    ("hard", "four", lambda rules: without_effect(rules, Rank.FOUR, 0)),
    ("hard", "five", lambda rules: without_effect(rules, Rank.FIVE, 0)),
    ("hard", "five-from-four", lambda rules: with_effect(rules, Rank.FIVE, OthersDraw(1))),
    ("hard", "king", lambda rules: without_effect(rules, Rank.KING, 0)),
    ("cumulative", "stacking", only("stacking", Stacking.SAME_RANK)),
    ("cumulative", "joker-stacks", only("joker_stacks", JokerStacks.DOUBLES)),
    ("speed", "turns", only("turns", Turns.IN_ORDER)),
    ("speed", "wild", lambda rules: replace(rules, wild=tuple(rank is Rank.NINE for rank in Rank))),
    ("speed", "stacking", only("stacking", Stacking.NONE)),
    ("speed", "stacking-any", only("stacking", Stacking.ANY)),
    ("speed", "joker-stacks", only("joker_stacks", JokerStacks.ADDS)),
    ("speed", "start-card", only("start_card", StartCard.DEALER_PLAYS)),
    ("speed", "announcing", only("announcing", Announcing.BEFORE)),
    ("speed", "automatic", only("announcing", Announcing.AUTOMATIC)),
    ("speed", "announce-penalty", only("announce_penalty", 1)),
    ("speed", "finish", only("finish", Finish.ALLOWED)),
    ("speed", "joker", lambda rules: with_effect(rules, Rank.JOKER, AddPenalty(4))),
    ("speed", "two", lambda rules: with_effect(rules, Rank.TWO, AddPenalty(3))),
    ("speed", "eight", lambda rules: without_effect(rules, Rank.EIGHT, 0)),
    ("speed", "ace", lambda rules: without_effect(rules, Rank.ACE, 0)),
    ("speed", "jack", lambda rules: without_effect(rules, Rank.JACK, 0)),
]
WITHOUT_MEANING: list[tuple[str, Change]] = [
    ("after-penalty", only("after_penalty", (AfterPenalty.STACKERS_ONLY,) * 14)),
    ("decline", only("decline", Decline.DRAW)),
    ("drawn-card", only("drawn_card", DrawnCard.KEEP)),
    ("voluntary-draw", only("voluntary_draw", True)),
    ("reverse-two-players", only("reverse_two_players", ReverseTwoPlayers.ORDINARY)),
    ("round-limit", only("round_limit", 50)),
    ("extra-card", lambda rules: replace(rules, effects=at_rank(rules.effects, Rank.SEVEN, ()))),
]
"""What means nothing where there are no turns (rules.md §9)."""


@pytest.mark.parametrize(("preset", "change"), [(p, c) for p, _, c in PINNED], ids=[f"{p}-{n}" for p, n, _ in PINNED])
def test_each_setting_of_a_preset_is_needed(preset: str, change: Change) -> None:
    assert broken(preset, change) > 0


@pytest.mark.parametrize("change", [change for _, change in WITHOUT_MEANING], ids=[name for name, _ in WITHOUT_MEANING])
def test_settings_about_turns_mean_nothing_in_speed(change: Change) -> None:
    assert broken("speed", change) == 0


@pytest.mark.parametrize("preset", ["knock", "classic"])
@pytest.mark.parametrize("rank", Rank, ids=str)
def test_each_rank_has_its_points_in(preset: str, rank: Rank) -> None:
    assert broken(preset, lambda rules: replace(rules, points=at_rank(rules.points, rank, 1))) > 0
