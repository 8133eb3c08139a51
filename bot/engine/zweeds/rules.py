"""What can be set in Zweeds (rules.md §11): little; the game is what it is."""

from msgspec import Struct

from bot.engine.cards import DECK, Card
from bot.engine.options import Rounds


class ZweedsRules(Struct, frozen=True, tag="zweeds"):
    """The settings of a game of Zweeds. Hashable; equal settings are equal values."""

    key: str = "zweeds"
    players_min: int = 2
    players_max: int = 10
    decks: tuple[int, ...] = (0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2)
    """Decks of 52 by number of players."""
    format: Rounds = Rounds(1)

    def pack(self, players: int) -> tuple[Card, ...]:
        """All cards in the game for so many players, unshuffled."""
        return DECK * self.decks[players]

    @property
    def expected_rounds(self) -> int:
        """How many rounds a match takes."""
        return self.format.rounds


ZWEEDS = ZweedsRules()


def zweeds_faults(rules: ZweedsRules) -> tuple[str, ...]:
    """The code of everything that is wrong with the settings."""
    faults = []
    if not 1 <= rules.format.rounds <= 20:
        faults.append("rounds-out-of-range")
    if not ZWEEDS.players_min <= rules.players_min <= rules.players_max <= ZWEEDS.players_max:
        faults.append("players-out-of-range")
    if len(rules.decks) != rules.players_max + 1:
        faults.append("decks-not-by-players")
    elif any(decks not in (1, 2) or decks < (players > 5) + 1 for players, decks in _decks(rules)):
        faults.append("decks-out-of-range")
    return tuple(faults)


def _decks(rules: ZweedsRules) -> list[tuple[int, int]]:
    return list(enumerate(rules.decks))[max(rules.players_min, ZWEEDS.players_min) :]
