"""A second, tiny engine written straight from the rules with strings and lists, to count continuations against.

It knows nothing of `bot.engine`, is slow and plain, and serves as long as the stock lasts. A card is a rank and a suit
letter ("10H") or "X".
"""

from copy import deepcopy
from typing import Any

Position = dict[str, Any]
SPECIAL = {"X", "A", "2", "7", "8", "J", "K"}


def position(hands: list[list[str]], leader: int, top: str, stock: list[str]) -> Position:
    """The start of a round."""
    return {"hands": hands, "turn": leader, "top": top, "suit": suit(top), "stock": stock, "penalty": 0, "way": 1,
            "extra": False, "over": False}  # fmt: skip


def count(now: Position, depth: int) -> int:
    """How many different sequences of so many acts there are, a shorter one that ends the round included."""
    if depth == 0 or now["over"]:
        return 1
    return sum(count(after, depth - 1) for after in continuations(now))


def rank(card: str) -> str:
    return card if card == "X" else card[:-1]


def suit(card: str) -> str | None:
    return None if card == "X" else card[-1]


def may_lay(now: Position, card: str) -> bool:
    if len(now["hands"][now["turn"]]) == 1 and rank(card) in SPECIAL:
        return False
    if now["penalty"]:
        return rank(card) in {"2", "X"}
    return (
        rank(card) in {"J", "X"}
        or now["suit"] is None
        or suit(card) == now["suit"]
        or rank(card) == rank(now["top"])
    )


def continuations(now: Position) -> list[Position]:
    cards = sorted({card for card in now["hands"][now["turn"]] if may_lay(now, card)})
    after = [laid(now, card, named) for card in cards for named in ("SHCD" if rank(card) == "J" else [suit(card)])]
    if now["penalty"]:
        after.append(drawn(now, now["penalty"]))
    elif now["extra"] or not cards:
        after.append(drawn(now, 1))
    return after


def drawn(now: Position, number: int) -> Position:
    after = deepcopy(now)
    for _ in range(number):
        after["hands"][after["turn"]].append(after["stock"].pop(0))
    after["penalty"] = 0
    after["extra"] = False
    move_on(after, 1)
    return after


def laid(now: Position, card: str, named: str | None) -> Position:
    after = deepcopy(now)
    hand = after["hands"][after["turn"]]
    hand.remove(card)
    after["top"], after["suit"], after["extra"] = card, named, False
    after["over"] = not hand
    after["penalty"] += {"2": 2, "X": 5}.get(rank(card), 0)
    if rank(card) == "A" and len(after["hands"]) > 2:
        after["way"] = -after["way"]
    if rank(card) in {"7", "K"}:
        after["extra"] = True
    else:
        move_on(after, 2 if rank(card) == "8" else 1)
    return after


def move_on(now: Position, seats: int) -> None:
    now["turn"] = (now["turn"] + seats * now["way"]) % len(now["hands"])
