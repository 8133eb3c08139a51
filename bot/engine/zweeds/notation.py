"""A deal of Zweeds, or a whole round, as text that replays (see `bot.engine.notation`).

    preset zweeds
    players 2
    dealer 2
    seed 0000000000000000000000000000000000000000000000000000000000000000
    1 swap 4H AS
    1 ready
    2 ready
    1 lay 8S 8H
"""

from typing import Self

import msgspec
from msgspec import Struct

from bot.engine.cards import Card, card_name, parse_cards
from bot.engine.errors import BadNotation
from bot.engine.notation import act_lines, head_lines, read_lines, read_seats
from bot.engine.zweeds.actions import ZweedsAction, parse_zweeds_action
from bot.engine.zweeds.round import ZweedsRound
from bot.engine.zweeds.rules import ZWEEDS, ZweedsRules


class ZweedsRecord(Struct, frozen=True):
    """Everything that a round needs to be played again; without acts it is a deal."""

    rules: ZweedsRules
    players: int
    dealer: int
    seed: bytes
    order: tuple[Card, ...] | None = None
    """The pack as it was dealt; none: shuffled by the seed."""
    acts: tuple[tuple[int, ZweedsAction], ...] = ()
    """Who (0-based) did what."""

    def __str__(self) -> str:
        """The record in notation."""
        lines = head_lines(self.rules.key, self.players, self.dealer, self.seed)
        if self.rules != ZWEEDS:
            lines.append(f"rules {msgspec.json.encode(self.rules).decode()}")
        if self.order is not None:
            lines.append(f"order {' '.join(map(card_name, self.order))}")
        return "\n".join([*lines, *act_lines(self.acts)])

    def with_act(self, seat: int, action: ZweedsAction) -> Self:
        """The record with one act more."""
        return msgspec.structs.replace(self, acts=(*self.acts, (seat, action)))

    def deal(self) -> ZweedsRound:
        """The round before its first act; raises as `ZweedsRound.deal` does."""
        return ZweedsRound.deal(self.rules, self.players, self.dealer, self.seed, self.order)

    def replay(self) -> ZweedsRound:
        """The round after all acts; raises `IllegalAction` where one is against the rules."""
        state = self.deal()
        for seat, action in self.acts:
            state.act(seat, action)
        return state


def parse_zweeds_record(text: str) -> ZweedsRecord:
    """The record that a notation names; raises `BadNotation`."""
    facts, acts = read_lines(text, parse_zweeds_action)
    try:
        return _record(facts, acts)
    except (KeyError, ValueError, msgspec.MsgspecError) as error:
        raise BadNotation("record", reason=str(error)) from error


def _record(facts: dict[str, str], acts: tuple[tuple[int, ZweedsAction], ...]) -> ZweedsRecord:
    players, dealer = read_seats(facts, acts, {"preset", "players", "dealer", "seed", "rules", "order"})
    if facts["preset"] != ZWEEDS.key:
        raise ValueError("preset")
    return ZweedsRecord(
        rules=msgspec.json.decode(facts["rules"], type=ZweedsRules) if "rules" in facts else ZWEEDS,
        players=players,
        dealer=dealer,
        seed=bytes.fromhex(facts["seed"]),
        order=parse_cards(facts["order"]) if "order" in facts else None,
        acts=acts,
    )
