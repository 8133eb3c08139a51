"""The rules of Pesten, pure: no clock, no chance of its own, no input or output, no text for people.

A round is dealt from 32 bytes of chance and changed by acts, which are checked and answered with events:

>>> pesten = PRESETS["pesten_7"]
>>> state = Round.deal(pesten, players=2, dealer=1, seed=bytes(32))
>>> while state.result is None:
...     seat = state.question.seat
...     events = state.act(seat, state.legal_actions(seat)[0])
>>> state.result.points[state.result.out]
0
"""

from bot.engine.actions import Action, Draw, Pass, Play, Take, parse_action
from bot.engine.cards import (
    DECK,
    JOKER,
    Card,
    Rank,
    Suit,
    card_name,
    make_card,
    parse_card,
    parse_cards,
    parse_suit,
    rank_of,
    suit_of,
)
from bot.engine.compiled import fits
from bot.engine.effects import AddPenalty, ChooseSuit, Effect, ExtraCard, Reverse, Skip
from bot.engine.errors import Argument, BadNotation, IllegalAction, PestenError, RulesError, StaleAction
from bot.engine.events import (
    CardPlayed,
    CardsDrawn,
    DirectionTurned,
    DrawCause,
    Event,
    ExtraCardGranted,
    LastCardShown,
    PenaltyRaised,
    RoundBlocked,
    RoundStarted,
    SeatPassed,
    SeatSkipped,
    StockRenewed,
    WentOut,
)
from bot.engine.match import Match
from bot.engine.notation import RoundRecord, parse_record
from bot.engine.options import FinalScore, MatchFormat, Stacking
from bot.engine.presets import PRESETS, is_preset
from bot.engine.questions import ExtraCardToPlay, PenaltyToAnswer, Question, TurnToPlay
from bot.engine.round import Round
from bot.engine.rules import Rules, check_rules
from bot.engine.scores import Standing, shown_score, standings
from bot.engine.shuffle import SEED_BYTES, commitment, shuffled
from bot.engine.views import RoundResult, RoundView

__all__ = [
    "DECK",
    "JOKER",
    "PRESETS",
    "SEED_BYTES",
    "Action",
    "AddPenalty",
    "Argument",
    "BadNotation",
    "Card",
    "CardPlayed",
    "CardsDrawn",
    "ChooseSuit",
    "DirectionTurned",
    "Draw",
    "DrawCause",
    "Effect",
    "Event",
    "ExtraCard",
    "ExtraCardGranted",
    "ExtraCardToPlay",
    "FinalScore",
    "IllegalAction",
    "LastCardShown",
    "Match",
    "MatchFormat",
    "Pass",
    "PenaltyRaised",
    "PenaltyToAnswer",
    "PestenError",
    "Play",
    "Question",
    "Rank",
    "Reverse",
    "Round",
    "RoundBlocked",
    "RoundRecord",
    "RoundResult",
    "RoundStarted",
    "RoundView",
    "Rules",
    "RulesError",
    "SeatPassed",
    "SeatSkipped",
    "Skip",
    "Stacking",
    "StaleAction",
    "Standing",
    "StockRenewed",
    "Suit",
    "Take",
    "TurnToPlay",
    "WentOut",
    "card_name",
    "check_rules",
    "commitment",
    "fits",
    "is_preset",
    "make_card",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_record",
    "parse_suit",
    "rank_of",
    "shown_score",
    "shuffled",
    "standings",
    "suit_of",
]
