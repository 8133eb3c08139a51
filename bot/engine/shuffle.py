"""Chance from a seed, so that anybody can recompute a deal.

The algorithm, complete. A seed is 32 bytes. Block `i` (i = 0, 1, 2 …) is HMAC-SHA-256 with the seed as key and `i`
as 8 bytes, big-endian, as message: 32 bytes, read as eight words of 4 bytes, big-endian. The words of block 0, then
of block 1 and so on, are one endless stream.

A number below `n` is drawn so: take the next word; if it is not below the largest multiple of `n` that is at most
2**32, throw it away and take the next one; the number is the word modulo `n`.

A list is shuffled so (Fisher-Yates): for i = last index, … , 2, 1: draw j below i + 1, swap the entries i and j.

The deal shuffles the whole pack (the decks one after another, each spades, hearts, clubs, diamonds from ace to king;
then all Jokers). The first card of the result is the first one dealt. Shuffling the discard pile later in the round
goes on where the stream stands; the first card of the result is the first one drawn.

The commitment that is shown before the deal is the SHA-256 of the seed, in 64 hexadecimal digits where it is text.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from itertools import count
from struct import Struct

from bot.engine.cards import Card

SEED_BYTES = 32
_WORDS = 8
_WORD_VALUES = 1 << 32
_UNPACK = Struct(f">{_WORDS}I").unpack


def commitment(seed: bytes) -> bytes:
    """The 32 bytes of SHA-256 that promise a seed before it is revealed."""
    return hashlib.sha256(seed).digest()


def shuffled(cards: Iterable[Card], seed: bytes, position: int = 0) -> tuple[list[Card], int]:
    """The cards in new order, and the position in the stream of words after it; `position` is where to start."""
    result = list(cards)
    stream = words(seed, position)
    for last in range(len(result) - 1, 0, -1):
        chosen, used = draw_below(last + 1, stream)
        result[last], result[chosen] = result[chosen], result[last]
        position += used
    return result, position


def words(seed: bytes, position: int = 0) -> Iterator[int]:
    """The endless stream of words of a seed, from a position on."""
    first = position // _WORDS
    for block in count(first):
        digest = hmac.digest(seed, block.to_bytes(8), "sha256")
        yield from _UNPACK(digest)[position % _WORDS if block == first else 0 :]


def draw_below(limit: int, stream: Iterator[int]) -> tuple[int, int]:
    """A number below the limit, and how many words of the stream it took."""
    usable = _WORD_VALUES - _WORD_VALUES % limit
    word, used = next(stream), 1
    while word >= usable:
        word, used = next(stream), used + 1
    return word % limit, used
