"""The named games (rules.md §8). A preset's key is stored with matches and never changes its meaning."""

from msgspec.structs import replace

from bot.engine.cards import Rank
from bot.engine.effects import (
    AddPenalty,
    ChooseSuit,
    Effect,
    ExtraCard,
    MissTurns,
    OthersDraw,
    PassLeft,
    Reverse,
    ReverseSkip,
    Skip,
)
from bot.engine.options import (
    AfterPenalty,
    Announcing,
    Casual,
    Decline,
    DrawnCard,
    FinalScore,
    Finish,
    JokerStacks,
    ReverseTwoPlayers,
    Rounds,
    Stacking,
    StartCard,
    Turns,
    Wins,
)
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



def _with(
    effects: dict[Rank, tuple[Effect, ...]], changes: dict[Rank, tuple[Effect, ...]]
) -> tuple[tuple[Effect, ...], ...]:
    return tuple({**effects, **changes}.get(rank, ()) for rank in Rank)


def _after_penalty(changes: dict[Rank, AfterPenalty]) -> tuple[AfterPenalty, ...]:
    return tuple(changes.get(rank, AfterPenalty.END_TURN) for rank in Rank)


KNOCK = replace(
    PESTEN_7,
    key="knock",
    players_max=5,
    decks=(0, 0, 2, 3, 3, 4),
    effects=_with(_EFFECTS, {Rank.JOKER: (ChooseSuit(), AddPenalty(5)), Rank.KING: ()}),
    after_penalty=_after_penalty({Rank.JOKER: AfterPenalty.PLAY_ON, Rank.TWO: AfterPenalty.STACKERS_ONLY}),
    decline=Decline.FREE,
    reverse_two_players=ReverseTwoPlayers.ORDINARY,
    drawn_card=DrawnCard.MAY_PLAY,
    announcing=Announcing.BEFORE,
    finish=Finish.DRAW_ONE,
    #       X   A   2  3  4  5  6   7   8  9  10   J   Q   K
    points=(50, 20, 20, 3, 4, 5, 6, 20, 20, 9, 10, 20, 10, 10),
    format=Rounds(1),
)
"""Seed 000: the last card is knocked for."""

PASS_LEFT = replace(
    PESTEN_7,
    key="pass_left",
    effects=_with(_EFFECTS, {Rank.TEN: (PassLeft(),)}),
    start_card=StartCard.DEALER_PLAYS,
    voluntary_draw=True,
    announcing=Announcing.WITH_PLAY,
    format=Wins(2),
)
"""Seed 002: a 10 hands cards on, and the card turned up acts."""

CLASSIC = replace(
    PESTEN_7,
    key="classic",
    decks=(0, 0, 1, 1, 1, 1, 2, 2, 2),
    effects=_with(_EFFECTS, {Rank.KING: ()}),
    wild=(False,) * len(Rank),
    stacking=Stacking.SAME_RANK,
    joker_stacks=JokerStacks.DOUBLES,
    decline=Decline.FREE,
    reverse_two_players=ReverseTwoPlayers.EXTRA_TURN,
    drawn_card=DrawnCard.MAY_PLAY,
    announcing=Announcing.WINDOW,
    finish=Finish.DRAW_ONE,
    #       X   A   2  3  4  5  6  7  8  9  10   J   Q   K
    points=(20, 15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10),
    format=Casual(),
)
"""Seed 003: the last card is announced, or its player caught."""

GENTLE = replace(
    CLASSIC,
    key="gentle",
    jokers=0,
    effects=_with(_EFFECTS, {Rank.JOKER: (AddPenalty(3),), Rank.KING: ()}),
    stacking=Stacking.NONE,
    announcing=Announcing.AUTOMATIC,
    finish=Finish.ALLOWED,
)
"""Seed 003, "familial": for families with children."""

HARD = replace(
    CLASSIC,
    key="hard",
    effects=_with(
        _EFFECTS,
        {Rank.FOUR: (MissTurns(2),), Rank.FIVE: (OthersDraw(1, next_from=4),), Rank.KING: (ReverseSkip(),)},
    ),
)
"""Seed 003, "difficile": three more special cards."""

CUMULATIVE = replace(CLASSIC, key="cumulative", stacking=Stacking.ANY, joker_stacks=JokerStacks.ADDS)
"""Seed 003, "cumulatif": all penalty cards add up."""

SPEED = replace(CLASSIC, key="speed", turns=Turns.NONE)
"""Seed 003, "rapide": anybody may play at any time (rules.md §9)."""

PRESETS: dict[str, Rules] = {
    rules.key: rules for rules in (PESTEN_7, PESTEN_13, KNOCK, PASS_LEFT, CLASSIC, GENTLE, HARD, CUMULATIVE, SPEED)
}
"""What is offered to people."""
COMING: dict[str, Rules] = {}
"""What the engine plays already, but nobody has drawn screens for yet."""
ALL_PRESETS: dict[str, Rules] = PRESETS | COMING
