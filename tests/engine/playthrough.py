"""A whole round as text, with what every seat sees before each act: the golden files.

`python -m tests.engine.playthrough` writes them anew; read the difference before you commit it.
"""

from pathlib import Path
from random import Random

from bot.engine import (
    ALL_PRESETS,
    Action,
    Draw,
    Round,
    RoundRecord,
    RoundView,
    SpeedRound,
    TurnToPlay,
    card_name,
)
from tests.engine.random_play import able, seed_of
from tests.engine.sentence_examples import asks_text, event_text

FOLDER = Path(__file__).parent / "golden"
DEALS = {
    "pesten_7": (4, 7),
    "pesten_13": (3, 7),
    "knock": (3, 18),
    "pass_left": (3, 31),
    "classic": (3, 17),
    "gentle": (2, 39),
    "hard": (4, 22),
    "cumulative": (2, 5),
    "speed": (3, 11),
}
"""How many play, and the number of the seed; every preset has a golden file."""


TICKS = 0.1
"""How often the clock ticks where there are no turns."""


def playthrough(preset: str) -> str:
    """One round of the preset by random play, complete."""
    players, number = DEALS[preset]
    record = RoundRecord(ALL_PRESETS[preset], players, 0, seed_of(number))
    chance = Random(number)
    state = record.deal()
    lines = [str(record), *map(event_text, state.opening())]
    while state.question is not None:
        lines += _moment(state)
        seats = able(state)
        ticking = isinstance(state, SpeedRound) and state.tick_changes_anything
        if isinstance(state, SpeedRound) and ticking and (not seats or chance.random() < TICKS):
            lines += ["> tick", *(f"  {event_text(event)}" for event in state.tick())]
            continue
        seat = chance.choice(seats) if len(seats) > 1 else seats[0]
        action = _choice(state, seat, chance)
        lines.append(f"> {seat + 1} {action}")
        lines += [f"  {event_text(event)}" for event in state.act(seat, action)]
    assert state.result is not None
    return "\n".join([*lines, *_moment(state), f"points {state.result.points}", ""])


def _choice(state: Round, seat: int, chance: Random) -> Action:
    """By chance; but drawing by choice, which would make a round too long to read, is left out."""
    legal = state.legal_actions(seat)
    if state.rules.voluntary_draw and isinstance(state.question, TurnToPlay) and len(legal) > 1:
        legal = tuple(action for action in legal if not isinstance(action, Draw))
    return chance.choice(legal)


def _moment(state: Round) -> list[str]:
    views = [state.view(seat) for seat in (None, *range(state.players))]
    return ["", f"# {asks_text(state)}", *(_shown(view) for view in views)]


def _shown(view: RoundView) -> str:
    """Everything in a view but the rules; the pile by its size and top card."""
    if view.seat is None:
        suit = "any" if view.current_suit is None else f"{view.current_suit}{' chosen' * view.suit_is_chosen}"
        return (
            f"all: top {card_name(view.top)}, suit {suit}, penalty {view.penalty}, direction {view.direction:+d}, "
            f"cards {view.counts}, stock {view.stock}, pile {len(view.pile)}"
            + "".join(
                f", {name} {' '.join(str(seat + 1) for seat in seats)}"
                for name, seats in (("announced", view.announced), ("to catch", view.unannounced))
                if seats
            )
            + (f", owing {view.missed}" if any(view.missed) else "")
            + (f", debts {view.debts}" if any(view.debts) else "")
            + (f", locked {' '.join(str(seat + 1) for seat in view.locked)}" if view.locked else "")
        )
    parts = [f"{view.seat + 1}: {' '.join(map(card_name, view.hand))}"]
    if view.received:
        parts.append(f"received {' '.join(map(card_name, view.received))}")
    if view.got:
        parts.append(f"got {' '.join(map(card_name, view.got))}")
    if view.gift is not None:
        parts.append(f"gives {card_name(view.gift)}")
    if view.legal:
        parts.append(f"may {', '.join(map(str, view.legal))}")
    return "; ".join(parts)


def main() -> None:
    """Write the golden files."""
    FOLDER.mkdir(exist_ok=True)
    for preset in ALL_PRESETS:
        (FOLDER / f"{preset}.txt").write_text(playthrough(preset), encoding="utf-8")


if __name__ == "__main__":
    main()
