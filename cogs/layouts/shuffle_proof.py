"""The shuffle's promise before the deal and its proof after the round (experience.md §10)."""

from bot.engine import RoundResult, commitment
from bot.i18n import Words

_SHORT = 12
"""Hexadecimal digits of a promise that is shown in passing."""


def promise(digest: bytes, words: Words) -> str:
    """The first digits of the next shuffle's SHA-256."""
    return words("shuffle-promise", hash=f"`{digest.hex()[:_SHORT]}…`")


def proof(result: RoundResult, words: Words) -> tuple[str, str]:
    """The seed of a round that is over, and what had been promised for it."""
    return (
        words("shuffle-proof", seed=f"`{result.seed.hex()}`"),
        words("shuffle-commitment", hash=f"`{commitment(result.seed).hex()}`"),
    )
