"""A deal, or a whole round, as text that replays: for bug reports and for what a failing test prints.

One fact a line; seats are 1-based, and a line that begins with `#` is a remark. The preset's key comes first. `order`
stands only where the cards were not shuffled by the seed, `rules` (as JSON) only where the settings are not the
preset's own, `absent` only where seats are out of the match. Where there are no turns, a line `tick` is the clock's:

    preset pesten_7
    players 2
    dealer 2
    seed 0000000000000000000000000000000000000000000000000000000000000000
    1 play 7H
    1 play JH S
    2 draw
"""

from collections.abc import Callable, Iterable
from typing import Self, TypeVar

import msgspec
from msgspec import Struct

from bot.engine.actions import Action, Tick, parse_action
from bot.engine.cards import Card, card_name, parse_cards
from bot.engine.errors import BadNotation, IllegalAction
from bot.engine.presets import ALL_PRESETS
from bot.engine.round import Round
from bot.engine.rounds import round_kind
from bot.engine.rules import Rules
from bot.engine.speed.round import SpeedRound

AnAction = TypeVar("AnAction")
Act = tuple[int, Action | Tick]
"""Who (0-based; `TABLE` for a tick) did what."""
TABLE = -1


class RoundRecord(Struct, frozen=True):
    """Everything that a round needs to be played again; without acts it is a deal."""

    rules: Rules
    players: int
    dealer: int
    seed: bytes
    order: tuple[Card, ...] | None = None
    """The pack as it was dealt; none: shuffled by the seed."""
    acts: tuple[Act, ...] = ()
    absent: tuple[int, ...] = ()
    """The seats (0-based) that are out of the match."""

    def __str__(self) -> str:
        """The record in notation."""
        lines = head_lines(self.rules.key, self.players, self.dealer, self.seed)
        if ALL_PRESETS.get(self.rules.key) != self.rules:
            lines.append(f"rules {msgspec.json.encode(self.rules).decode()}")
        if self.order is not None:
            lines.append(f"order {' '.join(map(card_name, self.order))}")
        if self.absent:
            lines.append(f"absent {' '.join(str(seat + 1) for seat in self.absent)}")
        return "\n".join([*lines, *act_lines(self.acts)])

    def with_act(self, seat: int, action: Action | Tick) -> Self:
        """The record with one act more."""
        return msgspec.structs.replace(self, acts=(*self.acts, (seat, action)))

    def deal(self) -> Round:
        """The round before its first act; raises as `Round.deal` does."""
        return round_kind(self.rules).deal(
            self.rules, self.players, self.dealer, self.seed, self.order, self.absent
        )

    def replay(self) -> Round:
        """The round after all acts; raises `IllegalAction` where one is against the rules."""
        state = self.deal()
        for seat, action in self.acts:
            if not isinstance(action, Tick):
                state.act(seat, action)
            elif isinstance(state, SpeedRound):
                state.tick()
            else:
                raise IllegalAction("no-tick-now")
        return state


def parse_record(text: str) -> RoundRecord:
    """The record that a notation names; raises `BadNotation`."""
    facts, acts = read_lines(text, _parse_act)
    try:
        return _record(facts, acts)
    except (KeyError, ValueError, msgspec.MsgspecError) as error:
        raise BadNotation("record", reason=str(error)) from error


def head_lines(key: str, players: int, dealer: int, seed: bytes) -> list[str]:
    """What stands above every record."""
    return [f"preset {key}", f"players {players}", f"dealer {dealer + 1}", f"seed {seed.hex()}"]


def act_lines(acts: Iterable[tuple[int, object]]) -> list[str]:
    """Acts in notation, one a line."""
    return [f"{action}" if seat == TABLE else f"{seat + 1} {action}" for seat, action in acts]


def read_lines(
    text: str, parse: Callable[[str], AnAction]
) -> tuple[dict[str, str], tuple[tuple[int, AnAction], ...]]:
    """The facts of a record by their first word, and its acts; raises `BadNotation` for what is no act."""
    facts: dict[str, str] = {}
    acts: list[tuple[int, AnAction]] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            acts.append((int(word) - 1, parse(rest)))
        elif line == str(Tick()):
            acts.append((TABLE, parse(line)))
        elif not word.startswith("#"):
            facts[word] = rest
    return facts, tuple(acts)


def read_seats(facts: dict[str, str], acts: Iterable[tuple[int, object]], known: set[str]) -> tuple[int, int]:
    """How many play and who deals (0-based); raises for facts that are not known, and seats that are none."""
    if unknown := facts.keys() - known:
        raise BadNotation("record", reason=" ".join(sorted(unknown)))
    players, dealer = int(facts["players"]), int(facts["dealer"]) - 1
    if not 0 <= dealer < players or not all(_is_seat(players, *act) for act in acts):
        raise ValueError("seat")
    return players, dealer


def _is_seat(players: int, seat: int, action: object) -> bool:
    return seat == TABLE if isinstance(action, Tick) else 0 <= seat < players


def _parse_act(text: str) -> Action | Tick:
    return Tick() if text == str(Tick()) else parse_action(text)


def _record(facts: dict[str, str], acts: tuple[Act, ...]) -> RoundRecord:
    known = {"preset", "players", "dealer", "seed", "rules", "order", "absent"}
    players, dealer = read_seats(facts, acts, known)
    rules = ALL_PRESETS[facts["preset"]] if "rules" not in facts else msgspec.json.decode(facts["rules"], type=Rules)
    return RoundRecord(
        rules=rules,
        players=players,
        dealer=dealer,
        seed=bytes.fromhex(facts["seed"]),
        order=parse_cards(facts["order"]) if "order" in facts else None,
        acts=acts,
        absent=tuple(int(seat) - 1 for seat in facts.get("absent", "").split()),
    )
