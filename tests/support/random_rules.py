"""Valid settings by chance: every option of games by turns can come up, also together with every other."""

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from bot.engine import (
    ALL_PRESETS,
    AddPenalty,
    AfterPenalty,
    Announcing,
    Casual,
    ChooseSuit,
    Decline,
    DrawnCard,
    Effect,
    ExtraCard,
    FinalScore,
    Finish,
    JokerStacks,
    Limit,
    MatchFormat,
    MissTurns,
    NextDraws,
    OthersDraw,
    PassLeft,
    Rank,
    Reverse,
    ReverseSkip,
    ReverseTwoPlayers,
    Rounds,
    Rules,
    RulesError,
    Skip,
    Stacking,
    StartCard,
    Turns,
    Wins,
    check_rules,
)

EFFECTS: tuple[Callable[[Random], Effect], ...] = (
    lambda chance: AddPenalty(chance.randint(1, 5)),
    lambda _chance: ChooseSuit(),
    lambda _chance: ExtraCard(),
    lambda chance: Skip(chance.randint(1, 5)),
    lambda chance: MissTurns(chance.randint(1, 5)),
    lambda _chance: Reverse(),
    lambda _chance: ReverseSkip(),
    lambda _chance: PassLeft(),
    lambda chance: OthersDraw(chance.randint(1, 3), chance.choice((0, 3, 4))),
    lambda chance: NextDraws(chance.randint(1, 5)),
)


def random_rules(chance: Random) -> Rules:
    """Settings that `check_rules` finds sound."""
    while True:
        rules = _any_rules(chance)
        try:
            check_rules(rules)
        except RulesError:
            continue
        return rules


def _any_rules(chance: Random) -> Rules:
    effects = tuple(_effects(chance) for _ in Rank)
    return replace(
        chance.choice(tuple(ALL_PRESETS.values())),
        players_min=2,
        players_max=8,
        decks=(0, 0, *(chance.randint(1, 4) for _ in range(7))),
        jokers=chance.randint(0, 4),
        hand=chance.randint(3, 13),
        effects=effects,
        wild=tuple(chance.random() < 0.1 for _ in Rank),
        stacking=chance.choice(tuple(Stacking)),
        no_finish=chance.choice((None, tuple(chance.random() < 0.4 for _ in Rank))),
        points=tuple(chance.randint(0, 100) for _ in Rank),
        format=_format(chance),
        round_limit=50,
        joker_stacks=chance.choice(tuple(JokerStacks)),
        after_penalty=tuple(chance.choice(tuple(AfterPenalty)) for _ in Rank),
        decline=chance.choice(tuple(Decline)),
        drawn_card=chance.choice(tuple(DrawnCard)),
        voluntary_draw=chance.random() < 0.2,
        reverse_two_players=chance.choice(tuple(ReverseTwoPlayers)),
        start_card=chance.choice(tuple(StartCard)),
        announcing=chance.choice(tuple(Announcing)),
        announce_penalty=chance.randint(1, 5),
        finish=chance.choice(tuple(Finish)),
        turns=Turns.IN_ORDER,
    )


def _effects(chance: Random) -> tuple[Effect, ...]:
    count = chance.choices((0, 1, 2, 3), (8, 4, 1, 1))[0]
    return tuple(make(chance) for make in chance.sample(EFFECTS, count))


def _format(chance: Random) -> MatchFormat:
    rounds = chance.randint(1, 20)
    return chance.choice(
        (Casual(), Rounds(rounds), FinalScore(rounds), Wins(rounds), Limit(chance.randint(20, 1000)))
    )
