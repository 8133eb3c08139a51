"""The shuffle's promise before the deal and its proof after the round (experience.md §10)."""

from collections.abc import Iterator, Sequence

from bot.engine import RoundResult, commitment
from bot.i18n import Words

ROUNDS_SHOWN = 6
"""Of a longer match the latest."""
_SHORT = 12
"""Hexadecimal digits of a promise or seed that is shown in passing."""


def promise(digest: bytes, words: Words) -> str:
    """The first digits of the next shuffle's SHA-256."""
    return words("shuffle-promise", hash=f"`{digest.hex()[:_SHORT]}…`")


def proof(result: RoundResult, words: Words) -> str:
    """That the shuffle of a round can be checked: the seed's first digits, and where all of it stands."""
    return words("shuffle-proof", seed=f"`{result.seed.hex()[:_SHORT]}…`")


def proofs(results: Sequence[RoundResult], words: Words) -> Iterator[str]:
    """For each of the latest rounds that are over its whole seed, and the promise as it was shown before the deal."""
    if results:
        yield words("shuffle-proofs")
    first = max(0, len(results) - ROUNDS_SHOWN)
    for number, result in enumerate(results[first:], start=first + 1):
        promised = f"`{commitment(result.seed).hex()[:_SHORT]}…`"
        yield words("shuffle-proof-line", round=str(number), seed=f"`{result.seed.hex()}`", hash=promised)
