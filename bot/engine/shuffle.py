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
from collections.abc import Iterable

from bot.engine.cards import Card

SEED_BYTES = 32
_WORDS = 8


def commitment(seed: bytes) -> bytes:
    """The 32 bytes of SHA-256 that promise a seed before it is revealed."""
    return hashlib.sha256(seed).digest()


def shuffled(cards: Iterable[Card], seed: bytes, position: int = 0) -> tuple[list[Card], int]:
    """The cards in new order, and the position in the stream of words after it; `position` is where to start."""
    result = list(cards)
    for last in range(len(result) - 1, 0, -1):
        chosen, position = _below(last + 1, seed, position)
        result[last], result[chosen] = result[chosen], result[last]
    return result, position


def _below(limit: int, seed: bytes, position: int) -> tuple[int, int]:
    usable = (1 << 32) - (1 << 32) % limit
    while True:
        word = _word(seed, position)
        position += 1
        if word < usable:
            return word % limit, position


def _word(seed: bytes, position: int) -> int:
    block, place = divmod(position, _WORDS)
    digest = _block(seed, block)
    return int.from_bytes(digest[4 * place : 4 * place + 4])


def _block(seed: bytes, block: int) -> bytes:
    return hmac.digest(seed, block.to_bytes(8), "sha256")
