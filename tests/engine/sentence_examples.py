"""Reads the worked examples of the sentences and holds the engine against them, each time the whole state.

An example lists the hands by seat (`|` between seats), the pile oldest first, the stock in the order of drawing, and
acts. Seats are 1-based. `then` is the expected state: `suit` is the top card's own unless given (`-` is none),
`direction` clockwise unless given. `events` are those of all acts; `legal` what the seat asked may do then;
`refused` are acts that are refused then, with code and, if written, all arguments. Without turns an act may be the
table's own `tick`, and `then` tells `debts` and `locks` by seat where there are any (-1: until anybody else acts).
"""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    JOKER,
    Announced,
    AnybodyToPlay,
    CardPlayed,
    CardsDrawn,
    CardsGiven,
    CardsToGive,
    Caught,
    DebtRaised,
    DirectionTurned,
    DrawnCardToPlay,
    Event,
    ExtraCardGranted,
    ExtraCardToPlay,
    GiftChosen,
    IllegalAction,
    LastCardShown,
    Match,
    PenaltyCardToPlay,
    PenaltyRaised,
    PenaltyToAnswer,
    RaceStarted,
    Rank,
    Round,
    RoundBlocked,
    RoundResult,
    RoundStarted,
    Rules,
    SeatLeftMatch,
    SeatLocked,
    SeatPassed,
    SeatSkipped,
    SpeedRound,
    StockRenewed,
    SuitNamed,
    SuitToName,
    Ticked,
    TurnEnded,
    TurnsOwed,
    TurnToPlay,
    WentOut,
    card_name,
    parse_action,
    parse_cards,
    round_kind,
    shown_score,
    standings,
)
from bot.engine.effects import Effect
from tests.engine.random_play import all_cards

FILES = (
    "sentences.toml",
    "sentences_decided.toml",
    "sentences_knock.toml",
    "sentences_pass_left.toml",
    "sentences_classic.toml",
    "sentences_settings.toml",
    "sentences_matches.toml",
    "sentences_speed.toml",
)
KINDS = ("example", "deal", "score", "points", "rounds", "match")
SEED = bytes(range(32))
SEED_001 = ("pesten_7", "pesten_13")
"""The presets of which an example holds that names none."""
RANKS = {str(rank): rank for rank in Rank}

Data = dict[str, Any]
Change = Callable[[Rules], Rules]


def sentences() -> Iterator[Data]:
    """All sentences, in the order of the files."""
    for name in FILES:
        yield from tomllib.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))["sentence"]


def cases() -> Iterator[tuple[str, str, Data, str]]:
    """(id for a report, kind, data, preset) of every example."""
    for sentence in sentences():
        for kind in KINDS:
            for number, data in enumerate(sentence.get(kind, []), 1):
                for preset in data.get("presets", sentence.get("presets", SEED_001)):
                    yield f"{sentence['id']}-{kind}{number}-{preset}", kind, data, preset


def hold(kind: str, data: Data, preset: str, change: Change = lambda rules: rules) -> None:
    """Assert that the example is true of the preset's rules after the change."""
    rules = change(overridden(ALL_PRESETS[preset], data.get("overrides", {})))
    holders = {
        "example": _example,
        "deal": _deal,
        "score": _score,
        "points": _points,
        "rounds": _rounds,
        "match": _match,
    }
    holders[kind](data, rules)


def overridden(rules: Rules, overrides: Data) -> Rules:
    """The rules with settings replaced: a rank's effects, the ranks of `no_finish` or `wild`, or another setting."""
    effects = list(rules.effects)
    for name in overrides.keys() & RANKS.keys():
        effects[RANKS[name]] = msgspec.convert(overrides[name], tuple[Effect, ...])
    rules = replace(rules, effects=tuple(effects))
    for name in overrides.keys() & {"no_finish", "wild"}:
        rules = replace(rules, **{name: tuple(str(rank) in overrides[name] for rank in Rank)})
    others = {name: value for name, value in overrides.items() if name not in {*RANKS, "no_finish", "wild"}}
    return msgspec.convert(msgspec.to_builtins(rules) | others, Rules)


def _example(data: Data, rules: Rules) -> None:
    hands = [list(parse_cards(hand)) for hand in data["hands"].split("|")]
    dealer = data.get("dealer", len(hands)) - 1
    pile, stock = list(parse_cards(data["pile"])), list(parse_cards(data["stock"]))
    state = round_kind(rules).arrange(rules, dealer, hands, pile, stock, SEED)
    opening = [event_text(event) for event in state.opening()[1:]]
    assert opening == data.get("opening", [])
    events = [event_text(event) for act in data["acts"] for event in _carry_out(state, act)]
    assert events == data.get("events", events)
    _state_is(state, data["then"])
    if "legal" in data:
        assert state.question is not None
        assert {str(action) for action in state.legal_actions(state.waiting[0])} == set(data["legal"])
    for seat, legal in data.get("may", {}).items():
        assert {str(action) for action in state.legal_actions(int(seat) - 1)} == set(legal)
    for line in data.get("refused", []):
        _is_refused(state, line)


