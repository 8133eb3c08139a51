"""Settings: what is refused, all at once, and what they say about cards."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    COMING,
    JOKER,
    PRESET_OPTIONS,
    PRESETS,
    AddPenalty,
    AfterPenalty,
    Casual,
    FinalScore,
    Finish,
    JokerStacks,
    Limit,
    Match,
    MissTurns,
    NextDraws,
    OthersDraw,
    Rank,
    Reverse,
    ReverseSkip,
    Round,
    Rounds,
    Rules,
    RulesError,
    Skip,
    Stacking,
    Wins,
    check_rules,
    fits,
    is_preset,
    parse_card,
    parse_cards,
    with_decks,
)
from bot.engine.cards import Suit
from tests.support.random_rules import random_rules

PESTEN_7 = PRESETS["pesten_7"]


def with_effects(*effects: Any) -> dict[str, Any]:
    return {"effects": (*PESTEN_7.effects[:3], effects, *PESTEN_7.effects[4:])}


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"key": ""}, "no-key"),
    ({"players_min": 1}, "players-out-of-range"),
    ({"players_max": 9, "decks": (*PESTEN_7.decks, 2)}, "players-out-of-range"),
    ({"players_min": 5, "players_max": 4, "decks": PESTEN_7.decks[:5]}, "players-out-of-range"),
    ({"hand": 2}, "hand-out-of-range"),
    ({"hand": 14, "decks": (0, 0, 4, 4, 4, 4, 4, 4, 4)}, "hand-out-of-range"),
    ({"jokers": 5}, "jokers-out-of-range"),
    ({"jokers": -1}, "jokers-out-of-range"),
    ({"points": (101,) * 14}, "points-out-of-range"),
    ({"points": (-1,) * 14}, "points-out-of-range"),
    ({"points": (1,) * 13}, "not-by-rank"),
    ({"wild": ()}, "not-by-rank"),
    ({"effects": ()}, "not-by-rank"),
    ({"no_finish": (True,)}, "not-by-rank"),
    ({"decks": (0, 0, 1, 1, 1)}, "decks-not-by-players"),
    ({"decks": (0, 0, 1, 1, 1, 2, 2, 2, 5)}, "decks-out-of-range"),
    ({"decks": (0, 0, 0, 1, 1, 2, 2, 2, 2)}, "decks-out-of-range"),
    # 7 players × 7 cards + 11 = 60 of 54.
    ({"decks": (0, 0, 1, 1, 1, 2, 2, 1, 2)}, "too-few-cards"),
    (with_effects(AddPenalty(6)), "effect-out-of-range"),
    (with_effects(Skip(0)), "effect-out-of-range"),
    (with_effects(Reverse(), Reverse()), "effect-twice"),
    (with_effects("dance"), "unknown-effect"),
    ({"no_finish": (False, *[True] * 13)}, "nothing-may-finish"),
    ({"effects": ((Reverse(),),) * 14}, "nothing-may-finish"),
    ({"format": FinalScore(0)}, "rounds-out-of-range"),
    ({"format": FinalScore(21)}, "rounds-out-of-range"),
    ({"format": Rounds(0)}, "rounds-out-of-range"),
    ({"format": Rounds(21)}, "rounds-out-of-range"),
    ({"format": Wins(0)}, "wins-out-of-range"),
    ({"format": Wins(21)}, "wins-out-of-range"),
    ({"format": Limit(19)}, "limit-out-of-range"),
    ({"format": Limit(1001)}, "limit-out-of-range"),
    ({"announce_penalty": 0}, "announce-penalty-out-of-range"),
    ({"announce_penalty": 6}, "announce-penalty-out-of-range"),
    ({"after_penalty": (AfterPenalty.PLAY_ON,) * 13}, "not-by-rank"),
    (with_effects(MissTurns(0)), "effect-out-of-range"),
    (with_effects(OthersDraw(6)), "effect-out-of-range"),
    (with_effects(NextDraws(0)), "effect-out-of-range"),
    ({"no_finish": (False, *[True] * 13), "finish": Finish.DRAW_ONE}, "nothing-may-finish"),
    ({"round_limit": 49}, "round-limit-out-of-range"),
    # What contradicts itself: nobody ever goes over the limit, a card that turns the direction twice, a Joker that
    # doubles a penalty that it does not make (rules.md §3, §7).
    ({"format": Limit(100), "points": (0,) * 14}, "limit-without-points"),
    ({"format": Limit(100), "points": (50, *[0] * 13), "jokers": 0}, "limit-without-points"),
    (with_effects(Reverse(), ReverseSkip()), "turns-twice"),
    ({"effects": ((), *PESTEN_7.effects[1:]), "joker_stacks": JokerStacks.DOUBLES}, "nothing-to-double"),
    ({"round_limit": 501}, "round-limit-out-of-range"),
]


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_presets_are_sound(preset: str) -> None:
    check_rules(ALL_PRESETS[preset])
    assert ALL_PRESETS[preset].key == preset
    assert is_preset(ALL_PRESETS[preset])


def test_what_is_offered_and_what_is_coming() -> None:
    assert set(PRESETS) == {
        "pesten_7", "pesten_13", "knock", "pass_left", "classic", "gentle", "hard", "cumulative", "speed",
    }  # fmt: skip
    assert COMING == {}


SWITCHES = [(key, number) for key, options in PRESET_OPTIONS.items() for number in range(len(options))]


@pytest.mark.parametrize(("preset", "number"), SWITCHES)
def test_options_switch_there_and_back(preset: str, number: int) -> None:
    rules, option = ALL_PRESETS[preset], PRESET_OPTIONS[preset][number]
    assert option.is_on(rules) is option.starts_on
    other = option.switched(rules, not option.starts_on)
    check_rules(other)
    assert option.is_on(other) is not option.starts_on
    assert not is_preset(other)
    assert option.switched(other, option.starts_on) == rules


def test_options_are_those_of_the_documents() -> None:
    assert {key: [option.key for option in options] for key, options in PRESET_OPTIONS.items()} == {
        "knock": ["finish-allowed", "automatic-announcing"],
        "classic": ["five-cards", "king-draws"],
        "hard": ["four-misses-turns", "five-draws", "king-turns-and-skips"],
    }


@pytest.mark.parametrize(
    ("preset", "decks", "most"),
    [
        ("pesten_7", 1, 6),  # 6 × 7 + 11 = 53 of 54; 7 × 7 + 11 = 60
        ("pesten_7", 2, 8),
        ("pesten_13", 1, 3),  # 3 × 13 + 11 = 50 of 54
        ("knock", 4, 5),
        ("gentle", 1, 5),  # 5 × 7 + 11 = 46 of 52; 6 × 7 + 11 = 53
    ],
)
def test_as_many_players_as_the_decks_allow(preset: str, decks: int, most: int) -> None:
    rules = with_decks(ALL_PRESETS[preset], decks)
    check_rules(rules)
    assert rules.players_max == most
    assert {rules.decks[players] for players in range(2, most + 1)} == {decks}


@pytest.mark.parametrize(
    ("preset", "special"),
    [  # rules.md §8
        ("knock", "X A 2 7 8 J"),
        ("pass_left", "X A 2 7 8 10 J K"),
        ("classic", "X A 2 7 8 J"),
        ("hard", "X A 2 4 5 7 8 J K"),
    ],
)
def test_special_ranks_of_presets(preset: str, special: str) -> None:
    assert {str(rank) for rank in Rank if ALL_PRESETS[preset].is_special(rank)} == set(special.split())


def test_random_settings_are_sound_and_all_different() -> None:
    found = [random_rules(Random(number)) for number in range(100)]
    for rules in found:
        check_rules(rules)
        assert msgspec.json.decode(msgspec.json.encode(rules), type=Rules) == rules
    assert len(set(found)) == 100


def test_settings_stored_before_there_were_more_are_those_of_then() -> None:
    """The first release wrote rules without today's later fields, and without telling which kind of game it was."""
    later = {field.name for field in msgspec.structs.fields(Rules) if field.default is not msgspec.NODEFAULT} | {"type"}
    for rules in (PRESETS["pesten_7"], PRESETS["pesten_13"]):
        written = {name: value for name, value in msgspec.to_builtins(rules).items() if name not in later}
        assert len(written) == 13
        assert msgspec.convert(written, Rules) == rules


