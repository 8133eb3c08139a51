"""Settings that are sound one by one and mean nothing together; `check_rules` refuses them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.engine.cards import Rank
from bot.engine.effects import AddPenalty, Effect, Reverse, ReverseSkip
from bot.engine.options import JokerStacks, Limit, Stacking

if TYPE_CHECKING:
    from bot.engine.rules import Rules


def contradictions(rules: "Rules") -> Iterator[str]:
    """The code of each; the tables by rank must be whole."""
    if isinstance(rules.format, Limit) and not any(rules.points[rank] for rank in Rank if _is_there(rules, rank)):
        yield "limit-without-points"  # nobody would ever go over it
    if any(_has(effects, Reverse) and _has(effects, ReverseSkip) for effects in rules.effects):
        yield "turns-twice"
    doubles = rules.stacking is not Stacking.NONE and rules.joker_stacks is JokerStacks.DOUBLES
    if doubles and rules.jokers and not _has(rules.effects[Rank.JOKER], AddPenalty):
        yield "nothing-to-double"


def _is_there(rules: "Rules", rank: Rank) -> bool:
    return rank is not Rank.JOKER or rules.jokers > 0


def _has(effects: tuple[Effect, ...], kind: type[Effect]) -> bool:
    return any(isinstance(effect, kind) for effect in effects)
