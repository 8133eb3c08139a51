"""What a table keeps of the house rule that it plays: a copy, so that nothing done to the rule later changes it."""

from msgspec import Struct


class Agreement(Struct, frozen=True, omit_defaults=True):
    """A house rule's name and what was agreed beside the settings; the settings are the table's own."""

    name: str
    """As it was typed; layouts escape it."""
    text: str = ""
    """What else was agreed, in somebody's own words; may be empty."""
    changed: bool = False
    """Whether the host has changed a setting since."""
