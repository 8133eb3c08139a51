"""A whole round of Zweeds as text, with what every seat sees before each act: the golden file.

`python -m tests.engine.zweeds_playthrough` writes it anew; read the difference before you commit it.
"""

from pathlib import Path
from random import Random

from bot.engine import ZWEEDS, HandsToSwap, ZweedsRecord, ZweedsRound, ZweedsView, card_name
from bot.opponents import choose
from tests.engine.random_play import seed_of
from tests.engine.zweeds_examples import asks_text, event_text

FILE = Path(__file__).with_name("golden_zweeds.txt")
PLAYERS, NUMBER = 3, 153


def playthrough() -> str:
    """One round, each third act by chance and the others by the computer player, complete."""
    record = ZweedsRecord(ZWEEDS, PLAYERS, 0, seed_of(NUMBER))
    chance = Random(NUMBER)
    state = record.deal()
    lines = [str(record), *map(event_text, state.opening())]
    number = 0
    while state.question is not None:
        lines += _moment(state)
        seat, number = state.waiting[0], number + 1
        freely = number % 3 == 0 and not isinstance(state.question, HandsToSwap)
        action = chance.choice(state.legal_actions(seat)) if freely else choose(state.view(seat), chance)
        lines.append(f"> {seat + 1} {action}")
        lines += [f"  {event_text(event)}" for event in state.act(seat, action)]
    assert state.result is not None
    return "\n".join([*lines, *_moment(state), f"places {state.result.points}", ""])


def _moment(state: ZweedsRound) -> list[str]:
    return ["", f"# {asks_text(state)}", *(_shown(state.view(seat)) for seat in (None, *range(state.players)))]


def _shown(view: ZweedsView) -> str:
    if view.seat is None:
        counting = "anything" if view.counting is None else card_name(view.counting)
        open_ = " | ".join(" ".join(map(card_name, cards)) for cards in view.open)
        return (
            f"all: on {counting}, seen {' '.join(map(card_name, view.seen))}, pile {view.pile}, stock {view.stock}, "
            f"burned {view.burned}, cards {view.counts}, open {open_}, blind {view.blind}, out {view.out}"
        )
    parts = [f"{view.seat + 1}: {' '.join(map(card_name, view.hand))}"]
    if view.received:
        parts.append(f"received {' '.join(map(card_name, view.received))}")
    if view.legal:
        parts.append(f"may {', '.join(map(str, view.legal))}")
    return "; ".join(parts)


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
