"""The shuffle, recomputed from its written description by other code."""

import hashlib
import hmac
from itertools import islice

import pytest

from bot.engine import DECK, JOKER, PRESETS, Round, commitment, shuffled
from bot.engine.shuffle import SEED_BYTES, draw_below, words


def recomputed(cards: list[int], seed: bytes, skip: int) -> list[int]:
    """Straight from the description: a stream of words, rejection sampling, Fisher-Yates."""
    stream = b"".join(hmac.new(seed, i.to_bytes(8, "big"), hashlib.sha256).digest() for i in range(100))
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)][skip:]
    result = list(cards)
    for i in reversed(range(1, len(result))):
        largest = 2**32 // (i + 1) * (i + 1)
        word = words.pop(0)
        while word >= largest:
            word = words.pop(0)
        j = word % (i + 1)
        result[i], result[j] = result[j], result[i]
    return result


@pytest.mark.parametrize("number", range(50))
def test_anybody_can_recompute_it(number: int) -> None:
    seed, skip = hashlib.sha256(bytes([number])).digest(), number * 3
    cards = [*DECK, JOKER, JOKER]
    assert shuffled(cards, seed, skip)[0] == recomputed(list(cards), seed, skip)


def test_a_word_above_the_largest_multiple_is_thrown_away() -> None:
    # The largest multiple of 2**31 + 1 that is at most 2**32 is that number itself.
    limit = 2**31 + 1
    assert draw_below(limit, iter([2**32 - 1, limit, limit - 1, 5])) == (limit - 1, 3)
    assert draw_below(limit, iter([0, 5])) == (0, 1)
    # The largest multiple of 6 that is at most 2**32 is 2**32 - 4.
    assert draw_below(6, iter([2**32 - 4, 2**32 - 5])) == (5, 2)
    assert draw_below(2, iter([2**32 - 1])) == (1, 1)


def test_the_stream_starts_anywhere() -> None:
    seed = bytes(SEED_BYTES)
    stream = list(islice(words(seed), 40))
    for position in range(30):
        assert list(islice(words(seed, position), 10)) == stream[position : position + 10]


def test_position_goes_on_where_it_stopped() -> None:
    seed = bytes(SEED_BYTES)
    first, position = shuffled(DECK, seed)
    assert position == 51  # one word for each swap; none of them is near 2**32 here
    second, _ = shuffled(first, seed, position)
    assert second == recomputed(list(first), seed, 51)


def test_the_deal_deals_the_shuffled_pack() -> None:
    seed = bytes(range(SEED_BYTES))
    state = Round.deal(PRESETS["pesten_7"], 3, 1, seed)
    pack = recomputed([*DECK, JOKER, JOKER], seed, 0)
    assert state.hands == [sorted(pack[1:21:3]), sorted(pack[2:21:3]), sorted(pack[0:21:3])]
    assert state.pile == [pack[21]]
    assert state.stock[::-1] == pack[22:]


def test_a_renewed_stock_goes_on_in_the_same_stream() -> None:
    seed = bytes(range(SEED_BYTES))
    state = Round.deal(PRESETS["pesten_7"], 3, 1, seed)
    used = state.position
    seat, oldest_first = 0, state.pile
    while state.question is not None and state.position == used:
        oldest_first = state.pile[:-1]
        seat = state.question.seat
        state.act(seat, state.legal_actions(seat)[-1])
    assert state.position > used
    drawn = state.received[seat]
    assert [*drawn, *state.stock[::-1]][-len(oldest_first) :] == recomputed(list(oldest_first), seed, used)


def test_commitment_is_sha_256() -> None:
    assert commitment(b"abc").hex() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_every_place_is_equally_likely() -> None:
    # 2,600 shuffles of five cards: each of the 25 (card, place) pairs is expected 520 times, deviation about 20.
    counts = [[0] * 5 for _ in range(5)]
    for number in range(2600):
        order, _ = shuffled(DECK[:5], number.to_bytes(SEED_BYTES))
        for place, card in enumerate(order):
            counts[DECK.index(card)][place] += 1
    assert all(420 < count < 620 for row in counts for count in row)
