"""Accent colours: each stands out by 3 to 1 or more from Discord's light and dark backgrounds (a test computes it)."""

CLOCKWISE = 0x2E9E55
COUNTER_CLOCKWISE = 0xD3700E
YOUR_TURN = 0x5B7FE5
"""Of a hand whose owner is on turn; a hand's colour never tells the direction."""
NEUTRAL = 0x878C95


def of_direction(direction: int) -> int:
    """Green clockwise (+1), orange counter-clockwise (-1) (experience.md §4)."""
    return CLOCKWISE if direction > 0 else COUNTER_CLOCKWISE


def direction_key(direction: int) -> str:
    """What Fluent texts select the direction by."""
    return "clockwise" if direction > 0 else "counter-clockwise"
