"""Which kind of round the settings of Pesten ask for."""

from bot.engine.options import Turns
from bot.engine.round import Round
from bot.engine.rules import Rules
from bot.engine.speed.round import SpeedRound


def round_kind(rules: Rules) -> type[Round]:
    """The class that deals and plays a round by these rules: in turn, or without turns (rules.md §9)."""
    return SpeedRound if rules.turns is Turns.NONE else Round
