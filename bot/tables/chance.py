"""Everything random about tables, in one place that tests can replace by something seeded."""

import random
import secrets
from collections.abc import Collection

COMPUTER_NAMES = (
    "Aagje", "Berend", "Cato", "Dries", "Eefje", "Floris", "Geertje", "Harm", "Ietje", "Jelle", "Keetje", "Lubbert",
)  # fmt: skip
LEAST_SHARE, MOST_SHARE = 0.7, 1.3
"""So much longer or shorter than the ordinary is a pause that a person would make."""
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


class Chance:
    """Draws seeds, names and pauses from the operating system's own randomness."""

    def __init__(self) -> None:
        """Nothing to set up: every draw is independent."""
        self.random: random.Random = random.SystemRandom()

    def seed(self) -> bytes:
        """32 bytes for the shuffle of one round."""
        return secrets.token_bytes(32)

    def table_id(self) -> str:
        """Ten characters that are easy to read aloud (31^10, about 8 * 10^14 of them)."""
        return "".join(self.random.choice(_ALPHABET) for _ in range(10))

    def first_dealer(self, players: int) -> int:
        """The seat that deals the first round."""
        return self.random.randrange(players)

    def computer_name(self, taken: Collection[str]) -> str:
        """A computer player's name that nobody at the table bears."""
        free = [name for name in COMPUTER_NAMES if name not in taken]
        return self.random.choice(free) if free else f"{COMPUTER_NAMES[0]} {len(taken)}"

    def pause(self, seconds: float) -> float:
        """A pause around `seconds` as a person would make it: 0.7 to 1.3 times as long."""
        return seconds * self.random.uniform(LEAST_SHARE, MOST_SHARE)
