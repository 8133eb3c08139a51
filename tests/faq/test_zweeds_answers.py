"""Every answer about Zweeds, played by the engine."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.engine import ZWEEDS, Card, IllegalAction, ZweedsRound, parse_cards
from bot.engine.zweeds.actions import parse_zweeds_action
from cogs.faq_catalogue import DOUBTS

Data = dict[str, Any]
CASES: list[Data] = tomllib.loads((Path(__file__).parent / "zweeds.toml").read_text(encoding="utf-8"))["case"]


def by_seat(text: str) -> list[Sequence[Card]]:
    return [parse_cards(cards) for cards in text.split("|")]


def arranged(case: Data) -> ZweedsRound:
    hands = by_seat(case["hands"])
    three = " | ".join(["4S 5S 6S"] * len(hands))
    open_, blind = by_seat(case.get("open", three)), by_seat(case.get("blind", three))
    pile, stock = parse_cards(case["pile"]), parse_cards(case.get("stock", ""))
    state = ZweedsRound.arrange(ZWEEDS, len(hands) - 1, hands, open_, blind, pile, stock, bytes(32))
    for line in case.get("acts", ()):
        seat, _, act = line.partition(" ")
        state.act(int(seat) - 1, parse_zweeds_action(act))
    return state


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["key"])
def test_the_engine_plays_as_the_answer_says(case: Data) -> None:
    state = arranged(case)
    [seat] = state.waiting
    assert seat + 1 == case.get("turn", 1)
    legal = {str(action) for action in state.legal_actions(seat)}
    may = {str(parse_zweeds_action(act)) for act in case.get("may", ())}
    may_not = {str(parse_zweeds_action(act)) for act in case.get("may_not", ())}
    assert may <= legal
    assert not may_not & legal
    for act in may_not:
        with pytest.raises(IllegalAction):
            state.check(seat, parse_zweeds_action(act))
    assert [other + 1 for other in state.out] == case.get("out", [])


@pytest.mark.parametrize("case", [case for case in CASES if "lies" in case], ids=lambda case: case["key"])
def test_what_lies_on_the_pile_then(case: Data) -> None:
    assert tuple(arranged(case).pile) == parse_cards(case["lies"])


@pytest.mark.parametrize("case", [case for case in CASES if "holds" in case], ids=lambda case: case["key"])
def test_what_the_first_hand_holds_then(case: Data) -> None:
    assert sorted(arranged(case).hands[0]) == sorted(parse_cards(case["holds"]))


@pytest.mark.parametrize("case", [case for case in CASES if "seen" in case], ids=lambda case: case["key"])
def test_everybody_sees_the_pile_down_to_the_card_that_counts(case: Data) -> None:
    state = arranged(case)
    for seat in (None, *range(state.players)):
        assert state.view(seat).seen == parse_cards(case["seen"])


@pytest.mark.parametrize("case", [case for case in CASES if "unseen" in case], ids=lambda case: case["key"])
def test_nobody_sees_a_blind_card(case: Data) -> None:
    """Other cards in the places of the blind ones change no view, the owner's included."""
    other = arranged({**case, "blind": " | ".join(["KH QH JH"] * len(by_seat(case["hands"])))})
    state = arranged(case)
    assert state.blind != other.blind
    for seat in (None, *range(state.players)):
        assert state.view(seat) == other.view(seat)


def test_every_answer_is_played() -> None:
    """Document 004 lists sixteen."""
    about_zweeds = [doubt.key for doubt in DOUBTS if doubt.variants == ("zweeds",)]
    assert {case["key"] for case in CASES} == set(about_zweeds)
    assert len(about_zweeds) == 16
