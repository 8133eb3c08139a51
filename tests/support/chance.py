"""Chance that can be foretold."""

import random

from bot.tables.chance import Chance


class SeededChance(Chance):
    """The same draws for the same seed."""

    def __init__(self, seed: int) -> None:
        """Start the sequence that `seed` names."""
        super().__init__()
        self.random = random.Random(seed)

    def seed(self) -> bytes:
        """The next 32 bytes of the sequence."""
        return self.random.randbytes(32)