def _state_is(state: Round, then: Data) -> None:
    assert [sorted(hand) for hand in state.hands] == [sorted(parse_cards(hand)) for hand in then["hands"].split("|")]
    assert tuple(state.pile) == parse_cards(then["pile"])
    assert tuple(state.stock[::-1]) == parse_cards(then["stock"])
    assert asks_text(state) == then["asks"]
    top = state.pile[-1]
    view = state.view(None)
    assert (str(view.current_suit) if view.current_suit is not None else "-") == then.get(
        "suit", "-" if top == JOKER else card_name(top)[-1]
    )
    assert view.suit_is_chosen == ("suit" in then)
    assert state.direction == then.get("direction", 1)
    assert (list(state.result.points) if state.result else None) == then.get("points")
    assert [seat + 1 for seat in view.announced] == then.get("announced", [])
    assert [seat + 1 for seat in view.unannounced] == then.get("to_catch", [])
    if state.question is not None:
        assert list(view.missed) == then.get("missed", [0] * state.players)
    if isinstance(state, SpeedRound):
        assert state.debts == then.get("debts", [0] * state.players)
        assert state.locks == then.get("locks", [0] * state.players)


def _carry_out(state: Round, line: str) -> tuple[Event, ...]:
    if line == "tick":
        assert isinstance(state, SpeedRound)
        return state.tick()
    return state.act(*_act(line))


def _act(line: str) -> tuple[int, Any]:
    seat, _, action = line.partition(" ")
    return int(seat) - 1, parse_action(action)


def _is_refused(state: Round, line: str) -> None:
    act, _, reason = line.partition(": ")
    before = msgspec.msgpack.encode(state)
    with pytest.raises(IllegalAction) as refusal:
        state.act(*_act(act))
    code, *arguments = reason.split()
    assert refusal.value.code == code
    if arguments:
        assert {f"{name}={value}" for name, value in refusal.value.arguments.items()} == set(arguments)
    assert msgspec.msgpack.encode(state) == before


def _deal(data: Data, rules: Rules) -> None:
    players: int = data["players"]
    order = None
    if "order" in data:
        order = parse_cards(data["order"])
        rest = list(rules.pack(players))
        for card in order:
            rest.remove(card)
        order += tuple(rest)
    dealer: int = data.get("dealer", players)
    state = Round.deal(rules, players, dealer - 1, SEED, order)
    everything = [*state.stock, *state.pile, *(card for hand in state.hands for card in hand)]
    assert sorted(everything) == sorted(rules.pack(players))
    found: Data = {
        "cards": len(everything),
        "jokers": everything.count(JOKER),
        "hand": {len(hand) for hand in state.hands} == {data.get("hand", rules.hand)} and data.get("hand", rules.hand),
        "stock": len(state.stock),
        "leader": state.question.seat + 1 if state.question else 0,
        "top": card_name(state.pile[-1]),
    }
    for name in found.keys() & data.keys():
        assert found[name] == data[name], name
    assert len(state.pile) == 1
    if "first_hands" in data:
        assert state.hands == [sorted(parse_cards(hand)) for hand in data["first_hands"].split("|")]


def _score(data: Data, _rules: Rules) -> None:
    table = sorted(standings(data["totals"]), key=lambda standing: standing.seat)
    assert [standing.total for standing in table] == data["totals"]
    assert [standing.place for standing in table] == data.get("places", [standing.place for standing in table])
    final = [shown_score(standing.final_score) for standing in table]
    assert final == data.get("final", final)
    means = [str(standing.opponents_mean) for standing in table]
    assert means == data.get("means", means)
    assert data.keys() & {"places", "final", "means"}


def _points(data: Data, rules: Rules) -> None:
    assert {str(rank): rules.points[rank] for rank in Rank} == data["points"]


def _rounds(data: Data, rules: Rules) -> None:
    match = Match.begin(rules, data["players"], data["dealer"] - 1)
    dealers, leaders = [], []
    while not match.is_over:
        started, *_ = match.start_round(SEED)
        assert isinstance(started, RoundStarted)
        assert match.round is not None
        assert match.round.pile == [started.card]
        dealers.append(started.dealer + 1)
        leaders.append(started.leader + 1)
        while match.round.result is None:
            assert match.round.question is not None
            seat = match.round.waiting[0]
            match.act(seat, match.round.legal_actions(seat)[0])
    assert len(dealers) == data.get("total", len(dealers))
    assert dealers[: len(data.get("dealers", ()))] == data.get("dealers", [])
    assert leaders[: len(data.get("leaders", ()))] == data.get("leaders", [])


