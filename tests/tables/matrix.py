"""What becomes of a table, for everything that can happen in every situation: the table of docs/absence.md.

`python -m tests.tables.matrix` writes the page; a test compares it, and another holds every cell against a real table.
"""

from pathlib import Path

from tests.tables.situations import SITUATIONS

PAGE = Path(__file__).parents[2] / "docs" / "absence.md"

FREE = "the seat is free"
COMPUTER = "a computer plays on"
PERSON = "the newcomer plays on"
ACTED = "the harmless act is done"
ALL_READY = "all are ready"
DEALT = "the next round is dealt"
STANDS = "the match stands still"
SAME = "nothing changes"
REFUSED = "refused"

MATCH = tuple(name for name in SITUATIONS if name not in ("lobby", "paused", "finished"))

EVENTS = (
    "leave", "kick", "timeout", "take over", "pause", "restart", "expired token", "deleted message",
    "missing permission", "closed DM", "bot removed",
)  # fmt: skip


def expected(situation: str, event: str) -> str:
    """From experience.md §6: what is done about a seat, and that nothing else of the table changes."""
    match situation, event:
        case "between rounds", "restart":
            return DEALT  # its twenty seconds are over after the two minutes that are tried
        case _, "restart" | "expired token" | "deleted message" | "missing permission" | "closed DM":
            return SAME  # §6: a restart or an outage of Discord never costs anybody time or cards
        case "finished", "timeout" | "bot removed":
            return SAME
        case "finished", _:
            return REFUSED
        case "lobby", "leave" | "kick":
            return FREE
        case "lobby", "take over" | "pause":
            return REFUSED  # an outsider joins; there is nothing to pause
        case "lobby", _:
            return SAME
        case _, "leave" | "kick":
            return COMPUTER
        case _, "take over":
            return PERSON
        case "paused", "pause":
            return REFUSED
        case "paused", _:
            return SAME
        case _, "pause" | "bot removed":
            return STANDS
        case "swap", "timeout":
            return ALL_READY
        case "between rounds", "timeout":
            return DEALT
        case _, "timeout":
            return ACTED
    raise LookupError(situation, event)


HEAD = """# When somebody is away

What becomes of a table when something happens to one of its people, in every situation in which he can be; it is the
same in both directions of play. *Take over* means that he left and another person sat down in his seat. Whatever stands
here, hands, turn, direction and a waiting penalty are as they were, unless an act is done; and the table goes on.

A *restart* is one after two minutes.

This page is written by `python -m tests.tables.matrix`; a test plays every cell of it.

"""


def page() -> str:
    """The page, in Markdown: a row for each situation."""
    rows = [
        f"| **{situation}** | " + " | ".join(expected(situation, event) for event in EVENTS) + " |"
        for situation in SITUATIONS
    ]
    return "\n".join((HEAD + "| | " + " | ".join(EVENTS) + " |", "|---" * (len(EVENTS) + 1) + "|", *rows)) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
