"""Computer players: one honest level. They get what a person in their seat would know, and nothing more."""

from random import Random
from typing import assert_never, overload

from bot.engine import Action, AnyAction, AnyView, RoundView, ZweedsAction, ZweedsView
from bot.opponents.absence import default_action as _default_by_turns
from bot.opponents.judgement import choose as _choose_by_turns
from bot.opponents.zweeds import choose_in_zweeds, default_in_zweeds

__all__ = ["choose", "default_action"]


@overload
def choose(view: RoundView, chance: Random) -> Action: ...
@overload
def choose(view: ZweedsView, chance: Random) -> ZweedsAction: ...
@overload
def choose(view: AnyView, chance: Random) -> AnyAction: ...
def choose(view: AnyView, chance: Random) -> AnyAction:
    """The act that seems best to the seat of this view, which must have one; equals are decided by `chance`."""
    match view:
        case RoundView():
            return _choose_by_turns(view, chance)
        case ZweedsView():
            return choose_in_zweeds(view, chance)
        case _:
            assert_never(view)


@overload
def default_action(view: RoundView) -> Action: ...
@overload
def default_action(view: ZweedsView) -> ZweedsAction: ...
@overload
def default_action(view: AnyView) -> AnyAction: ...
def default_action(view: AnyView) -> AnyAction:
    """What is done for somebody whose time is up: nothing clever, nothing lost."""
    match view:
        case RoundView():
            return _default_by_turns(view)
        case ZweedsView():
            return default_in_zweeds(view)
        case _:
            assert_never(view)
