"""What fits, and what stacks, in words."""

from bot.engine import AddPenalty, Rank, RoundView, Rules, rank_of, stacking_ranks
from bot.i18n import Words


def wild_ranks(rules: Rules) -> list[Rank]:
    """The ranks that fit on everything, the Joker last."""
    ordinary = (rank for rank in Rank if rank is not Rank.JOKER and rules.wild[rank])
    return [*ordinary, *((Rank.JOKER,) if rules.jokers else ())]


def fits(view: RoundView, words: Words) -> str | None:
    """`♥ hearts, a 7, a jack or a joker`; None when any card fits (rules.md §2.1)."""
    if view.current_suit is None:
        return None
    ranks = dict.fromkeys([rank_of(view.top), *wild_ranks(view.rules)])
    return words.either([words.suit(view.current_suit), *(words.one(rank) for rank in ranks)])


def stackers(view: RoundView, words: Words) -> str | None:
    """`a 2 or a joker`: what answers a penalty; None when nothing does (rules.md §3)."""
    ranks = stacking_ranks(view.rules, rank_of(view.top))
    return words.either(words.one(rank) for rank in ranks) if ranks else None


def penalty_ranks(rules: Rules) -> list[Rank]:
    """The ranks in the game that make somebody draw, the Joker last."""
    there = (*(rank for rank in Rank if rank is not Rank.JOKER), *((Rank.JOKER,) if rules.jokers else ()))
    return [rank for rank in there if any(isinstance(effect, AddPenalty) for effect in rules.effects[rank])]


def penalty_cards(rules: Rules, words: Words) -> str:
    """`a 2 or a joker`: what makes somebody draw."""
    return words.either(words.one(rank) for rank in penalty_ranks(rules))
