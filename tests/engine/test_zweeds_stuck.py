"""Rounds in which nothing brings the end nearer end after 20 turns per player (rules.md §11, decided)."""

from bot.engine import (
    ZWEEDS,
    Card,
    PestFound,
    RoundStuck,
    TakePile,
    ZweedsEvent,
    ZweedsRound,
    parse_cards,
    parse_zweeds_action,
)


def arranged(hands: str, stock: str = "", blind: str = "", dealer: int | None = None) -> ZweedsRound:
    """Seat 1 leads unless another deals; blind cards are the first seat's."""
    cards = [parse_cards(hand) for hand in hands.split("|")]
    nothing: list[tuple[Card, ...]] = [() for _ in cards]
    hidden = [parse_cards(blind), *nothing[1:]]
    deals = len(cards) - 1 if dealer is None else dealer
    return ZweedsRound.arrange(ZWEEDS, deals, cards, nothing, hidden, (), parse_cards(stock), bytes(32))


def quietly(state: ZweedsRound, turns: int) -> list[ZweedsEvent]:
    """One lays its lowest card, the next takes it, and so on."""
    events: list[ZweedsEvent] = []
    for _ in range(turns):
        seat = state.waiting[0]
        action = TakePile() if state.pile else state.legal_actions(seat)[0]
        events += state.act(seat, action)
    return events


def do(state: ZweedsRound, *acts: str) -> None:
    for act in acts:
        seat, _, action = act.partition(" ")
        state.act(int(seat) - 1, parse_zweeds_action(action))


def test_two_players_after_forty_turns() -> None:
    """Of 40 turns seat 1 has the odd ones and lays, seat 2 takes: 20 cards wander over."""
    state = arranged("4H 5H 6H 7H 8S 9H JH QH KH AH 4C 5C 6C 7C 9C JC QC KC AC 2C 2D 3D | 4S 5S", dealer=1)
    # an 8 would give seat 1 another turn: it is laid out of the way first
    do(state, "1 lay 8S", "1 lay 9H", "2 pile")
    turns = 40 - state.quiet
    assert (state.quiet, turns) == (3, 37)
    assert not any(isinstance(event, RoundStuck) for event in quietly(state, turns - 1))
    assert state.result is None
    assert quietly(state, 1)[-2:] == [RoundStuck(), PestFound(1)]
    assert state.result is not None
    assert state.result.pest == 1
    assert state.result.points == (1, 2)
    assert state.result.out is None


def test_cards_held_give_the_places() -> None:
    """Seat 2 deals: to his left sit 3, 4, 1 and himself; of 2 and 4 with two cards each, 4 is nearer and so worse."""
    state = arranged("4H 5H 6H | 4S 5S | 4C 5C | 4D 5D", dealer=1)
    state.quiet = 79
    state.act(2, parse_zweeds_action("lay 4C"))
    assert state.result is not None
    assert state.result.points == (4, 2, 1, 3)
    assert state.result.pest == 0


def test_of_equals_who_sits_nearest_to_the_dealers_left_is_the_pest() -> None:
    state = arranged("4H 5H | 4S 5S | 4C 5C | 4D 5D", dealer=1)
    state.quiet = 79
    state.act(2, parse_zweeds_action("lay 4C"))
    assert state.result is not None
    assert state.result.points == (3, 2, 1, 4)
    assert state.result.pest == 3


def test_blind_cards_count_as_held() -> None:
    """One card in hand and two blind ones are more than two in hand."""
    state = arranged("4H 5H | 4S 5S", blind="KH KS")
    state.quiet = 39
    state.act(0, parse_zweeds_action("lay 4H"))
    assert state.result is not None
    assert state.result.pest == 0
    assert state.result.hands == (parse_cards("5H KH KS"), parse_cards("4S 5S"))


def test_who_is_out_needs_no_turns_of_his_own() -> None:
    """Three of four are still in: 60 quiet turns; who went out keeps the first place."""
    state = arranged("KH | 4S 5S | 4C 5C | 4D 5D 6D")
    do(state, "1 lay KH")
    assert len(quietly(state, 1)) == 1
    state.quiet = 59
    assert RoundStuck() in quietly(state, 1)
    assert state.result is not None
    assert state.result.points[0] == 1
    assert state.result.out == 0


def test_what_brings_the_end_nearer_starts_the_count_anew() -> None:
    """A card from the stock, a blind card, a burn, somebody out; laying and taking alone do not."""
    drawing = arranged("4H 5H 6H | 4S 5S 6S 7S", stock="KH")
    do(drawing, "1 lay 4H")
    assert drawing.quiet == 0
    do(drawing, "2 pile")
    assert drawing.quiet == 1
    burning = arranged("4H 10H 5H 6H | 4S 5S 6S 7S")
    do(burning, "1 lay 4H", "2 pile")
    assert burning.quiet == 2
    do(burning, "1 lay 10H")
    assert burning.quiet == 2, "the turn is not over"
    do(burning, "1 lay 5H")
    assert burning.quiet == 0, "a burn and its extra lay are one turn"
    turning = arranged(" | 4S 5S 6S 7S", blind="KH 4H 5H")
    do(turning, "1 flip 1")
    assert turning.quiet == 0
    leaving = arranged("KH | 4S 5S | 6S 7S")
    do(leaving, "1 lay KH")
    assert leaving.quiet == 0
    do(leaving, "2 pile", "3 lay 6S")
    assert leaving.quiet == 2
