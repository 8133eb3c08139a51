"""Options that a preset offers by name (rules.md §8): switches between its own value of a setting and another one."""

from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.engine.cards import Rank
from bot.engine.decks import with_hand
from bot.engine.effects import Effect, NextDraws
from bot.engine.options import Announcing, Finish
from bot.engine.presets import CLASSIC, HARD, KNOCK
from bot.engine.rules import Rules


class PresetOption(NamedTuple):
    """A switch. `key` is stable; `starts_on` is how the preset itself has it."""

    key: str
    starts_on: bool
    setting: str
    """The field of `Rules` that it changes."""
    on: Any
    off: Any
    rank: Rank | None = None
    """Where given, only this rank's entry of the field."""

    def is_on(self, rules: Rules) -> bool:
        """Whether these settings have it on."""
        value = getattr(rules, self.setting)
        return bool((value if self.rank is None else value[self.rank]) == self.on)

    def switched(self, rules: Rules, on: bool) -> Rules:
        """The settings with the switch on or off and everything else as it was."""
        value = self.on if on else self.off
        if self.setting == "hand":
            return with_hand(rules, value)  # as many may play as there are cards for
        if self.rank is not None:
            table = list(getattr(rules, self.setting))
            table[self.rank] = value
            value = tuple(table)
        return replace(rules, **{self.setting: value})


def _card(key: str, starts_on: bool, rank: Rank, *effects: Effect) -> PresetOption:
    return PresetOption(key, starts_on, "effects", effects, (), rank)


PRESET_OPTIONS: dict[str, tuple[PresetOption, ...]] = {
    KNOCK.key: (
        PresetOption("finish-allowed", False, "finish", Finish.ALLOWED, KNOCK.finish),
        PresetOption("automatic-announcing", False, "announcing", Announcing.AUTOMATIC, KNOCK.announcing),
    ),
    CLASSIC.key: (
        PresetOption("five-cards", False, "hand", 5, CLASSIC.hand),
        _card("king-draws", False, Rank.KING, NextDraws(1)),
    ),
    HARD.key: (
        _card("four-misses-turns", True, Rank.FOUR, *HARD.effects[Rank.FOUR]),
        _card("five-draws", True, Rank.FIVE, *HARD.effects[Rank.FIVE]),
        _card("king-turns-and-skips", True, Rank.KING, *HARD.effects[Rank.KING]),
    ),
}
"""By the preset's key; presets that are missing here offer none."""
