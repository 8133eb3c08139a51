"""What a table keeps of the house rule that it plays: a copy, so that nothing done to the rule later changes it."""

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import AnyRules


class Agreement(Struct, frozen=True, omit_defaults=True):
    """A house rule's name and what was agreed beside the settings; the settings are the table's own."""

    name: str
    """As it was typed; layouts escape it."""
    text: str = ""
    """What else was agreed, in somebody's own words; may be empty."""
    changed: bool = False
    """Whether the host has changed a setting since."""


def agreement_after(agreement: Agreement | None, before: AnyRules, after: AnyRules) -> Agreement | None:
    """What is left of a house rule when the host changes a setting: another game is no longer the house rule at all."""
    if agreement is None or before == after:
        return agreement
    return replace(agreement, changed=True) if before.key == after.key else None
