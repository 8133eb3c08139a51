"""Notation, settings and matches of Zweeds."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine import (
    GAMES,
    ZWEEDS,
    BadNotation,
    Flip,
    IllegalAction,
    Lay,
    Match,
    Ready,
    Rounds,
    RulesError,
    Swap,
    TakePile,
    ZweedsRecord,
    ZweedsRound,
    ZweedsRules,
    check_any_rules,
    is_preset,
    parse_card,
    parse_cards,
    parse_zweeds_action,
    parse_zweeds_record,
    shuffled,
)
from bot.opponents import choose
from tests.engine.random_play import seed_of
from tests.engine.zweeds_play import conceivable


def test_every_act_is_written_and_read() -> None:
    for action in conceivable(2):
        if action not in (Lay(()), Flip(0), Flip(4)):
            assert parse_zweeds_action(str(action)) == action
    assert str(Lay(parse_cards("8H 8S"))) == "lay 8S 8H"
    assert Lay(parse_cards("8H 8S")) == Lay(parse_cards("8S 8H"))
    assert [str(action) for action in (Flip(1), TakePile(), Ready())] == ["flip 1", "pile", "ready"]
    assert str(Swap(parse_card("4H"), parse_card("AS"))) == "swap 4H AS"


@pytest.mark.parametrize(
    "text", ["lay", "flip", "flip 0", "flip 4", "flip one", "swap 4H", "pile 3", "play 7H", "", "lay 1H"]
)
def test_what_is_no_act_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_zweeds_action(text)


def test_records_are_written_and_read() -> None:
    record = ZweedsRecord(ZWEEDS, 2, 1, seed_of(3), acts=((0, Ready()), (1, Ready())))
    assert str(record).splitlines() == [
        "preset zweeds", "players 2", "dealer 2", f"seed {seed_of(3).hex()}", "1 ready", "2 ready",
    ]  # fmt: skip
    longer = replace(record, rules=replace(ZWEEDS, format=Rounds(3)), order=ZWEEDS.pack(2))
    for each in (record, longer):
        assert parse_zweeds_record(f"# a remark\n{each}\n") == each
    assert record.replay().view(None).waiting == (0,)


@pytest.mark.parametrize(
    "change",
    [("preset zweeds", "preset classic"), ("players 2", "players x"), ("dealer 2", "dealer 3"), ("1 ready", "3 ready")],
)
def test_faulty_records_are_refused(change: tuple[str, str]) -> None:
    text = str(ZweedsRecord(ZWEEDS, 2, 1, seed_of(3), acts=((0, Ready()),)))
    with pytest.raises(BadNotation):
        parse_zweeds_record(text.replace(*change))


def test_a_deal_needs_a_whole_pack_and_so_many_players() -> None:
    with pytest.raises(BadNotation):
        ZweedsRound.deal(ZWEEDS, 2, 0, bytes(32), ZWEEDS.pack(2)[1:])
    for players in (1, 11):
        with pytest.raises(RulesError):
            ZweedsRound.deal(ZWEEDS, players, 0, bytes(32))
        with pytest.raises(RulesError):
            Match.begin(ZWEEDS, players, 0)


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (replace(ZWEEDS, format=Rounds(0)), "rounds-out-of-range"),
        (replace(ZWEEDS, format=Rounds(21)), "rounds-out-of-range"),
        (replace(ZWEEDS, players_min=1), "players-out-of-range"),
        (replace(ZWEEDS, decks=(0, 0, 1)), "decks-not-by-players"),
        (replace(ZWEEDS, decks=(0, 0, *[1] * 9)), "decks-out-of-range"),
        (replace(ZWEEDS, decks=(0, 0, *[3] * 9)), "decks-out-of-range"),
    ],
)
def test_faults_of_the_settings_are_told(rules: ZweedsRules, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        check_any_rules(rules)
    assert refused.value.codes == (code,)


def test_the_game_is_known_by_its_name() -> None:
    check_any_rules(ZWEEDS)
    assert GAMES["zweeds"] == ZWEEDS
    assert is_preset(ZWEEDS)
    assert not is_preset(replace(ZWEEDS, format=Rounds(2)))


def test_a_match_of_three_rounds() -> None:
    """The pest deals each next round, and the totals are sums of places."""
    match, chance = Match.begin(replace(ZWEEDS, format=Rounds(3)), 4, 2), Random(1)
    with pytest.raises(IllegalAction):
        match.act(0, Ready())
    dealers = []
    while not match.is_over:
        match.start_round(seed_of(len(match.results)))
        assert match.round is not None
        dealers.append(match.round.dealer)
        while match.round.question is not None:
            seat = match.round.waiting[0]
            match.act(seat, choose(match.round.view(seat), chance))
        twin = match.copy()
        assert twin == match
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(match), type=Match) == match
    pests = [result.pest for result in match.results]
    assert dealers == [2, *pests[:2]]
    assert match.totals == tuple(sum(result.points[seat] for result in match.results) for seat in range(4))
    worst = match.standings()[-1]
    assert pests.count(worst.seat) == max(pests.count(seat) for seat in range(4))
    with pytest.raises(IllegalAction):
        match.start_round(seed_of(9))


def test_the_first_card_of_the_order_is_the_first_one_dealt() -> None:
    """As in Pesten the shuffled pack is the order of dealing, so that anybody can recompute a deal."""
    order, _ = shuffled(ZWEEDS.pack(3), seed_of(5))
    assert ZweedsRound.deal(ZWEEDS, 3, 0, seed_of(5)) == ZweedsRound.deal(ZWEEDS, 3, 0, seed_of(5), tuple(order))