@pytest.mark.parametrize(("changes", "code"), FAULTS, ids=[f"{code}-{n}" for n, (_, code) in enumerate(FAULTS)])
def test_each_fault_is_told_alone(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(RulesError) as refusal:
        check_rules(replace(PESTEN_7, **changes))
    assert refusal.value.codes == (code,)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(RulesError) as refusal:
        check_rules(replace(PESTEN_7, key="", hand=2, jokers=9, format=FinalScore(0), round_limit=1))
    assert refusal.value.codes == (
        "no-key",
        "hand-out-of-range",
        "jokers-out-of-range",
        "rounds-out-of-range",
        "round-limit-out-of-range",
    )
    assert refusal.value.code == "no-key"


@pytest.mark.parametrize(
    "changes",
    [
        {"hand": 3},
        {"hand": 10, "decks": (0, 0, 1, 1, 1, 2, 2, 2, 2)},  # 4 × 10 + 11 = 51 of 54; 8 × 10 + 11 = 91 of 108
        {"jokers": 0},  # 4 × 7 + 11 = 39 of 52
        {"round_limit": 50},
        {"round_limit": 500},
        {"format": FinalScore(20)},
        {"format": Rounds(1)},
        {"format": Wins(20)},
        {"format": Limit(20)},
        {"format": Limit(1000)},
        {"format": Casual()},
        {"announce_penalty": 5},
        {"no_finish": (True,) * 14, "finish": Finish.ALLOWED},
        {"no_finish": (False,) * 14},
        {"format": Limit(100), "points": (50, *[0] * 13)},
        {"effects": ((), *PESTEN_7.effects[1:]), "joker_stacks": JokerStacks.DOUBLES, "jokers": 0},
        {"effects": ((), *PESTEN_7.effects[1:]), "joker_stacks": JokerStacks.DOUBLES, "stacking": Stacking.NONE},
        {"effects": ((), *PESTEN_7.effects[1:])},
        {"no_finish": (True, True, True, False, *[True] * 10)},
    ],
)
def test_what_lies_within_is_accepted(changes: dict[str, Any]) -> None:
    rules = replace(PESTEN_7, **changes)
    check_rules(rules)
    assert not is_preset(rules)


def test_rules_are_values() -> None:
    again = replace(PESTEN_7)
    assert again == PESTEN_7
    assert hash(again) == hash(PESTEN_7)
    assert {again: 1}[PESTEN_7] == 1
    with pytest.raises(AttributeError):
        PESTEN_7.hand = 8  # type: ignore[misc]


def test_special_ranks_are_those_of_the_document() -> None:
    special = {str(rank) for rank in Rank if PESTEN_7.is_special(rank)}
    assert special == {"X", "A", "2", "7", "8", "J", "K"}
    assert {str(rank) for rank in Rank if PESTEN_7.may_finish(rank)} == {"3", "4", "5", "6", "9", "10", "Q"}


def test_a_joker_is_special_without_effects() -> None:
    rules = replace(PESTEN_7, effects=((),) * 14)
    assert [rank for rank in Rank if rules.is_special(rank)] == [Rank.JOKER]


@pytest.mark.parametrize(
    ("top", "suit", "fitting", "others"),
    [
        ("9H", Suit.HEARTS, "3H KH 9S JS X", "3S KD 10C"),
        ("JS", Suit.DIAMONDS, "3D JH JS X", "3S KH 10C"),
        ("X", None, "3D JH KS X 10C", ""),
    ],
)
def test_what_fits(top: str, suit: Suit | None, fitting: str, others: str) -> None:
    for card in parse_cards(fitting):
        assert fits(PESTEN_7, card, parse_card(top), suit)
    for card in parse_cards(others):
        assert not fits(PESTEN_7, card, parse_card(top), suit)


def test_pack_is_the_decks_and_then_the_jokers() -> None:
    pack = PRESETS["pesten_13"].pack(2)
    assert len(pack) == 108
    assert pack[:52] == pack[52:104]
    assert pack[104:] == (JOKER,) * 4


@pytest.mark.parametrize("players", [1, 9])
def test_so_many_players_are_refused(players: int) -> None:
    with pytest.raises(RulesError) as refusal:
        Round.deal(PESTEN_7, players, 0, bytes(32))
    assert refusal.value.codes == ("players-out-of-range",)
    with pytest.raises(RulesError):
        Match.begin(PESTEN_7, players, 0)


def test_rules_with_a_dictionary_encode_their_settings_alone() -> None:
    assert PESTEN_7.compiled is PESTEN_7.compiled
    decoded = msgspec.msgpack.decode(msgspec.msgpack.encode(PESTEN_7), type=Rules)
    assert decoded == PESTEN_7
    assert decoded.__dict__ == {}
