"""The kinds of game that a table can play, and what is done alike with each of them.

Pesten and Zweeds share the face of a round, not its insides: where a value must be of one kind, it is told apart here.
"""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from bot.engine.actions import Action
from bot.engine.cards import Card
from bot.engine.errors import IllegalAction, RulesError
from bot.engine.events import Event
from bot.engine.options import FinalScore, Limit, Rounds
from bot.engine.presets import ALL_PRESETS, KNOCK, PRESETS
from bot.engine.questions import CardsToGive, Question, waiting_for
from bot.engine.round import Round
from bot.engine.rounds import round_kind
from bot.engine.rules import Rules, check_rules
from bot.engine.speed.round import SpeedRound
from bot.engine.views import RoundView
from bot.engine.zweeds.actions import ZweedsAction
from bot.engine.zweeds.events import ZweedsEvent
from bot.engine.zweeds.questions import CardsToLay, CardsToLayAfterBurn, HandsToSwap, ZweedsQuestion
from bot.engine.zweeds.round import ZweedsRound
from bot.engine.zweeds.rules import ZWEEDS, ZweedsRules, zweeds_faults
from bot.engine.zweeds.views import ZweedsView

AnyRules = Rules | ZweedsRules
AnyRound = Round | SpeedRound | ZweedsRound
AnyAction = Action | ZweedsAction
AnyEvent = Event | ZweedsEvent
AnyQuestion = Question | ZweedsQuestion
AnyView = RoundView | ZweedsView

GAMES: dict[str, AnyRules] = {**PRESETS, ZWEEDS.key: ZWEEDS}
"""Every named game that people are offered, of whatever kind."""
ALL_GAMES: dict[str, AnyRules] = {**ALL_PRESETS, **GAMES}


def is_preset(rules: AnyRules) -> bool:
    """Whether the settings are exactly those of the game that their key names; otherwise they are custom."""
    return ALL_GAMES.get(rules.key) == rules


ANY_LENGTH = frozenset({KNOCK.key, ZWEEDS.key})
"""Games whose match is any number of rounds (rules.md §8, §11); of the others the length is part of the game."""


def played_preset(rules: AnyRules) -> str | None:
    """The key of the game that a table plays, by which it is called and listed; none for custom settings.

    The leaderboards of 8 rounds with 7 cards, of 5 with 13, and so on compare like with like (experience.md §8):
    another number of rounds, wins or points is custom, but where any number belongs to the game.
    """
    game = ALL_GAMES.get(rules.key)
    if game is None:
        return None
    if rules.key in ANY_LENGTH and isinstance(rules.format, Rounds):
        rules = replace(rules, format=game.format)
    return rules.key if rules == game else None


def has_scores(rules: AnyRules) -> bool:
    """Whether final scores say anything: the match counts points over rounds (rules.md §7)."""
    return isinstance(rules, Rules) and isinstance(rules.format, FinalScore | Rounds | Limit)


def check_any_rules(rules: AnyRules) -> None:
    """Raise `RulesError` with the code of every fault; nothing is played on faulty rules."""
    match rules:
        case Rules():
            check_rules(rules)
        case ZweedsRules():
            if faults := zweeds_faults(rules):
                raise RulesError(faults)
        case _:
            assert_never(rules)


def deal_round(
    rules: AnyRules,
    players: int,
    dealer: int,
    seed: bytes,
    order: tuple[Card, ...] | None = None,
    absent: Iterable[int] = (),
) -> AnyRound:
    """A round of the rules' kind, dealt; see `Round.deal` and `ZweedsRound.deal` (where nobody is absent)."""
    match rules:
        case Rules():
            return round_kind(rules).deal(rules, players, dealer, seed, order, absent)
        case ZweedsRules():
            return ZweedsRound.deal(rules, players, dealer, seed, order)
        case _:
            assert_never(rules)


def act_in_round(state: AnyRound, seat: int, action: AnyAction) -> tuple[AnyEvent, ...]:
    """Act; raises `IllegalAction`, and then changes nothing."""
    match state:
        case Round():
            return state.act(seat, _of_turns(action))
        case ZweedsRound():
            return state.act(seat, _of_zweeds(action))
        case _:
            assert_never(state)


def check_in_round(state: AnyRound, seat: int, action: AnyAction) -> None:
    """Raise `IllegalAction` with the reason if the seat may not do this now."""
    match state:
        case Round():
            state.check(seat, _of_turns(action))
        case ZweedsRound():
            state.check(seat, _of_zweeds(action))
        case _:
            assert_never(state)


def seats_waited_for(question: AnyQuestion | None) -> tuple[int, ...]:
    """The seats whose answer the table waits for."""
    match question:
        case HandsToSwap(waiting=waiting):
            return waiting
        case CardsToLay(seat=seat) | CardsToLayAfterBurn(seat=seat):
            return (seat,)
        case _:
            return waiting_for(question)


def asked_of(question: AnyQuestion | None, seat: int) -> AnyQuestion | None:
    """What a seat is asked; that others still have to choose or to swap changes nothing for it."""
    if question is None or seat not in seats_waited_for(question):
        return None
    match question:
        case CardsToGive():
            return CardsToGive(question.seat, (seat,))
        case HandsToSwap():
            return HandsToSwap(question.seat, (seat,))
        case _:
            return question


def _of_turns(action: AnyAction) -> Action:
    if isinstance(action, ZweedsAction):
        raise IllegalAction("other-game")
    return action


def _of_zweeds(action: AnyAction) -> ZweedsAction:
    if isinstance(action, ZweedsAction):
        return action
    raise IllegalAction("other-game")
