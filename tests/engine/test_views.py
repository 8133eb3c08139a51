"""What a view tells, to whom, and when the seed comes out."""

from bot.engine import PRESETS, Round, Suit, commitment, parse_action, parse_cards
from tests.engine.random_play import deals, play_out, seed_of

PESTEN_7 = PRESETS["pesten_7"]


def arranged(hands: str, pile: str, stock: str) -> Round:
    cards = [list(parse_cards(hand)) for hand in hands.split("|")]
    dealer = len(cards) - 1
    return Round.arrange(PESTEN_7, dealer, cards, list(parse_cards(pile)), list(parse_cards(stock)), seed_of(1))


def test_onlookers_see_the_table_and_no_hand() -> None:
    state = arranged("JS 4C 5C | 4H 9C", "9H", "KD QD")
    state.act(0, parse_action("play JS D"))
    view = state.view(None)
    assert (view.seat, view.hand, view.received, view.legal) == (None, (), (), ())
    assert view.pile == parse_cards("9H JS")
    assert view.top == parse_cards("JS")[0]
    assert (view.current_suit, view.suit_is_chosen) == (Suit.DIAMONDS, True)
    assert (view.counts, view.stock, view.penalty, view.direction, view.dealer) == ((2, 2), 2, 0, 1, 1)
    assert view.question == state.question
    assert view.result is None


def test_a_seat_sees_its_hand_sorted_and_its_choices() -> None:
    state = arranged("X 4H 5C 9S | 4H 9C", "9H", "KD QD")
    view = state.view(0)
    assert view.hand == parse_cards("9S 4H 5C X")
    assert view.legal == state.legal_actions(0) != ()
    assert state.view(1).legal == ()


def test_current_suit_is_the_top_cards_own_and_none_for_a_joker() -> None:
    assert arranged("4H 5C | 4H 9C", "9H", "KD").view(None).current_suit is Suit.HEARTS
    assert arranged("4H 5C | 4H 9C", "X", "KD").view(None).current_suit is None


def test_received_is_the_latest_draw_until_the_next_own_play() -> None:
    state = arranged("2H 3H 4C | 3S 9C 6H | 5D 5C", "9H", "KS 2D 7D 10D 8C")
    state.act(0, parse_action("play 2H"))
    state.act(1, parse_action("take"))
    assert state.view(1).received == parse_cards("KS 2D")
    assert state.view(0).received == ()
    state.act(2, parse_action("draw"))
    assert state.view(2).received == parse_cards("7D")
    state.act(0, parse_action("play 3H"))
    assert state.view(1).received == parse_cards("KS 2D")
    state.act(1, parse_action("play 3S"))
    assert state.view(1).received == ()


def test_seed_is_promised_first_and_revealed_last() -> None:
    def step(state: Round, _chance: object) -> None:
        for seat in (None, *range(state.players)):
            view = state.view(seat)
            assert view.commitment == commitment(record.seed)
            assert (view.result is None) == (state.question is not None)

    record = next(deals(1))
    state, _ = play_out(record, step)
    view = state.view(None)
    assert view.question is None
    assert view.result is not None
    assert view.result.seed == record.seed
    assert view.result == state.result
