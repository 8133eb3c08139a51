"""Reads the worked examples of Zweeds and holds the engine against them, each time the whole state.

An example lists hand, open and blind cards by seat (`|` between seats, nothing where all are empty; `-` is a place
whose blind card was turned), the pile oldest first, the stock in the order of drawing, and acts. Seats are 1-based.
`then` is the expected state: what it does not name is as it was. `swapping` starts before the first turn.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine import (
    ZWEEDS,
    BlindTurned,
    Card,
    CardsLaid,
    CardsSwapped,
    CardsToLay,
    CardsToLayAfterBurn,
    HandFilled,
    HandsToSwap,
    IllegalAction,
    Match,
    PestFound,
    PileBurned,
    PileTaken,
    PlayBegan,
    RoundResult,
    Rounds,
    RoundStuck,
    SeatOut,
    SeatPassedOver,
    SeatReady,
    SwappingBegan,
    ZweedsAction,
    ZweedsEvent,
    ZweedsRound,
    card_name,
    parse_card,
    parse_cards,
    parse_zweeds_action,
)
from bot.engine.zweeds.values import in_order

KINDS = ("example", "deal", "match")
SEED = bytes(range(32))
Data = dict[str, Any]


def sentences() -> Iterator[Data]:
    """All sentences."""
    yield from tomllib.loads(Path(__file__).with_name("sentences_zweeds.toml").read_text(encoding="utf-8"))["sentence"]


def cases() -> Iterator[tuple[str, str, Data]]:
    """(id for a report, kind, data) of every example."""
    for sentence in sentences():
        for kind in KINDS:
            for number, data in enumerate(sentence.get(kind, []), 1):
                yield f"{sentence['id']}-{kind}{number}", kind, data


def hold(kind: str, data: Data) -> None:
    """Assert that the example is true."""
    {"example": _example, "deal": _deal, "match": _match}[kind](data)


def arranged(data: Data) -> ZweedsRound:
    """The round that an example starts from."""
    hands = _seats(data.get("hands", ""))
    players = max(len(hands), *(len(_seats(data.get(name, ""))) for name in ("open", "blind")))
    in_hand, open_ = (_layer(data.get(name, ""), players) for name in ("hands", "open"))
    blind = _blind(data.get("blind", ""), players)
    pile, stock = parse_cards(data.get("pile", "")), parse_cards(data.get("stock", ""))
    state = ZweedsRound.arrange(ZWEEDS, data.get("dealer", players) - 1, in_hand, open_, blind, pile, stock, SEED)
    if data.get("swapping"):
        assert state.question is not None
        state.question = HandsToSwap(state.question.seat, tuple(range(players)))
    return state


def _example(data: Data) -> None:
    state = arranged(data)
    events = [event_text(event) for line in data["acts"] for event in state.act(*_act(line))]
    assert events == data.get("events", events)
    _state_is(state, data | {"burned": ""} | data["then"])
    if "legal" in data:
        assert {str(action) for action in state.legal_actions(state.waiting[0])} == set(data["legal"])
    for line in data.get("refused", []):
        _is_refused(state, line)


def _state_is(state: ZweedsRound, then: Data) -> None:
    assert state.hands == _layer(then.get("hands", ""), state.players)
    assert state.open == _layer(then.get("open", ""), state.players)
    assert [sorted(cards, key=str) for cards in state.blind] == [
        sorted(cards, key=str) for cards in _blind(then.get("blind", ""), state.players)
    ]
    assert tuple(state.pile) == parse_cards(then.get("pile", ""))
    assert tuple(state.stock[::-1]) == parse_cards(then.get("stock", ""))
    assert tuple(state.burned) == parse_cards(then["burned"])
    assert asks_text(state) == then["asks"]
    counting = state.view(None).counting
    if "counts" in then:
        assert ("-" if counting is None else card_name(counting)) == then["counts"]
    if state.result is not None:
        assert list(state.result.points) == then["places"]


def _seats(text: str) -> list[str]:
    return text.split("|") if text else []


def _layer(text: str, players: int) -> list[list[Card]]:
    listed = [in_order(parse_cards(cards)) for cards in _seats(text)]
    return listed + [[] for _ in range(players - len(listed))]


def _blind(text: str, players: int) -> list[list[Card | None]]:
    listed = [[None if card == "-" else parse_card(card) for card in cards.split()] for cards in _seats(text)]
    return [[*cards, *[None] * 3][:3] for cards in listed + [[] for _ in range(players - len(listed))]]


def _act(line: str) -> tuple[int, ZweedsAction]:
    seat, _, action = line.partition(" ")
    return int(seat) - 1, parse_zweeds_action(action)


def _is_refused(state: ZweedsRound, line: str) -> None:
    act, _, reason = line.partition(": ")
    before = msgspec.msgpack.encode(state)
    with pytest.raises(IllegalAction) as refusal:
        state.act(*_act(act))
    code, *arguments = reason.split()
    assert refusal.value.code == code
    if arguments:
        assert {f"{name}={value}" for name, value in refusal.value.arguments.items()} == set(arguments)
    assert msgspec.msgpack.encode(state) == before


def _deal(data: Data) -> None:
    players: int = data["players"]
    order = None
    if "order" in data:
        order = parse_cards(data["order"])
        rest = list(ZWEEDS.pack(players))
        for card in order:
            rest.remove(card)
        order += tuple(rest)
    state = ZweedsRound.deal(ZWEEDS, players, data.get("dealer", players) - 1, SEED, order)
    held = [state.held_by(seat) for seat in range(players)]
    assert sorted([*state.stock, *(card for cards in held for card in cards)]) == sorted(ZWEEDS.pack(players))
    assert {len(cards) for layer in (state.hands, state.open, state.blind) for cards in layer} == {3}
    found: Data = {
        "cards": len(state.stock) + sum(map(len, held)),
        "stock": len(state.stock),
        "leader": state.question.seat + 1 if state.question else 0,
        "blind": state.blind,
        "open": state.open,
        "hands": state.hands,
    }
    expected = dict(data)
    for name in ("open", "hands", "blind"):
        if name in data:
            expected[name] = _blind(data[name], players) if name == "blind" else _layer(data[name], players)
    assert found.keys() & expected.keys()
    for name in found.keys() & expected.keys():
        assert found[name] == expected[name], name


def _match(data: Data) -> None:
    """Each round of `rounds` lists the places by seat; who came in last was the pest."""
    players: int = data["players"]
    rules = replace(ZWEEDS, format=Rounds(data.get("length", 1)))
    match = Match.begin(rules, players, data.get("dealer", 1) - 1)
    for places in data["rounds"]:
        assert not match.is_over
        pest = places.index(players)
        result = RoundResult(match.next_dealer, places.index(1), ((),) * players, tuple(places), SEED, pest)
        match.results.append(result)
    table = sorted(match.standings(), key=lambda standing: standing.seat)
    assert [standing.place for standing in table] == data["places"]
    assert match.is_over == data["over"]
    assert match.next_dealer + 1 == data.get("next_dealer", match.next_dealer + 1)


def asks_text(state: ZweedsRound) -> str:
    """What a round waits for: `1 turn`, `1 again`, `swap 1 2`, `pest 2`."""
    match state.question:
        case CardsToLay(seat=seat):
            return f"{seat + 1} turn"
        case CardsToLayAfterBurn(seat=seat):
            return f"{seat + 1} again"
        case HandsToSwap(waiting=waiting):
            return f"swap {' '.join(str(seat + 1) for seat in waiting)}"
        case None:
            assert state.result is not None
            assert state.result.pest is not None
            return f"pest {state.result.pest + 1}"


def event_text(event: ZweedsEvent) -> str:
    """An event in a few words, seats 1-based."""
    match event:
        case SwappingBegan(dealer=dealer, leader=leader):
            return f"{dealer + 1} deals, {leader + 1} will begin"
        case CardsSwapped(seat=seat, taken=taken, laid=laid):
            return f"{seat + 1} takes {card_name(taken)} for {card_name(laid)}"
        case SeatReady(seat=seat):
            return f"{seat + 1} is ready"
        case PlayBegan(leader=leader):
            return f"{leader + 1} begins"
        case CardsLaid(seat=seat, cards=cards, opened=opened):
            return f"{seat + 1} lays {' '.join(map(card_name, cards))}" + (f", {opened} open" if opened else "")
        case BlindTurned(seat=seat, card=card, fits=fits):
            return f"{seat + 1} turns {card_name(card)}, {'fits' if fits else 'does not fit'}"
        case PileBurned(count=count):
            return f"{count} burn"
        case HandFilled(seat=seat, count=count):
            return f"{seat + 1} draws {count}"
        case PileTaken(seat=seat, count=count):
            return f"{seat + 1} takes {count}"
        case SeatPassedOver(seat=seat):
            return f"{seat + 1} is skipped"
        case SeatOut(seat=seat, place=place):
            return f"{seat + 1} is out, place {place}"
        case RoundStuck():
            return "stuck"
        case PestFound(seat=seat):
            return f"{seat + 1} is the pest"
