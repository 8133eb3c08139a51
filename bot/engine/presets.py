"""The named games (rules.md §8). A preset's key is stored with matches and never changes its meaning."""

from msgspec.structs import replace

from bot.engine.cards import Rank
from bot.engine.effects import AddPenalty, ChooseSuit, Effect, ExtraCard, Reverse, Skip
from bot.engine.options import FinalScore, Stacking
from bot.engine.rules import Rules

_EFFECTS: dict[Rank, tuple[Effect, ...]] = {
    Rank.JOKER: (AddPenalty(5),),
    Rank.ACE: (Reverse(),),
    Rank.TWO: (AddPenalty(2),),
    Rank.SEVEN: (ExtraCard(),),
    Rank.EIGHT: (Skip(1),),
    Rank.JACK: (ChooseSuit(),),
    Rank.KING: (ExtraCard(),),
}

PESTEN_7 = Rules(
    key="pesten_7",
    players_min=2,
    players_max=8,
    decks=(0, 0, 1, 1, 1, 2, 2, 2, 2),
    jokers=2,
    hand=7,
    effects=tuple(_EFFECTS.get(rank, ()) for rank in Rank),
    wild=tuple(rank is Rank.JACK for rank in Rank),
    stacking=Stacking.ANY,
    no_finish=None,
    #       X   A   2  3  4  5  6   7   8  9  10   J   Q   K
    points=(50, 20, 20, 3, 4, 5, 6, 20, 20, 9, 10, 20, 10, 20),
    format=FinalScore(8),
    round_limit=100,
)
"""Seed 001 with seven cards."""

PESTEN_13 = replace(
    PESTEN_7,
    key="pesten_13",
    decks=(0, 0, 2, 2, 2, 2, 3, 3, 3),
    hand=13,
    format=FinalScore(5),
)
"""Seed 001 with thirteen cards."""

PRESETS: dict[str, Rules] = {rules.key: rules for rules in (PESTEN_7, PESTEN_13)}


def is_preset(rules: Rules) -> bool:
    """Whether the settings are exactly those of the preset that their key names; otherwise they are custom."""
    return PRESETS.get(rules.key) == rules
