"""Computer players: one honest level. They get what a person in their seat would know, and nothing more."""

from bot.opponents.absence import default_action
from bot.opponents.judgement import choose

__all__ = ["choose", "default_action"]
