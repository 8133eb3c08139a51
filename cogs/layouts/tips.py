"""Tips for learners, those alone that are true of the settings at hand (document 003, "Conseils", and more)."""

from collections.abc import Iterator, Sequence

from bot.engine import (
    AddPenalty,
    Announcing,
    AnyRules,
    Casual,
    ChooseSuit,
    Effect,
    ExtraCard,
    Finish,
    PassLeft,
    Rank,
    Reverse,
    ReverseTwoPlayers,
    Rules,
    Stacking,
    Turns,
    Wins,
)
from bot.i18n import Words
from cogs.layouts.announcing import announce_kind
from cogs.layouts.parts import Layout, box, heading, message, text
from cogs.layouts.rule_sentences import RANKS
from cogs.layouts.variants import variant_name
from cogs.layouts.zweeds_rules import zweeds_tips


def tips_layout(rules: AnyRules, words: Words) -> Layout:
    """The tips as a list."""
    title = heading(words("tips-title", variant=variant_name(rules, words)))
    return message(box(text(title, *(f"- {tip}" for tip in tips(rules, words)))))


def tips(rules: AnyRules, words: Words) -> Iterator[str]:
    """What helps in these settings, the most useful first."""
    if not isinstance(rules, Rules):
        yield from zweeds_tips(words)
        return
    by_turns = rules.turns is Turns.IN_ORDER
    if not by_turns:
        yield words("tip-without-turns")
        yield words("speed-tip-owing")
        yield words("speed-tip-locks")
    if choosing := _doing(rules, ChooseSuit):
        yield words("tip-suits", cards=_ones(choosing, words))
    if rules.stacking is not Stacking.NONE and (drawing := _doing(rules, AddPenalty)):
        same = "yes" if rules.stacking is Stacking.SAME_RANK else "no"
        yield words("tip-keep-penalty-cards", cards=_ones(drawing, words), same=same)
    if by_turns and (going_on := _doing(rules, ExtraCard)):
        yield words("tip-extra-cards", cards=_ones(going_on, words))
    if rules.announcing is not Announcing.AUTOMATIC:
        yield words("tip-announce", kind=announce_kind(rules), count=rules.announce_penalty)
    if rules.finish is not Finish.ALLOWED:
        yield words("tip-ordinary-last")
    yield words("tip-count-cards")
    if _doing(rules, PassLeft):
        yield words("tip-pass-left")
    yield from _about_points(rules, words)
    if by_turns and rules.reverse_two_players is ReverseTwoPlayers.EXTRA_TURN and (turning := _doing(rules, Reverse)):
        yield words("tip-reverse-with-two", cards=_ones(turning, words))


def _about_points(rules: Rules, words: Words) -> Iterator[str]:
    if isinstance(rules.format, Wins):
        return
    if not isinstance(rules.format, Casual):
        yield words("tip-drawn-cards")
    dearest = max(_there(rules), key=lambda rank: rules.points[rank])
    yield words("tip-dear-cards", card=words.one(dearest), points=rules.points[dearest])


def _doing(rules: Rules, effect: type[Effect]) -> list[Rank]:
    """The ranks in the game that have such an effect."""
    return [rank for rank in _there(rules) if any(isinstance(one, effect) for one in rules.effects[rank])]


def _there(rules: Rules) -> list[Rank]:
    return [rank for rank in RANKS if rank is not Rank.JOKER or rules.jokers]


def _ones(ranks: Sequence[Rank], words: Words) -> str:
    return words.either(words.one(rank) for rank in ranks)
