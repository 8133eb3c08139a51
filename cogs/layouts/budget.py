"""What Discord allows in one Components V2 message, and how much of it a layout uses (discord_facts.md §1)."""

from dataclasses import dataclass

from cogs.layouts.parts import Layout, every_part

COMPONENTS = 40
CHARACTERS = 4000
BYTES = 10_170
BYTES_PER_TEXT = 12
"""Undocumented: the sum over all texts of their UTF-8 bytes and 12 each must not go over `BYTES`."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a message uses; every part and accessory counts as a component, nested ones too."""

    components: int
    characters: int
    text_bytes: int

    @property
    def is_kept(self) -> bool:
        """Whether Discord takes the message."""
        return self.components <= COMPONENTS and self.characters <= CHARACTERS and self.text_bytes <= BYTES


def measure(layout: Layout) -> Budget:
    """Count a message."""
    parts = list(every_part(layout.parts))
    texts = [part["content"] for part in parts if "content" in part]
    return Budget(
        components=len(parts),
        characters=sum(len(content) for content in texts),
        text_bytes=sum(len(content.encode()) + BYTES_PER_TEXT for content in texts),
    )
