"""Tells the people's side (the page) what changes; nothing is built while nobody looks."""

from collections.abc import Callable

from bot.playground.world import Json

Feed = Callable[[frozenset[int], Json], None]
"""Takes the ids of who may know, and a frame of the page face."""


class Hub:
    """Passes frames to every feed."""

    def __init__(self) -> None:
        self.feeds: list[Feed] = []
        self.on_commands: list[Callable[[], None]] = []

    @property
    def active(self) -> bool:
        return bool(self.feeds)

    def tell(self, audience: frozenset[int], frame: Json) -> None:
        for feed in self.feeds:
            feed(audience, frame)

    def commands_changed(self) -> None:
        """The bot has other commands than before: everybody gets his list anew."""
        for listener in self.on_commands:
            listener()