def _match(data: Data, rules: Rules) -> None:
    """Results stand in `rounds`, each with `points` and, unless nobody was, who was `out`; seats are 1-based."""
    players: int = data["players"]
    match = Match.begin(rules, players, data.get("dealer", 1) - 1)
    for number, played in enumerate(data["rounds"]):
        assert not match.is_over, number
        points = played.get("points", [0] * players)
        cards = played.get("cards", [1] * players)
        hands = tuple((parse_cards("3S") * count) for count in cards)
        out = played["out"] - 1 if "out" in played else None
        match.results.append(RoundResult(match.next_dealer, out, hands, tuple(points), SEED))
    table = sorted(match.standings(), key=lambda standing: standing.seat)
    found: Data = {
        "over": match.is_over,
        "places": [standing.place for standing in table],
        "totals": [standing.total for standing in table],
        "wins": [standing.wins for standing in table],
        "absent": [seat + 1 for seat in sorted(match.absent)],
        "next_dealer": match.next_dealer + 1,
    }
    assert data["over"] == match.is_over
    for name in found.keys() & data.keys():
        assert found[name] == data[name], name
    if "cards" in data or "leader" in data:
        match.start_round(SEED)
        assert isinstance(match.round, Round)
        assert len(all_cards(match.round)) == data.get("cards", len(all_cards(match.round)))
        assert match.round.leader + 1 == data.get("leader", match.round.leader + 1)
        assert [seat + 1 for seat, hand in enumerate(match.round.hands) if not hand] == data.get("absent", [])


def asks_text(state: Round) -> str:
    """What a round waits for: `1 turn`, `2 penalty 5`, `1 extra`, `over 1`, `over nobody`."""
    match state.question:
        case TurnToPlay(seat=seat):
            return f"{seat + 1} turn"
        case PenaltyToAnswer(seat=seat, amount=amount):
            return f"{seat + 1} penalty {amount}"
        case ExtraCardToPlay(seat=seat):
            return f"{seat + 1} extra"
        case DrawnCardToPlay(seat=seat):
            return f"{seat + 1} drawn"
        case PenaltyCardToPlay(seat=seat):
            return f"{seat + 1} stacker"
        case SuitToName(seat=seat):
            return f"{seat + 1} suit"
        case CardsToGive(seat=seat, waiting=waiting):
            return f"{seat + 1} give {' '.join(str(other + 1) for other in waiting)}"
        case AnybodyToPlay():
            return "anybody"
        case None:
            assert state.result is not None
            return "over nobody" if state.result.out is None else f"over {state.result.out + 1}"


def event_text(event: Event) -> str:
    """An event in a few words, seats 1-based."""
    match event:
        case RoundStarted(dealer=dealer, leader=leader, card=card):
            return f"{dealer + 1} deals, {leader + 1} leads on {card_name(card)}"
        case CardPlayed(seat=seat, card=card, suit=suit):
            return f"{seat + 1} plays {card_name(card)}" + ("" if suit is None else f" naming {suit}")
        case DirectionTurned(direction=direction):
            return f"direction {direction}"
        case PenaltyRaised(seat=seat, total=total):
            return f"{seat + 1} raises to {total}"
        case CardsDrawn(seat=seat, count=count, cause=cause):
            return f"{seat + 1} draws {count} {cause.value}"
        case SeatSkipped(seat=seat):
            return f"{seat + 1} misses a turn"
        case ExtraCardGranted(seat=seat):
            return f"{seat + 1} lays another"
        case StockRenewed(count=count):
            return f"stock of {count} renewed"
        case SeatPassed(seat=seat):
            return f"{seat + 1} passes"
        case LastCardShown(seat=seat):
            return f"{seat + 1} has one card"
        case WentOut(seat=seat):
            return f"{seat + 1} is out"
        case RoundBlocked():
            return "blocked"
        case RaceStarted() | DebtRaised() | SeatLocked() | Ticked():
            return _speed_event_text(event)
        case _:
            return _other_event_text(event)


def _speed_event_text(event: RaceStarted | DebtRaised | SeatLocked | Ticked) -> str:
    match event:
        case RaceStarted(dealer=dealer, card=card):
            return f"{dealer + 1} deals {card_name(card)}, anybody may play"
        case DebtRaised(seat=seat, total=total):
            return f"{seat + 1} owes {total} cards"
        case SeatLocked(seat=seat, cards=cards):
            return f"{seat + 1} is locked {cards}"
        case Ticked(number=number):
            return f"tick {number}"


def _other_event_text(
    event: TurnEnded | TurnsOwed | SuitNamed | Announced | Caught | GiftChosen | CardsGiven | SeatLeftMatch,
) -> str:
    match event:
        case TurnEnded(seat=seat):
            return f"{seat + 1} ends"
        case TurnsOwed(seat=seat, turns=turns):
            return f"{seat + 1} owes {turns}"
        case SuitNamed(seat=seat, suit=suit):
            return f"{seat + 1} names {suit}"
        case Announced(seat=seat):
            return f"{seat + 1} announces"
        case Caught(seat=seat, by=by):
            return f"{by + 1} catches {seat + 1}"
        case GiftChosen(seat=seat):
            return f"{seat + 1} chooses"
        case CardsGiven(count=count):
            return f"{count} cards given"
        case SeatLeftMatch(seat=seat, total=total):
            return f"{seat + 1} leaves with {total}"
