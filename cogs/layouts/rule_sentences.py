"""The rules of a table in sentences, one small group a setting: most of the rule card (rules.md §2 to §7)."""

from collections.abc import Iterator
from typing import assert_never

from bot.engine import (
    BLOCKED_IN_A_ROW,
    LEAST_TURNS,
    AfterPenalty,
    Casual,
    ChooseSuit,
    DrawnCard,
    FinalScore,
    Finish,
    JokerStacks,
    Limit,
    Rank,
    Rounds,
    Rules,
    Stacking,
    StartCard,
    Turns,
    Wins,
)
from bot.i18n import Words
from cogs.layouts.announcing import announce_kind
from cogs.layouts.fits import penalty_ranks, wild_ranks
from cogs.layouts.speed_rules import has_no_turns, speed_dealing, speed_end, speed_penalties, speed_turn

RANKS = (*(rank for rank in Rank if rank not in (Rank.JOKER, Rank.ACE)), Rank.ACE, Rank.JOKER)
"""From the two to the Joker, the Ace as the highest rank."""


def dealing(rules: Rules, words: Words) -> Iterator[str]:
    """Who deals and leads, and the first card turned up (rules.md §4, §7)."""
    if has_no_turns(rules):
        yield from speed_dealing(rules, words)
        return
    yield words("rules-deal")
    in_order = rules.turns is Turns.IN_ORDER
    match rules.start_card:
        case StartCard.NO_EFFECT:
            yield from [words("rules-leader")] if in_order else []
            yield words("rules-start-card-no-effect")
        case StartCard.DEALER_PLAYS:
            yield words("rules-start-card-acts")
            yield from [words("rules-leader-after-card")] if in_order else []
        case _:
            assert_never(rules.start_card)


def turn(rules: Rules, words: Words) -> Iterator[str]:
    """What fits, and drawing (rules.md §2)."""
    if has_no_turns(rules):
        yield from speed_turn(words)
    else:
        yield from _drawing(rules, words)
    if wild := wild_ranks(rules):
        yield words("rules-wild", ranks=words.join(words.rank(rank) for rank in wild))
    if rules.jokers and not any(isinstance(effect, ChooseSuit) for effect in rules.effects[Rank.JOKER]):
        yield words("rules-joker-any")
    yield words("rules-empty-stock")


def _drawing(rules: Rules, words: Words) -> Iterator[str]:
    kept = rules.drawn_card is DrawnCard.KEEP
    yield f"{words('rules-turn')} {words('rules-draw-keep' if kept else 'rules-draw-may-play')}"
    if rules.voluntary_draw:
        yield words("rules-draw-voluntary")


def penalties(rules: Rules, words: Words) -> Iterator[str]:
    """Passing a penalty on, and what follows when it was taken (rules.md §3); nothing where no card makes one draw."""
    ranks = _there(rules, penalty_ranks(rules))
    if not ranks:
        return
    yield _stacking(rules, ranks, words)
    stacks = Rank.JOKER in ranks and rules.stacking is not Stacking.NONE
    if stacks and rules.joker_stacks is JokerStacks.DOUBLES:
        yield words("rules-joker-doubles")
    if has_no_turns(rules):
        yield from speed_penalties(rules, words)
    else:
        yield from _after_penalty(rules, ranks, words)


def last_card(rules: Rules, words: Words, players: int | None = None) -> Iterator[str]:
    """Announcing it, and which it may be for so many players (rules.md §5, §6)."""
    kind = announce_kind(rules)
    turns = "no" if has_no_turns(rules) else "yes"
    yield words(f"rules-announcing-{rules.announcing.value}", kind=kind, count=rules.announce_penalty, turns=turns)
    restricted = [rank for rank in _there(rules, RANKS) if rules.restricts_finish(rank, players == 2)]
    if rules.finish is Finish.ALLOWED or not restricted:
        yield words("rules-finish-free")
        return
    ranks = words.join(words.rank(rank) for rank in restricted)
    yield words("rules-no-finish" if rules.finish is Finish.FORBIDDEN else "rules-finish-draw-one", ranks=ranks)


def round_end(rules: Rules, words: Words) -> Iterator[str]:
    """How a round ends: somebody is out, or nobody can go on (rules.md §2.7)."""
    yield words("rules-round-end-uncounted" if isinstance(rules.format, Wins | Casual) else "rules-round-end")
    kind = "casual" if isinstance(rules.format, Casual) else "wins" if isinstance(rules.format, Wins) else "points"
    if has_no_turns(rules):
        yield from speed_end(kind, words)
    else:
        yield words("rules-blocked", kind=kind, turns=rules.round_limit, least=LEAST_TURNS, row=BLOCKED_IN_A_ROW)


def match_format(rules: Rules, words: Words) -> str:
    """What the match is played for (rules.md §7)."""
    match rules.format:
        case FinalScore(rounds=rounds):
            return words("rules-format-final-score", rounds=rounds)
        case Casual():
            return words("rules-format-casual")
        case Rounds(rounds=rounds):
            return words("rules-format-rounds", rounds=rounds)
        case Wins(wins=wins):
            return words("rules-format-wins", count=wins)
        case Limit(points=points):
            return words("rules-format-limit", count=points)
        case _:
            assert_never(rules.format)


def _there(rules: Rules, ranks: list[Rank] | tuple[Rank, ...]) -> list[Rank]:
    """The ranks that are in the game, in the order of the rule card."""
    return [rank for rank in RANKS if rank in ranks and (rank is not Rank.JOKER or rules.jokers)]


def _stacking(rules: Rules, ranks: list[Rank], words: Words) -> str:
    match rules.stacking:
        case Stacking.ANY:
            return words("rules-stacking-any", ranks=words.either(words.one(rank) for rank in ranks))
        case Stacking.SAME_RANK:
            return words("rules-stacking-same-rank")
        case Stacking.NONE:
            return words("rules-stacking-none")
        case _:
            assert_never(rules.stacking)


def _after_penalty(rules: Rules, ranks: list[Rank], words: Words) -> Iterator[str]:
    stackers = words.either(words.one(rank) for rank in ranks)
    for after in AfterPenalty:
        after_these = [rank for rank in ranks if rules.after_penalty[rank] is after]
        if len(after_these) == len(ranks):
            yield words(f"rules-after-penalty-{after.value}", stackers=stackers)
        elif after_these:
            penalty = words.either(words.one(rank) for rank in after_these)
            yield words("rules-after-penalty-of", ranks=penalty, after=after.value, stackers=stackers)
