"""A whole round as text, with what every seat sees before each act: the golden files.

`python -m tests.engine.playthrough` writes them anew; read the difference before you commit it.
"""

from pathlib import Path
from random import Random

from bot.engine import PRESETS, Round, RoundRecord, RoundView, card_name
from tests.engine.random_play import seed_of
from tests.engine.sentence_examples import asks_text, event_text

FOLDER = Path(__file__).parent / "golden"
PLAYERS = {"pesten_7": 4, "pesten_13": 3}
"""How many play; every preset has a golden file."""


def playthrough(preset: str) -> str:
    """One round of the preset by random play, complete."""
    record = RoundRecord(PRESETS[preset], PLAYERS[preset], 0, seed_of(7))
    chance = Random(7)
    state = record.deal()
    lines = [str(record), event_text(state.opening())]
    while state.question is not None:
        lines += _moment(state)
        seat = state.question.seat
        action = chance.choice(state.legal_actions(seat))
        lines.append(f"> {seat + 1} {action}")
        lines += [f"  {event_text(event)}" for event in state.act(seat, action)]
    assert state.result is not None
    return "\n".join([*lines, *_moment(state), f"points {state.result.points}", ""])


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
        )
    parts = [f"{view.seat + 1}: {' '.join(map(card_name, view.hand))}"]
    if view.received:
        parts.append(f"received {' '.join(map(card_name, view.received))}")
    if view.legal:
        parts.append(f"may {', '.join(map(str, view.legal))}")
    return "; ".join(parts)


def main() -> None:
    """Write the golden files."""
    FOLDER.mkdir(exist_ok=True)
    for preset in PRESETS:
        (FOLDER / f"{preset}.txt").write_text(playthrough(preset), encoding="utf-8")


if __name__ == "__main__":
    main()
